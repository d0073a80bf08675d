import { setImmediate as turn } from 'node:timers/promises'
import { seededRandom } from '#app/domain/random.ts'
import type { Language } from '#app/domain/text/language.ts'
import { comparable } from '../plain.ts'
import type { QuizInput } from '../types.ts'
import { type Definition, definitionIn, entryIn, type ShortForm, shortFormsIn } from './definitions.ts'
import { consequenceDrafts } from './consequences.ts'
import type { Collected, Draft, Form } from './draft.ts'
import { englishDrafts } from './english/questions.ts'
import { figureOf } from './figures.ts'
import { gapDrafts, oppositeDraft } from './gap-questions.ts'
import { lexisOf } from './lexis.ts'
import { listDrafts } from './list-questions.ts'
import { isGivenName, namesOf } from './names.ts'
import { orderDrafts } from './order-questions.ts'
import type { ItemList, Read } from './passages.ts'
import { labelledIn, pointDrafts } from './point-questions.ts'
import { rank } from './ranking.ts'
import { reasonDrafts } from './reasons.ts'
import { tableDrafts } from './table-questions.ts'
import { definitionDrafts, shortFormDrafts } from './term-questions.ts'
import { wordingOf } from './wording.ts'

/** How much a form is worth beside the place of its sentence in the document. */
const WORTH: Record<Form, number> = {
  why: 0.9,
  purpose: 0.85,
  effect: 0.7,
  completion: 0.7,
  condition: 0.7,
  describes: 0.65,
  described: 0.6,
  compared: 0.8,
  order: 0.5,
  step: 0.6,
  list: 0.6,
  point: 0.55,
  who: 0.65,
  what: 0.55,
  object: 0.25,
  where: 0.5,
  amount: 0.5,
  cell: 0.45,
  standsFor: 0.4,
  year: 0.35,
  truth: 0.25,
  name: 0.1,
  number: 0.05,
}
/** Sentences that are worked on before others have their turn. */
const PASSAGES_PER_TURN = 10

/** Of longer sentences nobody remembers one word. */
const MOST_GAP_WORDS = 30

export type Scored = Draft & { score: number }

/** All questions that a document could be asked for, with what each is worth. */
export async function draftsOf(read: Read, input: QuizInput): Promise<Scored[]> {
  const { language, difficulty } = input
  const alone = read.passages.filter((passage) => passage.alone)
  const random = seededRandom(input.seed)
  const ranked = await rank(alone, language)
  await turn()
  const scores = new Map(ranked.map(({ passage, score }) => [passage, score]))
  const { names, answers, sources, known } = await namesOf(alone, language)
  await turn()
  const collected: Collected = {
    language,
    words: wordingOf(language),
    passages: read.passages,
    alone,
    lexis: lexisOf(read.passages, language),
    names,
    nameSources: sources,
    properWords: known,
    years: alone.flatMap((from) =>
      (answers.get(from) ?? []).flatMap(({ kind, text }) => (kind === 'year' ? [{ text, from }] : [])),
    ),
    figures: alone.flatMap((from) =>
      (answers.get(from) ?? []).flatMap((answer) =>
        answer.kind === 'number' ? [{ ...figureOf(answer, from.text), from }] : [],
      ),
    ),
    definitions: [
      ...alone
        .flatMap((passage) => definitionIn(passage, language) ?? [])
        // What a person is, is told by other questions; among terms they would be picked or ruled out at once. And what
        // the document is about stands above it.
        .filter(({ term }) => names.get(comparable(term))?.class !== 'person' && !isGivenName(term))
        .filter(
          ({ term }) =>
            language === 'de' ||
            !/^\p{Lu}/u.test(term) ||
            !comparable(read.headings[0]?.text ?? '').includes(comparable(term)),
        ),
      ...read.lists.flatMap((list) => definitionsIn(list, language)),
    ],
    shortForms: uniqueForms(alone.flatMap(shortFormsIn)),
    lists: read.lists,
    tables: read.tables,
    points: [
      ...read.points,
      ...read.lists.flatMap((list) =>
        definitionsIn(list, language).length > 0 ? [] : labelledIn(list, language),
      ),
    ],
  }
  await turn()
  const drafts = [
    ...(await definitionDrafts(collected, random)),
    ...shortFormDrafts(collected, random),
    ...listDrafts(collected, random),
    ...tableDrafts(collected, random),
    ...pointDrafts(collected, random),
    ...orderDrafts(collected, random),
    ...(language === 'en' ? await englishDrafts(collected, random) : []),
  ]
  drafts.push(...(await consequenceDrafts(collected)))
  const reasoned = new Set(
    drafts.flatMap(({ form, passage }) => (form === 'why' || form === 'purpose' ? [passage] : [])),
  )
  drafts.push(...(await reasonDrafts(collected)).filter(({ passage }) => !reasoned.has(passage)))
  for (const [at, passage] of alone.entries()) {
    if (at % PASSAGES_PER_TURN === 0) await turn()
    if (passage.words > MOST_GAP_WORDS) continue
    for (const answer of answers.get(passage) ?? [])
      drafts.push(...gapDrafts(passage, answer, collected, random))
    const opposite = oppositeDraft(passage, collected, random)
    if (opposite) drafts.push(opposite)
  }
  // A gap is not left where the same is asked in words of its own.
  const inWords = new Set(
    drafts.flatMap(({ form, passage, answer }) =>
      /^(?:year|amount|who|where)$/.test(form) ? [`${passage.quote} ${answer}`] : [],
    ),
  )
  const seen = new Set<string>()
  const title = comparable(read.headings[0]?.text ?? '')
  const kept = drafts.filter(({ form, passage, answer }) => {
    // A name that the title has is what everybody would guess.
    if (form === 'name' && title.includes(comparable(answer))) return false
    const key = `${passage.quote} ${answer}`
    if (form === 'name' || form === 'number') return !inWords.has(key)
    if (form !== 'year') return true
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
  return kept.map((draft) => {
    const central = scores.get(draft.passage) ?? 0.5
    // Hard questions are about the details, easy ones about what the document is about.
    const place =
      difficulty === 'hard' ? 0.6 * (1 - central) : difficulty === 'easy' ? 1.2 * central : central
    return { ...draft, score: place + WORTH[draft.form] + 0.3 * random() }
  })
}

/** The entries of a glossary; fewer than three are a list with labels in it. */
function definitionsIn({ items, sources, page, heading }: ItemList, language: Language): Definition[] {
  const entries = items.flatMap(
    (item, at) => entryIn(item, sources[at] ?? item, page, heading, language) ?? [],
  )
  return entries.length >= 3 ? entries : []
}

function uniqueForms(forms: readonly ShortForm[]): ShortForm[] {
  return [...new Map(forms.map((form) => [form.short, form])).values()]
}
