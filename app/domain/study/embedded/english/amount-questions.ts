import { readWords } from '#app/domain/humanizer/embedded/model/syntax.ts'
import type { Random } from '#app/domain/random.ts'
import { wordsOf } from '../../plain.ts'
import type { Collected, Draft, Option } from '../draft.ts'
import { otherNumbers } from '../figures.ts'
import { shuffled } from '../shuffled.ts'
import type { Ask } from './ask.ts'
import { inverted, wholeRest } from './clause.ts'
import type { Fact } from './facts.ts'
import { SEVERAL, wordsBeside } from './number-words.ts'
import { draftOf, ended, isSound, isVagueHere } from './phrasing.ts'

const FIGURE = new RegExp(
  `^((?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(?: (?:million|billion|thousand))?|${SEVERAL})\\s(.+)$`,
)
const SUBJECT_FIGURE = new RegExp(`^(\\d{1,3}(?:,\\d{3})+|\\d+|${SEVERAL})\\s(.+)$`)

/** Number words that may stand beside another. */
const MOST_BESIDE = 5

const UNIT_ADJECTIVE = /^(?:high|long|deep|wide|tall|old|thick|large|far)$/

const APPROXIMATELY =
  /^(?:about|around|nearly|almost|over|roughly|up to|at least|at most|more than|less than|some)\s/

/** Returns a question for how many, how much, how long or how high something is. */
export function amountDraft(ask: Ask): Draft | undefined {
  const { fact, collected, random } = ask
  const { clause, passage } = fact
  const { rest, subject: who } = clause
  const near = APPROXIMATELY.exec(rest)?.[0] ?? ''
  const body = rest.slice(near.length)
  const found = FIGURE.exec(body)
  if (!found || isVagueHere(who, collected)) return inSubject(ask)
  const [, figure = '', after = ''] = found
  if (/^(?:1[5-9]|20)\d\d$/.test(figure)) return undefined
  const words = readWords(after)
  let end = 0
  let head = ''
  let isSecond = false
  for (const { tag, text, end: stop } of words) {
    if (
      tag === 'NOUN' ||
      (tag === 'ADJ' && head === '') ||
      (tag === 'PROPN' && head === '') ||
      text === '-'
    ) {
      // "showed 45 students films": the counted ones are given something.
      isSecond ||= tag === 'NOUN' && /[^s]s$/.test(head)
      if (tag === 'NOUN' || tag === 'PROPN') head = text
      end = stop
    } else break
  }
  const whole =
    /^ of \p{Ll}+(?: (?=(?:in|on|at|to|for|from|between|per|each|every|a)\b)|$)/u.exec(
      after.slice(end),
    )?.[0] ?? ''
  const thing = after.slice(0, end + whole.length).trim()
  const left = after.slice(end + whole.length).trim()
  if (/^of\b/.test(left)) return undefined
  if (isSecond || head === '' || /^(?:and|or)\b/.test(left)) return undefined
  const tail = `${left.replace(/,.*$/s, '')}${ended(clause)}`
  const numbers = numbersBeside(figure, head, passage, collected, random)
  // "40 metres", where the question does not name what is counted.
  const withThing = (question: string) =>
    draftOf(
      'amount',
      question,
      `${near}${figure} ${thing}`.trim(),
      numbers.map((one) => ({ ...one, text: `${near}${one.text} ${thing}` })),
      passage,
      false,
    )
  if (clause.kind === 'be') {
    const adjective = words.find(({ start }) => start >= end)?.text ?? ''
    if (!UNIT_ADJECTIVE.test(adjective)) return undefined
    const more = left.slice(adjective.length).trim()
    const question = `How ${adjective} ${clause.verb} ${who}${more ? ` ${more}` : ''}${ended(clause)}?`
    return isSound(question) ? withThing(question) : undefined
  }
  if (clause.kind === 'auxiliary') return undefined
  if (/^(?:percent|per)$/.test(head) || /^percent/.test(after)) return undefined
  if (/^(?:times|of|to|more|less|years? (?:old|later|ago))/.test(after)) return undefined
  const lead =
    /^(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?)$/.test(thing) &&
    /^(?:take|last|need)$/.test(clause.base)
  const asked = inverted(clause, tail)
  const question = lead
    ? `How long ${asked}?`
    : clause.base === 'cost' || clause.base === 'charge'
      ? `How much ${asked}?`
      : `How many ${thing} ${asked}?`
  if (!isSound(question) && question.split(/\s+/).length < 5) return undefined
  if (!isSound(`${question.slice(0, -1)} in all cases?`)) return undefined
  if (lead || /^How much/.test(question)) return withThing(question)
  return draftOf('amount', question, figure, numbers, passage, near === '')
}

/** Words of a question for how many of a subject; with fewer nobody knows on what occasion. */
const FEWEST_IN_SUBJECT = 9

/** "Three rivers flow into the lake": how many of what is the subject. */
function inSubject({ fact, collected, random }: Ask): Draft | undefined {
  const { clause, passage } = fact
  const near = APPROXIMATELY.exec(clause.subject)?.[0] ?? ''
  const found = SUBJECT_FIGURE.exec(clause.subject.slice(near.length))
  if (!found || clause.kind === 's') return undefined
  const [, figure = '', thing = ''] = found
  if (
    /^(?:1[5-9]|20)\d\d$/.test(figure) ||
    /^(?:of|percent)|^\p{Ll}+ (?:later|earlier|before|after|ago)\b/u.test(thing)
  )
    return undefined
  const question = `How many ${thing} ${clause.verb} ${wholeRest(clause)}${ended(clause)}?`
  if (!isSound(question) || question.split(/\s+/).length < FEWEST_IN_SUBJECT) return undefined
  return draftOf(
    'amount',
    question,
    figure,
    numbersBeside(figure, thing.split(' ').at(-1) ?? '', passage, collected, random),
    passage,
    near === '',
  )
}

function numbersBeside(
  figure: string,
  unit: string,
  passage: Fact['passage'],
  collected: Collected,
  random: Random,
): Option[] {
  const beside = wordsBeside(figure).slice(0, MOST_BESIDE)
  if (beside.length > 0) return shuffled(beside, random).map((text) => ({ text }))
  const scale = /\s(?:million|billion|thousand)$/.exec(figure)?.[0] ?? ''
  const pool = collected.figures.filter(({ from }) => from !== passage)
  const sources = new Map(pool.map(({ text, from }) => [text, from]))
  return otherNumbers({ text: figure.replace(scale, ''), unit: unit.toLowerCase() }, pool, random)
    .filter((text) => !wordsOf(passage.text).includes(text))
    .map((text) => ({
      text: `${text}${scale}`,
      ...(sources.has(text) && { from: sources.get(text) }),
    }))
}
