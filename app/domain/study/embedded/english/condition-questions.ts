import { capital, type Draft } from '../draft.ts'
import { inverted } from './clause.ts'
import type { Ask } from './ask.ts'
import { draftOf, isSound } from './phrasing.ts'
import { repeats } from '../lexis.ts'
import { closer, inTense, likely } from './wrong-options.ts'

/** Returns a question for when, or on what condition, something holds. */
export function conditionDraft(ask: Ask): Draft | undefined {
  const { fact, collected, pools, random } = ask
  const { clause, condition: when, passage } = fact
  // "They have shown what happens when …": the condition is of what is shown.
  if (/(?:^|\s)(?:what|how|why|that|whether|which)\s/.test(clause.rest)) return undefined
  // "On days when …": the condition tells which days.
  if (
    /(?:^|\s)(?:days?|times?|years?|weeks?|moments?|periods?|cases?|occasions?|stages?|places?|point)$/.test(
      clause.rest,
    )
  )
    return undefined
  if (!when || when.text.split(/\s+/).length > 18 || clause.opener !== '' || fact.reason) return undefined
  if (clause.kind === 'past' || (clause.kind === 'be' && /^(?:an?|the)\s/.test(clause.rest))) return undefined
  const question = `${when.word === 'until' ? 'Until when' : when.word === 'if' || when.word === 'unless' ? 'Under which condition' : 'When'} ${inverted(clause, clause.rest)}?`
  if (!isSound(question) || when.word === 'unless' || /\bwas|were\b/.test(clause.verb)) return undefined
  const isAgain = repeats(question, collected.lexis)
  const others = [
    ...(when.word === 'until' ? [] : closer(pools.conditions, fact, random)),
    ...likely(inTense(pools, when.text), question, when.text, ask).map(({ text, from }) => ({
      text: `${when.word} ${text}`,
      ...(from && { from }),
    })),
  ].map(({ text, from }) => ({
    text: `${capital(when.word)} ${text.replace(/^(?:when|if|once|as soon as|until|unless) /, '')}`,
    ...(from && { from }),
  }))
  return draftOf(
    'condition',
    question,
    `${capital(when.word)} ${when.text}`,
    others.filter((option) => !isAgain(option)),
    passage,
    false,
  )
}
