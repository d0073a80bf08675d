import { capital, type Draft } from '../draft.ts'
import type { Ask } from './ask.ts'
import { inverted, wholeRest } from './clause.ts'
import { objectOf } from './clause-parts.ts'
import { isPluralNoun, nounOf } from './nouns.ts'
import { draftOf, ended, isSound, isVagueHere } from './phrasing.ts'
import { thingsBeside } from './wrong-options.ts'

/** Returns a question for what something acts on. */
export function objectDraft(ask: Ask): Draft | undefined {
  const { fact, collected, pools } = ask
  const { clause, passage } = fact
  const thing = objectOf(clause)
  if (!thing || isVagueHere(thing, collected)) return undefined
  const rest = clause.rest.slice(thing.length).trim()
  const tail = wholeRest({ ...clause, rest }).replace(/^,\s*/, '')
  const question = `What ${inverted(clause, tail)}${ended(clause)}?`
  if (!isSound(question) || question.split(/\s+/).length < 6 || isVagueHere(clause.subject, collected))
    return undefined
  const own = nounOf(thing, isPluralNoun(thing))
  if (own.isNumbered || own.isPerson) return undefined
  const others = thingsBeside([...pools.objects, ...pools.subjects], own, thing, question, ask)
  return draftOf(
    'object',
    question,
    capital(thing),
    others,
    passage,
    thing.replace(/^(?:the|an?) /, '').split(' ').length <= 2,
  )
}
