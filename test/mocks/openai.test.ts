import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenAiMock, startOpenAi } from './openai.ts'
import { answer, FAULTS, tokens } from './openai-answers.ts'

let mock: OpenAiMock
beforeAll(async () => {
  mock = await startOpenAi()
})
beforeEach(() => {
  mock.requests.length = 0
  mock.setScript(null)
})
afterAll(() => mock.close())

const post = (user: string, more: object = {}) =>
  fetch(`${mock.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: user }], ...more }),
  })

describe('the server', () => {
  test('lists a model and refuses other paths', async () => {
    expect(await (await fetch(`${mock.url}/models`)).json()).toMatchObject({ data: [{ id: 'mock' }] })
    expect((await fetch(`${mock.url}/other`, { method: 'POST', body: '{}' })).status).toBe(404)
  })

  test('answers whole or as a stream', async () => {
    const whole = await (await post('<u id="1">Numerous, numerous.</u>')).json()
    expect(whole).toMatchObject({ choices: [{ message: { content: '<u id="1">Numerous, many.</u>' } }] })
    const stream = await (await post('<u id="1">numerous</u>', { stream: true })).text()
    const events = stream.split('\n\n').filter(Boolean)
    expect(events.at(-1)).toBe('data: [DONE]')
    expect(events.at(-2)).toContain('"finish_reason":"stop"')
    expect(events[1]).toContain('"content":"<u"')
  })

  test('keeps a record of what it was asked', async () => {
    await (await post('Hello')).text()
    expect(mock.requests).toMatchObject([
      { user: 'Hello', system: '', authorization: 'Bearer key', aborted: false },
    ])
  })

  test('goes by the script first, then by the words of the text', async () => {
    mock.setScript(['server-error', { text: 'as told' }])
    expect((await post('fault-unauthorised')).status).toBe(500)
    expect(await (await post('fault-unauthorised')).json()).toMatchObject({
      choices: [{ message: { content: 'as told' } }],
    })
    expect((await post('fault-unauthorised')).status).toBe(401)
    expect((await post('fault-rate-limit-once')).headers.get('retry-after')).toBe('1')
    expect((await post('fault-rate-limit-once')).status).toBe(200)
  })

  test('stands before a gate until it is opened', async () => {
    const words = (event: string) => /"content":"([^"]*)"/.exec(event)?.[1] ?? ''
    const open = () => fetch(`${mock.url}/gates/garden`, { method: 'POST' })
    mock.setScript([{ text: 'before gate-garden after' }, { text: 'gate-garden is open' }])
    const { body } = await post('Hello', { stream: true })
    let said = ''
    for await (const event of body!.pipeThrough(new TextDecoderStream())) {
      said += event.split('\n\n').map(words).join('')
      if (said !== 'before') continue
      expect(mock.requests[0]?.tokensSent).toBe(2)
      expect((await open()).status).toBe(204)
    }
    expect(said).toBe('before gate-garden after')
    expect(await (await post('Hello', { stream: true })).text()).toContain('open')
  })

  test('stops at max_tokens', async () => {
    const stream = await (await post('word '.repeat(50), { stream: true, max_tokens: 5 })).text()
    expect(stream).toContain('"finish_reason":"length"')
  })
})

describe('the answers', () => {
  test('are cut into tokens without a loss, letters whole', () => {
    const text = 'Ein „schöner“ Tag\n\nмир 🌞🌞🌞🌞🌞🌞  end'
    expect(tokens(text).join('')).toBe(text)
    expect(tokens(text).every((token) => token.isWellFormed())).toBe(true)
  })

  test('differ from the usual for every fault of the words', () => {
    const question =
      '<u id="1">In 1890 Ada saw ⟦1⟧ here. It was numerous, she said.</u><u id="2">Next one.</u>'
    const wire =
      /^(unauth|rate|server|context|rejects|html|json|hang|reset|cut|no-done|endless|bad|error|split|crlf|comm|length|filter)/
    for (const fault of FAULTS.filter((name) => !wire.test(name))) {
      expect(answer(question, fault), fault).not.toBe(answer(question, undefined))
    }
  })
})
