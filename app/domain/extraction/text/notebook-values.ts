export type Fields = Record<string, unknown>

/** The value as an object of unknown fields; undefined when it is none. */
export function fields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

/** Texts in notebooks are strings or lists of lines with their ends. */
export function joined(value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  return parts.filter((part) => typeof part === 'string').join('')
}
