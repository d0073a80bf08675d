import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Page, Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Member = Visitor & { email: string }

const SOURCE =
  'In 2019, the library utilized 12 scanners. As Dr. Hanna Weiss put it, “nobody waits any more”.\n\nMoreover, it is important to note that numerous readers utilize the reading room in order to study.'
const OUTPUT =
  'In 2019, the library used a few scanners. As Dr. Paul Meyer put it, “nobody waits any more”.\n\nMany readers use the reading room to study.'

/** Puts a rewrite into a person's history; answers its number. */
async function write(member: Member, input = SOURCE, output = OUTPUT): Promise<number> {
  const [row] = await app.sql`
    insert into humanizer_history (user_id, run_id, input_text, output_text, tone, tone_name, word_count)
    select id, ${crypto.randomUUID()}, ${input}, ${output}, 'conversational', 'Conversational', 3
    from users where email = ${member.email} returning id`
  return Number(row?.id)
}

const stored = async (id: number) => {
  const [row] = await app.sql`select output_text, updated_at from humanizer_history where id = ${id}`
  return { output: String(row?.output_text), version: String(new Date(row?.updated_at as Date).getTime()) }
}

const views = (page: Page) =>
  [...page.html.matchAll(/<a ([^>]*class="tab [^>]*)>([^<]+)</g)].map(
    ([, attributes, label]) => `${label}${attributes?.includes('aria-current="page"') ? '*' : ''}`,
  )

/** The values of the radio buttons of the review, by the name of their pair. */
const pairsOf = (page: Page) => [
  ...new Set(
    page.forms
      .flatMap(({ controls }) => controls)
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('pair-')),
  ),
]

describe('the views of a finished rewrite', () => {
  test('are links, and the current one says so', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await member.open(`/humanizer?h=${id}`)
    expect(views(page)).toEqual(['Rewrite*', 'Changes', 'Sentences', 'Facts', 'Report'])
    const changes = await member.open(page.link('Changes'))
    expect(changes.path).toBe(`/humanizer?h=${id}&view=changes`)
    expect(views(changes)).toContain('Changes*')
    expect(views(await member.open(`/humanizer?h=${id}&view=nonsense`))).toContain('Rewrite*')
  })

  test('are the same at the address of the run', async () => {
    const member = await app.member()
    const answer = await member.call('POST', '/api/humanize', { json: { text: SOURCE, tone: 'formal' } })
    const { runId } = answer.json as { runId: string }
    const page = await member.open(`/humanizer?run=${runId}`)
    expect(page.text).toMatch(/Fact check: [a-z, ]+ compared: (?:both|all \d+) are there/)
    const facts = await member.open(page.link('Facts'))
    expect(facts.path).toBe(`/humanizer?run=${runId}&view=facts`)
    expect(facts.text).toContain('it can miss a changed meaning')
    expect(facts.text).not.toContain('model’s sentences')
    const saved = await member.submit(page, {
      button: 'Save changes',
      fields: { output: 'By hand, in 2019.' },
    })
    expect(saved.path).toMatch(/^\/humanizer\?h=\d+$/)
    expect((await member.open(`/humanizer?run=${runId}`)).value('output')).toBe('By hand, in 2019.')
  })

  test('show what was changed, with and without what was removed', async () => {
    const member = await app.member()
    const page = await member.open(`/humanizer?h=${await write(member)}&view=changes`)
    expect(page.text).toMatch(
      /\d+ of \d+ words changed, 3 of 3 sentences\. The new text is \d+ words shorter\./,
    )
    expect(page.html).toMatch(/<del>utilized 12<\/del>\s*<ins>used a few<\/ins>/)
    const newOnly = await member.open(page.link('Only new text'))
    expect(newOnly.html).toContain('<ins>used a few</ins>')
    expect(newOnly.html).not.toContain('<del>utilized')
    expect(newOnly.link('Both')).toBe(page.path)
  })

  test('are paged for long texts', async () => {
    const member = await app.member()
    const sentence = (number: number) => `Reader number ${number} utilizes the room in order to study a book.`
    const source = Array.from({ length: 300 }, (_, index) => sentence(index)).join('\n\n')
    const id = await write(member, source, source.replaceAll('utilizes', 'uses'))
    const changes = await member.open(`/humanizer?h=${id}&view=changes`)
    expect(changes.text).toContain('Page 1 of 2')
    expect((await member.open(changes.link('Next'))).text).toContain('Reader number 299')
    const sentences = await member.open(`/humanizer?h=${id}&view=sentences&page=99`)
    expect(sentences.text).toContain('Page 12 of 12')
    expect(pairsOf(sentences)).toHaveLength(25)
    const applied = await member.submit(sentences, { button: 'Apply', fields: { 'pair-299': 'original' } })
    expect(applied.path).toContain(`/humanizer?h=${id}&view=sentences&page=12&undo=`)
    expect((await stored(id)).output.match(/utilizes/g)).toHaveLength(1)
  })

  test('show nothing of anybody else', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const id = await write(owner)
    for (const view of ['rewrite', 'changes', 'sentences', 'facts', 'report']) {
      const page = await other.open(`/humanizer?h=${id}&view=${view}`)
      expect(page.text, view).not.toContain('Hanna')
      expect(views(page), view).toEqual([])
    }
  })

  test('have no script in them, whatever was written', async () => {
    const member = await app.member()
    const hostile = (word: string) =>
      `${word} <script>alert(1)</script> & "<img src=x onerror=alert(2)>" in 2019.`
    const id = await write(member, hostile('Utilize'), hostile('Use').replace('2019', '2020'))
    for (const view of ['rewrite', 'changes', 'sentences', 'facts', 'report']) {
      const { html } = await member.open(`/humanizer?h=${id}&view=${view}`)
      expect(html, view).not.toContain('<script>alert')
      expect(html, view).not.toContain('<img src=x')
    }
  })
})

