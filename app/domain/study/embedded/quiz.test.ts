import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#app/domain/text/language.ts'
import { comparable } from '../plain.ts'
import type { Question, QuizInput, StudyPage } from '../types.ts'
import { faultOf } from '../validate.ts'
import { keyPointsOf } from './key-points.ts'
import { embeddedQuiz } from './quiz.ts'
import { ARTICLES } from './samples.test-help.ts'

const never = new AbortController().signal

function article(language: Language): StudyPage[] {
  return ARTICLES[language].map((text, index) => ({ number: index + 1, label: null, text }))
}

async function quiz(pages: StudyPage[], wish: Partial<QuizInput> = {}): Promise<Question[]> {
  const input: QuizInput = {
    pages,
    language: 'en',
    seed: 1,
    known: [],
    count: 6,
    difficulty: 'medium',
    types: ['multiple-choice', 'free-text'],
    ...wish,
  }
  const questions: Question[] = []
  for await (const question of embeddedQuiz(input, never)) questions.push(question)
  return questions
}

describe.each(LANGUAGES)('a quiz in %s', (language) => {
  test('has sound questions of both types on both pages', async () => {
    const pages = article(language)
    const questions = await quiz(pages, { language })
    expect(questions.length).toBe(6)
    const byNumber = new Map(pages.map((page) => [page.number, page]))
    for (const [index, question] of questions.entries()) {
      expect(faultOf(question, byNumber, language, questions.slice(0, index))).toBeNull()
    }
    expect(new Set(questions.map(({ type }) => type)).size).toBe(2)
    expect(new Set(questions.map(({ page }) => page))).toEqual(new Set([1, 2]))
  })

  test('is the same for the same seed, and another one for known questions', async () => {
    const pages = article(language)
    const first = await quiz(pages, { language, count: 3 })
    expect(await quiz(pages, { language, count: 3 })).toEqual(first)
    const second = await quiz(pages, { language, count: 3, known: first })
    const asked = new Set(first.map(({ question }) => comparable(question)))
    expect(second.some(({ question }) => asked.has(comparable(question)))).toBe(false)
  })

  test('has only the types that are wanted', async () => {
    for (const type of ['multiple-choice', 'free-text'] as const) {
      const questions = await quiz(article(language), { language, types: [type] })
      expect(questions.length).toBeGreaterThan(2)
      expect(new Set(questions.map((question) => question.type))).toEqual(new Set([type]))
    }
  })

  test('key points are sentences of the document, without repeating themselves', async () => {
    const pages = article(language)
    const points = await keyPointsOf(pages, language, never)
    expect(points.length).toBeGreaterThan(3)
    for (const { quote, page } of points) expect(pages[page - 1]?.text).toContain(quote)
    expect(new Set(points.map(({ text }) => text)).size).toBe(points.length)
  })
})

test.each([
  ['nothing', ''],
  ['noise', '%PDF 1234 ### [x](y) | a | b |\n|---|---|\n| 1 | 2 |'],
  ['one word without end', 'a'.repeat(200_000)],
  [
    'sentences that lean on others',
    'This is why it was built there in 1912. He sold it to them in 1914 again.',
  ],
  ['stops without words', '. '.repeat(50_000)],
])('no question is made of %s', async (_, text) => {
  expect(await quiz([{ number: 1, label: null, text }])).toEqual([])
  expect(await keyPointsOf([{ number: 1, label: null, text }], 'en', never)).toEqual([])
})

test('a stopped quiz ends', async () => {
  const stopped = new AbortController()
  stopped.abort()
  const input: QuizInput = {
    pages: article('en'),
    language: 'en',
    seed: 1,
    known: [],
    count: 5,
    difficulty: 'easy',
    types: ['free-text'],
  }
  const questions: Question[] = []
  for await (const question of embeddedQuiz(input, stopped.signal)) questions.push(question)
  expect(questions).toEqual([])
})

test('German questions offer places only for places, and take no first name for a term', async () => {
  const text = `Die zwölfte Tagung wurde im Juli 2011 in Banja Luka abgehalten, mit mehr als 300 Teilnehmern.

Im Jahr 2019 wurde die Ausgabe nach Andys Spielzeughund benannt, wie die Leser es wünschten. Viele kamen im Sommer 2012 zur Feier aus Debian Schweiz nach Genf. Die Stiftung hat ihren Sitz seit dem Jahr 1997 in New York und zwei kleine Büros.

Martin war ein junges Mitglied des Vereins, das bei der Übertragung auf kleine Rechner mithalf. Multiarch ist ein Umdenken in der Hierarchie der Dateien, um Programme nebeneinander einrichten zu können.`
  const questions = await quiz([{ number: 1, label: null, text }], { language: 'de', count: 20 })
  expect(questions.length).toBeGreaterThan(2)
  for (const { correctAnswer, options = [] } of questions) {
    expect([correctAnswer, ...options].join()).not.toMatch(/Spielzeughund|Debian Schweiz|Martin/)
  }
})
