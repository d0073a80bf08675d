import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARTICLES } from '#app/domain/study/embedded/samples.test-help.ts'
import { readAll } from '../events.ts'
import { letterTo } from '../letters.ts'
import { until } from '../../until.ts'
import { PASSWORD } from '../app.ts'
import { startModelApp } from '../model-app.ts'

const KEEPER = 'keeper@example.org'
/** As many chunks as it takes for a ceiling to be reached between two of them. */
const PARAGRAPH =
  'However, in order to save the old mill, the village of Tallow paid 1,903 crowns for a new wheel. Numerous boats wait at the harbour below the town until the evening, and nobody knows who moved them. Furthermore, it is important to note that the river froze twice that winter.'
const TEXT = Array.from({ length: 14 }, (_, at) => `${PARAGRAPH} That was year ${1900 + at}.`).join('\n\n')
const USED_UP = 'Today’s budget for the language model had no room left'

let started: Awaited<ReturnType<typeof startModelApp>>
beforeAll(async () => {
  started = await startModelApp({
    // A token that is written costs one.
    MODEL_PRICES: 'gpt-5-mini=0/1000000',
    MODEL_COST_PER_PERSON: '1900',
    MODEL_COST_PER_DAY: '9000',
    ADMIN_EMAILS: KEEPER,
    LLM_RETRIES: '0',
  })
})
afterAll(() => started.stop())

async function rewritten(member: Awaited<ReturnType<typeof started.app.member>>, text = TEXT) {
  const before = started.model.requests.length
  const answer = await member.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text, tone: 'formal' }),
    headers: { 'content-type': 'application/json' },
  })
  const { text: streamed, end } = await readAll(answer)
  return { streamed, end, asked: started.model.requests.slice(before) }
}

/** Has somebody spent so much of today's. */
async function spend(email: string, amount: number): Promise<void> {
  await started.app.sql`insert into model_spending (day, user_id, amount)
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), id, ${amount * 1e6} from users where email = ${email}`
}

const spentBy = async (email: string) => {
  const [row] = await started.app.sql`select s.amount from model_spending s join users u on u.id = s.user_id
    where u.email = ${email}`
  return Number(row?.amount ?? 0)
}

test('a ceiling that is reached between two passages ends nothing half: the built-in engine goes on, once, and it is said', async () => {
  const { app } = started
  const member = await app.member('ninja')
  const { streamed, end, asked } = await rewritten(member)
  expect(end).toMatchObject({ event: 'complete', fullText: streamed, fallback: true })
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.every(({ aborted }) => !aborted)).toBe(true)
  // Every sentence is there once, whoever wrote it.
  for (let year = 1900; year < 1914; year++) expect(streamed.split(String(year))).toHaveLength(2)
  expect(streamed.split('1,903')).toHaveLength(15)
  // It is charged once, and no more is spent than there was.
  const words = TEXT.split(/\s+/).length
  expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: words })
  const spent = await spentBy(member.email)
  expect(spent).toBeGreaterThan(100_000_000)
  expect(spent).toBeLessThanOrEqual(1_900_000_000)
  const [run] = await app.sql`select id from runs where status = 'done' order by created_at desc limit 1`
  expect((await member.open(`/humanizer?run=${String(run?.id)}`)).text).toContain(USED_UP)
  // From then on the model is not asked at all, and somebody else is not held to it.
  const again = await rewritten(member)
  expect(again.asked).toEqual([])
  expect(again.end).toMatchObject({ event: 'complete', fallback: true })
  const other = await rewritten(await app.member('ninja'), PARAGRAPH)
  expect(other.asked.length).toBeGreaterThan(0)
  expect(other.end.fallback).toBe(false)
})

test('a quiz and an answer say it, too', async () => {
  const { app, model } = started
  const member = await app.member('ninja')
  await spend(member.email, 1_900)
  const before = model.requests.length
  const { json } = await member.call('POST', '/api/study-documents', {
    json: { fileName: 'curie.md', content: ARTICLES.en[1] },
  })
  const { id } = json as { id: string }
  const form = await member.open(`/study-buddy?doc=${id}&tab=quiz`)
  const made = await member.submit(form, { button: 'Generate Quiz' })
  const run = new URL(made.path, 'http://localhost').searchParams.get('run')
  await until(
    async () => (await app.sql`select 1 from runs where id = ${run} and status = 'done'`).length > 0,
    'the quiz',
  )
  expect((await member.open(made.path)).text).toContain(
    'Today’s budget for the language model had no room left, so',
  )
  const asked = await member.call('POST', '/api/chat', {
    json: { documentId: id, message: 'What did Marie Curie find?' },
  })
  expect(asked.json).toMatchObject({ engine: 'embedded', facts: { because: 'over_budget' } })
  expect(model.requests.length).toBe(before)
})

test('administrators get a letter, and see what was spent; nobody else does', async () => {
  const { app } = started
  const keeper = app.visitor()
  const account = { firstName: 'Kim', lastName: 'Keeper', email: KEEPER, password: PASSWORD }
  await keeper.call('POST', '/api/register', { json: account })
  await app.sql`update users set email_verified_at = now() where email = ${KEEPER}`
  await letterTo(keeper, KEEPER, 'reached what one person may spend')
  const { html } = await keeper.open('/api/outbox')
  expect(html.split('<article').filter((letter) => letter.includes('one person may spend'))).toHaveLength(1)

  const page = await keeper.open('/admin/server')
  expect(page.text).toContain('gpt-5-mini')
  expect(page.text).toMatch(/\$[\d,]+\.\d\d of \$9,000\.00/)
  expect(page.text).toContain('Each person may cost $1,900.00 a day')
  const [reached] = await app.sql`select u.id, u.email from users u join model_spending s on s.user_id = u.id
    where s.reached_at is not null limit 1`
  expect(page.text).toContain(String(reached?.email))
  expect((await keeper.open(`/admin/people/${String(reached?.id)}`)).text).toContain('Model cost today')
  expect((await (await app.member()).open('/admin/server')).status).toBe(404)
})

test('a ceiling of all holds for everybody, visitors too, and that is one letter more', async () => {
  const { app, model } = started
  await app.sql`update model_spending set amount = 9000000000 where user_id is null`
  const before = model.requests.length
  const { end } = await rewritten(await app.member('ninja'), PARAGRAPH)
  expect(end).toMatchObject({ event: 'complete', fallback: true })
  const page = await app.visitor().open('/')
  const tried = await app.visitor().submit(page, { button: 'Humanize Text', fields: { text: PARAGRAPH } })
  expect(tried.text).toContain(USED_UP)
  expect(model.requests.length).toBe(before)
  const keeper = app.visitor()
  await letterTo(keeper, KEEPER, 'everyone together reached')
  await keeper.call('POST', '/api/login', { json: { email: KEEPER, password: PASSWORD } })
  expect((await keeper.open('/admin/server')).text).toContain('A call did not fit under today’s ceiling')
})
