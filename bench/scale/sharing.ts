import { readdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { countWords } from '#app/domain/usage/words.ts'
import { until } from '#test/until.ts'
import { eventsOf, readAll } from '#test/walks/events.ts'
import type { Visitor } from '#test/walks/visitor.ts'
import { browserOf, follow, rewrite } from '../support/browser.ts'
import { atMost, claim, same } from '../support/claims.ts'
import type { Cluster } from '../support/cluster.ts'
import { plainText } from '../support/texts.ts'

const MB = 1024 * 1024

/** How many of the answers have that status. */
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** All processes were started at once on an empty database. */
export async function migrations({ ground, webs, readers }: Cluster) {
  const files = readdirSync('db/migrations').filter((name) => name.endsWith('.sql'))
  const applied = await ground.sql`select hash from drizzle.__drizzle_migrations`
  same('migrations, each applied once', applied.length, files.length)
  const times = [...webs, ...readers].map(({ member }) => member.startedInMs / 1000)
  atMost('the last process was ready after', Math.max(...times), 30, 's')
}

/** The same person at each of the two web processes. */
const both = ({ webs }: Cluster, cookie: string): [Visitor, Visitor] => {
  const [one, two] = webs.map(({ host }) => browserOf(cookie, `http://${host}`))
  if (!one || !two) throw new Error('there are not two web processes')
  return [one, two]
}

export async function sessions(cluster: Cluster) {
  const [cookie = ''] = await cluster.people(1, 'free')
  const everywhere = browserOf(cookie, cluster.proxy.address)
  const answers = []
  for (let at = 0; at < 20; at++) answers.push(await everywhere.call('GET', '/api/user'))
  same('signed in, 20 requests to both processes in turn', count(answers, 200), 20)
  const [one, two] = both(cluster, cookie)
  await one.call('POST', '/api/logout')
  same('signed out on one, the other says', (await two.call('GET', '/api/user')).status, 401)
}

export async function preferences(cluster: Cluster) {
  const [cookie = ''] = await cluster.people(1, 'free')
  const [one, two] = both(cluster, cookie)
  await one.call('POST', '/api/preferences', {
    form: { name: 'theme', value: 'dark', returnTo: '/humanizer' },
  })
  two.cookies.set('theme', one.cookies.get('theme') ?? '')
  const page = await two.open('/humanizer')
  same('dark chosen on one, the page of the other is dark', /<html[^>]*dark/.test(page.html), true)
  const form = new FormData()
  form.append('file', new File([`A note ${randomUUID()}`], 'note.txt'))
  await one.call('POST', '/api/upload-document', { form, headers: { accept: 'text/html' } })
  for (const [name, value] of one.cookies) two.cookies.set(name, value)
  const said = () => two.open('/my-files').then(({ text }) => text.includes('File Uploaded'))
  same('a message left on one is said by the other, once', [await said(), await said()], [true, false])
}

export async function runs(cluster: Cluster) {
  const { model } = cluster.ground
  const [cookie = ''] = await cluster.people(1, 'ninja')
  const [one, two] = both(cluster, cookie)
  model.setRate(40)
  const text = plainText(6, 1)
  const begin = await one.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text, tone: 'formal' }),
    headers: { 'content-type': 'application/json' },
  })
  const run = begin.headers.get('x-run-id') ?? ''
  const here = readAll(begin)
  // Two sentences are read on the other process, then the line is cut and taken up where it was.
  const first = { text: '', id: '' }
  for await (const { content = '', id = '' } of eventsOf(await two.send(`/api/humanize/stream?run=${run}`))) {
    first.text += content
    first.id = id
    if (first.text.length > 100) break
  }
  const rest = await readAll(
    await two.send(`/api/humanize/stream?run=${run}`, { headers: { 'last-event-id': first.id } }),
  )
  const whole = await here
  same('begun on one, read in two parts on the other: the same', first.text + rest.text === whole.text, true)
  same('  and ended as', rest.end.event, 'complete')

  model.setRate(10)
  const stopping = rewrite(one, plainText(10, 2))
  const [{ id = '' } = {}] = await until(async () => {
    const found = await cluster.ground.sql`select id from runs where status = 'running' and output <> ''`
    return found.length > 0 && found
  }, 'words to come')
  const asked = performance.now()
  await two.call('POST', `/api/runs/${id}/stop`)
  const stopped = await stopping
  atMost('stopped from the other, it ended after', (stopped.endedAt - asked) / 1000, 2, 's')
  same('  as', [stopped.end?.event, stopped.end?.stopped], ['complete', true])

  model.setRate(0)
  const call = {
    json: { text: plainText(4, 3), tone: 'formal' },
    headers: { 'idempotency-key': randomUUID() },
  }
  const twins = await Promise.all([one, two].map((visitor) => visitor.call('POST', '/api/humanize', call)))
  const ids = new Set(twins.map(({ json }) => (json as { runId: string }).runId))
  same('one key sent to both at once, runs', ids.size, 1)
  const [{ used = 0 } = {}] = await cluster.ground.sql`
    select count(*)::int as used from usage_ledger where run_id = ${[...ids][0] ?? ''}`
  same('  charged, times', used, 1)
}

