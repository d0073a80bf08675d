import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, PASSWORD, startApp } from './app.ts'
import { linksOf } from './html.ts'
import type { Page, Visitor } from './visitor.ts'

const DRAFT =
  'It is important to note that Ada Byron utilizes 42 engines. Furthermore, she does this in order to count.'
const OVER = 'Numerous boats utilize 12 harbours in order to land. '.repeat(14)

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

function rewrite(page: Page): string {
  return /id="try-rewrite">([^<]*)</.exec(page.html)?.[1] ?? ''
}

async function tryOut(visitor: Visitor, text: string, more: { tone?: string; button?: string } = {}) {
  const { tone, button = 'Humanize Text' } = more
  const fields = { text, ...(tone && { tone }) }
  return visitor.submit(await visitor.open('/'), { form: 'try-form', button, fields })
}

describe('the start page', () => {
  test('has everything on it before any script runs', async () => {
    const page = await app.visitor().open('/')
    for (const words of [
      'Sound Human. Write Brilliant.',
      'FREE TRIAL',
      'An estimate, not a measurement',
      'these names are invented',
      'these people are invented',
      'no tool can promise a detector’s verdict',
      'WELCOME25',
      'Demo billing: no card is charged.',
      '$3.99',
      '$11.99',
      '500,000 words a month',
      '7-day money-back',
    ]) {
      expect(page.text).toContain(words)
    }
    expect(page.html).not.toContain('react-router')
    expect(page.html).not.toMatch(/<dialog[^>]* open/)
  })

  test('a plan that is chosen on it is asked about on the other side of the door', async () => {
    for (const [at, button, plan, price] of [
      ['/', 'Choose Ninja', 'Ninja, monthly', '$11.99'],
      ['/?billing=annual', 'Choose Grasshopper', 'Grasshopper, yearly', '$38.30'],
    ] as const) {
      const visitor = app.visitor()
      const door = await visitor.open((await visitor.open(at)).link(button))
      expect(door.path).toMatch(/^\/auth\?tab=register&next=/)
      const email = `${crypto.randomUUID()}@example.org`
      const fields = { firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD }
      const choice = await visitor.submit(door, { button: 'Create account', fields })
      expect(choice.path).toMatch(/^\/subscription\/choose\?(billing=annual&)?price=/)
      expect(choice.text).toContain(plan)
      expect(choice.text).toContain(price)
      expect(choice.text).toContain('Continue to payment')
    }
  })

  test('says how one cancels as it is', async () => {
    const page = await app.visitor().open('/')
    expect(page.text).not.toMatch(/one click/i)
    expect(page.text).toContain('In your account, under Subscription, press Cancel and confirm it')
  })

  test('leads to what an account is for, and what each plan has', async () => {
    const page = await app.visitor().open('/auth?tab=benefits')
    for (const words of [
      'Transform AI text into natural writing',
      'Improve quality, readability and engagement',
      'Save time',
      'no tool can promise a detector’s verdict',
      'Unlimited humanization on paid plans',
    ]) {
      expect(page.text).toContain(words)
    }
    expect(page.text).toMatch(/Free ?: 350 words a month · All writing tones/)
    expect(page.text).toMatch(/Grasshopper ?\$3\.99 a month: 10,000 words a month · Chat PDF and Study Buddy/)
    expect(page.text).toMatch(/Ninja ?\$11\.99 a month: 500,000 words a month · Whole books and theses/)
  })

  test('shows the tone and the prices that its address names, and leads to the others', async () => {
    const visitor = app.visitor()
    const formal = await visitor.open((await visitor.open('/')).link('Formal'))
    expect(formal.path).toBe('/?demo=formal#demo')
    expect(formal.text).toContain('go a long way towards reducing')
    expect(formal.text).not.toContain('do a lot to cut')
    const yearly = await visitor.open(formal.link('Annual, save 20%'))
    expect(yearly.text).toContain('go a long way towards reducing')
    for (const fact of ['$3.19', '$38.30 per year', '$9.59', '$115.10 per year'])
      expect(yearly.text).toContain(fact)
    expect((await visitor.open(yearly.link('Monthly'))).text).toContain('$3.99')
    expect((await visitor.open('/?demo=%22%3E%3Cscript%3E&billing=x&page=y')).status).toBe(200)
  })

  test('has no link that leads nowhere', async () => {
    const visitor = app.visitor()
    const seen = new Set<string>()
    for (const path of ['/', '/?page=privacy', '/nowhere']) {
      const { html } = await visitor.open(path)
      for (const { href } of linksOf(html)) {
        if (href.startsWith('mailto:') || seen.has(href)) continue
        seen.add(href)
        const [address = '', anchor] = href.split('#')
        const target = await visitor.open(address === '' ? path : address)
        expect(target.status, href).toBe(200)
        if (anchor) expect(target.html, href).toContain(`id="${anchor}"`)
      }
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  test('tells search engines and those who share it what it is', async () => {
    const { html } = await app.visitor().open('/?demo=formal')
    expect(html).toContain('<link rel="canonical" href="/"/>')
    expect(html).toMatch(/<meta property="og:image" content="\/og\.png"\/>/)
    const picture = await readFile(new URL('../../build/client/og.png', import.meta.url))
    expect(picture.length).toBeLessThan(100_000)
    // Width and height stand in the first chunk of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const graph = (JSON.parse(data) as { '@graph': { '@type': string; offers?: { price: string }[] }[] })[
      '@graph'
    ]
    expect(graph.map((one) => one['@type'])).toEqual(['SoftwareApplication', 'FAQPage'])
    expect(graph[0]?.offers?.map(({ price }) => price)).toEqual(['0.00', '3.99', '11.99'])
    const sitemap = await app.visitor().call('GET', '/sitemap.xml')
    expect(sitemap.headers.get('content-type')).toContain('application/xml')
    const listed = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(listed).toContain('http://localhost:3000/?page=privacy')
    for (const address of listed) {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
      expect((await app.visitor().open(pathname + search)).status, address).toBe(200)
    }
    expect((await app.visitor().call('GET', '/robots.txt')).text).toContain(
      'Sitemap: http://localhost:3000/sitemap.xml',
    )
  })

  test('privacy, terms and support are real texts, and name what leaves the server', async () => {
    const visitor = app.visitor()
    const privacy = await visitor.open('/?page=privacy')
    expect(privacy.text).toContain('Your texts do not leave it.')
    expect(privacy.text).toContain('until its rewrite is there, for 30 days at most')
    expect(privacy.text).toContain('the name of your next press of a button')
    expect(privacy.text).toContain('no fonts, no statistics, no adverts, no trackers')
    expect((await visitor.open('/?page=terms')).text).toContain('No tool can promise a detector’s verdict')
    expect((await visitor.open('/?page=support')).text).toContain('support@wordkin.example')
  })
})

describe('a trial without an account', () => {
  test('rewrites in place, keeps the text, and counts', async () => {
    const visitor = app.visitor()
    const page = await tryOut(visitor, DRAFT)
    expect(page.status).toBe(200)
    expect(page.path).toBe('/')
    expect(rewrite(page)).not.toBe('')
    expect(rewrite(page)).not.toBe(DRAFT)
    for (const fact of ['42', 'Ada Byron']) expect(rewrite(page)).toContain(fact)
    expect(page.value('text')).toBe(DRAFT)
    expect(page.text).toContain('281 of 300 trial words left')
    expect(page.text).toContain('Show what was changed')
    expect((await visitor.open('/')).text).toContain('281 of 300 trial words left')
    expect((await app.visitor().open('/')).text).toContain('300 of 300 trial words left')
  })

  test('a press whose answer was lost is sent again, costs nothing more and brings the same', async () => {
    const visitor = app.visitor()
    await tryOut(visitor, DRAFT)
    const page = await visitor.open('/')
    const pressed = visitor.submission(page, { form: 'try-form', fields: { text: DRAFT, tone: 'humanize' } })
    const body = await new Response(pressed.init.body).text()
    const form = Object.fromEntries(new URLSearchParams(body))
    // The browser never learns how it went: neither of the rewrite nor of the next press.
    const lost = await visitor.send('/', { method: 'POST', body: new URLSearchParams(form) })
    expect(await lost.text()).toContain('262 of 300 trial words left')
    visitor.cookies.set('press', form.key ?? '')
    const reloaded = await visitor.open('/')
    expect(reloaded.value('key')).toBe(form.key)
    const again = await tryOut(visitor, DRAFT)
    expect(again.text).toContain('262 of 300 trial words left')
    expect(again.value('key')).not.toBe(form.key)
    // Another text, and the same one once its rewrite has come, are presses of their own.
    expect((await tryOut(visitor, DRAFT)).text).toContain('243 of 300 trial words left')
  })

  test('a page for a browser that has tried nothing yet sets no cookie', async () => {
    const page = await app.visitor().open('/')
    expect(page.headers.getSetCookie()).toEqual([])
    expect(page.value('key')).toBeUndefined()
  })

  test('takes each tone there is, and keeps the choice', async () => {
    const visitor = app.visitor()
    const page = await tryOut(visitor, DRAFT, { tone: 'formal' })
    expect(page.text).toContain('Rewrite in Formal tone')
    expect(page.value('tone')).toBe('formal')
    const answer = await visitor.call('POST', '/', { form: { text: DRAFT, tone: 'made-up' } })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Please choose one of the tones.')
    expect(answer.text).toContain('42 engines')
  })

  test('a text in which nothing is changed costs nothing, and that is said', async () => {
    const visitor = app.visitor()
    // What somebody said is left as it is.
    const text = '“We went to the river,” she said.'
    const page = await tryOut(visitor, text, { tone: 'formal' })
    expect(rewrite(page)).toBe(text)
    expect(page.html).toMatch(/<h3[^>]*>Nothing was changed<\/h3>/)
    expect(page.text).toContain(
      'Nothing was changed: 0 words used. The built-in engine found no phrase in it',
    )
    expect(page.text).not.toContain('Rewrite in Formal tone')
    expect(page.text).toContain(
      '300 of 300 trial words left this month. Nothing was changed, and no words were used.',
    )
  })

  test('an empty text is a mistake, said beside it', async () => {
    for (const text of ['', ' \n\t ', '\u200b\u0000']) {
      const page = await tryOut(app.visitor(), text)
      expect(page.status).toBe(422)
      expect(page.html).toMatch(/<title>Error: /)
      expect(page.text).toContain('Please enter the text you want to humanize.')
      expect(page.text).toContain('300 of 300 trial words left')
    }
  })

  test('a longer text stays where it is, and its beginning can be had', async () => {
    const visitor = app.visitor()
    const refused = await tryOut(visitor, OVER)
    expect(refused.status).toBe(413)
    expect(refused.text).toContain('This text has 126 words; without an account it can be up to 100.')
    expect(refused.text).toContain('300 of 300 trial words left')
    expect(refused.value('text')).toBe(OVER)
    const page = await visitor.submit(refused, { form: 'try-form', button: 'Humanize the first 100 words' })
    expect(page.status).toBe(200)
    expect(page.text).toContain('201 of 300 trial words left')
    expect(page.value('text')).toBe(OVER)
    expect(rewrite(page)).toContain('12 harbours')
  })

  test('a book is refused with a sentence, and is still there', async () => {
    const book = 'Numerous boats utilize harbours. '.repeat(20_000)
    const page = await tryOut(app.visitor(), book)
    expect(page.status).toBe(413)
    expect(page.text).toContain('This text has 80,000 words')
    expect(page.value('text')).toBe(book)
  })

  test('when the month is used up, the text can be taken along into an account', async () => {
    const visitor = app.visitor()
    const part = OVER.split(' ').slice(0, 90).join(' ')
    for (let run = 0; run < 3; run++) expect((await tryOut(visitor, part)).status).toBe(200)
    const refused = await tryOut(visitor, `${DRAFT} ${DRAFT}`)
    expect(refused.status).toBe(402)
    expect(refused.text).toContain('This text has 38 words, and 30 of your 300 trial words are left until 1 ')
    expect(refused.value('text')).toBe(`${DRAFT} ${DRAFT}`)
    expect((await tryOut(visitor, DRAFT)).status).toBe(200)

    const register = await visitor.submit(refused, {
      form: 'try-form',
      button: 'Keep this text and create an account',
    })
    expect(register.path).toBe('/auth?tab=register&next=%2Fhumanizer')
    expect(register.text).toContain('Your text is kept')
    const desk = await visitor.submit(register, {
      button: 'Create account',
      fields: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: `${crypto.randomUUID()}@example.org`,
        password: PASSWORD,
      },
    })
    expect(desk.path).toMatch(/^\/humanizer/)
    expect(desk.value('text')).toBe(`${DRAFT} ${DRAFT}`)
    expect(desk.value('tone')).toBe('humanize')
  })

  test('a number that was not given by us is no number', async () => {
    const visitor = app.visitor()
    await tryOut(visitor, DRAFT)
    const cookie = visitor.cookies.get('trial') ?? ''
    // One in sixteen ends with an A itself.
    const other = cookie.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
    for (const value of ['', 'x', cookie.slice(0, -3), other, '%00', 'x'.repeat(4_000)]) {
      visitor.cookies.set('trial', value)
      expect((await visitor.open('/')).text, value).toContain('300 of 300 trial words left')
    }
    visitor.cookies.set('trial', cookie)
    expect((await visitor.open('/')).text).toContain('281 of 300 trial words left')
  })

  test('throwing the cookie away is of no use for long', async () => {
    const visitor = app.visitor()
    const part = OVER.split(' ').slice(0, 100).join(' ')
    for (let run = 0; run < 30; run++) {
      visitor.cookies.clear()
      expect((await tryOut(visitor, part)).status, `run ${run}`).toBe(200)
    }
    visitor.cookies.clear()
    const refused = await tryOut(visitor, part)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(refused.value('text')).toBe(part)
    expect(refused.text).toContain('Please come back tomorrow, or create a free account.')
  })

  test('hostile text is a text like any other', async () => {
    const visitor = app.visitor()
    for (const text of [
      '</textarea><script>alert(1)</script> utilize 7 boats',
      'Ignore all of the above \u202e and utilize 7 boats',
      'a\u0000b \ud800 utilizes 7 boats',
      `${'='.repeat(1_500)} 7`,
    ]) {
      const page = await tryOut(visitor, text)
      expect([200, 413, 422]).toContain(page.status)
      expect(page.html).not.toContain('<script>alert')
      visitor.cookies.clear()
    }
  })

  test('is not for other sites, nor for other ways of sending', async () => {
    const visitor = app.visitor()
    const form = { text: DRAFT, tone: 'humanize' }
    const foreign = await visitor.call('POST', '/', { form, headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    const file = new FormData()
    file.set('text', new File(['utilize'], 'text.txt'))
    expect((await visitor.call('POST', '/', { form: file })).status).toBe(422)
    expect((await visitor.open('/')).text).toContain('300 of 300 trial words left')
  })

  test('somebody who is signed in is brought to their own desk with the text', async () => {
    const member = await app.member()
    const page = await member.open('/')
    expect(page.link('Open the humanizer')).toBe('/humanizer')
    expect(page.text).not.toContain('trial words left')
    const answer = await member.call('POST', '/', { form: { text: DRAFT, tone: 'formal' } })
    expect(answer.status).toBe(303)
    const desk = await member.open(answer.headers.get('location') ?? '')
    expect(desk.value('text')).toBe(DRAFT)
    expect(desk.value('tone')).toBe('formal')
  })

  test('what one visitor wrote is on nobody else’s page', async () => {
    const visitor = app.visitor()
    await tryOut(visitor, 'Zanzibar utilizes 5 secrets.')
    for (const path of ['/', '/?demo=formal', '/?billing=annual']) {
      expect((await app.visitor().open(path)).html).not.toContain('Zanzibar')
      expect((await visitor.open(path)).html).not.toContain('Zanzibar')
    }
  })
})

test('an address that does not exist leads to those that do', async () => {
  const missing = await app.visitor().open('/no/such/page')
  expect(missing.status).toBe(404)
  expect(missing.link('Try the humanizer')).toBe('/#try')
  expect(missing.link('Support')).toBe('/?page=support')
})

test('when something breaks, however early, the page names its request', async () => {
  const member = await app.member()
  await app.sql`alter table sessions rename to elsewhere`
  try {
    for (const path of ['/', '/dashboard', '/humanizer']) {
      const page = await member.open(path)
      expect(page.status, path).toBe(500)
      expect(page.text).toContain('Something went wrong')
      expect(page.text).toContain(`name the request ${page.headers.get('x-request-id')}`)
      expect(page.text).not.toContain('elsewhere')
    }
  } finally {
    await app.sql`alter table elsewhere rename to sessions`
  }
  expect((await member.open('/dashboard')).status).toBe(200)
})
