import type { User } from '#app/domain/accounts/user.server.ts'
import type { Piece } from '#app/domain/runs/start.server.ts'
import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import { type ChatDocument, pageReader } from './documents.server.ts'
import { questionLanguage } from './question-language.ts'
import { asksForSubject, asksForSummary } from './embedded/phrases.ts'
import { replyWithQuotes, summariseWithQuotes } from './embedded/reply.ts'
import { chatLlm, WINDOW } from './engines.server.ts'
import { literal } from './answer-text.ts'
import { createNumbering } from './citations.ts'
import { ABSENT } from './llm/absent.ts'
import { answerWithLlm, type Checked } from './llm/answer.ts'
import { Steered } from '#app/domain/grounding/injection.ts'
import type { Turn } from './llm/prompts.ts'
import { summariseWithLlm } from './llm/summary.ts'
import { everyPage, passagesAsMaterial, wholeDocuments } from './material.server.ts'
import { indexDocument } from '#app/domain/library/passages/index-document.server.ts'
import { tells } from './retrieval/question.ts'
import { retrieve, type Retrieved } from './retrieval/retrieve.server.ts'
import type { AnswerFacts, Citation, TextEngine } from './types.ts'

export type AnswerRequest = {
  question: string
  chosen: readonly ChatDocument[]
  /** What was said before, in order. */
  turns: readonly Turn[]
  /** The most the answer may have. */
  words: number
}

/** A finished answer; each of its citations was found on its page. */
export type Answer = { content: string; citations: Citation[]; engine: TextEngine; facts: AnswerFacts }

/** What answering works with. */
type Desk = AnswerRequest & {
  user: User
  language: ChatDocument['language']
  languageOf: (documentId: string) => ChatDocument['language']
  pageOf: ReturnType<typeof pageReader>
  signal: AbortSignal
}

/** Below this a question is taken to go on with the one before it. */
const SHORT_QUESTION = 40

/**
 * Answers a question about documents, in the pieces in which it comes; returns the answer when it is finished. A
 * language model is relieved by the embedded engine when it fails, follows orders of a document, or says nothing that
 * the documents bear out.
 */
export async function* answer(
  user: User,
  request: AnswerRequest,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): AsyncGenerator<Piece, Answer | undefined> {
  const [first] = request.chosen
  const language = questionLanguage(request.question, first?.language ?? 'en')
  const languages = new Map(request.chosen.map((document) => [document.id, document.language]))
  const languageOf = (id: string) => languages.get(id) ?? language
  const desk: Desk = {
    ...request,
    user,
    language,
    languageOf,
    pageOf: pageReader(user, request.chosen),
    signal,
  }
  const summary = asksForSummary(request.question)
  let said = false
  let because: AnswerFacts['because'] = 'unsupported'
  if (chatLlm) {
    try {
      const working = summary ? llmSummary(chatLlm, desk) : llmAnswer(chatLlm, desk)
      for (let next = await working.next(); ; next = await working.next()) {
        if (next.done) {
          if (signal.aborted) return stopped(next.value)
          if (!next.value) return undefined
          if (next.value.facts.support === 'cited') return next.value
          if (next.value.facts.support === 'absent') {
            const absent = await nearest(desk, next.value)
            yield { text: absent.content, progress: 100 }
            return absent
          }
          break
        }
        said ||= next.value.text !== ''
        yield next.value
      }
    } catch (error) {
      if (signal.aborted) return undefined
      if (!(error instanceof LlmError) && !(error instanceof Steered)) throw error
      onError(error)
      if (error instanceof LlmError) because = error.code === 'over_budget' ? 'over_budget' : 'unreachable'
    }
  }
  // No passage says it in these words; the main sentences do.
  const isWhole = summary || asksForSubject(request.question)
  const relieved = await (isWhole ? quotedSummary(desk) : quotedAnswer(desk))
  if (signal.aborted) return undefined
  const fallback = chatLlm !== undefined
  yield { text: said ? `\n\n${relieved.content}` : relieved.content, progress: 100, fallback }
  return fallback ? { ...relieved, facts: { ...relieved.facts, fallback: true, because } } : relieved
}

/** What was borne out before it was stopped; nothing when that is nothing. */
function stopped(answer: Answer | undefined): Answer | undefined {
  if (!answer || answer.citations.length === 0) return undefined
  return { ...answer, facts: { ...answer.facts, stopped: true } }
}

