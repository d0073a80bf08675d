import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { sharedFolder } from '#test/shared.ts'

export type Style = 'prepared' | 'natural' | 'other language' | 'no answer'
/** A question, and words that its answer holds; null where the document does not say. */
export type Asked = { style: Style; question: string; answer: RegExp | null }
/** A document with what is asked about it. */
export type Entry = { path: string; name: string; questions: Asked[] }

const STYLES = new Map<string, Style>([
  ['p', 'prepared'],
  ['n', 'natural'],
  ['x', 'other language'],
  ['-', 'no answer'],
])
const SETS = join(import.meta.dirname, '../answers')

/** Returns the names of all sets of questions, the one that the engine was built with first. */
export function answerSets(): string[] {
  const names = readdirSync(SETS).filter((name) => extname(name) === '')
  return names.toSorted((a, b) => Number(b === 'set') - Number(a === 'set'))
}

/** Returns the documents of a set with their questions; with those of the shared folder, as far as they are there. */
export function answerSet(name: string): Entry[] {
  const own = entriesOf(join(SETS, name))
  return name === 'set' ? [...own, ...sharedEntries()] : own
}

function entriesOf(folder: string): Entry[] {
  const table = readFileSync(join(folder, 'questions.tsv'), 'utf8').trim().split('\n').slice(1)
  const byFile = new Map<string, Asked[]>()
  for (const row of table) {
    const [file = '', style = '', question = '', answer = ''] = row.split('\t')
    const asked = {
      style: STYLES.get(style) ?? 'prepared',
      question,
      answer: answer === '-' ? null : new RegExp(answer, 'su'),
    }
    byFile.set(file, [...(byFile.get(file) ?? []), asked])
  }
  return [...byFile].map(([file, questions]) => ({ path: join(folder, file), name: file, questions }))
}

function sharedEntries(): Entry[] {
  const corpus = sharedFolder('corpus')
  const rows = JSON.parse(readFileSync(join(SETS, '../retrieval-questions.json'), 'utf8')) as {
    file: string
    questions: { page: number; question: string; answer: string }[]
  }[]
  return rows
    .filter(({ file }) => file.startsWith('corpus/'))
    .flatMap(({ file, questions }) => {
      const path = corpus && join(corpus, file.slice(7))
      if (!path || !existsSync(path)) {
        console.log(`not here: ${file}`)
        return []
      }
      const asked = questions.map(({ question, answer }) => ({
        style: 'prepared' as const,
        question,
        answer: new RegExp(answer.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'u'),
      }))
      return [{ path, name: basename(path), questions: asked }]
    })
}
