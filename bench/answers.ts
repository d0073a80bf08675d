/**
 * How well the built-in engine answers: questions about documents, each with words that its answer holds, or a dash where
 * the document does not say. `bench/answers/set` is what the engine was built with in view; `bench/answers/fresh` was written
 * before it was asked and never tuned for. Questions of bench/retrieval-questions.json whose documents are in the folder of
 * shared documents (WORDKIN_SHARED) are asked, too; what is not there is left out, and said so.
 *
 * `bench/answers/near-misses` asks of the same documents what they do not say, though they say something like it.
 *
 *   npm run bench:answers                    all figures
 *   npm run bench:answers -- --show          and every question that was not answered well
 *   npm run bench:answers -- --stages        and at which stage the others were lost
 *   npm run bench:answers -- --only NAME     documents with NAME in their names
 *   npm run bench:answers -- --set fresh     the documents of that folder alone; `set` with the shared ones
 */
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { Language } from '#app/domain/text/language.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { answerSet, answerSets, type Asked, type Entry, type Style } from './support/answer-sets.ts'
import { closeDatabase, openDatabase } from '#db/client.server.ts'
import { longDocument } from './support/long-document.ts'
import { quantile, report } from './support/figures.ts'

type Outcome = Asked & {
  name: string
  cited: boolean
  /** Passages are shown as the nearest ones, without a word on whether they answer. */
  near: boolean
  /** The answer stands in a quote, or in the first one. */
  holds: boolean
  first: boolean
  page: boolean
  quotes: number
  verbatim: number
  ms: number
  content: string
  stage: Stage | null
}

/** Where an answer was lost, from the question to what is said. */
const STAGES = [
  'asked in other words than the document has',
  'not among the lines found',
  'another line claimed',
  'another line nearest, none claimed',
  'the right line first, but not claimed',
  'claimed though the document does not say',
] as const
type Stage = (typeof STAGES)[number]
/** A right line that has less of a question was not to be found by its words. */
const FEW_WORDS = 0.35

const { values } = parseArgs({
  options: {
    show: { type: 'boolean', default: false },
    stages: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    set: { type: 'string', default: '' },
  },
})

const dataDir = join(tmpdir(), `wordkin-bench-${process.pid}`)
mkdirSync(dataDir)
process.env.DATA_DIR = dataDir
await openDatabase({ dataDir })
const { documentOf } = await import('#test/documents.ts')
const { person } = await import('#test/people.ts')
const { detectLanguage } = await import('#app/domain/text/detect-language.ts')
const { extractFile } = await import('#app/domain/extraction/extract.server.ts')
const { answer } = await import('#app/domain/chat/answer.server.ts')
const { chatDocuments } = await import('#app/domain/chat/documents.server.ts')
const { findQuote } = await import('#app/domain/grounding/quote.ts')
const { plainText } = await import('#app/domain/grounding/plain-text.ts')
const { questionLanguage } = await import('#app/domain/chat/question-language.ts')
const { retrieve } = await import('#app/domain/chat/retrieval/retrieve.server.ts')
const { suggestionsFor } = await import('#app/domain/chat/suggestions.server.ts')

const signal = new AbortController().signal
const fail = (error: unknown) => {
  throw error
}

async function bring(user: User, path: string): Promise<{ id: string; pages: string[]; language: Language }> {
  const { pages } = await extractFile(path, { fileName: basename(path), isLast: true })
  const texts = pages.map(({ text }) => text)
  const language = detectLanguage(texts.join('\n').slice(0, 20_000))
  const wordCount = texts.join(' ').split(/\s+/).length
  return {
    id: await documentOf(user, { fileName: basename(path), language, pages: texts, wordCount }),
    pages: texts,
    language,
  }
}

async function ask(user: User, id: string, question: string) {
  const chosen = await chatDocuments(user, [id])
  const answering = answer(user, { question, chosen, turns: [], words: 700 }, signal, fail)
  for (let next = await answering.next(); ; next = await answering.next()) if (next.done) return next.value
}

