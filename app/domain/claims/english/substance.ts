import type { Difference } from '../kinds.ts'
import { isConverse } from './converses.ts'
import { differ, opposed, STANDS_FOR } from './kinship.ts'
import { commonAs, type Part } from './lexicon.ts'
import { isFrame, NO_QUALITY } from './frame-words.ts'
import { repeats } from './edits.ts'
import { type Match, tells } from './match.ts'
import type { Token } from './read.ts'

/** Words about a text and its importance, which a rewrite may leave out: they are no content that could be replaced. */
const WORN =
  /^(?:important|note|noted|worth|mention|mentioning|conclusion|addition|fact|today|world|role|play|plays|ultimately|overall|essential|crucial|realm|fast-paced|ever-evolving|key|vital|highlight|emphasize|emphasise|remember|understand|recognize|recognise|acknowledge|clear|evident|obvious|conclude|summary|sum|essence|general|moreover|furthermore|landscape|testament|confirm|writing|write|inform|kindly|please|hereby|regard)$/

const TIMES = /^(?:second|minute|hour|day|week|month|year|season|decade|century|morning|evening|single)$/

/** How much more than it has lost a sentence that is told anew may say: it takes other words, and more of them. */
const MORE_ANEW = 2.5

/** What an output says beyond its source, and what it says in the place of something else. */
export function substanceDifferences(match: Match, { mayOmit }: { mayOmit: boolean }): Difference[] {
  const { source, output } = match
  const fresh = output.flatMap((token, at) =>
    token.kind === 'content' &&
    token.weight >= 0.4 &&
    !isBorne(match, at) &&
    !isFrame(token) &&
    !isLent(output, at, match.toSource, source)
      ? [at]
      : [],
  )
  const gone = source.flatMap((token, at) =>
    token.kind === 'content' &&
    token.weight >= 0.4 &&
    !isKept(match, at) &&
    !WORN.test(token.lower) &&
    !isLent(source, at, match.toOutput, output)
      ? [at]
      : [],
  )
  const anew = !mayOmit && !repeats(match)
  const qualities = mayOmit ? [] : addedQualities(match)
  const extremes = extremesAdded(match)
  const differences = [
    ...qualities,
    ...extremes,
    // Of a sentence told anew no word has a place that is otherwise the same.
    ...(anew
      ? [...strangeClauses(match), ...otherNoun(match, fresh, gone)]
      : [...replacements(match, fresh, gone), ...likeOthers(match)]),
    ...strangeSentences(match),
    ...(mayOmit ? [] : strangeEnds(match)),
    ...addedScale(match),
  ]
  if (differences.length > 0) return differences
  const weigh = (tokens: readonly Token[], like: Float32Array, places: readonly number[]) =>
    places.reduce((sum, at) => {
      const { weight = 0, lemma = '' } = tokens[at] ?? {}
      // What has to do with a word of the other side, though another stands for that already, says little more.
      return sum + ((like[at] ?? 0) >= STANDS_FOR || TIMES.test(lemma) ? weight * 0.4 : weight)
    }, 0)
  const [more, less] = [weigh(output, match.loosely, fresh), weigh(source, match.kept, gone)]
  const total = output.filter(tells).length
  const run = longestRun(match, fresh)
  if (mayOmit ? more > 0 : more - less >= (anew ? MORE_ANEW : 1) || run.length >= 3) {
    const words = run.map((at) => output[at]?.text).join(' ')
    differences.push({ kind: 'addition', words: `“${words}” is not in the source` })
  } else if (total > 0 && more / total > 0.6) {
    differences.push({ kind: 'unrelated', words: 'it speaks of something else' })
  }
  if (
    !mayOmit &&
    less - more >= 5 &&
    less >
      weigh(
        source,
        match.kept,
        source.flatMap((token, at) => (tells(token) ? [at] : [])),
      ) /
        2
  ) {
    const words = gone.map((at) => source[at]?.text).join(', ')
    differences.push({ kind: 'omission', words: `missing: ${words}` })
  }
  return differences
}

const LENDING =
  /^(?:have|make|take|get|give|do|put|win|earn|gain|receive|pay|hold|carry|meet|face|offer|draw|show|come|go|see|find|bring|reach|provide|conduct|perform|undergo|experience|suffer|cause|raise|express|issue|commit|launch|hear)$/

