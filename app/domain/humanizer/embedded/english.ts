import { openAbsolute } from './absolutes.ts'
import { activate } from './activating.ts'
import { nameAuthors, speakAsAuthors } from './authors-voice.ts'
import {
  bracketCompany,
  bracketDashes,
  bracketParticiple,
  bracketRelative,
  bracketReservation,
} from './asides.ts'
import { coordinateOpening, moveAdverb } from './adverbs.ts'
import { splitApposition } from './appositions.ts'
import { moveSource } from './attribution.ts'
import { bracketAfterthought, bracketApposition } from './brackets.ts'
import { wordCount } from './clauses.ts'
import { concede, contrast, looseHowever } from './concession.ts'
import { splitContrast } from './contrasting.ts'
import type { Context } from './context.ts'
import { chance, rollOf } from './context.ts'
import { contract, expandContractions } from './contractions.ts'
import { dropExistence, dropJoiningThat, dropRelativeVerb } from './cuts/clauses.ts'
import { dropBoth, flattenNotOnly } from './correlatives.ts'
import { loosenDash } from './dashes.ts'
import { bracketExamples } from './examples.ts'
import { splitDescription } from './describing.ts'
import { frontMeans, frontTime } from './fronting.ts'
import { addressReader } from './general-you.ts'
import { fixArticles, fixCapitals, losesContent } from './guards.ts'
import { splitInclusion } from './inclusions.ts'
import { coordinateParticiple } from './participle-coordination.ts'
import { freeParticiple } from './participles.ts'
import { nameParticiple } from './participle-subjects.ts'
import { compileRules } from './patterns.ts'
import { eagerness, replacePhrases } from './phrases.ts'
import { splitPredicates } from './predicates.ts'
import { sayBecause } from './reasons.ts'
import { splitRelativeTail, splitWhere } from './relative-tails.ts'
import { moveOpening } from './reordering.ts'
import { splitCoordination, splitRelative, splitSemicolon } from './splitting.ts'
import type { Transformation } from './splitting.ts'
import { splitClauses } from './splitting-rows.ts'
import { ramp } from './style.ts'
import { invertCopula, turnGenitive } from './subjects.ts'
import { ENGLISH_TABLES } from './tables/english.ts'
import { dropAppositive, moveAlso } from './trimming.ts'
import { join } from './tokens.ts'
import type { Token } from './tokens.ts'
import { openWith } from './with-tails.ts'

const ENGLISH = compileRules(ENGLISH_TABLES)

/** The same in an order of its own, so that versions differ in what they try first. */
function shuffled<T>(items: readonly T[], { random }: Context): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** How many changed words a change of shape counts for. */
const WORDS_OF_A_SHAPE = 2

/** How often the authors of a paper say "we" where it said "this study" or nobody. */
const AUTHORS_SPEAK = 0.6

/** A sentence shorter than this is left in its shape. */
const SHORT = 9

/** A text that has offered little so far is worth a change of shape wherever one fits. */
function wantedChance(probability: number, context: Context): number {
  if (context.strength === 'light') return probability * 0.25
  if (context.again) return Math.min(1, probability * 2)
  return eagerness(context) < 0.6 ? Math.min(1, probability * 1.8) : probability
}

/** Formal and simple tones say it shortly; the others take the words that people take when they talk. */
function isTerse({ style, length }: Context): boolean {
  return length === 'shorter' || style.formality >= 66 || style.complexity < 28
}

