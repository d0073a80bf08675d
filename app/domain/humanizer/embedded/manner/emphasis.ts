import { mainClauseEnds } from '../clauses.ts'
import { DENIES, find, lineOf, sentence } from './line.ts'
import type { Token } from '../tokens.ts'
import { changeOf, type Rule } from './scene.ts'

/** Whether a denial stands so near before `at` that it could be about the word there. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => DENIES.test(lower))
}

const TRUTH = /^(?:genuinely|truly|honestly|sincerely|authentically)$/
const PLAIN = /^(?:simply|merely)$/
const EXACT = /^(?:precisely|exactly)$/
const CHANGES =
  /^(?:drop|become|became|becoming|reshap|grow|grew|growing|chang|transform|remov|replac|build|built|building|disappear|vanish|spread|rewrit|rewrote|rewritten|shap|erod|fad|add|added|expand|gain|turn|tak|took|making|made|make|cut|cutting|rais|fix|shift|solv|end|kill|win|won|run|ran|do|doing|did|sav|cost|shrink|shrank|rising|rose|accumulat|undermin|redefin|deliver|power|revolution|carr|hold|held|keep|kept|drain|lead|led|decid|abandon|adopt|retir|drift|slip|creep|insist|persist|surviv|thriv|work|stopp|start|absorb|improv|learn)/
const OF_SOUND =
  /^(?:say|said|speak|spoke|talk|whisper|ask|answer|murmur|walk|move|moved|slip|sit|sat|clos|shut|breath|cr(?:y|ied)|sob|laugh|play|sang|sing|knock|step|stepp|tell|told|add)/

const KNOWS =
  /^(?:know|knows|knew|known|remember(?:s|ed)?|show(?:s|ed|n)?|tells?|told|sees?|saw|say|says|said|sure|understands?|understood)$/

/** Whether the adverb at `at` may go: what it stresses is a quality or a deed, and nothing hangs on it. */
function isIdle(tokens: readonly Token[], at: number, isStory: boolean): boolean {
  const word = tokens[at]
  const next = tokens[at + 1]
  const before = tokens[at - 1]
  if (!word || word.kept || !next || next.kept) return false
  if (TRUTH.test(word.lower)) {
    if (isDenied(tokens, at) || at === 0) return false
    // "Yours sincerely", "speak honestly": the manner of a deed.
    return (
      next.word && /^(?:ADJ|VERB|ADV|AUX)$/.test(next.tag ?? '') && !/^(?:and|or|but|as|if)$/.test(next.lower)
    )
  }
  if (PLAIN.test(word.lower)) {
    if (isDenied(tokens, at) || /^(?:quite|very|put|as|so|more|too)$/.test(before?.lower ?? '')) return false
    if (/^(?:put|connected|because)$/.test(next.lower))
      return next.lower === 'because' && word.lower === 'simply'
    if (/^(?:by|a|an|the|to|as|that|on|in|of|for|how|what)$/.test(next.lower))
      return word.lower === 'simply' && next.lower === 'by' && at > 0
    return at === 0
      ? next.tag === 'VERB' && word.lower === 'simply'
      : /^(?:VERB|ADJ|AUX|ADV)$/.test(next.tag ?? '')
  }
  if (EXACT.test(word.lower)) {
    // "She knew exactly where": how well it is known is what it says.
    if (isDenied(tokens, at) || KNOWS.test(before?.lower ?? '')) return false
    return (
      /^(?:what|why|how|where|when|the|this|that|because|as|those|these|who|what's|your|our|their)$/.test(
        next.lower,
      ) && at > 0
    )
  }
  if (word.lower === 'quietly' || word.lower === 'silently') {
    if (isStory || isDenied(tokens, at) || at === 0) return false
    return next.tag === 'VERB' && CHANGES.test(next.lower) && !OF_SOUND.test(next.lower)
  }
  if (word.lower === 'deeply') {
    return (
      !isDenied(tokens, at) &&
      /^(?:grateful|committed|passionate|moved|proud|thankful|personal|human|appreciate|appreciated|resonated?|resonates|value|admire|aligned?|aligns|understand|care|concerned)$/.test(
        next.lower,
      )
    )
  }
  return false
}