/** Whether a verb only lends itself to a noun that says what a verb of the other text says: "won praise". */
function isLent(
  tokens: readonly Token[],
  at: number,
  partners: Int16Array,
  others: readonly Token[],
): boolean {
  const verb = tokens[at]
  if (!verb?.bases.some((base) => LENDING.test(base))) return false
  return tokens.slice(at + 1, at + 5).some(({ part, kind }, step) => {
    const partner = others[partners[at + 1 + step] ?? -1]
    return kind === 'content' && part === 'noun' && partner?.part === 'verb'
  })
}

const OPENS =
  /^(?:which|who|that|because|although|though|but|and|or|especially|including|like|as|while|since|so)$/

/** Stretches of a text between its signs and the words that open clauses, as places of what they tell. */
function stretches(tokens: readonly Token[]): number[][] {
  const found: number[][] = [[]]
  tokens.forEach((token, at) => {
    if (token.kind === 'mark' || OPENS.test(token.lower)) found.push([])
    else if (tells(token) && (token.weight >= 0.4 || token.part === 'verb')) found.at(-1)?.push(at)
  })
  return found.filter((places) => places.length >= 2)
}

/** A clause of an output that nothing of the source has to do with, where the source has lost none. */
function strangeClauses({ source, output, borne, kept }: Match): Difference[] {
  const strange = (tokens: readonly Token[], like: Float32Array) =>
    stretches(tokens).filter(
      (places) =>
        places.filter((at) => (like[at] ?? 0) < STANDS_FOR).length >= Math.max(2, places.length * 0.7),
    )
  const [fresh, gone] = [strange(output, borne), strange(source, kept)]
  const [first] = fresh
  const more = output.filter(tells).length - source.filter(tells).length
  return first && fresh.length > gone.length && (first.length > 2 || more > 1)
    ? [{ kind: 'addition', words: `“${first.map((at) => output[at]?.text).join(' ')}” is not in the source` }]
    : []
}

/** The only thing that is new in an output, where another of its sort is the only one that is gone. */
function otherNoun(
  { source, output }: Match,
  fresh: readonly number[],
  gone: readonly number[],
): Difference[] {
  const nouns = (tokens: readonly Token[], places: readonly number[]) =>
    places.flatMap((at) => {
      const token = tokens[at]
      return token?.part === 'noun' && token.weight >= 1 ? [token] : []
    })
  const [[one, ...others], [two, ...further]] = [nouns(source, gone), nouns(output, fresh)]
  if (!one || !two || others.length > 0 || further.length > 0 || fresh.length > 1 || gone.length > 1)
    return []
  return differ(one, two) ? [{ kind: 'addition', words: `“${one.text}” has become “${two.text}”` }] : []
}

/** Extremes of which the source knows nothing: "the largest in the country". */
function extremesAdded({ source, output }: Match): Difference[] {
  if (source.some((token) => isExtreme(token) || EXTREME.test(token.lower))) return []
  const at = output.findIndex(
    (token, place) =>
      isExtreme(token) && /^(?:the|its|their|his|her|our|my|world)$/.test(output[place - 1]?.lower ?? ''),
  )
  const token = output[at]
  return token ? [{ kind: 'addition', words: `“${token.text}” is not in the source` }] : []
}

const isExtreme = ({ kind, lower, lemma, part }: Token) =>
  kind === 'content' && part !== 'verb' && lower !== lemma && /(?<!for|mod|hon|earn|int|cont)est$/.test(lower)

const EXTREME =
  /^(?:most|least|only|first|last|than|never|none|nothing|nobody|more|less|record|maximum|minimum|extreme\w*|chief\w*|main\w*|top|peak|supreme|unique\w*|no|any|ever|every|all|start|end|begin\w*|new|recent)$/

const SCALE =
  /^(?:(?:sharp|steep|dramatic|drastic|significant|considerabl|massive|huge|enormous|slight|marginal|rapid|substantial|immense|severe|abrupt|gradual|plung|soar|plummet|slump|tumbl|collaps|rocket|skyrocket|tripl|doubl)\p{L}*|(?:strong|heav|deep|great|big|swift|quick|slow|sudden|stead)(?:er|est|ly|y|ily|ier)?|much|far|lots?|well|little|bit|somewhat|vastly?|surg(?:e[sd]?|ing)|jump\p{L}*|leap(?:s|ed|ing|t)?|crash\p{L}*|shot|shoots?|dived?|dives?|dove|halv\p{L}*)$/u

