import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import { until } from '#test/until.ts'
import { eventsOf, readAll } from '#test/walks/events.ts'
import { createVisitor, type Visitor } from '#test/walks/visitor.ts'
import { type Deployment, ORIGIN, WEBS } from './deployment.ts'
import { run } from './root.ts'

/** Uses the deployment through its proxy; throws where something is not as it should be. */
export async function useDeployment(deployment: Deployment): Promise<void> {
  setDefaultCACertificates([...getCACertificates(), readFileSync(deployment.authority, 'utf8')])
  const plain = await fetch('http://localhost/', { redirect: 'manual' })
  assert.equal(plain.headers.get('location'), `${ORIGIN}/`, 'http leads to https')
  const member = await signedUp()
  await letterArrives(deployment)
  await healthChecked(deployment)
  await oneVersion(deployment)
  await streamInPieces(deployment, member)
  await largestUpload(member)
  await serverKilled(deployment, member)
  await serverStopped(deployment, member)
  await upgraded(deployment, member)
  await trueAddress()
  await examined(deployment)
}

const visitor = () => createVisitor((asked) => fetch(asked), { origin: ORIGIN })

async function signedUp(): Promise<Visitor> {
  const member = visitor()
  const person = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.org',
    password: 'a long walk home',
  }
  const { status, text } = await member.call('POST', '/api/register', { json: person })
  assert.equal(status, 200, text)
  return member
}

async function letterArrives({ mail }: Deployment): Promise<void> {
  const letter = await until(() => mail.letters[0], 'a letter')
  assert.equal(letter.to, 'ada@example.org')
  assert.ok(letter.content.includes(ORIGIN.slice('https://'.length)), 'links lead to the public address')
  console.log('The worker sent a letter')
}

/** The image has one health check for whichever process its container runs. */
async function healthChecked({ checkHealth, process: of }: Deployment): Promise<void> {
  assert.equal(await checkHealth('web', 'web-1', WEBS['web-1']), 0, 'a server that is ready is healthy')
  assert.equal(await checkHealth('worker', 'worker', '127.0.0.7'), 0, 'a worker that works is healthy')
  of('worker')?.kill('SIGSTOP')
  try {
    assert.equal(await checkHealth('worker', 'worker', '127.0.0.7'), 1, 'one that hangs is not')
  } finally {
    of('worker')?.kill('SIGCONT')
  }
  console.log('The health check tells servers and workers apart, and a worker that hangs from one that works')
}

/** While servers are replaced a browser gets pages and scripts of one version only, and nobody remembers what was missing. */
async function oneVersion(deployment: Deployment): Promise<void> {
  for (let browser = 0; browser < 4; browser++) {
    const one = visitor()
    const mark = `/no-such-page-${crypto.randomUUID()}`
    const page = await one.open('/')
    const assets = [...page.html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
    assert.ok(assets.length >= 3, 'the start page has scripts and styles')
    for (const path of assets) {
      const { status, headers } = await one.call('GET', path)
      assert.equal(status, 200, path)
      assert.match(headers.get('cache-control') ?? '', /immutable/)
      await one.call('GET', mark)
    }
    const asked = (['web-1', 'web-2'] as const).filter((name) => deployment.log(name).includes(mark))
    assert.equal(asked.length, 1, 'a browser stays with one server')
  }
  const missing = await visitor().call('GET', '/assets/enhance-AAAAAAAA.js')
  assert.equal(missing.status, 404)
  assert.equal(missing.headers.get('cache-control'), 'no-store')
  console.log('Browsers stay with one server each, and a file that is not there is not remembered')
}

const TEXT = [
  'However, we do not utilize the old bridge in order to cross the river.',
  'Numerous boats wait at the harbour below the town until the evening.',
  'In winter the ferry carries the children of three villages to their school.',
  'Nobody remembers who built the stairs that lead down to the water.',
].join(' ')

function stream(member: Visitor): Promise<Response> {
  return member.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text: TEXT, tone: 'formal' }),
    headers: { 'content-type': 'application/json', origin: ORIGIN },
  })
}

