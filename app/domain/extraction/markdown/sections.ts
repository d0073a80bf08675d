import type { Page } from '../reader.ts'
import { blocksOf } from './blocks.ts'
import { oneLine } from './escape.ts'

/** Characters and words of a section, where the text allows it: a citation of it is found at a glance. */
const SECTION = 4_000
const WORDS = 600
/** Below this a section goes on past the next small heading, so that a page of short entries stays one section. */
const SHORT = 1_200

/**
 * A flowing document as sections: cut before headings, and within long parts between blocks. The label is the section's
 * first heading; a further piece of the same part is called `Heading (2)`. The texts together are the document.
 */
export function sectionsOf(markdown: string): Page[] {
  const pages: Page[] = []
  let current: string[] = []
  let length = 0
  let words = 0
  let hasBody = false
  let label: string | null = null
  let piece = 1
  const close = () => {
    const text = current.join('\n\n')
    if (text) pages.push({ label: label && piece > 1 ? `${label} (${piece})` : label, text, method: 'text' })
    current = []
    length = 0
    words = 0
    hasBody = false
  }
  for (const { text, level } of blocksOf(markdown, SECTION)) {
    if (level) {
      if (hasBody && (level <= 2 || length > SHORT)) close()
      if (current.length === 0) {
        label = headingText(text)
        piece = 1
      }
    } else if (hasBody && (length + text.length > SECTION || words + wordsOf(text) > WORDS)) {
      close()
      piece++
    }
    current.push(text)
    length += text.length + 2
    words += wordsOf(text)
    hasBody ||= !level
  }
  close()
  return pages
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length
}

/** What a heading says, without marks; at most a line of it. */
function headingText(heading: string): string | null {
  const text = oneLine(
    heading
      .replace(/^#{1,6}\s*|\s+#+\s*$/g, '')
      .replace(/\n[=-]+\s*$/, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\\([\\`*_[\]<#>|.+-])|[*`]+/g, '$1'),
  )
  return text === '' ? null : text.length > 120 ? `${text.slice(0, 119)}…` : text
}
