import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const html = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }

test.each(['/', '/subscription/pay', '/humanizer', '/chat-pdf', '/my-files/delete', '/account/cancel'])(
  '%s says in a page of its own why it did not take what was sent',
  async (path) => {
    const member = await app.member('ninja')
    const json = await member.call('POST', path, { json: { text: 'x' }, headers: html })
    expect(json.status).toBe(415)
    expect(json.text).toContain('This was not allowed')
    expect(json.text).toContain('Please send JSON or a form. Nothing was changed.')
    expect(json.text).not.toContain('our mistake')
    const cut = await member.call('POST', path, {
      body: '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf',
      headers: { ...html, 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(cut.status).toBe(400)
    expect(cut.text).toContain('What was sent could not be read')
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await member.call(method, path, { form: { text: 'x' }, headers: html })
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD, POST'])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    }
  },
)
