import { randomUUID } from 'node:crypto'
import { browserOf, rewrite } from '../support/browser.ts'
import type { Cluster } from '../support/cluster.ts'
import { cpuOfTree } from '../support/member.ts'
import { scannedPdf } from '../support/pictures.ts'
import { plainText } from '../support/texts.ts'
import { document, isReady, uploaded } from './files.ts'

const RUNS = 60
const PAGES = 400
const FILES = 12
const SCANNED = 4

/** What a run, a page and a document cost: processor time of each kind of process, rows, and bytes on disk. */
export async function costs(cluster: Cluster) {
  const { ground, webs, readers, proxy } = cluster
  ground.model.setRate(0)
  const postmaster = ground.cluster.pid()
  const used = () => ({
    web: webs.reduce((sum, { member }) => sum + member.cpuMs(), 0),
    worker: readers.reduce((sum, { member }) => sum + cpuOfTree(member.pid), 0),
    database: cpuOfTree(postmaster),
  })
  async function tables() {
    const rows = await ground.sql`
      select relname as name, n_tup_ins::int as rows, pg_total_relation_size(relid)::int as bytes
      from pg_stat_user_tables where schemaname in ('public', 'pgboss')`
    return new Map(
      rows.map(({ name, rows: count, bytes }) => [
        name as string,
        { rows: count as number, bytes: bytes as number },
      ]),
    )
  }
  async function measure(name: string, count: number, work: () => Promise<void>) {
    // What PostgreSQL counts becomes known to others about once a second.
    const settle = () => new Promise((done) => setTimeout(done, 1_500))
    await settle()
    const [before, there] = [used(), await tables()]
    await work()
    // What goes on behind an answer belongs to it, such as ending a process that has read a file.
    await settle()
    const after = used()
    const grown = [...(await tables())].flatMap(([table, { rows, bytes }]) => {
      const was = there.get(table)
      const more = { rows: rows - (was?.rows ?? 0), bytes: bytes - (was?.bytes ?? 0) }
      return more.rows > 0 ? [{ table, ...more }] : []
    })
    const each = (value: number) => (value / count).toFixed(2)
    const bytes = grown.reduce((sum, table) => sum + table.bytes, 0) / count
    console.log(
      `  ${name}: processor time of web ${each(after.web - before.web)} ms, of workers ${each(after.worker - before.worker)} ms, ` +
        `of PostgreSQL ${each(after.database - before.database)} ms; ${(bytes / 1024).toFixed(1)} kB of tables and indexes`,
    )
    console.log(`    rows: ${grown.map(({ table, rows }) => `${table} ${each(rows)}`).join(', ') || 'none'}`)
  }

  const cookies = await cluster.people(6, 'ninja')
  const visitors = cookies.map((cookie) => browserOf(cookie, proxy.address))
  const visitor = (at: number) => visitors[at % visitors.length] ?? browserOf('', proxy.address)
  await measure(`a run (${plainText(12).split(' ').length} words, by a model)`, RUNS, async () => {
    for (let at = 0; at < RUNS; at += 6) {
      await Promise.all(visitors.map((one, person) => rewrite(one, plainText(12, at + person))))
    }
  })
  await measure('a page (/humanizer, signed in)', PAGES, async () => {
    for (let at = 0; at < PAGES; at++) await visitor(at).call('GET', '/humanizer')
  })
  await measure('a document (2,000 words of text)', FILES, async () => {
    for (let at = 0; at < FILES; at++) {
      const id = await uploaded(visitor(at), `${randomUUID()}.txt`, `${randomUUID()} ${plainText(115, at)}`)
      await document(ground.sql, id, isReady)
    }
  })
  await measure(`a page read off a picture (150 dpi, ${SCANNED} in a file)`, SCANNED, async () => {
    const id = await uploaded(visitor(0), 'scan.pdf', scannedPdf(SCANNED, 77))
    await document(ground.sql, id, isReady)
  })
}
