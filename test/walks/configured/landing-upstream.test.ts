import { afterAll, expect, test } from 'vitest'
import { startModelApp } from '../model-app.ts'

const { model, app, stop } = await startModelApp({ LLM_RETRIES: '0' })
afterAll(stop)

// The built-in engine finds phrases in it to put differently.
const TEXT = 'Furthermore, the mill burned down in 1903 due to the fact that villagers utilized much oil.'

const form = { text: TEXT, tone: 'formal' }

test('a trial is rewritten by the model that members have, and tells it nothing about the visitor', async () => {
  const visitor = app.visitor()
  const before = model.requests.length
  const answer = await visitor.call('POST', '/', { form })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('id="try-rewrite"')
  expect(answer.text).not.toContain('the built-in engine wrote all of it')
  const asked = model.requests.slice(before)
  expect(asked.length).toBeGreaterThan(0)
  for (const { body } of asked) expect(JSON.stringify(body)).not.toContain(visitor.address)
})

test('when the model is lost, the built-in engine writes, and the page says so', async () => {
  model.setScript(() => 'server-error')
  const answer = await app.visitor().call('POST', '/', { form })
  model.setScript(null)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('the built-in engine wrote all of it')
  for (const fact of ['mill', '1903', 'village']) expect(answer.text).toContain(fact)
})

test('what is too long or too much never reaches the model', async () => {
  const visitor = app.visitor()
  const before = model.requests.length
  const long = { ...form, text: `${TEXT} `.repeat(10) }
  expect((await visitor.call('POST', '/', { form: long })).status).toBe(413)
  expect(model.requests.length).toBe(before)
})

test('a visitor who leaves is not charged, and the model is not asked on', async () => {
  const visitor = app.visitor()
  await visitor.call('POST', '/', { form })
  model.setScript(() => 'hang')
  const before = model.requests.length
  const leaving = new AbortController()
  const body = new URLSearchParams(form)
  const gone = visitor.send('/', { method: 'POST', body, signal: leaving.signal }).catch(() => undefined)
  await expect.poll(() => model.requests.length).toBeGreaterThan(before)
  leaving.abort()
  await gone
  await expect.poll(() => model.requests.at(-1)?.aborted).toBe(true)
  model.setScript(null)
  await expect.poll(async () => (await visitor.open('/')).text).toContain('284 of 300 trial words left')
})

test('privacy says that a model is asked, and what it is told', async () => {
  const page = await app.visitor().open('/?page=privacy')
  expect(page.text).toContain('The language model on this machine')
  expect(page.text).toContain('Chat PDF: your question')
  expect(page.text).toContain('Study Buddy: the text of the document')
  expect(page.text).toContain('no name, no email address, no account and no network address')
  expect(page.text).not.toContain('Nothing. As this server is set up')
})
