/** Where a stretch of text stands on a page, in its points from the upper left corner: how far it runs, how tall it is. */
export type PlacedText = {
  text: string
  /** The beginning of its baseline: on the right where it is read from right to left. */
  at: [x: number, y: number]
  /** From there to its end, and to the top of its letters. */
  along: [x: number, y: number]
  up: [x: number, y: number]
}

/** A page as it looks. */
export type PageImage = {
  /** WebP. */
  bytes: Buffer
  /** Of the picture, in pixels. */
  width: number
  height: number
  /** Of the page, in the points that its texts are placed in. */
  page: { width: number; height: number }
  /** In the order of the file; empty when nobody knows where anything stands. */
  texts: PlacedText[]
}

/** What a page is drawn as: large enough to be read on a fine screen, whatever it claims to measure. */
export const PAGE_IMAGE = {
  type: 'image/webp',
  width: 1_400,
  height: 2_800,
  /** Bytes it may have. */
  bytes: 3 * 1024 * 1024,
  /** Stretches of text whose places are told, and characters in all of them. */
  texts: 12_000,
  characters: 120_000,
} as const
