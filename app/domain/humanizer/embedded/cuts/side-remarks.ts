import { hasFiniteVerb, mainClauseEnds, wordCount } from '../clauses.ts'
import { isDenied } from '../manner/line.ts'
import type { Part } from '../manner/paragraph.ts'
import { changeOf, type Rule, type Scene } from '../manner/scene.ts'
import type { Token } from '../tokens.ts'
import { SAYS, TELLS } from './tails.ts'

/** What comes of what a sentence tells, behind its last comma: whoever wants less reads the sentence without it. */
const RESULT =
  /^(?:making|allowing|enabling|letting|helping|giving|providing|offering|creating|adding|bringing|ensuring|encouraging|empowering|supporting|promoting|fostering|boosting|improving|enhancing|strengthening|enriching|deepening|broadening|expanding|easing|simplifying|streamlining|freeing|saving|turning|transforming|shaping|driving|fueling|fuelling|sparking|inspiring|motivating|inviting|contributing|leading|paving|opening|setting|positioning|equipping|preparing|reflecting|highlighting|underscoring|underlining|emphasizing|emphasising|showcasing|demonstrating|illustrating|reinforcing|cementing|solidifying|marking|signaling|signalling|evoking|capturing|celebrating|honoring|honouring|reminding|rewarding|maximizing|maximising|optimizing|optimising|facilitating|building|cultivating|nurturing|blending|balancing)$/

/** What is set off as a relative, where it is told beside the point; "which is why" is the point. */
const RELATIVE = /^(?:which|who|where)$/
const POINT =
  /^which (?:\p{L}+ )?(?:(?:is|was) (?:why|how|when|where|what|because|the|one|to)|means?|meant|meaning)\b/u

const LONGEST = 22
const SHORTEST_REST = 4

/** A sentence that speaks of the one before it, and maybe of its end. */
const LEANS = /^(?:this|that|these|those|such|both|they|he|she|each|neither|either|here|there|which|another)$/

/** Whether words behind a comma are told beside the point: no name, number, denial, condition or comparison among them. */
function isAside(words: readonly Token[]): boolean {
  if (wordCount(words) > LONGEST || wordCount(words) < 3 || isDenied(words)) return false
  return !words.some(
    ({ kept, lower, text }, at) =>
      (kept && text !== '') ||
      TELLS.test(lower) ||
      /\d|^[;:()"“”—–?]$/.test(text) ||
      (at > 0 && /^\p{Lu}/u.test(text)),
  )
}

/** Whether what is left is a whole sentence that says something by itself. */
function isWhole(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  return (
    last !== undefined &&
    (last.word || last.kept) &&
    wordCount(tokens) >= SHORTEST_REST &&
    mainClauseEnds(tokens) &&
    !tokens.some(({ lower }) => SAYS.test(lower))
  )
}

/** The sentence without the result or the relative that ends it. */
function withoutTail(tokens: readonly Token[]): Token[] | undefined {
  const stop = tokens.at(-1)
  if (stop?.text !== '.' || stop.kept) return undefined
  const comma = tokens.findLastIndex(
    ({ text, kept }, at) =>
      text === ',' &&
      !kept &&
      (opensTail(tokens.slice(at + 1)) || opensExamples(tokens.slice(0, at), tokens.slice(at + 1))),
  )
  if (comma < SHORTEST_REST) return undefined
  const [head, tail] = [tokens.slice(0, comma), tokens.slice(comma + 1, -1)]
  if (!isAside(tail) || !isWhole(head)) return undefined
  // "…, making it a danger for small boats": what something becomes is told nowhere else.
  if (tail[0]?.lower === 'making' && /^an?$/.test(tail[2]?.lower ?? '')) return undefined
  // "…, making it dear, and nobody came": a second statement is no part of the first one's result.
  const second = tail.some(({ text }, at) => text === ',' && hasFiniteVerb(tail.slice(at + 1)))
  // "…, baking bread, making tea": of a row all goes or nothing.
  const row = head.some(
    ({ text, kept }, at) => text === ',' && !kept && /^\p{L}+ing$/u.test(head[at + 1]?.lower ?? ''),
  )
  return second || row ? undefined : [...head, stop]
}

/** "several tools, such as a saw and a plane": examples behind what they are examples of. */
const opensExamples = (head: readonly Token[], tail: readonly Token[]) =>
  /^(?:including|such)$/.test(tail[0]?.lower ?? '') &&
  (tail[0]?.lower === 'including' || tail[1]?.lower === 'as') &&
  head.at(-1)?.tag === 'NOUN' &&
  /[^s]s$/.test(head.at(-1)?.lower ?? '')

function opensTail(tail: readonly Token[]): boolean {
  const first = tail[0]?.lower ?? ''
  if (/ly$|^(?:thus|thereby)$/.test(first)) return RESULT.test(tail[1]?.lower ?? '')
  return RESULT.test(first) || opensRelative(tail)
}

const isVerb = (token: Token | undefined) =>
  /^(?:AUX|VERB)$/.test(token?.tag ?? '') && !/ing$/.test(token?.lower ?? '')

const opensRelative = (tokens: readonly Token[]) =>
  RELATIVE.test(tokens[0]?.lower ?? '') &&
  (isVerb(tokens[1]) || (tokens[1]?.tag === 'ADV' && isVerb(tokens[2])) || hasFiniteVerb(tokens)) &&
  !POINT.test(
    tokens
      .slice(0, 4)
      .map(({ lower }) => lower)
      .join(' '),
  )

/** The sentence without a relative between commas, before its verb. */
function withoutInset(tokens: readonly Token[]): Token[] | undefined {
  for (const [from, { text, kept }] of tokens.entries()) {
    if (text !== ',' || kept || from < 2 || !RELATIVE.test(tokens[from + 1]?.lower ?? '')) continue
    const to = tokens.findIndex((token, at) => at > from + 2 && token.text === ',' && !token.kept)
    if (to < 0 || !isVerb(tokens[to + 1]) || tokens[to + 1]?.kept) continue
    const [before, inset] = [tokens.slice(0, from), tokens.slice(from + 1, to)]
    if (!isAside(inset) || !opensRelative(inset) || hasFiniteVerb(before)) continue
    return [...before, ...tokens.slice(to + 1)]
  }
  return undefined
}

/** Whether the next sentence may speak of what ends this one. */
const isLeantOn = (next: Part | undefined) => next !== undefined && LEANS.test(next.tokens[0]?.lower ?? '')

const mayLose = ({ text }: Scene) => !/^(?:story|paper)$/.test(text.kind)

/**
 * "The shop opens at six, giving bakers time to rest." → "The shop opens at six."; "The path, which is steep, leads to the
 * weir." → "The path leads to the weir."
 */
export const dropSideRemark: Rule = {
  name: 'side remark',
  safe: true,
  apply: (parts, at, scene) => {
    const part = parts[at]
    if (!part || part.fixed || !mayLose(scene)) return undefined
    const inset = withoutInset(part.tokens)
    if (inset) return changeOf(1, inset)
    const made = isLeantOn(parts[at + 1]) ? undefined : withoutTail(part.tokens)
    return made && changeOf(1, made)
  },
}
