/** A line without its break, and the break. */
export type Line = { text: string; end: string }

/** What ends a block that is not to be read as lines of prose. */
export type Closing = { name: string; closedBy: (text: string, opening?: boolean) => boolean }

export type LineReader = {
  has: () => boolean
  peek: () => Line | undefined
  take: () => Line
  takeWhile: (goesOn: (next: Line, before: Line) => boolean) => Line[]
  /** Whether a line that closes the block still follows; the caller asks once per kind when it does not. */
  find: (closing: Closing) => boolean
  takeThrough: (closing: Closing, closed: boolean) => Line[]
}

/** Reads a text line by line with one line of foresight. */
export function lineReader(text: string): LineReader {
  let at = 0
  let ahead: Line | undefined
  let taken: Line = { text: '', end: '' }
  const lineAt = (start: number): Line => {
    const feed = text.indexOf('\n', start)
    const stop = feed < 0 ? text.length : feed
    const content = feed > start && text[feed - 1] === '\r' ? feed - 1 : stop
    return { text: text.slice(start, content), end: text.slice(content, feed < 0 ? stop : feed + 1) }
  }
  const has = () => at < text.length
  const peek = () => {
    if (has()) ahead ??= lineAt(at)
    return has() ? ahead : undefined
  }
  const take = () => {
    taken = ahead ?? lineAt(at)
    ahead = undefined
    at += taken.text.length + taken.end.length
    return taken
  }
  const takeWhile = (goesOn: (next: Line, before: Line) => boolean) => {
    const lines: Line[] = []
    for (let next = peek(); next && goesOn(next, taken); next = peek()) lines.push(take())
    return lines
  }
  const find = (closing: Closing) => {
    for (let start = at; start < text.length; ) {
      const line = lineAt(start)
      if (closing.closedBy(line.text)) return true
      start += line.text.length + line.end.length
    }
    return false
  }
  const takeThrough = (closing: Closing, closed: boolean) => {
    if (closed) return []
    const lines = takeWhile((next) => !closing.closedBy(next.text))
    if (has()) lines.push(take())
    return lines
  }
  return { has, peek, take, takeWhile, find, takeThrough }
}
