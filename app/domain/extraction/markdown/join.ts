import type { Page } from '../reader.ts'

/** All the pages' Markdown as one text, for those who do not need pages. */
export function joinPages(pages: readonly Page[]): string {
  return pages
    .map(({ text }) => text.trimEnd())
    .filter(Boolean)
    .join('\n\n')
}