describe('the fact guard without script', () => {
  test('names what differs and puts it back, one by one or all', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await member.open(`/humanizer?h=${id}`)
    expect(page.text).toContain('Fact check: 3 facts differ')
    const facts = await member.open(page.link('Show what differs'))
    for (const sentence of [
      '“12” of the original is missing.',
      '“Dr. Hanna Weiss” of the original is missing.',
      '“Dr. Paul Meyer” was not in the original.',
      '1 quotation “nobody waits any more”',
    ])
      expect(facts.text).toContain(sentence)
    const one = await member.submit(facts, { button: 'Restore' })
    expect(one.redirects.map(({ to }) => to)).toEqual([
      expect.stringMatching(/^\/humanizer\?h=\d+&view=facts&undo=[\w-]+#rewrite$/),
    ])
    expect(one.text).toContain('2 facts still differ.')
    expect((await stored(id)).output).toBe(OUTPUT.replace('used a few', 'utilized 12'))
    const all = await member.submit(facts, { button: 'Restore all' })
    expect(all.text).toContain('This text was changed elsewhere meanwhile.')
    const now = await member.submit(await member.open(`/humanizer?h=${id}&view=facts`), { button: 'Restore' })
    expect(now.text).toContain('All facts are kept now.')
    expect(now.text).toContain('compared: all 4 are there')
    expect(now.text).not.toContain('What differs')
  })

  test('knows the locked terms of a rewrite', async () => {
    const member = await app.member()
    const id = await write(member, 'We like the deep lake. We swim.', 'We like the lake. We swim.')
    await app.sql`update humanizer_history set locked = ${app.sql.json(['deep lake'])} where id = ${id}`
    const facts = await member.open(`/humanizer?h=${id}&view=facts`)
    expect(facts.text).toContain('The locked term “deep lake” is missing.')
    await member.submit(facts, { button: 'Restore' })
    expect((await stored(id)).output).toBe('We like the deep lake. We swim.')
  })
})

