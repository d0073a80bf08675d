import type { Transformation } from '../splitting.ts'
import type { Token } from '../tokens.ts'
import { WORD_CLASSES } from '../wordclasses.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Adverbs of degree that a quality is as clear without. */
const DEGREE =
  words(`very really quite truly extremely incredibly highly deeply immensely remarkably tremendously exceptionally
absolutely completely totally utterly entirely thoroughly profoundly vastly hugely insanely unbelievably wonderfully genuinely
particularly especially increasingly undeniably undoubtedly certainly notably inherently fundamentally`)

/** Adverbs that say of a deed no more than that it is done. */
const OF_DEEDS =
  words(`effectively seamlessly actively successfully effortlessly truly certainly undoubtedly undeniably
essentially basically actually simply definitely inevitably ultimately inherently fundamentally literally deeply greatly
thoughtfully meticulously masterfully brilliantly beautifully tirelessly proactively continually constantly truly`)

/** Openings of what an adverb would be the answer to, or measured against. */
const MEASURES =
  /^(?:not|never|no|how|so|as|too|more|most|less|least|than|that|this|even|hardly|barely)$|n't$/

/** What an adverb of degree changes the sense of: where it goes, another thing is said. */
const NEEDS_DEGREE =
  /^(?:well|much|many|few|little|often|same|own|first|last|next|only|likely|unlikely|possible|available|similar|different|close|far|long|soon|early|late|low|high|small|large|rare|good)$/

/** Forms in -ed and -ing that are qualities. */
const FELT =
  /^(?:impressed|satisfied|excited|interested|pleased|surprised|disappointed|delighted|tired|worried|inspiring|interesting|motivated|talented|skilled|detailed|rewarding|exciting|boring|disappointing|annoying|frustrating|amazing|stunning|fascinating|engaging|compelling|moving|charming|beaten|grateful|satisfying|welcoming|refreshing|relaxing|entertaining|confusing|challenging|demanding|dedicated|committed)$/

/** "a very useful and truly modern tool" → "a useful and modern tool". */
export const dropDegree: Transformation = (tokens, { staid }) => {
  const at = tokens.findIndex((token, place) => {
    const next = tokens[place + 1]
    if (token.kept || token.fresh || !DEGREE.has(token.lower) || !next?.word || next.kept) return false
    if (MEASURES.test(tokens[place - 1]?.lower ?? '') || MEASURES.test(tokens[place - 2]?.lower ?? ''))
      return false
    if (staid && /^(?:highly|completely|entirely|particularly|increasingly)$/.test(token.lower)) return false
    if (/^(?:especially|particularly|notably|entirely|completely)$/.test(token.lower) && next.tag !== 'ADJ')
      return false
    // "increasingly popular": the growth is what is said.
    if (token.lower === 'increasingly') return false
    if (NEEDS_DEGREE.test(next.lower) && token.lower !== 'very' && token.lower !== 'really') return false
    if (/^(?:same|own|first|last|next|few|little|much|many|well|best|worst)$/.test(next.lower)) return false
    // "highly anticipated", "newly ordered": how it was done belongs to what was done.
    if (/(?:ed|ing|en)$/.test(next.lower) && !FELT.test(next.lower)) return false
    // "the very old": what stands behind the article would be a thing.
    if (next.tag !== 'ADJ' && !/..(?:ly|ed|ing)$/.test(next.lower)) return false
    // "We very much hope" and "entirely by hand".
    return !(place === 0 && tokens[place + 1]?.tag !== 'ADJ')
  })
  return at < 0 ? undefined : without(tokens, at, at + 1)
}

/** "The team actively seeks help" → "The team seeks help". */
export const dropIdleAdverb: Transformation = (tokens) => {
  const at = tokens.findIndex((token, place) => {
    if (token.kept || token.fresh || place === 0 || !OF_DEEDS.has(token.lower)) return false
    const [before, next] = [tokens[place - 1], tokens[place + 1]]
    if (!before?.word || !next?.word || next.kept) return false
    // The list goes on: "quickly and effectively".
    if (/^(?:and|or|but|as|to|not)$/.test(next.lower) || /^(?:and|or|but)$/.test(before.lower)) return false
    if (tokens.slice(Math.max(0, place - 3), place).some(({ lower }) => MEASURES.test(lower))) return false
    return next.tag === 'VERB' || next.tag === 'AUX'
  })
  return at < 0 ? undefined : without(tokens, at, at + 1)
}