/** Each piece must be there before the model has written the next. */
async function streamInPieces({ model }: Deployment, member: Visitor): Promise<void> {
  model.setRate(15)
  const arrivals: number[] = []
  let whileWriting = 0
  for await (const { event } of eventsOf(await stream(member))) {
    if (event !== 'token') continue
    arrivals.push(performance.now())
    if (model.requests.at(-1)?.closedAt === undefined) whileWriting++
  }
  model.setRate(0)
  assert.ok(whileWriting >= 2, `pieces arrive while the model writes: ${whileWriting} of ${arrivals.length}`)
  const span = Math.round((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0))
  console.log(
    `A rewrite came in ${arrivals.length} pieces over ${span} ms, ${whileWriting} of them while the model wrote`,
  )
}

async function largestUpload(member: Visitor): Promise<void> {
  // Little text and much beside it: more text than this would be refused.
  const [head, tail] = ['<!doctype html><title>River</title><p>The river rose at night.</p><!--', '-->']
  const bytes = Buffer.from(head + ' '.repeat(MAX_FILE_BYTES - head.length - tail.length) + tail)
  const upload = (content: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set('file', new File([content], 'river.html'))
    return member.send('/api/upload-document', { method: 'POST', body, headers: { origin: ORIGIN } })
  }
  const answer = await upload(bytes)
  const document = (await answer.json()) as { id: string; message?: string }
  assert.ok(answer.ok, document.message)
  const back = await member.send(`/api/documents/${document.id}/file`)
  assert.ok(Buffer.from(await back.arrayBuffer()).equals(bytes), 'what comes back is what was sent')
  const refused = await upload(Buffer.concat([bytes, Buffer.from('!')]))
  assert.equal(refused.status, 413)
  await refused.body?.cancel()
  await until(async () => {
    const { json } = await member.call('GET', `/api/documents/${document.id}`)
    return (
      typeof json === 'object' && json !== null && JSON.stringify(json).includes('The river rose at night')
    )
  }, 'the worker to read it')
  console.log('20 MiB went into the bucket and came back, one byte more was refused, and the worker read it')
}

/**
 * Whether this machine's Caddy hands a request with a body on to another server when the first one is gone, as the one in
 * compose.yaml does (since 2.11.2). Older ones answer 502 to those.
 */
const retriesBodies = (() => {
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(run('caddy', ['version'])) ?? []
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) >= 2_011_002
})()

/** Pages and calls, several at once; how long the slowest took. Throws when one is not answered as it should be. */
async function requests(member: Visitor, count: number, { bodiless = false } = {}): Promise<number> {
  let slowest = 0
  const ask = async (index: number) => {
    const begin = performance.now()
    const answer = await (index % 2 === 0 || (bodiless && !retriesBodies)
      ? member.call('GET', '/api/user')
      : member.call('POST', '/api/humanize', {
          json: { text: `We utilize boat ${index}.`, tone: 'formal' },
          headers: { origin: ORIGIN },
        }))
    assert.equal(answer.status, 200, `request ${index}: ${answer.text}`)
    slowest = Math.max(slowest, performance.now() - begin)
  }
  for (let done = 0; done < count; done += 4) {
    await Promise.all([0, 1, 2, 3].map((step) => ask(done + step)))
  }
  return Math.round(slowest)
}

async function serverKilled(deployment: Deployment, member: Visitor): Promise<void> {
  if (!retriesBodies) {
    const version = run('caddy', ['version']).trim()
    console.log(
      `NOT tried: calls with a body while a server is away, for Caddy here is ${version} and not 2.11.2 or later`,
    )
  }
  await requests(member, 8)
  const child = deployment.process('web-1')
  assert.ok(child)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  const slowest = await requests(member, 60, { bodiless: true })
  console.log(`After kill -9 of one server, 60 of 60 requests were answered, the slowest after ${slowest} ms`)
  const begin = performance.now()
  deployment.startWeb('web-1')
  await until(() => deployment.isHealthy(WEBS['web-1']), 'the server that was started again')
  console.log(`Started again, it was ready after ${Math.round(performance.now() - begin)} ms`)
}

