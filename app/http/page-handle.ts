/**
 * What a route's `handle` says about it. A `document` is for people who have not come in yet: it is loaded by the
 * browser and ships no framework; every other page is hydrated. `layout` is how the shell places it.
 */
export type PageHandle = {
  document?: true
  layout?: 'page' | 'tool' | 'reading'
  /** Stripe's payment form may open on it, and on what stands over it. */
  payment?: true
  /** It says itself what is to be done where a payment has failed. */
  saysFailedPayment?: true
  /** Its addresses that are the same for everybody who brings no cookie: the server keeps them for a moment. */
  sameForVisitors?: readonly string[]
  /** Its addresses that search engines may list. */
  sitemap?: readonly string[]
  /** How large a body it takes, where forms of the usual size are not enough. */
  body?: BodyLimit
}

/** A limit in bytes, counted as they arrive, and what is said of more. */
export type BodyLimit = { bytes: number; tooLarge?: string }
