import { escapeMarkdown } from '../markdown/escape.ts'
import type { Inline } from './blocks.ts'

/** Writes stretches of text as Markdown; line breaks stay bare. */
export function inlineMarkdown(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('note' in inline) return `[^${inline.note}]`
      const text = escapeMarkdown(inline.text)
      if (inline.href === undefined || text.trim() === '') return text
      const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
      return `${before}[${words}](${linkDestination(inline.href)})${after}`
    })
    .join('')
}

/** A paragraph's Markdown: spaces put in order, line breaks kept as hard breaks. */
export function paragraph(inlines: readonly Inline[]): string {
  return inlineMarkdown(inlines)
    .split('\n')
    .map((line) => line.replace(/[\t ]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\\\n')
}

function linkDestination(href: string): string {
  return href.replace(/[\s()<>\\]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  )
}
