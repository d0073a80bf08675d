import { AppError, type ErrorCode } from '#app/domain/errors.ts'
import { WRONG_TYPE } from './wrong-type.ts'

type Refusal = { code: ErrorCode; title: string; message: string }

/** Why a file is not read, in the words people see. */
const REFUSALS = {
  type: {
    code: 'unsupported',
    ...WRONG_TYPE,
  },
  mismatch: {
    code: 'unsupported',
    title: 'Invalid file type',
    message:
      'What is in this file is not what its name says. Save it again in the right format, then upload it.',
  },
  empty: {
    code: 'invalid',
    title: 'Empty file',
    message: 'This file is empty: there is nothing in it to read.',
  },
  no_text: { code: 'invalid', title: 'No text found', message: 'No text was found in this file.' },
  no_readable_files: {
    code: 'unsupported',
    title: 'No readable files',
    message: 'None of the files in this archive is of a type that can be read.',
  },
  damaged: {
    code: 'invalid',
    title: 'File damaged',
    message: 'This file is damaged or incomplete, so it could not be read.',
  },
  too_large: {
    code: 'too_large',
    title: 'File too large',
    message: 'Files can have up to 20 MB.',
  },
  too_old: {
    code: 'unsupported',
    title: 'Too old a format',
    message:
      'This file was saved in a format that is older than those read here. Save it again in a newer one, such as PDF, then upload that.',
  },
  password: {
    code: 'invalid',
    title: 'Password needed',
    message: 'This file is password-protected. Save a copy without the password, then upload that.',
  },
  password_pdf: {
    code: 'invalid',
    title: 'Password needed',
    message: 'This PDF is password-protected. Save a copy without the password, then upload that.',
  },
  protected_book: {
    code: 'invalid',
    title: 'Protected book',
    message: 'This book is protected against copying, so its text cannot be read here.',
  },
  too_many_pages: {
    code: 'too_large',
    title: 'Too many pages',
    message: 'This file has too many pages to read. Split it, then upload the parts.',
  },
  too_many_pixels: {
    code: 'too_large',
    title: 'Picture too large',
    message: 'This picture has too many pixels to read. Make it smaller, then upload it again.',
  },
  too_much_inside: {
    code: 'too_large',
    title: 'File too large',
    message: 'There is far more packed inside this file than its size says, so it was not opened.',
  },
  too_many_members: {
    code: 'too_large',
    title: 'Too many files inside',
    message: 'There are too many files packed in this file to read. Split it, then upload the parts.',
  },
  too_much_text: {
    code: 'too_large',
    title: 'Too much text',
    message: 'There is more text in this file than can be kept. Split it, then upload the parts.',
  },
  time: {
    code: 'invalid',
    title: 'Took too long',
    message: 'Reading this file took too long and was stopped.',
  },
  memory: {
    code: 'invalid',
    title: 'Too complex',
    message: 'Reading this file needed too much memory and was stopped.',
  },
  no_page: {
    code: 'not_found',
    title: 'No such page',
    message: 'This file has no such page.',
  },
  missing_tool: {
    code: 'unavailable',
    title: 'Cannot be read here',
    message: 'This kind of file needs a program that is not installed on this server.',
  },
} satisfies Record<string, Refusal>

export type RefusalReason = keyof typeof REFUSALS

export function isRefusalReason(reason: string): reason is RefusalReason {
  return Object.hasOwn(REFUSALS, reason)
}

/** Why a file was refused, when `error` is a refusal. */
export function reasonOf(error: unknown): RefusalReason | undefined {
  const reason = error instanceof AppError ? String(error.details.reason) : ''
  return isRefusalReason(reason) ? reason : undefined
}

/** The refusal for `reason`; `message` replaces its sentence where more can be said. `details` carry title and reason. */
export function refusal(reason: RefusalReason, message?: string, cause?: unknown): AppError {
  const known = REFUSALS[reason]
  return new AppError(known.code, message ?? known.message, {
    details: { title: known.title, reason },
    cause,
  })
}
