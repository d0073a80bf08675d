import { comparable } from '../../plain.ts'
import { capital, type Draft, type Option } from '../draft.ts'
import { sharesWord } from '../lexis.ts'
import type { Ask } from './ask.ts'
import { inverted } from './clause.ts'
import { placeIn } from './clause-parts.ts'
import { draftOf, ended, isSound, LEANING } from './phrasing.ts'
import { closer } from './wrong-options.ts'

/** Returns a question for where something is or is done: for a place by its name, or for another one. */
export function whereDraft(ask: Ask): Draft | undefined {
  return named(ask) ?? placed(ask)
}

/** "… among the wheels of the great clock": where something is or is done, when that ends the statement. */
function placed({ fact, collected, pools, random }: Ask): Draft | undefined {
  const { clause, passage } = fact
  const found = placeIn(clause)
  if (!found) return undefined
  const question = `Where ${inverted(clause, found.rest)}${ended(clause)}?`
  if (!isSound(question) || LEANING.test(found.rest)) return undefined
  const isShared = sharesWord(question, collected.lexis)
  const others = closer(pools.places, fact, random).filter((option) => !isShared(option))
  return draftOf(
    'where',
    question,
    capital(found.place),
    others.map((one) => ({ ...one, text: capital(one.text) })),
    passage,
    false,
  )
}

function named({ fact, collected }: Ask): Draft | undefined {
  const { clause, passage } = fact
  const place = [...collected.names.values()].find(
    ({ class: kind, text }) =>
      kind === 'place' &&
      new RegExp(`\\b(?:in|at|near|from|to) ${RegExp.escape(text)}(?![\\p{L}-])`, 'u').test(clause.rest),
  )
  if (!place) return undefined
  const pattern = new RegExp(`,? ?\\b(in|at|near) ${RegExp.escape(place.text)}(?![\\p{L}-])`, 'u')
  const match = pattern.exec(clause.rest)
  if (!match) return undefined
  const after = clause.rest.slice(match.index + match[0].length)
  if (!/^(?:$|,? (?:in|on|at|by|with|from|for|to|during|after|before|until|since)\b)/.test(after))
    return undefined
  const rest = `${clause.rest.slice(0, match.index)}${after}`.replace(/\s+/g, ' ').trim()
  const question = `Where ${inverted(clause, rest)}${ended(clause)}?`
  if (!isSound(question) || rest === '') return undefined
  const preposition = capital(match[1] ?? 'in')
  const others = [...collected.names.values()]
    .filter(
      ({ class: kind, text }) => kind === 'place' && text !== place.text && !passage.text.includes(text),
    )
    .map(({ text }): Option => {
      const from = collected.nameSources.get(comparable(text))
      return { text: `${preposition} ${text}`, ...(from && { from }) }
    })
  return draftOf('where', question, `${preposition} ${place.text}`, others, passage, false)
}
