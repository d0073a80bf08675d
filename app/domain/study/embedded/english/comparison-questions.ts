import { capital, type Draft } from '../draft.ts'
import type { Ask } from './ask.ts'
import { isPluralNoun } from './nouns.ts'
import { draftOf, LEANING } from './phrasing.ts'

/** Returns a question for how two things compare, with the other way round among the options: "Silt is coarser than clay". */
export function comparisonDraft({ fact }: Ask): Draft | undefined {
  const { clause, passage } = fact
  if (clause.kind !== 'be' || clause.opener !== '') return undefined
  const found =
    /^((?:much |far |slightly )?(?:(?:more|less) \p{L}+|\p{L}+er)) than ((?:the |an? )?[\p{L}\p{N} '’-]{3,50})$/u.exec(
      clause.rest,
    )
  if (!found) return undefined
  const [, degree = '', other = ''] = found
  const comparative = degree.replace(/^(?:much|far|slightly) /, '')
  if (
    LEANING.test(other) ||
    /\b(?:in|before|ever|expected|usual|average|do|does|did|is|are|was|were|other|others)\b/.test(other) ||
    LEANING.test(clause.subject)
  )
    return undefined
  if (
    other.split(' ').length > 6 ||
    clause.subject.split(' ').length > 6 ||
    /^(?:other|rather|later|earlier)$/.test(comparative)
  )
    return undefined
  const plain = positive(comparative)
  const be = isPluralNoun(other)
    ? /^(?:is|are)$/.test(clause.verb)
      ? 'are'
      : 'were'
    : /^(?:is|are)$/.test(clause.verb)
      ? 'is'
      : 'was'
  if (!plain) return undefined
  const question = `How do ${clause.subject} and ${other} compare?`
  const past = /^(?:was|were)$/.test(clause.verb)
  return draftOf(
    'compared',
    past ? question.replace('How do', 'How did') : question,
    capital(`${clause.subject} ${clause.verb} ${comparative} than ${other}`),
    [
      { text: capital(`${other} ${be} ${comparative} than ${clause.subject}`) },
      { text: `Both ${past ? 'were' : 'are'} equally ${plain}` },
    ],
    passage,
    false,
  )
}

function positive(comparative: string): string | undefined {
  const more = /^(?:more|less) (\p{L}+)$/u.exec(comparative)?.[1]
  if (more) return /^(?:common|than|of)$/.test(more) && more !== 'common' ? undefined : more
  const irregular = new Map([
    ['better', 'good'],
    ['worse', 'bad'],
    ['further', 'far'],
    ['farther', 'far'],
  ])
  const known = irregular.get(comparative)
  if (known) return known
  const stemOf = comparative.replace(/er$/, '')
  if (/i$/.test(stemOf)) return `${stemOf.slice(0, -1)}y`
  if (/([bdgmnpt])\1$/.test(stemOf)) return stemOf.slice(0, -1)
  if (
    /^(?:larg|dens|wis|saf|lat|wid|rar|strang|brav|simpl|nobl|gentl|ampl|fin|pal|pur|scarc|loos|coars|clos|cut|whit|remot|sever|complet|rip|stal|tam|crud|matur|secur|obscur)$/.test(
      stemOf,
    )
  )
    return `${stemOf}e`
  return stemOf
}
