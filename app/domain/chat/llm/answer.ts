import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import type { Language } from '#app/domain/text/language.ts'
import { plainWords } from '../answer-text.ts'
import { createNumbering, type PageOf } from '../citations.ts'
import type { AnswerFacts, Citation } from '../types.ts'
import { asData, refuseSteered } from '#app/domain/grounding/injection.ts'
import { answerPrompt, type DataMaterial, type Material, repairPrompt, type Turn } from './prompts.ts'
import { readStatements, type Statement } from './statements.ts'
import { type Checking, type Refusal, shown, unjoined, type Verified, verify } from './verify.ts'

export type Question = {
  question: string
  language: Language
  /** The language of a document. */
  languageOf: (documentId: string) => Language
  turns: readonly Turn[]
  material: readonly Material[]
  /** The most the answer may have. */
  words: number
}

/** An answer of which every sentence was looked up. */
export type Checked = {
  content: string
  citations: Citation[]
  support: AnswerFacts['support']
  dropped: number
  /** Sentences of a model that are not in it. */
  leftOut?: number
  /** Some of it is in another language than the documents, and only its figures were compared. */
  translated?: boolean
}

/** The material as data, and the words by which following an order in it would show. */
export function materialAsData(material: readonly Material[]): {
  material: DataMaterial[]
  forbidden: Set<string>
} {
  const all = asData(material.flatMap(({ pages }) => pages))
  let from = 0
  return {
    material: material.map((document) => {
      const pages = all.pages.slice(from, (from += document.pages.length))
      return { ...document, pages }
    }),
    forbidden: all.forbidden,
  }
}

/** Turns of a conversation that tell what a sentence that leans on them is about. */
const TURNS_BEFORE = 2

/**
 * Streams the sentences of a language model's answer, each once it was found that the documents bear it out, with the
 * markers of its sources. The first that is refused holds back those after it until the model, asked once more for all
 * of those, has answered; what is refused again is left out. Returns the answer; with support `none` when nothing of it
 * is left, for the caller to put something better in its place; when `signal` is aborted, as far as it came.
 * Throws LlmError when the model fails, and Steered when it follows an order in a document.
 */
export async function* answerWithLlm(
  llm: Llm,
  asked: Question,
  pageOf: PageOf,
  signal: AbortSignal,
): AsyncGenerator<string, Checked> {
  const { material, forbidden } = materialAsData(asked.material)
  const { question, language, turns } = asked
  const checking: Checking = { pageOf, language, languageOf: asked.languageOf }
  const before = turns.slice(-TURNS_BEFORE).map(({ content }) => content)
  const answer = createAnswer(language, [...before, question].join(' '))
  const reader = readStatements(material, language)
  const waiting: (Verified | Refusal)[] = []
  const take = async (statements: readonly Statement[]) => {
    let fresh = ''
    for (const statement of statements) {
      const verdict = await verify(statement, answer.said, checking)
      if (waiting.length === 0 && !('reason' in verdict)) fresh += answer.add(verdict)
      else waiting.push(verdict)
    }
    return fresh
  }
  for await (const words of llm.streamText(
    answerPrompt(material, turns, question, language, asked.words),
    signal,
  )) {
    const statements = reader.push(words)
    refuseSteered(reader.raw, forbidden)
    const fresh = await take(statements)
    if (fresh) yield fresh
  }
  const soFar = () => ({
    ...answer.checked(),
    support: answer.citations.length > 0 ? ('cited' as const) : ('none' as const),
  })
  if (signal.aborted) return soFar()
  const fresh = await take(reader.rest())
  if (fresh) yield fresh

  const refused = waiting.filter((verdict) => 'reason' in verdict && !isFrame(verdict.statement))
  const again = refused as Refusal[]
  const repaired = reader.isAbsent
    ? new Map<Refusal, Statement[]>()
    : await askAgain(llm, again, { material, question, language, forbidden }, signal)
  if (signal.aborted) return soFar()
  let leftOut = 0
  for (const verdict of waiting) {
    if (!('reason' in verdict)) {
      const rest = await addStanding(answer, verdict, checking)
      if (rest) yield rest
      else leftOut++
      continue
    }
    let isLeft = true
    for (const statement of repaired.get(verdict) ?? []) {
      const second = await verify({ ...statement, place: verdict.statement.place }, answer.said, checking)
      // A model that cannot mend a sentence says the others again.
      if ('reason' in second || answer.has(second)) continue
      isLeft = false
      yield answer.add(second)
    }
    if (!isLeft) continue
    answer.miss(verdict.statement.place)
    if (!isFrame(verdict.statement)) leftOut++
  }
  const support = answer.citations.length > 0 ? 'cited' : reader.isAbsent ? 'absent' : 'none'
  return { ...answer.checked(), support, leftOut: support === 'absent' ? 0 : leftOut }
}