describe('the review of sentences without script', () => {
  test('keeps, puts back and tries again', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await member.open(`/humanizer?h=${id}&view=sentences`)
    expect(pairsOf(page)).toEqual(['pair-0', 'pair-1', 'pair-2'])
    const applied = await member.submit(page, {
      button: 'Apply',
      fields: { 'pair-1': 'original', 'pair-2': 'again' },
    })
    expect(applied.redirects.map(({ to }) => to)).toEqual([
      expect.stringMatching(/^\/humanizer\?h=\d+&view=sentences&page=1&undo=[\w-]+#rewrite$/),
    ])
    expect(applied.text).toContain('1 sentence put back to the original. 1 sentence written anew.')
    const [first, second, third] = (await stored(id)).output.split(/(?<=”\.|scanners\.)\s+/)
    expect(first).toBe('In 2019, the library used a few scanners.')
    expect(second).toBe('As Dr. Hanna Weiss put it, “nobody waits any more”.')
    expect(third).not.toBe('Many readers use the reading room to study.')
    expect(third).toMatch(/reading room/)
    expect(pairsOf(applied)).toEqual(['pair-0', 'pair-2'])
    const download = await member.call('GET', `/api/humanizer/history/${id}/download`)
    expect(download.text).toBe((await stored(id)).output)
    const nothing = await member.submit(applied, { button: 'Apply' })
    expect(nothing.text).toContain('Nothing changed')
  })

  test('costs no words', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await member.open(`/humanizer?h=${id}&view=sentences`)
    await member.submit(page, { button: 'Apply', fields: { 'pair-0': 'again' } })
    const { wordsUsed } = (await member.call('GET', '/api/user')).json as { wordsUsed: number }
    expect(wordsUsed).toBe(0)
  })

  test('has a limit, and what was chosen is still chosen when it is reached', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await member.open(`/humanizer?h=${id}&view=sentences`)
    const later = new Date(Date.now() + 600_000)
    await app.sql`
      insert into rate_limits (key, points, expire)
      select 'versions-user:' || id, 300, ${later} from users where email = ${member.email}`
    const refused = await member.submit(page, {
      button: 'Apply',
      fields: { 'pair-0': 'again', 'pair-1': 'original' },
    })
    expect(refused.text).toContain('Too many attempts.')
    expect(refused.value('pair-0')).toBe('again')
    expect(refused.value('pair-1')).toBe('original')
    expect(refused.value('pair-2')).toBe('new')
    expect((await stored(id)).output).toBe(OUTPUT)
    // What costs nothing is not limited.
    const put = await member.submit(page, { button: 'Apply', fields: { 'pair-1': 'original' } })
    expect(put.text).toContain('1 sentence put back')
  })

  test('says so when no other version is found', async () => {
    const member = await app.member()
    const id = await write(member, 'It is 5. We like it.', 'It’s 5. We like it.')
    const page = await member.open(`/humanizer?h=${id}&view=sentences`)
    const applied = await member.submit(page, { button: 'Apply', fields: { 'pair-0': 'again' } })
    expect(applied.text).toContain('No other good version was found for 1 sentence.')
    expect((await stored(id)).output).toBe('It’s 5. We like it.')
  })
})

