import { AppError } from '#app/domain/errors.ts'
import { refusal } from '#app/domain/extraction/refusals.ts'
import type { BodyLimit } from './page-handle.ts'

/** Bytes of a body that is an ordinary form; routes that take more say so in their `handle`. */
const ORDINARY_FORM = 64 * 1024

function tooLarge(message?: string) {
  if (message) return refusal('too_large', message)
  return new AppError('too_large', 'What you sent is too large. Nothing was stored or charged.')
}

/**
 * The request with its body cut off at `limit`, counted as the bytes arrive: what Content-Length says is believed only
 * when it says too much. Throws too_large at once in that case; later, reading the body does.
 */
export function limitBody(
  request: Request,
  { bytes: limit, tooLarge: message }: BodyLimit = { bytes: ORDINARY_FORM },
): Request {
  if (!request.body) return request
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(message)
  let bytes = 0
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > limit) controller.error(tooLarge(message))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit)
}

/** Fields that come as text: files are left to the calls that take them. */
export type Fields = Record<string, unknown>

/** Why reading failed: because it was too large, or because what came is not what the content type says. */
export function unreadable(error: unknown): AppError {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause
  }
  const message =
    'What was sent could not be read: it is incomplete, or not in the format it claims to be. Please send it again.'
  return new AppError('bad_request', message, { cause: error })
}

/** The form a request brought. Throws unsupported for other content types. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw wrongType(type)
  try {
    return withPlainLines(await request.formData())
  } catch (error) {
    throw unreadable(error)
  }
}

/** Browsers send the line breaks of a form as CRLF; a text would come back with other line breaks than it was typed with. */
function withPlainLines(sent: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of sent) {
    form.append(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)
  }
  return form
}

/** The fields of a call, from JSON or from a form; only fields of its own, so that `__proto__` is nobody. */
export async function readFields(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return Object.fromEntries(await readForm(request))
  let body: unknown
  try {
    body = await request.json()
  } catch (error) {
    throw unreadable(error)
  }
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('bad_request', 'What was sent is not a JSON object.')
  }
  return { ...body }
}

/** The refusal of another content type than those a call reads. */
export function wrongType(type: string): AppError {
  // Pages of other sites can send text/plain without asking: that is not a mistake but an attempt.
  if (/^text\/plain\b/i.test(type)) return new AppError('forbidden', 'Please send JSON or a form.')
  return new AppError('unsupported', 'Please send JSON or a form.')
}
