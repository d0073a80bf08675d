/** All the pages' Markdown as one text, for those who do not need pages. */
export function joinPages(pages: readonly { text: string }[]): string {
  return pages
    .map(({ text }) => text.trimEnd())
    .filter(Boolean)
    .join('\n\n')
}
