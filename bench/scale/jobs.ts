import { randomUUID } from 'node:crypto'
import { browserOf } from '../support/browser.ts'
import { atMost, claim, same } from '../support/claims.ts'
import type { Cluster } from '../support/cluster.ts'
import { childrenOf } from '../support/member.ts'
import { scannedPdf } from '../support/pictures.ts'
import { document, isReady, uploaded } from './files.ts'

const PEOPLE = 6
const FILES = 3

/** Files sent by several people at once are each read once, by one or the other worker. */
export async function once({ ground: { sql }, proxy, readers, people }: Cluster) {
  const cookies = await people(PEOPLE, 'ninja')
  const visitors = cookies.map((cookie) => browserOf(cookie, proxy.address))
  const before = readers.map(({ gate }) => gate.fetched())
  const started = performance.now()
  const sent = await Promise.all(
    visitors.flatMap((visitor) =>
      Array.from({ length: FILES }, async () => {
        const content = `The number of this note is ${randomUUID()}.`
        return { visitor, content, id: await uploaded(visitor, `${randomUUID()}.txt`, content) }
      }),
    ),
  )
  const rows = await Promise.all(sent.map(({ id }) => document(sql, id, isReady, 180_000))).catch(
    async (error) => {
      console.log(await sql`select status, attempt, count(*)::int from documents group by 1, 2`)
      console.log(await sql`select state, retry_count, count(*)::int from pgboss.job group by 1, 2`)
      throw error
    },
  )
  const seconds = (performance.now() - started) / 1_000
  const texts = await Promise.all(
    sent.map(async ({ visitor, id }) => (await visitor.call('GET', `/api/documents/${id}`)).json),
  )
  const right = texts.filter((text, at) => (text as { content: string }).content === sent[at]?.content)
  const fetched = readers.map(({ gate }, at) => gate.fetched() - (before[at] ?? 0))
  same(`${sent.length} files of ${PEOPLE} people at once: read right`, right.length, sent.length)
  same('  readings begun more than once', rows.filter(({ attempt }) => attempt !== 1).length, 0)
  claim(
    '  fetched by the workers',
    fetched.join(' + '),
    `${sent.length} in all, some by each`,
    fetched.every(Boolean) && fetched.reduce((sum, count) => sum + count, 0) === sent.length,
  )
  console.log(`  all were read after ${seconds.toFixed(1)} s`)
}

/** A reading is cancelled at a web process while a worker is in the middle of it. */
export async function cancelled({ ground: { sql }, proxy, readers, people }: Cluster) {
  const [cookie = ''] = await people(1, 'ninja')
  const visitor = browserOf(cookie, proxy.address)
  const id = await uploaded(visitor, 'scan.pdf', scannedPdf(8))
  await document(sql, id, ({ status, pagesRead }) => status === 'reading' && pagesRead >= 1)
  const busy = readers.flatMap(({ member }) => childrenOf(member.pid)).length
  const asked = performance.now()
  await visitor.call('POST', `/api/documents/${id}/cancel`)
  const { error } = await document(sql, id, ({ status }) => status === 'failed')
  atMost('cancelled in the middle, it ended after', (performance.now() - asked) / 1_000, 3, 's')
  same('  as', error, 'Reading was canceled.')
  console.log(`  (${busy} reading processes were there meanwhile)`)
}
