import { writeSync } from 'node:fs'
import { decodeHtml } from '../../extraction/html/decode-html.ts'
import { EXTENSIONS, extensionOf } from '../../extraction/extensions.ts'
import { formatOf, mediaTypeOf } from '../../extraction/formats.ts'
import { fetchPublic, WebError } from '../../../providers/web/fetch-public.ts'
import { internet, type Network } from '../../../providers/web/network.ts'
import type { PageHead, PageJob } from './page-job.ts'

// The process that fetches one page: gets its job as its argument, writes what it found on its standard output, ends. What a
// page does to the libraries that take it apart, it does to this process, which has no files and no programs.

const MB = 1024 * 1024
const PAGE_BYTES = 5 * MB
const FILE_BYTES = 20 * MB
const TIME_MS = 20_000
/** Characters of text beside a field for a password under which a page is there to sign in. */
const SIGN_IN_TEXT = 1_500

const job = JSON.parse(process.argv[2] ?? '') as PageJob
const network = job.network ? ((await import(job.network)) as { network: Network }).network : internet

/** The ending that a file of a content type has; what says nothing of itself has the one that its address has. */
function endingOf(contentType: string, url: URL): string | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'html'
  const named = extensionOf(url.pathname)
  if (type === '' || /^(?:application|binary)\/octet-stream$/.test(type))
    return formatOf(named) ? named : undefined
  if (formatOf(named)?.mediaType === type) return named
  return EXTENSIONS.find((extension) => mediaTypeOf(extension) === type)
}

async function fetchPage(): Promise<{ head: PageHead; bytes: Uint8Array }> {
  const { url, contentType, bytes } = await fetchPublic(job.address, {
    network,
    agent: job.agent,
    mostOf: (type, at) => {
      const ending = endingOf(type, at)
      if (ending === undefined) return undefined
      return ending === 'html' ? PAGE_BYTES : FILE_BYTES
    },
    signal: AbortSignal.timeout(TIME_MS),
  })
  const ending = endingOf(contentType, url) ?? ''
  if (ending !== 'html') return { head: { url: url.href, name: nameOf(url, ending) }, bytes }
  // Only pages need what takes them apart, which takes long to load.
  const { mainTextOf } = await import('./main-text.ts')
  const page = mainTextOf(textOf(bytes, contentType))
  if (page?.asksToSignIn && page.characters < SIGN_IN_TEXT) throw new WebError('sign_in')
  if (!page)
    throw new WebError(
      /<input[^>]+type=["']?password/i.test(bytes.toString('latin1')) ? 'sign_in' : 'no_text',
    )
  const name = `${page.title || url.hostname}.html`
  return { head: { url: url.href, name }, bytes: Buffer.from(page.html) }
}

/** The characters of a page, as the site says they are encoded, or else as the page itself does. */
function textOf(bytes: Uint8Array, contentType: string): string {
  const [, label] = /charset\s*=\s*"?([\w:.-]{2,40})/i.exec(contentType) ?? []
  try {
    if (label) return new TextDecoder(label).decode(bytes)
  } catch {
    // There is no such encoding.
  }
  return decodeHtml(bytes).text
}

/** What a file is called by the last part of its address. */
function nameOf(url: URL, ending: string): string {
  const last = url.pathname.split('/').at(-1) ?? ''
  let name = last
  try {
    name = decodeURIComponent(last)
  } catch {
    // It is no text in UTF-8.
  }
  const stem = name.replace(/\.[a-z\d]{1,12}$/i, '') || url.hostname
  return `${stem}.${ending}`
}

function write(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

const found = await fetchPage().catch((error: unknown) => {
  if (!(error instanceof WebError)) throw error
  return { head: { problem: error.problem }, bytes: Buffer.alloc(0) }
})
write(Buffer.from(`${JSON.stringify(found.head)}\n`))
write(found.bytes)
process.exit(0)
