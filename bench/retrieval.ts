/**
 * How well the right page is found: factual questions about real documents, each with the page its answer stands on and
 * words of that page that are the answer. The questions were written by hand from reading the pages; before asking, each
 * answer is looked for on its page, so that a wrong entry shows. The documents are not kept with the source: those of
 * TeX Live come with Debian's texlive-doc packages (in /usr/share/doc), the others lie in the folder of shared documents
 * (WORDKIN_SHARED). What is not there is left out, and said so.
 *
 *   npm run bench:retrieval                the questions
 *   npm run bench:retrieval -- --library   also the time of searches over 1,000 documents of one person
 *   npm run bench:retrieval -- --postgres  on a PostgreSQL that is started for it, instead of the embedded database
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { count, sql } from 'drizzle-orm'
import type { Extraction } from '#app/domain/extraction/extract.server.ts'
import { startPostgres } from '#test/postgres.ts'
import { sharedFolder } from '#test/shared.ts'
import { closeDatabase, db, openDatabase } from '#db/client.server.ts'
import { passages } from '#db/schema/chat.ts'
import { median, ms, quantile, report } from './support/figures.ts'

type Entry = { file: string; questions: { page: number; question: string; answer: string }[] }
type Page = Extraction['pages'][number]

const { values } = parseArgs({
  options: { library: { type: 'boolean', default: false }, postgres: { type: 'boolean', default: false } },
})
const entries = JSON.parse(
  readFileSync(join(import.meta.dirname, 'retrieval-questions.json'), 'utf8'),
) as Entry[]
const cache = join(tmpdir(), 'wordkin-bench-pages')
const dataDir = join(tmpdir(), `wordkin-bench-${process.pid}`)
mkdirSync(cache, { recursive: true })

function pathOf(file: string): string | undefined {
  const corpus = sharedFolder('corpus')
  const path = file.startsWith('corpus/')
    ? corpus && join(corpus, file.slice(7))
    : join('/usr/share/doc', file)
  return path && existsSync(path) ? path : undefined
}

/** Reading takes long and is not measured here: what was read of a file is kept until the file changes. */
async function pagesOf(path: string): Promise<Page[]> {
  const kept = join(cache, `${createHash('sha256').update(readFileSync(path)).digest('hex')}.json`)
  if (!existsSync(kept)) {
    const { extractFile } = await import('#app/domain/extraction/extract.server.ts')
    const { pages } = await extractFile(path, { fileName: basename(path), isLast: true })
    writeFileSync(kept, JSON.stringify(pages))
  }
  return JSON.parse(readFileSync(kept, 'utf8')) as Page[]
}

process.env.DATA_DIR = dataDir
const postgres = values.postgres ? await startPostgres() : undefined
const databaseUrl = postgres?.url ?? process.env.DATABASE_URL
await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })
const { documentOf } = await import('#test/documents.ts')
const { person } = await import('#test/people.ts')
const { detectLanguage } = await import('#app/domain/text/detect-language.ts')
const { indexDocument } = await import('#app/domain/library/passages/index-document.server.ts')
const { searchContents } = await import('#app/domain/chat/retrieval/search-contents.server.ts')
const { retrieve } = await import('#app/domain/chat/retrieval/retrieve.server.ts')
const { plainText } = await import('#app/domain/grounding/plain-text.ts')

