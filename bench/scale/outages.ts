import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countWords } from '#app/domain/usage/words.ts'
import { until } from '#test/until.ts'
import type { Visitor } from '#test/walks/visitor.ts'
import { browserOf, follow, keepAsking, outage } from '../support/browser.ts'
import { atMost, claim, same } from '../support/claims.ts'
import type { Cluster } from '../support/cluster.ts'
import { plainText } from '../support/texts.ts'
import { charged, isWhole, manyStreams, tellOthers } from './deaths.ts'
import { document, isReady, upload, uploaded } from './files.ts'

/** What the database takes from each process for calls between them. */
async function listeners({ ground: { sql } }: Cluster): Promise<number> {
  const [row] = await sql`
    select count(*)::int as lines from pg_stat_activity where query ilike 'listen %' and datname = current_database()`
  return row?.lines as number
}

/** PostgreSQL crashes under load and comes back: at once, and after a while. */
export async function database(cluster: Cluster) {
  for (const awayMs of [0, 4_000]) await crash(cluster, awayMs)
}

async function crash(cluster: Cluster, awayMs: number) {
  const { ground, proxy, webs } = cluster
  ground.model.setRate(12)
  const text = plainText(14, 6)
  const cookies = await cluster.people(10, 'ninja')
  const [visitor = '', reader = ''] = await cluster.people(2, 'free')
  const lines = await listeners(cluster)
  const streams = await manyStreams(cluster, cookies, text)
  // Each is followed from the other process, too: there it comes out of the database.
  const runs = await ground.sql`
    select id from runs where status = 'running' order by created_at desc limit ${cookies.length}`
  const firsts = await Promise.all(
    cookies.flatMap((cookie) =>
      webs.map(({ host }) => findTheirs(browserOf(cookie, `http://${host}`), runs)),
    ),
  )
  const followed = firsts.map(({ browser, id, first }) => follow(browser, id, first))
  const enough = new AbortController()
  const asking = keepAsking(browserOf(visitor, proxy.address), '/api/user', enough.signal)
  const sender = browserOf(reader, proxy.address)
  const sending = Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      await sleep(at * 300)
      return upload(sender, `${randomUUID()}.txt`, `A note ${randomUUID()}`)
    }),
  )
  await sleep(700)
  const crashed = performance.now()
  await ground.cluster.crash(awayMs)
  const away = (performance.now() - crashed) / 1_000
  const seen = await Promise.all([...streams, ...followed])
  const sent = await sending
  await sleep(1_000)
  enough.abort()
  const answers = await asking
  const failed = answers.filter(({ status }) => status !== 200)
  console.log(
    `  PostgreSQL crashes with ${cookies.length} streams open, and is back after ${away.toFixed(1)} s`,
  )
  const missing = outage(answers) / 1_000
  atMost('calls of others were refused for', missing, away + 3, 's')
  const statuses = [...new Set(failed.map(({ status }) => status))]
  claim(
    '  with',
    JSON.stringify(statuses),
    '503 alone',
    statuses.every((status) => status === 503),
  )
  same('  streams, seen by three readers each, that were whole', seen.filter(isWhole).length, seen.length)
  tellOthers(seen, isWhole)
  const kept = sent.flatMap(({ status, json }) => (status === 201 ? [(json as { id: string }).id] : []))
  const said = sent.filter(({ status }) => status === 503).length
  claim(
    '  uploads: kept, refused with a sentence',
    `${kept.length} + ${said}`,
    `${sent.length} in all`,
    kept.length + said === sent.length,
  )
  const rows = await Promise.all(kept.map((id) => document(ground.sql, id, isReady, 120_000)))
  same('  those that were kept are read', rows.length, kept.length)
  const again = await until(async () => (await listeners(cluster)) >= lines, 'lines', 15_000).catch(
    () => false,
  )
  same('  all lines for calls between processes are back', again, true)
  await charged(
    cluster,
    cookies,
    cookies.map(() => countWords(text)),
  )
}

/** Begins to follow the one of these runs that is theirs. */
async function findTheirs(browser: Visitor, runs: readonly Record<string, unknown>[]) {
  for (const { id } of runs) {
    const first = await browser.send(`/api/humanize/stream?run=${String(id)}`)
    if (first.status === 200) return { browser, id: String(id), first }
    await first.body?.cancel()
  }
  throw new Error('their run was not found')
}

/** The bucket cannot be reached for a while. */
export async function storage(cluster: Cluster) {
  const { ground, proxy, door, readers } = cluster
  const [cookie = ''] = await cluster.people(1, 'ninja')
  const visitor = browserOf(cookie, proxy.address)
  const content = `Kept before ${randomUUID()}`
  const before = await uploaded(visitor, 'before.txt', content)
  await document(ground.sql, before, isReady)
  // First only the workers are cut off, so that a file is taken that cannot be read yet.
  await Promise.all(readers.map(({ gate }) => gate.shut()))
  const waiting = await uploaded(visitor, 'waiting.txt', `Waits ${randomUUID()}`)
  await door.shut()
  const started = performance.now()
  const refused = await upload(visitor, 'refused.txt', `Refused ${randomUUID()}`)
  same('while it is away: an upload is refused with', refused.status, 503)
  console.log(`  after ${((performance.now() - started) / 1_000).toFixed(1)} s: ${refused.text}`)
  const original = await visitor.call('GET', `/api/documents/${before}/file`)
  claim('  an original', `${original.status}`, '503', original.status === 503)
  const text = (await visitor.call('GET', `/api/documents/${before}`)).json as { content: string }
  same('  text that was read is there', text.content, content)
  same('  My Files', (await visitor.call('GET', '/my-files')).status, 200)
  await Promise.all([door.open(), ...readers.map(({ gate }) => gate.open())])
  const back = performance.now()
  const row = await document(ground.sql, waiting, ({ status }) => status === 'ready' || status === 'failed')
  same('once it is back: the file that waited', row.status, 'ready')
  atMost('  was read after', (performance.now() - back) / 1_000, 20, 's')
  same('  an upload', (await upload(visitor, 'after.txt', `After ${randomUUID()}`)).status, 201)
  const [books] = await ground.sql`
    select count(*)::int as objects from stored_objects where state = 'arriving'
      and owner_id = (select user_id from documents where id = ${before})`
  same('  uploads that are held for ever', books?.objects, 0)
}
