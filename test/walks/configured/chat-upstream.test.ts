import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenAiMock, startOpenAi } from '../../mocks/openai.ts'
import { some } from '../../long.ts'
import { PLANTED, plantedFiles, SHOWN } from '../../planted.ts'
import { until } from '../../until.ts'
import { type App, startApp } from '../app.ts'
import { readAll } from '../events.ts'
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
  model.requests.length = 0
  model.setRate(0)
  model.setScript(null)
})

const TEXT =
  'The lighthouse of Tallow was finished in 1874 by Ada Thornbury.\n\nIts lamp burned whale oil until 1921.'
const QUESTION = 'When was the lighthouse finished?'

async function keep(member: Visitor, content = TEXT): Promise<string> {
  const answer = await member.call('POST', '/api/documents', { json: { fileName: 'tallow.md', content } })
  return (answer.json as { id: string }).id
}

const stream = (member: Visitor, documentId: string, message = QUESTION) =>
  member.send('/api/chat/stream', {
    method: 'POST',
    body: JSON.stringify({ message, documentId }),
    headers: { 'content-type': 'application/json' },
  })

test('an answer streams, is followed again from anywhere, and its page has the sources', async () => {
  const member = await app.member('ninja')
  const id = await keep(member)
  const response = await stream(member, id)
  const [run, session] = [response.headers.get('x-run-id') ?? '', response.headers.get('x-session-id')]
  const { text, end } = await readAll(response)
  expect(text).toContain('1874')
  const whole = (end as { fullText: string }).fullText
  expect(whole).toMatch(/ \[1\]\.$/)
  expect(whole).toBe(text)
  const again = await member.send(`/api/chat/stream?run=${run}`, { headers: { 'last-event-id': '10' } })
  expect(await readAll(again)).toMatchObject({ text: whole.slice(10), end: { fullText: whole } })
  const page = await member.open(`/chat-pdf?doc=${id}&chat=${session}`)
  expect(page.text).toContain('Language model')
  expect(page.html).toContain('aria-label="Source 1, page 1"')
})

test('without script the words are written into the open page, and then it leads to the sources', async () => {
  model.setRate(40)
  model.setScript(() => ({
    text: `[D1 p1 "finished in 1874 by Ada Thornbury"] The lighthouse was finished in **1874**.
- [D1 p1 "Its lamp burned whale oil until 1921."] The lamp burned whale oil.
- [D1 p1 "Its lamp burned whale oil until 1921."] The lamp burned oil until 1921.`,
  }))
  const member = await app.member('ninja')
  const id = await keep(member)
  const response = await stream(member, id)
  const [run, session] = [response.headers.get('x-run-id'), response.headers.get('x-session-id')]
  await until(() => model.requests.at(-1)?.tokensSent, 'the first words')
  const open = await member.send(`/chat-pdf?doc=${id}&chat=${session}&run=${run}&live=1`)
  expect(open.headers.get('cache-control')).toContain('no-transform')
  const parts: string[] = []
  for await (const part of open.body ?? []) parts.push(new TextDecoder().decode(part))
  expect(parts.length).toBeGreaterThan(3)
  const html = parts.join('')
  const words = /data-words[^>]*>([^<]*)/.exec(html)?.[1]
  expect(words).toBe(
    'The lighthouse was finished in 1874.\n\n• The lamp burned whale oil.\n• The lamp burned oil until 1921.',
  )
  expect(html).toContain('Each sentence appears once the document has been found to support it.')
  // What says that work goes on stands before the words, and goes once they have ended.
  expect(html.indexOf('data-working')).toBeLessThan(html.indexOf('data-words'))
  expect(html.slice(html.lastIndexOf('data-ended'))).not.toMatch(/Stop<|Check progress|Reading and answering/)
  expect(html).toMatch(/<\/html>\s*$/)
  const to = /<a href="([^"]+)">Show the answer/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const page = await member.open(to)
  expect(page.html).toContain('aria-label="Source 1, page 1"')
  await response.body?.cancel()
})

test('stopping ends the upstream call and charges what was said', async () => {
  model.setRate(5)
  const member = await app.member('ninja')
  const response = await stream(member, await keep(member))
  const run = response.headers.get('x-run-id') ?? ''
  await until(() => (model.requests.at(-1)?.tokensSent ?? 0) > 3, 'some words')
  expect((await member.call('POST', `/api/runs/${run}/stop`)).status).toBe(204)
  await until(() => model.requests.at(-1)?.aborted, 'the upstream call to end')
  const { end } = await readAll(response)
  expect(end).toMatchObject({ event: 'complete', stopped: true })
  const { wordsUsed } = (await member.call('GET', '/api/user')).json as { wordsUsed: number }
  expect(wordsUsed).toBeLessThan(40)
})

