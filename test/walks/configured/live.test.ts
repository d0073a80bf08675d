import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countWords } from '#app/domain/usage/words.ts'
import { type OpenAiMock, startOpenAi } from '../../mocks/openai.ts'
import { until } from '../../until.ts'
import { type App, startApp } from '../app.ts'
import { eventsOf, readAll } from '../events.ts'
import type { Visitor } from '../visitor.ts'

let model: OpenAiMock
let app: App
beforeAll(async () => {
  model = await startOpenAi()
  app = await startApp({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'sk-walk', LLM_RETRIES: '0' })
})
afterAll(async () => {
  await app.stop()
  await model.close()
})
beforeEach(() => {
  model.setRate(0)
  model.setScript(null)
})

/** Six sentences, each with a word of its own to know it by. */
const MARKS = ['bridge', 'harbour', 'orchard', 'chapel', 'windmill', 'quarry']
const TEXT = [
  'However, we do not utilize the old bridge in order to cross the river <here> & now.',
  'Our neighbours sold fresh mackerel at the harbour before the storm of last winter.',
  'Numerous children picked apples in the orchard behind the school every single autumn.',
  'Nobody rang the bells of the chapel after the priest had moved to another town.',
  'The miller kept his windmill turning with sails that his daughter had sewn by hand.',
  'In the evening the men came home from the quarry with dust on their heavy boots.',
].join(' ')
const WORDS = countWords(TEXT)
/** Tokens a second: slow enough to look at a run under way; and so slow that it ends only by being stopped. */
const SLOW = 40
const CRAWLING = 5

const start = (visitor: Visitor, text = TEXT, headers: Record<string, string> = {}) =>
  visitor.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text, tone: 'formal' }),
    headers: { 'content-type': 'application/json', ...headers },
  })
const resume = (visitor: Visitor, run: string, position: string) =>
  visitor.send(`/api/humanize/stream?run=${run}`, { headers: { 'last-event-id': position } })
const usage = async (visitor: Visitor) =>
  (await visitor.call('GET', '/api/user')).json as { wordsUsed: number }
const history = async (visitor: Visitor) =>
  (await visitor.call('GET', '/api/humanizer/history')).json as { outputText: string; runId: string }[]

test('what was compared in the sentences of the model is told, for as long as the rewrite is kept', async () => {
  const member = await app.member()
  const { runId } = (await member.call('POST', '/api/humanize', { json: { text: TEXT, tone: 'formal' } }))
    .json as { runId: string }
  const told = 'compared with yours by denials, who does what to whom'
  expect((await member.open(`/humanizer?run=${runId}&view=facts`)).text).toContain(told)
  // The run goes before the rewrite does.
  await app.sql`update runs set tally = null where id = ${runId}`
  const [entry] = (await member.call('GET', '/api/humanizer/history')).json as { id: number }[]
  const kept = await member.open(`/humanizer?h=${entry?.id}&view=facts`)
  expect(kept.text).toContain(told)
  expect(kept.text).toContain('What else was compared in the model’s sentences')
  expect(kept.text).not.toContain('was written by the built-in engine')
})