/** Qualities that are put to a thing in praise, and tell nothing of it. */
const PRAISE =
  words(`crucial vital pivotal essential valuable invaluable vibrant remarkable incredible profound seamless
meaningful robust innovative cutting-edge groundbreaking wonderful amazing fantastic exceptional noteworthy notable
transformative dynamic compelling captivating stunning breathtaking fascinating intriguing thoughtful actionable holistic
multifaceted exciting extraordinary unparalleled unwavering tremendous immense great truly impressive intricate
world-class unforgettable delightful inspiring impactful comprehensive significant important key
considerable substantial overarching ever-changing ever-evolving fast-paced 
enduring lasting indelible sheer`)

/** Things of which a quality says what they are: a "key role", "a great deal". */
const EMPTY_THINGS =
  /^(?:roles?|parts?|aspects?|ways?|amounts?|numbers?|steps?|factors?|things?|deal|many|few|pieces?|points?|difference|differences|change|changes|components?|elements?|features?|feat|example|examples|reason|reasons|place|places|questions?|question|majority|minority|variety|extent|range|length|depth|detail|details|lengths|while|time|times|moment|person|people|man|woman|day|days|job|work|idea|ideas|impact|impacts|effect|effects|asset|assets|resource|importance|significance|value|achievement|achievements|contribution|contributions|milestone|challenge|news|care|soil|thought|thinking|infrastructure|infections?|illness|condition|mass|acid|acids|oils?|services?)$/

/** "valuable insights" → "insights"; what stands alone behind "is" stays. */
export const dropPraise: Transformation = (tokens, { staid, text }) => {
  const isStory = text.kind === 'story'
  const at = tokens.findIndex((token, place) => {
    if (token.kept || token.fresh || !PRAISE.has(token.lower)) return false
    if (isStory || (staid && STAYS_IN_PAPERS.has(token.lower))) return false
    const [before, next] = [tokens[place - 1], tokens[place + 1]]
    if (!before?.word || !next?.word || next.kept) return false
    // A pair ("rich and diverse"), a measure ("more meaningful", "very important") or a name is no mere praise.
    if (before.tag === 'ADV' || before.tag === 'PUNCT' || MEASURES.test(before.lower)) return false
    if (
      /^(?:and|or|but|is|are|was|were|be|been|being|seem|seems|feel|feels|become|becomes|one|what|something|nothing|anything|everything|the)$/.test(
        before.lower,
      ) &&
      before.lower !== 'the'
    )
      return false
    if (/^\p{Lu}/u.test(next.text) || next.tag !== 'NOUN' || EMPTY_THINGS.test(next.lower)) return false
    // "a key player", "important dates": one noun behind it, that is not part of a longer name.
    if (
      before.lower === 'the' &&
      /^(?:key|important|critical|great|overall|own|significant)$/.test(token.lower)
    )
      return false
    // "It was a wonderful day", "had an incredible trip": without its quality the thing would say nothing.
    if (/^an?$/.test(before.lower)) {
      if (
        !/^(?:of|for|to|in|that|which|with|from|on|between|where|into)$/.test(tokens[place + 2]?.lower ?? '')
      )
        return false
      if (
        WORD_CLASSES.be.has(tokens[place - 2]?.lower ?? '') ||
        /^(?:become|becomes|became|remain|remains|as|into|what|such|quite|makes?|made)$/.test(
          tokens[place - 2]?.lower ?? '',
        )
      )
        return false
    }
    // "the rich", "the great": nouns of their own.
    if (
      /^(?:key|critical|great|rich|hidden|lasting|significant|important|considerable|substantial)$/.test(
        token.lower,
      )
    )
      return (
        /^(?:many|several|some|these|those|all|and|with|of|for|offers?|provides?|gives?|brings?|its|their|his|her|our|my|your)$/.test(
          before.lower,
        ) && /s$/.test(next.lower)
      )
    return true
  })
  return at < 0 ? undefined : without(tokens, at, at + 1)
}

const STAYS_IN_PAPERS = words(
  'significant important key considerable substantial robust dynamic comprehensive essential vital lasting intricate',
)

