import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../until.ts'
import { type App, PASSWORD, startApp } from './app.ts'
import { ofWords, TEXT, WORDS } from './texts.ts'
import type { Page, Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** The page of the run once it has ended, as somebody who reloads sees it. */
async function finished(visitor: Visitor, page: Page): Promise<Page> {
  const run = /[?&]run=([\w-]+)/.exec(page.path)?.[1]
  return until(async () => {
    const now = await visitor.open(`/humanizer?run=${run}`)
    return !now.text.includes('Humanizing your text') && now
  }, 'the rewrite')
}

const output = (page: Page) => /<textarea[^>]*id="output"[^>]*>([^<]*)</.exec(page.html)?.[1] ?? ''
const usage = async (visitor: Visitor) =>
  (await visitor.call('GET', '/api/user')).json as { wordsUsed: number }
const rows = async (table: string) =>
  Number((await app.sql`select count(*) from ${app.sql(table)}`)[0]?.count)

describe('humanizing without script', () => {
  test('goes from the form to the finished text', async () => {
    const member = await app.member()
    const page = await member.open('/humanizer')
    expect(page.text).toContain('350 left this month')
    expect(page.text).toContain('Conversational mode')
    const sent = await member.submit(page, {
      button: 'Humanize Text',
      fields: { text: TEXT, tone: 'academic' },
    })
    expect(sent.redirects[0]).toEqual({
      status: 303,
      to: expect.stringMatching(/^\/humanizer\?run=[\w-]+&live=1$/),
    })
    const done = await finished(member, sent)
    expect(done.text).toContain('Done in Academic tone.')
    expect(done.value('text')).toBe(TEXT)
    expect(output(done)).toContain('42')
    expect(output(done)).toContain('Dr Marsh')
    expect(done.text).toContain(`${350 - WORDS} remaining words`)
    expect((await usage(member)).wordsUsed).toBe(WORDS)
    expect((await member.open('/humanizer')).value('tone')).toBe('academic')
  })

  test('a second press of the same form is the same run; a new page is a new one', async () => {
    const member = await app.member()
    const page = await member.open('/humanizer')
    const filling = { button: 'Humanize Text', fields: { text: TEXT, tone: 'formal' } }
    const [one, two] = await Promise.all([member.submit(page, filling), member.submit(page, filling)])
    const runOf = (sent: Page) => /run=([\w-]+)/.exec(sent.redirects[0]?.to ?? '')?.[1]
    expect(runOf(one)).toBe(runOf(two))
    await finished(member, one)
    expect(runOf(await member.submit(page, filling))).toBe(runOf(one))
    expect((await usage(member)).wordsUsed).toBe(WORDS)
    const changed = await member.submit(page, {
      ...filling,
      fields: { ...filling.fields, text: `${TEXT} More.` },
    })
    expect(runOf(changed)).not.toBe(runOf(one))
    const fresh = await member.submit(await member.open('/humanizer'), filling)
    expect(runOf(fresh)).not.toBe(runOf(one))
  })

  test('nothing to rewrite is said on the page', async () => {
    const member = await app.member()
    const again = await member.submit(await member.open('/humanizer'), {
      button: 'Humanize Text',
      fields: { text: ' \n ' },
    })
    expect(again.status).toBe(422)
    expect(again.text).toContain('Please enter the text you want to humanize.')
    expect(again.html).toContain('<title>Error: AI Text Humanizer')
  })

  test('the limit is explained with figures, the text stays, and the offer is stamped once', async () => {
    const member = await app.member()
    const text = ofWords(351)
    const page = await member.open('/humanizer')
    const filling = { button: 'Humanize Text', fields: { text, tone: 'formal' } }
    const refused = await member.submit(page, filling)
    expect(refused.status).toBe(402)
    expect(refused.text).toContain("You've reached your 350 free words limit for this month.")
    expect(refused.text).toContain('351 words')
    expect(refused.text).toContain('0 of 350 words')
    expect(refused.text).toContain('20% off the first month')
    expect(refused.text).toContain('10,000 words a month')
    expect(refused.value('text')).toBe(text)
    expect(refused.value('tone')).toBe('formal')
    const endOf = (shown: Page) => /data-countdown=[^>]*dateTime="([^"]+)"/i.exec(shown.html)?.[1]
    expect(endOf(refused)).toBeDefined()
    expect(endOf(await member.submit(page, filling))).toBe(endOf(refused))
    const back = await member.open(refused.link('Back to my text'))
    expect(back.value('text')).toBe(text)
    expect((await usage(member)).wordsUsed).toBe(0)
    await app.sql`update users set limit_offer_ends_at = now() - interval '1 hour' where email = ${member.email}`
    const later = await member.submit(page, filling)
    expect(later.status).toBe(402)
    expect(later.text).not.toContain('20% off')
  })

  test('a session that ended keeps the text until its writer is back', async () => {
    const member = await app.member()
    const page = await member.open('/humanizer')
    await app.sql`delete from sessions where user_id = (select id from users where email = ${member.email})`
    const door = await member.submit(page, {
      button: 'Humanize Text',
      fields: { text: TEXT, tone: 'formal' },
    })
    expect(door.path).toBe('/auth?next=%2Fhumanizer')
    expect(door.text).toContain('Please sign in again')
    expect(door.text).toContain('Your text is kept.')
    const wrong = await member.submit(door, {
      button: 'Sign in',
      fields: { email: member.email, password: 'not this one' },
    })
    const back = await member.submit(wrong, {
      button: 'Sign in',
      fields: { email: member.email, password: PASSWORD },
    })
    expect(back.path).toBe('/humanizer')
    expect(back.value('text')).toBe(TEXT)
    expect(back.value('tone')).toBe('formal')
    const sent = await member.submit(back, { button: 'Humanize Text' })
    expect((await finished(member, sent)).text).toContain('Done in Formal tone.')
  })

  test('a text that waited belongs to the first who signs in on that browser, and to no other', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const visitor = app.visitor()
    await visitor.call('POST', '/humanizer', { form: { text: 'Mine alone', tone: 'formal' } })
    const draft = visitor.cookies.get('draft') ?? ''
    expect(draft).not.toBe('')
    owner.cookies.set('draft', draft)
    expect((await owner.open('/humanizer')).value('text')).toBe('Mine alone')
    expect(owner.cookies.has('draft')).toBe(false)
    other.cookies.set('draft', draft)
    expect((await other.open('/humanizer')).value('text')).toBe('')
    const [row] = await app.sql`select id from drafts where text = 'Mine alone'`
    expect((await other.open(`/humanizer?draft=${row?.id}`)).value('text')).toBe('')
  })

  test('texts without a session are limited per address', async () => {
    const visitor = app.visitor()
    const before = await rows('drafts')
    const send = () => visitor.call('POST', '/api/drafts', { form: { text: 'x' } })
    for (let count = 0; count < 30; count++) expect((await send()).status).toBe(303)
    expect((await send()).status).toBe(429)
    expect(await rows('drafts')).toBe(before + 30)
  })
})

