import { AppError } from '#app/domain/errors.ts'
import { FEATURES, type Feature, isFeature } from '#app/domain/library/types.ts'
import { readForm } from './body.server.ts'
import { type Flash, redirectWith } from './flash.server.ts'
import { safeNext } from './next.server.ts'
import { isPageRequest } from './page-request.ts'

/** Where the forms of documents lead back to when they do not say. */
const LIBRARY = '/my-files'

/** Leads back to the page a form stood on (`goTo`), with a message. */
export function backTo(goTo: unknown, flash: Flash): Promise<Response> {
  return redirectWith(safeNext(goTo, LIBRARY), flash)
}

/** Leads back with what went wrong under `title`; anything but a refusal is thrown on. */
export function backWithRefusal(goTo: unknown, title: string, error: unknown): Promise<Response> {
  if (!(error instanceof AppError)) throw error
  return backTo(goTo, { kind: 'bad', title, description: error.message })
}

/**
 * Does what a small form or call asks of a document: calls get `answer` of the result as JSON (or 204 when there is
 * nothing to say), forms go back to their page with `flash`, or with `title` and why not.
 */
export async function answerEither<Result>(
  request: Request,
  work: () => Promise<Result>,
  say: { answer?: (result: Result) => unknown; flash: (result: Result) => Flash; title: string },
): Promise<Response> {
  if (!isPageRequest(request)) {
    const result = await work()
    return say.answer ? Response.json(say.answer(result)) : new Response(null, { status: 204 })
  }
  const goTo = (await sentForm(request))?.get('goTo')
  try {
    return await backTo(goTo, say.flash(await work()))
  } catch (error) {
    return backWithRefusal(goTo, say.title, error)
  }
}

/** Forms may have no field at all, and then no content type. */
async function sentForm(request: Request): Promise<FormData | undefined> {
  return request.method === 'POST' && request.headers.has('content-type') ? readForm(request) : undefined
}

/** The features that a field names, apart by commas; `otherwise` where there is no such field. Throws invalid. */
export function featuresOf(field: string | undefined, otherwise: readonly Feature[]): readonly Feature[] {
  if (field === undefined) return otherwise
  const names = field
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.map(featureNamed)
}

/** The feature of that name. Throws invalid. */
export function featureNamed(name: string | undefined): Feature {
  if (isFeature(name)) return name
  throw new AppError('invalid', `There is no such feature. There are ${FEATURES.join(' and ')}.`)
}
