import { plainWords } from './answer-text.ts'

/** Part of a text around words that were found in it; `match` as it is written there. */
export type Excerpt = { before: string; match: string; after: string }

/** Characters on each side. */
const SIDE = 70

/** The part of an answer or a question around the first place of a word, without markers of sources and Markdown. */
export function excerptOf(content: string, word: string): Excerpt {
  const text = plainWords(content)
    .replaceAll(/^\s*•\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  const at = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()))
  const end = text.toLowerCase().includes(word.toLowerCase()) ? at + word.length : at
  const before = text.slice(0, at)
  const after = text.slice(end)
  return {
    before: before.length > SIDE ? `…${before.slice(-SIDE).replace(/^\S*\s/, '')}` : before,
    match: text.slice(at, end),
    after: after.length > 2 * SIDE ? `${after.slice(0, 2 * SIDE).replace(/\s\S*$/, '')}…` : after,
  }
}
