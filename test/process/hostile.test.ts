import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { extractFile } from '#app/domain/extraction/extract.server.ts'
import { joinPages } from '#app/domain/extraction/markdown/join.ts'
import { sharedFolder } from '../shared.ts'
import { watchChildren, watchMemory } from './children.ts'

/** What is promised of a hostile file, as its manifest says. */
type Promised = {
  file: string
  expect: 'error' | 'text' | 'any'
  maxSeconds: number
  maxRssMB: number
  mustContain?: string[]
  mustContainIfText?: string[]
  mustNotContain?: string[]
  mustNotExist?: string[]
  errorShould?: string
}

const MB = 1024 * 1024
/** What this process may grow by while children read. */
const GROWTH = 64 * MB
/** As many at a time as there are places. */
const AT_A_TIME = 2

/** Words in which a refusal says what the manifest asks it to say. */
const SAYS: [asked: RegExp, words: RegExp][] = [
  [/empty/, /\bempty\b/i],
  [/password|encrypted/, /password/i],
  [/no text/, /no text/i],
]

const kit = sharedFolder('hostile')
const folder = mkdtempSync(join(tmpdir(), 'wordkin-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/** What came of a file; its text is kept on disk, so that this process holds no more than a server would. */
type Outcome = {
  row: Promised
  textFile?: string
  refusal?: string
  failure?: string
  peak: number
  worked: number
}

async function outcomeOf(row: Promised): Promise<Outcome> {
  const children = watchChildren()
  try {
    const { pages } = await extractFile(join(folder, 'files', row.file), {
      fileName: row.file,
      person: row.file,
    })
    const textFile = join(folder, `${row.file}.text`)
    writeFileSync(textFile, joinPages(pages))
    return { row, textFile, ...children.end() }
  } catch (error) {
    const said = error instanceof AppError ? { refusal: error.message } : { failure: String(error) }
    return { row, ...said, ...children.end() }
  }
}

/** Which promises were broken. */
function broken({ row, textFile, refusal = '', failure, peak, worked }: Outcome): string[] {
  const found = failure ? [`no refusal but ${failure}`] : []
  const text = textFile && readFileSync(textFile, 'utf8')
  if (worked > row.maxSeconds) found.push(`took ${worked.toFixed(1)} s`)
  if (peak > row.maxRssMB * MB) found.push(`took ${Math.round(peak / MB)} MB`)
  if (row.expect === 'error' && text !== undefined) found.push(`was read: ${text.slice(0, 80)}`)
  if (row.expect === 'text' && text === undefined) found.push(`was refused: ${refusal}`)
  const folded = fold(text ?? '')
  const wanted = [...(row.mustContain ?? []), ...(text === undefined ? [] : (row.mustContainIfText ?? []))]
  for (const words of wanted) if (!folded.includes(fold(words))) found.push(`misses ${words}`)
  for (const words of row.mustNotContain ?? []) {
    // Folding leaves nothing of what is invisible; that is looked for as it is.
    const isThere =
      (fold(words).trim() && folded.includes(fold(words))) || `${text}${refusal}`.includes(words)
    if (isThere) found.push(`contains ${words}`)
  }
  for (const path of row.mustNotExist ?? []) if (existsSync(path)) found.push(`wrote ${path}`)
  const asked =
    row.errorShould && text === undefined ? SAYS.find(([what]) => what.test(row.errorShould!)) : undefined
  if (asked && !asked[1].test(refusal)) found.push(`does not ${row.errorShould} but: ${refusal}`)
  return found.map((what) => `${row.file} ${what}`)
}

test('every hostile file keeps its promises', { timeout: 2_400_000 }, async () => {
  expect(spawnSync(process.execPath, [join(kit!, 'make.mjs'), folder]).status).toBe(0)
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    canary: string
    files: Promised[]
  }
  let calls = 0
  const canary = createServer((_, response) => {
    calls++
    response.end()
  }).listen(Number(new URL(manifest.canary).port), '127.0.0.1')
  const left = [...manifest.files]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let row = left.shift(); row; row = left.shift()) outcomes.push(await outcomeOf(row))
  }
  const memory = watchMemory()
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  const growth = memory.growth()
  canary.close()
  expect(outcomes.flatMap(broken)).toEqual([])
  expect(calls).toBe(0)
  expect(growth).toBeLessThan(GROWTH)
  expect(Object.keys(Object.prototype)).toEqual([])
})