/** Where the answer to a question was lost; null where it was given, or rightly not. */
async function stageOf(
  user: User,
  id: string,
  language: Language,
  { question, answer: wanted }: Asked,
  given: { cited: boolean; holds: boolean },
): Promise<Stage | null> {
  if (!wanted) return given.cited ? 'claimed though the document does not say' : null
  if (given.cited && given.holds) return null
  const { hits } = await retrieve(user, question, {
    ids: [id],
    language: questionLanguage(question, language),
  })
  const place = hits.findIndex(({ index, line }) =>
    [line.text, `${line.text} ${index.lines[line.at + 1]?.text ?? ''}`].some((text) => wanted.test(text)),
  )
  const right = hits[place]
  if (!right) return 'not among the lines found'
  if (right.coverage < FEW_WORDS) return 'asked in other words than the document has'
  if (given.cited) return 'another line claimed'
  return place === 0 ? 'the right line first, but not claimed' : 'another line nearest, none claimed'
}

function printStages(outcomes: readonly Outcome[]) {
  const lost = outcomes.filter(({ stage }) => stage !== null)
  console.log(`\nOf ${outcomes.length} questions ${lost.length} were lost`)
  for (const stage of STAGES) {
    const here = lost.filter((one) => one.stage === stage)
    report(`  ${stage}`, `${here.length}`)
  }
}

async function askAll(
  entries: readonly Entry[],
): Promise<{ outcomes: Outcome[]; suggested: [string, boolean][] }> {
  const outcomes: Outcome[] = []
  const suggested: [string, boolean][] = []
  for (const { path, name, questions } of entries) {
    if (!name.includes(values.only)) continue
    const user = await person('ninja')
    const { id, pages, language } = await bring(user, path)
    const plain = pages.map(plainText)
    for (const asked of questions) {
      const { question, answer: wanted } = asked
      if (wanted && !plain.some((text) => wanted.test(text.replace(/\s+/g, ' '))))
        throw new Error(`${name}: the answer of "${question}" is not there: ${wanted.source}`)
      const start = performance.now()
      const given = await ask(user, id, question)
      const ms = performance.now() - start
      const citations = given?.citations ?? []
      const [first] = citations
      const good = citations.filter(
        ({ page, quote }) => findQuote(plain[page - 1] ?? '', quote)?.text === quote,
      )
      const page = first && wanted?.test((plain[first.page - 1] ?? '').replace(/\s+/g, ' '))
      const cited = given?.facts.support === 'cited'
      const holds = wanted !== null && wanted.test(citations.map(({ quote }) => quote).join('\n'))
      outcomes.push({
        ...asked,
        name,
        cited,
        near: given?.facts.support === 'near',
        holds,
        stage: values.stages ? await stageOf(user, id, language, asked, { cited, holds }) : null,
        first: wanted !== null && wanted.test(first?.quote ?? ''),
        page: page ?? false,
        quotes: citations.length,
        verbatim: good.length,
        ms,
        content: given?.content ?? '',
      })
    }
    const { questions: offered } = await suggestionsFor(user, id, signal, fail)
    for (const question of offered)
      suggested.push([`${name}: ${question}`, (await ask(user, id, question))?.facts.support === 'cited'])
  }
  return { outcomes, suggested }
}

const share = (some: number, all: number) => (all === 0 ? 0 : (100 * some) / all)
const percent = (some: number, all: number) => `${share(some, all).toFixed(0)} % (${some} of ${all})`

