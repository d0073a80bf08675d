import { setTimeout as sleep } from 'node:timers/promises'
import { FIRST_DOCUMENT_POINTS } from '#app/domain/accounts/level.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { until } from '#test/until.ts'
import { begin, browserOf, follow, keepAsking, outage, rewrite, type Seen } from '../support/browser.ts'
import { atMost, claim, same } from '../support/claims.ts'
import type { Cluster, Reader, Web } from '../support/cluster.ts'
import { childrenOf, cpuOfTree } from '../support/member.ts'
import { scannedPdf } from '../support/pictures.ts'
import { plainText } from '../support/texts.ts'
import { document, isReady, unbalanced, uploaded } from './files.ts'

/** What was promised of a death: seconds until everything that it broke is whole again. */
const RECOVERED_S = 10

export const isWhole = ({ end, text }: Seen) =>
  end?.event === 'complete' && end.fullText === text && text !== ''
const wasTold = ({ end }: Seen) =>
  end?.event === 'error' && (end.message ?? '').includes('Nothing was charged')
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** Says of those that saw something else than was promised what that was. */
export function tellOthers(seen: readonly Seen[], asPromised: (one: Seen) => boolean) {
  for (const one of seen.filter((other) => !asPromised(other))) {
    const end = { ...one.end, fullText: one.end?.fullText?.length }
    console.log(
      `    ${one.run} read ${one.text.length}, broke ${one.breaks} times, ended ${JSON.stringify(end)}`,
    )
  }
}

/** Begins a stream for each of `cookies`, and waits until all have said something. */
export async function manyStreams({ ground, proxy }: Cluster, cookies: readonly string[], text: string) {
  const [{ now } = { now: new Date() }] = await ground.sql`select now()`
  const streams = cookies.map((cookie) => rewrite(browserOf(cookie, proxy.address), text))
  await until(async () => {
    const [row] = await ground.sql`
      select count(*)::int as runs from runs where status = 'running' and output <> '' and created_at >= ${now as Date}`
    return row?.runs === cookies.length
  }, 'all streams to have begun')
  return streams
}

/** Everybody's books, and that what people were charged is what they got. */
export async function charged(
  { ground: { sql }, proxy }: Cluster,
  cookies: readonly string[],
  words: number[],
) {
  same('  books that do not balance', await unbalanced(sql), { words: 0, held: 0, bytes: 0 })
  const used = await Promise.all(
    cookies.map(async (cookie) => {
      const { json } = await browserOf(cookie, proxy.address).call('GET', '/api/user')
      return (json as { wordsUsed: number }).wordsUsed
    }),
  )
  same(
    '  people charged for what they did not get',
    used.filter((count, at) => count !== words[at]).length,
    0,
  )
}

async function killWeb(cluster: Cluster, web: Web, name: string) {
  cluster.ground.model.setRate(12)
  const text = plainText(12, 3)
  const cookies = await cluster.people(12, 'ninja')
  const [visitor = ''] = await cluster.people(1, 'free')
  const streams = await manyStreams(cluster, cookies, text)
  const enough = new AbortController()
  const asking = keepAsking(browserOf(visitor, cluster.proxy.address), '/api/user', enough.signal)
  await sleep(500)
  const killedAt = performance.now()
  web.member.kill('SIGKILL')
  await web.member.exited
  const restarted = await cluster.restart(web)
  const readyAgain = performance.now() - killedAt
  const seen = await Promise.all(streams)
  enough.abort()
  const answers = await asking
  const [whole, told] = [seen.filter(isWhole), seen.filter(wasTold)]
  atMost(`${name}: ready again after`, readyAgain / 1_000, RECOVERED_S, 's')
  claim(
    '  streams: whole, told that nothing was charged',
    `${whole.length} + ${told.length}`,
    `${seen.length} in all`,
    whole.length + told.length === seen.length,
  )
  tellOthers(seen, (one) => isWhole(one) || wasTold(one))
  const lastTold = Math.max(0, ...told.map(({ endedAt }) => endedAt - killedAt)) / 1_000
  atMost('  the last of these was told after', lastTold, RECOVERED_S, 's')
  same('  calls of others that failed', answers.filter(({ status }) => status !== 200).length, 0)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  console.log(
    `  start ${seconds(restarted)}; ${answers.length} calls of others meanwhile, slowest ${seconds(slowest)}`,
  )
  await charged(
    cluster,
    cookies,
    seen.map((one) => (isWhole(one) ? countWords(text) : 0)),
  )
}

/** Each of the web processes is killed with streams open, and started anew at once, as whoever keeps it running does. */
export async function webs(cluster: Cluster) {
  for (const [at, web] of cluster.webs.entries())
    await killWeb(cluster, web, `kill -9 of web process ${at + 1}`)
}

