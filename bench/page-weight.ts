/**
 * What a browser has to load for each page, compressed. Ends with 1 when a page is over its limit: it measures sizes,
 * so the result is the same on every machine.
 *
 *     node bench/page-weight.ts
 */
import { brotliCompressSync } from 'node:zlib'
import { startProduct } from './support/product.ts'

/** Limits for all script of a page, in bytes of brotli: of a document, and of a page of the app, with the framework. */
const LIMITS = { document: 10_000, app: 125_000 }

const product = await startProduct({ people: { number: 1, plan: 'ninja' } })

const [member] = product.cookies
const pages: { path: string; kind: keyof typeof LIMITS; cookie?: string }[] = [
  ...['/', '/auth', '/auth/register', '/subscription', '/shared', '/no/such/page'].map((path) => ({
    path,
    kind: 'document' as const,
  })),
  ...[
    '/dashboard',
    '/humanizer',
    '/chat-pdf',
    '/study-buddy',
    '/my-files',
    '/account',
    '/account/profile/name',
  ].map((path) => ({ path, kind: 'app' as const, cookie: member })),
]

const seen = new Map<string, { size: number; text: string }>()

/** A file as browsers load it: compressed when it is text, as it is otherwise. */
async function load(path: string) {
  const known = seen.get(path)
  if (known) return known
  const answer = await fetch(product.address + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isText = !/^(font|image\/png)/.test(answer.headers.get('content-type') ?? '')
  const loaded = {
    size: isText ? brotliCompressSync(bytes).length : bytes.length,
    text: isText ? bytes.toString() : '',
  }
  seen.set(path, loaded)
  return loaded
}

/** All script files that `html` asks for, and those they import, but not what is only imported when it is needed. */
async function scriptsOf(html: string): Promise<string[]> {
  const tags = [...html.matchAll(/<script[^>]* src="([^"]+)"|<link rel="modulepreload" href="([^"]+)"/g)]
  const inline = [...html.matchAll(/\bfrom "(\/assets\/[^"]+)"|\bimport\("(\/assets\/[^"]+)"\)/g)]
  const files = new Set([...tags, ...inline].map((found) => found[1] ?? found[2] ?? ''))
  for (const file of files) {
    const { text } = await load(file)
    for (const [, name = ''] of text.matchAll(
      /\bfrom\s*["'`]\.\/([^"'`]+)["'`]|\bimport\s*["'`]\.\/([^"'`]+)["'`]/g,
    )) {
      if (name) files.add(`/assets/${name}`)
    }
  }
  return [...files]
}

function inlineScript(html: string): string {
  // What search engines read is no script.
  const scripts = html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => text).join('\n')
}

async function total(paths: string[]): Promise<number> {
  let bytes = 0
  for (const path of paths) bytes += (await load(path)).size
  return bytes
}

try {
  console.log('bytes, brotli      script (files)    inline      CSS     font     HTML')
  for (const { path, kind, cookie } of pages) {
    const limit = LIMITS[kind]
    const answer = await fetch(product.address + path, {
      headers: cookie ? { cookie } : {},
      redirect: 'error',
    })
    const html = await answer.text()
    const links = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file)
    const scripts = await scriptsOf(html)
    const script = await total(scripts)
    const inline = inlineScript(html)
    const inlineBytes = inline.trim() === '' ? 0 : brotliCompressSync(inline).length
    const css = await total(links(/<link rel="stylesheet" href="([^"]+)"/g))
    const font = await total(links(/<link rel="preload" href="([^"]+)" as="font"/g))
    const sizes = [inlineBytes, css, font, brotliCompressSync(html).length]
    const hydrated = html.includes('__reactRouterContext')
    const over = script + inlineBytes > limit || (hydrated && kind === 'document')
    if (over) process.exitCode = 1
    const columns = sizes.map((size) => String(size).padStart(8)).join(' ')
    console.log(
      `${path.padEnd(16)} ${String(script).padStart(8)} (${scripts.length})`.padEnd(34) +
        `${columns}   script ≤ ${limit}: ${over ? 'OVER' : 'kept'}${hydrated ? ', hydrated' : ''}`,
    )
  }
} finally {
  await product.stop()
}