function print(title: string, outcomes: readonly Outcome[], suggested: readonly [string, boolean][]) {
  console.log(`\n${title}: ${outcomes.length} questions`)
  const row = (label: string, some: number, all: number, least: number) => {
    if (all > 0) report(label, percent(some, all), { text: `≥ ${least} %`, kept: share(some, all) >= least })
  }
  const of = (style: Style) => outcomes.filter((one) => one.style === style)
  const answered = (list: readonly Outcome[]) => list.filter(({ cited, holds }) => cited && holds).length
  row('prepared ones answered', answered(of('prepared')), of('prepared').length, 80)
  row('natural ones answered', answered(of('natural')), of('natural').length, 65)
  const there = [...of('prepared'), ...of('natural')]
  const near = there.filter((one) => one.near)
  report(
    'answer among the nearest passages instead',
    percent(near.filter(({ holds }) => holds).length, there.length),
  )
  const missed = there.filter((one) => !one.cited && !one.near)
  report('said not to be found though it is there', percent(missed.length, there.length), {
    text: '≤ 4 %',
    kept: share(missed.length, there.length) <= 4,
  })
  report('  (near, that is, neither said nor denied)', percent(near.length, there.length))
  report(
    '  and not among the nearest passages either',
    percent(missed.filter(({ holds }) => !holds).length, there.length),
  )
  report(
    'claimed without the answer',
    percent(there.filter(({ cited, holds }) => cited && !holds).length, there.length),
  )
  row('right quote first', there.filter(({ first }) => first).length, there.length, 80)
  row('right page first', there.filter(({ page }) => page).length, there.length, 90)
  const none = of('no answer')
  row('told so where the document does not say', none.filter(({ cited }) => !cited).length, none.length, 90)
  report('  of these shown as near', percent(none.filter((one) => one.near).length, none.length))
  row('in another language, answered', answered(of('other language')), of('other language').length, 50)
  const quotes = outcomes.reduce((sum, one) => sum + one.quotes, 0)
  row(
    'quotes letter by letter',
    outcomes.reduce((sum, one) => sum + one.verbatim, 0),
    quotes,
    100,
  )
  row('own suggestions answered', suggested.filter(([, good]) => good).length, suggested.length, 100)
  if (!values.show) return
  for (const one of outcomes) {
    const good = one.style === 'no answer' ? !one.cited : one.cited && one.holds
    if (!good)
      console.log(
        `- ${one.name} [${one.style}] ${one.question}\n    wants ${one.answer?.source ?? 'nothing'}; ${one.content.replace(/\s+/g, ' ').slice(0, 260)}`,
      )
  }
  for (const [question, good] of suggested) console.log(`${good ? '  offered' : '- refused'} ${question}`)
}

try {
  const names = answerSets()
  if (values.set && !names.includes(values.set)) throw new Error(`No such set: ${values.set}`)
  const all: Outcome[] = []
  for (const name of names) {
    if (values.set && name !== values.set) continue
    const title = name === 'set' ? 'In view' : `Set “${name}”`
    const entries = answerSet(name)
    const { outcomes, suggested } = await askAll(entries)
    print(title, outcomes, suggested)
    all.push(...outcomes)
  }
  if (values.stages) printStages(all.filter(({ style }) => style !== 'other language'))
  if (!values.only && !values.set) await askLong()
} finally {
  await closeDatabase()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

/** How long an answer takes about a hundred pages, and for how long nobody else has their turn. */
async function askLong() {
  const user = await person('ninja')
  const { markdown, questions } = longDocument(100)
  const pages = markdown.split(/\n(?=# )/)
  const wordCount = markdown.split(/\s+/).length
  const id = await documentOf(user, { language: 'en', pages, wordCount })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const start = performance.now()
  await ask(user, id, questions[0] ?? '')
  const opening = performance.now() - start
  delay.enable()
  const times: number[] = []
  for (const question of questions.slice(1, 41)) {
    const asked = performance.now()
    await ask(user, id, question)
    times.push(performance.now() - asked)
  }
  delay.disable()
  const longest = delay.max / 1e6
  const median = quantile(times, 0.5)
  console.log(`\nA document of 100 pages with ${wordCount} words`)
  report('first answer, document made ready', `${opening.toFixed(0)} ms`)
  report('an answer, median', `${median.toFixed(0)} ms`, { text: '≤ 150 ms', kept: median <= 150 })
  report('  p95', `${quantile(times, 0.95).toFixed(0)} ms`)
  report('longest block of the event loop', `${longest.toFixed(0)} ms`, {
    text: '≤ 50 ms',
    kept: longest <= 50,
  })
}
