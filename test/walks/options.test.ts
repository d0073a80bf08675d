import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../until.ts'
import { type App, PASSWORD, startApp } from './app.ts'
import type { Page, Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const TEXT = 'In order to reach the river bank, we utilize a map of the deep lake.'
const SPANISH = 'La casa es grande y los niños están en el jardín con su madre.'
const CHOICES = {
  strength: 'strong',
  length: 'shorter',
  formatting: 'plain',
  language: 'fr',
  locked: 'river bank\nmap',
}
const NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[]

/** What the options of a page hold. */
const choicesOf = (page: Page) =>
  Object.fromEntries(NAMES.map((name) => [name, page.value(name)?.replaceAll('\r\n', '\n')]))

const press = (member: Visitor, page: Page, fields: Record<string, string>) =>
  member.submit(page, { button: 'Humanize Text', fields })

/** The page of the run that `sent` led to, once it has ended. */
async function finished(visitor: Visitor, sent: Page): Promise<Page> {
  const run = /[?&]run=([\w-]+)/.exec(sent.path)?.[1]
  return until(async () => {
    const now = await visitor.open(`/humanizer?run=${run}`)
    return !now.text.includes('Humanizing your text') && now
  }, 'the rewrite')
}

describe('options without script', () => {
  test('begin with the defaults, closed', async () => {
    const member = await app.member()
    const page = await member.open('/humanizer')
    expect(choicesOf(page)).toEqual({
      strength: 'balanced',
      length: 'keep',
      formatting: 'keep',
      language: 'auto',
      locked: '',
    })
    expect(page.text).toContain('Detect from the text')
    expect(page.html).toMatch(/<details class="menu [^"]*" data-menu="true">/)
  })

  test('are kept by the run, told with its result, and come back with its entry', async () => {
    const member = await app.member()
    const sent = await press(member, await member.open('/humanizer'), { text: TEXT, ...CHOICES })
    const done = await finished(member, sent)
    expect(choicesOf(done)).toEqual(CHOICES)
    expect(done.text).toContain('Options: strong, shorter, plain, 2 locked terms, French')
    expect(done.text).toContain('Language: French · Options: strong, shorter, plain, 2 locked terms')
    expect(done.text).toContain('15 words in French')

    const fresh = await member.open('/humanizer')
    expect(choicesOf(fresh)).toEqual({ ...CHOICES, language: 'auto', locked: '' })
    await finished(
      member,
      await press(member, fresh, { text: SPANISH, strength: 'light', length: 'keep', formatting: 'keep' }),
    )

    const [, first] = (await member.call('GET', '/api/humanizer/history')).json as { id: number }[]
    expect(first).toMatchObject({ ...CHOICES, locked: ['river bank', 'map'], seed: expect.any(Number) })
    const entry = await member.open(`/humanizer?h=${first?.id}`)
    expect(choicesOf(entry)).toEqual(CHOICES)
    expect(entry.text).toContain('Language: French · Options: strong, shorter, plain, 2 locked terms')
  })

  test('find out the language and say so', async () => {
    const member = await app.member()
    const page = await member.open('/humanizer')
    const done = await finished(member, await press(member, page, { text: SPANISH }))
    expect(done.text).toContain('Language: Spanish (detected)')
    expect(done.text).not.toContain('· Options:')
    expect(done.text).toContain('Detect: Spanish')
    expect(done.text).toContain('14 words in Spanish')
    expect(done.value('language')).toBe('auto')
  })

  test.each([
    ['History', '/humanizer/history?'],
    ['Custom', '/humanizer/tones/new?'],
    ['Usage Insights', '/humanizer/usage?'],
    ['Clear', 'cleared='],
  ])('survive %s', async (button, query) => {
    const member = await app.member()
    const fields = { text: TEXT, ...CHOICES }
    const page = await member.submit(await member.open('/humanizer'), { button, fields })
    expect(page.path).toContain(query)
    expect(choicesOf(page)).toEqual(CHOICES)
    if (button === 'Clear') expect(choicesOf(await member.open(page.link('Undo')))).toEqual(CHOICES)
  })

  test('survive a file, a limit and a sign-in', async () => {
    const member = await app.member()
    const page = await member.open('/humanizer')
    const file = new File(['From a file.'], 'note.txt', { type: 'text/plain' })
    const read = await member.submit(page, {
      button: 'Add to the text',
      fields: { text: TEXT, ...CHOICES, file },
    })
    expect(read.value('text')).toContain('From a file.')
    expect(choicesOf(read)).toEqual(CHOICES)

    const limited = await press(member, read, { text: 'word '.repeat(351) })
    expect(limited.status).toBe(402)
    expect(choicesOf(limited)).toEqual(CHOICES)
    expect(choicesOf(await member.open(limited.link('Back to my text')))).toEqual(CHOICES)

    await app.sql`delete from sessions where user_id = (select id from users where email = ${member.email})`
    const door = await press(member, limited, { text: TEXT })
    const fields = { email: member.email, password: PASSWORD }
    expect(choicesOf(await member.submit(door, { button: 'Sign in', fields }))).toEqual(CHOICES)
  })

  test('that go too far are told at their field, with everything kept', async () => {
    const member = await app.member()
    const locked = Array.from({ length: 51 }, (_, at) => `term ${at}`).join('\n')
    const page = await member.open('/humanizer')
    const refused = await press(member, page, { text: TEXT, ...CHOICES, locked })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('<title>Error: ')
    expect(refused.html).toMatch(
      /<a href="#locked">You can lock up to 50 terms; these are 51\. Please take 1 out\./,
    )
    expect(refused.html).toMatch(/<details class="menu [^"]*" data-menu="true" open=""/)
    expect(choicesOf(refused)).toEqual({ ...CHOICES, locked })
    expect(refused.value('text')).toBe(TEXT)
    const again = await press(member, refused, { locked: 'river bank' })
    expect((await finished(member, again)).text).toContain('1 locked term')
  })

  test('that no page offers are refused in words', async () => {
    const member = await app.member()
    for (const [name, value, message] of [
      ['strength', 'brutal', 'Please choose a strength: light, balanced or strong.'],
      ['length', 'endless', 'Please choose a length: keep, shorter or longer.'],
      ['formatting', 'loud', 'Please choose a formatting: keep or plain.'],
      ['language', 'xx', 'Please choose a language: auto, en, es, fr, de, it, pt, nl or ru.'],
      ['locked', 'x'.repeat(101), 'A locked term can have up to 100 characters.'],
    ]) {
      const form = { text: TEXT, [name ?? '']: value ?? '' }
      const headers = { origin: 'http://localhost:3000', accept: 'text/html' }
      const answer = await member.call('POST', '/humanizer', { form, headers })
      expect(answer.status).toBe(422)
      expect(answer.text).toContain(message)
      expect(answer.text).toContain(TEXT)
    }
    expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: 0 })
  })

  test('are part of what a second press repeats', async () => {
    const member = await app.member()
    const page = await member.open('/humanizer')
    const runOf = (sent: Page) => /run=([\w-]+)/.exec(sent.redirects[0]?.to ?? '')?.[1]
    const first = await press(member, page, { text: TEXT, ...CHOICES })
    expect(runOf(await press(member, page, { text: TEXT, ...CHOICES }))).toBe(runOf(first))
    await finished(member, first)
    expect(runOf(await press(member, page, { text: TEXT, ...CHOICES, strength: 'light' }))).not.toBe(
      runOf(first),
    )
  })
})

