import { hasFiniteVerb, mainClauseEnds, wordCount } from '../clauses.ts'
import type { Transformation } from '../splitting.ts'
import type { Token } from '../tokens.ts'

/** What a participle behind a comma says of the sentence before it, where it only judges it. */
const JUDGING =
  /^(?:highlighting|underscoring|underlining|emphasizing|emphasising|stressing|showcasing|reflecting|demonstrating|illustrating|exemplifying|embodying|symbolizing|symbolising|reinforcing|cementing|solidifying|affirming|reaffirming|proving|marking|signaling|signalling|serving|creating|making|leaving|adding|offering|providing|fostering|paving|setting|ensuring|contributing|inspiring|shaping|enriching|enhancing|transforming|elevating|evoking|capturing|inviting|reminding|celebrating|honoring|honouring|showing|ultimately)$/

/** Words that mark a judgement: a tail with none of them may tell something. */
const JUDGEMENT =
  /^(?:importance|significance|value|determination|greatness|passion|strength|excitement|joy|satisfaction|enjoyable|comfortable|relaxing|delightful|welcoming|power|potential|beauty|spirit|essence|role|need|commitment|dedication|resilience|impact|legacy|understanding|appreciation|sense|testament|reminder|experience|experiences|foundation|stage|way|future|success|possibilities|opportunity|opportunities|growth|progress|harmony|balance|connection|connections|community|belonging|culture|innovation|excellence|impression|depth|richness|charm|atmosphere|ambiance|meaning|meaningful|valuable|invaluable|essential|vital|crucial|pivotal|indispensable|unique|special|memorable|unforgettable|ideal|perfect|popular|attractive|powerful|vibrant|lasting|enduring|broader|well-being|lives|life|world|journey|landscape|thriving|compelling|significant|important|key|positive|deeper|greater|better|effective|must-have|must-visit)$/

/** What a tail must not hold to go: a denial, a condition, a measure, a thing with a name. */
export const TELLS =
  /^(?:not|no|never|without|unless|if|because|when|while|until|after|before|only|than|by|into|from|more|less|fewer|per|percent|or|but|although|though|despite|who|whose|where|today)$|n't$/

const LONGEST_TAIL = 22

/** The least share of its words of sense that must judge. */
const JUDGED = 0.4

/** "…, highlighting the importance of trust." → "….": a tail that only judges what was said, names nothing and denies nothing. */
export const dropJudgingTail: Transformation = (tokens, { staid, text }) => {
  const stop = tokens.at(-1)
  if (stop?.text !== '.' || text.kind === 'story') return undefined
  const comma = tokens.findLastIndex(
    (token, at) => token.text === ',' && !token.kept && JUDGING.test(participleAt(tokens, at + 1)),
  )
  if (comma < 4) return undefined
  const [head, tail] = [tokens.slice(0, comma), tokens.slice(comma + 1, -1)]
  // "She said …, stressing the need": it is she who judges.
  if (head.some(({ lower }) => SAYS.test(lower))) return undefined
  if (!judgesOnly(tail, staid) || !standsAlone(head)) return undefined
  return [...head, stop]
}

export const SAYS =
  /^(?:said|says|say|told|tells|lauded|praised|emphasi[sz]e[sd]?|highlight(?:s|ed)|stress(?:es|ed)|stated|states|argue[sd]?|noted|notes|spoke|speaks|warned|warns|called|calls|explained|explains|announced|added|claimed|claims|expressed|expresses|wrote|writes|urged)$/

/** The participle at `at`, behind an adverb at most: "thereby making". */
function participleAt(tokens: readonly Token[], at: number): string {
  const first = tokens[at]
  return /ly$|^(?:thus|thereby)$/.test(first?.lower ?? '')
    ? (tokens[at + 1]?.lower ?? '')
    : (first?.lower ?? '')
}

