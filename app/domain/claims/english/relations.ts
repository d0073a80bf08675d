import type { Difference } from '../kinds.ts'
import { type Cue, cueTable, findCues } from './cues.ts'
import { sayingsOf } from './grammar.ts'
import { repeats } from './edits.ts'
import { type Match, tells } from './match.ts'
import { opposed } from './kinship.ts'
import type { Token } from './read.ts'
import { FUNCTION_WORDS } from './small-words.ts'

/** Words that set two things in order. `before`: what follows them is the later one. */
const ORDER = cueTable({
  empty:
    'first of all|in the first place|at first sight|by no means|since then|once more|once again|once upon|once a|once per|once every|after all|just before|then again|before long|and then some',
  before: 'before|prior to|until|till|ahead of|on the eve of|up to|followed by',
  after: 'after|following|once|since|as soon as|in the wake of|subsequent to|only after',
  afterwards:
    'then|afterwards|subsequently|thereafter|after that|after them|after this|later|next|before long',
})

const CAUSE = cueTable({
  empty:
    'so that|so as to|so far|as well|as well as|as long as|because of course|so much|as soon as|so called|since then|ever since|as of|such as|as for|as to|as many|as much|so many|not so|so far as|for example|for instance',
  because:
    'because of|because|due to|owing to|on account of|thanks to|as a result of|as a consequence of|caused by|result from|resulting from|in view of|given that|for the reason that|brought about by|on the grounds that|since|as',
  therefore:
    'so|therefore|thus|hence|consequently|as a result|as a consequence|for this reason|that is why|which is why|accordingly|lead to|result in|cause|bring about|make',
  although:
    'although|though|even though|despite|in spite of|even if|notwithstanding|regardless of|nevertheless|nonetheless|however|while|whereas|but|yet',
})

const CONDITION = cueTable({
  empty: 'as if|if not more|if anything|what if|even if|even when|if only',
  if: 'if|provided|provided that|providing|as long as|so long as|on condition that|in case|in the event|assuming|when|whenever|once|unless|without|only|should you|need|must|whoever|until|till|keep|condition|require|depend',
})

/** What follows a cue and the rest; `first` says which of the two comes first, causes or is preferred. */
type Pair = { rest: number[]; follow: number[]; first: 'rest' | 'follow'; words: string }

/** The tokens before and after a cue that it relates: what follows it, and the rest of its sentence or the one before. */
function sides(tokens: readonly Token[], { at, end }: Cue): { rest: number[]; follow: number[] } {
  const sentence = tokens[at]?.sentence ?? 0
  const follow: number[] = []
  let next = end
  const opens = !tokens.slice(0, at).some((token) => token.sentence === sentence && tells(token))
  for (; next < tokens.length; next++) {
    const token = tokens[next]
    if (!token || token.sentence !== sentence) break
    if (token.kind === 'mark' && /^[,;:()–—]$/.test(token.text) && follow.length > 0) break
    if (tells(token)) follow.push(next)
  }
  const rest: number[] = []
  tokens.forEach((token, place) => {
    if (!tells(token) || follow.includes(place) || (place >= at && place < end)) return
    if (token.sentence === sentence || (opens && follow.length === 0)) rest.push(place)
  })
  return { rest, follow }
}

/** What a cue makes of "then", "so", "therefore" at the front of a sentence: the sentence before comes first. */
function backward(tokens: readonly Token[], cue: Cue): { rest: number[]; follow: number[] } {
  const sentence = tokens[cue.at]?.sentence ?? 0
  const before: number[] = []
  const after: number[] = []
  tokens.forEach((token, place) => {
    if (!tells(token)) return
    if (place < cue.at && token.sentence >= sentence - 1) before.push(place)
    if (place >= cue.end && token.sentence === sentence) after.push(place)
  })
  return { rest: before, follow: after }
}

