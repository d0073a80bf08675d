import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '#app/domain/accounts/picture.ts'
import { AppError } from '#app/domain/errors.ts'
import { refusal } from '#app/domain/extraction/refusals.ts'
import { FILE_TOO_LARGE, MAX_IMPORT_BYTES, MAX_TEXT_BYTES } from '#app/domain/humanizer/limits.ts'
import { LIBRARY_FILE_TOO_LARGE, MAX_CONTENT_BYTES, MAX_FILE_BYTES } from '#app/domain/library/limits.ts'

const KB = 1024
/** Multipart boundaries, field names and the like around the content proper. */
const ENVELOPE = 64 * KB

/** How many bytes a body may have, by path, and what is said of more; what is not listed takes the last. */
const BODY_LIMITS: [prefix: string, bytes: number, message?: string][] = [
  // A file somewhat over its limit is still read: the text sent along with it is not lost, and browsers show the answer.
  ['/api/process-file', 3 * MAX_IMPORT_BYTES, FILE_TOO_LARGE.description],
  ['/api/upload-document', 3 * MAX_FILE_BYTES, LIBRARY_FILE_TOO_LARGE],
  ['/account/picture', 3 * MAX_PICTURE_BYTES, PICTURE_TOO_LARGE],
  // The ids of all files that are deleted at once.
  ['/my-files', 256 * KB],
  ['/api/documents', 3 * MAX_CONTENT_BYTES],
  ['/api/study-documents', 3 * MAX_CONTENT_BYTES],
  // Programs may send the text along, which is not read.
  ['/api/chat', 3 * MAX_CONTENT_BYTES],
  ['/api/suggested-questions', 3 * MAX_CONTENT_BYTES],
  ['/api/study-sessions', MAX_CONTENT_BYTES],
  ['/api/generate-', MAX_CONTENT_BYTES],
  ['/api/find-videos', MAX_CONTENT_BYTES],
  ['/api/study/', 512 * KB],
  ['/study-buddy/notes', 512 * KB],
  // JSON escapes and form encoding make a text longer on its way.
  ['/api/humanize', 2 * MAX_TEXT_BYTES],
  ['/api/drafts', 2 * MAX_TEXT_BYTES],
  ['/humanizer', 2 * MAX_TEXT_BYTES],
  // An event carries the whole of what it is about.
  ['/api/stripe/webhook', 512 * KB],
  ['', ENVELOPE],
]
/** The trial on the start page: much more than it rewrites, so that a text that is too long for it comes back with a sentence. */
const TRIAL_BYTES = 1024 * KB

function tooLarge(message?: string) {
  if (message) return refusal('too_large', message)
  return new AppError('too_large', 'What you sent is too large. Nothing was stored or charged.')
}

/**
 * The request with its body cut off at the limit of its path, counted as the bytes arrive: what Content-Length says is
 * believed only when it says too much. Throws too_large at once in that case; later, reading the body does.
 */
export function limitBody(request: Request, path: string): Request {
  if (!request.body) return request
  const [, listed, message] = BODY_LIMITS.find(([prefix]) => path.startsWith(prefix)) ?? ['', ENVELOPE]
  const limit = path === '/' ? TRIAL_BYTES : listed
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
    'What was sent could not be read: it is incomplete, or not what it says it is. Please send it again.'
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
