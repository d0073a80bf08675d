import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { retryHeaders, statusOf } from './errors.server.ts'

/** A form that goes back into its page: what was typed, what is wrong with it, and how to answer. */
export type Refused = { result: SubmissionResult<string[]>; status: number; headers: Record<string, string> }

/** What never goes back into a page. */
const hideFields = ['password', 'current', 'code']

/**
 * Has `work` do what a form is for, once `schema` has nothing against it. What is wrong comes back with the form, and so
 * does a refusal of `work`, after `title` if there is one.
 */
export async function checkedForm<T extends z.ZodType, Done>(
  form: FormData,
  schema: T,
  work: (values: z.output<T>) => Promise<Done>,
  title = '',
): Promise<Done | Refused> {
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') {
    return { result: submission.reply({ hideFields }), status: 422, headers: {} }
  }
  try {
    return await work(submission.value)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const formErrors = [title ? `${title}. ${error.message}` : error.message]
    const result = submission.reply({ formErrors, hideFields })
    return { result, status: statusOf(error), headers: retryHeaders(error) }
  }
}
