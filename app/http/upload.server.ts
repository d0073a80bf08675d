import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { AppError } from '#app/domain/errors.ts'
import { MAX_TEXT_BYTES } from '#app/domain/humanizer/limits.ts'
import { unreadable, wrongType } from './body.server.ts'

/** Where the bytes of a file go as they come. */
export type FileSink = {
  /** Throws when it wants no more of them. */
  write(chunk: Uint8Array): Promise<void>
  /** Leaves nothing of what was written. */
  discard(): Promise<void>
}

export type Received<Sink> = {
  fields: Record<string, string>
  /** The file of the field `file`, complete. */
  file?: Sink
  /** Why there is none. The fields are there nonetheless, so that no text is lost with a file. */
  failure?: unknown
}

const LIMITS = {
  files: 1,
  fields: 50,
  parts: 51,
  fieldSize: MAX_TEXT_BYTES,
  headerPairs: 20,
  headerSize: 16 * 1024,
}

/** So much of a form may be others of its fields and what stands around them, in bytes; the rest is its file. */
const AROUND_FILE = 64 * 1024

/** How many bytes the file of a form has at least, by the length the request says it has; 0 when it says none. */
function leastOf(request: Request): number {
  return Math.max(0, Number(request.headers.get('content-length') ?? 0) - AROUND_FILE) || 0
}

/**
 * Reads a multipart form as it comes, its file (field `file`) going to what `open` answers for the name that was sent
 * and the bytes it has at least; no
 * more of it is in memory than a few chunks. A file that is refused is still read to its end, because browsers show an
 * answer only when they could send everything. Throws unsupported for other content types, and invalid when the form is
 * broken off or makes no sense; nothing of its file is left then.
 */
export async function receiveForm<Sink extends FileSink>(
  request: Request,
  open: (sentName: string, atLeast: number) => Promise<Sink>,
): Promise<Received<Sink>> {
  const parser = parserOf(request)
  const fields = new Map<string, string>()
  let arriving: { stream: BusboyFileStream; taken: Promise<Sink> } | undefined
  let refused: AppError | undefined
  parser.on('field', (name, value, _, isCut) => {
    if (isCut)
      refused ??= new AppError('too_large', 'What you sent is too large. Nothing was stored or charged.')
    if (name && !fields.has(name)) fields.set(name, value.replaceAll('\r\n', '\n'))
  })
  parser.on('file', (name, stream, sentName) => {
    if (name !== 'file' || !sentName) stream.resume()
    else {
      const taken = takeFile(stream, () => open(decodedName(sentName), leastOf(request)))
      // It is looked at when the form has been read; until then nobody is there to see it fail.
      taken.catch(() => stream.resume())
      stream.on('error', () => {})
      arriving = { stream, taken }
    }
  })
  parser.on('filesLimit', () => (refused ??= new AppError('invalid', 'Please upload one file at a time.')))
  for (const limit of ['partsLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => (refused ??= new AppError('invalid', 'This form has too many fields.')))
  try {
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser)
  } catch (error) {
    arriving?.stream.destroy(new Error('The form was cut off', { cause: error }))
    await leaveNothing(arriving?.taken)
    throw unreadable(error)
  }
  if (refused) {
    await leaveNothing(arriving?.taken)
    throw refused
  }
  const received = { fields: Object.fromEntries(fields) }
  if (!arriving) return { ...received, failure: noFile() }
  try {
    return { ...received, file: await arriving.taken }
  } catch (failure) {
    return { ...received, failure }
  }
}

function parserOf(request: Request): InstanceType<typeof Busboy> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw wrongType(type)
  if (!request.body) throw unreadable(new Error('There is no body'))
  try {
    return new Busboy({ headers: { 'content-type': type }, preservePath: true, limits: LIMITS })
  } catch (error) {
    throw unreadable(error)
  }
}

async function takeFile<Sink extends FileSink>(stream: Readable, open: () => Promise<Sink>): Promise<Sink> {
  const sink = await open()
  try {
    // The rest of a refused file is still read, so leaving the loop must not close the stream.
    const chunks = stream.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) await sink.write(chunk as Uint8Array)
    return sink
  } catch (error) {
    await sink.discard()
    throw error
  }
}

async function leaveNothing(taken: Promise<FileSink> | undefined) {
  await taken?.then(
    (sink) => sink.discard(),
    () => {},
  )
}

function noFile(): AppError {
  return new AppError('invalid', 'Please choose a file first.', { details: { title: 'No file chosen' } })
}

/** Browsers write quotation marks and line breaks of a name in this way, and nothing else. */
function decodedName(sent: string): string {
  return sent.replaceAll('%22', '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n')
}
