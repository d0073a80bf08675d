import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Puts a text into a person's library; the id of its document. */
async function keep(member: Visitor, fileName: string): Promise<string> {
  const content = `The mill of ${fileName} was built in 1871 by Ada Thornbury.`
  const answer = await member.call('POST', '/api/documents', { json: { fileName, content } })
  expect(answer.status, answer.text).toBe(201)
  return (answer.json as { id: string }).id
}

/** The names in the list, in its order. */
const names = (html: string) =>
  [...html.matchAll(/class="file-title[^"]*">(?:<a [^>]*>)?([^<]*)</g)].map(([, name = '']) => name)

test('a collection is made, filled, renamed and deleted; its files stay', async () => {
  const member = await app.member()
  const one = await keep(member, 'one.txt')
  await keep(member, 'two.txt')
  const start = await member.open('/my-files?sort=name')
  const dialog = await member.open(start.link('Collections'))
  const refused = await member.submit(dialog, { button: 'Create collection', fields: { name: '' } })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('<title>Error: Collections')
  expect(refused.text).toContain('Please give the collection a name.')
  const made = await member.submit(refused, {
    button: 'Create collection',
    fields: { name: '<b>Term 1</b>' },
  })
  expect(made.text).toContain('Collection Created')
  expect(made.path).toMatch(/^\/my-files\?collection=[\da-f-]{36}&sort=name$/)
  expect(made.text).toContain('select them, or open a file’s menu, and choose Collections')
  expect(made.link('Remove the filter <b>Term 1</b>')).toBe('/my-files?sort=name')

  const again = await member.submit(dialog, {
    button: 'Create collection',
    fields: { name: '<B>TERM 1</B>' },
  })
  expect(again.status).toBe(409)
  expect(again.text).toContain('You have a collection of that name already.')
  expect(again.html).toContain('value="&lt;B&gt;TERM 1&lt;/B&gt;"')

  const ticked = await member.submit(await member.open('/my-files?sort=name'), { button: 'Select all' })
  const sorting = await member.submit(ticked, { button: 'Collections of the selected files' })
  expect(sorting.text).toContain('Collections of 2 files')
  const into = sorting.html.match(/name="into"[^>]*value="([^"]*)"/)?.[1] ?? ''
  const sorted = await member.submit(sorting, { button: 'Save', fields: { into, name: 'Mills' } })
  expect(sorted.redirects).toEqual([{ status: 303, to: '/my-files?sort=name' }])
  expect(sorted.text).toContain('2 files are where you wanted.')
  const mills = await member.open(sorted.link('Mills'))
  expect(names(mills.html)).toEqual(['one.txt', 'two.txt'])

  const ofOne = await member.open(`/my-files/collect?sort=name&id=${one}`)
  expect(ofOne.text).toContain('one.txt')
  const out = await member.submit(ofOne, { button: 'Save', fields: { into: '' } })
  expect(out.text).toContain('The file is where you wanted.')
  expect(names((await member.open(mills.path)).html)).toEqual(['two.txt'])

  const all = await member.open('/my-files/collections')
  expect(all.text).toContain('Mills 1 file')
  const renaming = await member.open(all.link('Rename Mills'))
  const taken = await member.submit(renaming, { button: 'Save', fields: { name: '<b>term 1</b>' } })
  expect(taken.text).toContain('You have a collection of that name already.')
  const renamed = await member.submit(taken, { button: 'Save', fields: { name: 'Water mills' } })
  expect(renamed.text).toContain('Water mills 1 file')
  const question = await member.open(renamed.link('Delete Water mills'))
  expect(question.text).toContain('The files in it stay in My Files')
  const gone = await member.submit(question, { button: 'Delete collection' })
  expect(gone.text).toContain('The files of Water mills are still here.')
  expect(names(gone.html)).toHaveLength(2)
  expect((await member.open(mills.path)).link('Remove the filter A collection that is gone')).toBeDefined()
})