/** The worker that is busy: whose children use the most processor time in half a second. */
async function busyOf(readers: readonly Reader[]): Promise<Reader> {
  const before = readers.map(({ member }) => cpuOfTree(member.pid))
  await sleep(500)
  const used = readers.map(({ member }, at) => cpuOfTree(member.pid) - (before[at] ?? 0))
  const busiest = readers[used.indexOf(Math.max(...used))]
  if (!busiest) throw new Error('there is no worker')
  return busiest
}

/** Each worker is killed while it reads pictures; the other one goes on, with everything counted once. */
export async function workers(cluster: Cluster) {
  const { sql } = cluster.ground
  const pages = 4
  for (let time = 0; time < cluster.readers.length; time++) {
    const [cookie = ''] = await cluster.people(1, 'ninja')
    const visitor = browserOf(cookie, cluster.proxy.address)
    const file = scannedPdf(pages, time + 1)
    const id = await uploaded(visitor, 'scan.pdf', file)
    await document(sql, id, ({ status, pagesRead }) => status === 'reading' && pagesRead >= 1)
    const reader = await busyOf(cluster.readers)
    const killedAt = performance.now()
    const children = childrenOf(reader.member.pid)
    reader.member.kill('SIGKILL')
    await document(sql, id, ({ status, attempt }) => status === 'reading' && attempt === 2)
    const taken = (performance.now() - killedAt) / 1_000
    atMost(
      `kill -9 of worker ${cluster.readers.indexOf(reader) + 1} in mid-OCR: taken up after`,
      taken,
      RECOVERED_S,
      's',
    )
    const orphans = children.filter((pid) => childrenOf(1).includes(pid))
    const { attempt } = await document(sql, id, isReady)
    const [found] = await sql`
      select (select count(*)::int from document_pages where document_id = d.id) as pages,
        (select used::int from storage_usage where user_id = d.user_id) as used,
        (select points from users where id = d.user_id) as points,
        (select count(*)::int from stored_objects where owner_id = d.user_id) as objects
      from documents d where id = ${id}`
    same(
      '  pages, bytes and originals once',
      [found?.pages, found?.used, found?.objects],
      [pages, file.length, 1],
    )
    same(
      '  points for the first document, once; attempts',
      [found?.points, attempt],
      [FIRST_DOCUMENT_POINTS, 2],
    )
    same('  reading processes that outlived it', orphans.length, 0)
    console.log(`  read to its end ${seconds(performance.now() - killedAt)} after the death`)
    await cluster.restart(reader)
  }
}

/** A web process is asked to stop with streams open: those it works on finish, those it only shows go on elsewhere. */
export async function asked(cluster: Cluster) {
  const [one, two] = cluster.webs
  if (!one || !two) throw new Error('there are not two web processes')
  cluster.ground.model.setRate(15)
  const text = plainText(12, 4)
  const cookies = await cluster.people(40, 'ninja')
  const streams = await manyStreams(cluster, cookies, text)
  // Somebody follows a run of the second process from the first one, as after a lost line.
  const [watcher = ''] = await cluster.people(1, 'ninja')
  const { run, reading: own } = await begin(browserOf(watcher, `http://${two.host}`), text)
  const there = browserOf(watcher, `http://${one.host}`)
  const first = await there.send(`/api/humanize/stream?run=${run}`)
  const elsewhere = follow(browserOf(watcher, cluster.proxy.address), run, first)

  const [visitor = ''] = await cluster.people(1, 'free')
  const enough = new AbortController()
  const asking = keepAsking(browserOf(visitor, cluster.proxy.address), '/api/user', enough.signal)
  const askedAt = performance.now()
  one.member.kill('SIGTERM')
  const code = await one.member.exited
  const left = (performance.now() - askedAt) / 1_000
  const seen = await Promise.all([...streams, own, elsewhere])
  const begun = await rewrite(browserOf(visitor, cluster.proxy.address), plainText(2, 9))
  enough.abort()
  const answers = await asking
  same('SIGTERM with 40 streams, 20 of them its own: it left with', code, 0)
  atMost('  after', left, 30, 's')
  same('  streams that were whole', seen.filter(isWhole).length, seen.length)
  tellOthers(seen, isWhole)
  console.log(
    `  lines that were taken up on the other process: ${seen.filter(({ breaks }) => breaks > 0).length}`,
  )
  same('  calls of others that failed', answers.filter(({ status }) => status !== 200).length, 0)
  same('  a new text meanwhile', begun.end?.event, 'complete')
  await cluster.restart(one)
  await charged(
    cluster,
    cookies,
    cookies.map(() => countWords(text)),
  )
  same('  calls missing for', seconds(outage(answers)), '0.0 s')
}