describe('a changed phrase without script', () => {
  const changes = (member: Member, id: number) => member.open(`/humanizer?h=${id}&view=changes`)

  test('is put back alone, then its sentence, and each step is undone', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await changes(member, id)
    const phrase = await member.open(page.link('utilized 12 used a few'))
    expect(phrase.path).toMatch(/^\/humanizer\/phrase\/0-0\?h=\d+&view=changes$/)
    expect(phrase.text).toContain('In 2019, the library utilized 12 scanners.')
    expect(phrase.link('Close')).toBe(page.path)
    const put = await member.submit(
      await member.open(page.link('Moreover, it is important to note that numerous Many')),
      {
        button: 'Put this phrase back',
      },
    )
    expect((await stored(id)).output).toContain(
      'Moreover, it is important to note that numerous readers use the reading room to study.',
    )
    const original = await member.submit(await member.open(put.link('utilized 12 used a few')), {
      button: 'Original In 2019, the library utilized 12 scanners.',
    })
    expect((await stored(id)).output).toContain('In 2019, the library utilized 12 scanners.')
    expect(original.text).toContain('Fact check: 2 facts differ')
    const once = await member.submit(original, { button: 'Undo' })
    expect((await stored(id)).output).toContain('In 2019, the library used a few scanners.')
    const twice = await member.submit(once, { button: 'Undo' })
    expect((await stored(id)).output).toBe(OUTPUT)
    expect(twice.forms.flatMap(({ controls }) => controls).some(({ value }) => value === 'Undo')).toBe(false)
  })

  test('has other wordings, the same ones when it is looked at again, and more when they are wanted', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await changes(member, id)
    const look = await member.open(page.link('utilize use'))
    const wordings = (shown: Page) =>
      shown.forms.flatMap(({ controls }) => controls).filter(({ name }) => name === 'words')
    const offered = wordings(look).map(({ value }) => value)
    expect(offered).toHaveLength(4)
    expect(new Set(offered).size).toBe(4)
    for (const wording of offered) expect(wording).toContain('reading room')
    expect(offered).not.toContain('Many readers use the reading room to study.')
    expect(wordings(await member.open(look.path)).map(({ value }) => value)).toEqual(offered)
    const more = await member.open(look.link('More wordings'))
    expect(
      wordings(more)
        .map(({ value }) => value)
        .slice(0, 4),
    ).toEqual(offered)
    expect(wordings(more).length).toBeGreaterThan(4)
    const [chosen] = wordings(look)
    const taken = await member.submit(look, { button: chosen?.label ?? '' })
    expect((await stored(id)).output).toBe(
      OUTPUT.replace('Many readers use the reading room to study.', String(offered[0])),
    )
    expect(taken.path).toMatch(/&view=changes&undo=/)
    const { wordsUsed } = (await member.call('GET', '/api/user')).json as { wordsUsed: number }
    expect(wordsUsed).toBe(0)
  })

  test('takes words of one’s own, and undoes nothing that was typed since', async () => {
    const member = await app.member()
    const id = await write(member)
    const look = await member.open((await changes(member, id)).link('utilized 12 used a few'))
    const refused = await member.submit(look, { button: 'Use my wording', fields: { own: '  ' } })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Please write the sentence, or put the original back.')
    const own = 'In 2019 it had <b>12</b> scanners & more.'
    const written = await member.submit(look, { button: 'Use my wording', fields: { own } })
    expect((await stored(id)).output).toBe(OUTPUT.replace('In 2019, the library used a few scanners.', own))
    const late = await member.submit(look, { button: 'Original In 2019, the library utilized 12 scanners.' })
    expect(late.text).toContain('This text was changed elsewhere meanwhile.')
    await member.submit(await member.open(`/humanizer?h=${id}`), {
      button: 'Save changes',
      fields: { output: 'By hand.' },
    })
    const undone = await member.submit(written, { button: 'Undo' })
    expect(undone.text).toContain('The text has been changed since, so this step cannot be undone.')
    expect((await stored(id)).output).toBe('By hand.')
  })

  test('is nothing of anybody else’s, and leads back once it is as it was', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const id = await write(owner)
    const look = await owner.open(`/humanizer/phrase/0-0?h=${id}&view=changes`)
    const theirs = await other.open(look.path)
    expect(theirs.path).toBe(`/humanizer?h=${id}&view=changes`)
    expect(theirs.text).not.toContain('Hanna')
    await owner.submit(look, { button: 'Original In 2019, the library utilized 12 scanners.' })
    expect((await owner.open(look.path)).path).toBe(`/humanizer?h=${id}&view=changes`)
    const [kept] = await app.sql`select id from drafts where options ->> 'entry' = ${String(id)}`
    const undo = { former: String(kept?.id) }
    expect((await other.call('POST', `/api/humanizer/history/${id}/undo`, { json: undo })).status).toBe(404)
    await owner.call('DELETE', `/api/humanizer/history/${id}`)
    expect(await app.sql`select id from drafts where options ->> 'entry' = ${String(id)}`).toEqual([])
  })
})

