/**
 * Returns a table that words from outside may be looked up in. A plain object would also answer to the names that every
 * object inherits: to `constructor` with a function, in place of nothing.
 */
export function lookup<Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries))
}
