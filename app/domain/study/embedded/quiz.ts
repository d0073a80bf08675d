import { setImmediate as turn } from 'node:timers/promises'
import { type Random, seededRandom } from '#app/domain/humanizer/embedded/random.ts'
import type { Language } from '#app/domain/humanizer/language.ts'
import { comparable } from '../plain.ts'
import type { Question, QuestionType, QuizInput } from '../types.ts'
import { faultOf } from '../validate.ts'
import { type Answer, isGivenAway } from './answers.ts'
import { type Definition, definitionIn, type ShortForm, shortFormsIn } from './definitions.ts'
import { whoQuestion, yearQuestion } from './english-questions.ts'
import { type Figure, otherNumbers, otherYears } from './figures.ts'
import { type NameEntry, namesOf, otherNames } from './names.ts'
import { type Passage, passagesOf } from './passages.ts'
import { rank } from './ranking.ts'
import { shuffled } from './shuffled.ts'
import { WORDING, type Wording } from './wording.ts'

/** A question that could be asked. Without `others` it can only be answered in one's own words. */
type Draft = {
  form: 'describes' | 'described' | 'standsFor' | 'shortFor' | 'who' | 'year' | 'name' | 'number'
  question: string
  answer: string
  others: readonly string[]
  passage: Passage
  score: number
  hint: string
  /** Whether the answer is short and certain enough to be typed. */
  typed: boolean
}

/** How much a form is worth beside the place of its sentence in the document. */
const WORTH: Record<Draft['form'], number> = {
  describes: 0.55,
  described: 0.45,
  standsFor: 0.35,
  shortFor: 0.2,
  who: 0.6,
  year: 0.35,
  name: 0.3,
  number: 0.15,
}
const OPTIONS = 4
/** Of more questions than this the best are looked at. */
const MOST_DRAFTS = 500
/** Sentences that are worked on before others have their turn. */
const PASSAGES_PER_TURN = 10
const BLANK = '_____'

/**
 * Questions made of the document's own sentences: definitions, short forms, names, years and numbers. Yields them one by
 * one, best first, all valid (see `faultOf`); fewer than asked for when the document has no more good ones.
 */
export async function* embeddedQuiz(input: QuizInput, signal: AbortSignal): AsyncGenerator<Question> {
  const { pages, language, count, types } = input
  const passages = await passagesOf(pages, language, signal)
  const drafts = (await draftsOf(passages, input))
    .filter((draft) => types.some((type) => typeFor(draft, [type], 0)))
    .sort((one, two) => two.score - one.score)
    .slice(0, MOST_DRAFTS)
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const asked: Pick<Question, 'question' | 'quote' | 'correctAnswer'>[] = [...input.known]
  const random = seededRandom(input.seed ^ 0x5bd1)
  const forms = new Map<Draft['form'], number>()
  const perPage = new Map<number, number>()
  const used = new Set<string>()
  let made = 0
  while (made < count && drafts.length > 0 && !signal.aborted) {
    // What has been asked of most loses, so that a quiz has several forms and goes through the whole document.
    const value = (draft: Draft) =>
      draft.score - 0.22 * (forms.get(draft.form) ?? 0) - 0.2 * (perPage.get(draft.passage.page) ?? 0)
    let best = 0
    for (let index = 1; index < drafts.length; index++) {
      const [one, two] = [drafts[index], drafts[best]]
      if (one && two && value(one) > value(two)) best = index
    }
    const [draft] = drafts.splice(best, 1)
    if (!draft || used.has(draft.passage.text) || used.has(comparable(draft.answer))) continue
    const type = typeFor(draft, types, made)
    if (!type) continue
    const question = questionOf(draft, type, language, random)
    if (faultOf(question, byNumber, language, asked)) continue
    used.add(draft.passage.text).add(comparable(draft.answer))
    asked.push(question)
    forms.set(draft.form, (forms.get(draft.form) ?? 0) + 1)
    perPage.set(draft.passage.page, (perPage.get(draft.passage.page) ?? 0) + 1)
    made += 1
    yield question
    await turn()
  }
}

/** Every third question is to be typed when both types are wanted. */
function typeFor(draft: Draft, types: readonly QuestionType[], made: number): QuestionType | undefined {
  const choice = types.includes('multiple-choice') && draft.others.length >= OPTIONS - 1
  const typed = types.includes('free-text') && draft.typed
  if (choice && typed) return made % 3 === 2 ? 'free-text' : 'multiple-choice'
  return choice ? 'multiple-choice' : typed ? 'free-text' : undefined
}