/** How much something changed, of which the source says nothing: "fell sharply". */
function addedScale({ source, output }: Match): Difference[] {
  if (source.some(({ lower, kind }) => kind === 'number' || SCALE.test(lower))) return []
  const token = output.find(({ lower }) =>
    /^(?:sharp|steep|dramatical|drastical|significant|considerab|massive|huge|enormous|slight|marginal|rapid|steadi|substantial)ly$/.test(
      lower,
    ),
  )
  return token ? [{ kind: 'addition', words: `“${token.text}” is not in the source` }] : []
}

/** Qualities of things that had none: "the old tower" of "the tower". */
function addedQualities({ source, output, borne, toSource }: Match): Difference[] {
  return output.flatMap((token, at): Difference[] => {
    const thing = toSource[at + 1] ?? -1
    if (token.part !== 'adjective' || token.kind !== 'content' || thing < 1 || NO_QUALITY.test(token.lower))
      return []
    if (
      token.lower === 'new' &&
      source.some(({ lemma }) => /^(?:change|replace|renew|found|open|introduce|launch|create)$/.test(lemma))
    )
      return []
    if (
      (borne[at] ?? 0) >= 0.6 ||
      output[at + 1]?.part !== 'noun' ||
      output[at + 1]?.lemma !== source[thing]?.lemma
    )
      return []
    const before = source[thing - 1]
    if (
      !before ||
      before.kind === 'content' ||
      source.some((one) => one.kind === 'content' && opposed(one, token))
    )
      return []
    return [{ kind: 'addition', words: `“${token.text}” is not in the source` }]
  })
}

/** Whether something of the source stands for a word of the output, be it its opposite under a denial. */
function isBorne(match: Match, at: number): boolean {
  const partner = match.source[match.toSource[at] ?? -1]
  // What another word stands for already bears out little beside it: "sweet" of honey.
  const isTaken =
    partner !== undefined &&
    (match.likeSource[at] ?? 0) < 0.6 &&
    match.output.some((other, there) => there !== at && other.lemma === partner.lemma)
  if ((partner && !isTaken) || (match.borne[at] ?? 0) >= 0.85) return true
  const token = match.output[at]
  return (
    token !== undefined &&
    match.source.some((one) => one.kind === 'content' && (isConverse(one, token) || opposed(one, token)))
  )
}

function isKept(match: Match, at: number): boolean {
  if ((match.toOutput[at] ?? -1) >= 0 || (match.kept[at] ?? 0) >= 0.85) return true
  const token = match.source[at]
  return (
    token !== undefined &&
    match.output.some((one) => one.kind === 'content' && (isConverse(token, one) || opposed(token, one)))
  )
}

/** Things that definitions name together but that are not the same, in a place that is otherwise the same: judge and jury. */
function likeOthers(match: Match): Difference[] {
  const { source, output } = match
  return output.flatMap((two, to): Difference[] => {
    const from = match.toSource[to] ?? -1
    const one = source[from]
    if (!one || (match.likeSource[to] ?? 1) > 0.55 || one.part !== 'noun' || two.part !== 'noun') return []
    if (one.weight < 1 || two.weight < 1) return []
    const same = ([-1, 1] as const).every((step) => {
      const [was, is] = [beside(source, from, step), beside(output, to, step)]
      return was < 0 || is < 0 ? was < 0 && is < 0 : match.toOutput[was] === is
    })
    return same ? [{ kind: 'addition', words: `“${one.text}” has become “${two.text}”` }] : []
  })
}

const ADDS =
  /^(?:which|making|proving|showing|turning|marking|leaving|giving|suggesting|reflecting|highlighting|creating|including)$/