function pairsOf(tokens: readonly Token[], table: typeof ORDER): Pair[] {
  return findCues(tokens, table).flatMap((cue): Pair[] => {
    if (cue.name === 'empty' || isAttribute(tokens, cue)) return []
    const { words } = cue
    const { rest, follow } = cue.name === 'afterwards' ? backward(tokens, cue) : sides(tokens, cue)
    if (follow.length === 0 || rest.length === 0) return []
    // Not the one until the other: the other comes first.
    const denied =
      /^(?:until|till|before)$/i.test(words) &&
      !isUnit(tokens[cue.at - 1]) &&
      // What is said of a clause with "that" denies nothing within it.
      sinceThat(tokens.slice(Math.max(0, cue.at - 14), cue.at)).some(
        ({ lower, clause }) =>
          clause === tokens[cue.at]?.clause && /^(?:not|no|never|nobody|none|cannot)$/.test(lower),
      )
    return [{ rest, follow, first: (cue.name === 'after') !== denied ? 'follow' : 'rest', words }]
  })
}

const sinceThat = (tokens: readonly Token[]) =>
  tokens.slice(tokens.findLastIndex(({ lower }) => lower === 'that') + 1)

/** "Three months before" tells how long before. */
const isUnit = (token: Token | undefined) =>
  token?.kind === 'number' || (token?.kind === 'function' && !FUNCTION_WORDS.has(token.lower))

/** "The following year", "next week", "later studies" name something and order nothing. */
function isAttribute(tokens: readonly Token[], { words, end, at }: Cue): boolean {
  if (/^(?:following|next|later)$/i.test(words)) {
    return tokens[end]?.kind === 'content' || /^(?:the|of|no|much|on)$/.test(tokens[at - 1]?.lower ?? '')
  }
  return /^(?:since|once)$/i.test(words) && tokens[end]?.kind === 'mark'
}

function overlap(match: Match, source: readonly number[], output: readonly number[]): number {
  const there = new Set(output)
  return source.filter((from) => {
    const to = match.toOutput[from] ?? -1
    return to >= 0 && there.has(to) && (match.source[from]?.weight ?? 0) > 0.1
  }).length
}

/** Whether what follows the cue in one text is what follows it in the other (`same`), or the rest (`turned`). */
function compared(match: Match, one: Pick<Pair, 'rest' | 'follow'>, two: Pick<Pair, 'rest' | 'follow'>) {
  const kept = overlap(match, one.follow, two.follow)
  const left = overlap(match, one.follow, two.rest)
  const right = overlap(match, one.rest, two.follow)
  return { same: kept > 0 && left === 0, turned: kept === 0 && left > 0 && right > 0, kept, left, right }
}

function isTurned(match: Match, one: Pair, two: Pair): boolean {
  const { same, turned } = compared(match, one, two)
  return one.first === two.first ? turned : same
}

/** Where what came first comes second. */
export function orderDifferences(match: Match): Difference[] {
  const [before, after] = [pairsOf(match.source, ORDER), pairsOf(match.output, ORDER)]
  for (const one of before) {
    if (after.length === 0) continue
    const [closest] = after
      .map((two) => ({
        two,
        like: overlap(match, one.follow, two.follow) / Math.max(one.follow.length, two.follow.length),
        // "Until after the holidays" has two of them.
        isWord: two.words.toLowerCase() === one.words.toLowerCase(),
      }))
      .sort((first, second) => second.like - first.like || Number(second.isWord) - Number(first.isWord))
    if (
      closest &&
      closest.like > 0.6 &&
      one.first !== closest.two.first &&
      isTurned(match, one, closest.two)
    ) {
      return [
        { kind: 'order', words: `what comes first has changed: “${one.words}”, “${closest.two.words}”` },
      ]
    }
    const turned = after.filter((two) => isTurned(match, one, two))
    const kept = after.some((two) => {
      const { same, turned: swapped } = compared(match, one, two)
      return one.first === two.first ? same : swapped
    })
    const [two] = turned
    if (two && !kept) {
      return [{ kind: 'order', words: `what comes first has changed: “${one.words}”, “${two.words}”` }]
    }
  }
  if (before.length === 0 && repeats(match)) {
    const two = after.find((pair) => isToldBackwards(match, pair))
    if (two) return [{ kind: 'order', words: `what comes first has changed: “${two.words}”` }]
  }
  return []
}