test('plain formatting takes Markdown out of a rewrite, and blanks to fill in are told', async () => {
  const member = await app.member()
  const text =
    '# The mill\n\n## Introduction\n\nThe mill stands by the **river**.\n\n- **Wheel:** old\n- **Roof:** new\n\n[Your Name]\n'
  const page = await member.open('/humanizer')
  const done = await finished(member, await press(member, page, { text, formatting: 'plain' }))
  const output = done.value('output') ?? ''
  expect(output).not.toMatch(/[#*]|Introduction/)
  expect(output).toContain('The mill\n')
  expect(output).toContain('- Wheel: old')
  expect(done.text).toContain('[Your Name] is kept as written. Fill it in before you use the text.')
  expect((await member.open('/humanizer')).value('formatting')).toBe('plain')
})

describe('options in calls', () => {
  test.each(['/api/humanize', '/api/humanize/stream'])('%s takes them', async (path) => {
    const member = await app.member()
    const locked = ['river bank', ' river  bank ', 'Stone, Hart & Co', '']
    const manner = { strength: 'light', length: 'shorter', formatting: 'plain', language: 'en' }
    const json = { text: TEXT, ...manner, locked }
    expect((await member.call('POST', path, { json })).status).toBe(200)
    const [entry] = (await member.call('GET', '/api/humanizer/history')).json as unknown[]
    expect(entry).toMatchObject({ ...manner, locked: ['river bank', 'Stone, Hart & Co'] })
  })

  test('a term with a comma comes back as one', async () => {
    const member = await app.member()
    await member.call('POST', '/api/humanize', { json: { text: TEXT, locked: ['Stone, Hart & Co', 'map'] } })
    const [entry] = (await member.call('GET', '/api/humanizer/history')).json as { id: number }[]
    const page = await member.open(`/humanizer?h=${entry?.id}`)
    expect(page.value('locked')?.replaceAll('\r\n', '\n')).toBe('"Stone, Hart & Co"\nmap')
    const done = await finished(member, await press(member, page, {}))
    expect(done.text).toContain('2 locked terms')
  })
})
