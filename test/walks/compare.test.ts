import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../until.ts'
import { type App, startApp } from './app.ts'
import { ofWords, TEXT, WORDS } from './texts.ts'
import type { Page, Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const usage = async (visitor: Visitor) =>
  ((await visitor.call('GET', '/api/user')).json as { wordsUsed: number }).wordsUsed
const runsOf = async (email: string) =>
  app.sql`select id, status, output from runs where user_id = (select id from users where email = ${email})`

/** The page to choose two tones on, over `text`. */
async function choose(member: Visitor, text: string): Promise<Page> {
  return member.submit(await member.open('/humanizer'), { button: 'Compare', fields: { text } })
}

/** The comparison once both rewrites have ended. */
async function compared(member: Visitor, first: string, second: string, text = TEXT): Promise<Page> {
  const sent = await member.submit(await choose(member, text), {
    button: 'Rewrite in both tones',
    fields: { first, second },
  })
  expect(sent.redirects[0]).toEqual({
    status: 303,
    to: expect.stringMatching(/^\/humanizer\/comparison\?runs=[\w-]+,[\w-]+$/),
  })
  return until(async () => {
    const page = await member.open(sent.path)
    return page.text.includes('in your history') && page
  }, 'both rewrites')
}

describe('comparing two tones', () => {
  test('says the price, rewrites twice, shows both, and goes on with one', async () => {
    const member = await app.member()
    const chooser = await choose(member, TEXT)
    expect(chooser.path).toMatch(/^\/humanizer\/compare\?draft=[\w-]+$/)
    expect(chooser.text).toContain(`Uses 2 × ${WORDS} = ${2 * WORDS} of your 350 remaining words.`)
    expect(chooser.value('text')).toBe(TEXT)
    const page = await compared(member, 'formal', 'friendly')
    expect(page.html).toContain('<title>Two tones compared')
    expect(page.text).toContain('Formal and Friendly compared')
    expect(page.text.match(/\d+ of 14 words changed/g)).toHaveLength(2)
    expect(page.text.match(/Reading grade \d+\.\d/g)).toHaveLength(2)
    expect(page.text.match(/Fact check: [a-z, -]+ compared: all 4 are there/g)).toHaveLength(2)
    expect(await usage(member)).toBe(2 * WORDS)
    const used = await member.open(page.link('Use this one (Friendly)'))
    expect(used.text).toContain('Done in Friendly tone.')
    expect(used.value('text')).toBe(TEXT)
    expect((await member.call('GET', '/api/humanizer/history')).json).toHaveLength(2)
  })

  test('takes custom tones and the options of the page', async () => {
    const member = await app.member()
    const tone = (await member.call('POST', '/api/tones', { json: { name: 'Dry wit' } })).json as {
      id: number
    }
    const page = await compared(member, String(tone.id), 'direct')
    expect(page.text).toContain('Dry wit and Direct compared')
  })

  test('pressing twice is pressing once', async () => {
    const member = await app.member()
    const chooser = await choose(member, TEXT)
    const filling = { button: 'Rewrite in both tones', fields: { first: 'formal', second: 'friendly' } }
    const [one, two] = await Promise.all([member.submit(chooser, filling), member.submit(chooser, filling)])
    expect(two.path).toBe(one.path)
    await until(async () => (await runsOf(member.email)).every(({ status }) => status === 'done'), 'the runs')
    expect(await usage(member)).toBe(2 * WORDS)
  })

  test.each([
    ['the same tone twice', { first: 'formal', second: 'formal' }, 422, 'Please choose two different tones.'],
    ['an unknown tone', { first: 'formal', second: 'piratical' }, 422, 'Please choose one of the tones.'],
    ['a tone of nobody', { first: 'formal', second: '999999' }, 404, 'There is no such tone.'],
    ['no tones', {}, 422, 'Please choose two tones.'],
    ['no text', { first: 'formal', second: 'direct', text: ' ' }, 422, 'Please enter the text'],
    [
      'only hidden characters',
      { first: 'formal', second: 'direct', text: '\u00ad\u200b' },
      422,
      'Please enter the text',
    ],
  ])('%s: nothing is begun, and the text stays', async (_, fields, status, message) => {
    const member = await app.member()
    const answer = await member.call('POST', '/humanizer/compare', {
      form: { text: TEXT, tone: 'formal', ...fields } as Record<string, string>,
    })
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(message)
    if (!('text' in fields)) expect(answer.text).toContain('Dr Marsh')
    expect(await runsOf(member.email)).toHaveLength(0)
    expect(await usage(member)).toBe(0)
  })

  test('words that suffice for one rewrite only are not taken', async () => {
    const member = await app.member()
    const text = ofWords(200)
    const chooser = await choose(member, text)
    expect(chooser.text).toContain(
      'Uses 2 × 200 = 400 of your 350 remaining words. That is more than you have left.',
    )
    const refused = await member.submit(chooser, {
      button: 'Rewrite in both tones',
      fields: { first: 'formal', second: 'direct' },
    })
    expect(refused.status).toBe(402)
    expect(refused.text).toContain('Two rewrites of this text')
    expect(refused.text).toContain('400 words')
    expect(refused.value('text')).toBe(text)
    expect(await runsOf(member.email)).toHaveLength(0)
    expect(await usage(member)).toBe(0)
    expect((await member.open(refused.link('Back to my text'))).value('text')).toBe(text)
  })

  test('what is not theirs, or is nothing, is not shown', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const page = await compared(owner, 'formal', 'friendly')
    const [theirs] = (await other.call('POST', '/api/humanize', { json: { text: 'My own words.' } })).json
      ? await runsOf(other.email)
      : []
    const [first] = await runsOf(owner.email)
    for (const compare of [
      page.path.split('runs=')[1],
      `${theirs?.id},${first?.id}`,
      `${theirs?.id}`,
      `${theirs?.id},${theirs?.id},${theirs?.id}`,
      'a,b',
      ',',
      '%00,%00',
    ]) {
      const shown = await other.open(`/humanizer/comparison?runs=${compare}`)
      expect(shown.status).toBe(200)
      expect(shown.text).not.toContain('compared')
      expect(shown.text).not.toContain('Dr Marsh')
    }
  })

  test('one that failed leaves the other, and costs nothing', async () => {
    const member = await app.member()
    const page = await compared(member, 'formal', 'friendly')
    const [first] = (page.path.split('runs=')[1] ?? '').split(',')
    await app.sql`update runs set status = 'failed', error = 'Failed to process text.', output = '' where id = ${first ?? ''}`
    await app.sql`delete from humanizer_history where run_id = ${first ?? ''}`
    const again = await member.open(page.path)
    expect(again.text).toContain('This rewrite was not finished')
    expect(again.text).toContain('Failed to process text.')
    expect(again.link('Use this one (Friendly)')).toContain('/humanizer?run=')
    expect((await member.open(again.link('Back to this text (Formal)'))).value('text')).toBe(TEXT)
  })

  test('stopping from the comparison leads back to it, and nowhere else', async () => {
    const member = await app.member()
    const page = await compared(member, 'formal', 'friendly')
    const [first] = (page.path.split('runs=')[1] ?? '').split(',')
    const stop = (goTo: string) =>
      member.call('POST', `/api/runs/${first}/stop?goTo=${encodeURIComponent(goTo)}`, {
        headers: { accept: 'text/html' },
      })
    expect((await stop(page.path)).headers.get('location')).toBe(page.path)
    for (const elsewhere of ['https://example.org/', '//example.org', '/api/logout', '']) {
      expect((await stop(elsewhere)).headers.get('location')).toBe(`/humanizer?run=${first}`)
    }
  })

  test('a session that ended keeps the text', async () => {
    const visitor = app.visitor()
    const answer = await visitor.call('POST', '/humanizer/compare', {
      form: { text: TEXT, tone: 'formal', first: 'formal', second: 'direct' },
    })
    expect(answer.status).toBe(303)
    expect(visitor.cookies.has('draft')).toBe(true)
  })
})
