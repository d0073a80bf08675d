import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCUMENTS_BESIDE } from '#app/domain/library/limits.ts'
import { type App, startApp } from './app.ts'

const ALL = DOCUMENTS_BESIDE + 5

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Somebody with more documents than stand beside a tool. */
async function collector() {
  const member = await app.member('ninja')
  await app.sql`with made as (
      insert into documents (user_id, file_name, file_type, sha256, status)
      select u.id, 'Paper ' || lpad(n::text, 4, '0') || '.pdf', 'application/pdf', n::text, 'ready'
      from users u, generate_series(1, ${ALL}::int) n where u.email = ${member.email} returning id)
    insert into document_features (document_id, feature)
    select id, feature from made, unnest(array['chat_pdf', 'study_buddy']) feature`
  return member
}

test.each([
  ['/chat-pdf', '/my-files?tab=chatpdf'],
  ['/study-buddy', '/my-files?tab=study'],
])('%s shows as many documents as a column can hold, says so, and finds the others', async (path, others) => {
  const member = await collector()
  const lines = (html: string) => html.match(/<li[^>]*data-file=/g)?.length
  const page = await member.open(path)
  expect(lines(page.html)).toBe(DOCUMENTS_BESIDE)
  expect(page.text).toContain(`${DOCUMENTS_BESIDE} of ${ALL} documents.`)
  const last = `Paper 0${ALL}.pdf`
  expect(page.html).not.toContain(last)
  expect(page.link('Find the others in My Files')).toBe(others)
  expect((await member.open(`${others}&q=${ALL}`)).text).toContain(last)
  // The one that is worked on is among them, whatever it is called.
  const opened = await member.open(`${path}?file=${last}`)
  expect(lines(opened.html)).toBe(DOCUMENTS_BESIDE + 1)
  expect(opened.text).toContain(last)
})

test('a document that does not stand beside Study Buddy is found by its name there', async () => {
  const member = await collector()
  const found = await member.open(`/study-buddy?dialog=search&q=paper+0${ALL}`)
  expect(found.link(`Paper 0${ALL}.pdf`)).toContain('doc=')
  expect((await member.open('/study-buddy?dialog=search&q=nothing+like+it')).text).toContain(
    'No documents found.',
  )
})
