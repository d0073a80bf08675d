/** Stands in the page where the words of an answer under way go; characters that no text of ours contains. */
export const LIVE_MARK = '\u2060\u2026\u2060'