describe('what was typed', () => {
  test.each([
    ['History', '/humanizer/history?', 'No history entries yet'],
    ['Custom', '/humanizer/tones/new?', 'Create Custom Tone'],
    ['Usage Insights', '/humanizer/usage?', '350'],
  ])('survives %s', async (button, query, shows) => {
    const member = await app.member()
    const page = await member.submit(await member.open('/humanizer'), {
      button,
      fields: { text: TEXT, tone: 'formal' },
    })
    expect(page.path).toContain(query)
    expect(page.text).toContain(shows)
    expect(page.value('text')).toBe(TEXT)
    expect(page.value('tone')).toBe('formal')
  })

  test('can be cleared and brought back', async () => {
    const member = await app.member()
    const cleared = await member.submit(await member.open('/humanizer'), {
      button: 'Clear',
      fields: { text: TEXT },
    })
    expect(cleared.text).toContain('Text cleared')
    expect(cleared.value('text')).toBe('')
    expect((await member.open(cleared.link('Undo'))).value('text')).toBe(TEXT)
  })

  test('comes back as it was, whatever it holds', async () => {
    const member = await app.member()
    const text = '\n\n</textarea><script>alert(1)</script> &amp; "quotes" \u202e 🙂\n\tlast line  '
    const page = await member.submit(await member.open('/humanizer'), { button: 'History', fields: { text } })
    expect(page.value('text')?.replaceAll('\r\n', '\n')).toBe(text)
    expect(page.html).not.toContain('<script>alert(1)')
  })
})

