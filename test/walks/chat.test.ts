import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const TEXT = `# The lighthouse of Tallow

The lighthouse stands on the cliff of Tallow. It was finished in 1874 by Ada Thornbury.

# The lamp

The lamp burned whale oil until 1921. Its light is seen 19 miles away. The lamp is a <b>Fresnel</b> lens.`

/** Puts a text into Chat PDF; the id of its document. */
async function keep(member: Visitor, fileName = 'tallow.md', content = TEXT): Promise<string> {
  const answer = await member.call('POST', '/api/documents', { json: { fileName, content } })
  expect(answer.status, answer.text).toBe(201)
  return (answer.json as { id: string }).id
}

/** The page once the answer that it may still be waiting for is there. */
async function finished(member: Visitor, path: string) {
  for (let turn = 0; turn < 400; turn++) {
    const page = await member.open(path)
    if (!page.html.includes('data-pending')) return page
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the answer never came')
}

test('visitors are shown the plans, people on Free what they would have', async () => {
  const answer = await app.visitor().send('/chat-pdf?file=a.pdf')
  expect(answer.headers.get('location')).toBe('/subscription?next=%2Fchat-pdf%3Ffile%3Da.pdf')
  const member = await app.member()
  const page = await member.open('/chat-pdf')
  expect(page.text).toContain('Upgrade Now')
  const id = await keep(member)
  for (const path of ['/api/chat', '/api/chat/stream']) {
    const refused = await member.call('POST', path, { json: { message: 'When?', documentId: id } })
    expect([refused.status, (refused.json as { upgrade: string }).upgrade]).toEqual([402, '/subscription'])
  }
  const suggestions = await member.call('POST', '/api/suggested-questions', { json: { content: TEXT } })
  expect(suggestions.status).toBe(402)
  expect(await app.sql`select 1 from runs where kind = 'answer'`).toHaveLength(0)
})

test('a document is chosen, asked, and its answer followed to the page it stands on', async () => {
  const member = await app.member('ninja')
  expect((await member.open('/chat-pdf')).text).toContain('No documents yet. Upload a file to start.')
  const id = await keep(member)
  const empty = await member.open('/chat-pdf')
  expect(empty.text).toContain('No document selected')
  const open = await member.open(empty.link('tallow.md'))
  expect(open.text).toContain('Suggested questions')
  const sent = await member.submit(open, {
    button: 'Send',
    fields: { message: 'When was the lighthouse finished?' },
  })
  expect(sent.redirects[0]?.to).toMatch(/^\/chat-pdf\?doc=[\w-]+&chat=[\w-]+&run=[\w-]+&live=1$/)
  const chat = new URL(sent.redirects[0]?.to ?? '', 'http://x').searchParams.get('chat') ?? ''
  const page = await finished(member, `/chat-pdf?doc=${id}&chat=${chat}`)
  expect(page.text).toContain('It was finished in 1874 by Ada Thornbury.')
  expect(page.text).toContain('Built-in engine')
  const source =
    /aria-label="Source 1,[^>]*href="([^"]+)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const cited = await member.open(source)
  expect(cited.html).toMatch(/<mark id="q"[^>]*>[^<]*1874[^<]*<\/mark>/)
  expect((await member.open(source.replace(/quote=[^#]*/, 'quote=never+said'))).html).not.toContain('<mark')
  const saved = await member.call('GET', page.link('Save as Markdown'))
  expect(saved.headers.get('content-disposition')).toContain('attachment')
  expect(saved.text).toMatch(/^# When was the lighthouse finished\?/)
})

test('suggested questions are buttons, and what is typed in vain is kept', async () => {
  const member = await app.member('grasshopper')
  const id = await keep(member)
  const open = await member.open(`/chat-pdf?doc=${id}`)
  const asked = await member.submit(open, { button: 'Summarise the whole document' })
  const chat = new URL(asked.redirects[0]?.to ?? '', 'http://x').searchParams.get('chat') ?? ''
  const page = await finished(member, `/chat-pdf?doc=${id}&chat=${chat}`)
  expect(page.text).toContain('The main sentences of each part')
  const blank = await member.submit(page, { button: 'Send', fields: { message: ' ' } })
  expect(blank.status).toBe(422)
  expect(blank.text).toContain('Please type a question.')
  await app.sql`update usage_periods set used = 10000`
  const over = await member.submit(page, { button: 'Send', fields: { message: 'And when was it built?' } })
  expect(over.status).toBe(402)
  expect(over.html).toMatch(/<textarea[^>]*>And when was it built\?<\/textarea>/)
})

test('documents that were chosen stay chosen when a question is refused', async () => {
  const member = await app.member('ninja')
  const id = await keep(member)
  const other = await keep(member, 'second.md', 'The second mill was built in 1801 by the river.')
  const page = await member.open(`/chat-pdf?doc=${id}`)
  const refused = await member.submit(page, { button: 'Send', fields: { message: ' ', documentIds: other } })
  expect(refused.status).toBe(422)
  expect(refused.html).toMatch(new RegExp(`name="documentIds"[^>]*checked=""[^>]*value="${other}"`))
})

test('a conversation and a document are deleted once their person has said so', async () => {
  const member = await app.member('ninja')
  const id = await keep(member)
  const asked = await member.call('POST', '/api/chat', {
    json: { message: 'How far is the light seen?', documentId: id, context: 'It is seen 99 miles away.' },
  })
  expect(asked.json).toMatchObject({ response: expect.stringContaining('19 miles'), engine: 'embedded' })
  expect(asked.text).not.toContain('99 miles')
  const { sessionId } = asked.json as { sessionId: string }
  const page = await member.open(`/chat-pdf?doc=${id}&chat=${sessionId}`)
  const question = await member.open(page.link('Delete conversation'))
  expect(question.text).toContain('Delete this conversation?')
  const gone = await member.submit(question, { button: 'Delete' })
  expect(gone.text).toContain('Conversation deleted')
  const doomed = await member.open(page.link('Delete tallow.md'))
  const deleted = await member.submit(doomed, { button: 'Delete' })
  expect(deleted.path).toBe('/chat-pdf')
  expect(deleted.text).toContain('tallow.md has been deleted')
  expect((await member.open(`/chat-pdf?doc=${id}`)).status).toBe(404)
})

test('nobody reads, follows, exports or deletes the conversations of others', async () => {
  const [ada, bob] = [await app.member('ninja'), await app.member('ninja')]
  const id = await keep(ada)
  const asked = await ada.call('POST', '/api/chat', { json: { message: 'Who finished it?', documentId: id } })
  const { sessionId, runId } = asked.json as { sessionId: string; runId: string }
  for (const [method, path] of [
    ['GET', `/api/chat/sessions/${sessionId}`],
    ['DELETE', `/api/chat/sessions/${sessionId}`],
    ['GET', `/api/chat/stream?run=${runId}`],
    ['POST', `/api/runs/${runId}/stop`],
  ] as const) {
    const answer = await bob.call(method, path)
    expect([answer.status, answer.text.includes('Thornbury')], path).toEqual([404, false])
  }
  const question = { message: 'Who finished it?', documentId: id }
  expect((await bob.call('POST', '/api/chat', { json: question })).status).toBe(404)
  expect((await bob.call('POST', '/api/chat', { json: { ...question, sessionId } })).status).toBe(404)
  expect((await bob.call('POST', '/api/suggested-questions', { json: { documentId: id } })).status).toBe(404)
  for (const query of [`doc=${id}`, `doc=${id}&page=1&quote=1874`, `chat=${sessionId}`, `run=${runId}`]) {
    expect((await bob.open(`/chat-pdf?${query}`)).text).not.toContain('Thornbury')
  }
  expect((await app.visitor().call('POST', '/api/chat', { json: question })).status).toBe(401)
})

test('a question is asked in other words, in a conversation that goes on from there', async () => {
  const member = await app.member('ninja')
  const id = await keep(member)
  const ask = (message: string, sessionId?: string) =>
    member.call('POST', '/api/chat', { json: { message, documentId: id, sessionId } })
  const { sessionId } = (await ask('Who finished the lighthouse?')).json as { sessionId: string }
  await ask('How far is the light seen?', sessionId)
  const page = await member.open(`/chat-pdf?doc=${id}&chat=${sessionId}`)
  const edits = [...page.html.matchAll(/href="([^"]*edit=\d+#message)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  )
  expect(edits).toHaveLength(2)
  const editing = await member.open(edits[1] ?? '')
  expect(editing.value('message')).toBe('How far is the light seen?')
  const blank = await member.submit(editing, { button: 'Ask anew', fields: { message: ' ' } })
  expect([blank.status, blank.text.includes('You are editing a question')]).toEqual([422, true])
  const sent = await member.submit(editing, {
    button: 'Ask anew',
    fields: { message: 'When did the lamp burn oil?' },
  })
  const chat = new URL(sent.redirects[0]?.to ?? '', 'http://x').searchParams.get('chat') ?? ''
  expect(chat).not.toBe(sessionId)
  const branch = await finished(member, `/chat-pdf?doc=${id}&chat=${chat}`)
  expect(branch.text).toContain('Who finished the lighthouse?')
  expect(branch.text).toContain('until 1921')
  expect(branch.html).toContain(`chat=${sessionId}"`)
  expect(branch.html.slice(branch.html.indexOf('role="log"'))).not.toContain('How far is the light seen?')
  expect((await member.open(`/chat-pdf?doc=${id}&chat=${sessionId}`)).text).toContain('19 miles')
})

test('what was said is found again in all conversations, and only in ones own', async () => {
  const [ada, bob] = [await app.member('ninja'), await app.member('ninja')]
  const id = await keep(ada)
  await ada.call('POST', '/api/chat', { json: { message: 'Who finished the lighthouse?', documentId: id } })
  const page = await ada.open(`/chat-pdf?doc=${id}`)
  const found = await ada.submit(page, { button: 'Search', fields: { find: 'THORNBURY 1874' } })
  expect(found.path).toContain('find=THORNBURY')
  expect(found.html).toMatch(/<mark>Thornbury<\/mark>/)
  const there = await ada.open(found.link('Who finished the lighthouse?'))
  expect(there.path).toMatch(/doc=.+chat=/)
  expect((await ada.open('/chat-pdf?find=Thornbury+whale')).text).toContain('No conversation mentions')
  expect((await ada.open('/chat-pdf?find=%25')).text).toContain('No conversation mentions')
  await keep(bob, 'other.md', 'Nothing of that kind.')
  expect((await bob.open('/chat-pdf?find=Thornbury')).text).toContain('No conversation mentions')
})

test('a shared conversation is read by its link alone, as it was then, until the link is ended', async () => {
  const [ada, bob, visitor] = [await app.member('ninja'), await app.member('ninja'), app.visitor()]
  const id = await keep(ada)
  const ask = (message: string) => ada.call('POST', '/api/chat', { json: { message, documentId: id } })
  const { sessionId } = (await ask('Who finished the lighthouse?')).json as { sessionId: string }
  const dialog = await ada.open((await ada.open(`/chat-pdf?doc=${id}`)).link('Share'))
  const shared = await ada.submit(dialog, { button: 'Make a link' })
  expect(shared.text).toContain('Conversation shared')
  const link = /value="([^"]*\/shared\?link=[\w-]{32})"/.exec(shared.html)?.[1] ?? ''
  const path = new URL(link).pathname + new URL(link).search
  const page = await visitor.open(path)
  expect(page.text).toContain('It was finished in 1874 by Ada Thornbury.')
  expect(page.text).toContain('tallow.md')
  expect(page.html).not.toContain(id)
  expect(page.html).not.toMatch(/chat-pdf\?|api\/documents|whale oil/)
  const { headers } = await visitor.send(path)
  expect([headers.get('x-robots-tag'), headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(
    ['noindex, nofollow', 'no-referrer', 'private, no-store'],
  )
  await ask('What did the lamp burn?')
  expect((await visitor.open(path)).text).not.toContain('until 1921')
  const behind = await ada.open(`/chat-pdf?doc=${id}&chat=${sessionId}&dialog=share`)
  expect((await ada.submit(behind, { button: 'Share what is new' })).html).toContain(link)
  expect((await visitor.open(path)).text).toContain('until 1921')
  for (const action of ['share', 'unshare']) {
    expect((await bob.call('POST', `/api/chat/sessions/${sessionId}/${action}`)).status).toBe(404)
  }
  await app.sql`update users set subscription = 'free'`
  expect((await visitor.open(path)).status).toBe(404)
  expect((await ada.call('POST', `/api/chat/sessions/${sessionId}/share`)).status).toBe(402)
  await app.sql`update users set subscription = 'ninja'`
  const again = await ada.open(`/chat-pdf?doc=${id}&chat=${sessionId}&dialog=share`)
  expect((await ada.submit(again, { button: 'Stop sharing' })).text).toContain('No longer shared')
  for (const gone of [
    path,
    '/shared',
    '/shared?link=x',
    `/shared?link=${'a'.repeat(32)}`,
    '/shared?link=%00',
  ]) {
    expect((await visitor.send(gone)).status, gone).toBe(404)
  }
})

test('an answer is put among the study notes, line by line and once', async () => {
  const [ada, bob] = [await app.member('ninja'), await app.member('ninja')]
  const id = await keep(ada)
  await ada.call('POST', '/api/chat', { json: { message: 'Who finished the lighthouse?', documentId: id } })
  const page = await ada.open(`/chat-pdf?doc=${id}`)
  expect((await ada.submit(page, { button: 'Save to notes' })).text).toContain('Saved to your study notes')
  expect((await ada.submit(page, { button: 'Save to notes' })).text).toContain('It is already there.')
  const notes = await ada.open(`/study-buddy?doc=${id}&tab=notes`)
  expect(notes.text).toContain('It was finished in 1874 by Ada Thornbury.')
  const action = /action="(\/api\/chat\/messages\/\d+\/note)"/.exec(page.html)?.[1] ?? ''
  for (const path of [action, '/api/chat/messages/0/note', '/api/chat/messages/x/note']) {
    await bob.call('POST', path, { form: {} })
  }
  expect(await app.sql`select 1 from study_sessions`).toHaveLength(1)
})

test('the calls answer nonsense with a sentence', async () => {
  const member = await app.member('ninja')
  const id = await keep(member)
  for (const [json, status] of [
    [{}, 422],
    [{ message: 7, documentId: id }, 422],
    [{ message: '', documentId: id }, 422],
    [{ message: 'x'.repeat(5_000), documentId: id }, 413],
    [{ message: 'When?', documentId: '-1' }, 404],
    [{ message: 'When?', documentId: ['%00'] }, 404],
    [{ message: 'When?', documentId: id, sessionId: 'no-such' }, 404],
  ] as const) {
    const answer = await member.call('POST', '/api/chat', { json })
    expect(answer.status, JSON.stringify(json).slice(0, 80)).toBe(status)
    expect((answer.json as { message: string }).message).toMatch(/\.$/)
  }
  const huge = await member.call('POST', '/api/chat', {
    json: { message: 'When?', documentId: id, context: 'x'.repeat(30_000_000) },
  })
  expect(huge.status).toBe(413)
  const list = await member.call('POST', '/api/suggested-questions', { json: { content: TEXT } })
  expect(list.json).toContain('Summarise the whole document')
})

test('a document named by its file name is opened, and its words are never markup', async () => {
  const member = await app.member('ninja')
  const id = await keep(member, '<b>x.md')
  const { fileName } = (await member.call('GET', `/api/documents/${id}`)).json as { fileName: string }
  const page = await member.open(`/chat-pdf?file=${encodeURIComponent(fileName)}`)
  expect(page.html).not.toMatch(/<b>x/)
  const asked = await member.submit(page, { button: 'Send', fields: { message: 'Which lens is the lamp?' } })
  const answer = await finished(member, asked.redirects[0]?.to.replace('&live=1', '') ?? '')
  expect(answer.html).not.toMatch(/<b>(?:Fresnel|x)/)
})

test('a conversation is given another name', async () => {
  const [ada, bob] = [await app.member('ninja'), await app.member('ninja')]
  const id = await keep(ada)
  await ada.call('POST', '/api/chat', { json: { message: 'Who finished the lighthouse?', documentId: id } })
  const dialog = await ada.open((await ada.open(`/chat-pdf?doc=${id}`)).link('Rename'))
  expect(dialog.html).toContain('value="Who finished the lighthouse?"')
  const refused = await ada.submit(dialog, { button: 'Save', fields: { name: ' ' } })
  expect([refused.status, refused.text.includes('Please type a name.')]).toEqual([422, true])
  const named = await ada.submit(dialog, { button: 'Save', fields: { name: 'The builders' } })
  expect(named.text).toContain('Conversation renamed')
  expect((await ada.open(`/chat-pdf?doc=${id}`)).text).toContain('The builders')
  // Nobody else is asked for it, whatever the address says.
  expect((await bob.send(dialog.path)).headers.get('location')).toMatch(/^\/chat-pdf\?/)
})

test('addresses of before lead to where things are now', async () => {
  const member = await app.member('ninja')
  for (const [before, now] of [
    ['?doc=d&chat=c&dialog=share', '/share?doc=d&chat=c'],
    ['?doc=d&chat=c&confirm=chat', '/delete?doc=d&chat=c'],
    ['?doc=d&confirm=delete&id=e', '/delete-document?doc=d&id=e'],
    ['?doc=d&from=e&page=2&quote=so', '/page?doc=d&from=e&page=2&quote=so'],
  ]) {
    expect((await member.send(`/chat-pdf${before}`)).headers.get('location')).toBe(`/chat-pdf${now}`)
  }
})
