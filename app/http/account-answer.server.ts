import { AppError } from '#app/domain/errors.ts'
import { type Flash, redirectWith } from './flash.server.ts'

/**
 * Does something that a button of the account page is for, and leads back to its `section`, which says what came of it;
 * of a refusal, too, under the title `failed`.
 */
export async function backToAccount(
  section: string,
  failed: string,
  work: () => Promise<Flash>,
): Promise<Response> {
  const flash = await work().catch((error: unknown): Flash => {
    if (!(error instanceof AppError)) throw error
    return { kind: 'bad', title: failed, description: error.message }
  })
  return redirectWith(`/account#${section}`, flash)
}
