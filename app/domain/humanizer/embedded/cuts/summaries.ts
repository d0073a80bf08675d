import type { Part } from '../manner/paragraph.ts'
import { isDenied, lineOf } from '../manner/line.ts'
import type { Rule, Scene } from '../manner/scene.ts'
import type { Token } from '../tokens.ts'
import { WORD_CLASSES } from '../wordclasses.ts'
import { stemOf } from './stems.ts'

/** Openings of a sentence that sums up. */
const SUMS_UP =
  /^(?:in (?:conclusion|summary|short|sum|essence|closing|brief|the end)|overall|ultimately|all in all|to (?:conclude|sum up|summarize|summarise)|at the end of the day|as (?:we|you) can see|in a nutshell|by (?:embracing|understanding|recognizing|prioritizing|fostering|working together|investing|taking)|as we (?:move|continue|look|navigate)|whether|together|moving forward|as such) /

/** Sentences that say of what was said that it matters. */
const MATTERS =
  /^(?:this|these|such|that|it|its|their|the|both|all of (?:this|these)) (?:\p{L}+[- ]){0,5}?(?:highlights?|underscores?|emphasizes?|emphasises?|demonstrates?|illustrates?|showcases?|reflects?|exemplif(?:y|ies)|serves? as|stands? as|remains?|reminds?|speaks?|is|are) (?:us )?(?:\p{L}+ ){0,4}?(?:the )?(?:importance|significance|value|power|need|testament|reminder|commitment|potential|beauty|resilience|essential|crucial|vital|invaluable|commendable|remarkable|inspiring|undeniable)\b/u

/** The least share of its words that the rest of the text must have said already, for a sentence to go. */
const SAID = { sum: 0.66, matters: 0.5 }

/** A sentence shorter than this (words that carry sense) is no summary, a longer one may hold news. */
const SENSE = { least: 3, most: 26 }

/** "In conclusion, trees help towns." → nothing, where the text has said as much. */
export const dropSummary: Rule = {
  name: 'summary',
  safe: true,
  apply: (parts, at, scene) => {
    const part = parts[at]
    if (
      !part ||
      part.fixed ||
      scene.isItem ||
      scene.context.staid ||
      /^(?:story|mail|paper)$/.test(scene.text.kind)
    )
      return undefined
    const { text } = lineOf(part.tokens)
    const sums = SUMS_UP.test(text) && scene.isLast
    const matters = MATTERS.test(text)
    if (!sums && !matters) return undefined
    if (part.tokens.some(({ kept, text: sign }) => (kept && sign !== '') || /\d|["“”?:]/.test(sign)))
      return undefined
    if (isDenied(part.tokens) || (scene.isFirst && at === 0)) return undefined
    if (leansBack(parts[at + 1])) return undefined
    const said = shareSaid(part.tokens, scene)
    return said >= (sums ? SAID.sum : SAID.matters) ? { count: 1, sentences: [] } : undefined
  },
}

/** Whether the next sentence speaks of this one: "This is why …". */
function leansBack(next: Part | undefined): boolean {
  const first = next?.tokens[0]?.lower ?? ''
  return /^(?:this|that|these|those|it|they|such|however|but|yet|so|therefore|thus|he|she|instead|still|nevertheless|because|and|for|here|there)$/.test(
    first,
  )
}

/** The share of the words with sense that stand elsewhere in the text as well. */
function shareSaid(tokens: readonly Token[], { text }: Scene): number {
  const own = tokens.filter(carriesSense).map(({ lower }) => stemOf(lower))
  if (own.length < SENSE.least || own.length > SENSE.most) return 0
  const counts = text.stems()
  const here = new Map<string, number>()
  for (const stem of own) here.set(stem, (here.get(stem) ?? 0) + 1)
  return own.filter((stem) => (counts.get(stem) ?? 0) > (here.get(stem) ?? 0)).length / own.length
}

/** Words of judging and summing up: whoever says them says nothing new. */
const OF_SUMMARIES =
  /^(?:conclusion|summary|essence|importance|important|significance|value|power|role|testament|reminder|commitment|potential|essential|crucial|vital|invaluable|remarkable|truly|overall|ultimately|highlights?|underscores?|emphasizes?|demonstrates?|serves?|plays?|ensure|ensuring|understanding|impact|crucial|key|way|ways|continue|continues|future|better|world|life|lives|people|make|makes|making)$/

const carriesSense = ({ word, lower }: Token) =>
  word &&
  lower.length > 3 &&
  !OF_SUMMARIES.test(lower) &&
  !Object.values(WORD_CLASSES).some((set) => set.has(lower))
