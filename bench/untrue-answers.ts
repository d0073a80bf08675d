import { parseArgs } from 'node:util'
import * as z from 'zod'
import { leans } from '#app/domain/grounding/evidence.ts'
import { answerWithLlm } from '#app/domain/chat/llm/answer.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'
import { LANGUAGES, type Language } from '#app/domain/text/language.ts'
import { llmKeyPoints } from '#app/domain/study/llm/key-points.ts'
import { llmQuiz } from '#app/domain/study/llm/quiz.ts'
import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import cases from './support/untrue.json' with { type: 'json' }

// What a model says untruly of a document, and how much of it reaches a reader: each sentence and question of
// support/untrue.json is said by a scripted model, twice since it is asked once more, through the functions of the product.

const Lie = z.tuple([z.string(), z.number(), z.string(), z.string()])
const Truth = z.tuple([z.number(), z.string(), z.string()])
const Asked = z.object({
  question: z.string(),
  options: z.array(z.string()).optional(),
  correctAnswer: z.string(),
  page: z.number(),
  quote: z.string(),
})
const Cases = z.array(
  z.object({
    name: z.string(),
    language: z.enum(LANGUAGES),
    question: z.string(),
    pages: z.array(z.string()),
    lies: z.array(Lie),
    truths: z.array(Truth),
    quiz: z.object({ lies: z.array(Asked), truths: z.array(Asked) }),
  }),
)
type Case = z.infer<typeof Cases>[number]

const never = new AbortController().signal

/** A model that always says the same. */
function saying(text: string): Llm {
  return {
    async *streamText() {
      for (const piece of text.match(/[^]{1,9}/gu) ?? []) yield await Promise.resolve(piece)
    },
    completeText: () => Promise.resolve(text),
  }
}

async function inChat(
  { name, language, question, pages }: Case,
  page: number,
  quote: string,
  sentence: string,
) {
  const read = pages.map((text, at) => ({ number: at + 1, label: null, text: plainText(text) }))
  const answering = answerWithLlm(
    saying(`[D1 p${page} "${quote}"] ${sentence}`),
    {
      question,
      language,
      languageOf: () => language,
      turns: [],
      words: 200,
      material: [{ documentId: 'd', fileName: name, pages: read }],
    },
    (_, number) => {
      const found = read[number - 1]
      return Promise.resolve(found && { fileName: name, label: null, text: found.text })
    },
    never,
  )
  try {
    for (let next = await answering.next(); ; next = await answering.next())
      if (next.done) return next.value.citations.length > 0
  } catch {
    return false
  }
}

const studied = (pages: readonly string[]) => pages.map((text, at) => ({ number: at + 1, label: null, text }))

async function some(made: AsyncIterable<unknown>): Promise<boolean> {
  try {
    for await (const _ of made) return true
  } catch (error) {
    if (!(error instanceof LlmError) && !(error instanceof Error && error.constructor.name === 'Steered'))
      throw error
  }
  return false
}

function asPoint({ pages, language }: Case, page: number, quote: string, text: string) {
  const said = JSON.stringify({ keyPoints: [{ text, page, quote }] })
  return some(llmKeyPoints(saying(said), studied(pages), language, never))
}

function asQuestion({ pages, language }: Case, asked: z.infer<typeof Asked>) {
  const said = JSON.stringify({ questions: [asked] })
  const input = {
    pages: studied(pages),
    language: language satisfies Language,
    seed: 1,
    known: [],
    count: 1,
    difficulty: 'medium' as const,
    types: ['multiple-choice', 'free-text'] as const,
  }
  return some(llmQuiz(saying(said), input, never))
}

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
const counts = new Map<string, { all: number; shown: number }>()
function tell(what: string, wasShown: boolean, isLie: boolean, words: string) {
  const count = counts.get(what) ?? { all: 0, shown: 0 }
  count.all += 1
  if (wasShown) count.shown += 1
  counts.set(what, count)
  if (values.show && wasShown === isLie) console.log(`${isLie ? 'shown' : 'left out'} (${what}): ${words}`)
}

let reached = 0
for (const one of Cases.parse(cases)) {
  for (const [kind, page, quote, sentence] of one.lies) {
    const shown = [await inChat(one, page, quote, sentence), await asPoint(one, page, quote, sentence)]
    for (const [at, was] of shown.entries()) {
      if (was) reached += 1
      tell(at === 0 ? 'untrue, in an answer' : 'untrue, as a key point', was, true, `${kind}: ${sentence}`)
    }
  }
  for (const [page, quote, sentence] of one.truths) {
    tell('true, in an answer', await inChat(one, page, quote, sentence), false, sentence)
    // A key point stands by itself.
    if (!leans(sentence, one.language))
      tell('true, as a key point', await asPoint(one, page, quote, sentence), false, sentence)
  }
  for (const asked of one.quiz.lies) {
    const was = await asQuestion(one, asked)
    if (was) reached += 1
    tell('untrue, as a question', was, true, asked.question)
  }
  for (const asked of one.quiz.truths)
    tell('true, as a question', await asQuestion(one, asked), false, asked.question)
}
for (const [what, { all, shown }] of counts) console.log(`${what}: ${shown} of ${all} shown`)
if (reached > 0) process.exitCode = 1
