import { ESCAPED } from '#app/domain/chat/answer-text.ts'

/** A piece of a line: words, words that stand out, code, or the marker of a citation. */
export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'mark'; number: number }

/** A block of an answer. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }

/**
 * The little Markdown that answers are written in, as data: whoever draws it draws elements of their own, so that nothing
 * of a model's or a document's text becomes markup. Links are their words and address, pictures their description: no
 * answer has the browser load anything.
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let code: string[] | undefined
  let fresh = true
  for (const line of markdown.split(/\r?\n/)) {
    if (/^\s*(?:```|~~~)/.test(line)) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n') })
      code = code ? undefined : []
      fresh = true
    } else if (code) code.push(line)
    else if (line.trim() === '') fresh = true
    else {
      addLine(blocks, line, fresh)
      fresh = false
    }
  }
  if (code) blocks.push({ kind: 'code', text: code.join('\n') })
  return blocks
}

function addLine(blocks: Block[], line: string, fresh: boolean) {
  const item = /^\s*(?:[-*+•]|(\d{1,3})[.)])\s+(.*)$/.exec(line)
  const heading = /^\s{0,3}#{1,6}\s+(.*)$/.exec(line)
  const quote = /^\s{0,3}>\s?(.*)$/.exec(line)
  const last = blocks.at(-1)
  if (item) {
    const ordered = item[1] !== undefined
    const words = inlinesOf(item[2] ?? '')
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(words)
    else blocks.push({ kind: 'list', ordered, items: [words] })
  } else if (heading) blocks.push({ kind: 'heading', lines: [inlinesOf(heading[1] ?? '')] })
  else if (quote) join(blocks, 'quote', quote[1] ?? '', fresh)
  else if (!fresh && last?.kind === 'list') last.items.at(-1)?.push(...inlinesOf(` ${line.trim()}`))
  else join(blocks, 'paragraph', line, fresh)
}

function join(blocks: Block[], kind: 'paragraph' | 'quote', line: string, fresh: boolean) {
  const last = blocks.at(-1)
  if (!fresh && last?.kind === kind) last.lines.push(inlinesOf(line))
  else blocks.push({ kind, lines: [inlinesOf(line)] })
}

const INLINE =
  /\\([!-/:-@[-`{-~])|\[(\d{1,3})\](?!\()|\*\*(?=\S)(.{1,1000}?)(?<=\S)\*\*|(?<![\p{L}\p{N}*])\*(?=\S)([^*]{1,1000}?)(?<=\S)\*(?![\p{L}\p{N}*])|`([^`]{1,1000})`|(!)?\[([^\][]{0,500})\]\(\s*<?([^()\s<>]{0,2000})>?[^()]{0,200}\)/gu

/** The pieces of a line. */
function inlinesOf(line: string): Inline[] {
  const pieces: Inline[] = []
  let at = 0
  const put = (text: string) => {
    const last = pieces.at(-1)
    if (last?.kind === 'text') last.text += text
    else if (text !== '') pieces.push({ kind: 'text', text })
  }
  for (const found of line.matchAll(INLINE)) {
    put(line.slice(at, found.index))
    at = found.index + found[0].length
    const [, sign, number, strong, em, code, picture, words = '', address = ''] = found
    if (sign) put(sign)
    else if (number) pieces.push({ kind: 'mark', number: Number(number) })
    else if (strong) pieces.push(...marked(strong, 'strong'))
    else if (em) pieces.push(...marked(em, 'em'))
    else if (code) pieces.push({ kind: 'code', text: code })
    else put(picture || words === address || address === '' ? words : `${words} (${address})`)
  }
  put(line.slice(at))
  return pieces
}

/** Markers within words that stand out are still markers. */
function marked(text: string, kind: 'strong' | 'em'): Inline[] {
  return text.split(/(?<!\\)(\[\d{1,3}\])/).flatMap((part): Inline[] => {
    const number = /^\[(\d{1,3})\]$/.exec(part)?.[1]
    if (number) return [{ kind: 'mark', number: Number(number) }]
    return part === '' ? [] : [{ kind, text: part.replace(ESCAPED, '$1') }]
  })
}
