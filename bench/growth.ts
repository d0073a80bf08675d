/**
 * What every list costs as it grows: processor time of a request for somebody with 10, 1,000 and 10,000 rows of each kind,
 * each with a server and a database of their own, asked in turns. The database is embedded, so that its work counts in; with
 * `--postgres` that of its processes is added. Ends with 1 when a list takes more than twice as much with more rows.
 *
 *     node bench/growth.ts [--seconds N] [--only TEXT,TEXT] [--postgres]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { brokenClaims, claim } from './support/claims.ts'
import { median, ms } from './support/figures.ts'
import { KEEPER } from './support/growth-rows.ts'
import { startProduct } from './support/product.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    postgres: { type: 'boolean', default: false },
  },
})
/** How much processor time each list may take in each round and size, in milliseconds: clocks of processes are that fine. */
const ROUND_MS = (Number(values.seconds) * 1000) / 9
const ROUNDS = 5
const asked = values.only.split(',')
const SIZES = [10, 1_000, 10_000] as const
/** How many times as much a list may take with more rows. */
const MOST = 2

type Known = { document: string; conversation: string; collection: string }

/** All lists, and what of them is further back or narrowed. */
const LISTS: { name: string; path: (known: Known) => string }[] = [
  { name: 'dashboard', path: () => '/dashboard' },
  { name: 'files', path: () => '/my-files' },
  { name: 'files, last page', path: () => '/my-files?page=100000' },
  { name: 'files by name', path: () => '/my-files?sort=name' },
  { name: 'files by size', path: () => '/my-files?sort=-size' },
  { name: 'files of a kind', path: () => '/my-files?kind=pdf' },
  { name: 'files of a feature', path: () => '/my-files?tab=study' },
  { name: 'files of a collection', path: ({ collection }) => `/my-files?collection=${collection}` },
  { name: 'files, searched', path: () => '/my-files?q=tower' },
  { name: 'files, searched by name', path: () => '/my-files?q=lecture' },
  { name: 'collections', path: () => '/my-files/collections' },
  { name: 'history', path: () => '/humanizer/history' },
  { name: 'history, searched', path: () => '/humanizer/history?q=harbour' },
  { name: 'history, searched in vain', path: () => '/humanizer/history?q=zeppelin' },
  { name: 'Chat PDF', path: () => '/chat-pdf' },
  {
    name: 'a conversation',
    path: ({ document, conversation }) => `/chat-pdf?doc=${document}&chat=${conversation}`,
  },
  { name: 'conversations, searched', path: () => '/chat-pdf?find=harbour' },
  { name: 'conversations, searched in vain', path: () => '/chat-pdf?find=zeppelin' },
  { name: 'Study Buddy', path: () => '/study-buddy' },
  { name: 'Study Buddy, documents searched', path: () => '/study-buddy/search?q=lecture' },
  { name: 'cards', path: () => '/study-buddy?tab=cards' },
  { name: 'study sessions', path: () => '/api/study-sessions' },
  { name: 'ledger', path: () => '/account/usage' },
  { name: 'ledger, last page', path: () => '/account/usage?page=100000' },
  { name: 'people', path: () => '/admin' },
  { name: 'people, last page', path: () => '/admin?page=100000' },
  { name: 'people, searched', path: () => '/admin?q=person' },
  { name: 'people, searched in vain', path: () => '/admin?q=zeppelin' },
  { name: 'invitations', path: () => '/admin/invitations' },
  { name: 'audit log', path: () => '/admin/actions' },
  { name: 'server', path: () => '/admin/server' },
]

const postgres = values.postgres ? await startPostgres() : undefined
const sides = []
for (const size of SIZES) {
  const url = postgres && (await createDatabase(postgres.url))
  const product = await startProduct({
    people: { number: 1, plan: 'ninja', documents: `each:${size}` },
    variables: { ADMIN_EMAILS: KEEPER, ...(url && { DATABASE_URL: url }) },
  })
  sides.push({
    size,
    product,
    cookie: product.cookies[0] ?? '',
    known: await known(product.address, product.cookies[0] ?? ''),
  })
}
type Side = (typeof sides)[number]

async function known(address: string, cookie: string): Promise<Known> {
  const html = async (path: string) => (await fetch(address + path, { headers: { cookie } })).text()
  const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  const document = found(await html('/my-files'), /data-file="([^"]+)"/)
  const chat = await html(`/chat-pdf?doc=${document}`)
  return {
    document,
    conversation: found(chat, /[?&](?:amp;)?chat=([0-9a-f-]{36})/),
    collection: found(await html('/my-files'), /[?&](?:amp;)?collection=([0-9a-f-]{36})/),
  }
}

async function look({ product, cookie }: Side, path: string): Promise<void> {
  const answer = await fetch(product.address + path, { headers: { cookie } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
}

/** Processor time of the threads of a process that are there, in milliseconds, finer than `/proc/PID/stat` has it. */
function threadsMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    } catch {
      // It has ended meanwhile.
      return sum
    }
  }, 0)
}

/** Processor time of the processes of PostgreSQL, of which those that serve a connection stay. */
function databaseMs(): number {
  if (!postgres) return 0
  const parent = postgres.pid()
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')
  return children.filter(Boolean).reduce((sum, pid) => sum + threadsMs(Number(pid)), 0)
}

const workedMs = ({ product }: Side) => threadsMs(product.pid) + databaseMs()

/** Processor time of one request in milliseconds, over as many as fit into a round. */
async function round(side: Side, path: string): Promise<number> {
  const before = workedMs(side)
  let [requests, worked] = [0, 0]
  while (requests < 3 || (worked < ROUND_MS && requests < 200)) {
    await look(side, path)
    requests++
    worked = workedMs(side) - before
  }
  return worked / requests
}

try {
  for (const { name, path } of LISTS.filter(({ name }) => asked.some((one) => name.includes(one)))) {
    const times = sides.map((): number[] => [])
    // The first is a warm-up.
    for (let turn = 0; turn <= ROUNDS; turn++) {
      for (const [at, side] of sides.entries()) {
        const took = await round(side, path(side.known))
        if (turn > 0) times[at]?.push(took)
      }
    }
    const [few = Number.NaN, ...more] = times.map(median)
    const most = Math.max(...more) / few
    claim(name, `${[few, ...more].map(ms).join(', ')}: ${most.toFixed(2)} times`, `≤ ${MOST}`, most <= MOST)
  }
} finally {
  for (const { product } of sides) await product.stop()
  await postgres?.stop()
}
process.exitCode = brokenClaims() > 0 ? 1 : 0
