import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const TEXT =
  'Furthermore, the bridge plays a crucial role in the city. The bridge was built in 1932. The river is wide. The ferry left.'
const CAVEAT = 'A heuristic, no verdict: no tool can tell who wrote a text.'

/** Has a text rewritten; answers its run. */
async function rewrite(member: Visitor, text: string): Promise<string> {
  const answer = await member.call('POST', '/api/humanize', { json: { text, tone: 'friendly' } })
  expect(answer.status).toBe(200)
  return (answer.json as { runId: string }).runId
}

/** The page of a text that was put aside to be checked. */
async function check(member: Visitor, text: string) {
  return member.submit(await member.open('/humanizer'), { button: 'Check text', fields: { text } })
}

describe('the writing report', () => {
  test('of a rewrite shows both texts, the rhythm as a picture and in words, and reasons', async () => {
    const member = await app.member()
    const run = await rewrite(member, TEXT)
    const page = await member.open(`/humanizer?run=${run}&view=report`)
    expect(page.text).toContain(CAVEAT)
    expect(page.html).toMatch(/<th scope="col"[^>]*>Before<\/th><th scope="col"[^>]*>After</)
    expect(page.html).toMatch(
      /<svg [^>]* role="img" aria-label="Bar chart of the sentence lengths, Before\. 4 sentences/,
    )
    expect(page.text).toContain('“plays a crucial role”')
    expect(page.text).toContain('stock phrase: “Furthermore”')
    expect(page.text).toContain('three sentences in a row open with “The”')
    expect(page.text).toMatch(/Reading grade \(Flesch–Kincaid\)/)
    expect(page.text).not.toMatch(/probability|AI score|written by AI/i)
  })

  test('is of the language of the text', async () => {
    const member = await app.member()
    const run = await rewrite(
      member,
      'Il convient de noter que la rivière est large. Elle a été mesurée en 1932.',
    )
    const page = await member.open(`/humanizer?run=${run}&view=report`)
    expect(page.text).toContain('Measured as French.')
    expect(page.text).toContain('Kandel–Moles')
    expect(page.text).not.toContain('Contractions in')
  })

  test('shows markup as words', async () => {
    const member = await app.member()
    const page = await check(
      member,
      'Furthermore, <img src=x onerror=alert(1)> & "quotes" </section><script>1</script> stand.',
    )
    expect(page.html).not.toContain('<img src=x')
    expect(page.html).not.toContain('<script>1')
    expect(page.text).toContain('stock phrase: “Furthermore”')
  })

  test('lists many sentences in pages', async () => {
    const member = await app.member()
    const page = await check(member, 'Furthermore, a plethora of frogs came by. '.repeat(100))
    expect(page.text).toContain('1 to 40 of 100')
    const next = await member.open(page.link('Next ones'))
    expect(next.text).toContain('41 to 80 of 100')
    expect(next.value('text')).toContain('a plethora of frogs')
    for (const from of ['-1', 'x', '99999999', '4000']) {
      expect((await member.open(`${page.path}&from=${from}`)).text).toContain('1 to 40 of 100')
    }
  })

  test('of a whole book is made, of more is said to be too long', async () => {
    const member = await app.member()
    const sentence =
      'The committee was asked to review a wide range of proposals before the meeting in March. '
    const book = await check(member, sentence.repeat(3_200))
    expect(book.text.includes('Words 51,200')).toBe(true)
    const more = await check(member, sentence.repeat(12_000))
    expect(more.text.includes('This text is too long to be checked here.')).toBe(true)
  })

  test('of somebody else is not shown', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const run = await rewrite(owner, TEXT)
    const page = await other.open(`/humanizer?run=${run}&view=report`)
    expect(page.text).not.toContain(CAVEAT)
    const draft = await check(owner, TEXT)
    expect((await other.open(draft.path)).text).toContain('There is no text to check yet.')
  })
})

describe('hidden characters', () => {
  const TRICKS = 'The p\u0430per says so\u200b, and flexi\u200bble minds agree.'

  test('are found, named and taken out on request', async () => {
    const member = await app.member()
    const page = await check(member, TRICKS)
    expect(page.path).toMatch(/^\/humanizer\/report\?draft=[\w-]+$/)
    expect(page.text).toContain('3 hidden or look-alike characters found')
    expect(page.text).toContain('U+200B ZERO WIDTH SPACE')
    expect(page.text).toContain('Cyrillic “\u0430”, read as “a” in “p\u0430per”')
    expect(page.value('text')).toBe(TRICKS)
    const cleaned = await member.submit(page, { button: 'Use the cleaned text' })
    expect(cleaned.value('text')).toBe('The paper says so, and flexible minds agree.')
    expect(cleaned.text).toContain('Text cleaned')
    expect((await check(member, cleaned.value('text') ?? '')).text).toContain('No hidden characters')
  })

  test('are taken out before a text is rewritten, and the result says so', async () => {
    const member = await app.member()
    const run = await rewrite(member, TRICKS)
    const page = await member.open(`/humanizer?run=${run}`)
    expect(page.text).toContain(
      '3 hidden or look-alike characters were replaced in your text: 2 zero-width spaces, 1 Cyrillic “\u0430” in “p\u0430per”.',
    )
    expect((await member.open(page.link('Facts'))).text).toContain('No hidden characters')
    const [entry] = (await member.call('GET', '/api/humanizer/history')).json as {
      id: number
      inputText: string
      outputText: string
    }[]
    expect(entry?.inputText).toBe('The paper says so, and flexible minds agree.')
    expect(entry?.outputText).not.toMatch(/[\u0400-\u04ff\u200b]/)
    expect((await member.open(`/humanizer?h=${entry?.id}`)).text).toContain('were replaced in your text')
  })

  test('count as words where they part words, as before', async () => {
    const member = await app.member()
    const answer = await member.call('POST', '/api/humanize', { json: { text: 'word\u200b'.repeat(351) } })
    expect(answer.status).toBe(402)
  })

  test('the draft of somebody else, or none, is not cleaned', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const page = await check(owner, TRICKS)
    const draft = /draft=([\w-]+)/.exec(page.path)?.[1]
    for (const id of [draft, crypto.randomUUID(), 'x', '%00']) {
      expect((await other.call('POST', `/api/drafts/${id}/clean`)).status).toBe(404)
    }
    expect((await app.visitor().call('POST', `/api/drafts/${draft}/clean`)).status).toBe(401)
    expect((await owner.call('GET', `/api/drafts/${draft}/clean`)).status).toBe(405)
  })

  test('in a rewrite changed by hand are told', async () => {
    const member = await app.member()
    const run = await rewrite(member, TEXT)
    await app.sql`update humanizer_history set output_text = ${'A p\u0430per.'} where run_id = ${run}`
    const page = await member.open(`/humanizer?run=${run}`)
    expect(page.text).toContain('1 look-alike character: 1 Cyrillic “\u0430” in “p\u0430per”')
  })
})