function judgesOnly(tail: readonly Token[], staid: boolean): boolean {
  if (wordCount(tail) > LONGEST_TAIL || wordCount(tail) < 3) return false
  if (tail.some(({ kept, text, lower }) => kept || TELLS.test(lower) || /^[;:()"“”—–?]$|\d/.test(text)))
    return false
  if (tail.some(({ text }, at) => at > 0 && /^\p{Lu}/u.test(text))) return false
  // What follows in a second clause may be news.
  if (tail.some(({ text, lower }, at) => text === ',' && lower === ',' && hasFiniteVerb(tail.slice(at + 1))))
    return false
  const sense = tail.slice(1).filter(({ tag }) => /^(?:NOUN|ADJ|VERB|PROPN)$/.test(tag ?? ''))
  const judged = tail.slice(1).filter(({ lower }) => JUDGEMENT.test(lower)).length
  return judged > (staid ? 1 : 0) && judged >= sense.length * JUDGED
}

/** Whether what is left is a sentence, and no list or clause that the tail belonged to. */
function standsAlone(head: readonly Token[]): boolean {
  const last = head.at(-1)
  if (!last || (!last.word && !last.kept) || wordCount(head) < 5) return false
  // ", building trust, creating value": a row of participles goes or stays together.
  if (
    head.some(
      ({ text, lower }, at) =>
        text === ',' && /^\p{L}+ing$/u.test(participleAt(head, at + 1)) && lower === ',',
    )
  )
    return false
  return mainClauseEnds(head)
}

/** "…, which is a testament to their skill." and ", a testament to their skill." */
export const dropTestament: Transformation = (tokens, { text }) => {
  const stop = tokens.at(-1)
  if (stop?.text !== '.' || text.kind === 'story') return undefined
  const comma = tokens.findLastIndex(({ text: sign, kept }, at) => {
    if (sign !== ',' || kept) return false
    const line = tokens
      .slice(at + 1, at + 7)
      .map(({ lower }) => lower)
      .join(' ')
    return /^(?:which|and this|and it|all of which) (?:is|serves as|stands as|remains) (?:a|an) (?:\p{L}+ )?(?:testament|reminder|symbol|tribute|nod)\b|^(?:a|an) (?:\p{L}+ )?(?:testament|reminder|tribute) (?:to|of|that)\b/u.test(
      line,
    )
  })
  if (comma < 4) return undefined
  const [head, tail] = [tokens.slice(0, comma), tokens.slice(comma + 1, -1)]
  if (
    wordCount(tail) > LONGEST_TAIL ||
    tail.some(({ kept, lower, text: sign }) => kept || TELLS.test(lower) || /^[;:()—–]$|\d/.test(sign))
  )
    return undefined
  if (tail.some(({ text: sign }) => /^\p{Lu}/u.test(sign)) || !standsAlone(head)) return undefined
  return [...head, stop]
}

/** Words at the end that add nothing: "for years to come", "along the way". */
const BOOSTERS =
  /^(?:,? ?(?:for (?:(?:many )?(?:years|decades) to come|(?:generations|future generations) to come|years and years)|in (?:today's (?:world|society|(?:fast-paced|digital|modern|competitive) (?:world|age|era|landscape))|this day and age|the process|the long run|every way|so many ways|its own right|their own right|their own way|(?:a|its|their) (?:truly )?(?:meaningful|seamless|holistic|profound) (?:way|manner))|along the way|at hand|as a whole|and beyond|and (?:so )?much more|and more|as well|in turn|each and every (?:day|time)|once and for all|to say the least|without a doubt|time and (?:time )?again|like never before|of all (?:kinds|sorts)))$/

/** "It will serve us for years to come." → "It will serve us." */
export const dropBooster: Transformation = (tokens) => {
  const stop = tokens.at(-1)
  if (!stop || !/^[.,]$/.test(stop.text) || wordCount(tokens) < 7) return undefined
  for (let from = tokens.length - 2; from > Math.max(3, tokens.length - 10); from--) {
    const tail = tokens.slice(from, -1)
    if (tail.some(({ kept }) => kept)) return undefined
    const line = tail.map(({ lower }) => lower).join(' ')
    const before = tokens[from - 1]
    if (!BOOSTERS.test(line) || before?.text === ',' || !before?.word) continue
    // "and more" ends a row that then has no "and"; "as well" may be half of "as well as".
    if (/and (?:so )?(?:much )?more$/.test(line) && tokens.slice(0, from).some(({ text }) => text === ','))
      return undefined
    if (/^(?:is|are|was|were|be|been|not|more|do|does|did)$/.test(before.lower)) return undefined
    if (/^(?:year|years|decades|time)$/.test(before.lower)) return undefined
    return [...tokens.slice(0, from), stop]
  }
  return undefined
}