/** "The rule was quietly dropped." → "The rule was dropped." */
export const dropStress: Rule = {
  name: 'stress',
  safe: true,
  apply: (parts, at, { text }) => {
    const tokens = parts[at]?.tokens ?? []
    const place = tokens.findIndex((_, index) => isIdle(tokens, index, text.kind === 'story'))
    if (place < 0) return undefined
    const before = tokens[place - 1]
    const isInCommas = before?.text === ',' && tokens[place + 1]?.text === ','
    if (isInCommas) return undefined
    const rest = [...tokens.slice(0, place), ...tokens.slice(place + 1)]
    return changeOf(1, place === 0 ? sentence(rest) : rest)
  },
}

const FELT =
  /^(?:interest|curiosity|passion|care|concern|connection|connections|effort|efforts|progress|enthusiasm|appreciation|warmth|understanding|desire|commitment|pleasure|surprise|relief|value|difference|respect|excitement|gratitude|belief|wish|need|question|questions|conversation|conversations|feedback|change|joy|delight|admiration|love|affection|kindness|learning|engagement|improvement|improvements|attempt|attempts|willingness|dialogue|partnership|expertise|insight|ability|opportunity)$/
const SHOWN =
  /^(?:revolution|crisis|rebellion|shift|victory|transformation|triumph|power|confidence|dignity|ambition|resilience|strength|genius|courage|determination|magic|brilliance|pride|insistence|radicalism|revolt|joy|satisfaction|pleasure|luxury|epidemic|work|certainty|authority|competence|heroism|competition|advantage)$/

/** "a genuine interest" → "an interest"; "a quiet revolution" → "a revolution". */
export const dropStressingAdjective: Rule = {
  name: 'stressing adjective',
  safe: true,
  apply: (parts, at) => {
    const tokens = parts[at]?.tokens ?? []
    const place = tokens.findIndex(({ lower, kept }, index) => {
      const next = tokens[index + 1]
      if (kept || !next || next.kept || isDenied(tokens, index)) return false
      if (/^(?:genuine|true|authentic|sincere|heartfelt)$/.test(lower))
        return FELT.test(next.lower) && !/^(?:most|more|as|so|only)$/.test(tokens[index - 1]?.lower ?? '')
      return /^(?:quiet|silent)$/.test(lower) && SHOWN.test(next.lower) && tokens[index - 1]?.text !== ','
    })
    if (place <= 0) return undefined
    return changeOf(1, [...tokens.slice(0, place), ...tokens.slice(place + 1)])
  },
}

/** "The real question is whether we can pay." → "The question is whether we can pay." */
export const dropRealness: Rule = {
  name: 'real question',
  safe: true,
  apply: (parts, at) => {
    const tokens = parts[at]?.tokens ?? []
    const found = find(
      lineOf(tokens),
      /(?:^|(?<= (?:and|but|so|that|,) ))(the|my|our|a|your|their) (?:real|deeper|bigger|harder|actual|underlying|true|honest|simple|hard|uncomfortable|deepest|biggest|single biggest) (?=(?:question|problem|issue|answer|challenge|story|reason|lesson|point|test|truth|shift|breakthrough|opportunity|obstacle|mistake|surprise|takeaway|secret|magic|puzzle|trick) (?:is|was|isn't|wasn't|here|lies|lay|remains|for|of|with|at|behind|in|though|,|:|\?) )/d,
    )
    if (!found) return undefined
    // Another question of that name would make "real" tell them apart.
    const noun = tokens[found.end]?.lower
    const others = parts.flatMap((part) => part.tokens).filter(({ lower }) => lower === noun).length
    if (
      others > 1 ||
      tokens.slice(found.at, found.end).some(({ lower }) => /^(?:biggest|deepest)$/.test(lower))
    )
      return undefined
    return changeOf(1, sentence(tokens.slice(0, found.at), found.part(1), tokens.slice(found.end)))
  },
}

/** "It rains, and that matters." → "It rains." */
export const dropMatters: Rule = {
  name: 'matters',
  safe: true,
  apply: (parts, at) => {
    const tokens = parts[at]?.tokens ?? []
    const found = find(
      lineOf(tokens),
      / ?(?:,|;|—|–) (?:and )?(?:that|this|it|which) (?:really |truly |always )?matters(?: a lot| more than ever| deeply)? (?=[.!] $)/d,
    )
    if (!found || found.at < 4 || !mainClauseEnds(tokens.slice(0, found.at))) return undefined
    return changeOf(1, [...tokens.slice(0, found.at), ...tokens.slice(found.end)])
  },
}