/** "a rich, diverse history" → "a diverse history"; "vibrant and lively towns" → "lively towns". */
export const dropPraiseOfPair: Transformation = (tokens, { staid, text }) => {
  if (text.kind === 'story') return undefined
  for (const [at, token] of tokens.entries()) {
    if (token.kept || token.fresh || !PRAISE.has(token.lower) || (staid && STAYS_IN_PAPERS.has(token.lower)))
      continue
    const [before, joint, other, noun] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
    if (/^(?:great|own|key|various|overall|existing|respective)$/.test(token.lower)) continue
    if (!before?.word || MEASURES.test(before.lower) || before.tag === 'ADV') continue
    if (other?.tag !== 'ADJ' || other.kept || !joint || joint.kept) continue
    const isPair = joint.text === ',' || joint.lower === 'and'
    if (isPair && (noun?.tag === 'NOUN' || (noun && !noun.word && noun.text !== ',')))
      return without(tokens, at, at + 2)
  }
  // The praise is the second of the two: "a quiet and remarkable town".
  const second = tokens.findIndex(
    (token, at) =>
      !token.kept &&
      !token.fresh &&
      PRAISE.has(token.lower) &&
      !(staid && STAYS_IN_PAPERS.has(token.lower)) &&
      !/^(?:great|own|key|various|overall|existing|respective)$/.test(token.lower) &&
      tokens[at - 1]?.lower === 'and' &&
      tokens[at - 2]?.tag === 'ADJ' &&
      !tokens[at - 2]?.kept &&
      tokens[at - 3]?.text !== ',' &&
      tokens[at + 1]?.tag === 'NOUN',
  )
  return second < 0 ? undefined : without(tokens, second - 1, second + 1)
}

/** "also", where nothing hangs on it. */
export const dropSmallWord: Transformation = (tokens) => {
  const at = tokens.findIndex((token, place) => {
    const [before, next] = [tokens[place - 1], tokens[place + 1]]
    if (token.kept || token.fresh || !before || !next?.word) return false
    if (
      token.lower === 'also' &&
      tokens.some(({ lower }, far) => lower === 'not' && /^(?:only|just)$/.test(tokens[far + 1]?.lower ?? ''))
    )
      return false
    if (token.lower === 'also')
      return (
        before.word &&
        !MEASURES.test(before.lower) &&
        /^(?:VERB|ADJ|AUX|DET|ADP)$/.test(next.tag ?? '') &&
        !/^(?:but|and|or)$/.test(before.lower)
      )
    return false
  })
  return at < 0 ? undefined : without(tokens, at, at + 1)
}

/** Words that soften what is said and leave it as it is. */
const SOFT = words('somewhat fairly rather quite pretty relatively')

/** "It is somewhat slow" → "It is slow"; "I think it works" → "It works" is another thing and stays. */
export const dropHedge: Transformation = (tokens, { staid }) => {
  const at = tokens.findIndex((token, place) => {
    const [before, next] = [tokens[place - 1], tokens[place + 1]]
    if (token.kept || token.fresh || !SOFT.has(token.lower) || !next?.word || next.kept) return false
    if (staid && token.lower === 'relatively') return false
    if (MEASURES.test(before?.lower ?? '') || next.tag !== 'ADJ') return false
    if (/^(?:few|little|many|much|different|small|large|good|well)$/.test(next.lower)) return false
    return token.lower !== 'rather' || WORD_CLASSES.be.has(before?.lower ?? '')
  })
  if (at >= 0) return without(tokens, at, at + 1)
  const kind = tokens.findIndex(
    ({ lower, kept }, place) =>
      !kept &&
      /^(?:kind|sort)$/.test(lower) &&
      tokens[place + 1]?.lower === 'of' &&
      /^(?:ADJ|VERB)$/.test(tokens[place + 2]?.tag ?? '') &&
      /^(?:is|are|was|were|'s|it's|i|we|they|feels?|looks?)$/.test(tokens[place - 1]?.lower ?? ''),
  )
  return kind < 0 ? undefined : without(tokens, kind, kind + 2)
}

/** The tokens without those from `from` up to `to`; what follows takes their space. */
export function without(tokens: readonly Token[], from: number, to: number): Token[] {
  const next = tokens[to]
  // What stood behind a sign needs a space of its own now.
  const first = tokens[from]
  const space = first?.word || first?.kept ? first.space : (next?.space ?? ' ')
  return [
    ...tokens.slice(0, from),
    ...(next ? [{ ...next, space: next.word || next.kept ? space : next.space }] : []),
    ...tokens.slice(to + 1),
  ]
}
