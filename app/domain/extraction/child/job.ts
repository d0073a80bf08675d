/**
 * What the child is to do; one line of JSON, followed by the file's bytes: read it, draw the picture it is anew, draw one of
 * its pages, counted from 1, or make HTML of it.
 */
export type Job =
  | { extension: string; languages: string[] }
  | { portrait: true }
  | { draw: { extension: string; page: number } }
  | { view: { extension: string } }

/** The descriptor of the child's messages; its standard output belongs to libraries that write there. */
export const MESSAGES_FD = 3