/** The answer when a model finds none in the documents: our own sentence, and the passages that come nearest. */
async function nearest(desk: Desk, { facts }: Answer): Promise<Answer> {
  const found = await retrieved(desk)
  const near = await replyWithQuotes(found, desk.language, desk.pageOf, desk)
  const { citations, markerOf } = createNumbering()
  const quotes = near.citations.map((citation) => `> ${literal(citation.quote)} ${markerOf(citation)}`)
  const [absent, nearby] = ABSENT[desk.language]
  const content = [quotes.length > 0 ? `${absent} ${nearby}` : absent, ...quotes].join('\n\n')
  return { content, citations, engine: 'llm', facts: { ...facts, support: 'absent' } }
}

async function* llmAnswer(llm: Llm, desk: Desk): AsyncGenerator<Piece, Answer | undefined> {
  const { user, chosen, question, language, languageOf, turns, words, pageOf, signal } = desk
  const asked = { question, language, languageOf, turns, words }
  const whole = await wholeDocuments(user, chosen, WINDOW)
  if (whole) {
    let silent = true
    try {
      const checked = yield* passOn(
        answerWithLlm(llm, { ...asked, material: whole }, pageOf, signal),
        () => (silent = false),
      )
      return checked && finished(checked, 'llm', { basis: 'whole' })
    } catch (error) {
      // Some models' windows are smaller than they were said to be.
      if (!silent || !(error instanceof LlmError) || error.code !== 'unavailable') throw error
    }
  }
  const found = await retrieved(desk)
  const material = await passagesAsMaterial(user, chosen, found, WINDOW)
  const checked = yield* passOn(answerWithLlm(llm, { ...asked, material }, pageOf, signal))
  return checked && finished(checked, 'llm', { basis: 'passages', search: found.search })
}

async function* passOn(
  words: AsyncGenerator<string, Checked | undefined>,
  onWords: () => void = () => {},
): AsyncGenerator<Piece, Checked | undefined> {
  let length = 0
  for (let next = await words.next(); ; next = await words.next()) {
    if (next.done) return next.value
    onWords()
    length += next.value.length
    // How long an answer will be nobody knows: it comes ever nearer to its end.
    yield { text: next.value, progress: Math.round(95 * (1 - 1 / (1 + length / 600))) }
  }
}

async function* llmSummary(llm: Llm, desk: Desk): AsyncGenerator<Piece, Answer | undefined> {
  const { user, chosen, language, languageOf, words, pageOf, signal } = desk
  const material = await everyPage(user, chosen)
  const partCharacters = Math.floor(WINDOW / 2)
  const checked = yield* summariseWithLlm(
    llm,
    { material, language, languageOf, words, partCharacters },
    pageOf,
    signal,
  )
  return checked && finished(checked, 'llm', { basis: 'whole' })
}

async function quotedAnswer(desk: Desk): Promise<Answer> {
  const found = await retrieved(desk)
  const checked = await replyWithQuotes(found, desk.language, desk.pageOf, desk)
  return finished(checked, 'embedded', { basis: 'passages', search: found.search })
}

async function quotedSummary(desk: Desk): Promise<Answer> {
  const material = await everyPage(desk.user, desk.chosen)
  const language = desk.chosen[0]?.language ?? 'en'
  return finished(
    await summariseWithQuotes(material, desk.language, language, desk.pageOf, desk),
    'embedded',
    {
      basis: 'whole',
    },
  )
}

function finished(checked: Checked, engine: TextEngine, how: Pick<AnswerFacts, 'basis' | 'search'>): Answer {
  const { content, citations, support, dropped, leftOut = 0, translated = false } = checked
  const facts: AnswerFacts = {
    ...how,
    support,
    ...(dropped > 0 && { dropped }),
    ...(leftOut > 0 && { leftOut }),
    ...(translated && { translated }),
  }
  return { content, citations, engine, facts }
}

/** The passages that fit the question; one that does not stand alone is read with the one before it. */
async function retrieved({ user, chosen, question, turns, language }: Desk): Promise<Retrieved> {
  const ids = chosen.map(({ id }) => id)
  for (const id of ids) await indexDocument(user, id)
  const found = await retrieve(user, question, { ids, language })
  const before = turns.findLast(({ role }) => role === 'user')?.content
  if (!before || question.length > SHORT_QUESTION || found.hits[0]?.answers) return found
  const both = await retrieve(user, question, { ids, language, before })
  // A question with a subject of its own is not about the one before it, though nothing answers it.
  if (!both.hits[0]?.answers && standsAlone(found)) return found
  return both.hits.length > 0 ? both : found
}

/** Whether a question names what it is about, by more than one word that tells. */
function standsAlone({ asked }: Retrieved): boolean {
  return asked.words.filter(tells).length > 1
}
