/** What the child is to do; one line of JSON, followed by the file's bytes: read it, or draw the picture it is anew. */
export type Job = { extension: string; languages: string[] } | { portrait: true }

/** The descriptor of the child's messages; its standard output belongs to libraries that write there. */
export const MESSAGES_FD = 3
