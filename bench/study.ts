/**
 * What the embedded engine asks about real documents: how many questions each gives, of which form, and whether every
 * one of them is sound, checked once more here. Fails when one is not.
 *
 *     npm run bench:study -- [--count N] [--show] FILE…
 *
 * Without files, those of the corpus that have text, where it is kept beside the project.
 */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractFile } from '../app/domain/extraction/extract.server.ts'
import { detectLanguage } from '../app/domain/text/detect-language.ts'
import { keyPointsOf } from '../app/domain/study/embedded/key-points.ts'
import { embeddedQuiz } from '../app/domain/study/embedded/quiz.ts'
import { comparable, plainText } from '../app/domain/study/plain.ts'
import { QUESTION_TYPES, type Question, type StudyPage } from '../app/domain/study/types.ts'
import { faultOf } from '../app/domain/study/validate.ts'
import { sharedFolder } from '../test/shared.ts'

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '20' }, show: { type: 'boolean', default: false } },
  allowPositionals: true,
})

/** Formats whose texts are prose more often than not. */
const PROSE = /\.(?:pdf|docx?|odt|epub|html?|md|txt|xml|tex)$/

function filesOfCorpus(): string[] {
  const folder = sharedFolder('corpus')
  if (!folder) return []
  return readdirSync(folder)
    .filter((name) => PROSE.test(name))
    .map((name) => join(folder, name))
}

async function pagesOf(file: string): Promise<StudyPage[]> {
  try {
    const { pages } = await extractFile(file, { fileName: basename(file), person: file, isLast: true })
    return pages.map(({ label, text }, index) => ({ number: index + 1, label: label ?? null, text }))
  } catch {
    return []
  }
}

/** How often a key is not exactly one option, or a quote not on its page: checked without the code that made the question. */
function unsound(
  { type, options = [], correctAnswer, page, quote }: Question,
  pages: readonly StudyPage[],
): string | null {
  const keys = options.filter((option) => comparable(option) === comparable(correctAnswer)).length
  if (type === 'multiple-choice' && keys !== 1) return `${keys} options are the key`
  const text = comparable(plainText(pages[page - 1]?.text ?? ''))
  return text.includes(comparable(quote)) ? null : 'its quote is not on its page'
}

const files = positionals.length > 0 ? positionals : filesOfCorpus()
if (files.length === 0) console.log('There are no documents here: name some.')
let [asked, points, bad, studied] = [0, 0, 0, 0]
let slowest = 0
for (const file of files) {
  const pages = await pagesOf(file)
  if (pages.every(({ text }) => text.trim() === '')) continue
  const language = detectLanguage(
    pages
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 20_000),
  )
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const start = performance.now()
  const questions: Question[] = []
  const never = new AbortController().signal
  const input = {
    pages,
    language,
    seed: 7,
    known: [],
    count: Number(values.count),
    difficulty: 'medium',
    types: QUESTION_TYPES,
  } as const
  for await (const question of embeddedQuiz(input, never)) {
    const fault = unsound(question, pages) ?? faultOf(question, byNumber, language, questions)
    if (fault) console.error(`UNSOUND ${basename(file)}: ${fault}: ${question.question}`)
    bad += fault ? 1 : 0
    questions.push(question)
  }
  const found = await keyPointsOf(pages, language, never)
  const took = performance.now() - start
  slowest = Math.max(slowest, took)
  studied += 1
  asked += questions.length
  points += found.length
  const choices = questions.filter(({ type }) => type === 'multiple-choice').length
  console.log(
    `${basename(file).slice(0, 40).padEnd(40)} ${language} ${String(pages.length).padStart(4)} pages ` +
      `${String(choices).padStart(3)} choices ${String(questions.length - choices).padStart(3)} to type ` +
      `${String(found.length).padStart(3)} points ${took.toFixed(0).padStart(6)} ms`,
  )
  if (values.show) {
    for (const { page, question, options, correctAnswer } of questions) {
      console.log(
        `  [${page}] ${question}\n      ${correctAnswer}${options ? ` | ${options.filter((one) => one !== correctAnswer).join(' | ')}` : ''}`,
      )
    }
  }
}
console.log(
  `\n${studied} documents, ${asked} questions, ${points} key points, ${bad} unsound, slowest ${slowest.toFixed(0)} ms`,
)
process.exit(bad > 0 ? 1 : 0)
