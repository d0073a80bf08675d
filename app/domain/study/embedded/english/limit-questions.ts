import type { Draft, Option } from '../draft.ts'
import { otherNumbers } from '../figures.ts'
import type { Ask } from './ask.ts'
import { inverted } from './clause.ts'
import { SEVERAL, wordsBeside } from './number-words.ts'
import { draftOf, ended, isSound, isVagueHere } from './phrasing.ts'

const UNIT =
  '(?:working |business |calendar |Working |Business )?(?:minute|hour|day|Day|week|month|year|mile|metre|meter|kilometre|kilometer)s?'
const WITHIN = new RegExp(
  `^(.*?) ?\\b(within|for|after) (\\d+|${SEVERAL}) (${UNIT})((?: (?:of|after|before|from) (?!which)[^,]{3,50})?)$`,
  'u',
)
const BY =
  /^(.*?) ?\bby (?:about |around |nearly |almost |up to )?(\d+(?:\.\d+)?)( ?(?:per cent|percent|%|degrees|metres|meters|points))((?: (?:of|in|from|a|per) [^,]{2,40})?)$/u

/** Returns a question for a limit of time, or for by how much something changes: "within 14 days of delivery". */
export function limitDraft({ fact, collected, random }: Ask): Draft | undefined {
  const { clause, passage } = fact
  if (isVagueHere(clause.subject, collected)) return undefined
  const time = WITHIN.exec(clause.rest)
  const by = time ? undefined : BY.exec(clause.rest)
  const [, rest = '', word = '', figure = '', unit = '', after = ''] =
    time ?? (by ? ['', by[1] ?? '', 'by', by[2] ?? '', by[3] ?? '', by[4] ?? ''] : [])
  if (figure === '' || (word === 'for' && clause.kind === 'be' && rest === '')) return undefined
  const lead =
    word === 'within'
      ? `Within how many ${plural(unit)}${after}`
      : word === 'for'
        ? `For how many ${plural(unit)}${after}`
        : word === 'after'
          ? `After how many ${plural(unit)}${after}`
          : `By how much`
  const question = `${lead} ${inverted(clause, word === 'by' ? `${rest}${after}` : rest)}${ended(clause)}?`
  if (!isSound(question)) return undefined
  const pool = collected.figures.filter(({ from }) => from !== passage)
  const sources = new Map(pool.map(({ text, from }) => [text, from]))
  const beside = wordsBeside(figure)
  const near =
    beside.length > 0
      ? beside
      : otherNumbers({ text: figure, unit: unit.trim().toLowerCase().split(' ')[0] ?? '' }, pool, random)
  // With the blank that the document has, or has not, before the unit.
  const shown = (text: string) => (word === 'by' ? `${text}${unit}` : text)
  const others = near
    .filter((text) => !new RegExp(`(?<!\\d)${RegExp.escape(text)}(?!\\d)`).test(passage.text))
    .map((text): Option => ({ text: shown(text), ...(sources.has(text) && { from: sources.get(text) }) }))
  return draftOf('amount', question, shown(figure), others.slice(0, 4), passage, word !== 'by')
}

function plural(unit: string): string {
  return /s$/.test(unit) ? unit : `${unit}s`
}
