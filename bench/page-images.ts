/**
 * How long people wait for a page of a PDF of 100 pages as it looks: the first one, with the process that draws it started
 * for it and started ahead, and one that was drawn before; and what the server takes more after hostile files were looked at.
 *
 *     node bench/page-images.ts
 */
import { readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { line, writePdf } from '#app/domain/extraction/pdf/write-pdf.ts'
import { viewOfName } from '#app/routes/library/original/seen.ts'
import { median, ms, report } from './support/figures.ts'
import { hostileFiles } from './support/hostile.ts'
import { startProduct } from './support/product.ts'

const ROUNDS = 7
const PAGES = 100
/** Longest waits in milliseconds, and megabytes that the server may take more. */
const COLD = 1_500
const CACHED = 150
const GROWTH = 64
/** After this the process that was started ahead is ready. */
const AHEAD = 3_000

const page = (number: number) => ({
  content: Array.from({ length: 46 }, (_, row) =>
    line(
      `Page ${number}, row ${row}: harbour winter measured lantern between stone and river.`,
      62,
      780 - row * 15,
    ),
  ).join(''),
})

const product = await startProduct({ people: { number: 1, plan: 'ninja' } })
const kit = hostileFiles()
try {
  const [cookie = ''] = product.cookies
  const headers = { cookie, origin: product.address }
  const look = async (path: string) => {
    const started = performance.now()
    const answer = await fetch(product.address + path, { headers })
    await answer.arrayBuffer()
    return { status: answer.status, took: performance.now() - started }
  }
  const send = async (name: string, bytes: Uint8Array) => {
    const body = new FormData()
    body.append('file', new File([Buffer.from(bytes)], name))
    const answer = await fetch(`${product.address}/api/upload-document`, { method: 'POST', headers, body })
    const told = (await answer.json()) as { id?: string }
    return answer.ok ? told.id : undefined
  }

  const id = await send('pages.pdf', writePdf(Array.from({ length: PAGES }, (_, at) => page(at + 1))))
  const times = { first: [] as number[], turned: [] as number[], cached: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const number = round * 2 + 1
    await new Promise((done) => setTimeout(done, AHEAD))
    const drawn = async (number: number) => {
      const { status, took } = await look(`/api/documents/${id}/pages/${number}`)
      if (status !== 200) throw new Error(`Page ${number} answered ${status}`)
      return took
    }
    times.first.push(await drawn(number))
    times.turned.push(await drawn(number + 1))
    times.cached.push(await drawn(number))
  }
  const [first, turned, cached] = [median(times.first), median(times.turned), median(times.cached)]
  report('a page that nobody has looked at', ms(first), { text: `<= ${COLD} ms`, kept: first <= COLD })
  report('the next one, at once', ms(turned), { text: `<= ${COLD} ms`, kept: turned <= COLD })
  report('a page that was drawn before', ms(cached), { text: `<= ${CACHED} ms`, kept: cached <= CACHED })

  const hostile = kit.paths.filter((path) => viewOfName(path) && viewOfName(path) !== 'sheet')
  const before = memory()
  let most = before
  let shown = 0
  for (const path of hostile) {
    const sent = await send(basename(path), readFileSync(path))
    if (!sent) continue
    const picture = await look(`/api/documents/${sent}/${viewOfName(path) === 'image' ? 'pages/1' : 'view'}`)
    if (picture.status === 200) shown++
    most = Math.max(most, memory())
  }
  report(`${hostile.length} ${kit.name}: shown`, String(shown))
  const growth = most - before
  report('the server took more, at most', `${growth.toFixed(0)} MB`, {
    text: `< ${GROWTH} MB`,
    kept: growth < GROWTH,
  })
} finally {
  rmSync(kit.folder, { recursive: true, force: true })
  await product.stop()
}
process.exit()

/** Megabytes that the server holds. */
function memory(): number {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