/** Whether what an output says to come first is told after the other in the source, whose clauses only follow each other. */
function isToldBackwards(
  { source, output, toSource, likeSource }: Match,
  { rest, follow, first }: Pair,
): boolean {
  const places = (side: readonly number[]) =>
    side.flatMap((at) =>
      (likeSource[at] ?? 0) >= 0.95 && (output[at]?.weight ?? 0) > 0.1 && output[at]?.part === 'verb'
        ? [toSource[at] ?? -1]
        : [],
    )
  const [earlier, later] = first === 'rest' ? [places(rest), places(follow)] : [places(follow), places(rest)]
  if (earlier.length === 0 || later.length === 0) return false
  const [lastOfLater, firstOfEarlier] = [Math.max(...later), Math.min(...earlier)]
  return (
    lastOfLater < firstOfEarlier &&
    source.slice(lastOfLater, firstOfEarlier).some(({ lower }) => /^(?:and|then)$/.test(lower))
  )
}

const PREFERENCE = cueTable({
  over: 'rather than|instead of|in place of|as opposed to|and not|but not|in preference to|not',
})

const PREFERS = /^(?:prioriti[sz]e|prefer|favou?r|choose|value|rank|put|place|set|rate)$/
const PREFERRED = /^(?:over|above|before|ahead|to)$/

/** "Prefer tea to coffee", "put speed before safety". */
function preferred(tokens: readonly Token[]): Pair[] {
  return tokens.flatMap((verb, at): Pair[] => {
    if (verb.kind !== 'content' || !verb.bases.some((base) => PREFERS.test(base))) return []
    const cue = tokens.findIndex(
      (token, place) =>
        place > at + 1 && place < at + 8 && token.clause === verb.clause && PREFERRED.test(token.lower),
    )
    const end = tokens.findIndex(
      (token, place) =>
        place > cue && (token.kind === 'mark' || /^(?:and|but|because|when|that)$/.test(token.lower)),
    )
    if (cue < 0) return []
    const told = (from: number, to: number) =>
      tokens.slice(from, to).flatMap((token, step) => (tells(token) ? [from + step] : []))
    const [rest, follow] = [
      told(at + 1, cue),
      told(cue + 1, end < 0 ? tokens.length : Math.min(end, cue + 5)),
    ]
    return rest.length > 0 && follow.length > 0
      ? [{ rest, follow, first: 'rest', words: tokens[cue]?.text ?? '' }]
      : []
  })
}

/** "Trams rather than motorways". */
function rejected(tokens: readonly Token[]): Pair[] {
  return findCues(tokens, PREFERENCE).flatMap((cue): Pair[] => {
    if (/^not$/i.test(cue.words) && tokens[cue.at - 1]?.text !== ',') return []
    const { rest, follow } = sides(tokens, cue)
    return follow.length > 0 && rest.length > 0 ? [{ rest, follow, first: 'rest', words: cue.words }] : []
  })
}

/** Where what was chosen is what was not, as of "trams rather than motorways". */
export function preferenceDifferences(match: Match, { mayOmit }: { mayOmit: boolean }): Difference[] {
  const isNear = mayOmit || repeats(match)
  const pairs = (tokens: readonly Token[]) => [...preferred(tokens), ...(isNear ? rejected(tokens) : [])]
  const [before, after] = [pairs(match.source), pairs(match.output)]
  for (const one of before) {
    const two = after.find((other) => isTurned(match, one, other))
    if (two) return [{ kind: 'role', words: `what is preferred has changed places: “${two.words}”` }]
  }
  return []
}