async function serverStopped(deployment: Deployment, member: Visitor): Promise<void> {
  deployment.model.setRate(15)
  // Two of them on each server.
  const streams = await Promise.all(Array.from({ length: 4 }, async () => stream(await someone())))
  const child = deployment.process('web-2')
  assert.ok(child)
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const read = Promise.all(streams.map(readAll))
  deployment.model.setRate(60)
  const slowest = await requests(member, 40, { bodiless: true })
  const ends = (await read).map(({ end }) => end.event)
  assert.deepEqual(ends, ['complete', 'complete', 'complete', 'complete'], 'streams end as they should')
  const [code] = (await gone) as [number | null]
  assert.equal(code, 0, 'it stops in good order')
  deployment.model.setRate(0)
  console.log(
    `While a server stopped with streams open, all of these and 40 requests came to their end (slowest ${slowest} ms)`,
  )
  deployment.startWeb('web-2')
  await until(() => deployment.isHealthy(WEBS['web-2']), 'the second server')
}

/** As the README says: new servers beside the old ones, then the old ones stop, with streams open on all of them. */
async function upgraded(deployment: Deployment, member: Visitor): Promise<void> {
  const fresh = ['web-3', 'web-4'] as const
  for (const name of fresh) deployment.startWeb(name)
  for (const name of fresh) await until(() => deployment.isHealthy(WEBS[name]), name)
  deployment.nameWebs(['web-1', 'web-2', ...fresh])
  // Whoever is sent to a server appears in its log.
  const isSentTo = (name: string) => deployment.log(name).includes('/api/user')
  await until(async () => {
    // One who was here before stays where they were.
    for (let other = 0; other < 4; other++) await visitor().call('GET', '/api/user')
    return fresh.every(isSentTo)
  }, 'the proxy to find the new servers')
  deployment.model.setRate(15)
  // Two of them on each server.
  const streams = await Promise.all(Array.from({ length: 8 }, async () => stream(await someone())))
  const read = Promise.all(streams.map(readAll))
  const old = (['web-1', 'web-2'] as const).flatMap((name) => deployment.process(name) ?? [])
  const gone = old.map((child) => once(child, 'exit'))
  for (const child of old) child.kill('SIGTERM')
  deployment.model.setRate(60)
  const slowest = await requests(member, 40, { bodiless: true })
  const ends = (await read).map(({ end }) => end.event)
  assert.deepEqual([...new Set(ends)], ['complete'], 'streams end as they should')
  for (const [code] of await Promise.all(gone)) assert.equal(code, 0, 'an old server stops in good order')
  deployment.nameWebs(fresh)
  deployment.model.setRate(0)
  // Names are remembered for some seconds; until then, an older Caddy answers 502 to every other call with a body.
  await until(async () => {
    for (let call = 0; call < 8; call++) {
      const text = `We utilize ferry ${call}.`
      const { status } = await member.call('POST', '/api/humanize', { json: { text, tone: 'formal' } })
      if (status !== 200) return false
    }
    return true
  }, 'the proxy to forget the old servers')
  console.log(
    `Four servers became two new ones: 8 streams and 40 requests came to their end (slowest ${slowest} ms)`,
  )
}

async function someone(): Promise<Visitor> {
  const member = visitor()
  const person = {
    firstName: 'Mary',
    lastName: 'Shelley',
    email: `${crypto.randomUUID()}@example.org`,
    password: 'a long walk home',
  }
  const { status, text } = await member.call('POST', '/api/register', { json: person })
  assert.equal(status, 200, text)
  return member
}

/** Guesses of passwords are counted by where they come from: by that the product's idea of an address can be seen. */
async function trueAddress(): Promise<void> {
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push(await guess('127.0.0.1', `203.0.113.${count}`))
  assert.deepEqual(
    statuses,
    [...Array.from({ length: 10 }, () => 401), 429],
    'a client cannot say where it comes from',
  )
  assert.equal(await guess('127.0.0.9', '203.0.113.0'), 401, 'others are other people')
  console.log('Each client is known by its own address, whatever it says')
}

function guess(from: string, says: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${ORIGIN}/api/login`,
      {
        method: 'POST',
        agent: false,
        localAddress: from,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': says, forwarded: `for=${says}` },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.once('error', reject)
    asked.end(JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'a wrong guess' }))
  })
}

async function examined(deployment: Deployment): Promise<void> {
  const child = deployment.command(['doctor'])
  const [code] = (await once(child, 'exit')) as [number | null]
  const said = deployment.log('command')
  assert.equal(code, 0, said)
  console.log(`wordkin doctor says:\n${said.trim().replaceAll(/^/gm, '  ')}`)
}
