import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const FOR_ALL = [
  '/',
  '/?page=privacy',
  '/auth',
  '/auth?tab=register',
  '/subscription',
  '/shared',
  '/no/such/page',
]
const FOR_MEMBERS = [
  '/dashboard',
  '/humanizer',
  '/humanizer/history',
  '/my-files',
  '/account',
  '/account/usage',
  '/account/profile/name',
  '/account/security',
  '/account/tokens/new',
  '/account/data/delete',
  '/account/profile/picture',
  '/chat-pdf',
  '/study-buddy',
  '/study-buddy?tab=cards',
]

const scriptsIn = (html: string) => html.match(/<script[^>]*>|<link[^>]*modulepreload[^>]*>/g) ?? []

const LIGHT = { button: 'Use the light version' }
const FULL = { button: 'Use the full version' }

test('who asks for the light version gets no page with a script, until they ask for the full one', async () => {
  const visitor = app.visitor()
  const chosen = await visitor.submit(await visitor.open('/?page=terms'), LIGHT)
  expect(chosen.path, 'the page it was asked on').toBe('/?page=terms')
  for (const path of FOR_ALL)
    expect((await visitor.open(path)).html, path).not.toMatch(/<script|modulepreload/)
  const member = await app.member('ninja')
  await member.submit(await member.open('/dashboard'), LIGHT)
  for (const path of [...FOR_ALL, ...FOR_MEMBERS]) {
    expect(scriptsIn((await member.open(path)).html), path).toEqual([])
  }
  const full = await member.submit(await member.open('/my-files?q=tides'), FULL)
  expect(full.path).toBe('/my-files?q=tides')
  expect(scriptsIn(full.html)).not.toEqual([])
})

test('a browser that saves data gets the light version, unless the person chose the full one', async () => {
  const saving = { headers: { 'save-data': 'on' } }
  const visitor = app.visitor()
  expect(scriptsIn((await visitor.call('GET', '/', saving)).text)).toEqual([])
  await visitor.submit(await visitor.open('/'), LIGHT)
  await visitor.submit(await visitor.open('/'), FULL)
  expect(scriptsIn((await visitor.call('GET', '/', saving)).text)).not.toEqual([])
})

test('no cache gives a page to somebody who asks for another version of it', async () => {
  for (const path of ['/', '/auth', '/no/such/page']) {
    const { headers } = await app.visitor().call('GET', path)
    expect(headers.get('vary')?.split(/,\s*/), path).toEqual(expect.arrayContaining(['cookie', 'save-data']))
    expect(headers.get('cache-control'), path).toContain('no-store')
  }
  // The server keeps pages for visitors itself: not for these.
  const saving = { headers: { 'save-data': 'on' } }
  expect(scriptsIn((await app.visitor().call('GET', '/auth')).text)).not.toEqual([])
  expect(scriptsIn((await app.visitor().call('GET', '/auth', saving)).text)).toEqual([])
  expect(scriptsIn((await app.visitor().call('GET', '/auth')).text)).not.toEqual([])
})