describe('POST /api/humanize', () => {
  test('answers the text, charges it, and takes a number for a custom tone', async () => {
    const member = await app.member()
    const answer = await member.call('POST', '/api/humanize', { json: { text: TEXT, tone: 'formal' } })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ text: expect.stringContaining('42') })
    const tone = (await member.call('POST', '/api/tones', { json: { name: 'Dry wit' } })).json as {
      id: number
    }
    expect((await member.call('POST', '/api/humanize', { json: { text: TEXT, tone: tone.id } })).status).toBe(
      200,
    )
    expect((await usage(member)).wordsUsed).toBe(2 * WORDS)
  })

  test('says the figures when the words do not suffice', async () => {
    const member = await app.member()
    await member.call('POST', '/api/humanize', { json: { text: ofWords(200) } })
    const answer = await member.call('POST', '/api/humanize', { json: { text: ofWords(200) } })
    expect(answer).toMatchObject({
      status: 402,
      json: { message: 'Word limit exceeded', wordsUsed: 200, wordCount: 200, maxWords: 350 },
    })
  })

  test('twenty texts of 200 words at once with 350 left: one', async () => {
    const member = await app.member()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        member.call('POST', '/api/humanize', { json: { text: `${ofWords(199)} ${index}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 402),
    ])
    for (const { status, json } of answers) {
      if (status === 402)
        expect(json).toMatchObject({ wordCount: 200, maxWords: 350, wordsUsed: expect.any(Number) })
    }
    expect((await usage(member)).wordsUsed).toBe(200)
  })

  test.each(['header', 'field'])('one key is one run, given as a %s', async (where) => {
    const member = await app.member()
    const send = (text: string, key: string) =>
      member.call('POST', '/api/humanize', {
        json: { text, tone: 'formal', ...(where === 'field' && { key }) },
        headers: where === 'header' ? { 'idempotency-key': key } : {},
      })
    const [one, two] = await Promise.all([send(TEXT, 'a'), send(TEXT, 'a')])
    expect(one.status).toBe(200)
    expect(two.json).toEqual(one.json)
    expect((await usage(member)).wordsUsed).toBe(WORDS)
    for (const changed of [`${TEXT} More.`, TEXT.slice(0, -1), TEXT.toUpperCase()]) {
      expect(await send(changed, 'a')).toMatchObject({
        status: 409,
        json: { message: expect.stringContaining('This key was already used for something else.') },
      })
    }
    expect((await usage(member)).wordsUsed).toBe(WORDS)
    expect((await send(TEXT, 'b')).json).not.toMatchObject({ runId: (one.json as { runId: string }).runId })
  })

  test('is open to the paying for what they pay', async () => {
    const member = await app.member('grasshopper')
    expect((await member.call('POST', '/api/humanize', { json: { text: ofWords(3_000) } })).status).toBe(200)
    expect(await usage(member)).toMatchObject({ wordsUsed: 3_000, maxWords: 10_000, points: 30 })
    expect((await member.open('/humanizer')).text).toContain('Subscriber')
  })
})
