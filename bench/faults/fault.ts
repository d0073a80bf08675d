export const AREAS = ['runs', 'usage', 'billing', 'accounts', 'guard', 'extraction'] as const
export type Area = (typeof AREAS)[number]

/** A fault as a tired developer makes it. */
export type Fault = {
  /** The file it is planted in, from the top of the project. */
  file: string
  /** What stands there once, and what stands there instead. */
  find: string
  replace: string
  /** What it would do to a person. */
  why: string
}