function questionOf(draft: Draft, type: QuestionType, language: Language, random: Random): Question {
  const { question, answer, passage, hint, others } = draft
  const options =
    type === 'multiple-choice' ? shuffled([answer, ...others.slice(0, OPTIONS - 1)], random) : undefined
  return {
    question,
    type,
    ...(options && { options }),
    correctAnswer: answer,
    hint,
    explanation: WORDING[language].quote(passage.text),
    page: passage.page,
    quote: passage.text,
  }
}

async function draftsOf(passages: readonly Passage[], input: QuizInput): Promise<Draft[]> {
  const { language, difficulty } = input
  const alone = passages.filter((passage) => passage.alone)
  const random = seededRandom(input.seed)
  const ranked = await rank(alone, language)
  await turn()
  const scores = new Map(ranked.map(({ passage, score }) => [passage, score]))
  const { names, answers } = await namesOf(alone, language)
  await turn()
  const collected: Collected = {
    names,
    years: [...answers.values()].flat().flatMap(({ kind, text }) => (kind === 'year' ? [text] : [])),
    figures: alone.flatMap((passage) =>
      (answers.get(passage) ?? []).flatMap((answer) =>
        answer.kind === 'number' ? [figureOf(answer, passage.text)] : [],
      ),
    ),
    definitions: alone
      .flatMap((passage) => definitionIn(passage, language) ?? [])
      // What a person is, is told by other questions; among terms they would be picked or ruled out at once.
      .filter(({ term }) => names.get(comparable(term))?.class !== 'person'),
    shortForms: uniqueForms(alone.flatMap(shortFormsIn)),
    sentences: alone.length,
  }
  await turn()
  const words = WORDING[language]
  const drafts = [
    ...definitionDrafts(collected, words, language, random),
    ...shortFormDrafts(collected, words, random),
  ]
  for (const [at, passage] of alone.entries()) {
    if (at % PASSAGES_PER_TURN === 0) await turn()
    for (const answer of answers.get(passage) ?? []) {
      drafts.push(...answerDrafts(passage, answer, collected, words, input, random))
    }
  }
  return drafts.map((draft) => {
    const central = scores.get(draft.passage) ?? 0
    // Hard questions are about the details, easy ones about what the document is about.
    const place =
      difficulty === 'hard' ? 0.6 * (1 - central) : difficulty === 'easy' ? 1.2 * central : central
    return { ...draft, score: place + WORTH[draft.form] + 0.3 * random() }
  })
}

type Collected = {
  names: ReadonlyMap<string, NameEntry>
  years: readonly string[]
  figures: readonly Figure[]
  definitions: readonly Definition[]
  shortForms: readonly ShortForm[]
  sentences: number
}

function uniqueForms(forms: readonly ShortForm[]): ShortForm[] {
  return [...new Map(forms.map((form) => [form.short, form])).values()]
}

