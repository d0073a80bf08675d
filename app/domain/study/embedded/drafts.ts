import { setImmediate as turn } from 'node:timers/promises'
import { seededRandom } from '#app/domain/humanizer/embedded/random.ts'
import { comparable } from '../plain.ts'
import type { QuizInput } from '../types.ts'
import { definitionIn, type ShortForm, shortFormsIn } from './definitions.ts'
import type { Collected, Draft } from './draft.ts'
import { figureOf } from './figures.ts'
import { gapDrafts } from './gap-questions.ts'
import { isGivenName, namesOf } from './names.ts'
import type { Passage } from './passages.ts'
import { rank } from './ranking.ts'
import { definitionDrafts, shortFormDrafts } from './term-questions.ts'
import { WORDING } from './wording.ts'

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
/** Sentences that are worked on before others have their turn. */
const PASSAGES_PER_TURN = 10

/** All questions that the sentences of a document could be asked for, with what each is worth. */
export async function draftsOf(passages: readonly Passage[], input: QuizInput): Promise<Draft[]> {
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
      .filter(({ term }) => names.get(comparable(term))?.class !== 'person' && !isGivenName(term)),
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
      drafts.push(...gapDrafts(passage, answer, collected, words, input, random))
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

function uniqueForms(forms: readonly ShortForm[]): ShortForm[] {
  return [...new Map(forms.map((form) => [form.short, form])).values()]
}
