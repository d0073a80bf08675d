import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Answer, Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** What no answer may show: our insides. */
const INSIDES =
  /\bat \S+ \(|node_modules|\/work|postgres:|select "|insert into|drizzle|SyntaxError|TypeError/i

async function expectNothingHappened(member: Visitor) {
  expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: 0, wordsProcessed: 0 })
  expect((await member.call('GET', '/api/humanizer/history')).json).toEqual([])
  const runs =
    await app.sql`select 1 from runs where user_id = (select id from users where email = ${(member as { email?: string }).email ?? ''})`
  expect(runs).toHaveLength(0)
}

function expectRefusal(answer: Answer, status: number, message: string) {
  expect(answer.status).toBe(status)
  expect(answer.json).toMatchObject({ message })
  expect(answer.text).not.toMatch(INSIDES)
}

const EMPTY = 'Please enter the text you want to humanize.'
const TONE = 'Please choose one of the tones.'
const STRENGTH = 'Please choose a strength: light, balanced or strong.'
const LENGTH = 'Please choose a length: keep, shorter or longer.'
const LANGUAGE = 'Please choose a language: auto, en, es, fr, de, it, pt, nl or ru.'
const LOCKED = 'Please give locked terms as text: one per line, or separated by commas.'
const TERMS = 'You can lock up to 50 terms; these are 51. Please take 1 out.'
const TERM = `A locked term can have up to 100 characters. Please shorten “${'x'.repeat(30)}…”.`
const TOGETHER = 'Locked terms can have up to 20,000 characters together. Please lock fewer.'
const terms = (count: number) => Array.from({ length: count }, (_, at) => `term ${at}`)
const LIMIT = 'Word limit exceeded'
const LARGE = 'This text is too large to rewrite in one go. Please split it.'

