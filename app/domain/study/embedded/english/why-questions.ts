import type { Draft } from '../draft.ts'
import { inverted, stated } from './clause.ts'
import type { Ask } from './ask.ts'
import { draftOf, ended, isSound, isVagueHere } from './phrasing.ts'
import { repeats } from '../lexis.ts'
import { closer, inTense, likely } from './wrong-options.ts'

/** Returns a question for the reason that a sentence gives. */
export function whyDraft(ask: Ask): Draft | undefined {
  const { fact, collected, pools, random } = ask
  const { clause, reason, passage } = fact
  if (!reason || reason.split(/\s+/).length > 22) return undefined
  const question = `Why ${inverted(clause, clause.rest)}${ended(clause)}?`
  if (!isSound(question) || /^(?:this|that|these|those|we)\b/i.test(reason)) return undefined
  if (isVagueHere(clause.subject, collected)) return undefined
  const isClause = !/^(?:because|due|owing|thanks|as a)\b/.test(reason)
  if (!isClause) {
    const nouns = pools.objects.map(({ text, from }) => ({
      text: `Because of ${text}`,
      ...(from && { from }),
    }))
    const said = reason.replace(/^(?:because of|due to|owing to|thanks to|as a result of)/, 'Because of')
    return draftOf('why', question, said, closer(nouns, fact, random), passage, false)
  }
  const isAgain = repeats(stated(clause), collected.lexis)
  const others = [
    ...closer(pools.reasons, fact, random),
    ...likely(inTense(pools, reason), question, reason, ask),
  ].filter((option) => !isAgain(option))
  return draftOf(
    'why',
    question,
    `Because ${reason}`,
    others.map(({ text, from }) => ({ text: `Because ${text}`, ...(from && { from }) })),
    passage,
    false,
  )
}

/** Returns a question for the purpose that a sentence names. */
export function purposeDraft(ask: Ask): Draft | undefined {
  const { fact, collected, pools, random } = ask
  const { purpose: aim, passage } = fact
  if (!aim || aim.text.split(/\s+/).length > 20) return undefined
  const question = `Why ${inverted(aim.main, aim.main.rest)}${ended(aim.main)}?`
  if (!isSound(question)) return undefined
  const isAgain = repeats(question, collected.lexis)
  const isTo = /^To /.test(aim.text)
  const others = isTo
    ? [...closer(pools.purposes, fact, random), ...likely(pools.acts, question, aim.text, ask)]
    : likely(inTense(pools, aim.text.replace(/^So that /, '')), question, aim.text, ask).map(
        ({ text, from }) => ({
          text: `So that ${text}`,
          ...(from && { from }),
        }),
      )
  return draftOf(
    'purpose',
    question,
    aim.text,
    others.filter((option) => !isAgain(option)),
    passage,
    false,
  )
}
