/** The pages of the footer, which are views of the start page. */
export const INFO_PAGES = ['privacy', 'terms', 'support'] as const
export type InfoPage = (typeof INFO_PAGES)[number]

/** Returns the address of an information page. */
export function infoAddress(page: InfoPage): string {
  return `/?page=${page}`
}
