/** Who wrote a text: a language model, or this program out of the document's own sentences. */
export type TextEngine = 'llm' | 'embedded'

export type MessageRole = 'user' | 'assistant'

/** A place in a document that bears out what an answer says. */
export type Citation = {
  /** As in the text of the answer: `[1]`. */
  number: number
  documentId: string
  fileName: string
  /** From 1. */
  page: number
  /** What the page is called, such as a heading; null when it has only its number. */
  label: string | null
  /** Verbatim, but for white space. */
  quote: string
}

/** How an answer came about, for the line under it. */
export type AnswerFacts = {
  /** Whether all of the documents was read for it, or the passages that fit the question best. */
  basis: 'whole' | 'passages'
  /** How the passages were found; absent when everything was read. */
  search?: 'words' | 'words and meaning'
  /**
   * The documents bear it out; passages come near, and whether they answer cannot be told; the documents do not say;
   * nothing was found that bears it out.
   */
  support: 'cited' | 'near' | 'absent' | 'none'
  /** Citations that were dropped because their quote was not on their page. */
  dropped?: number
  /** Sentences of the language model that are not in it: the documents do not bear them out. */
  leftOut?: number
  /** It is in another language than the documents: only its figures were compared with what it cites. */
  translated?: true
  /** The embedded engine did what the language model should have done. */
  fallback?: true
  /**
   * Why it did: the model could not be reached or broke off; the documents bore out nothing of what it said; the day's
   * budget for it was used up.
   */
  because?: 'unreachable' | 'unsupported' | 'over_budget'
  /** It was stopped before it was finished. */
  stopped?: true
}
