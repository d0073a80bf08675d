const MB = 1024 * 1024

/** Bytes a person's originals may have together. */
export const STORAGE_LIMIT = 100 * MB

/** Bytes of one file in the library. */
export const MAX_FILE_BYTES = 20 * MB

/** What is said of a file over that. */
export const LIBRARY_FILE_TOO_LARGE = `File too large. Files must be ≤ ${MAX_FILE_BYTES / MB} MB.`
/** The same of pictures. */
export const LIBRARY_IMAGE_TOO_LARGE = `File too large. Images must be ≤ ${MAX_FILE_BYTES / MB} MB.`

/** Bytes (UTF-8) of a document that is sent as text. */
export const MAX_CONTENT_BYTES = 4 * MB
/** Bytes of a body with such a text: escapes make it longer on its way. */
export const MAX_CONTENT_BODY = 3 * MAX_CONTENT_BYTES

/** What a file of unknown size is shown as, and counts as. */
export const ESTIMATED_FILE_BYTES = MB

/** Documents on one page of the list. */
export const DOCUMENTS_PAGE = 50

/** Documents in the column beside a tool, and in the search for one there. */
export const DOCUMENTS_BESIDE = 200

/** Documents that one form or call may delete, or sort into collections. */
export const MAX_CHOSEN_AT_ONCE = 2_000

/** Characters of a file name, its ending included. */
export const MAX_FILE_NAME = 120

/** Collections a person may have, and characters of the name of one. */
export const MAX_COLLECTIONS = 200
export const MAX_COLLECTION_NAME = 60

/** What of originals that were made to be seen is held in memory: bytes in all, and milliseconds since it was last looked at. */
export const SEEN_ORIGINALS = { bytes: 16 * MB, forMs: 10 * 60_000 }
