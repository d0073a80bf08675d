/** The most a text to rewrite may weigh, in bytes as UTF-8: more than the largest plan's month of words. */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024

/** The most a body with such a text may weigh: JSON escapes and form encoding make it longer on its way. */
export const MAX_TEXT_BODY = 2 * MAX_TEXT_BYTES

/** The most a file brought into the humanizer may weigh. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024

/** What is said of a file over that. */
export const FILE_TOO_LARGE = { title: 'File too large', description: 'File size should be less than 10MB.' }

/** Characters of a text that is still checked and measured: about 150,000 words, more than a thick book. */
export const MAX_CHECKED_CHARACTERS = 1_000_000

/** Custom tones. */
export const MAX_TONE_NAME = 32
export const MAX_TONE_DESCRIPTION = 200
export const MAX_TONES = 50

/** Characters of the input shown in the history. */
export const HISTORY_PREVIEW = 60
/** Entries of the history on one page. */
export const HISTORY_PAGE = 20

/** How long a draft is kept. */
export const DRAFT_HOURS = 24
/** How long a browser keeps a text that nobody came back for. */
export const KEPT_TEXT_DAYS = 30

/** Characters of a sentence that is worded otherwise. */
export const MAX_SENTENCE = 20_000

/** Changed sentences on one page of the review, which is also as many as can be tried again at once. */
export const REVIEW_PAGE = 25
/** Words of the new text on one page of its changes. */
export const CHANGES_PAGE_WORDS = 3_000
/** Source and rewrite together may have so many characters (UTF-16 units) to be compared. */
export const MAX_COMPARED = 1_500_000
