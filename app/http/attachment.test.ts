import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test.each([
  ['notes.txt', `attachment; filename="notes.txt"; filename*=UTF-8''notes.txt`],
  [
    'Grüße 😀.txt',
    `attachment; filename="Gr__e __.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%F0%9F%98%80.txt`,
  ],
  ['a"; x="b.txt', `attachment; filename="a_; x=_b.txt"; filename*=UTF-8''a%22%3B%20x%3D%22b.txt`],
  ["o'n(e)*.txt", `attachment; filename="o'n(e)*.txt"; filename*=UTF-8''o%27n%28e%29%2A.txt`],
  [
    'line\r\nSet-Cookie: a',
    `attachment; filename="line__Set-Cookie: a"; filename*=UTF-8''line%0D%0ASet-Cookie%3A%20a`,
  ],
])('%j', (name, header) => {
  expect(attachment(name)).toBe(header)
  expect(new Headers({ 'content-disposition': attachment(name) }).get('content-disposition')).toBe(header)
})