export async function quotas(cluster: Cluster) {
  cluster.ground.model.setRate(0)
  const [cookie = '', reader = ''] = await cluster.people(2, 'free')
  const person = browserOf(cookie, cluster.proxy.address)
  const text = (at: number) => `${'We saw the river again. '.repeat(40)}${at}`
  const words = countWords(text(1))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => person.call('POST', '/api/humanize', { json: { text: text(at) } })),
  )
  same(
    '20 texts at once, room for one: accepted, refused',
    [count(answers, 200), count(answers, 402)],
    [1, 19],
  )
  const { wordsUsed } = (await person.call('GET', '/api/user')).json as { wordsUsed: number }
  same('  words charged', wordsUsed, words)

  const uploads = browserOf(reader, cluster.proxy.address)
  await uploads.call('POST', '/api/upload-document', { form: fileForm(randomUUID(), 'first.txt') })
  // As if this person had 95 of their 100 MB.
  await cluster.ground.sql`
    update storage_usage set used = ${95 * MB} where user_id = (select user_id from documents where file_name = 'first.txt')`
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, at) => {
      const content = `${randomUUID()} ${'a word '.repeat(300_000)}`
      return uploads.call('POST', '/api/upload-document', { form: fileForm(content, `big-${at}.txt`) })
    }),
  )
  // Each holds room for what has come of it so far, so that they may refuse each other: at most two find room for all.
  const [fit, refused] = [count(sent, 201), count(sent, 413)]
  claim('10 × 2 MB at once, room for 5 MB: kept', `${fit}`, '≤ 2', fit <= 2)
  same('  the others were refused', refused, 10 - fit)
  const [{ used = 0, kept = 0 } = {}] = await cluster.ground.sql`
    select used::int, (select sum(bytes)::int from stored_objects o where o.owner_id = u.user_id and state = 'kept') as kept
    from storage_usage u where user_id = (select user_id from documents where file_name = 'first.txt')`
  same('  bytes on the books beyond what was there', Number(used) - 95 * MB, Number(kept) - 36)
  // What was pretended must not look like a fault to the checks that follow.
  await cluster.ground.sql`
    update storage_usage set used = ${Number(kept)} where user_id = (select user_id from documents where file_name = 'first.txt')`
}

function fileForm(content: string, name: string): FormData {
  const form = new FormData()
  form.append('file', new File([content], name))
  return form
}

export async function rateLimits(cluster: Cluster) {
  const stranger = browserOf('', cluster.proxy.address)
  const json = { email: `${randomUUID()}@example.org`, password: 'a wrong guess' }
  const guesses = []
  for (let at = 0; at < 20; at++) guesses.push(await stranger.call('POST', '/api/login', { json }))
  same('20 guesses in turn: looked at, refused', [count(guesses, 401), count(guesses, 429)], [10, 10])
}

/** The line to the database that tells of runs must be had again by itself: without it followers look every 2 s. */
export async function heardAtOnce(cluster: Cluster) {
  const [cookie = ''] = await cluster.people(1, 'ninja')
  const [one, two] = both(cluster, cookie)
  cluster.ground.model.setRate(25)
  const reading = rewrite(one, plainText(8, 5))
  const run = await until(async () => {
    const [row] = await cluster.ground.sql`
      select id from runs where status = 'running' and output <> '' order by created_at desc limit 1`
    return row?.id as string | undefined
  }, 'a run to begin')
  const there = follow(two, run)
  const [here, seen] = await Promise.all([reading, there])
  claim(
    'the end is known on the other process after',
    `${(seen.endedAt - here.endedAt).toFixed(0)} ms`,
    '< 500 ms',
    seen.endedAt - here.endedAt < 500,
  )
}