describe.each(['/api/humanize', '/api/humanize/stream'])('%s', (path) => {
  test.each([
    ['an empty text', { text: '' }, 422, EMPTY],
    ['white space', { text: ' \r\n\t\u00a0\u3000' }, 422, EMPTY],
    ['NUL only', { text: '\u0000' }, 422, EMPTY],
    ['zero-width space only', { text: '\u200b\u2060' }, 422, EMPTY],
    ['no text', {}, 422, EMPTY],
    ['a number', { text: 7 }, 422, EMPTY],
    ['a list', { text: ['a'] }, 422, EMPTY],
    ['null', { text: null }, 422, EMPTY],
    ['a million words', { text: 'word '.repeat(1_000_000) }, 402, LIMIT],
    ['351 words held together by zero-width space', { text: 'word\u200b'.repeat(351) }, 402, LIMIT],
    ['351 words held together by no-break space', { text: 'word\u00a0'.repeat(351) }, 402, LIMIT],
    ['one word of 10 MB', { text: 'x'.repeat(10_000_000) }, 413, LARGE],
    ['an unknown tone', { text: 'Hello there', tone: 'piratical' }, 422, TONE],
    ['a tone of another type', { text: 'Hello there', tone: { name: 'formal' } }, 422, TONE],
    ['the prototype as a tone', { text: 'Hello there', tone: '__proto__' }, 422, TONE],
    ['an unknown strength', { text: 'Hello there', strength: 'brutal' }, 422, STRENGTH],
    ['a strength of another type', { text: 'Hello there', strength: ['light'] }, 422, STRENGTH],
    ['no strength', { text: 'Hello there', strength: '' }, 422, STRENGTH],
    ['an unknown length', { text: 'Hello there', length: 300 }, 422, LENGTH],
    ['an unknown language', { text: 'Hello there', language: 'xx' }, 422, LANGUAGE],
    ['the prototype as a language', { text: 'Hello there', language: '__proto__' }, 422, LANGUAGE],
    ['51 locked terms', { text: 'Hello there', locked: terms(51) }, 422, TERMS],
    ['51 locked terms in one text', { text: 'Hello there', locked: terms(51).join(', ') }, 422, TERMS],
    ['a locked term of 101 characters', { text: 'Hello there', locked: 'x'.repeat(101) }, 422, TERM],
    [
      'nine megabytes of locked terms',
      { text: 'Hello there', locked: 'x '.repeat(4_500_000) },
      422,
      TOGETHER,
    ],
    ['a million locked terms', { text: 'Hello there', locked: Array(1_000_000).fill('x') }, 422, TOGETHER],
    ['locked terms of another type', { text: 'Hello there', locked: { term: 'x' } }, 422, LOCKED],
    ['a number among locked terms', { text: 'Hello there', locked: ['x', 7] }, 422, LOCKED],
    ['a tone of nobody', { text: 'Hello there', tone: 999_999 }, 404, 'There is no such tone.'],
    ['NaN as a tone', { text: 'Hello there', tone: 'NaN' }, 422, TONE],
    ['-1 as a tone', { text: 'Hello there', tone: -1 }, 422, TONE],
    ['2^63 as a tone', { text: 'Hello there', tone: '9223372036854775808' }, 422, TONE],
  ])('%s is refused; nothing stored, nothing charged', async (_, json, status, message) => {
    const member = await app.member()
    expectRefusal(await member.call('POST', path, { json }), status, message)
    await expectNothingHappened(member)
  })

  test.each([
    ['half a document', '{"text":"Hel'],
    ['a list', '[{"text":"Hello"}]'],
    ['a string', '"Hello"'],
    ['null', 'null'],
    ['nothing', ''],
    ['deep nesting', `{"text":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('%s for JSON is refused', async (_, body) => {
    const member = await app.member()
    const answer = await member.call('POST', path, { body, headers: { 'content-type': 'application/json' } })
    expect([400, 422]).toContain(answer.status)
    expect(answer.text).not.toMatch(INSIDES)
    await expectNothingHappened(member)
  })

  test('a body over the limit is cut off, with or without its length', async () => {
    const member = await app.member()
    const size = 17 * 1024 * 1024
    const chunk = new TextEncoder().encode('x'.repeat(1024 * 1024))
    let sent = 0
    const chunked = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length
        if (sent > 4 * size) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const headers = { 'content-type': 'application/json' }
    const answers = [
      await member.call('POST', path, { body: chunked, headers }),
      await member.call('POST', path, { body: `{"text":"${'x'.repeat(size)}"}`, headers }),
      await member.call('POST', path, {
        body: '{}',
        headers: { ...headers, 'content-length': String(size) },
      }),
    ]
    for (const answer of answers)
      expectRefusal(answer, 413, 'What you sent is too large. Nothing was stored or charged.')
    expect(sent).toBeLessThan(2 * size)
    await expectNothingHappened(member)
  })
})

describe('text that databases cannot hold', () => {
  test('is cleaned on its way in, wherever it goes', async () => {
    const member = await app.member('grasshopper')
    const body = '{"text":"The cat\\u0000 sat \\ud800 down at 7.","tone":"formal"}'
    const headers = { 'content-type': 'application/json' }
    expect((await member.call('POST', '/api/humanize', { body, headers })).status).toBe(200)
    const [entry] = (await member.call('GET', '/api/humanizer/history')).json as { inputText: string }[]
    expect(entry?.inputText).toBe('The cat sat \ufffd down at 7.')
    const tone = '{"name":"A\\u0000B\\udfff","description":"\\u0000"}'
    expect(await member.call('POST', '/api/tones', { body: tone, headers })).toMatchObject({
      status: 201,
      json: { name: 'AB\ufffd' },
    })
    expect((await member.call('POST', '/api/drafts', { form: { text: 'a\u0000b' } })).status).toBe(303)
    expect((await member.call('GET', '/api/humanizer/history?q=%00')).status).toBe(200)
    expect((await member.open('/humanizer/history?q=%00')).status).toBe(200)
  })

  test('in names and addresses is refused or cleaned, never an error', async () => {
    const headers = { 'content-type': 'application/json' }
    const register = (fields: string) =>
      app
        .visitor()
        .call('POST', '/api/register', { body: `{${fields},"password":"seven green bottles"}`, headers })
    const email = `${crypto.randomUUID()}@example.org`
    expect(await register(`"firstName":"A\\u0000da","lastName":"B\\ud800","email":"${email}"`)).toMatchObject(
      {
        status: 200,
        json: { firstName: 'Ada', lastName: 'B\ufffd' },
      },
    )
    expect((await register('"firstName":"Ada","lastName":"B","email":"a\\u0000@example.org"')).status).toBe(
      422,
    )
    const login = '{"email":"a\\u0000@example.org","password":"x"}'
    expect((await app.visitor().call('POST', '/api/login', { body: login, headers })).status).toBe(422)
    const nul = `{"email":"${email}","password":"seven\\u0000green\\ud800"}`
    expect((await app.visitor().call('POST', '/api/login', { body: nul, headers })).status).toBe(401)
  })
})

const IDS = [
  'NaN',
  '-1',
  '0',
  '1e309',
  '1.5',
  '9223372036854775808',
  '2147483648',
  '%00',
  '%2e%2e',
  '%E0%A4%A',
  '[object%20Object]',
  '1,2',
  '%20',
  crypto.randomUUID(),
  "1'--",
  'x'.repeat(5_000),
]

describe.each(IDS)('the id %s', (id) => {
  test('is nobody, everywhere', async () => {
    const member = await app.member()
    const calls: [string, string][] = [
      ['GET', `/api/humanizer/history/${id}`],
      ['GET', `/api/humanizer/history/${id}/download`],
      ['DELETE', `/api/humanizer/history/${id}`],
      ['DELETE', `/api/tones/${id}`],
      ['POST', `/api/runs/${id}/stop`],
      ['GET', `/api/humanize/stream?run=${id}`],
    ]
    for (const [method, path] of calls) {
      const answer = await member.call(method, path)
      expect([400, 404, 405, 422], `${method} ${path}`).toContain(answer.status)
      expect(answer.text).not.toMatch(INSIDES)
    }
    for (const query of ['run', 'h', 'draft', 'cleared', 'tone', 'confirm', 'dialog', 'panel']) {
      const page = await member.open(`/humanizer?${query}=${id}`)
      expect(page.status, query).toBe(200)
      expect(page.value('text')).toBe('')
    }
    expect((await member.open(`/humanizer?run=${id}&live=1`)).status).toBe(200)
    expect((await member.open(`/humanizer/history?before=${id}`)).status).toBe(200)
    expect((await member.call('GET', `/api/humanizer/history?before=${id}`)).status).toBe(200)
  })
})

test('an oversized sign-up is refused before anything is hashed', async () => {
  const visitor = app.visitor()
  const json = { firstName: 'A', lastName: 'B', email: 'a@example.org', password: 'x'.repeat(1_000_000) }
  expect((await visitor.call('POST', '/api/register', { json })).status).toBe(413)
  expect(
    await visitor.call('POST', '/api/register', { json: { ...json, password: 'x'.repeat(50_000) } }),
  ).toMatchObject({
    status: 422,
    json: { message: 'Please use at most 1000 characters' },
  })
})