describe('the stream', () => {
  test('brings tokens that add up to the whole text, and one end', async () => {
    const member = await app.member()
    const response = await start(member)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(response.headers.has('content-encoding')).toBe(false)
    const { events, text, end } = await readAll(response)
    expect(end).toMatchObject({ event: 'complete', fullText: text })
    expect(end.fallback).toBe(false)
    expect(text).toContain('But we')
    let before = 0
    for (const { event, progress = 0, id } of events) {
      if (event !== 'token') continue
      expect(progress).toBeGreaterThanOrEqual(before)
      expect(id).toMatch(/^\d+$/)
      before = progress
    }
    expect((await usage(member)).wordsUsed).toBe(WORDS)
    expect(await history(member)).toMatchObject([
      { outputText: text, runId: response.headers.get('x-run-id') },
    ])
  })

  test('goes on where a reader left off, as often as wanted', async () => {
    model.setRate(SLOW)
    const member = await app.member()
    const first = await start(member)
    const run = first.headers.get('x-run-id') ?? ''
    let seen = ''
    let position = ''
    for await (const { content = '', id = '' } of eventsOf(first)) {
      seen += content
      position = id
      if (seen.length > 40) break
    }
    const [rest, whole] = await Promise.all([resume(member, run, position), resume(member, run, 'nonsense')])
    const [{ text: tail, end }, { text: all }] = await Promise.all([readAll(rest), readAll(whole)])
    expect(seen + tail).toBe(end.fullText)
    expect(all).toBe(end.fullText)
    expect((await readAll(await resume(member, run, position))).text).toBe(tail)
    expect((await usage(member)).wordsUsed).toBe(WORDS)
    expect(await history(member)).toHaveLength(1)
  })

  test('of a reader who hangs up: the run ends all the same, and is charged once', async () => {
    model.setRate(200)
    const member = await app.member()
    const response = await start(member)
    for await (const _ of eventsOf(response)) break
    const [entry] = await until(async () => {
      const entries = await history(member)
      return entries.length > 0 && entries
    }, 'the text in the history')
    expect(entry?.outputText).toContain('But we')
    expect((await usage(member)).wordsUsed).toBe(WORDS)
  })

  test('answers what is known beforehand with a real status', async () => {
    const member = await app.member()
    const asked = model.requests.length
    expect(await member.call('POST', '/api/humanize/stream', { json: { text: ' ' } })).toMatchObject({
      status: 422,
    })
    expect(
      await member.call('POST', '/api/humanize/stream', { json: { text: 'word '.repeat(351) } }),
    ).toMatchObject({
      status: 402,
      json: { message: 'Word limit exceeded', wordCount: 351, wordsUsed: 0, maxWords: 350 },
    })
    expect(model.requests).toHaveLength(asked)
    for (const [path, status] of [
      ['/api/humanize/stream', 422],
      ['/api/humanize/stream?run=nonsense', 404],
      [`/api/humanize/stream?run=${crypto.randomUUID()}`, 404],
    ] as const) {
      expect((await member.call('GET', path)).status, path).toBe(status)
    }
  })

  test('belongs to its owner', async () => {
    model.setRate(CRAWLING)
    const [owner, other] = [await app.member(), await app.member()]
    const run = (await start(owner)).headers.get('x-run-id') ?? ''
    expect((await other.call('GET', `/api/humanize/stream?run=${run}`)).status).toBe(404)
    expect((await other.call('POST', `/api/runs/${run}/stop`)).status).toBe(404)
    expect((await other.open(`/humanizer?run=${run}`)).text).not.toContain('Humanizing your text')
    expect((await other.open(`/humanizer?run=${run}&live=1`)).html).not.toContain('river')
    expect((await owner.call('POST', `/api/runs/${run}/stop`)).status).toBe(204)
  })

  test('with one key is one run, and the plain call joins it', async () => {
    model.setRate(100)
    const member = await app.member()
    const key = { 'idempotency-key': 'press' }
    const [one, two] = await Promise.all([start(member, TEXT, key), start(member, TEXT, key)])
    expect(two.headers.get('x-run-id')).toBe(one.headers.get('x-run-id'))
    const plain = await member.call('POST', '/api/humanize', {
      json: { text: TEXT, tone: 'formal' },
      headers: key,
    })
    expect(plain.json).toMatchObject({ text: (await readAll(one)).text })
    expect((await usage(member)).wordsUsed).toBe(WORDS)
  })

  test('only so many texts at once', async () => {
    model.setRate(CRAWLING)
    const member = await app.member()
    const runs = [await start(member, TEXT), await start(member, `${TEXT} Indeed.`)]
    const third = await start(member, 'A third text to write.')
    expect(third.status).toBe(429)
    expect(third.headers.get('retry-after')).toBe('5')
    expect(await third.json()).toMatchObject({ message: expect.stringContaining('2 texts in progress') })
    for (const run of runs) {
      await member.call('POST', `/api/runs/${run.headers.get('x-run-id')}/stop`)
      await readAll(run)
    }
    model.setRate(0)
    expect((await readAll(await start(member, 'A third text to write.'))).end.event).toBe('complete')
  })
})

