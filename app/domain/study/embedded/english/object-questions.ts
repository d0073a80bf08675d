import { capital, type Draft } from '../draft.ts'
import type { Ask } from './ask.ts'
import { inverted, wholeRest } from './clause.ts'
import { objectOf } from './clause-parts.ts'
import { alikeNouns, isPluralNoun, nounOf, withArticle } from './nouns.ts'
import { capitalised, draftOf, ended, isSound, VAGUE_SUBJECT } from './phrasing.ts'
import { closer, isKindOf, isSaid, sharesWord } from './wrong-options.ts'

/** Returns a question for what something acts on. */
export function objectDraft({ fact, collected, pools, random }: Ask): Draft | undefined {
  const { clause, passage } = fact
  const thing = objectOf(clause)
  if (!thing || VAGUE_SUBJECT.test(thing)) return undefined
  const rest = clause.rest.slice(thing.length).trim()
  const tail = wholeRest({ ...clause, rest }).replace(/^,\s*/, '')
  const question = `What ${inverted(clause, tail)}${ended(clause)}?`
  if (!isSound(question) || question.split(/\s+/).length < 6 || VAGUE_SUBJECT.test(clause.subject))
    return undefined
  const own = nounOf(thing, isPluralNoun(thing))
  if (own.isNumbered || own.isPerson) return undefined
  const others = closer([...pools.objects, ...pools.subjects], fact, random).filter((option) => {
    const { noun } = option as (typeof pools.objects)[number]
    return (
      alikeNouns(own, noun) &&
      !isKindOf(option.text, thing, collected) &&
      !isSaid(option.text, question, collected) &&
      !sharesWord(option.text, question)
    )
  })
  return draftOf(
    'object',
    question,
    capital(thing),
    others.flatMap((one) => {
      const alike = withArticle(one as (typeof pools.objects)[number], own)
      return alike ? [capitalised(alike)] : []
    }),
    passage,
    thing.replace(/^(?:the|an?) /, '').split(' ').length <= 2,
  )
}
