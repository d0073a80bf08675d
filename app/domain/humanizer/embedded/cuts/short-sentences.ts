import { splitApposition } from '../appositions.ts'
import { hasFiniteVerb, mainClauseEnds, wordCount } from '../clauses.ts'
import { concede, contrast } from '../concession.ts'
import type { Context } from '../context.ts'
import { splitContrast } from '../contrasting.ts'
import { splitDescription } from '../describing.ts'
import { PLURAL_NOUN } from '../finite-verbs.ts'
import { negationCount } from '../guards.ts'
import { splitInclusion } from '../inclusions.ts'
import type { Rule } from '../manner/scene.ts'
import { nameParticiple } from '../participle-subjects.ts'
import { freeParticiple } from '../participles.ts'
import { splitPredicates } from '../predicates.ts'
import { splitRelativeTail, splitWhere } from '../relative-tails.ts'
import { splitClauses } from '../splitting-rows.ts'
import { splitCoordination, splitRelative, splitSemicolon, type Transformation } from '../splitting.ts'
import { isSimple } from '../style.ts'
import { capitalise, freshTokens, join } from '../tokens.ts'
import type { Token } from '../tokens.ts'

/** "We study pairs, which are bound." → "We study pairs. These are bound."; "which is needed", of it all → "This is needed". */
function splitWhich(tokens: readonly Token[]): Token[] | undefined {
  const comma = tokens.findLastIndex(
    ({ text, kept }, at) => text === ',' && !kept && tokens[at + 1]?.lower === 'which',
  )
  const [head, tail] = [tokens.slice(0, comma), tokens.slice(comma + 2)]
  const verb = tail[0]?.tag === 'ADV' ? tail[1] : tail[0]
  if (comma < 4 || tokens.at(-1)?.text !== '.' || !verb || verb.kept || !mainClauseEnds(head))
    return undefined
  if (tail.some(({ text }) => /^[,;:()"“”—–]$/.test(text))) return undefined
  // "…, which is why": the reason belongs to what it is the reason of.
  if (/^(?:why|how|when|where|what|because)$/.test(tail[1]?.lower ?? '')) return undefined
  const ends = head.at(-1)
  // Behind one thing "which" may be of it or of the whole sentence.
  if (ends?.tag !== 'NOUN' || !PLURAL_NOUN.test(ends.lower)) return undefined
  if (/^(?:is|was|has|does)$/.test(verb.lower) || (verb.tag === 'VERB' && /[^s]s$/.test(verb.lower)))
    return [...head, ...freshTokens('. This'), ...tail]
  return /^(?:are|were|have|can|could|may|might|will|would)$/.test(verb.lower)
    ? [...head, ...freshTokens('. These'), ...tail]
    : undefined
}

/** What cuts a sentence in two where sense allows, and what makes one that can be cut then. The surest come first. */
const SPLITS: readonly Transformation[] = [
  splitSemicolon,
  splitClauses,
  splitCoordination,
  splitContrast,
  splitPredicates,
  freeParticiple,
  nameParticiple,
  splitRelative,
  splitRelativeTail,
  splitWhich,
  splitWhere,
  splitApposition,
  splitInclusion,
  splitDescription,
  concede,
  contrast,
]

/** A sentence of no more words than this is short. */
const SHORT = 10

/** Words that a sentence must keep when it is cut: less is a beat and no sentence. */
const LEAST = 4

/** "It rained, and the ferry stayed in, but the cook went out." → three sentences, one after the other. */
const cutLong: Rule = {
  name: 'short sentences',
  safe: true,
  apply: (parts, at, { context, text }) => {
    const part = parts[at]
    if (!part || part.fixed || text.kind === 'story' || wordCount(part.tokens) <= SHORT) return undefined
    for (const split of SPLITS) {
      const made = split(part.tokens, context)
      if (!made || negationCount(join(made)) !== negationCount(join(part.tokens))) continue
      const sentences = sentencesIn(made)
      if (sentences.every((one) => wordCount(one) >= LEAST && hasFiniteVerb(one)))
        return { count: 1, sentences }
    }
    return undefined
  },
}

/** The sentences that were made of one. */
function sentencesIn(tokens: readonly Token[]): Token[][] {
  const end = tokens.findIndex(({ text, fresh }, at) => text === '.' && fresh && at < tokens.length - 1)
  if (end < 0) return [[...tokens]]
  const next = tokens.slice(end + 1)
  // A short sentence behind another needs no "And".
  const [first, ...rest] = next[0]?.fresh && next[0].lower === 'and' ? next.slice(1) : next
  return first
    ? [
        tokens.slice(0, end + 1),
        ...sentencesIn([
          { ...first, text: first.kept ? first.text : capitalise(first.text), space: '' },
          ...rest,
        ]),
      ]
    : []
}

/** The rules that a tone has which is known for its short sentences. */
export function shortSentences({ strength, style }: Context): readonly Rule[] {
  return isSimple(style) && strength !== 'light' ? [cutLong] : []
}
