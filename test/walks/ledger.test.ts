import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

test('each charge is listed with what it was for, and can be had as CSV', async () => {
  const member = await app.member()
  const empty = await member.open('/account/usage')
  expect(empty.text).toContain('No words charged yet')
  const text = `=Rain, "again" ${words(16)}. In order to see.`
  const made = await member.call('POST', '/api/humanize', { json: { text, tone: 'formal' } })
  expect(made.status, made.text).toBe(200)
  const [user] = await app.sql`select id from users where email = ${member.email}`
  await app.sql`insert into usage_ledger (user_id, period, run_id, kind, outcome, words, created_at)
    select ${String(user?.id)}, '2025-01', gen_random_uuid(), 'quiz', 'failed', 0, '2025-01-03' from generate_series(1, 25)`

  const page = await member.open('/account/usage')
  expect(page.text).toContain('26 entries, 22 words')
  expect(page.text).toContain('Page 1 of 2')
  // The newest come first, and those above were written down after the text.
  expect((await member.open('/account/usage?page=2')).text).toContain('=Rain, "again" word0')
  const january = await member.submit(page, { button: 'Show', fields: { month: '2025-01' } })
  expect(january.path).toBe('/account/usage?month=2025-01')
  expect(january.text).toContain('25 entries, 0 words in January 2025')
  expect(january.text).toContain('Failed: not charged')
  expect(january.text).not.toContain('=Rain')
  const second = await member.open('/account/usage?month=2025-01&page=99#ledger')
  expect(second.text).toContain('Page 2 of 2')

  const file = await member.send('/api/account/ledger')
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="wordkin-words-/)
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(27)
  // A text that begins like a formula is none in a spreadsheet.
  expect(lines.at(-1)).toContain(`,22,"'=Rain, ""again"" word0`)
  const month = await (await member.send('/api/account/ledger?month=2025-01')).text()
  expect(month.trimEnd().split('\r\n')).toHaveLength(26)
})

test('charges are nobody else’s to see', async () => {
  const [owner, stranger] = [await app.member(), await app.member()]
  await owner.call('POST', '/api/humanize', { json: { text: 'The mill burned down.', tone: 'formal' } })
  expect((await stranger.open('/account/usage')).text).toContain('No words charged yet')
  const csv = await (await stranger.send('/api/account/ledger')).text()
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1)
  expect((await app.visitor().send('/api/account/ledger')).status).toBe(401)
})
