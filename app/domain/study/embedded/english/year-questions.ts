import type { Draft, Option } from '../draft.ts'
import { otherYears } from '../figures.ts'
import { inverted, wholeRest } from './clause.ts'
import type { Ask } from './ask.ts'
import { draftOf, ended, isSound, LEANING } from './phrasing.ts'

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** Returns a question for the one year that a sentence names. */
export function yearDraft({ fact, collected, random }: Ask): Draft | undefined {
  const { clause, passage } = fact
  const said = `${clause.opener} ${clause.rest}`
  const years = said.match(/(?<![\d.,])(?:1[0-9]|20)\d\d(?![\d%])/g) ?? []
  const [year] = years
  if (years.length !== 1 || !year) return undefined
  const dated = new RegExp(
    `,? ?\\b(?:in|on|since|until) (?:the )?(?:(?:early|late) )?(?:\\d{1,2} )?(?:(?:${MONTH})(?: \\d{1,2})?,? )?${year}\\b`,
    'i',
  )
  const match = dated.exec(clause.rest) ?? dated.exec(clause.opener)
  if (!match) return undefined
  const preposition = /\b(in|on|since|until)\b/i.exec(match[0])?.[1]?.toLowerCase() ?? 'in'
  const inRest = dated.test(clause.rest)
  // "In 1910 and 1912", "in 2023 of …": more than a date.
  const after = inRest ? clause.rest.slice(clause.rest.search(dated) + match[0].length) : ''
  if (/^(?: and| or| to|-|–| of)/.test(after)) return undefined
  const rest = inRest ? clause.rest.replace(dated, '').replace(/\s+/g, ' ').trim() : wholeRest(clause)
  const opening =
    preposition === 'since'
      ? 'Since which year'
      : preposition === 'until'
        ? 'Until which year'
        : 'In which year'
  const opener = inRest ? ended(clause) : ''
  // "… argued in 1974 that memory is no store": what was argued belongs to it.
  const that = /^that\s[^,;]+/.exec(clause.tail)?.[0] ?? ''
  if (that === '' && /^that\s/.test(clause.tail)) return undefined
  const question = `${opening} ${inverted({ ...clause, tail: '' }, `${rest} ${inRest ? that : ''}`.trim())}${opener}?`
  if (!isSound(question) || LEANING.test(rest.split(' ').slice(0, 2).join(' '))) return undefined
  const pool = collected.years.filter(
    ({ text, from }) => from !== passage && text !== year && !passage.text.includes(text),
  )
  const sources = new Map(pool.map(({ text, from }) => [text, from]))
  const others = otherYears(
    year,
    pool.map(({ text }) => text),
    random,
  )
    .filter((text) => !passage.text.includes(text))
    .map((text): Option => ({ text, ...(sources.get(text) && { from: sources.get(text) }) }))
  return draftOf('year', question, year, others, passage, true)
}