describe('changes by hand without script', () => {
  test('are saved, checked, shown and downloaded', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await member.open(`/humanizer?h=${id}`)
    const typed = 'First line, in 2019.\n\n  “Second” <b>line</b> & more.\n'
    const saved = await member.submit(page, { button: 'Save changes', fields: { output: typed } })
    expect(saved.redirects).toEqual([{ status: 303, to: `/humanizer?h=${id}#rewrite` }])
    expect(saved.text).toContain('Changes saved')
    expect(saved.value('output')).toBe(typed)
    expect(saved.text).toMatch(/Fact check: \d facts differ/)
    expect((await member.call('GET', `/api/humanizer/history/${id}/download`)).text).toBe(typed)
    expect((await member.open('/humanizer/history?q=Second')).text).not.toContain('Nothing found')
  })

  test('are kept on the page when the text was changed elsewhere, and can be saved all the same', async () => {
    const member = await app.member()
    const id = await write(member)
    const [here, there] = [await member.open(`/humanizer?h=${id}`), await member.open(`/humanizer?h=${id}`)]
    await member.submit(there, { button: 'Save changes', fields: { output: 'From there.' } })
    const refused = await member.submit(here, { button: 'Save changes', fields: { output: 'From here.' } })
    expect(refused.text).toContain('This text was changed elsewhere meanwhile.')
    expect(refused.value('output')).toBe('From here.')
    expect((await stored(id)).output).toBe('From there.')
    expect((await member.open(refused.link('Show the saved text'))).value('output')).toBe('From there.')
    await member.submit(refused, { button: 'Save this text', fields: { output: 'From here.' } })
    expect((await stored(id)).output).toBe('From here.')
  })

  test('cannot leave nothing', async () => {
    const member = await app.member()
    const id = await write(member)
    const page = await member.open(`/humanizer?h=${id}`)
    const refused = await member.submit(page, { button: 'Save changes', fields: { output: '  \n ' } })
    expect(refused.text).toContain('There is nothing left to save.')
    expect((await stored(id)).output).toBe(OUTPUT)
  })

  test('outlive the session', async () => {
    const member = await app.member()
    const page = await member.open(`/humanizer?h=${await write(member)}`)
    for (const name of member.cookies.keys()) if (name.includes('session')) member.cookies.delete(name)
    const signIn = await member.submit(page, {
      button: 'Save changes',
      fields: { output: 'Typed for an hour.' },
    })
    expect(signIn.path).toContain('/auth')
    expect(signIn.text).toContain('Your text is kept.')
    const [draft] = await app.sql`select text from drafts where text = 'Typed for an hour.'`
    expect(draft).toBeDefined()
  })
})

