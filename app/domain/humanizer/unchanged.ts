/** Whether a rewrite, or the part of it that was delivered before it was stopped, is the text it was made of. */
export function changesNothing(text: string, output: string, stopped = false): boolean {
  return stopped ? text.startsWith(output) : text === output
}
