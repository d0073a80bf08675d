import { readWords } from '#app/domain/humanizer/embedded/model/syntax.ts'
import type { Clause } from './clause.ts'
import { LEANING } from './phrasing.ts'

/** Returns whether a clause speaks of the past. */
export function isPast({ kind, verb }: Clause): boolean {
  return kind === 'past' || /^(?:was|were|had|could|would|did)$/.test(verb)
}

/** Returns the object of a full verb, when it is all that follows, or all before a preposition. */
export function objectOf(clause: Clause): string | undefined {
  if (
    !/^(?:past|s|base)$/.test(clause.kind) ||
    /^(?:become|seem|appear|remain|last|cost|weigh|lie|take|need|call|make|keep|charge|give)$/.test(
      clause.base,
    )
  )
    return undefined
  const words = readWords(clause.rest)
  let end = 0
  let nouns = 0
  for (const [at, { tag, text, end: stop }] of words.entries()) {
    if (at === 0 && !/^(?:DET|ADJ|NOUN|PROPN)$/.test(tag)) return undefined
    if (/^(?:DET|ADJ|NOUN|PROPN)$/.test(tag) || text === '-') {
      if (tag === 'DET' && nouns > 0) break
      if (/^(?:NOUN|PROPN)$/.test(tag)) nouns++
      end = stop
    } else if (text === 'of' && nouns > 0) end = stop
    else break
  }
  const phrase = clause.rest.slice(0, end).replace(/ of$/, '')
  const after = clause.rest.slice(phrase.length).trim()
  if (nouns === 0 || LEANING.test(phrase) || phrase.split(' ').length > 7) return undefined
  if (
    after !== '' &&
    !/^(?:in|on|at|to|for|from|with|into|by|through|during|after|before|against|per|every|between|as|over|near|off)\b/.test(
      after,
    )
  )
    return undefined
  if (
    /\b(?:hours?|minutes?|days?|weeks?|months?|years?|times?|seconds?|miles?|kilometres?|metres?|percent)$/.test(
      phrase,
    )
  )
    return undefined
  if (/^(?:part|place|a lot|more|less|most|one|the same|many|much|fewer)\b/.test(phrase)) return undefined
  return phrase
}

/** Verbs whose place is worth asking for. */
const LOCATED =
  /^(?:find|live|sleep|put|hide|keep|stand|lie|settle|moor|anchor|place|build|rest|nest|work|store|meet|stay|grow|hang|bury|wait|start|begin|end|begin|rise|sit|occur|form|collect|open|carve|discover|locate|situate|install|plant|leave|move|hold|mend|found|display|show|print|make|mine|dig|sink|land|study|teach|train|breed|spawn|feed)$/

const TIMELY =
  /(?:morning|afternoon|evening|night|day|days|week|weeks|month|months|year|years|decade|century|centuries|spring|summer|autumn|winter|time|times|hour|hours|minute|minutes|moment|period|age|case|cases|order|way|form|terms|addition|detail|general|practice|fact|use|average|end|beginning|start|middle|result|results|line|condition|conditions|favour|favor|response|contrast|total|part|power|charge|danger|particular|January|February|March|April|May|June|July|August|September|October|November|December|degrees|pressure|speed|cost|price|rate|least|once|first|last|war|reign|life|journeys?|books?|language|words?|style)$/

/** Returns where something is or is done, and what is left of the clause, when a place ends it. */
export function placeIn(clause: Clause): { place: string; rest: string } | undefined {
  const main =
    clause.kind === 'be' || clause.kind === 'auxiliary'
      ? readWords(clause.rest).find(({ tag }) => tag === 'VERB')?.lemma
      : clause.base
  if (!main || !LOCATED.test(main)) return undefined
  const match =
    /^(.*?) ?\b((?:in|on|at|behind|beside|under|among|between|near|above|below|inside|outside|beneath) (?:the|an?|its|their|\p{L}+) ?[^,]{2,60})$/u.exec(
      clause.rest,
    )
  const [, rest = '', place = ''] = match ?? []
  const head =
    place
      .replace(/(?<=\s)(?:of|for|with|that|from) .*$/, '')
      .trim()
      .split(/\s+/)
      .at(-1) ?? ''
  if (!match || TIMELY.test(head) || /\d/.test(place) || LEANING.test(place) || place.split(/\s+/).length > 9)
    return undefined
  if (/\b(?:to|because|when|by|during|until|since|for about|for \p{L}+ years)\b/u.test(place))
    return undefined
  return { place, rest: rest.replace(/,$/, '') }
}
