/** One question to a language model. `maxTokens` bounds the answer; equal `seed`s ask for equal answers. */
export type LlmPrompt = {
  system: string
  user: string
  maxTokens: number
  temperature: number
  seed?: number
}

/** What an endpoint says one call took, in tokens. */
export type LlmUse = { input: number; output: number }

/** A language model behind any endpoint. */
export type Llm = {
  /**
   * Streams the answer in the pieces in which it arrives. Throws LlmError; every piece yielded before that was good.
   * Ends quietly when `signal` is aborted: the connection is closed at once, and the caller checks `signal.aborted`.
   * `onUse` hears what the call took, if the endpoint says so and the answer is read to its end.
   */
  streamText(prompt: LlmPrompt, signal: AbortSignal, onUse?: (use: LlmUse) => void): AsyncIterable<string>
  /** The whole answer at once. Throws LlmError, and the signal's reason when it is aborted: never half an answer. */
  completeText(prompt: LlmPrompt, signal: AbortSignal): Promise<string>
}

/**
 * Why there is no (further) answer: the key was rejected · too many calls · no usable reply · too slow ·
 * broken off after the first words · the model declined · a well-formed reply without any words · words that are of no
 * use, also when asked once more · no end in sight, long after as much as was asked for · it was not asked, because
 * the day's budget for models has no room for it.
 */
export type LlmErrorCode =
  | 'unauthorised'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'interrupted'
  | 'refused'
  | 'empty'
  | 'unusable'
  | 'endless'
  | 'over_budget'

/** A model that did not answer. The message is the code alone: a vendor's words may quote the key or the prompt. */
export class LlmError extends Error {
  override readonly name = 'LlmError'
  readonly code: LlmErrorCode

  constructor(code: LlmErrorCode, options?: { cause?: unknown }) {
    super(`The language model gave no answer: ${code}`, options)
    this.code = code
  }
}
