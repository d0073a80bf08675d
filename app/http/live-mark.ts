/** Stands in a page where the words of a run under way go; characters that no text of ours contains. */
export const LIVE_MARK = '\u2060\u2026\u2060'
