import { customType, timestamp } from 'drizzle-orm/pg-core'

/**
 * What PostgreSQL cannot hold is taken out before it gets there: U+0000 everywhere, and halves of surrogate pairs
 * (replaced by U+FFFD). Every text and JSON column of the schema is made of these types, so nothing passes by, what a
 * model wrote included.
 */
export function cleanText(value: string): string {
  return value.replaceAll('\u0000', '').toWellFormed()
}

function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanJson)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanJson(inner)]))
}

/** A `text` column whose values are cleaned on their way in, also where they are compared. */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: cleanText,
})

const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(cleanJson(value)),
  fromDriver: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
})

/** A `jsonb` column of type `T`, cleaned on its way in. */
export function json<T>() {
  return jsonb().$type<T>()
}

/** A moment in time (UTC), as a Date. */
export function moment(name?: string) {
  return name
    ? timestamp(name, { withTimezone: true, precision: 3 })
    : timestamp({ withTimezone: true, precision: 3 })
}
