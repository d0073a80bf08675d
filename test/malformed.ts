import { gzipSync } from 'node:zlib'

/** A body as it goes over the wire, with the header that says what it is. */
export type Body = { what: string; type: string | undefined; bytes: Buffer; headers?: Record<string, string> }

const BOUNDARY = 'edge'
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

function part(disposition: string, content: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
}
const END = `--${BOUNDARY}--\r\n`
const FILE = 'name="file"; filename="a.txt"'

function body(
  what: string,
  type: string | undefined,
  content: string | Buffer,
  headers?: Record<string, string>,
): Body {
  return { what, type, bytes: Buffer.from(content as string), ...(headers && { headers }) }
}

/** Bodies that no form of ours sends: each must be refused, or read for what it is, and never be an error of ours. */
export const BODIES: Body[] = [
  body('nothing at all', undefined, ''),
  body('a JSON object', 'application/json', '{"text":7,"email":null,"id":{},"price":[]}'),
  body('a JSON list', 'application/json', '[1,2,3]'),
  body('null', 'application/json', 'null'),
  body('broken JSON', 'application/json', '{"text": "half'),
  body('very deep JSON', 'application/json', '{"text":'.padEnd(30_000, '[')),
  body('deep JSON that closes', 'application/json', `{"text":${'['.repeat(9_000)}${']'.repeat(9_000)}}`),
  body('names of the prototype', 'application/json', '{"__proto__":{"text":"x"},"constructor":"x"}'),
  body('JSON that is not UTF-8', 'application/json', Buffer.from('{"text":"\xff\xfe\xc3"}', 'latin1')),
  body('JSON under another charset', 'application/json; charset=utf-16', '{"text":"x"}'),
  body('plain text', 'text/plain', 'text=Hello'),
  body('no content type', undefined, 'text=Hello'),
  body('a content type that is none', 'nonsense', 'text=Hello'),
  body('an empty form', FORM, ''),
  body('a form with broken escapes', FORM, 'text=%E0%A4%A&tone=%&%zz=%00&=&&&'),
  body('a form that is not UTF-8', FORM, Buffer.from('text=\xff\xfe\0&email=%ff%00', 'latin1')),
  body('a form under another charset', `${FORM}; charset=klingon`, 'text=Hello'),
  body('20,000 fields', FORM, 'id=1&'.repeat(10_000) + 'a=&'.repeat(10_000)),
  body('multipart without a boundary', 'multipart/form-data', part('name="text"', 'x') + END),
  body('multipart with an empty boundary', 'multipart/form-data; boundary=', part('name="text"', 'x') + END),
  body(
    'multipart with another boundary',
    'multipart/form-data; boundary=other',
    part('name="text"', 'x') + END,
  ),
  body('multipart that ends in a header', MULTIPART, part('name="text"', 'x').slice(0, 30)),
  body('multipart that ends in a file', MULTIPART, part(FILE, 'half of').slice(0, -2)),
  body('multipart without its parts', MULTIPART, END),
  body('an empty multipart', MULTIPART, ''),
  body('text for a file', MULTIPART, part('name="file"', 'only words') + END),
  body(
    'a file for text',
    MULTIPART,
    part('name="text"; filename="a.txt"', 'words') + part('name="email"; filename="b"', 'x') + END,
  ),
  body('two files', MULTIPART, part(FILE, 'one') + part(FILE, 'two') + END),
  body('a part without a name', MULTIPART, part('filename="a.txt"', 'x') + END),
  body('20,000 parts', MULTIPART, part('name="a"', '').repeat(20_000) + END),
  body(
    'a header of a part without end',
    MULTIPART,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${'x'.repeat(40_000)}`,
  ),
  body('a compressed form', FORM, gzipSync('text=Hello'), { 'content-encoding': 'gzip' }),
  body('compressed JSON', 'application/json', gzipSync('{"text":"Hello"}'), { 'content-encoding': 'gzip' }),
]