test('several files that are partly in a collection are put in, taken out or left', async () => {
  const member = await app.member()
  const [one, two] = [await keep(member, 'one.txt'), await keep(member, 'two.txt')]
  const first = await member.open(`/my-files/collect?id=${one}`)
  await member.submit(first, { button: 'Save', fields: { name: 'Mills' } })
  await member.submit(first, { button: 'Save', fields: { name: 'Winds' } })
  const both = `/my-files/collect?id=${one}&id=${two}`
  const count = async () => {
    const { text } = await member.open('/my-files/collections')
    return /Mills (\d+) file/.exec(text)?.[1]
  }
  const partly = await member.open(both)
  expect(partly.text).toContain('1 of 2 files are in it')
  const [, id = ''] = /value="into ([^"]*)"/.exec(partly.html) ?? []
  const nameless = { button: 'Save', fields: { partly: `into ${id}`, name: 'mills' } }
  const refused = await member.submit(partly, nameless)
  expect(refused.text).toContain('You have a collection of that name already.')
  expect(refused.value('partly')).toBe(`into ${id}`)
  expect(await count()).toBe('1')
  await member.submit(await member.open(both), { button: 'Save' })
  expect(await count()).toBe('1')
  await member.submit(await member.open(both), { button: 'Save', fields: { partly: `into ${id}` } })
  expect(await count()).toBe('2')
})

test('nobody opens or fills what is another’s', async () => {
  const [owner, other] = [await app.member(), await app.member('ninja')]
  const hers = await keep(owner, 'hers.txt')
  await owner.submit(await owner.open(`/my-files/collect?id=${hers}`), {
    button: 'Save',
    fields: { name: 'Secret mills' },
  })
  const [row] = await app.sql`select id from collections where name = 'Secret mills'`
  const id = String(row?.id)
  const pages = [
    '/my-files?collection=ID',
    '/my-files/collections/ID/rename',
    '/my-files/collections/ID/delete',
  ]
  for (const path of [...pages, '/chat-pdf?collection=ID', '/study-buddy/search?collection=ID']) {
    const page = await other.open(path.replace('ID', id))
    expect(page.text).not.toContain('Secret mills')
    expect(page.text).not.toContain('hers.txt')
  }
  const his = await keep(other, 'his.txt')
  const form = { id: his, into: id, had: id }
  await other.call('POST', '/my-files/collect', { form, headers: { accept: 'text/html' } })
  await other.call('POST', `/my-files/collections/${id}/delete`, {
    form: {},
    headers: { accept: 'text/html' },
  })
  expect(await app.sql`select document_id from collection_documents where collection_id = ${id}`).toEqual([
    { document_id: hers },
  ])
})

test('a conversation is begun about a collection, as much of it as one takes, and says which', async () => {
  const member = await app.member('ninja')
  const ids = []
  for (let number = 10; number < 22; number++) ids.push(await keep(member, `mill ${number}.txt`))
  const query = ids.map((id) => `id=${id}`).join('&')
  await member.submit(await member.open(`/my-files/collect?${query}`), {
    button: 'Save',
    fields: { name: 'Mills' },
  })
  const column = await member.open('/chat-pdf')
  const open = await member.open(column.link('Mills'))
  expect(open.text).toContain('This conversation will be about mill 10.txt, mill 11.txt')
  expect(open.text).not.toContain('mill 19.txt, mill 20.txt')
  expect(open.text).toContain('One conversation takes 10 documents: these are the first by name of 12')
  const message = 'Who built the mill?'
  const sent = await member.submit(open, { button: 'Send', fields: { message } })
  expect(sent.redirects[0]?.to).toMatch(/^\/chat-pdf\?doc=/)
  expect(sent.text).toContain('This conversation is about mill 10.txt')
  expect(await app.sql`select 1 from chat_session_documents`).toHaveLength(9)
  const empty = await member.submit(await member.open('/my-files/collections'), {
    button: 'Create collection',
    fields: { name: 'Empty' },
  })
  const [, id = ''] = /collection=([\da-f-]+)/.exec(empty.path) ?? []
  expect((await member.open(`/chat-pdf?collection=${id}`)).text).toContain(
    'Nothing in “Empty” can be asked yet',
  )
})

test('documents to study are chosen by collection, also those that stand in no column', async () => {
  const member = await app.member('ninja')
  const [one] = [await keep(member, 'one.txt'), await keep(member, 'two.txt')]
  await member.submit(await member.open(`/my-files/collect?id=${one}`), {
    button: 'Save',
    fields: { name: 'Mills' },
  })
  const found = await member.open((await member.open('/study-buddy')).link('Mills'))
  expect(found.link('one.txt')).toBe(`/study-buddy?doc=${one}`)
  expect(() => found.link('two.txt')).toThrow()
  expect((await member.open(`/study-buddy?doc=${one}`)).text).toContain('Quiz Me')
})
