import { readdirSync, readFileSync } from 'node:fs'
import { getTableName, is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DRAFT_HOURS, KEPT_TEXT_DAYS } from '#app/domain/humanizer/limits.ts'
import { RUN_DAYS } from '#app/domain/runs/sweep-runs.server.ts'
import { KEPT_TEXTS } from '#app/ui/kept-texts.ts'
import { EXPIRING } from './sweep.server.ts'

const map = readFileSync('docs/data-map.md', 'utf8')
const [server = '', browser = ''] = map.split('## In the browser')
const rows = server.split('\n').filter((line) => line.startsWith('| `'))
const mapped = rows.flatMap((row) => (row.split(' | ')[0] ?? '').match(/(?<=`)\w+(?=`)/g) ?? [])

async function tables(): Promise<string[]> {
  const files = readdirSync('db/schema').filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const modules = (await Promise.all(
    files.map((name) => import(new URL(`../../../db/schema/${name}`, import.meta.url).href)),
  )) as Record<string, unknown>[]
  return modules.flatMap((module) =>
    Object.values(module)
      .filter((value) => is(value, Table))
      .map(getTableName),
  )
}

test('the data map has every table there is, once, and no other', async () => {
  const there = await tables()
  expect(there.length).toBeGreaterThan(30)
  expect(mapped.sort()).toEqual(there.sort())
})

test('it says how long each is kept', () => {
  for (const row of rows) expect(row.split(' | ')[2]?.trim(), row).toMatch(/\w{2,}/)
})

test('what it says of times is what is done', () => {
  const rowOf = (table: string) => rows.find((row) => row.startsWith(`| \`${table}\``))
  expect(rowOf('runs')).toContain(`${RUN_DAYS} days after its end`)
  expect(rowOf('drafts')).toContain(`${DRAFT_HOURS} hours`)
})

test('it names what is swept', () => {
  const sweeps = map.slice(map.indexOf('## Sweeps'))
  for (const { what } of EXPIRING) expect(sweeps).toContain(`\`${what}\``)
})

test('it has every cookie, and where a browser keeps texts', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.tsx?$/.test(name),
  )
  const names = files.flatMap((name) => {
    const source = readFileSync(`app/${name}`, 'utf8')
    return [...source.matchAll(/(?:signedCookie\(|COOKIE = )'([\w-]+)'/g)].map(([, cookie = '']) => cookie)
  })
  expect(names.length).toBeGreaterThan(12)
  const kept = files.flatMap((name) => {
    const source = readFileSync(`app/${name}`, 'utf8')
    return [...source.matchAll(/\$\{KEPT_TEXTS\}(\w+)/g)].map(([, rest = '']) => KEPT_TEXTS + rest)
  })
  expect(kept.length).toBeGreaterThan(3)
  for (const name of [...names, ...kept]) expect(browser, name).toContain(`\`${name}`)
  expect(browser).toContain(`${KEPT_TEXT_DAYS} days at most; signing out`)
})
