/** A stretch of text: plain words, words that lead somewhere, or the mark of a footnote. */
export type Inline = { text: string; href?: string } | { note: string }

/** What flowing documents are made of, whatever format they were kept in. */
export type Block =
  | { kind: 'heading'; level: number; inlines: Inline[] }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'code'; inlines: Inline[] }
  /** `list` tells lists apart, so that numbers go on after a paragraph between; `start` is a list's first number. */
  | { kind: 'item'; level: number; ordered: boolean; list: string; start?: number; inlines: Inline[] }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'note'; mark: string; blocks: Block[] }

/** Whether nothing can be seen of the inlines. */
export function isBlank(inlines: readonly Inline[]): boolean {
  return inlines.every((inline) => 'text' in inline && inline.text.trim() === '')
}

/** Adds to the last stretch when it leads to the same place, so that runs do not cut words. */
export function append(inlines: Inline[], text: string, href?: string): void {
  const last = inlines.at(-1)
  if (last && 'text' in last && last.href === href) last.text += text
  else inlines.push(href === undefined ? { text } : { text, href })
}

/** The words alone, without links and marks. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => ('text' in inline ? inline.text : '')).join('')
}
