import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZip } from '#app/domain/extraction/zip/open-zip.ts'
import { some } from '../long.ts'
import { bomb, picture } from '../pictures.ts'
import { type App, PASSWORD, startApp } from './app.ts'
import type { Page, Visitor } from './visitor.ts'

let app: App
let bytes: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await startApp()
  bytes = new Uint8Array(await picture('jpeg', 300, 200))
})
afterAll(() => app.stop())

const file = (content: BlobPart, name = 'me.jpg') => new File([content], name)

/** Sends a file in with the form of the account page. */
async function send(member: Visitor, sent: File): Promise<Page> {
  const account = await member.open('/account/profile')
  const label = account.html.includes('Change picture') ? 'Change picture' : 'Add a picture'
  const page = await member.open(account.link(label))
  return member.submit(page, { button: 'Save picture', fields: { file: sent } })
}

/** Where the page gets the picture from; undefined when it shows initials. */
const pictureOn = ({ html }: Page) => /<img [^>]*src="(\/api\/account\/picture[^"]*)"/.exec(html)?.[1]

test('a picture is added, shown, replaced and removed', async () => {
  const member = await app.member()
  const before = await member.open('/account/profile')
  expect(pictureOn(before)).toBeUndefined()
  expect(before.text).toContain('AB')
  const added = await send(member, file(bytes))
  expect(added).toMatchObject({ path: '/account/profile', status: 200 })
  expect(added.text).toContain('Your picture was changed')
  expect(added.html).toContain('alt="Your profile picture"')
  const address = pictureOn(added) ?? ''
  expect(await member.call('GET', '/api/user')).toMatchObject({ json: { profilePicture: address } })

  const shown = await member.send(address)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=86400',
    vary: 'cookie',
  })
  const kept = await shown.bytes()
  expect(shown.headers.get('content-length')).toBe(String(kept.length))
  expect(await sharp(kept).metadata()).toMatchObject({ width: 256, height: 256 })
  const head = await member.send(address, { method: 'HEAD' })
  expect([head.status, (await head.bytes()).length]).toEqual([200, 0])

  const replaced = await send(member, file(new Uint8Array(await picture('gif', 40, 40)), 'me.gif'))
  expect(pictureOn(replaced)).not.toBe(address)
  expect((await member.send(address)).status).toBe(404)
  expect(pictureOn(await member.open('/dashboard'))).toBe(pictureOn(replaced))

  const removed = await member.submit(replaced, { button: 'Remove picture' })
  expect(removed.text).toContain('Your picture was removed')
  expect(pictureOn(removed)).toBeUndefined()
  expect((await member.send(pictureOn(replaced) ?? '')).status).toBe(404)
  expect((await member.send('/api/account/picture')).status).toBe(404)
})

const REFUSED: [name: string, sent: () => File, status: number, sentence: string][] = [
  ['no file', () => file('', ''), 422, 'Please choose a file first.'],
  ['an empty file', () => file('', 'me.png'), 422, 'This file is empty.'],
  ['an SVG', () => file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.svg'), 415, 'not a PNG'],
  ['a page that is called a picture', () => file('<script>1</script>', 'me.png'), 415, 'not a PNG'],
  ['half a picture', () => file(bytes.subarray(0, 600)), 422, 'damaged or incomplete'],
  ['a bomb', () => file(new Uint8Array(bomb(50_000, 50_000)), 'me.png'), 413, 'too many pixels'],
  ['eleven megabytes', () => file(new Uint8Array(11 * 1024 * 1024)), 413, 'up to 10 MB'],
]
test.each(some(REFUSED, 2))(
  '%s is refused beside the field, and the old picture stays',
  async (_, sent, status, sentence) => {
    const member = await app.member()
    const address = pictureOn(await send(member, file(bytes)))
    const refused = await send(member, sent())
    expect(refused).toMatchObject({ path: '/account/profile/picture', status })
    expect(refused.html).toMatch(/aria-describedby="[^"]*picture-file-error"/)
    expect(refused.text).toContain(sentence)
    expect(pictureOn(refused)).toBe(address)
    expect((await member.send(address ?? '')).status).toBe(200)
    const again = await member.submit(refused, { button: 'Save picture', fields: { file: file(bytes) } })
    expect(again).toMatchObject({ path: '/account/profile', status: 200 })
  },
)

test('what is far too large, or no form with a file, is refused before it is read', async () => {
  const member = await app.member()
  const headers = { accept: 'text/html', referer: 'http://localhost:3000/account/profile/picture' }
  const huge = await member.call('POST', '/account/profile/picture', {
    body: 'x',
    headers: { ...headers, 'content-length': '99000000', 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect([huge.status, huge.headers.get('location')]).toEqual([303, '/account/profile/picture'])
  expect((await member.open('/account/profile/picture')).text).toContain('up to 10 MB')
  for (const call of [{ json: { file: 'x' } }, { form: { file: 'x' } }]) {
    const answer = await member.call('POST', '/account/profile/picture', { ...call, headers })
    expect(answer.status).toBe(415)
  }
})

test('it is its owner’s alone', async () => {
  const [member, other] = [await app.member(), await app.member()]
  const address = pictureOn(await send(member, file(bytes))) ?? ''
  await send(other, file(bytes))
  expect((await other.send(address)).status).toBe(404)
  const visitor = app.visitor()
  expect((await visitor.send(address)).status).toBe(401)
  expect((await visitor.open('/account/profile/picture')).path).toMatch(/^\/subscription\?next=/)
  const form = new FormData()
  form.set('file', file(bytes))
  expect((await visitor.call('POST', '/account/profile/picture', { form })).status).toBe(302)
  expect((await visitor.call('POST', '/api/account/picture/remove')).status).toBe(401)
  const foreign = { headers: { origin: 'https://elsewhere.example' } }
  expect((await member.call('POST', '/api/account/picture/remove', foreign)).status).toBe(403)
  expect((await member.send(address)).status).toBe(200)
})

test('only so many are taken in an hour', async () => {
  const member = await app.member()
  await send(member, file('not a picture'))
  await app.sql`update rate_limits set points = 30 where key like 'pictures-user:%'`
  const refused = await send(member, file(bytes))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(refused.text).toContain('Too many attempts')
})

test('an export has it; it goes with the account, and nothing is left on the disk', async () => {
  const member = await app.member()
  const address = pictureOn(await send(member, file(bytes))) ?? ''
  const kept = await (await member.send(address)).bytes()
  const archive = await openZip(await (await member.send('/api/account/export')).bytes())
  expect(Buffer.from((await archive.read('profile-picture.webp')) ?? [])).toEqual(Buffer.from(kept))
  const key = new URL(address, 'http://localhost').searchParams.get('v') ?? ''
  const onDisk = () => readdirSync(join(app.dataDir, 'files'), { recursive: true }).join(' ')
  expect(onDisk()).toContain(key)
  const page = await member.open('/account/data/delete')
  await member.submit(page, { button: 'Delete account', fields: { current: PASSWORD } })
  expect(onDisk()).not.toContain(key)
  expect(onDisk()).not.toContain('picture-')
})
