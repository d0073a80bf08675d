import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Member = Visitor & { email: string }
type Kept = { id: string; fileName: string }

/** Puts a text into a person's library; its document. */
async function keep(member: Member, fileName: string, content = `The text of ${fileName}.`): Promise<Kept> {
  const answer = await member.call('POST', '/api/documents', { json: { fileName, content } })
  expect(answer.status, answer.text).toBe(201)
  return answer.json as Kept
}

/** The names in the list, in its order. */
function names(html: string): string[] {
  return [...html.matchAll(/class="file-title[^"]*">(?:<a [^>]*>)?([^<]*)</g)].map(([, name = '']) => name)
}

const all = async (member: Member) => (await member.call('GET', '/api/documents/all')).json as Kept[]

describe('the way in', () => {
  test('leads visitors through signing in and back', async () => {
    const answer = await app.visitor().send('/my-files?tab=study')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/auth?next=%2Fmy-files%3Ftab%3Dstudy')
  })

  test('stands among the rooms', async () => {
    const member = await app.member()
    expect((await member.open('/dashboard')).link('My Files')).toBe('/my-files')
  })

  test('is empty at first and says what to do', async () => {
    const page = await (await app.member()).open('/my-files')
    expect(page.text).toContain('No files found. Upload a document to get started.')
    expect(page.text).toContain('0 B of 100.0 MB used')
    expect(page.link('Upload File')).toBe('/my-files/upload')
  })
})

describe('bringing a file in', () => {
  const dialog = '/my-files/upload?q=rep'

  test('puts it into both features and tells what was read', async () => {
    const member = await app.member()
    const open = await member.open(dialog)
    expect(open.text).toContain(
      'Upload a document to add to your library. It will be available in both ChatPDF and Study Buddy',
    )
    expect(open.text).toContain('Supports PDF, Word, text files, and images (PNG, JPEG, WEBP, GIF)')
    const file = new File(['# Rivers\n\nThe report says that they rise.\n'], 'report.md')
    const page = await member.submit(open, { button: 'Upload', fields: { file } })
    expect(page.redirects).toEqual([{ status: 303, to: '/my-files?q=rep' }])
    expect(page.text).toContain('File Uploaded')
    expect(names(page.html)).toEqual(['report.md'])
    expect(page.text).toMatch(/Text on (the one|all \d+) section/)
    for (const tab of ['chatpdf', 'study']) {
      expect(names((await member.open(`/my-files?tab=${tab}`)).html)).toEqual(['report.md'])
    }
  })

  test('tells of a file that is there already', async () => {
    const member = await app.member()
    const file = () => new File(['The same in every line.'], 'twice.txt')
    await member.submit(await member.open(dialog), { button: 'Upload', fields: { file: file() } })
    const page = await member.submit(await member.open(dialog), {
      button: 'Upload',
      fields: { file: file() },
    })
    expect(page.text).toContain('twice.txt')
    expect(page.text).toMatch(/already/i)
    expect(await all(member)).toHaveLength(1)
  })

  test.each([
    ['a program', new File(['MZ'], 'setup.exe'), 415, 'File type not supported.'],
    ['nothing', new File([''], 'empty.txt'), 422, 'This file is empty'],
    [
      'a file in disguise',
      new File(['just text'], 'notes.pdf'),
      415,
      'What is in this file is not what its name says',
    ],
    ['no file at all', undefined, 422, 'Please choose a file first.'],
  ])('refuses %s in its dialog and keeps nothing', async (_, file, status, why) => {
    const member = await app.member()
    const page = await member.submit(await member.open(dialog), {
      button: 'Upload',
      fields: file ? { file } : {},
    })
    expect(page.status).toBe(status)
    expect(page.path).toBe(dialog)
    expect(page.html).toContain('<title>Error: Upload File')
    expect(page.html).toMatch(new RegExp(`<a href="#file">${why}`))
    expect(page.html).toMatch(/<input[^>]*id="file"[^>]*aria-describedby="file-error"/)
    expect(page.text).toContain('0 B of 100.0 MB used')
    expect(await all(member)).toEqual([])
  })
})

test.each([
  ['', 'Please type the address of a page.'],
  ['http://127.0.0.1:3000/', 'This is not a public web address. Nothing was stored.'],
  ['http://169.254.169.254/latest/meta-data/', 'This is not a public web address.'],
  ['http://0x7f.1/', 'This is not a public web address.'],
  ['localhost', 'This is not a public web address.'],
])('the page at “%s” is not added: the dialog says why, and keeps what was typed', async (address, why) => {
  const member = await app.member()
  const open = await member.open('/my-files/upload?q=rep')
  const refused = await member.submit(open, { button: 'Add page', fields: { address } })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.html).toContain('<title>Error: Upload File')
  expect(refused.text).toContain(why)
  expect(refused.value('address')).toBe(address)
  expect(refused.text).toContain('0 B of 100.0 MB used')
})

