/**
 * How many questions the built-in engine makes of how many that are asked for, by document and by form.
 *
 *     npm run bench:quiz -- [--count N] [--seed N] [--show] [--points] [FILE…]
 *
 * Without files: the texts of `bench/quiz`, written for this in eight languages and many genres, and those of the corpus
 * that are kept beside the project. `--show` prints every question with its options, for reading; `--points` the key points.
 */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractFile } from '../app/domain/extraction/extract.server.ts'
import { detectLanguage } from '../app/domain/text/detect-language.ts'
import { keyPointsOf } from '../app/domain/study/embedded/key-points.ts'
import { type Made, quizWithForms } from '../app/domain/study/embedded/quiz.ts'
import { QUESTION_TYPES, type StudyPage } from '../app/domain/study/types.ts'
import { sharedFolder } from '../test/shared.ts'

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '7' },
    show: { type: 'boolean', default: false },
    points: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const count = Number(values.count)

/** Formats whose texts are prose more often than not. */
const PROSE = /\.(?:pdf|docx?|odt|epub|html?|md|txt|xml|tex)$/
/** Fewer words than this are no document that a quiz is made of. */
const FEWEST_WORDS = 150

function filesIn(folder: string | undefined): string[] {
  if (!folder) return []
  return readdirSync(folder)
    .filter((name) => PROSE.test(name))
    .sort()
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

function show({ question, form }: Made): void {
  const { question: asked, options, correctAnswer, hint, explanation, page } = question
  console.log(`  [${form}, page ${page}] ${asked}`)
  console.log(
    `      = ${correctAnswer}${options ? `   | ${options.filter((one) => one !== correctAnswer).join(' | ')}` : ''}`,
  )
  console.log(`      hint: ${hint}`)
  console.log(`      why: ${explanation.replaceAll('\n', ' // ')}`)
}

const never = new AbortController().signal
const forms = new Map<string, number>()
let [wanted, made, documents] = [0, 0, 0]

async function measure(files: readonly string[], title: string) {
  let [ownWanted, ownMade] = [0, 0]
  for (const file of files) {
    const pages = await pagesOf(file)
    const text = pages.map((page) => page.text).join('\n')
    if (text.split(/\s+/).length < FEWEST_WORDS) continue
    const language = detectLanguage(text.slice(0, 20_000))
    const input = {
      pages,
      language,
      seed: Number(values.seed),
      known: [],
      count,
      difficulty: 'medium',
      types: QUESTION_TYPES,
    } as const
    const own = new Map<string, number>()
    const questions: Made[] = []
    for await (const one of quizWithForms(input, never)) {
      questions.push(one)
      own.set(one.form, (own.get(one.form) ?? 0) + 1)
      forms.set(one.form, (forms.get(one.form) ?? 0) + 1)
    }
    documents += 1
    ownWanted += count
    ownMade += questions.length
    const kinds = [...own].map(([form, seen]) => `${form} ${seen}`).join(', ')
    console.log(
      `${basename(file).slice(0, 40).padEnd(40)} ${language} ${String(questions.length).padStart(3)} of ${count}   ${kinds}`,
    )
    if (values.show) for (const one of questions) show(one)
    if (values.points)
      for (const point of await keyPointsOf(pages, language, never))
        console.log(`  * [${point.page}] ${point.text}`)
  }
  wanted += ownWanted
  made += ownMade
  if (ownWanted > 0)
    console.log(`${title}: ${ownMade} of ${ownWanted}, ${((100 * ownMade) / ownWanted).toFixed(0)} %\n`)
}

if (positionals.length > 0) await measure(positionals, 'Named')
else {
  await measure(filesIn(join(import.meta.dirname, 'quiz')), 'Own texts')
  for (const set of ['fresh', 'second', 'third', 'fourth'])
    await measure(filesIn(join(import.meta.dirname, 'quiz', set)), `Texts of the ${set} set`)
  await measure(filesIn(sharedFolder('corpus')), 'Corpus')
}
const byForm = [...forms].sort((one, two) => two[1] - one[1]).map(([form, seen]) => `${form} ${seen}`)
console.log(`${documents} documents, ${made} of ${wanted} questions: ${byForm.join(', ')}`)
process.exit(0)
