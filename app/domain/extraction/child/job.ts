/**
 * What the child is to do; one line of JSON, followed by the file's bytes: read it, draw the picture it is anew, or draw one
 * of its pages, counted from 1.
 */
export type Job =
  | { extension: string; languages: string[] }
  | { portrait: true }
  | { draw: { extension: string; page: number } }

/** The descriptor of the child's messages; its standard output belongs to libraries that write there. */
export const MESSAGES_FD = 3
