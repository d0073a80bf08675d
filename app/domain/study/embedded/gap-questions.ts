import type { Random } from '#app/domain/humanizer/embedded/random.ts'
import { comparable } from '../plain.ts'
import type { QuizInput } from '../types.ts'
import { type Answer, isGivenAway } from './answers.ts'
import { type Collected, type Draft, placeHint } from './draft.ts'
import { whoQuestion, yearQuestion } from './english-questions.ts'
import { figureOf, otherNumbers, otherYears } from './figures.ts'
import { type NameEntry, otherNames } from './names.ts'
import type { Passage } from './passages.ts'
import { shuffled } from './shuffled.ts'
import type { Wording } from './wording.ts'

const BLANK = '_____'

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

/** A sentence without one of its names, years or numbers; in English, a question about it where grammar allows. */
export function gapDrafts(
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
        hint: placeHint(passage, words, language),
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
        hint: placeHint(passage, words, language),
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
