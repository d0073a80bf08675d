import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createCanvas } from '@napi-rs/canvas'
import { freePort } from '#test/free-port.ts'
import type { Image } from './image.ts'
import { run, startContained } from './root.ts'

/** A busy machine may take its time; how long it took is said. */
const READY_WITHIN_MS = 240_000
/** As often as an engine asks before it believes that a container is ill. */
const HEALTH_RETRIES = 3

/** Starts the image twice, signs up, rewrites, has a picture read, stops it; throws where that is not as it should be. */
export async function useProduct(image: Image): Promise<void> {
  rmSync(join(image.root.path, 'data'), { recursive: true, force: true })
  run('install', ['-d', '-o', '10001', '-g', '10001', join(image.root.path, 'data')])
  const port = String(await freePort())
  const first = await started(image, port)
  console.log(`Ready ${first.after} ms after its first start, with a database to make`)
  await healthy(image, port, 0)
  await asPerson(`http://127.0.0.1:${port}`)
  await stopped(first.child)
  await healthy(image, port, 1)
  const second = await started(image, port)
  console.log(`Ready ${second.after} ms after its second start, on the database it left`)
  await stopped(second.child)
}

type Started = { child: ChildProcess; after: number }

async function started(image: Image, port: string): Promise<Started> {
  const begin = performance.now()
  const child = startContained(image.root, image.command, { PORT: port })
  child.stderr?.pipe(process.stderr)
  const slow = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
  if (!child.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('is ready at')) continue
    clearTimeout(slow)
    child.stdout.resume()
    return { child, after: Math.round(performance.now() - begin) }
  }
  throw new Error('The product was not ready in time')
}

/** SIGTERM to all of the container, as its engine would to process 1: it ends by itself, in good order. */
async function stopped(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  run('pkill', ['-TERM', '-P', String(child.pid)])
  const [code] = (await ended) as [number | null]
  assert.equal(code, 0, 'it stops in good order')
}

async function healthy(image: Image, port: string, expected: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const check = startContained(image.root, image.health, { PORT: port })
    let said = ''
    check.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(check, 'close')) as [number | null]
    if (code === expected) return
    const isLast = attempt === HEALTH_RETRIES
    assert.ok(!isLast, `the health check says ${expected === 0 ? 'yes' : 'no'}, not ${code}: ${said}`)
  }
}

const DRAFT =
  'Moreover, it is important to note that the committee delved into 14 reports from 2019 in order to facilitate change.'

/** What people come for: an account, a rewrite, a document that is read, one that only OCR can read. */
async function asPerson(origin: string): Promise<void> {
  const person = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    password: 'a long walk home',
  }
  const joined = await post(`${origin}/api/register`, person)
  const cookie = joined.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const rewritten = await post(`${origin}/api/humanize`, { text: DRAFT, tone: 'standard' }, cookie)
  const { text } = (await rewritten.json()) as { text: string }
  assert.ok(
    text !== DRAFT && text.includes('14') && text.includes('2019'),
    `a rewrite with its facts: ${text}`,
  )
  for (const [language, words] of Object.entries(PICTURES)) {
    const form = new FormData()
    form.set('file', new File([picture(words)], 'note.png', { type: 'image/png' }))
    const read = await fetch(`${origin}/api/process-file?format=markdown`, {
      method: 'POST',
      headers: { cookie, origin, 'accept-language': language },
      body: form,
    })
    const answer = (await read.json()) as { text?: string; message?: string }
    assert.equal(read.status, 200, answer.message)
    assert.ok(answer.text?.includes(words), `OCR of ${words}: ${answer.text}`)
  }
  console.log('Signed up, rewrote a text, read pictures of text in two scripts')
}

const PICTURES = { en: 'The river rose at night', ru: 'Ночью река поднялась' }

function picture(words: string): Uint8Array<ArrayBuffer> {
  const canvas = createCanvas(900, 160)
  const page = canvas.getContext('2d')
  page.fillStyle = '#ffffff'
  page.fillRect(0, 0, 900, 160)
  page.fillStyle = '#000000'
  page.font = '48px sans-serif'
  page.fillText(words, 40, 96)
  return new Uint8Array(canvas.toBuffer('image/png'))
}

async function post(url: string, body: unknown, cookie = ''): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
