import { afterAll, expect, test } from 'vitest'
import type { OpenAiMock } from '../../mocks/openai.ts'
import { readAll } from '../events.ts'
import { until } from '../../until.ts'
import { startModelApp } from '../model-app.ts'

const { model, app, stop } = await startModelApp({ OPENAI_API_KEY: 'sk-walk', LLM_RETRIES: '2' })
afterAll(stop)

const TEXT = 'However, in order to save it, the mill burned in 1903. Nobody in the village knew.'

async function humanize(replies: Parameters<OpenAiMock['setScript']>[0]) {
  model.setScript(replies)
  const before = model.requests.length
  const member = await app.member()
  const body = JSON.stringify({ text: TEXT, tone: 'formal' })
  const headers = { 'content-type': 'application/json' }
  const response = await member.send('/api/humanize/stream', { method: 'POST', body, headers })
  const { text, end } = await readAll(response)
  expect(end).toMatchObject({ event: 'complete', fullText: text })
  for (const fact of ['mill', '1903', 'village']) expect(text).toContain(fact)
  expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: 16 })
  return { end, asked: model.requests.slice(before) }
}

test.each(['rate-limit', 'server-error', 'reset'] as const)(
  '%s once: it is asked again, and nobody notices',
  async (fault) => {
    const { end, asked } = await humanize([fault])
    expect(end.fallback).toBe(false)
    expect(asked.length).toBeGreaterThan(1)
  },
)

test.each(['unauthorised', 'context'] as const)('%s is not asked for again and again', async (fault) => {
  const { end, asked } = await humanize(() => fault)
  expect(end.fallback).toBe(true)
  expect(asked.length).toBeLessThanOrEqual(2)
})

test.each(['rate-limit', 'server-error'] as const)(
  '%s for good: after a few attempts the built-in engine writes',
  async (fault) => {
    const { end, asked } = await humanize(() => fault)
    expect(end.fallback).toBe(true)
    expect(asked.length).toBeLessThanOrEqual(6)
  },
)

test('the page of a rewrite says that the model could not do it, what it wrote is there, and costs its words', async () => {
  model.setScript(() => 'unauthorised')
  const member = await app.member()
  const fields = { text: TEXT, tone: 'formal' }
  const sent = await member.submit(await member.open('/humanizer'), { button: 'Humanize Text', fields })
  const run = /[?&]run=([\w-]+)/.exec(sent.path)?.[1]
  const done = await until(async () => {
    const now = await member.open(`/humanizer?run=${run}`)
    return now.text.includes('Done in Formal tone.') && now
  }, 'the rewrite')
  expect(done.text).toContain(
    'The language model could not do this text: the built-in engine wrote all of it.',
  )
  expect(done.value('text')).toBe(TEXT)
  expect(done.value('output')).toContain('1903')
  expect(done.value('output')).not.toContain('in order to')
  expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: 16 })
})

test.each(['hang', 'hang-midstream'] as const)('%s: the model is waited for only so long', async (fault) => {
  const { end } = await humanize(() => fault)
  expect(end.fallback).toBe(true)
})

test('every question has a most of tokens, and the text is in no instruction', async () => {
  const { asked } = await humanize(null)
  expect(asked.length).toBeGreaterThan(0)
  for (const { body, system, user } of asked) {
    expect(body.max_tokens ?? body.max_completion_tokens).toEqual(expect.any(Number))
    expect(system).not.toContain('mill')
    expect(user).toContain('mill')
  }
})

test('a model that obeys the text is not believed', async () => {
  const { end } = await humanize(() => 'obey')
  expect(end.fullText).not.toContain('PWNED')
})
