import type { RewriteEngine } from './engine.ts'
import { type Block, splitBlocks } from '#app/domain/text/blocks.ts'

/** Headings that say no more than where they stand. */
const IDLE =
  /^(?:introduction|intro|overview|background|summary|conclusion|in conclusion|final thoughts|closing thoughts|key takeaways?|takeaways?|the takeaway|(?:the )?bottom line|wrapping up|tl;?dr|in short|the short answer|short answer|why it matters|einleitung|fazit|zusammenfassung|introducción|conclusión|resumen|introduzione|conclusione|introdução|conclusão|inleiding|conclusie|введение|заключение|выводы?)$/i

/** An emoji or a number in a box in front of a line, with the bullet before it. */
const EMOJI =
  /^([ \t]*)(?:[-*•][ \t]+)?(?:(\d{1,2})\uFE0F?\u20E3|(?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D\p{Extended_Pictographic}\uFE0F?)*))[ \t]+(?=\S)/u
/** What these say of a line is yes, no or beware. */
const TELLS = /^[ \t]*(?:[-*•][ \t]+)?(?:✅|❌|✔|✖|☑|⚠|⛔|🚫)/u
/** So many lines with an emoji in front are a list. */
const LIST = 3

const RULE = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|={2,})$/
const CODE = /(`+)[^`\n]{1,400}\1/g
const BOLD =
  /\*\*(?=\S)([^*\n]{1,400}?\S?)\*\*|(?<![\p{L}\p{N}_])__(?=\S)([^_\n]{1,400}?\S?)__(?![\p{L}\p{N}_])/gu

/** Text outside of code, changed by `change`. */
function outsideCode(text: string, change: (text: string) => string): string {
  let [written, at] = ['', 0]
  for (const found of text.matchAll(CODE)) {
    written += change(text.slice(at, found.index)) + found[0]
    at = found.index + found[0].length
  }
  return written + change(text.slice(at))
}

/** Text without signs for bold letters; italic ones may name a work. */
function unmarked(text: string): string {
  return outsideCode(text, (part) =>
    part.replace(BOLD, (_, stars?: string, lines?: string) => stars ?? lines ?? ''),
  )
}

/** Curly quotation marks made straight, unless they are those of another language („…“, «…»). */
function straight(text: string): string {
  if (/[„‚«‹]/.test(text)) return text
  return outsideCode(text, (part) => part.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
const stemOf = (word: string) => word.replace(/(?:ies|es|s|ing|ed)$/u, '').slice(0, 6)

/** Whether a heading tells a reader nothing that the text below it does not. */
function isIdle(heading: string, section: string): boolean {
  const plain = heading.replace(/[\s:.?!]+$/, '').trim()
  if (IDLE.test(plain)) return true
  const said = new Set(wordsOf(section).map(stemOf))
  const words = wordsOf(plain).filter(
    (word) => !/^(?:what|when|where|which|this|that|with|your|more)$/.test(word),
  )
  return (
    words.length > 0 && words.length < 8 && !/\d/.test(plain) && words.every((word) => said.has(stemOf(word)))
  )
}

const isText = ({ kind }: Block) =>
  kind === 'prose' || kind === 'item' || kind === 'verse' || kind === 'quote'
const isBlank = ({ kind }: Block) => kind === 'blank'

/** The text from a heading to the next one, and the kind of what comes first. */
function sectionOf(blocks: readonly Block[], from: number): { text: string; first: Block | undefined } {
  const end = blocks.findIndex(({ kind }, at) => at > from && kind === 'heading')
  const section = blocks.slice(from + 1, end < 0 ? undefined : end)
  return {
    text: section
      .filter(isText)
      .map(({ body }) => body)
      .join(' '),
    first: section.find((block) => !isBlank(block) && !RULE.test(block.body)),
  }
}

/** The number of lines in prose that begin with an emoji which is a bullet. */
function emojiLines(blocks: readonly Block[]): number {
  const lines = blocks.filter(isText).flatMap(({ prefix, body }) => (prefix + body).split('\n'))
  return lines.filter((line) => EMOJI.test(line) && !TELLS.test(line)).length
}

/**
 * Returns a text as people lay it out who write without Markdown: headings that say nothing of their own are gone and others
 * lines of text, bold letters, rules between paragraphs and emoji bullets are plain. Lists stay lists, tables and code stay as
 * they are, and so does every word but those of the headings that are gone.
 */
export function plainLayout(text: string): string {
  const blocks = splitBlocks(text)
  const bullets = emojiLines(blocks) >= LIST
  const written: string[] = []
  let isFirst = true
  let skipsBlank = false
  const bare = (line: string) => (TELLS.test(line) || !bullets ? line : line.replace(EMOJI, bulletOf))
  for (const [at, block] of blocks.entries()) {
    const { kind, prefix, body, suffix } = block
    if (isBlank(block)) {
      if (!skipsBlank) written.push(body + suffix)
      continue
    }
    skipsBlank = false
    if (kind === 'code' && RULE.test(body)) {
      // With the empty line behind it; the line below a title goes alone.
      skipsBlank = written.length === 0 || /^\s*$/.test(written.at(-1) ?? '')
    } else if (kind === 'heading') {
      const title = straight(unmarked(body))
        .replace(EMOJI, '')
        .replace(/[ \t]+#*[ \t]*$/, '')
        .trim()
      const { text: section, first } = sectionOf(blocks, at)
      const isGone = !isFirst && first?.kind === 'prose' && isIdle(title, section)
      if (isGone || title === '') skipsBlank = true
      else written.push(title + (first?.kind === 'item' && !/[:?!.…]$/.test(title) ? ':' : '') + suffix)
    } else if (isText(block)) {
      const whole = (prefix + body).split('\n').map(bare).join('\n')
      written.push(straight(unmarked(whole)) + suffix)
    } else written.push(prefix + body + suffix)
    isFirst = false
  }
  return written.join('')
}

function bulletOf(_: string, indent: string, number?: string): string {
  return `${indent}${number === undefined ? '-' : `${number}.`} `
}

/** Returns an engine that lays a text out plainly before it is rewritten, where that was asked for. */
export function withPlainLayout(engine: RewriteEngine): RewriteEngine {
  return (input, signal) =>
    engine(input.formatting === 'plain' ? { ...input, text: plainLayout(input.text) } : input, signal)
}