describe('the calls', () => {
  const PATHS = ['review', 'restore', 'text'] as const
  const good = { review: { 'pair-0': 'original' }, restore: { pairs: 'all' }, text: { output: 'New.' } }

  test('do the same for programs', async () => {
    const member = await app.member()
    const id = await write(member)
    let { version } = await stored(id)
    for (const path of PATHS) {
      const answer = await member.call('POST', `/api/humanizer/history/${id}/${path}`, {
        json: { version, ...good[path] },
      })
      expect(answer, path).toMatchObject({ status: 200, json: { kind: expect.any(String) } })
      const now = await stored(id)
      expect((answer.json as { version: string }).version, path).toBe(now.version)
      expect(now.version, path).not.toBe(version)
      version = now.version
    }
    expect((await stored(id)).output).toBe('New.')
  })

  test.each(PATHS)('%s refuses an old version, and changes nothing', async (path) => {
    const member = await app.member()
    const id = await write(member)
    const answer = await member.call('POST', `/api/humanizer/history/${id}/${path}`, {
      json: { version: '12345', ...good[path] },
    })
    expect(answer.status).toBe(409)
    expect((await stored(id)).output).toBe(OUTPUT)
  })

  test.each(PATHS)('%s is for the owner alone', async (path) => {
    const [owner, other] = [await app.member(), await app.member()]
    const id = await write(owner)
    const { version } = await stored(id)
    const address = `/api/humanizer/history/${id}/${path}`
    const json = { version, ...good[path] }
    expect(await other.call('POST', address, { json })).toMatchObject({ status: 404 })
    const form = await other.call('POST', address, { form: json, headers: { accept: 'text/html' } })
    expect(form.status).toBe(404)
    expect(await app.visitor().call('POST', address, { json })).toMatchObject({ status: 401 })
    expect((await stored(id)).output).toBe(OUTPUT)
  })

  test.each(PATHS)('%s takes no nonsense', async (path) => {
    const member = await app.member()
    const id = await write(member)
    const { version } = await stored(id)
    const address = `/api/humanizer/history/${id}/${path}`
    const send = async (json: unknown) => (await member.call('POST', address, { json })).status
    expect(await send({})).toBe(422)
    expect(await send([])).toBe(400)
    expect(await send({ ...good[path], version: 5 })).toBe(422)
    expect(await send({ ...good[path], version: '9'.repeat(21) })).toBe(422)
    for (const stale of ['', 'x', '-1', '999999999999999', '1e5', '\u0000']) {
      expect(await send({ ...good[path], version: stale }), stale).toBe(409)
    }
    expect(
      (await member.call('POST', address, { body: '{', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(400)
    expect(
      (await member.call('POST', address, { body: 'x', headers: { 'content-type': 'text/csv' } })).status,
    ).toBe(415)
    expect((await member.call('GET', address)).status).toBe(405)
    expect((await member.call('DELETE', address)).status).toBe(405)
    for (const strange of ['0', '-1', '1e9', '99999999999', 'x', '%00', crypto.randomUUID()]) {
      const answer = await member.call('POST', `/api/humanizer/history/${strange}/${path}`, {
        json: { version, ...good[path] },
      })
      expect(answer.status, strange).toBe(404)
    }
    expect((await stored(id)).output).toBe(OUTPUT)
  })

  test('restore wants places', async () => {
    const member = await app.member()
    const id = await write(member)
    const { version } = await stored(id)
    const send = (pairs: unknown) =>
      member.call('POST', `/api/humanizer/history/${id}/restore`, { json: { version, pairs } })
    for (const pairs of [
      '',
      'some',
      '1,',
      '-1',
      '1,,2',
      [1],
      null,
      '1'.repeat(9),
      Array(102).fill(1).join(),
    ]) {
      expect((await send(pairs)).status, String(pairs)).toBe(422)
    }
    // Places that do not exist are nothing to do.
    expect(await send('99,100')).toMatchObject({ status: 200, json: { version } })
  })

  test('review leaves places and choices alone that do not exist', async () => {
    const member = await app.member()
    const id = await write(member)
    const { version } = await stored(id)
    const send = (json: object) =>
      member.call('POST', `/api/humanizer/history/${id}/review`, { json: { version, ...json } })
    for (const json of [
      {},
      { 'pair-99': 'original' },
      { 'pair-0': 'other' },
      { 'pair--1': 'original' },
      { 'pair-0': ['original'] },
      { __proto__: { 'pair-0': 'original' } },
    ]) {
      expect(await send(json)).toMatchObject({ status: 200, json: { message: 'Nothing changed', version } })
    }
  })

  test('review tries only so many at once', async () => {
    const member = await app.member()
    const source = Array.from({ length: 26 }, (_, index) => `We utilize room ${index} to read.`).join(' ')
    const id = await write(member, source, source.replaceAll('utilize', 'use'))
    const { version } = await stored(id)
    const again = Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`pair-${index}`, 'again']))
    const answer = await member.call('POST', `/api/humanizer/history/${id}/review`, {
      json: { version, ...again },
    })
    expect(answer).toMatchObject({
      status: 422,
      json: { message: 'You can try 25 sentences again at once.' },
    })
  })

  test('text has a largest size, and keeps what a database cannot hold out', async () => {
    const member = await app.member()
    const id = await write(member)
    const { version } = await stored(id)
    const send = (output: string) =>
      member.call('PUT', `/api/humanizer/history/${id}/text`, { json: { version, output } })
    expect((await send('x'.repeat(8 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await send('a\u0000b\ud800c')).status).toBe(200)
    expect((await stored(id)).output).toBe('ab\ufffdc')
  })

  test('two changes at once: one wins, the other is told', async () => {
    const member = await app.member()
    const id = await write(member)
    const { version } = await stored(id)
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((output) =>
        member.call('PUT', `/api/humanizer/history/${id}/text`, { json: { version, output } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  })
})
