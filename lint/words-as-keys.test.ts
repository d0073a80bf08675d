import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWordsAsKeys } from './words-as-keys.ts'

const GIVEN = `
  declare const word: string
  declare const words: string[]
  declare const letter: 'a' | 'b'
  declare const place: number
  declare const prefix: \`ns:\${string}\`
  declare const anything: any
  declare const table: Record<string, string>
  declare const known: { a: string; b: string }
  declare const listed: Record<'a' | 'b', string>
  declare const map: Map<string, string>
  type Letter = 'a' | 'b'
`

const BAD = [
  'table[word]',
  'table[word] ?? word',
  'table[`${word}_FILE`]',
  'table[prefix]',
  'table[words[0]!]',
  'table[anything]',
  "table[word] = 'set'",
  'delete table[word]',
  'known[word as Letter]',
  'listed[(word as Letter)!]',
  '({ o: "ao" } as Record<string, string>)[word]',
  'Object.fromEntries([["a", 1]])[word]',
  '(JSON.parse("{}") as Record<string, unknown>)[word]',
  'Object.groupBy(words, (one) => one)[word]',
  'table?.[word]',
  'word in table',
  'word in known',
  'Reflect.get(table, word)',
  'Reflect.set(table, word, 1)',
  'Object.assign({}, table)',
  'Object.assign({}, JSON.parse("{}"))',
  'const { [word]: value } = table; value',
  'for (const key in table) table[key]',
  'const read = <Key extends string>(key: Key) => table[key]; read',
  'Object.hasOwn(known, word) ? 1 : table[word]',
  'Object.hasOwn(known, word) ? table[word] : 1',
  'Object.hasOwn(table, words[0]!) ? table[word] : 1',
  '!Object.hasOwn(table, word) ? table[word] : 1',
  'Object.hasOwn(table, word) || table[word]',
  '/* Meant as a key: */ table[word]',
]

const GOOD = [
  'map.get(word)',
  'known[letter]',
  'listed[letter]',
  "table['a']",
  'table.a',
  'words[place]',
  'words[0]',
  'word[place]',
  "'a' in known",
  'Object.hasOwn(table, word) ? table[word] : undefined',
  'Object.hasOwn(table, word) && table[word]',
  'place > 1 && Object.hasOwn(table, word) ? table[word] : 1',
  'if (Object.hasOwn(table, word)) { table[word]?.trim() }',
  'Object.hasOwn(known, word) ? known[word as Letter] : undefined',
  'const read = <Key extends keyof typeof known>(key: Key) => known[key]; read',
  'for (const key of Object.keys(known) as Letter[]) known[key]',
  'Object.assign({}, known)',
  'Object.fromEntries([[word, 1]])',
  '({ [word]: 1 })',
  'table[word] // Meant as a key: this is a test.',
  '// Meant as a key: this is a test.\ntable[word]',
]

describe('words as keys of plain objects', () => {
  let folder: string
  let found: Map<string, string[]>

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'wordkin-lint-')))
    const config = join(folder, 'tsconfig.json')
    writeFileSync(config, JSON.stringify({ compilerOptions: { target: 'ES2024', strict: true } }))
    const write = (name: string, code: string) =>
      writeFileSync(join(folder, name), `${GIVEN}\nexport function use() {\n${code}\n}\n`)
    BAD.forEach((code, nth) => write(`bad-${nth}.ts`, code))
    GOOD.forEach((code, nth) => write(`good-${nth}.ts`, code))
    const findings = findWordsAsKeys(config, (path) => path.startsWith(folder) && !path.endsWith('bad-0.ts'))
    found = new Map(
      Map.groupBy(findings, ({ file }) => file.slice(folder.length + 1))
        .entries()
        .map(([file, all]) => [file, all.map(({ code }) => code)]),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(BAD.map((code, nth) => ({ code, nth })).slice(1))('finds $code', ({ nth }) => {
    expect(found.get(`bad-${nth}.ts`)).toHaveLength(1)
  })

  test.each(GOOD.map((code, nth) => ({ code, nth })))('leaves $code', ({ nth }) => {
    expect(found.get(`good-${nth}.ts`)).toBeUndefined()
  })

  test('looks at no file that was not asked for', () => {
    expect(found.get('bad-0.ts')).toBeUndefined()
  })

  test('says where', () => {
    expect(findWordsAsKeys(join(folder, 'tsconfig.json'), (path) => path.endsWith('/bad-0.ts'))).toEqual([
      { file: join(folder, 'bad-0.ts'), line: GIVEN.split('\n').length + 2, code: BAD[0] },
    ])
  })
})
