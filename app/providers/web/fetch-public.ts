import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { connect } from 'node:tls'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import robotsParser from 'robots-parser'
import type { Network } from './network.ts'
import { hostOf, isPublicAddress, publicUrl } from './public-address.ts'

/** Why nothing was fetched. */
export type WebProblem =
  | 'private'
  | 'unreachable'
  | 'slow'
  | 'redirects'
  | 'robots'
  | 'sign_in'
  | 'not_found'
  | 'refused'
  | 'type'
  | 'too_large'
  | 'no_text'

/** Nothing was fetched, for a reason that people are told. */
export class WebError extends Error {
  readonly problem: WebProblem
  constructor(problem: WebProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const REDIRECTS = 5
const ROBOTS_BYTES = 512 * 1024
/** How long one of the addresses of a site is waited for until the next is tried, in milliseconds. */
const CONNECT_MS = 4_000

export type FetchOptions = {
  network: Network
  /** The product's name, as sites know it. */
  agent: string
  /** How many bytes are taken of a content type; undefined where it is not read at all. */
  mostOf: (contentType: string, url: URL) => number | undefined
  /** Ends everything. */
  signal: AbortSignal
}

export type Fetched = { url: URL; contentType: string; bytes: Buffer }

/**
 * Fetches what is at a public address, by however many redirects there may be; each address on the way is looked at anew,
 * and the connection goes to the very address that was looked at. Sites are asked whether programs may read the page.
 * Throws a WebError.
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Fetched> {
  try {
    return await follow(address, options, true)
  } catch (error) {
    if (options.signal.aborted) throw new WebError('slow', error)
    throw error instanceof WebError ? error : new WebError('unreachable', error)
  }
}

async function follow(address: string, options: FetchOptions, asksRobots: boolean): Promise<Fetched> {
  const rules = new Map<string, ReturnType<typeof robotsParser> | 'closed'>()
  let url = publicUrl(address)
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    if (!url) throw new WebError('private')
    if (asksRobots) {
      const known = rules.get(url.origin) ?? (await rulesOf(url, options))
      rules.set(url.origin, known)
      if (known === 'closed' || known.isAllowed(url.href, options.agent) === false)
        throw new WebError('robots')
    }
    const answer = await ask(url, options)
    const { location } = answer.headers
    if (answer.statusCode && answer.statusCode >= 300 && answer.statusCode < 400 && location) {
      answer.destroy()
      url = publicUrl(location, url.href)
      continue
    }
    return await take(url, answer, options)
  }
  throw new WebError('redirects')
}

/** What a site says of programs that read it. One that has no such file has nothing against them; one that fails is left alone. */
async function rulesOf(url: URL, options: FetchOptions): Promise<ReturnType<typeof robotsParser> | 'closed'> {
  const address = new URL('/robots.txt', url).href
  try {
    const { bytes } = await follow(address, { ...options, mostOf: () => ROBOTS_BYTES }, false)
    return robotsParser(address, bytes.toString())
  } catch (error) {
    if (!(error instanceof WebError)) throw error
    if (['not_found', 'sign_in', 'redirects'].includes(error.problem)) return robotsParser(address, '')
    if (['refused', 'too_large'].includes(error.problem)) return 'closed'
    throw error
  }
}

async function ask(url: URL, { network, agent, signal }: FetchOptions): Promise<IncomingMessage> {
  const socket = await connectTo(url, network, signal)
  const asked = request({
    method: 'GET',
    path: url.pathname + url.search,
    headers: {
      host: url.host,
      'user-agent': agent,
      accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5',
      'accept-encoding': 'gzip, br',
      'accept-language': 'en, *;q=0.5',
    },
    createConnection: () => socket,
    signal,
  })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

/** A connection to an address that was looked at; a name may have several, all of which must be public. */
async function connectTo(url: URL, network: Network, signal: AbortSignal): Promise<Socket> {
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await network.resolve(host) : [host]
  if (!addresses.every(isPublicAddress)) throw new WebError('private')
  const isSecure = url.protocol === 'https:'
  const port = isSecure ? 443 : 80
  let failure: unknown
  for (const address of addresses.slice(0, 4)) {
    const socket = network.dial(address, Number(url.port || port))
    try {
      await once(socket, 'connect', { signal: AbortSignal.any([signal, AbortSignal.timeout(CONNECT_MS)]) })
      if (!isSecure) return socket
      const secured = connect({ socket, host, servername: isIP(host) === 0 ? host : undefined })
      await once(secured, 'secureConnect', { signal })
      return secured
    } catch (error) {
      socket.destroy()
      signal.throwIfAborted()
      failure = error
    }
  }
  throw new WebError('unreachable', failure)
}

async function take(url: URL, answer: IncomingMessage, options: FetchOptions): Promise<Fetched> {
  const status = answer.statusCode ?? 0
  const contentType = answer.headers['content-type'] ?? ''
  try {
    if (status === 401 || status === 403 || status === 407) throw new WebError('sign_in')
    if (status === 404 || status === 410) throw new WebError('not_found')
    if (status < 200 || status > 299) throw new WebError('refused')
    const most = options.mostOf(contentType, url)
    if (most === undefined) throw new WebError('type')
    if (Number(answer.headers['content-length'] ?? 0) > most) throw new WebError('too_large')
    const pieces: Buffer[] = []
    let size = 0
    for await (const piece of unpacked(answer) as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > most) throw new WebError('too_large')
      pieces.push(piece)
    }
    return { url, contentType, bytes: Buffer.concat(pieces) }
  } finally {
    answer.destroy()
  }
}

/** The bytes as they were before they were packed for the way; a few of them may become many. */
function unpacked(answer: IncomingMessage): Readable {
  const packing = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (packing === 'identity' || packing === '') return answer
  const unpack =
    packing === 'br'
      ? createBrotliDecompress()
      : packing === 'deflate'
        ? createInflate()
        : /^(?:x-)?gzip$/.test(packing)
          ? createGunzip()
          : undefined
  if (!unpack) throw new WebError('type')
  answer.on('error', (error) => unpack.destroy(error))
  return answer.pipe(unpack)
}
