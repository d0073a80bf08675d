import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { LANDING_ADDRESSES } from '#app/domain/marketing/addresses.ts'
import { createPageCache } from './pages.server.ts'

const { finishPage, keptPage } = createPageCache(new Set([...LANDING_ADDRESSES, '/auth', '/subscription']))

const ORIGIN = 'http://127.0.0.1'

function asked(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return { request: new Request(ORIGIN + path, { method, headers }), url: new URL(ORIGIN + path) }
}

function page(text: string, init: { status?: number; headers?: Record<string, string> } = {}) {
  return new Response(text, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  })
}

async function finish(path: string, headers: Record<string, string>, answer: Response, marks: string[] = []) {
  const { request, url } = asked(path, headers)
  return finishPage(request, url, answer, marks)
}

function kept(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { request, url } = asked(path, headers, method)
  return keptPage(request, url)
}

const GZIP = { 'accept-encoding': 'gzip, deflate' }
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test('a page is compressed for those who take it, small or large', async () => {
  for (const text of ['né', 'word '.repeat(100_000)]) {
    const answer = await finish('/humanizer', GZIP, page(text, { status: 422 }))
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    expect(gunzipSync(await answer.bytes()).toString()).toBe(text)
    const plain = await finish('/humanizer', {}, page(text))
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(text)
  }
})

test('streams and answers that are no pages go as they are', async () => {
  const streamed = page('x', { headers: { 'cache-control': 'no-store, no-transform' } })
  expect(await finish('/auth', GZIP, streamed)).toBe(streamed)
  // Compressed, a file would be shorter than its content-length, and browsers would take it for cut off.
  const file = page('<p>', { headers: { 'content-disposition': 'attachment', 'content-length': '3' } })
  expect(await finish('/api/documents/1/file', GZIP, file)).toBe(file)
  const json = Response.json({})
  expect(await finish('/auth', GZIP, json)).toBe(json)
  expect(kept('/auth')).toBeUndefined()
})

test('a page for visitors is made once, and sent in the form each of them takes', async () => {
  await finish('/', {}, page('the start page'))
  for (const round of [1, 2]) {
    const compressed = kept('/', GZIP)
    expect(compressed?.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync((await compressed?.bytes()) ?? '').toString(), `round ${round}`).toBe('the start page')
    const plain = kept('/')
    expect(plain?.headers.get('content-encoding')).toBeNull()
    expect(plain?.headers.get('content-type')).toContain('text/html')
    expect(await plain?.text()).toBe('the start page')
  }
})

test('a kept page goes out as small as it can be made, once that is done', async () => {
  const text = 'Plans for writers. '.repeat(2_000)
  const first = await finish('/subscription', BROTLI, page(text))
  expect(gunzipSync(await first.bytes()).toString()).toBe(text)
  const smallest = await vi.waitFor(() => {
    const answer = kept('/subscription', BROTLI)
    expect(answer?.headers.get('content-encoding')).toBe('br')
    return answer
  })
  expect(brotliDecompressSync((await smallest?.bytes()) ?? '').toString()).toBe(text)
  expect(kept('/subscription', GZIP)?.headers.get('content-encoding')).toBe('gzip')
})

test('who brings a cookie, sends something or asks for another address gets a page of their own', async () => {
  await finish('/subscription', {}, page('plans'))
  expect(kept('/subscription')).toBeDefined()
  expect(kept('/subscription', { cookie: 'session=x' })).toBeUndefined()
  expect(kept('/subscription', {}, 'POST')).toBeUndefined()
  expect(kept('/subscription', {}, 'HEAD')).toBeUndefined()
  expect(kept('/subscription?next=%2Fhumanizer')).toBeUndefined()
})

test('what belongs to one person or one answer is not kept', async () => {
  await finish('/auth', { cookie: 'theme=dark' }, page('dark'))
  await finish('/auth', {}, page('new cookie', { headers: { 'set-cookie': 'a=b' } }))
  await finish('/auth', {}, page('broken', { status: 500 }))
  await finish('/auth', {}, page('<script nonce="abc">'), ['abc', 'request'])
  await finish('/humanizer', {}, page('somebody'))
  expect(kept('/auth')).toBeUndefined()
  expect(kept('/humanizer')).toBeUndefined()
})

test('each view of the start page is kept by itself', async () => {
  await finish('/?demo=formal', {}, page('formal'))
  await finish('/?billing=annual', {}, page('annual'))
  await finish('/?demo=formal&billing=annual', {}, page('both'))
  await finish('/?page=privacy', {}, page('privacy'))
  expect(await kept('/?demo=formal')?.text()).toBe('formal')
  expect(await kept('/?billing=annual')?.text()).toBe('annual')
  expect(await kept('/?demo=formal&billing=annual')?.text()).toBe('both')
  expect(await kept('/?page=privacy')?.text()).toBe('privacy')
  for (const other of ['/?demo=persuasive', '/?demo=unknown', '/?page=', '/?demo=formal&x=1']) {
    await finish(other, { cookie: 'trial=x' }, page('one visitor'))
    expect(kept(other), other).toBeUndefined()
  }
  expect(kept('/?demo=formal', { cookie: 'trial=x' })).toBeUndefined()
  expect(kept('/?demo=formal', {}, 'POST')).toBeUndefined()
})
