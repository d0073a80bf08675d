import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Member = Visitor & { email: string }
type Entry = { id: number; inputText: string; outputText: string; tone: string; createdAt: string }

/** Puts texts into a person's history, oldest first. */
async function write(member: Member, texts: string[], tone = 'formal') {
  const [user] = await app.sql`select id from users where email = ${member.email}`
  for (const text of texts) {
    await app.sql`insert into humanizer_history (user_id, run_id, input_text, output_text, tone, tone_name, word_count)
      values (${user?.id}, ${crypto.randomUUID()}, ${text}, ${`Rewritten: ${text}`}, ${tone}, 'Formal', 3)`
  }
}

const list = async (member: Member, query = '') =>
  (await member.call('GET', `/api/humanizer/history${query}`)).json as Entry[]

describe('the history without script', () => {
  test('is empty at first, then lists, pages and opens', async () => {
    const member = await app.member()
    expect((await member.open('/humanizer/history')).text).toContain('No history entries yet')
    await write(
      member,
      Array.from({ length: 45 }, (_, index) => `Text number ${index + 1}. ${'x'.repeat(80)}`),
    )
    const first = await member.open('/humanizer/history')
    const label = (number: number) => `${`Text number ${number}. ${'x'.repeat(80)}`.slice(0, 60)}…`
    expect(first.link(label(45))).toMatch(/^\/humanizer\?h=\d+$/)
    const second = await member.open(first.link('Older entries'))
    expect(() => second.link(label(26))).toThrow()
    second.link(label(25))
    const last = await member.open(second.link('Older entries'))
    const opened = await member.open(last.link(label(1)))
    expect(() => last.link('Older entries')).toThrow()
    expect(opened.value('text')).toContain('Text number 1. xxx')
    expect(opened.html).toContain('Rewritten: Text number 1. xxx')
    expect(opened.value('tone')).toBe('formal')
  })

  test('is searched by its form', async () => {
    const member = await app.member()
    await write(member, ['About 100% of rivers', 'About a hundred rivers', 'Nothing'])
    const panel = await member.open('/humanizer/history')
    const found = await member.submit(panel, { fields: { q: '100%' } })
    found.link('About 100% of rivers')
    expect(() => found.link('About a hundred rivers')).toThrow()
    expect(found.value('q')).toBe('100%')
    const none = await member.submit(panel, { fields: { q: '"><script>' } })
    expect(none.text).toContain('Nothing found')
    expect(none.html).not.toContain('"><script>')
  })

  test('loses an entry, and all, only after a question', async () => {
    const member = await app.member()
    await write(member, ['First', 'Second', 'Third'])
    const panel = await member.open('/humanizer/history')
    expect(panel.text).toContain('Delete this entry? The original and the rewrite will be deleted for good.')
    const without = await member.submit(panel, { button: 'Delete for good the entry “Second”' })
    expect(without.redirects).toEqual([{ status: 303, to: '/humanizer/history' }])
    expect(without.text).toContain('Entry deleted')
    expect((await list(member)).map(({ inputText }) => inputText)).toEqual(['Third', 'First'])
    expect(without.text).toContain('Delete your whole history?')
    const empty = await member.submit(without, { button: 'Delete for good' })
    expect(empty.text).toContain('History deleted')
    expect(empty.text).toContain('No history entries yet')
  })

  test('is downloaded as text, as Markdown and as a Word file, and goes on the clipboard as HTML', async () => {
    const member = await app.member()
    await write(member, ['# Trees\n\n**Tall** ones.'])
    const [entry] = await list(member)
    const page = await member.open(`/humanizer?h=${entry?.id}`)
    const output = String(entry?.outputText)
    for (const [label, type, ending] of [
      ['Plain text (.txt)', 'text/plain; charset=utf-8', 'txt'],
      ['Markdown (.md)', 'text/markdown; charset=utf-8', 'md'],
      ['Word (.docx)', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ] as const) {
      const { headers, text } = await member.call('GET', page.link(label))
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="humanized-text-.+\\.${ending}"$`),
      )
      if (ending === 'docx') expect(text).toMatch(/^PK/)
      else expect(text).toBe(output)
    }
    const html = await member.call('GET', `/api/humanizer/history/${entry?.id}/download?format=html`)
    expect(html.text).toContain('<strong>Tall</strong>')
  })

  test('has no script in it, whatever was written', async () => {
    const member = await app.member()
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)> [x](javascript:alert(3))'
    await write(member, [hostile])
    const panel = await member.open('/humanizer/history')
    const [entry] = await list(member)
    for (const page of [
      panel,
      await member.open(`/humanizer?h=${entry?.id}`),
      await member.open('/dashboard'),
    ]) {
      expect(page.html).not.toContain('<script>alert')
      expect(page.html).not.toContain('<img src=x')
      expect(page.html).not.toContain('href="javascript:')
    }
  })
})

describe('the calls', () => {
  test('list whole entries by pages', async () => {
    const member = await app.member()
    await write(
      member,
      Array.from({ length: 25 }, (_, index) => `Text ${index + 1}`),
    )
    const answer = await member.call('GET', '/api/humanizer/history?q=TEXT')
    expect(answer.json).toHaveLength(20)
    expect((answer.json as Entry[])[0]).toMatchObject({
      inputText: 'Text 25',
      outputText: 'Rewritten: Text 25',
      tone: 'formal',
    })
    const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
    const rest = await member.call('GET', next)
    expect((rest.json as Entry[]).map(({ inputText }) => inputText)).toEqual([
      'Text 5',
      'Text 4',
      'Text 3',
      'Text 2',
      'Text 1',
    ])
    expect(rest.headers.has('link')).toBe(false)
  })

  test('delete one, and all', async () => {
    const member = await app.member()
    await write(member, ['One', 'Two', 'Three'])
    const [entry] = await list(member)
    expect((await member.call('DELETE', `/api/humanizer/history/${entry?.id}`)).status).toBe(204)
    expect((await member.call('DELETE', `/api/humanizer/history/${entry?.id}`)).status).toBe(404)
    expect(await member.call('DELETE', '/api/humanizer/history')).toMatchObject({
      status: 200,
      json: { deleted: 2 },
    })
    expect(await list(member)).toEqual([])
  })

  test.each([
    ['formal', 'formal'],
    ['12345', 'custom-tone'],
  ])('download a text of the tone %s under a telling name', async (tone, named) => {
    const member = await app.member()
    await write(member, ['Größe 🙂'], tone)
    const [entry] = await list(member)
    const answer = await member.call('GET', `/api/humanizer/history/${entry?.id}/download`)
    const day = entry?.createdAt.slice(0, 10)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="humanized-text-${named}-${day}.txt"`,
    )
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.text).toBe('Rewritten: Größe 🙂')
  })

  test('become a document, once, that can be asked and studied', async () => {
    const [member, other] = [await app.member(), await app.member()]
    await write(member, ['The lighthouse was finished in 1874.'])
    const [run] = await app.sql`select run_id from humanizer_history order by id desc limit 1`
    const [entry] = await list(member)
    const page = await member.open(`/humanizer?h=${entry?.id}`)
    const saved = await member.submit(page, { button: 'Save to My Files' })
    expect(saved.path).toMatch(/^\/my-files\?doc=[\w-]+$/)
    expect(saved.text).toContain('Saved to My Files')
    expect(saved.text).toContain('Rewritten: The lighthouse was finished in 1874.')
    const again = await member.submit(page, { button: 'Save to My Files' })
    expect([again.path, again.text.includes('already in your files')]).toEqual([saved.path, true])
    const [document] = (await member.call('GET', '/api/documents/all')).json as { features: string[] }[]
    expect(document?.features.toSorted()).toEqual(['chat_pdf', 'study_buddy'])
    for (const id of [run?.run_id, 'x', crypto.randomUUID()]) {
      expect((await other.call('POST', `/api/humanizer/runs/${id}/document`)).status).toBe(404)
    }
  })

  test('give nothing of anybody else away', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    await write(owner, ['Private matters'])
    const [entry] = await list(owner)
    const [run] = await app.sql`select run_id from humanizer_history where id = ${entry?.id ?? 0}`
    const attempts: [string, string][] = [
      ['GET', `/api/humanizer/history/${entry?.id}`],
      ['GET', `/api/humanizer/history/${entry?.id}/download`],
      ['DELETE', `/api/humanizer/history/${entry?.id}`],
      ['POST', `/api/humanizer/history/${entry?.id}`],
    ]
    for (const [method, path] of attempts) {
      const answer = await other.call(method, path)
      expect(answer, path).toMatchObject({
        status: 404,
        json: { message: 'There is no such history entry.' },
      })
    }
    const pages = [
      `/humanizer?h=${entry?.id}`,
      `/humanizer?run=${run?.run_id}`,
      '/humanizer/history?q=Private',
      '/dashboard',
    ]
    for (const path of [...pages, '/api/humanizer/history', '/api/humanizer/history?q=Private']) {
      const { text, status } = await other.call('GET', path)
      expect(status, path).toBe(200)
      expect(text, path).not.toContain('Private matters')
    }
    await other.call('DELETE', '/api/humanizer/history')
    expect(await list(owner)).toHaveLength(1)
  })
})