try {
  await askAll()
  if (values.library) await searchLibrary()
} finally {
  await closeDatabase()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

async function askAll() {
  const user = await person('ninja')
  let asked = 0
  let first = 0
  let five = 0
  const times: number[] = []
  for (const { file, questions } of entries) {
    const path = pathOf(file)
    if (!path) {
      console.log(`not here: ${file}`)
      continue
    }
    const pages = await pagesOf(path)
    const texts = pages.map(({ text }) => text)
    const language = detectLanguage(texts.join('\n').slice(0, 20_000))
    const id = await documentOf(user, { fileName: basename(file), language, pages: texts })
    await indexDocument(user, id)
    for (const { page, question, answer } of questions) {
      const isThere = (text: string | undefined) =>
        plainText(text ?? '')
          .replace(/\s+/g, ' ')
          .includes(answer)
      // What has no pages of its own is cut into sections, whose numbers change with how they are cut.
      const right = isThere(texts[page - 1]) ? page : texts.findIndex(isThere) + 1
      if (right === 0) throw new Error(`${file}: the answer of "${question}" stands on no page`)
      const start = performance.now()
      const { passages } = await retrieve(user, question, { ids: [id] })
      times.push(performance.now() - start)
      const found = [...new Set(passages.map((passage) => passage.page))]
      const place = found.indexOf(right)
      asked++
      if (place === 0) first++
      if (place >= 0 && place < 5) five++
      if (place !== 0)
        console.log(
          `${place < 0 ? 'missed' : `place ${place + 1}`}: ${basename(file)} p. ${right}: ${question} (first: p. ${found[0]})`,
        )
    }
  }
  times.sort((a, b) => a - b)
  const percent = (count: number) => `${((100 * count) / asked).toFixed(1)} %`
  console.log(
    `\n${asked} questions: right page first ${percent(first)}, among the first five ${percent(five)}`,
  )
  console.log(
    `a search: median ${times[times.length >> 1]?.toFixed(1)} ms, 95 % within ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
  )
}

/** A thousand documents made of the pages that are there, cut at other places, so that no two are alike. */
async function searchLibrary() {
  const user = await person('ninja')
  const pool: string[] = []
  for (const { file } of entries) {
    const path = pathOf(file)
    if (path) for (const { text } of await pagesOf(path)) pool.push(text)
  }
  for (let at = 0; at < 1_000; at++) {
    const pages = Array.from(
      { length: 3 },
      (_, step) => pool[(at * 7 + step * (1 + (at % 13))) % pool.length] ?? '',
    )
    const id = await documentOf(user, { fileName: `${at}.pdf`, language: 'en', pages })
    await indexDocument(user, id)
  }
  const sessions = databaseUrl ? await databaseSessions() : []
  const wall: number[] = []
  const cpu: number[] = []
  for (const { questions } of entries) {
    for (const { question } of questions.slice(0, 5)) {
      const used = cpuMs(sessions)
      const start = performance.now()
      await retrieve(user, question)
      wall.push(performance.now() - start)
      cpu.push(cpuMs(sessions) - used)
    }
  }
  const target = { text: '< 50 ms', kept: median(wall) < 50 }
  console.log(`\n${wall.length} searches over 1,000 documents`)
  report('on the clock, median', ms(median(wall)), target)
  report('  p95', ms(quantile(wall, 0.95)))
  report('processor time, median', ms(median(cpu)))
  report('  p95', ms(quantile(cpu, 0.95)))
  await searchByWords(user)
}

/** What My Files looks for: two words of a question, the last of them half typed, and words that stand everywhere. */
async function searchByWords(user: Awaited<ReturnType<typeof person>>) {
  const times: number[] = []
  const searches = entries.flatMap(({ questions }) =>
    questions.slice(0, 10).flatMap(({ question, answer }) => {
      const words = `${question} ${answer}`.match(/\p{L}{5,}/gu) ?? []
      const [one = 'result', two = 'value'] = words
      return [`${one} ${two.slice(0, 4)}`, two, 'which should be used']
    }),
  )
  let files = 0
  for (const search of searches) {
    const start = performance.now()
    const found = await searchContents(user, search, {}, (error) => {
      throw error
    })
    times.push(performance.now() - start)
    files += found.files.length
  }
  const [counted] = await db.select({ passages: count() }).from(passages)
  console.log(
    `\n${searches.length} searches of My Files in ${counted?.passages} passages, ${files} files found`,
  )
  report('on the clock, median', ms(median(times)))
  report('  p95', ms(quantile(times, 0.95)), { text: '≤ 60 ms', kept: quantile(times, 0.95) <= 60 })
}

/** The processes of PostgreSQL that serve this database. */
async function databaseSessions(): Promise<number[]> {
  const rows = await db
    .select({ pid: sql<number>`pid` })
    .from(sql`(select pid from pg_stat_activity where datname = current_database()) as sessions`)
  return rows.map(({ pid }) => pid)
}

/** Processor time in milliseconds of this process with its threads, and of those of the database. */
function cpuMs(sessions: readonly number[]): number {
  const { user, system } = process.cpuUsage()
  const theirs = sessions.map((pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]))
  return (user + system) / 1e3 + theirs.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}
