import { hasFiniteVerb, tenseOf } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

const AFTER = /^(?:by|in|on|from|for|to|with|at|as|into|during|through)$/
const IRREGULAR =
  /^(?:made|given|taken|known|seen|found|held|kept|built|caught|drawn|driven|sent|shown|written|set|left|lost|grown|chosen|born|brought|done|told|taught)$/
const PERSONS =
  /(?:^people|^children|men|women|students?|teachers?|workers?|patients?|parents?|members?|citizens?|officials?|users?|customers?|employees?|scientists?|researchers?|players?|readers?|writers?|farmers?|soldiers?|voters?|residents?|individuals?|developers?|engineers?|leaders?|experts?|learners?)$/
const PLURAL = /(?:[^suix']s|people|children|men|women|data)$/

/** "students enrolled in the course" → "students who are enrolled in the course"; the tense is that of the sentence. */
export const spellOutRelative: Transformation = (tokens) => {
  const at = tokens.findIndex((token, place) => !token.kept && isReduced(tokens, place))
  if (at < 2) return undefined
  const tense = tenseOf([...tokens.slice(0, at), ...tokens.slice(at + 1)])
  // Without a verb of its own the sentence would be all relative clause.
  if (!tense || !(hasFiniteVerb(tokens.slice(0, at)) || hasFiniteVerb(tokens.slice(at + 1)))) return undefined
  const noun = tokens[at - 1]?.lower ?? ''
  const plural = PLURAL.test(noun)
  // What was done once was done, whatever the sentence tells of it now.
  const past =
    tense === 'past' ||
    /^(?:conducted|carried|published|written|performed|reported|founded|built|launched)$/.test(
      tokens[at]?.lower ?? '',
    )
  const be = past ? (plural ? 'were' : 'was') : plural ? 'are' : 'is'
  const pronoun = PERSONS.test(noun) ? 'who' : 'that'
  return [...tokens.slice(0, at), ...freshTokens(`${pronoun} ${be}`), ...tokens.slice(at)]
}

/** Whether the word at `at` is a participle that hangs on the noun before it: "the tools used in the shop". */
function isReduced(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const noun = tokens[at - 1]
  if (!token || token.tag !== 'VERB' || noun?.tag !== 'NOUN' || noun.kept || noun.fresh || token.fresh)
    return false
  if (!IRREGULAR.test(token.lower) && !/[^e]ed$/.test(token.lower)) return false
  // "based on" and the like may as well hang on the verb.
  if (
    /^(?:based|compared|combined|given|related|followed|located|situated|needed|required|evolved|emerged|occurred|happened|arrived|responded|resulted)$/.test(
      token.lower,
    ) ||
    !AFTER.test(tokens[at + 1]?.lower ?? '')
  )
    return false
  return isObject(tokens, at - 1)
}

/** Words with a clause behind them, so that the noun is its subject: "when guards responded to the call". */
const CLAUSE =
  /^(?:when|while|as|if|because|since|although|though|that|which|who|where|before|after|until|how|why|and|but|or|so)$/

/** Whether the noun at `at` stands behind a verb or a preposition, so that it is no subject: "the plan failed" is. */
function isObject(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const token = tokens[place]
    if (!token?.word || token.kept || CLAUSE.test(token.lower)) return false
    // Behind "of" the participle may belong to the noun before, and "with" opens a clause without a verb.
    if (token.tag === 'ADP') return /^(?:in|by|for|on|from|at|about|through|between|among)$/.test(token.lower)
    if (token.tag === 'VERB' || token.tag === 'AUX') return place > 0
    if (!/^(?:DET|ADJ|NOUN|ADV)$/.test(token.tag ?? '')) return false
  }
  return false
}

/** "Many people walk to work." → "There are many people who walk to work.", in the present. */
export const introduceThere: Transformation = (tokens, { style }) => {
  const [first, noun, verb] = tokens
  if (!first || !noun || !verb || first.kept || noun.kept || style.formality > 66) return undefined
  if (!/^(?:many|some|several)$/.test(first.lower) || noun.tag !== 'NOUN' || !PLURAL.test(noun.lower))
    return undefined
  const finite = verb.tag === 'VERB' && !/(?:ed|ing|s)$/.test(verb.lower)
  if (!finite && !/^(?:have|can|will|cannot|do)$/.test(verb.lower)) return undefined
  if (tenseOf(tokens) !== 'present') return undefined
  if (tokens.some(({ text, lower }) => /^[;:"“”—–?]$/.test(text) || lower === 'there')) return undefined
  const pronoun = PERSONS.test(noun.lower) ? 'who' : 'that'
  return [
    ...freshTokens(`There are ${first.lower}`, first.space),
    noun,
    ...freshTokens(pronoun),
    ...tokens.slice(2),
  ]
}
