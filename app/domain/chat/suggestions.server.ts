import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.server.ts'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import { onBehalfOf } from '#app/domain/spending/payer.server.ts'
import { comparable } from '#app/domain/study/plain.ts'
import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import { db } from '#db/client.server.ts'
import { suggestedQuestions } from '#db/schema/chat.ts'
import { documents } from '#db/schema/library.ts'
import { pagesOf } from '#app/domain/library/document.server.ts'
import { chatDocuments, type ChatDocument } from './documents.server.ts'
import { type Candidate, candidateQuestions, overlap } from './embedded/suggest.ts'
import { PHRASES } from './embedded/phrases.ts'
import { chatLlm, WINDOW } from './engines.server.ts'
import { limitSuggestions } from './limits.server.ts'
import { asksAbout } from '#app/domain/grounding/strange-words.ts'
import { tellingWords } from '#app/domain/grounding/evidence.ts'
import { materialAsData } from './llm/answer.ts'
import { refuseSteered, Steered } from '#app/domain/grounding/injection.ts'
import { type Material, questionsPrompt } from './llm/prompts.ts'
import { everyPage } from './material.server.ts'
import { indexDocument } from '#app/domain/library/passages/index-document.server.ts'
import { questionLanguage } from './question-language.ts'
import type { Hit } from './retrieval/find.ts'
import { indexBuilder } from './retrieval/document-index.ts'
import { findIn, retrieve } from './retrieval/retrieve.server.ts'
import { passagesByPage } from '#app/domain/library/passages/split.ts'
import type { TextEngine } from './types.ts'

export type Suggestions = { questions: string[]; engine: TextEngine }

/** Characters of a text without a document that are looked at. */
const MOST_CONTENT = 200_000
/** Characters of a document that a model is shown for suggestions: its beginning, and parts further on. */
const SHOWN = 16_000
const LONGEST_QUESTION = 160
/** Questions that are offered beside the one for a summary. */
const OFFERED = 3
/**
 * Questions that a document of theirs answers, made once and kept. Costs no words.
 * Throws plan_required, not_found, conflict (not read), too_many.
 */
export async function suggestionsFor(
  user: User,
  documentId: string,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<Suggestions> {
  requirePaidPlan(user, 'chat')
  const [document] = await chatDocuments(user, [documentId])
  if (!document) return { questions: [], engine: 'embedded' }
  const kept = await keptSuggestions(user, documentId)
  if (kept) return kept
  await limitSuggestions(user)
  const made = await onBehalfOf(
    user.id,
    async () =>
      (chatLlm && (await byModel(chatLlm, user, document, signal, onError))) ??
      bySentences(user, document, signal),
  )
  if (signal.aborted) return made
  await db
    .insert(suggestedQuestions)
    .values({ documentId, ...made })
    .onConflictDoNothing()
  return (await keptSuggestions(user, documentId)) ?? made
}

/** What was suggested for a document of theirs before. */
export async function keptSuggestions(
  user: Pick<User, 'id'>,
  documentId: string,
): Promise<Suggestions | undefined> {
  const [row] = await db
    .select({ questions: suggestedQuestions.questions, engine: suggestedQuestions.engine })
    .from(suggestedQuestions)
    .innerJoin(documents, eq(documents.id, suggestedQuestions.documentId))
    .where(and(eq(suggestedQuestions.documentId, documentId), eq(documents.userId, user.id)))
  return row
}

/** Questions about a text that is no document of ours, by the embedded engine. Throws plan_required and too_many. */
export async function suggestionsForText(
  user: User,
  content: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  requirePaidPlan(user, 'chat')
  await limitSuggestions(user)
  const text = content.slice(0, MOST_CONTENT)
  const language = detectLanguage(text)
  const pages = [{ number: 1, label: null, text }]
  const builder = indexBuilder('', language)
  for (const passages of passagesByPage(pages, language)) builder.add(passages)
  const index = builder.finish()
  const asked = await candidateQuestions(pages, language, signal)
  const good = await answered(asked, async (question) => {
    const { hits } = await findIn(index, question, language)
    return hits[0]
  })
  return { questions: [summarise(language), ...good], engine: 'embedded' }
}

async function bySentences(user: User, document: ChatDocument, signal: AbortSignal): Promise<Suggestions> {
  const asked = await candidateQuestions(await pagesOf(user, document.id), document.language, signal)
  const good = await answerable(user, document, asked)
  return { questions: [summarise(document.language), ...good], engine: 'embedded' }
}

const Questions = z.array(z.string().trim().min(8).max(LONGEST_QUESTION)).min(1)

/** Undefined when the model gives nothing of use. */
async function byModel(
  llm: Llm,
  user: User,
  document: ChatDocument,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<Suggestions | undefined> {
  try {
    const all = await everyPage(user, [document])
    const { material, forbidden } = materialAsData(all.map(shown))
    const known = new Set(
      materialAsData(all).material.flatMap(({ pages }) =>
        pages.flatMap(({ text }) => tellingWords(text, document.language)),
      ),
    )
    const prompt = questionsPrompt(material)
    const ask = async () => {
      const raw = await llm.completeText(prompt, signal)
      refuseSteered(raw, forbidden)
      const asked = Questions.safeParse(jsonIn(raw)).data ?? []
      return asked.filter((question) => asksAbout(question, known, document.language))
    }
    const first = await ask()
    const asked = first.length > 0 ? first : await ask()
    const good = await answerable(
      user,
      document,
      asked.map((question) => ({ question })),
    )
    return good.length === 0
      ? undefined
      : { questions: [summarise(document.language), ...good], engine: 'llm' }
  } catch (error) {
    if (signal.aborted) return undefined
    if (!(error instanceof LlmError) && !(error instanceof Steered)) throw error
    onError(error)
    return undefined
  }
}

function summarise(language: Language): string {
  return PHRASES[language].summarise
}

/** The list in what a model wrote, whatever stands around it. */
function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw.slice(raw.indexOf('['), raw.lastIndexOf(']') + 1))
  } catch {
    return undefined
  }
}

/** Different questions that the embedded engine answers out of the document. */
async function answerable(
  user: User,
  document: ChatDocument,
  asked: readonly Candidate[],
): Promise<string[]> {
  await indexDocument(user, document.id)
  return answered(asked, async (question) => {
    const language = questionLanguage(question, document.language)
    const { hits } = await retrieve(user, question, { ids: [document.id], language })
    return hits[0]
  })
}

/** The first different ones that are answered by the sentence they are about, as many as are offered. */
async function answered(
  asked: readonly Candidate[],
  bestOf: (question: string) => Promise<Hit | undefined>,
): Promise<string[]> {
  const good: string[] = []
  for (const { question, quote } of asked) {
    if (good.length === OFFERED) break
    const line = question.replace(/\s+/g, ' ')
    if (good.includes(line)) continue
    const best = await bestOf(line)
    if (best?.answers && (quote === undefined || overlap(comparable(best.line.text), comparable(quote))))
      good.push(line)
  }
  return good
}

/** Pages spread over a document, so many that a model can read them at a glance. */
function shown(material: Material): Material {
  const room = Math.min(SHOWN, WINDOW)
  const step = Math.max(1, Math.ceil(material.pages.length / 8))
  const pages = material.pages
    .filter((_, at) => at % step === 0)
    .map((page, _, list) => ({ ...page, text: page.text.slice(0, Math.ceil(room / list.length)) }))
  return { ...material, pages }
}
