import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import type { Language } from '#app/domain/humanizer/language.ts'
import { checkCitations, type PageOf } from '../citations.ts'
import type { AnswerFacts, Citation } from '../types.ts'
import { withoutOrders, wordsOfOrders } from './injection.ts'
import { answerPrompt, type Material, sourcesPrompt, type Turn } from './prompts.ts'
import { readAnswer, showWordsOnly } from './sources.ts'

export type Question = {
  question: string
  language: Language
  turns: readonly Turn[]
  material: readonly Material[]
  /** The most the answer may have. */
  words: number
}

/** An answer whose citations were all looked up. */
export type Checked = {
  content: string
  citations: Citation[]
  support: AnswerFacts['support']
  dropped: number
}

/** The model obeyed the document instead of the reader. */
export class Steered extends Error {}

/**
 * Streams the words of a language model's answer without markers and sources, and returns it with them once every
 * citation was looked up on its page. Sources that are missing or do not hold are asked for once more; an answer that still has none is returned with
 * support `none`, for the caller to put something better in its place.
 * Throws LlmError when the model fails, and Steered, with nothing of it handed on, when it follows an order in a document.
 */
export async function* answerWithLlm(
  llm: Llm,
  asked: Question,
  pageOf: PageOf,
  signal: AbortSignal,
): AsyncGenerator<string, Checked | undefined> {
  const { material, forbidden } = cleaned(asked.material)
  const gate = showWordsOnly()
  const prompt = answerPrompt(material, asked.turns, asked.question, asked.language, asked.words)
  for await (const words of llm.streamText(prompt, signal)) {
    const next = gate.push(words)
    refuseSteered(gate.raw, forbidden)
    if (next) yield next
  }
  if (signal.aborted) return undefined
  const rest = gate.rest()
  if (rest) yield rest
  const first = await checked(gate.raw, material, pageOf)
  if (first.support !== 'none') return first
  const again = await llm
    .completeText(sourcesPrompt(material, asked.question, asked.language, first.content), signal)
    .catch((error: unknown) => {
      if (error instanceof LlmError) return ''
      throw error
    })
  refuseSteered(again, forbidden)
  const second = again ? await checked(again, material, pageOf) : first
  return second.support === 'none' ? first : { ...second, dropped: first.dropped + second.dropped }
}

/** Takes apart what a model wrote, and looks its sources up. */
async function checked(raw: string, material: readonly Material[], pageOf: PageOf): Promise<Checked> {
  const { text, sources, absent } = readAnswer(raw, material)
  const { text: content, citations, dropped } = await checkCitations(text, sources, pageOf)
  const support = citations.length > 0 ? 'cited' : absent && content !== '' ? 'absent' : 'none'
  return { content, citations, support, dropped }
}

/** The material without orders to a machine, and the words by which following one would show. */
export function cleaned(material: readonly Material[]): { material: Material[]; forbidden: Set<string> } {
  const orders: string[] = []
  let rest = ''
  const clean = material.map((document) => ({
    ...document,
    pages: document.pages.map((page) => {
      const kept = withoutOrders(page.text)
      orders.push(...kept.orders)
      if (orders.length > 0) rest += `${kept.text}\n`
      return { ...page, text: kept.text }
    }),
  }))
  return { material: clean, forbidden: wordsOfOrders(orders, rest) }
}

export function refuseSteered(raw: string, forbidden: ReadonlySet<string>): void {
  for (const word of forbidden) if (raw.includes(word)) throw new Steered('the model followed a document')
}
