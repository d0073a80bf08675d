import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#app/domain/text/language.ts'
import { createLlm } from '#app/providers/llm/openai.server.ts'
import { INHERITED, INHERITED_NAMES } from '#test/inherited-names.ts'
import { type OpenAiMock, startOpenAi } from '#test/mocks/openai.ts'
import { ankiFile } from './anki.ts'
import { keyPointsOf } from './embedded/key-points.ts'
import { embeddedQuiz } from './embedded/quiz.ts'
import { ARTICLES } from './embedded/samples.test-help.ts'
import { grade } from './grade.ts'
import { llmKeyPoints } from './llm/key-points.ts'
import { llmQuiz } from './llm/quiz.ts'
import { mergeStudyData, EMPTY_STUDY_DATA } from './study-data.ts'
import { StudyDataFields } from './stored.server.ts'
import type { Question, QuizInput, StudyPage } from './types.ts'

// Each name that objects inherit takes the place of a name in an article, and is studied like any other.

const never = new AbortController().signal

/** The name as Markdown. */
const markdown = (name: string) => name.replaceAll('_', '\\_')

/** The article with the scientist called by that name. */
const article = (name: string, language: Language): StudyPage[] =>
  ARTICLES[language].map((text, at) => ({
    number: at + 1,
    label: null,
    text: text.replaceAll(/Curie|Кюри/g, markdown(name)),
  }))

const input = (pages: readonly StudyPage[], language: Language, count: number): QuizInput => ({
  pages,
  language,
  seed: 1,
  known: [],
  count,
  difficulty: 'medium',
  types: ['multiple-choice', 'free-text'],
})

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

const NOT_OURS = /native code|\[object |undefined|=>|NaN/

describe.each(LANGUAGES)('%s', (language) => {
  test.each(INHERITED)('a quiz and key points are made of a text about %s', async (name) => {
    const pages = article(name, language)
    const questions = await all(embeddedQuiz(input(pages, language, 12), never))
    expect(questions.length).toBeGreaterThan(3)
    const points = await keyPointsOf(pages, language, never)
    expect(points.length).toBeGreaterThan(0)
    const made = JSON.stringify([questions, points])
    expect(made).toContain(name)
    expect(made).not.toMatch(NOT_OURS)
    const cards = questions.map((question) => ({ question, fileName: name }))
    expect(ankiFile(cards, name)).toContain(name)
  })

  test('answers of such names are graded', () => {
    for (const name of INHERITED_NAMES) {
      const asked = { type: 'free-text', correctAnswer: name } as const
      expect(grade(asked, ` ${name}. `, language).isCorrect).toBe(true)
      expect(grade(asked, 'pitchblende', language).isCorrect).toBe(false)
      expect(grade({ ...asked, correctAnswer: 'pitchblende' }, name, language).isCorrect).toBe(false)
    }
  })
})

describe('a language model', () => {
  let mock: OpenAiMock
  beforeAll(async () => {
    mock = await startOpenAi()
  })
  afterAll(() => mock.close())

  const llm = () =>
    createLlm({
      apiKey: 'sk-test',
      baseUrl: mock.url,
      model: 'mock',
      firstTokenTimeoutMs: 10_000,
      totalTimeoutMs: 20_000,
      maxRetries: 0,
    })

  test.each(INHERITED)('may ask about %s, and call fields so', async (name) => {
    const pages = article(name, 'en')
    const question = {
      type: 'multiple-choice',
      question: 'Who was born in Warsaw?',
      options: [markdown(name), 'Iron', 'Copper', 'Tin'],
      correctAnswer: markdown(name),
      page: 1,
      quote: `Marie ${markdown(name)} was born in Warsaw`,
    }
    const field = `"${name}": {"${name}": ["${name}"]}`
    const reply = (list: string, one: unknown) => ({
      text: `{${field}, "${list}": [{${field}, ${JSON.stringify(one).slice(1)}]}`,
    })
    mock.setScript([reply('questions', question)])
    const [made] = await all<Question>(llmQuiz(llm(), input(pages, 'en', 1), never))
    expect(made?.question).toBe(question.question)
    expect(made?.correctAnswer.replaceAll('\\', '')).toBe(name)
    mock.setScript([reply('keyPoints', { ...question, text: `${markdown(name)} was born in Warsaw.` })])
    const [point] = await all(llmKeyPoints(llm(), pages, 'en', never))
    expect(point?.point.text.replaceAll('\\', '')).toBe(`${name} was born in Warsaw.`)
  })

  test.each(INHERITED)('that names its list %s has given none', async (name) => {
    mock.setScript(() => ({ text: `{"${name}": {"questions": "${name}"}}` }))
    await expect(all(llmQuiz(llm(), input(article(name, 'en'), 'en', 1), never))).rejects.toThrow()
  })
})

test.each(INHERITED_NAMES)('answers under %s are no answers, and do no harm', (name) => {
  const sent: unknown = JSON.parse(
    `{"${name}": {"isSubmitted": true}, "quizAnswers": {"1": {"text": "${name}", "isSubmitted": true}}, "showHints": {"${name}": true}}`,
  )
  expect(StudyDataFields.safeParse(sent).success).toBe(name === '__proto__')
  const good = StudyDataFields.parse({ quizAnswers: { 1: { text: name, isSubmitted: true } } })
  const merged = mergeStudyData(EMPTY_STUDY_DATA, { ...EMPTY_STUDY_DATA, ...good })
  expect(merged.quizAnswers).toEqual({ 1: { text: name, isCorrect: false, isSubmitted: true } })
  expect(Object.getPrototypeOf(merged.quizAnswers)).toBe(Object.prototype)
})
