/** A document as HTML of an allow-list, without styles, scripts and addresses. */
export type DocumentView = {
  html: string
  /** There is more of it than is shown. */
  isCut: boolean
}

/** How much of a document is shown. */
export const DOCUMENT_VIEW = {
  /** Characters of HTML, pictures included. */
  characters: 4_000_000,
  /** Bytes of all pictures together, and pixels of the longer side of one. */
  pictureBytes: 1_500_000,
  pictureSide: 900,
} as const
