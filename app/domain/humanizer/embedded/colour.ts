import { lookup } from '#app/lookup.ts'
import { hasFiniteVerb, isKnownPast, wordCount } from './clauses.ts'
import type { Context } from './context.ts'
import { chance, freshness, noteUse } from './context.ts'
import { weightedChoice } from './random.ts'
import { ramp } from './style.ts'
import type { Style } from './style.ts'
import { decapitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

type Colour = { openers: readonly string[]; endings: readonly string[] }

/** Light words of a tone that state nothing new, so they may stand before or after nearly any plain statement. */
const COLOURS = lookup<Colour>({
  conversational: { openers: ['Now,', 'You see,'], endings: [] },
  friendly: { openers: ['You see,', 'You know,', 'Now,', 'As you can imagine,'], endings: [] },
  informal: {
    openers: ['Honestly,', 'Look,', 'Basically,', 'Well,'],
    endings: [', really', ', to be honest'],
  },
  humorous: {
    openers: ['Funnily enough,', 'Believe it or not,', 'Brace yourself:', 'Plot twist:', 'Fun fact:'],
    endings: [', believe it or not', ' (yes, really)', ', as one does', ' (cue the drum roll)'],
  },
  sarcastic: {
    openers: ['Naturally,', 'Of course,', 'Surprise, surprise:', 'Oh, and look:', 'Shockingly,'],
    endings: [', naturally', ', what a surprise', ' (who knew?)', ', obviously'],
  },
  persuasive: {
    openers: ['Clearly,', 'Think of it this way:', 'Quite simply,', 'Think about it:', 'Surely,'],
    endings: [],
  },
  inspirational: { openers: ['Remember:', 'Truly,', 'Take heart:', 'Above all, remember:'], endings: [] },
  emotional: { openers: ['Truly,', 'Deep down,', 'In all honesty,'], endings: [] },
  engaging: {
    openers: ['Think about it:', "Here's the thing:", 'Just imagine:', 'Consider this:'],
    endings: [],
  },
  didactic: { openers: ['Notice that', 'Keep in mind that', 'Remember that', 'Note that'], endings: [] },
  academic: { openers: ['Indeed,'], endings: [] },
  formal: { openers: ['Indeed,', 'In this regard,'], endings: [] },
  professional: { openers: ['In practice,'], endings: [] },
  humanize: { openers: [], endings: [] },
})

/** For a tone without a name of its own, by what its sliders stress. */
function colourOf({ name, formality, energy, empathy }: Style): Colour | undefined {
  const named = COLOURS.get(name)
  if (named) return named
  if (formality >= 58) return COLOURS.get('formal')
  if (empathy >= 70) return COLOURS.get('emotional')
  if (energy >= 70) return COLOURS.get('engaging')
  return formality < 40 ? COLOURS.get('conversational') : undefined
}

const NONE: Colour = { openers: [], endings: [] }
const UNDERSTANDING: Colour = { openers: ['Understandably,'], endings: [] }

/** A light word has no place beside these. */
export const GRAVE =
  /^(?:die|dead|death|deadly|dying|kill|killing|murder|war|victim|abuse|attack|suicide|cancer|disease|tragedy|tragic|grief|loss|funeral|rape|assault|terror|terrorist|bomb|shooting|injure|injury|injuries|crash|genocide|slavery|violence|violent|racism|hunger|famine|arrest|police|court|casualty|casualties|earthquake|quake|tsunami|flood|flooding|hurricane|wildfire|blaze|damage|wounded|evacuate|evacuation|emergency|refugee|hostage|missile|layoff|bankruptcy|accident|destroy|survivor|sorry|condolences|blood|scream|pain|hospital|prison)(?:s|d|r|rs|ed)?$/

/** Tones that are asked for their colour: the others leave papers and reports alone. */
const LIVELY = new Set(['humorous', 'sarcastic', 'didactic', 'academic', 'formal', 'persuasive', 'engaging'])

/** Adds an opener or an ending of the tone to a plain statement, seldom and never to two sentences in a row. */
export function addColour(tokens: readonly Token[], context: Context): Token[] {
  const { style } = context
  const unchanged = [...tokens]
  if (context.staid && !LIVELY.has(style.name)) return unchanged
  const kind = style.formality < 70 && tokens.some((token) => HARD.test(token.lower))
  const wanted = kind ? Math.max(style.colour, 0.5 * ramp(style.empathy, 60, 95)) : style.colour
  // Each of them looks back at something: nothing has been said before the first sentence.
  if (context.sentence <= 1) return unchanged
  if (wanted === 0 || context.sentence - context.lastOpener < 3 || !chance(wanted, context)) return unchanged
  if (!isPlainStatement(tokens)) return unchanged
  const { openers, endings } = kind && style.empathy >= 60 ? UNDERSTANDING : (colourOf(style) ?? NONE)
  // "Now" has no place before what is past.
  const past = tokens.some(({ lower }) => isKnownPast(lower))
  const word = weightedChoice(
    [...openers, ...endings].filter((one) => !past || one !== 'Now,'),
    (one) => freshness([one], context) ** 2,
    context.random,
  )
  if (word === undefined) return unchanged
  noteUse([word], context)
  context.lastOpener = context.sentence
  if (/^[, ]/.test(word)) return [...tokens.slice(0, -1), ...freshTokens(word), ...tokens.slice(-1)]
  const [first, ...rest] = tokens
  if (!first) return unchanged
  return [...freshTokens(word, first.space), { ...decapitalise(first), space: ' ' }, ...rest]
}

/** Nothing to cheer about. */
export const SOBER =
  /^(?:risks?|problems?|issues?|dangers?|dangerous|limit(?:s|ed|ation|ations)?|poor|bad|worse|worst|fail(?:s|ed|ure|ures)?|concerns?|costs?|waste|wrong|less|unfair|crime|crisis|debt|conflict|lost|lose|loses|sad|however|not|no|never|without|cannot|unfortunately|close[ds]?|closure|alert|warn(?:s|ed|ing|ings)?|damage[ds]?|threat(?:s|en|ens|ened)?|delay(?:s|ed)?|decline[ds]?|fell|falls?|drop(?:s|ped)?)$|n't$/

/** What is hard for somebody, so that "understandably" is a kind word. */
export const HARD =
  /^(?:difficult|hard|tough|challenging|challenge|challenges|struggle|struggles|stress|stressful|worry|worries|worried|anxious|anxiety|overwhelmed|overwhelming|fear|fears|nervous|tired)$/

function isPlainStatement(tokens: readonly Token[]): boolean {
  const first = tokens[0]
  const words = wordCount(tokens)
  if (!first?.word || first.kept || tokens.at(-1)?.text !== '.' || words < 6 || words > 24) return false
  // An opener does not follow another.
  if (tokens.slice(0, 4).some((token) => token.text === ',')) return false
  const opens =
    WORD_CLASSES.article.has(first.lower) ||
    WORD_CLASSES.pron.has(first.lower) ||
    WORD_CLASSES.poss.has(first.lower) ||
    /^(?:many|most|some)$/.test(first.lower)
  if (!opens || !hasFiniteVerb(tokens)) return false
  return !tokens.some((token) => /^[:()?!"“-]$/.test(token.text) || (token.word && GRAVE.test(token.lower)))
}
