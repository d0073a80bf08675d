/**
 * Why the server stands on the listener beneath `@react-router/node`'s, and streams go through Node's own conversion: what
 * both tell the app behind a proxy, what they cost, and what is said of a stream that breaks off.
 *
 *     node bench/request-listener.ts [--requests N] [--megabytes N]
 */
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createReadableStreamFromReadable, createRequestListener as frameworks } from '@react-router/node'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { median, report } from './support/figures.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    megabytes: { type: 'string', default: '200' },
  },
})
const requests = Number(values.requests)
const MB = 1024 * 1024
const TURNS = 5

/** An app of one resource route, which tells the address that it was asked at. */
const build = {
  entry: { module: { default: () => new Response() } },
  routes: {
    here: {
      id: 'here',
      path: '/',
      module: { loader: (args: { request: Request }) => new Response(args.request.url) },
    },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  assetsBuildDirectory: '',
  basename: '/',
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'initial' },
  ssr: true,
} as unknown as ServerBuild

const handler = createRequestHandler(build, 'production')
const ours = createRequestListener((asked) => handler(asked), { trustProxy: true })
const theirs = frameworks({ build, mode: 'production' })

/** Asks `listener` `times` times as a proxy would, and returns the last answer and the processor's microseconds for each. */
async function ask(listener: RequestListener, times: number): Promise<{ told: string; each: number }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'wordkin.example' }
  let told = ''
  const start = process.cpuUsage()
  for (let turn = 0; turn < times; turn++) {
    told = await new Promise((resolve, reject) => {
      const sent = request({ port, headers }, (answer) => {
        answer.setEncoding('utf8').once('data', resolve)
      })
      sent.once('error', reject).end()
    })
  }
  const { user, system } = process.cpuUsage(start)
  server.close()
  server.closeAllConnections()
  return { told, each: (user + system) / times }
}

type Conversion = (source: Readable) => ReadableStream<Uint8Array>
const conversions: Record<'node' | 'framework', Conversion> = {
  node: (source) => Readable.toWeb(source) as ReadableStream<Uint8Array>,
  framework: createReadableStreamFromReadable,
}

/** Returns the processor's milliseconds to hand on so many megabytes. */
async function handOn(convert: Conversion): Promise<number> {
  const piece = Buffer.alloc(64 * 1024, 'x')
  const pieces = Array.from({ length: (Number(values.megabytes) * MB) / piece.length }, () => piece)
  const start = process.cpuUsage()
  let bytes = 0
  for await (const chunk of convert(Readable.from(pieces, { objectMode: false }))) bytes += chunk.byteLength
  if (bytes !== pieces.length * piece.length) throw new Error('Bytes were lost.')
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Says how a stream ends for its reader whose source is closed in the middle. */
async function breakOff(convert: Conversion): Promise<string> {
  const source = new Readable({ read() {} })
  source.push('half')
  const body = new Response(convert(source)).text()
  setTimeout(() => source.destroy(), 20)
  return body.then(
    (text) => `taken for whole: “${text}”`,
    () => 'told as broken off',
  )
}

const costs = {
  ours: [] as number[],
  theirs: [] as number[],
  node: [] as number[],
  framework: [] as number[],
}
let told = { ours: '', theirs: '' }
for (let turn = 0; turn < TURNS; turn++) {
  const [one, other] = [await ask(ours, requests), await ask(theirs, requests)]
  told = { ours: one.told, theirs: other.told }
  // The first turn warms up.
  if (turn > 0) {
    costs.ours.push(one.each)
    costs.theirs.push(other.each)
  }
  for (const way of ['node', 'framework'] as const) {
    const spent = await handOn(conversions[way])
    if (turn > 0) costs[way].push(spent)
  }
}

const pair = (one: string, other: string) => `${one} | ${other}`
const typical = (list: readonly number[], unit: string) => `${median(list).toFixed(0)} ${unit}`
report('of each pair', 'this server | @react-router/node')
report('behind a proxy, the app is asked at', pair(told.ours, told.theirs))
report('processor time of a request', pair(typical(costs.ours, 'µs'), typical(costs.theirs, 'µs')))
report(
  `processor time of ${values.megabytes} MB`,
  pair(typical(costs.node, 'ms'), typical(costs.framework, 'ms')),
)
report(
  'a source that closes in the middle',
  pair(await breakOff(conversions.node), await breakOff(conversions.framework)),
)
