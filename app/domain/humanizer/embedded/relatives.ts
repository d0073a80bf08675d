import { hasFiniteVerb, tenseOf } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

const AFTER = /^(?:by|in|on|from|for|to|with|at|as|into|during|through)$/
const PERSONS =
  /(?:^people|^children|men|women|students?|teachers?|workers?|patients?|parents?|members?|citizens?|officials?|users?|customers?|employees?|scientists?|researchers?|players?|readers?|writers?|farmers?|soldiers?|voters?|residents?|individuals?|developers?|engineers?|leaders?|experts?|learners?)$/
const PLURAL = /(?:[^suix']s|people|children|men|women|data)$/

/** What is so all the time: what was made or measured once has a time of its own that the participle does not tell. */
const STATE =
  /^(?:associated|connected|employed|linked|tied|attached|enrolled|involved|interested|used|covered|filled|surrounded|dedicated|devoted|designed|aimed|intended|suited|accustomed|concerned|focused|engaged|exposed|rooted|grounded|stored|derived|owned|offered|written|known|made|held|driven)$/

/** "students enrolled in the course" → "students who are enrolled in the course", in the present. */
export const spellOutRelative: Transformation = (tokens) => {
  const at = tokens.findIndex((token, place) => !token.kept && isReduced(tokens, place))
  if (at < 2) return undefined
  const tense = tenseOf([...tokens.slice(0, at), ...tokens.slice(at + 1)])
  // Without a verb of its own the sentence would be all relative clause.
  if (tense !== 'present') return undefined
  if (!(hasFiniteVerb(tokens.slice(0, at)) || hasFiniteVerb(tokens.slice(at + 1)))) return undefined
  // "in what officials described as"
  if (tokens.slice(0, at).some(({ lower }) => lower === 'what')) return undefined
  // With a figure behind it, it is told when or how much.
  if (tokens.slice(at).some(({ kept, text }) => kept && /\d/.test(text))) return undefined
  const noun = tokens[at - 1]?.lower ?? ''
  const plural = PLURAL.test(noun)
  const be = plural ? 'are' : 'is'
  const pronoun = PERSONS.test(noun) ? 'who' : 'that'
  return [...tokens.slice(0, at), ...freshTokens(`${pronoun} ${be}`), ...tokens.slice(at)]
}

/** Whether the word at `at` is a participle that hangs on the noun before it: "the tools used in the shop". */
function isReduced(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const noun = tokens[at - 1]
  if (!token || token.tag !== 'VERB' || noun?.tag !== 'NOUN' || noun.kept || noun.fresh || token.fresh)
    return false
  if (!STATE.test(token.lower)) return false
  // "takes some getting used to" is the adjective.
  if (token.lower === 'used' && tokens[at + 1]?.lower === 'to' && /ing$/.test(noun.lower)) return false
  if (!AFTER.test(tokens[at + 1]?.lower ?? '')) return false
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