describe('the list', () => {
  test('is searched, filtered and sorted by its links and its form', async () => {
    const member = await app.member()
    await keep(member, 'Banana.txt', 'b'.repeat(3000))
    await keep(member, 'apple 100%.md', 'a')
    await keep(member, 'cherry.txt', 'c'.repeat(200))
    const page = await member.open('/my-files')
    expect(names(page.html)).toEqual(['cherry.txt', 'apple 100%.md', 'Banana.txt'])
    const byName = await member.open(page.link('File Name'))
    expect(names(byName.html)).toEqual(['apple 100%.md', 'Banana.txt', 'cherry.txt'])
    expect(byName.html).toContain('aria-sort="ascending"')
    expect(names((await member.open(byName.link('File Name'))).html)[0]).toBe('cherry.txt')
    const bySize = await member.open(page.link('Size'))
    expect(names(bySize.html)).toEqual(['Banana.txt', 'cherry.txt', 'apple 100%.md'])
    const found = await member.submit(bySize, { button: 'Search', fields: { q: '00%' } })
    expect(found.path).toBe('/my-files?sort=-size&q=00%25')
    expect(names(found.html)).toEqual(['apple 100%.md'])
    expect(found.value('q')).toBe('00%')
    const study = '/my-files?q=00%25&tab=study&sort=-size'
    expect(found.html).toContain(`href="${study.replaceAll('&', '&amp;')}"`)
    expect(names((await member.open(study)).html)).toEqual([])
    const none = await member.open('/my-files?q=%22%3E%3Cscript%3E')
    expect(none.text).toContain('No files found. Upload a document to get started.')
    expect(none.html).not.toContain('"><script>')
    expect(none.link('Show all files')).toBe('/my-files')
  })

  test('finds words in the text of files, and leads to their page with the words marked', async () => {
    const member = await app.member()
    await keep(
      member,
      'ice.md',
      '# Retreat\n\nThe glaciers shrank.\n\n# Causes\n\nWarm summers; <b>dust</b> & soot.',
    )
    await keep(member, 'food.txt', 'Soup & bread.')
    const start = await member.open('/my-files')
    const found = await member.submit(start, { button: 'Search', fields: { q: 'warm dus' } })
    expect(names(found.html)).toEqual([])
    expect(found.text).toContain('No file has “warm dus” in its name.')
    expect(found.text).toContain('In the text of your files')
    expect(found.html).toContain('<mark>Warm</mark> summers;')
    expect(found.html).toContain('&lt;b&gt;<mark>dust</mark>&lt;/b&gt; &amp; soot')
    expect(found.text).not.toContain('food.txt')
    const page = await member.open(found.link('Causes') ?? '')
    expect(page.html).toContain('<mark>dust</mark>')
    const nothing = await member.submit(start, { button: 'Search', fields: { q: 'avalanche' } })
    expect(nothing.text).toContain('No file has “avalanche” in its name or its text.')
  })

  test('is filtered by kind and time, beside the search; each filter can be taken off', async () => {
    const member = await app.member()
    const [user] = await app.sql`select id from users where email = ${member.email}`
    await app.sql`insert into documents (user_id, file_name, file_type, sha256, status, created_at) values
      (${user?.id}, 'plan.pdf', 'application/pdf', '1', 'ready', now()),
      (${user?.id}, 'plan.epub', 'application/epub+zip', '2', 'ready', now()),
      (${user?.id}, 'old plan.pdf', 'application/pdf', '3', 'ready', now() - interval '2 years'),
      (${user?.id}, 'other.pdf', 'application/pdf', '4', 'ready', now() - interval '2 years')`
    const start = await member.open('/my-files?sort=name')
    const pdfs = await member.submit(start, { button: 'Apply', fields: { kind: 'pdf' } })
    expect(pdfs.path).toBe('/my-files?sort=name&kind=pdf&added=')
    expect(names(pdfs.html)).toEqual(['old plan.pdf', 'other.pdf', 'plan.pdf'])
    const earlier = await member.submit(pdfs, { button: 'Apply', fields: { added: 'earlier' } })
    expect(names(earlier.html)).toEqual(['old plan.pdf', 'other.pdf'])
    const found = await member.submit(earlier, { button: 'Search', fields: { q: 'plan' } })
    expect(names(found.html)).toEqual(['old plan.pdf'])
    expect(found.link('Remove the filter PDF')).toBe('/my-files?q=plan&added=earlier&sort=name')
    const without = await member.open(found.link('Remove the filter Added: before this year'))
    expect(names(without.html)).toEqual(['old plan.pdf', 'plan.pdf'])
    const none = await member.open('/my-files?q=plan&kind=mail&added=today')
    expect(none.text).toContain('Only these are listed: Mail, Added: today.')
    expect(names((await member.open(none.link('Search again without filters'))).html)).toHaveLength(3)
  })

  test('finds words only in the files that are looked at', async () => {
    const member = await app.member()
    await keep(member, 'ice.md', 'Glaciers shrink.')
    expect((await member.open('/my-files?q=glacier&kind=text')).text).toContain('Glaciers shrink.')
    expect((await member.open('/my-files?q=glacier&kind=pdf')).text).not.toContain('Glaciers shrink.')
  })

  test('has pages', async () => {
    const member = await app.member()
    const [user] = await app.sql`select id from users where email = ${member.email}`
    await app.sql`insert into documents (user_id, file_name, file_type, file_size, sha256, status, created_at)
      select ${user?.id}, 'file ' || n || '.txt', 'text/plain', n, n::text, 'ready', now() - n * interval '1 minute'
      from generate_series(1, 53) n`
    const first = await member.open('/my-files')
    expect(first.text).toContain('53 files')
    expect(names(first.html)).toHaveLength(50)
    const second = await member.open(first.link('Next'))
    expect(names(second.html)).toEqual(['file 51.txt', 'file 52.txt', 'file 53.txt'])
    expect(names((await member.open('/my-files?page=99')).html)).toHaveLength(3)
    expect(names((await member.open(second.link('Previous'))).html)).toHaveLength(50)
  })

  test('tells in words how full the storage is, and how large a file', async () => {
    const member = await app.member()
    const { id } = await keep(member, 'big.txt')
    const MB = 1024 * 1024
    const storage = async (bytes: number) => {
      await app.sql`update storage_usage set used = ${bytes}
        where user_id = (select user_id from documents where id = ${id})`
      return member.open('/my-files')
    }
    expect((await storage(12.5 * MB)).text).toContain('Storage 12.5 MB of 100.0 MB used')
    expect((await storage(71 * MB)).text).toContain('Filling up: 71.0 MB of 100.0 MB used')
    expect((await storage(91 * MB)).text).toContain('Almost full: 91.0 MB of 100.0 MB used')
    for (const [bytes, words] of [
      [512, '512 B Small'],
      [2 * MB, '2.0 MB Medium'],
      [6 * MB, '6.0 MB Large'],
      [null, 'about 1.0 MB (estimated) Unknown'],
    ] as const) {
      await app.sql`update documents set file_size = ${bytes} where id = ${id}`
      expect((await member.open('/my-files')).text).toContain(words)
    }
  })

  test('says where a reading is, and what can be done about it', async () => {
    const member = await app.member()
    const { id } = await keep(member, 'thesis.txt')
    await app.sql`update documents set status = 'reading', attempt = 1, pages_read = 2, page_count = 12,
      heartbeat_at = now() + interval '1 hour' where id = ${id}`
    const reading = await member.open('/my-files?sort=name')
    expect(reading.text).toContain('Reading page 3 of 12')
    expect(reading.link('Check progress of thesis.txt')).toBe('/my-files?sort=name')
    const cancelled = await member.submit(reading, { button: 'Cancel thesis.txt' })
    expect(cancelled.redirects).toEqual([{ status: 303, to: '/my-files?sort=name' }])
    expect(cancelled.text).toContain('Reading Canceled')
    await app.sql`update documents set status = 'failed', cancel_requested = false,
      error = 'Reading this file took too long and was stopped.' where id = ${id}`
    const failed = await member.open('/my-files')
    expect(failed.text).toContain('Reading this file took too long and was stopped.')
    const again = await member.submit(failed, { button: 'Try again thesis.txt' })
    expect(again.text).toContain('Reading Again')
    expect(again.text).not.toContain('took too long')
  })

  test('says when it cannot be loaded', async () => {
    const member = await app.member()
    await app.sql`alter table documents rename to elsewhere`
    try {
      const page = await member.open('/my-files')
      expect(page.status).toBe(503)
      expect(page.text).toContain('Error loading files. Please try again.')
    } finally {
      await app.sql`alter table elsewhere rename to documents`
    }
  })
})

