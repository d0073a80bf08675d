import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { VARIABLE_NAMES } from '#app/env/variables.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

/** The names by which headings of a document can be led to. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

test.each(DOCUMENTS)('every link of %s leads somewhere', (document) => {
  for (const [, to = ''] of read(document).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(https?|mailto):/.test(to)) continue
    const [path = '', heading] = to.split('#')
    const target = path === '' ? document : normalize(join(dirname(document), path))
    expect(existsSync(target), to).toBe(true)
    if (heading && target.endsWith('.md')) expect(headings(read(target)), to).toContain(heading)
  }
})

test('the README is read in one go, and the rest is elsewhere', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8_000)
})

test('every variable is explained, and stands in .env.example', () => {
  const explained = read('docs/configuration.md')
  const example = read('.env.example')
  const isNamed = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)
  // The table leads to a chapter of its own for these.
  const named = VARIABLE_NAMES.filter((name) => !name.startsWith('STRIPE_'))
  expect(named.filter((name) => !isNamed(explained, name))).toEqual([])
  expect(VARIABLE_NAMES.filter((name) => !isNamed(example, name))).toEqual([])
})

test('the changes begin with the version that this is', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(/^## (\S+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})
