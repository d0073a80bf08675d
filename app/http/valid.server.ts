import type * as z from 'zod'
import { AppError } from '#app/domain/errors.ts'

/**
 * The fields as `schema` wants them; fields it does not know are dropped. Throws invalid with the first message and, in
 * `errors`, the messages of each field.
 */
export function valid<T extends z.ZodType>(schema: T, fields: unknown): z.infer<T> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const issues = Map.groupBy(parsed.error.issues, ({ path }) => path.join('.'))
  const errors = Object.fromEntries(
    [...issues].map(([field, all]) => [field, all.map(({ message }) => message)]),
  )
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? 'Please check what you entered.', {
    details: { errors },
  })
}
