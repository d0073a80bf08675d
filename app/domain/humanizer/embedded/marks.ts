import { hasFiniteVerb, wordCount } from './clauses.ts'
import { GRAVE, HARD, SOBER } from './colour.ts'
import type { Context } from './context.ts'
import { freshness, noteUse } from './context.ts'
import { weightedChoice } from './random.ts'
import { ramp } from './style.ts'
import { decapitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/**
 * Marks that a slider sets by count: so many for every hundred sentences, the first as soon as a sentence bears it.
 * A higher value never gives fewer, because each mark depends on nothing but how many there have been.
 */
export type MarkKind = 'exclamation' | 'and' | 'thrill' | 'care' | 'chat'

type Mark = {
  kind: MarkKind
  /** Marks for each sentence. */
  rate: (context: Context) => number
  fits: (tokens: readonly Token[], context: Context) => boolean
  openers: readonly string[]
}

const MARKS: readonly Mark[] = [
  {
    kind: 'care',
    rate: ({ style }) => 0.1 * ramp(style.empathy, 70, 100),
    fits: (tokens) => isStatement(tokens) && mayStandWithin(tokens) && !has(tokens, GRAVE),
    openers: [
      'I hope it helps you to know that',
      'What I hope you will take to heart is that',
      'I want to share with you, and I hope you feel it too, that',
    ],
  },
  {
    kind: 'thrill',
    rate: ({ style }) => 0.06 * ramp(style.energy, 84, 100) * ramp(style.formality, 70, 60),
    fits: (tokens) => isStatement(tokens) && isBright(tokens),
    openers: ['Here is the exciting part!', 'And this is the beautiful part!', 'It is amazing to see!'],
  },
  {
    kind: 'and',
    rate: ({ style }) => 0.1 * ramp(style.energy, 67, 100) * ramp(style.formality, 75, 60),
    fits: (tokens, { sentence }) =>
      sentence > 1 &&
      isStatement(tokens) &&
      mayStandWithin(tokens) &&
      !/^(?:one|another|first|second)$/.test(tokens[0]?.lower ?? ''),
    openers: ['And'],
  },
  {
    kind: 'chat',
    rate: ({ style }) => 0.1 * ramp(style.formality, 24, 0),
    fits: (tokens) => isStatement(tokens) && mayStandWithin(tokens) && !has(tokens, GRAVE),
    openers: ["So here's the thing:", "Well, here's the thing:", "Let's just say it like this:"],
  },
]

/** Adds what the sliders owe the text so far, one opening and one exclamation mark to a sentence at most. */
export function addMarks(tokens: readonly Token[], context: Context): Token[] {
  const mark = MARKS.find((one) => isDue(one.kind, one.rate(context), context) && one.fits(tokens, context))
  let marked = [...tokens]
  const opener = mark && weightedChoice(mark.openers, (one) => freshness([one], context) ** 2, context.random)
  const first = tokens[0]
  if (mark && first && opener !== undefined) {
    noteUse([opener], context)
    count(mark.kind, context)
    context.lastOpener = context.sentence
    marked = [
      ...freshTokens(opener, first.space),
      { ...(opener.endsWith('!') ? first : decapitalise(first)), space: ' ' },
      ...tokens.slice(1),
    ]
  }
  return exclaim(marked, context)
}

/** "It works." → "It works!", in lively tones that are not formal. */
function exclaim(tokens: readonly Token[], context: Context): Token[] {
  const { energy, formality } = context.style
  const stop = tokens.at(-1)
  const rate = 0.2 * ramp(energy, 67, 100) * ramp(formality, 66, 56)
  if (!stop || !isDue('exclamation', rate, context) || wordCount(tokens) > 34) return [...tokens]
  if (!isStatement(tokens) || !isBright(tokens)) return [...tokens]
  count('exclamation', context)
  return [...tokens.slice(0, -1), { ...stop, text: '!', lower: '!', fresh: true }]
}

function isDue(kind: MarkKind, rate: number, { marks, sentence }: Context): boolean {
  return (marks[kind] ?? 0) < Math.ceil(rate * sentence)
}

function count(kind: MarkKind, context: Context): void {
  context.marks = { ...context.marks, [kind]: (context.marks[kind] ?? 0) + 1 }
}

function has(tokens: readonly Token[], words: RegExp): boolean {
  return tokens.some(({ word, lower }) => word && words.test(lower))
}

/** Whether there is nothing in it that cheer would hurt. */
function isBright(tokens: readonly Token[]): boolean {
  return !has(tokens, SOBER) && !has(tokens, HARD) && !has(tokens, GRAVE)
}

/** Whether it is one plain statement that an opening can stand before. */
/** Nouns that are nobody's name, by themselves or by their ending. */
const COMMON =
  /^(?:people|everyone|everybody|nobody|there|things|children|men|women|students|teachers|parents|families|friends|experts|scientists|researchers|officials|workers|employees|customers|companies|businesses|schools|readers|visitors|users|critics|animals|books|technology|education|music|exercise|life|time|money|water|food|health|sports|society)$|....(?:tion|sion|ment|ness|ity|ism|ship)s?$/

/** Whether the first word is surely none that keeps its capital behind an opening: "Faraday" may look like any noun. */
function mayStandWithin([first]: readonly Token[]): boolean {
  const word = first?.lower ?? ''
  return WORD_CLASSES.det.has(word) || WORD_CLASSES.pron.has(word) || COMMON.test(word)
}

function isStatement(tokens: readonly Token[]): boolean {
  const first = tokens[0]
  const words = wordCount(tokens)
  const stop = tokens.at(-1)
  // A sentence inside a longer quotation is not ours to dress up.
  if (
    !first?.word ||
    first.kept ||
    stop?.kept ||
    stop?.text !== '.' ||
    words < 5 ||
    words > 34 ||
    !hasFiniteVerb(tokens)
  )
    return false
  if (
    tokens.slice(0, 4).some(({ text }) => text === ',') ||
    tokens.some(({ text }) => /^[:;()?!"“”]$/.test(text))
  )
    return false
  return (
    /^(?:DET|PRON|NOUN|PROPN|ADJ)$/.test(first.tag ?? 'DET') &&
    !/^(?:and|but|so|or|what|who|that's)$/.test(first.lower)
  )
}
