import { data } from 'react-router'
import { AppError } from '#app/domain/errors.ts'

/** Returns what `looking` finds; a page that is about what is not there is none. */
export async function foundOr404<T>(looking: Promise<T>): Promise<T> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 })
    throw error
  }
}