function causes(tokens: readonly Token[]): { pairs: Pair[]; although: Cue[]; because: Cue[] } {
  const cues = findCues(tokens, CAUSE)
  const pairs = cues.flatMap((cue): Pair[] => {
    const { words } = cue
    if (cue.name === 'because') {
      if (/^(?:as|since)$/i.test(words) && !opensClause(tokens, cue)) return []
      const { rest, follow } = sides(tokens, cue)
      return follow.length > 0 && rest.length > 0 ? [{ rest, follow, first: 'follow', words }] : []
    }
    if (cue.name === 'therefore') {
      if (/^so$/i.test(words) && tokens[cue.at - 1]?.kind !== 'mark' && cue.at > 0) return []
      if (/^ma[dk]/i.test(words)) return []
      const { rest, follow } = backward(tokens, cue)
      return follow.length > 0 && rest.length > 0 ? [{ rest, follow, first: 'rest', words }] : []
    }
    return []
  })
  return {
    pairs,
    although: cues.filter(
      ({ name, words }) => name === 'although' && !/^(?:while|whereas|but|yet|however)$/i.test(words),
    ),
    because: cues.filter(
      (cue) =>
        (cue.name === 'because' && (!/^(?:as|since)$/i.test(cue.words) || opensClause(tokens, cue))) ||
        cue.name === 'therefore',
    ),
  }
}

/** "As" and "since" give a reason where a clause with a subject of its own follows. */
function opensClause(tokens: readonly Token[], { at, end }: Cue): boolean {
  if (tokens[at - 1]?.text === ',' && sayingsOf(tokens).openers.has(at)) return true
  const before = tokens[at - 1]
  if (before && before.kind !== 'mark') return false
  return /^(?:the|a|an|he|she|it|they|we|you|i|there|this|these|his|her|their|our|many|most|no|two|three)$/.test(
    tokens[end]?.lower ?? '',
  )
}

