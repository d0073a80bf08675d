/**
 * Parses JSON. Numbers that JavaScript would change (long identifiers) stay as they are written. Throws a SyntaxError.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, asWritten) as unknown
  } catch (error) {
    // The reviver goes down with the nesting, the parser itself does not.
    if (error instanceof RangeError) return JSON.parse(text) as unknown
    throw error
  }
}

function asWritten(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isChanged =
    typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
  return isChanged && !/[.eE]/.test(context.source!) ? context.source : value
}

/** The values of a text with one JSON value a line; undefined when a line is none. A last line that was cut is left out. */
export function parseJsonLines(text: string): { values: unknown[]; isCut: boolean } | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const values: unknown[] = []
  for (const [at, line] of lines.entries()) {
    try {
      values.push(parseJson(line))
    } catch {
      return at > 0 && at === lines.length - 1 ? { values, isCut: true } : undefined
    }
  }
  return { values, isCut: false }
}