describe('a file', () => {
  test('is put into a feature once', async () => {
    const member = await app.member()
    await keep(member, 'notes.txt')
    const before = await member.open('/my-files?q=notes')
    expect(() => member.submission(before, { button: 'Add to ChatPDF' })).toThrow()
    const after = await member.submit(before, { button: 'Add to Study Buddy' })
    expect(after.redirects).toEqual([{ status: 303, to: '/my-files?q=notes' }])
    expect(after.text).toContain('Feature Added')
    expect(after.text).toContain('File is now available in the selected feature.')
    expect(() => member.submission(after, { button: 'Add to Study Buddy' })).toThrow()
    expect(names((await member.open('/my-files?tab=study')).html)).toEqual(['notes.txt'])
  })

  test('is opened as it was uploaded', async () => {
    const member = await app.member()
    await keep(member, 'Größe 🙂.txt', 'Exactly this.')
    const answer = await member.call('GET', (await member.open('/my-files')).link('Open File'))
    expect(answer.text).toBe('Exactly this.')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('is deleted after a question that names it', async () => {
    const member = await app.member()
    await keep(member, 'one.txt')
    await keep(member, 'two.txt')
    const question = await member.open((await member.open('/my-files?q=one')).link('Delete File'))
    expect(question.text).toContain('This permanently removes one.txt from all features.')
    expect(question.link('Cancel')).toBe('/my-files?q=one')
    expect(await all(member)).toHaveLength(2)
    const gone = await member.submit(question, { button: 'Delete' })
    expect(gone.redirects).toEqual([{ status: 303, to: '/my-files?q=one' }])
    expect(gone.text).toContain('File Deleted')
    expect(gone.text).toContain('one.txt has been deleted')
    expect((await all(member)).map(({ fileName }) => fileName)).toEqual(['two.txt'])
  })

  test('is deleted with others, and what was gone already is told', async () => {
    const member = await app.member()
    const kept = [
      await keep(member, 'one.txt'),
      await keep(member, 'two.txt'),
      await keep(member, 'three.txt'),
    ]
    const nobody = await member.submit(await member.open('/my-files'), { button: 'Delete Selected' })
    expect(nobody.text).toContain('No files selected')
    const ticked = await member.submit(await member.open('/my-files?sort=name'), { button: 'Select all' })
    const question = await member.submit(ticked, { button: 'Delete Selected (3)' })
    expect(question.text).toContain('Delete Multiple Files')
    expect(question.text).toContain('not in use in Study Buddy sessions or ChatPDF conversations')
    for (const { fileName } of kept) expect(question.html).toContain(`<li>${fileName}</li>`)
    await member.call('DELETE', `/api/documents/${kept[1]?.id}`)
    const gone = await member.submit(question, { button: 'Delete' })
    expect(gone.redirects).toEqual([{ status: 303, to: '/my-files?sort=name' }])
    expect(gone.text).toContain('2 files deleted, 1 could not be deleted')
    expect(await all(member)).toEqual([])
    expect((await member.submit(question, { button: 'Delete' })).text).toContain(
      'There was an error deleting your file(s).',
    )
  })

  test('belongs to one person alone', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const { id } = await keep(owner, 'private.txt')
    expect((await other.open(`/my-files?doc=${id}`)).status).toBe(404)
    const page = await other.open(`/my-files/delete?id=${id}`)
    expect(page.text).not.toContain('private.txt')
    const form = { goTo: '/my-files', id }
    await other.call('POST', '/my-files/delete', { form, headers: { accept: 'text/html' } })
    expect(await all(owner)).toHaveLength(1)
  })

  test('never makes markup of its name', async () => {
    const member = await app.member()
    await keep(member, '<img src=x onerror=alert(1)>.txt')
    const page = await member.open('/my-files')
    const question = await member.open(page.link('Delete File'))
    for (const { html } of [page, question]) expect(html).not.toContain('<img')
  })
})

describe('what was read', () => {
  test('is shown page by page, as text', async () => {
    const member = await app.member()
    const sections = Array.from({ length: 25 }, (_, at) => `# Part ${at + 1}\n\nAbout number ${at + 1}.`)
    const hostile = '<script>alert(1)</script> [x](javascript:alert(2))'
    await keep(member, 'book.md', `${sections.join('\n\n')}\n\n${hostile}`)
    const page = await member.open((await member.open('/my-files?q=book')).link('book.md'))
    expect(page.text).toContain('Pages 1 to 10 of 25')
    expect(page.text).toContain('Text on all 25 sections')
    expect(page.text).toContain('About number 10.')
    expect(page.text).not.toContain('About number 11.')
    expect(page.link('Back to My Files')).toBe('/my-files?q=book')
    const third = await member.submit(page, { button: 'Go', fields: { at: '24' } })
    expect(third.text).toContain('Pages 21 to 25 of 25')
    expect(third.text).toContain('<script>alert(1)</script> x')
    expect(third.html).not.toContain('<script>alert')
    expect(third.html).not.toContain('href="javascript:')
    expect((await member.open(third.link('Previous'))).text).toContain('About number 11.')
  })

  test('says which pages were read off a picture, and how sure that is', async () => {
    const member = await app.member()
    const { id } = await keep(member, 'scan.txt')
    await app.sql`update documents set coverage = ${app.sql.json({
      unit: 'page',
      pages: 1,
      pagesWithText: 1,
      ocrPages: [1],
      lowConfidencePages: [1],
      notes: [],
    })} where id = ${id}`
    await app.sql`update document_pages set method = 'ocr', confidence = 54.4 where document_id = ${id}`
    const page = await member.open(`/my-files?doc=${id}`)
    expect(page.text).toContain('Read off a picture, 54 % sure')
    expect(page.text).toContain('low confidence')
  })

  test('of a document that does not exist is not found', async () => {
    const member = await app.member()
    for (const doc of ['', 'x', crypto.randomUUID(), "'--"]) {
      expect((await member.open(`/my-files?doc=${encodeURIComponent(doc)}`)).status).toBe(404)
    }
  })
})