/** An introduction to what comes: nothing is said with it. */
function isFrame({ text, sources }: Statement): boolean {
  return sources.length === 0 && /[:：]\**$/.test(text.trim())
}

/**
 * Adds a sentence after one that may have been left out before it: then it must not lean on that one, and loses what
 * joined it. Returns its words; empty when it cannot stand.
 */
async function addStanding(answer: AnswerText, verdict: Verified, checking: Checking): Promise<string> {
  if (!answer.isBroken) return answer.add(verdict)
  const claimed = verdict.sources.map(({ citation }) => citation)
  const statement = {
    text: unjoined(verdict.text, checking.language),
    place: verdict.place,
    sources: claimed,
  }
  const second = await verify(statement, answer.said, checking)
  return 'reason' in second ? '' : answer.add(second)
}

type Asked = {
  material: readonly DataMaterial[]
  question: string
  language: Language
  forbidden: ReadonlySet<string>
}

/** What a model says instead of the sentences that were refused, by the sentence; nothing where it fails. */
async function askAgain(
  llm: Llm,
  refused: readonly Refusal[],
  { material, question, language, forbidden }: Asked,
  signal: AbortSignal,
): Promise<Map<Refusal, Statement[]>> {
  const found = new Map<Refusal, Statement[]>()
  if (refused.length === 0) return found
  const list = refused.map(({ statement, reason }) => ({ text: statement.text, reason }))
  const raw = await llm
    .completeText(repairPrompt(material, question, language, list), signal)
    .catch((error: unknown) => {
      if (error instanceof LlmError || signal.aborted) return ''
      throw error
    })
  refuseSteered(raw, forbidden)
  const parts = raw.split(/^[^\S\n]*\(?(\d{1,2})[.):]\)?[^\S\n]+(?=\S)/m)
  // Where nothing is numbered it is the answer once more, of as many sentences as are missing.
  if (parts.length === 1) {
    const statements = readAll(raw, material, language)
    for (const [at, refusal] of refused.entries()) {
      const statement = statements[at]
      if (statement) found.set(refusal, at === refused.length - 1 ? statements.slice(at) : [statement])
    }
    return found
  }
  for (let at = 1; at < parts.length; at += 2) {
    const refusal = refused[Number(parts[at]) - 1]
    if (refusal && !found.has(refusal)) found.set(refusal, readAll(parts[at + 1] ?? '', material, language))
  }
  return found
}

/** All sentences of a finished answer. */
export function readAll(
  raw: string,
  material: readonly Pick<Material, 'documentId'>[],
  language: Language,
): Statement[] {
  const reader = readStatements(material, language)
  return [...reader.push(raw), ...reader.rest()]
}

type AnswerText = ReturnType<typeof createAnswer>

/** Puts an answer together of verified sentences. `before` is what was asked and said before it. */
export function createAnswer(language: Language, before = '') {
  const { citations, markerOf } = createNumbering()
  let content = ''
  let said = before
  let translated = false
  let isBroken = false
  let inList = false
  let place: Verified['place'] | undefined
  const sentences = new Set<string>()
  const plain = ({ text }: Verified) => plainWords(text).trim().toLowerCase()
  return {
    citations,
    language,
    /** Whether the answer says it already, in the same words. */
    has: (verified: Verified) => sentences.has(plain(verified)),
    /** What was said or asked so far, with what bears it out: what a sentence may lean on. */
    get said() {
      return said
    },
    /** Whether the sentence before the next one was left out. */
    get isBroken() {
      return isBroken
    },
    /** Adds a sentence, and returns the words by which the answer has grown. */
    add(verified: Verified): string {
      const markers = [...new Set(verified.sources.map(({ citation }) => markerOf(citation)))]
      const where = place === 'paragraph' && verified.place === 'on' ? 'paragraph' : verified.place
      const gap =
        where === 'entry'
          ? `${content === '' ? '' : inList ? '\n' : '\n\n'}- `
          : content === ''
            ? ''
            : where === 'on'
              ? ' '
              : '\n\n'
      inList = where === 'entry' || (inList && where === 'on')
      const words = gap + shown(verified.text, markers)
      sentences.add(plain(verified))
      content += words
      said += ` ${plainWords(words)} ${verified.sources.map(({ evidence }) => evidence.own).join(' ')}`
      translated ||= verified.translated
      isBroken = false
      place = undefined
      return words
    },
    /** A sentence is left out: what would have begun with it begins with the next one. */
    miss(missing: Verified['place']) {
      isBroken = true
      if (missing === 'paragraph') place = 'paragraph'
    },
    checked(): Pick<Checked, 'content' | 'citations' | 'dropped'> & { translated?: boolean } {
      return { content, citations, dropped: 0, ...(translated && { translated }) }
    },
  }
}