/** Where cause and effect have changed places, or "because" has become "although". */
export function causeDifferences(match: Match, { mayOmit }: { mayOmit: boolean }): Difference[] {
  const [before, after] = [causes(match.source), causes(match.output)]
  for (const one of before.pairs) {
    if (after.pairs.length > 0 && after.pairs.every((two) => isTurned(match, one, two))) {
      return [{ kind: 'cause', words: `cause and effect have changed places` }]
    }
  }
  const [because, although] = [before.because[0], after.although[0]]
  if (because && although && before.although.length === 0 && after.because.length === 0) {
    return [{ kind: 'cause', words: `“${because.words}” has become “${although.words}”` }]
  }
  const [conceded, reason] = [
    before.although[0],
    after.because.find(({ words }) =>
      /^(?:because|due|owing|thanks|since|as|so|therefore|thus|hence)/i.test(words),
    ),
  ]
  if (conceded && reason && after.although.length === 0 && before.because.length === 0) {
    return [{ kind: 'cause', words: `“${conceded.words}” has become “${reason.words}”` }]
  }
  if (!mayOmit && repeats(match)) {
    const contrasts =
      /\b(?:although|though|despite|but|yet|however|while|whereas|nevertheless|nonetheless|still|even|only|without|except|unlike|instead)\b/
    if (conceded === undefined && although && !contrasts.test(textOf(match.source)))
      return [{ kind: 'cause', words: `“${although.words}” is not in the source` }]
    const reasons =
      /\b(?:because|since|as|for|so|to|due|owing|therefore|thus|hence|by|from|of|thanks|result\w*|reason\w*|why|cause\w*|with|given|after|when|if|:|;)(?= |$)|[:;–—]/
    const because = after.because.find(({ words }) => /^because$/i.test(words))
    if (because && !reasons.test(textOf(match.source)))
      return [{ kind: 'cause', words: `“${because.words}” is not in the source` }]
  }
  return conditions(match, mayOmit)
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ')

/** "Had he come": a condition without "if". */
const INVERTED =
  /(?:^|[.,;] )(?:had|were|should) (?:he|she|it|they|we|you|i|the|a|an|his|her|their|our|my|this|that)\b/

const EVEN = /\beven (?:if|when|though|without)\b/

function conditions(match: Match, mayOmit: boolean): Difference[] {
  const text = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ')
  const [before, after] = [match.source, match.output].map((tokens) =>
    text(tokens).replace(/\bexcept (?:if|when)\b/g, 'unless'),
  ) as [string, string]
  if (
    /\bif\b|\bunless\b|\bprovided\b|\bas long as\b/.test(before) &&
    EVEN.test(after) &&
    !EVEN.test(before)
  ) {
    return [{ kind: 'cause', words: `“if” has become “even if”` }]
  }
  const ifs = findCues(match.source, CONDITION).filter(({ words }) =>
    /^(?:if|unless|provided|as long as|on condition)/i.test(words),
  )
  const [lost] = ifs
  if (
    lost &&
    !mayOmit &&
    repeats(match) &&
    !INVERTED.test(after) &&
    !findCues(match.output, CONDITION).some(({ name }) => name === 'if')
  ) {
    return [{ kind: 'cause', words: `the condition “${lost.words} …” is missing` }]
  }
  const has = (line: string, word: string) => new RegExp(`\\b${word}\\b`).test(line)
  if (has(before, 'if') && !has(before, 'unless') && has(after, 'unless') && !has(after, 'if')) {
    if (denials(match.source) === denials(match.output))
      return [{ kind: 'cause', words: `“if” has become “unless”` }]
  }
  if (
    has(before, 'unless') &&
    has(after, 'if') &&
    !has(after, 'unless') &&
    denials(match.source) === denials(match.output)
  ) {
    return [{ kind: 'cause', words: `“unless” has become “if”` }]
  }
  return []
}

function denials(tokens: readonly Token[]): number {
  return tokens.filter(({ lower }) =>
    /^(?:not|no|never|nobody|nothing|none|without|cannot|forbid\w*|prohibited|removed)$/.test(lower),
  ).length
}

type Comparison = { adjective: number; rest: number[]; follow: number[]; words: string }

/** Comparatives that leave out what is compared with. */
function elided(tokens: readonly Token[]): Comparison[] {
  return tokens.flatMap((token, adjective): Comparison[] => {
    if (!/^(?:more|less|fewer|better|worse|\p{L}{3,}er)$/u.test(token.lower) || token.lower === token.lemma) {
      if (!/^(?:more|less|fewer)$/.test(token.lower)) return []
    }
    const rest = tokens.flatMap((one, at) =>
      tells(one) && one.clause === token.clause && at < adjective ? [at] : [],
    )
    return rest.length > 0 ? [{ adjective, rest, follow: [], words: token.text }] : []
  })
}

function comparisons(tokens: readonly Token[]): Comparison[] {
  return tokens.flatMap((token, at): Comparison[] => {
    if (token.lower !== 'than') return []
    let adjective = -1
    for (let back = at - 1; back >= Math.max(0, at - 7); back--) {
      const one = tokens[back]
      if (!one || one.kind === 'mark') break
      if (/^(?:more|less|fewer|better|worse|rather|other)$/.test(one.lower) || /er$/.test(one.lower)) {
        adjective = back
        break
      }
    }
    if (adjective < 0 || /^(?:rather|other)$/.test(tokens[adjective]?.lower ?? '')) return []
    const { rest, follow } = sides(tokens, { name: 'than', at, end: at + 1, words: 'than' })
    // "Dogs that are walked … than dogs that are left alone": what stands on both sides tells nothing.
    const isShared = (place: number, others: readonly number[]) =>
      others.some((other) => tokens[other]?.lemma === tokens[place]?.lemma)
    const end = tokens.findIndex(
      ({ lower }, place) => place > at + 1 && /^(?:and|but|or|while|whereas)$/.test(lower),
    )
    const compared = end < 0 ? follow : follow.filter((place) => place < end)
    const before = rest.filter((place) => place < at)
    const about = before.filter((place) => !isShared(place, compared))
    const own = compared.filter((place) => !isShared(place, before))
    return [
      {
        adjective,
        rest: about.length > 0 ? about : before.length > 0 ? before : rest,
        follow: own.length > 0 ? own : compared,
        words: tokens[adjective]?.text ?? '',
      },
    ]
  })
}

const EQUAL =
  /\b(?:as (?!well|soon|long|far|if|though|a|an|the)\w+ (?:\w+ ){0,3}as|just as|equally|the same|identical(?:ly)?)\b/
const UNEQUAL =
  /\b(?:than|more|less|fewer|better|worse|most|least|over|exceed\w*|surpass\w*|outnumber\w*|prefer\w*|rather|twice|half|times|double\w*|not (?:\w+ )?(?:as|so|be|the)|no (?:other|one)|nobody|nothing|never|neither|hardly|nowhere)\b/

/** Where what was more or less than something is said to be as much, or the other way round. */
function levelledDifference({ source, output }: Match): Difference | undefined {
  const [before, after] = [source, output].map((tokens) => tokens.map(({ lower }) => lower).join(' ')) as [
    string,
    string,
  ]
  const had = comparisons(source).length > 0
  const has = comparisons(output).length > 0
  const unequal = (tokens: readonly Token[], text: string) =>
    UNEQUAL.test(text) ||
    tokens.some(
      ({ lower, lemma, kind, part }) =>
        kind === 'content' && part !== 'verb' && lower !== lemma && /(?:er|est)$/.test(lower),
    )
  if (had && !EQUAL.test(before) && EQUAL.test(after) && !unequal(output, after))
    return { kind: 'direction', words: 'what was more or less is said to be equal' }
  if (has && !had && EQUAL.test(before) && !unequal(source, before))
    return { kind: 'direction', words: 'what was equal is said to be more or less' }
  return undefined
}

const LESS = /^(?:less|fewer)$/
const MORE = /^(?:more|longer|greater|higher|larger|bigger|heavier)$/
const isMoreOrLess = (one: Token, two: Token) =>
  (LESS.test(one.lower) && MORE.test(two.lower)) || (MORE.test(one.lower) && LESS.test(two.lower))

/** Where the greater of two has become the smaller; and the words of comparisons that were found to say the same. */
export function comparisonDifferences(match: Match): { found: Difference[]; settled: Set<number> } {
  const settled = new Set<number>()
  const found: Difference[] = []
  const full = comparisons(match.output)
  const levelled = levelledDifference(match)
  if (levelled) found.push(levelled)
  const after = full.length > 0 ? full : elided(match.output)
  for (const one of comparisons(match.source)) {
    for (const two of after) {
      const [was, is] = [match.source[one.adjective], match.output[two.adjective]]
      if (!was || !is) continue
      if (full.length > 0 && isMoreOrLess(was, is) && compared(match, one, two).same) {
        found.push({ kind: 'direction', words: `“${one.words} than” has become “${two.words} than”` })
        continue
      }
      const turned = opposed(was, is)
      if (!turned && was.lemma !== is.lemma && match.toOutput[one.adjective] !== two.adjective) continue
      const { turned: swapped, left, kept } = compared(match, one, two)
      if (turned && (swapped || (left > 0 && kept === 0))) settled.add(two.adjective)
      else if (!turned && full.length > 0 && (swapped || (left > 0 && kept === 0))) {
        found.push({ kind: 'direction', words: `what is compared has changed places: “${two.words} than”` })
      }
    }
  }
  return { found, settled }
}