test('people without the plan, or of another document, cause no upstream call', async () => {
  const [free, ninja, other] = [await app.member(), await app.member('ninja'), await app.member('ninja')]
  const secret = 'The secret of the tower is kept by three people.'
  expect((await stream(free, await keep(free, secret))).status).toBe(402)
  expect((await stream(other, await keep(ninja, secret))).status).toBe(404)
  for (const content of ['x', ' ']) await free.call('POST', '/api/suggested-questions', { json: { content } })
  // Pages that were opened before may still have questions suggested for them.
  expect(model.requests.filter(({ user }) => user.includes('secret of the tower'))).toEqual([])
})

test('questions that the model is still thinking of are there a little later', async () => {
  model.setRate(10)
  model.setScript(() => ({ text: '["When was the lighthouse finished?", "What did its lamp burn?"]' }))
  const member = await app.member('ninja')
  const id = await keep(member)
  expect((await member.open(`/chat-pdf?doc=${id}`)).text).toContain('Thinking of questions')
  model.setRate(0)
  const page = await until(async () => {
    const now = await member.open(`/chat-pdf?doc=${id}`)
    return !now.text.includes('Thinking of questions') && now
  }, 'the suggestions')
  expect(page.text).toContain('What did its lamp burn?')
})

test('nothing of an answer has the browser load or run anything', async () => {
  const sign =
    'The sign says <img src=x onerror=alert(1)> <script>1</script> https://evil.invalid/?q=1 in red.'
  model.setScript(() => ({ text: `[D1 p1 "${sign}"] ${sign}` }))
  const member = await app.member('ninja')
  const id = await keep(member, `${TEXT}\n\n${sign}`)
  const answer = await member.call('POST', '/api/chat', { json: { message: QUESTION, documentId: id } })
  expect(answer.status).toBe(200)
  const page = await member.open(`/chat-pdf?doc=${id}`)
  const shown = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('id="message"'))
  expect(shown).toContain('evil.invalid')
  expect(shown).not.toMatch(/<(?:img|script|iframe|link|object)\b|(?:src|href)="https?:/)
})

test('a model that cannot be reached is said to be away, and the document is not blamed', async () => {
  const member = await app.member('ninja')
  for (const fault of ['server-error', 'cut'] as const) {
    model.setScript(() => fault)
    const id = await keep(member, `${TEXT}\n\nThe keeper lived in the tower (${fault}).`)
    await member.call('POST', '/api/chat', { json: { message: 'What do giraffes eat?', documentId: id } })
    const page = await member.open(`/chat-pdf?doc=${id}`)
    expect(page.text).toContain('The language model could not be reached or broke off')
    expect(page.text).toContain('Built-in engine')
    expect(page.text).not.toContain('No answer was found')
  }
})

test('what files say of their writers, and what was deleted or remarked in them, is neither kept nor told a model', async () => {
  const member = await app.member('ninja')
  for (const [name, bytes] of some(await plantedFiles(), 2)) {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name))
    const kept = await member.call('POST', '/api/upload-document', { form })
    expect(kept.status, name).toBe(201)
    const { id } = kept.json as { id: string }
    const document = await member.call('GET', `/api/documents/${id}`)
    expect(document.json, name).toMatchObject({ status: 'ready' })
    expect((document.json as { content: string }).content, name).toContain(SHOWN)
    expect(document.text, name).not.toMatch(PLANTED)
    const asked = { message: 'Who wrote this, where, and what was deleted?', documentId: id }
    expect((await member.call('POST', '/api/chat', { json: asked })).status, name).toBe(200)
    await member.call('POST', '/api/generate-key-points', { json: { documentId: id } })
    // The original is its owner's, as it was.
    const original = await member.send(`/api/documents/${id}/file`)
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes), name).toBe(true)
  }
  expect(model.requests.length).toBeGreaterThan(1)
  expect(model.requests.some(({ user }) => user.includes(SHOWN))).toBe(true)
  expect(JSON.stringify(model.requests)).not.toMatch(PLANTED)
  const tables = await app.sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
  expect(tables.length).toBeGreaterThan(25)
  for (const { name } of tables) {
    const rows = await app.sql.unsafe(`select t::text as row from ${name} t where t::text ~* 'planted'`)
    expect(rows, name).toEqual([])
  }
})
