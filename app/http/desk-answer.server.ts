import { AppError } from '#app/domain/errors.ts'
import { type Flash, redirectWith } from './flash.server.ts'
import { isPageRequest } from './page-request.ts'

/** What working on a finished rewrite came to: what to say of it, the version of the text it left, and what undoes it. */
export type DeskOutcome = { flash: Flash; version: string; undo?: string | null }

/**
 * Does some work on a history entry. A form goes back to the view it came from, where the outcome is told, a refusal
 * too; `refused` may add to that view's address. A call gets `{ message, description, kind, version, undo }` or the
 * refusal as it is.
 */
export async function deskAnswer(
  request: Request,
  id: string,
  view: Record<string, string>,
  work: () => Promise<DeskOutcome>,
  refused: (error: AppError) => Promise<Record<string, string>> = async () => ({}),
): Promise<Response> {
  try {
    const { flash, version, undo } = await work()
    if (isPageRequest(request)) return backTo(id, { ...view, ...(undo && { undo }) }, flash)
    return Response.json({
      message: flash.title,
      description: flash.description,
      kind: flash.kind,
      version,
      undo: undo ?? undefined,
    })
  } catch (error) {
    if (!isPageRequest(request) || !(error instanceof AppError) || error.code === 'not_found') throw error
    const more = await refused(error)
    return backTo(id, { ...view, ...more }, { kind: 'bad', title: 'Error', description: error.message })
  }
}

function backTo(id: string, view: Record<string, string>, flash: Flash): Promise<Response> {
  return redirectWith(`/humanizer?${new URLSearchParams({ h: id, ...view })}#rewrite`, flash)
}
