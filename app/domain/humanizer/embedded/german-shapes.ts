import { chance } from './context.ts'
import { asTwoSentences, countWords, findWords, wordSet } from './shaping.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens, withText } from './tokens.ts'
import type { Token } from './tokens.ts'

/** "Es ist nicht nur schnell, sondern auch billig." → "Es ist schnell und auch billig." */
export const flattenNichtNur: Transformation = (tokens) => {
  const at = findWords(tokens, ['nicht', 'nur'])
  if (at < 2 || /^(?:dass|weil|wenn|ob|da|,)$/.test(tokens[at - 1]?.lower ?? '')) return undefined
  const joint = findWords(tokens, [',', 'sondern'], at)
  if (joint < 0 || joint > at + 14) return undefined
  const near = tokens.slice(joint + 2, joint + 6).some((token) => token.lower === 'auch')
  if (!near || tokens.slice(at, joint).some((token) => /^[,;:(]$/.test(token.text))) return undefined
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 2, joint),
    ...freshTokens('und'),
    ...tokens.slice(joint + 2),
  ]
}

/** "sowohl Lehrer als auch Schüler" → "Lehrer und Schüler", "Lehrer sowie Schüler" → "Lehrer und Schüler". */
export const plainUnd: Transformation = (tokens) => {
  const both = findWords(tokens, ['sowohl'])
  const joint = findWords(tokens, ['als', 'auch'], both + 1)
  const plain = (part: readonly Token[]) =>
    !part.some((token) => /^(?:und|,|;|:)$/.test(token.lower) || token.text === '(')
  if (both > 0 && joint > both && joint - both < 9 && plain(tokens.slice(both, joint))) {
    return [
      ...tokens.slice(0, both),
      ...tokens.slice(both + 1, joint),
      ...freshTokens('und'),
      ...tokens.slice(joint + 2),
    ]
  }
  const at = findWords(tokens, ['sowie'])
  const sowie = tokens[at]
  if (!sowie || at < 2 || tokens[at - 1]?.text === ',') return undefined
  if (tokens.slice(Math.max(0, at - 8), at + 6).some((token) => /^(?:und|sowohl)$/.test(token.lower)))
    return undefined
  return [...tokens.slice(0, at), withText(sowie, 'und'), ...tokens.slice(at + 1)]
}

const SUBORDINATE = wordSet(
  'dass weil wenn ob da obwohl während damit sodass indem nachdem bevor falls sofern solange sobald um wie wo welche welcher welches sowohl',
)
const CLEAR_SUBJECT = wordSet('er wir ich man dies das es sie')
const CLEAR_VERB = wordSet(
  'ist sind war waren hat haben hatte wird werden kann können muss müssen soll sollte sollten bietet bieten gibt hilft helfen braucht brauchen bleibt macht zeigt führt',
)

/** "…, und es hilft allen." → "…. Es hilft allen."; only between two main clauses. */
export const splitGermanUnd: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) =>
      place > 5 &&
      token.lower === 'und' &&
      !token.kept &&
      CLEAR_SUBJECT.has(tokens[place + 1]?.lower ?? '') &&
      CLEAR_VERB.has(tokens[place + 2]?.lower ?? ''),
  )
  if (at < 0) return undefined
  const comma = tokens[at - 1]?.text === ','
  const head = tokens.slice(0, comma ? at - 1 : at)
  const tail = tokens.slice(at + 1)
  if (head.some((token) => SUBORDINATE.has(token.lower) || /^[,;:"„“(]$/.test(token.text))) return undefined
  if (tail.some((token) => /^["„“;]$/.test(token.text)) || countWords(head) < 6 || countWords(tail) < 4)
    return undefined
  return asTwoSentences(head, tail)
}

const STARTS = wordSet(
  'die der das ein eine es sie er wir man dies diese dieser dadurch so damit dabei deshalb daher',
)

/** "…; das hilft allen." → "…. Das hilft allen." */
export const splitGermanSemicolon: Transformation = (tokens) => {
  const at = tokens.findIndex((token) => token.text === ';' && !token.kept)
  const tail = tokens.slice(at + 1)
  if (at < 5 || tail.some((token) => token.text === ';') || countWords(tail) < 5) return undefined
  if (!STARTS.has(tail[0]?.lower ?? '') || !tail.slice(0, 6).some((token) => CLEAR_VERB.has(token.lower)))
    return undefined
  return asTwoSentences(tokens.slice(0, at), tail)
}

/** "Das ist gut." → "Das ist ja gut.": only where people speak. */
export const addGermanParticle: Transformation = (tokens, context) => {
  if (!/^(?:das|es|er|wir)$/.test(tokens[0]?.lower ?? '')) return undefined
  if (!/^(?:ist|sind|war|hat|haben)$/.test(tokens[1]?.lower ?? '') || tokens.at(-1)?.text !== '.')
    return undefined
  if (!/^(?:ein|eine|kein|keine|sehr|gut|oft|der|die|das)$/.test(tokens[2]?.lower ?? '')) return undefined
  if (tokens.some((token) => /^(?:ja|doch|eben|halt|aber|auch|nicht)$/.test(token.lower))) return undefined
  const word = chance(0.5, context) ? 'ja' : 'eben'
  return [...tokens.slice(0, 2), ...freshTokens(word), ...tokens.slice(2)]
}