/** A clause at the end of a sentence that tells something of its own: "…, which turned out to be a mistake". */
function strangeEnds({ source, output, borne }: Match): Difference[] {
  return output.flatMap((token, at): Difference[] => {
    const opens =
      (ADDS.test(token.lower) && output[at - 1]?.text === ',') ||
      (token.lower === 'such' && output[at + 1]?.lower === 'as')
    if (
      !opens ||
      source.some(
        ({ lower }, place) =>
          lower === token.lower && (token.lower !== 'such' || source[place + 1]?.lower === 'as'),
      )
    )
      return []
    const end = output.findIndex(
      ({ kind, text, sentence }, place) =>
        place > at && (sentence !== token.sentence || (kind === 'mark' && /^[.;:!?]$/.test(text))),
    )
    const told = output
      .slice(at + 1, end < 0 ? output.length : end)
      .flatMap((one, step) => (tells(one) && one.weight >= 0.4 ? [at + 1 + step] : []))
    if (told.length < 2 || told.some((place) => (borne[place] ?? 0) >= RELATED)) return []
    return [
      {
        kind: 'addition',
        words: `“${told.map((place) => output[place]?.text).join(' ')}” is not in the source`,
      },
    ]
  })
}

/** From where on a word has to do with one of the source. */
const RELATED = 0.5

/** Sentences of an output that have nothing of the source, where there are more of them than there were. */
function strangeSentences(match: Match): Difference[] {
  const { source, output } = match
  const had = new Set(source.filter(tells).map(({ sentence }) => sentence)).size
  const sentences = [...new Set(output.filter(tells).map(({ sentence }) => sentence))]
  if (sentences.length <= had) return []
  return sentences.flatMap((sentence): Difference[] => {
    const words = output.flatMap((token, at) => (token.sentence === sentence && tells(token) ? [at] : []))
    const strange = words.every((at) => (match.toSource[at] ?? -1) < 0)
    return strange && words.length > 0
      ? [
          {
            kind: 'addition',
            words: `“${words.map((at) => output[at]?.text).join(' ')}” is not in the source`,
          },
        ]
      : []
  })
}

/** The next word that tells something before or behind a place; -1 at the end of the clause. */
function beside(tokens: readonly Token[], at: number, step: 1 | -1): number {
  for (let next = at + step; next >= 0 && next < tokens.length; next += step) {
    const token = tokens[next]
    if (!token || (token.kind === 'mark' && /^[.;:!?]$/.test(token.text))) return -1
    if (tells(token) && token.weight > 0.1) return next
  }
  return -1
}

/** Words that stand where other words stood: another thing, or anything in a place that is otherwise the same. */
function replacements(match: Match, fresh: readonly number[], gone: readonly number[]): Difference[] {
  const { source, output } = match
  const used = new Set<number>()
  return fresh.flatMap((to): Difference[] => {
    const two = output[to]
    if (!two) return []
    const slot = (from: number) =>
      ([-1, 1] as const).filter((step) => {
        const [was, is] = [beside(source, from, step), beside(output, to, step)]
        return was < 0 || is < 0 ? was < 0 && is < 0 : match.toOutput[was] === is
      }).length
    const from = gone.find((at) => {
      const one = source[at]
      if (!one || used.has(at) || one.weight < 1 || two.weight < 1) return false
      const places = slot(at)
      if (places === 2) return mayStandFor(one, two)
      if (mayBe(one, 'noun') && mayBe(two, 'noun') && differ(one, two)) return places > 0 || fresh.length <= 2
      return places === 1 && fresh.length === 1 && gone.length === 1 && one.part === two.part
    })
    if (from === undefined) return []
    used.add(from)
    return [{ kind: 'addition', words: `“${source[from]?.text}” has become “${two.text}”` }]
  })
}

/** Whether two words may stand in one place of a sentence: of one part of speech, or nouns and participles as adjectives. */
function mayStandFor(one: Token, two: Token): boolean {
  if (one.part === two.part) return true
  if (one.part === 'adverb' || two.part === 'adverb') return false
  if ((['noun', 'verb', 'adjective'] as const).some((part) => mayBe(one, part) && mayBe(two, part)))
    return true
  return one.part === 'adjective' || two.part === 'adjective'
}

function mayBe({ ids, part }: Token, wanted: Part): boolean {
  return part === wanted || ids.some((id) => commonAs(id, wanted) > 1)
}

/** The longest stretch of an output in which nothing stands for anything of the source. */
function longestRun(match: Match, fresh: readonly number[]): number[] {
  let best: number[] = []
  let run: number[] = []
  const strange = new Set(fresh)
  match.output.forEach((token, at) => {
    if (strange.has(at)) {
      run.push(at)
      if (run.length > best.length) best = [...run]
    } else if (tells(token) && token.weight > 0.2) run = []
  })
  return best
}