function figureOf(answer: Answer, sentence: string): Figure {
  const next = /^\s?(%|[\p{L}]+)/u.exec(sentence.slice(answer.end))?.[1]?.toLowerCase() ?? ''
  return { text: answer.text, unit: next }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Which term does the document describe as …?" and the other way round, with the document's other terms as options. */
function definitionDrafts(
  { definitions }: Collected,
  words: Wording,
  language: Language,
  random: Random,
): Draft[] {
  const terms = new Map(definitions.map((one) => [comparable(one.term), one]))
  return [...terms.values()].flatMap((one): Draft[] => {
    const others = shuffled(
      [...terms.values()].filter((other) => other !== one),
      random,
    )
    const plural = /s$/i.test(one.term)
    // Terms in the same number first: otherwise the grammar tells which one it is.
    const alike = [...others].sort(
      (a, b) => Number(/s$/i.test(b.term) === plural) - Number(/s$/i.test(a.term) === plural),
    )
    const base = { passage: one.passage, score: 0 }
    const hint = words.pageAndLetter(
      one.passage.page,
      capital(one.term).charAt(0),
      one.term.split(/\s+/).length,
    )
    const describes: Draft = {
      ...base,
      form: 'describes',
      question: words.describes(words.quote(one.description)),
      answer: capital(one.term),
      others: alike.map(({ term }) => capital(term)),
      hint,
      typed: one.term.split(/\s+/).length <= 3,
    }
    const described: Draft = {
      ...base,
      form: 'described',
      question: words.described(words.quote(one.term)),
      answer: capital(one.description),
      others: others
        .filter(({ description }) => similarLength(description, one.description))
        .map(({ description }) => capital(description)),
      hint: place(one.passage, words, language),
      typed: false,
    }
    return others.length >= 3 ? [describes, described] : [{ ...describes, others: [] }]
  })
}

/** An option much longer than the others is picked without knowing anything. */
function similarLength(one: string, two: string): boolean {
  return one.length < two.length * 2.2 && two.length < one.length * 2.2
}

function shortFormDrafts({ shortForms }: Collected, words: Wording, random: Random): Draft[] {
  return shortForms.flatMap((one): Draft[] => {
    const others = shuffled(
      shortForms.filter((other) => other !== one),
      random,
    )
    return [
      {
        form: 'standsFor',
        question: words.standsFor(words.quote(one.short)),
        answer: one.long,
        others: others.map(({ long }) => long),
        passage: one.passage,
        score: 0,
        hint: words.pageAndLetter(one.passage.page, one.long.charAt(0), one.long.split(/\s+/).length),
        typed: one.long.split(/\s+/).length <= 5,
      },
    ]
  })
}

/** Names that a reader can be expected to know by heart from the sentence. */
const TYPED: ReadonlySet<NameEntry['class']> = new Set([
  'person',
  'surname',
  'organisation',
  'place',
  'short',
])

/** Names that stand in more sentences than this share are what the document is about: everybody would guess them. */
const EVERYWHERE = 0.12

function answerDrafts(
  passage: Passage,
  answer: Answer,
  collected: Collected,
  words: Wording,
  { language, difficulty }: QuizInput,
  random: Random,
): Draft[] {
  const { text } = passage
  const elsewhere = (option: string) =>
    !new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(option)}(?![\\p{L}\\p{N}])`, 'u').test(text)
  const rest = `${text.slice(0, answer.start)} ${text.slice(answer.end)}`
  if (rest.split(/\s+/).length < 9 || isGivenAway(answer.text, rest)) return []
  const cloze = words.quote(`${text.slice(0, answer.start)}${BLANK}${text.slice(answer.end)}`)
  const base = { passage, score: 0, answer: answer.text, typed: true }
  if (answer.kind === 'year') {
    const others = otherYears(
      answer.text,
      collected.years.filter(elsewhere),
      difficulty === 'hard',
      random,
    ).filter(elsewhere)
    const asked = language === 'en' ? yearQuestion(text, answer) : undefined
    return [
      {
        ...base,
        form: 'year',
        question: asked ?? words.year(cloze),
        others,
        hint: place(passage, words, language),
      },
    ]
  }
  if (answer.kind === 'number') {
    const others = otherNumbers(figureOf(answer, text), collected.figures, random).filter(elsewhere)
    return [
      {
        ...base,
        form: 'number',
        question: words.number(cloze),
        others,
        hint: place(passage, words, language),
      },
    ]
  }
  const entry = collected.names.get(comparable(answer.text))
  if (!entry || (collected.sentences > 15 && entry.count / collected.sentences > EVERYWHERE)) return []
  // Of one plain word with a capital nobody can say what kind of thing it is, unless it is used more than once.
  const close = otherNames(answer, text, collected.names).filter(
    (name) =>
      (collected.names.get(comparable(name))?.count ?? 0) <= Math.max(2, collected.sentences * EVERYWHERE),
  )
  const others =
    difficulty === 'easy'
      ? shuffled(close.slice(0, 12), random)
      : close.slice(0, difficulty === 'hard' ? 3 : 6)
  const picked = difficulty === 'medium' ? shuffled(others, random) : others
  const hint = words.pageAndLetter(passage.page, answer.text.charAt(0), answer.text.split(/\s+/).length)
  const who = language === 'en' && entry.class === 'person' ? whoQuestion(text, answer) : undefined
  return [
    {
      ...base,
      form: who ? 'who' : 'name',
      question: who ?? words.name(cloze),
      others: picked,
      hint,
      typed: TYPED.has(entry.class),
    },
  ]
}

/** Where to look: the heading, unless it says no more than the page does. */
function place(passage: Passage, words: Wording, language: Language): string {
  const { heading, page } = passage
  const useful = heading && heading.length <= 80 && !/^[\d.\s]+$/.test(heading) && language.length > 0
  return useful ? words.section(page, heading) : words.page(page)
}
