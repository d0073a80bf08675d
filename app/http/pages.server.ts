import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import { env } from '#app/env.server.ts'
import { isLight } from './preferences.server.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How long such a page is kept, in milliseconds. */
const KEEP_MS = 60_000
/** Up to this size (in bytes) compressing at once takes less processor time than having it done in another thread. */
const SMALL = 128 * 1024

const SPEED = { level: constants.Z_BEST_SPEED }
const compressElsewhere = promisify(gzip)
/** A page that goes to many is worth the work of making it a fifth smaller, in another thread. */
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const compressForMany = promisify(brotliCompress)

/** What a page depends on beside its address: who asks, whether with or without script, and how it is packed. */
const VARY = 'accept-encoding, cookie, save-data'

/** `smallest` is there once it has been made. */
type Kept = { plain: Bytes; gzipped: Bytes; smallest?: Bytes; headers: Headers; until: number }

function takes(request: Request, encoding: 'gzip' | 'br'): boolean {
  return new RegExp(`\\b${encoding}\\b`).test(request.headers.get('accept-encoding') ?? '')
}

/** Keeps the pages at `addresses`, which are the same for everybody who brings no cookie, for a moment. */
export function createPageCache(addresses: ReadonlySet<string>) {
  const kept = new Map<string, Kept>()

  /** The address under which a page for `request` may be kept; undefined when it is for one person alone. */
  function visitorAddress(request: Request, url: URL): string | undefined {
    const address = url.pathname + url.search
    if (env.mode === 'development' || !addresses.has(address)) return undefined
    return request.method === 'GET' && !request.headers.get('cookie') && !isLight(request)
      ? address
      : undefined
  }

  /** The page as it was made for another visitor a moment ago, if there is one. */
  function keptPage(request: Request, url: URL): Response | undefined {
    const address = visitorAddress(request, url)
    const page = address === undefined ? undefined : kept.get(address)
    if (!page || page.until < Date.now()) return undefined
    if (page.smallest && takes(request, 'br')) return packed(page.smallest, 'br', 200, page.headers)
    return takes(request, 'gzip')
      ? packed(page.gzipped, 'gzip', 200, page.headers)
      : new Response(page.plain, page)
  }

  /**
   * Compresses a finished page for those who take it; streams and other answers go as they are. A page for visitors is
   * kept unless it carries one of `marks`, which belong to this answer alone.
   */
  async function finishPage(
    request: Request,
    url: URL,
    response: Response,
    marks: readonly string[],
  ): Promise<Response> {
    const { status, headers } = response
    const html = headers.get('content-type')?.startsWith('text/html') ?? false
    const streamed = headers.get('cache-control')?.includes('no-transform') ?? false
    // Somebody's HTML file, given back to be saved: it goes with the length it has, and bytes are counted on its way.
    const saved = headers.has('content-disposition')
    if (!html || streamed || saved || headers.has('content-encoding')) return response
    headers.append('vary', VARY)
    const address = status === 200 && !headers.has('set-cookie') && visitorAddress(request, url)
    if (!address && !takes(request, 'gzip')) return response
    const plain = await response.bytes()
    const gzipped: Bytes =
      plain.length <= SMALL ? gzipSync(plain, SPEED) : new Uint8Array(await compressElsewhere(plain, SPEED))
    if (address && !marks.some((mark) => Buffer.from(plain).includes(mark))) {
      const page: Kept = { plain, gzipped, headers: new Headers(headers), until: Date.now() + KEEP_MS }
      kept.set(address, page)
      void makeSmallest(page)
    }
    return takes(request, 'gzip')
      ? packed(gzipped, 'gzip', status, headers)
      : new Response(plain, { status, headers })
  }

  return { keptPage, finishPage }
}

async function makeSmallest(page: Kept): Promise<void> {
  page.smallest = new Uint8Array(await compressForMany(page.plain, SMALLEST))
}

function packed(bytes: Bytes, encoding: 'gzip' | 'br', status: number, headers: Headers): Response {
  const answer = new Response(bytes, { status, headers })
  answer.headers.set('content-encoding', encoding)
  return answer
}