describe('stopping', () => {
  test('keeps and charges what was delivered, and hangs up on the model', async () => {
    model.setRate(CRAWLING)
    const member = await app.member()
    const response = await start(member)
    const run = response.headers.get('x-run-id') ?? ''
    const reading = readAll(await resume(member, run, '0'))
    let seen = ''
    for await (const { content = '' } of eventsOf(response)) if ((seen += content).includes('bridge')) break
    expect((await member.call('POST', `/api/runs/${run}/stop`)).status).toBe(204)
    const { text, end } = await reading
    expect(end).toMatchObject({ event: 'complete', stopped: true, fullText: text })
    const asked = model.requests.at(-1)
    await until(() => asked?.closedAt, 'the call to the model to end')
    expect(asked?.aborted).toBe(true)
    const { wordsUsed } = await usage(member)
    expect(wordsUsed).toBeGreaterThan(0)
    expect(wordsUsed).toBeLessThan(WORDS)
    expect(await history(member)).toMatchObject([{ outputText: text }])
  })

  test('works by form, from the page of the run', async () => {
    model.setRate(CRAWLING)
    const member = await app.member()
    const run = (await start(member)).headers.get('x-run-id') ?? ''
    const page = await member.open(`/humanizer?run=${run}`)
    expect(page.text).toContain('Humanizing your text')
    await until(async () => (await member.open(page.path)).html.includes('But we'), 'the first words')
    const stopped = await member.submit(page, { button: 'Stop' })
    expect(stopped.redirects).toEqual([{ status: 303, to: `/humanizer?run=${run}` }])
    await until(
      async () => (await member.open(page.path)).text.includes('Stopped. You are charged only'),
      'the stop',
    )
  })
})

describe('the page that writes itself', () => {
  test('shows the words as they come, then how it ended', async () => {
    model.setRate(SLOW)
    const member = await app.member()
    const form = await member.open('/humanizer')
    const { path, init } = member.submission(form, {
      button: 'Humanize Text',
      fields: { text: TEXT, tone: 'formal' },
    })
    const sent = await member.send(path, init)
    expect(sent.status).toBe(303)
    const page = await member.send(sent.headers.get('location') ?? '', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(page.headers.get('cache-control')).toContain('no-transform')
    expect(page.headers.has('content-encoding')).toBe(false)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-")
    let html = ''
    let openOnArrival = false
    const reader = (page.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream())
    for await (const part of reader) {
      html += part
      if (html.includes('But we') && !html.includes('</html>')) openOnArrival = true
    }
    expect(openOnArrival).toBe(true)
    expect(html).toMatch(/<\/html>\s*$/)
    expect(html).toContain('Done.')
    expect(html).not.toContain('<here>')
    const run = /run=([\w-]+)/.exec(sent.headers.get('location') ?? '')?.[1]
    const done = await member.open(`/humanizer?run=${run}&live=1`)
    expect(done.redirects).toEqual([{ status: 302, to: `/humanizer?run=${run}` }])
    expect(done.text).toContain('Done in Formal tone.')
    const [entry] = await history(member)
    const written = /<textarea[^>]*id="output"[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1]
    expect(written?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(
      entry?.outputText,
    )
  })
})

describe('a model in trouble', () => {
  const AFTER_FALLBACK = [
    'unauthorised',
    'rate-limit',
    'server-error',
    'html',
    'json',
    'reset',
    'reset-midstream',
    'cut',
    'empty',
    'bad-event',
    'error-event',
    'context',
  ] as const
  test.each(AFTER_FALLBACK)(
    '%s: the built-in engine finishes, says so, and it is charged once',
    async (fault) => {
      model.setScript(() => fault)
      const member = await app.member()
      const { text, end } = await readAll(await start(member))
      expect(end).toMatchObject({ event: 'complete', fullText: text, fallback: true })
      for (const mark of MARKS) expect(text.split(mark), `${mark} in: ${text}`).toHaveLength(2)
      expect((await usage(member)).wordsUsed).toBe(WORDS)
      const [entry] = await history(member)
      expect((await member.open(`/humanizer?run=${entry?.runId}`)).text).toMatch(/built-in engine/)
      expect(text).not.toContain('sk-')
    },
  )

  test.each(['split-utf', 'crlf', 'comments', 'no-done'] as const)('%s: nothing is lost', async (fault) => {
    model.setScript(() => fault)
    const member = await app.member()
    const text = 'Однако мы живём здесь. Мы не видим реку 🙂 отсюда.'
    const { end, text: written } = await readAll(await start(member, text))
    expect(end).toMatchObject({ event: 'complete', fullText: written })
    expect(written).toContain('🙂')
    expect(written).not.toContain('\ufffd')
  })
})
