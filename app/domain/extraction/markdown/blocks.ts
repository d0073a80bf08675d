export type Block = {
  text: string
  /** 1 to 6 when the block is a heading. */
  level?: number
}

/** Longer tables and code are cut; up to this they stay whole. */
const WHOLE_FACTOR = 4

/** A document's blocks: headings, fenced code, tables, and what else stands between blank lines. Long ones are cut near `size`. */
export function* blocksOf(markdown: string, size: number): Generator<Block> {
  for (const block of rawBlocks(markdown)) {
    if (block.level || block.text.length <= size) yield block
    else yield* cut(block.text, size)
  }
}

function* rawBlocks(markdown: string): Generator<Block> {
  let lines: string[] = []
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence) {
      lines.push(line)
      if (mark?.startsWith(fence) && line.trim() === mark) {
        yield { text: lines.join('\n') }
        lines = []
        fence = undefined
      }
      continue
    }
    const heading = /^ {0,3}(#{1,6})(?:\s|$)/.exec(line)?.[1]
    if (heading || mark || line.trim() === '') {
      if (lines.length > 0) yield { text: lines.join('\n') }
      lines = []
      if (heading) yield { text: line.trim(), level: heading.length }
      else if (mark) {
        fence = mark
        lines.push(line)
      }
      continue
    }
    if (
      lines.length === 1 &&
      /^ {0,3}(?:=+|-{2,})\s*$/.test(line) &&
      !lines[0]!.trimStart().startsWith('|')
    ) {
      yield { text: `${lines[0]}\n${line}`, level: line.includes('=') ? 1 : 2 }
      lines = []
      continue
    }
    lines.push(line)
  }
  if (lines.length > 0) yield { text: lines.join('\n') }
}

/** Tables between rows (with the header again), everything else between lines, then words. */
function* cut(text: string, size: number): Generator<Block> {
  const lines = text.split('\n')
  const isTable = lines.length > 2 && /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[1]!)
  const isCode = /^ {0,3}(?:`{3}|~{3})/.test(text)
  if (text.length <= size * WHOLE_FACTOR && (isTable || isCode)) {
    yield { text }
    return
  }
  const head = isTable ? lines.splice(0, 2) : []
  const bound = isTable || isCode ? size * WHOLE_FACTOR : size
  let piece: string[] = [...head]
  let length = 0
  for (const line of lines.flatMap((line) => pieces(line, bound))) {
    if (length > 0 && length + line.length > bound) {
      yield { text: piece.join('\n') }
      piece = [...head]
      length = 0
    }
    piece.push(line)
    length += line.length + 1
  }
  yield { text: piece.join('\n') }
}

/** A line no longer than `size`, cut at sentences or blanks where there are any. */
function pieces(line: string, size: number): string[] {
  const found: string[] = []
  let from = 0
  while (line.length - from > size) {
    const window = line.slice(from, from + size)
    const sentence = Math.max(...['. ', '! ', '? ', '。'].map((end) => window.lastIndexOf(end))) + 1
    const blank = window.lastIndexOf(' ')
    let end = sentence > size / 2 ? sentence : blank > size / 2 ? blank : size
    // A character of two units stays whole.
    if (/[\ud800-\udbff]/.test(line[from + end - 1] ?? '')) end--
    found.push(line.slice(from, from + end).trim())
    from += end
  }
  found.push(line.slice(from).trimEnd())
  return found.filter((piece) => piece !== '').length > 0 ? found : [line]
}
