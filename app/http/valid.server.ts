import type * as z from 'zod'
import { AppError } from '#app/domain/errors.ts'

/**
 * The fields as `schema` wants them; fields it does not know are dropped. Throws invalid with the first message and, in
 * `errors`, the messages of each field.
 */
export function valid<T extends z.ZodType>(schema: T, fields: unknown): z.infer<T> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const errors: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.')
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? 'Please check what you entered.', {
    details: { errors },
  })
}