/** One shape of an English sentence; its words are still those of the source. */
export function shapeEnglish(source: readonly Token[], context: Context): Token[] {
  const { style } = context
  const roll = rollOf(source, context)
  context.shapes = []
  let tokens: Token[] = style.expand ? expandContractions(source) : [...source]
  const apply = (transformation: Transformation, probability: number, fixed = false) => {
    // What the sliders set is the same in every version; what else may happen differs between them.
    const wanted = fixed ? roll < probability : chance(wantedChance(probability, context), context)
    if (!wanted) return false
    const found = transformation(tokens, context)
    const changed = found && !losesContent(tokens, found) ? found : undefined
    if (changed) {
      tokens = changed
      context.shapes = [...context.shapes, transformation.name]
      context.wordsTouched += WORDS_OF_A_SHAPE
    }
    return changed !== undefined
  }
  const applyFirst = (changes: readonly [Transformation, number][]) =>
    shuffled(changes, context).some(([transformation, probability]) => apply(transformation, probability))
  // The paper goes and its authors come: a word less, on purpose.
  if (context.authors) {
    if (chance(AUTHORS_SPEAK, context)) tokens = speakAsAuthors(tokens, context) ?? tokens
    apply(nameAuthors, AUTHORS_SPEAK)
  }
  apply(flattenNotOnly, 0.9)
  if (isTerse(context)) {
    apply(dropExistence, 0.8)
    apply(dropRelativeVerb, 0.8)
    apply(dropAppositive, 0.6)
  }
  applyFirst([
    [looseHowever, 0.7],
    [concede, 0.55],
    [contrast, 0.7],
  ])
  const words = wordCount(tokens)
  const restructured = context.strength === 'strong' && restructure(apply, applyFirst, words, context)
  if (words < SHORT) return tokens
  const freed = apply(freeParticiple, 0.75) || apply(nameParticiple, 0.75) || apply(coordinateParticiple, 0.8)
  if (!freed && !restructured && words >= longFrom(context)) cutLong(apply, words, context)
  if (isTerse(context)) apply(turnGenitive, 0.6)
  return tokens
}

type Apply = (transformation: Transformation, probability: number, fixed?: boolean) => boolean
type ApplyFirst = (changes: readonly [Transformation, number][]) => boolean

/** Words from which a sentence is long enough to be cut: fewer in simple tones. */
function longFrom({ style, strength }: Context): number {
  return strength === 'strong' ? SHORT : 12 + 12 * ramp(style.complexity, 15, 50)
}

/** Cuts a long sentence in two where sense allows; a slider that is moved further cuts more. */
function cutLong(apply: Apply, words: number, { style }: Context): boolean {
  const long = Math.min(1, words / 24)
  return (
    apply(splitSemicolon, style.split * 1.2, true) ||
    apply(splitClauses, style.split * 1.2, true) ||
    apply(splitCoordination, style.split * long * 1.9, true) ||
    apply(splitPredicates, style.split * long * 1.9, true) ||
    apply(splitRelative, 2 * (style.split - 0.9), true) ||
    apply(splitApposition, style.split) ||
    apply(loosenDash, 0.6, true)
  )
}

/** Puts a sentence in another order, which gains nothing by itself: only where a strong rewrite is asked for. */
function restructure(apply: Apply, applyFirst: ApplyFirst, words: number, context: Context): boolean {
  const { style } = context
  const loose = ramp(style.formality, 90, 55)
  apply(dropJoiningThat, 0.8 * ramp(style.formality, 58, 40))
  apply(moveAlso, 0.5)
  const changed = applyFirst([
    [bracketExamples, 0.8 * loose],
    [bracketAfterthought, 0.9 * loose],
    [bracketApposition, 0.5 * loose],
    [bracketRelative, 0.25 * loose],
    [bracketParticiple, 0.5 * loose],
    [bracketCompany, 0.5 * loose],
    [bracketReservation, 0.5 * loose],
    [bracketDashes, 0.8 * loose],
    [addressReader, 0.4],
    [splitContrast, style.split * 1.2],
    [moveAdverb, 0.6],
    [coordinateOpening, 0.6],
  ])
  if (words < SHORT) return changed
  apply(dropBoth, 0.8)
  apply(sayBecause, 0.6)
  return (
    apply(splitDescription, style.split) ||
    apply(splitInclusion, 0.2 + style.split) ||
    apply(openAbsolute, 0.7) ||
    (!isTerse(context) && apply(openWith, 0.6)) ||
    apply(splitRelativeTail, 0.2 + style.split) ||
    apply(splitWhere, 0.2 * style.split) ||
    applyFirst([
      [invertCopula, 0.8],
      [moveSource, style.move],
      [moveOpening, style.move],
      [frontMeans, style.move],
      [frontTime, style.move],
      [activate, 0.7],
    ]) ||
    changed
  )
}

/** A sentence that has got its shape, in other words. */
export function wordEnglish(shaped: readonly Token[], context: Context): Token[] {
  const shape = join(shaped)
  const matched = context.matched.get(shape) ?? []
  context.matched.set(shape, matched)
  const copies = shaped.map((token) => ({ ...token }))
  const tokens = replacePhrases(copies, ENGLISH, context, matched)
  return fixCapitals(fixArticles(contract(tokens, context)))
}
