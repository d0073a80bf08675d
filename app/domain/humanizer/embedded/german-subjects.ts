import { wordSet } from './shaping.ts'
import type { Token } from './tokens.ts'

const PRONOUN = wordSet('er wir ich man es sie das dies du')
const NOMINATIVE = wordSet(
  'der die das ein eine diese dieser dieses jede jeder jedes unser unsere ihr ihre sein seine mein meine kein keine viele alle einige beide solche manche',
)
const GENITIVE = wordSet('der des dieser dieses eines einer unserer unseres ihrer ihres seiner seines')
const AFTER_SUBJECT_UNSAFE = wordSet(
  'und oder sowie an auf aus bei beim bis durch für gegen in im am mit nach ohne seit über um unter vom von vor zu zum zur zwischen als wie innerhalb außerhalb wegen trotz dank statt gegenüber hinter neben entlang rund bzw und/oder',
)
/** Verbs that may have a dative behind their subject, which looks like a genitive. */
const DATIVE_VERB =
  /^(?:hilf|helf|half|ermöglich|erlaub|biet|bot|gib|geb|gab|dien|schad|entspr|gehör|gefall|gefäll|droh|fehl|nütz|nutz|verleih|verschaff|liefer|zeig|bring|folg)/

/** A finite verb in the second place; the place says it, so its shape only has to be possible. */
export function isVerbShape(token: Token | undefined): boolean {
  if (!token?.word || token.kept || /^\p{Lu}/u.test(token.text)) return false
  if (AFTER_SUBJECT_UNSAFE.has(token.lower) || NOT_VERB.has(token.lower)) return false
  return /(?:t|n|te|st|d|s|r|ß)$/.test(token.lower)
}

const NOT_VERB = wordSet(
  'nicht noch schon auch sehr oft nur der die das den dem des ein eine einen besonders vor dass damit weil wenn ob da immer meist zuletzt dort nun erst selbst etwas alles nichts statt samt',
)

/**
 * Where the subject that begins at `at` ends, behind the finite verb `verb`: a pronoun, or a noun with article,
 * adjectives and a genitive. undefined when it could go on or be something else.
 */
export function germanSubjectEnd(tokens: readonly Token[], at: number, verb: Token): number | undefined {
  const first = tokens[at]
  if (!first?.word) return undefined
  if (PRONOUN.has(first.lower) && !first.kept && !beginsNoun(tokens, at)) {
    const next = tokens[at + 1]
    if (!next?.word) return undefined
    if (
      first.lower === 'es' &&
      /^(?:den|dem|der|die|das|ihnen|uns|ihm|einem|einer)$/.test(next.lower) &&
      !/^(?:ist|war|gibt|gab)$/.test(verb.lower)
    )
      return undefined
    return at + 1
  }
  let place = at
  if (NOMINATIVE.has(first.lower) && !first.kept) place = afterAdjectives(tokens, at + 1)
  else if (!isNoun(first)) return undefined
  if (!isNoun(tokens[place])) return undefined
  const bare = place === at
  let end = place + 1
  for (let next = tokens[end]; next && !next.kept; next = tokens[end]) {
    const partitive = /^eine[rs]$/.test(next.lower) && tokens[end + 1]?.lower === 'der'
    if (partitive || (bare && GENITIVE.has(next.lower))) return undefined
    const genitive = GENITIVE.has(next.lower) || isBareGenitive(tokens, end)
    if (!genitive && next.lower !== 'von') break
    if (genitive && DATIVE_VERB.test(verb.lower)) return undefined
    const noun = afterAdjectives(tokens, end + 1)
    if (!isNoun(tokens[noun])) return undefined
    end = noun + 1
  }
  const next = tokens[end]
  if (!next?.word || next.kept || isNoun(next) || AFTER_SUBJECT_UNSAFE.has(next.lower)) return undefined
  return end
}

/** "(die Nutzung) digitaler Hilfsmittel" */
function isBareGenitive(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? ''
  return /..er$/.test(word) && !NO_ADJECTIVE.has(word) && isNoun(tokens[at + 1])
}

const NO_ADJECTIVE = wordSet(
  'immer aber wieder hier weder leider bisher daher vorher sicher seither später dieser einer',
)

function beginsNoun(tokens: readonly Token[], at: number): boolean {
  return /^(?:das|dies)$/.test(tokens[at]?.lower ?? '') && isNoun(tokens[afterAdjectives(tokens, at + 1)])
}

function afterAdjectives(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < from + 2 && !isNoun(tokens[at]) && /^\p{Ll}.*e[nrsm]?$/u.test(tokens[at]?.text ?? '')) at++
  return at
}

function isNoun(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.word &&
    /^\p{Lu}/u.test(token.text) &&
    !/^(?:Sie|Ihnen|Ihr|Ihre)$/.test(token.text)
  )
}
