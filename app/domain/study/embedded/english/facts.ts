import { readWords } from '#app/domain/humanizer/embedded/model/syntax.ts'
import { type Clause, clauseOf } from './clause.ts'
import type { Passage } from '../passages.ts'

/** A sentence of the document with its grammar, and the reason, purpose or condition that it names. */
export type Fact = {
  passage: Passage
  clause: Clause
  reason?: string
  purpose?: { text: string; main: Clause }
  condition?: { word: string; text: string }
}

const NO_PURPOSE_NOUN =
  /(?:way|ways|plan|plans|ability|attempt|attempts|right|duty|need|time|chance|power|effort|efforts|decision|permission|reason|place|order|tendency|failure|freedom|opportunity|thing|things|much|little|enough|first|last|likely|able|next|due|subject|similar|close|up|belong|home|addition|\d+|percent|crowns|pounds|euros|dollars|from|used|obliged|required|allowed|expected|supposed|said|thought|known|believed|likely|going|have|has|had|want|wanted|wants|need|needs|needed|tend|tends|begin|began|begins|continue|continues|start|started|starts|seem|seems|try|tried|tries|decide|decided|agree|agreed|refuse|refused|fail|failed|dare|help|helps|helped|ought|ready|free|easy|hard|difficult|possible|impossible|important|necessary|safe)$/i
const NO_PURPOSE_VERB =
  /^(?:want|need|order|ask|tell|allow|enable|cause|force|permit|require|lead|help|decide|try|begin|continue|seem|tend|have|begin|plan|expect|intend|recommend|advise|invite|encourage|persuade|teach|instruct|fail|refuse|agree|propose|hope|like|prefer|take)$/

const MOVING =
  /^(?:sell|send|give|bring|move|export|ship|add|lead|carry|deliver|take|pass|return|go|come|travel|attach|connect)$/

/** Reads what a sentence says; undefined where its grammar is not certain. */
export function factOf(passage: Passage, isName: (word: string) => boolean): Fact | undefined {
  const clause = clauseOf(passage.text, isName)
  if (!clause) return undefined
  const fact: Fact = { passage, clause }
  const { tail, rest } = clause
  const reason =
    /^(?!.*\b(?:for example|for instance|e\.g\.),? because\b),? ?(?:mainly |mostly |partly |largely )?(?:because(?! of)|(?<=, ?)(?:since|as)) (.+)$/.exec(
      tail,
    )?.[1]
  const because = /^Because (?!of\b)(.+)$/.exec(clause.opener)?.[1]
  const named = reason ? wholeReason(reason) : because
  if (named && named.split(/\s+/).length >= 3) fact.reason = named
  if (because) fact.clause = { ...clause, opener: '' }
  const becauseOf = /^(.{6,}?),? ((?:because of|due to|owing to|thanks to|as a result of) .+)$/.exec(rest)
  const whole = `${rest} ${tail}`.trim()
  const soThat = /^,? ?so that (.+)$/.exec(tail)?.[1]
  const aim = becauseOf ? undefined : aimIn(clause)
  if (soThat) fact.purpose = { text: `So that ${firstPart(soThat)}`, main: clause }
  else if (aim) fact.purpose = aim
  const condition = /^(when|if|unless|as soon as|once|until) (.+)$/.exec(tail)
  if (condition && (condition[2] ?? '').split(/\s+/).length >= 3)
    fact.condition = { word: condition[1] ?? '', text: firstPart(condition[2] ?? '') }
  if (becauseOf && !fact.reason) {
    fact.reason = becauseOf[2] ?? ''
    fact.clause = { ...clause, rest: (becauseOf[1] ?? '').replace(/,$/, ''), tail: '' }
  }
  return whole === '' ? undefined : fact
}

/** A reason up to where another thought begins, if it has its verb until there: "the Duke, who owned the mill, feared …". */
function wholeReason(reason: string): string | undefined {
  const hasVerb = (text: string) =>
    readWords(text).some(({ tag, text: word }) => tag === 'AUX' || (tag === 'VERB' && !/ing$/.test(word)))
  const first = firstPart(reason)
  if (hasVerb(first)) return first
  const whole = reason.replace(/[.!]+$/, '')
  return hasVerb(whole.replace(/, (?:who|which) [^,]+,/, ' ')) ? whole : undefined
}

/** What somebody does to an end: "a railway | to carry salt". */
function aimIn(clause: Clause): Fact['purpose'] {
  const { rest, kind, base, verb } = clause
  const explicit = /^(.*?),? in order to (\p{Ll}+ .+)$/u.exec(rest)
  if (explicit)
    return {
      text: `To ${firstPart(explicit[2] ?? '')}`,
      main: { ...clause, rest: (explicit[1] ?? '').replace(/,$/, '') },
    }
  const words = readWords(rest)
  const to = words.findIndex(({ text, tag }, at) => text === 'to' && tag === 'PART' && at > 0)
  const [before, doing, next] = [words[to - 1], words[to + 1], words[to + 2]]
  if (to < 1 || !before || !doing || !next || doing.tag !== 'VERB' || doing.text !== doing.lemma)
    return undefined
  const isPassive = kind === 'be' || /^(?:should|must|can|may|will|could)$/.test(verb)
  const main = isPassive ? words.find(({ tag }) => tag === 'VERB')?.lemma : base
  if (!main || main === doing.lemma || NO_PURPOSE_VERB.test(main) || NO_PURPOSE_NOUN.test(before.text))
    return undefined
  if (kind === 'be' && words[0]?.tag !== 'VERB') return undefined
  // "sold to fish farms": a verb only by its letters, unless an article or the like comes after it.
  if (MOVING.test(main) && !/^(?:DET|PRON|NUM)$/.test(next.tag)) return undefined
  const head = rest.slice(0, words[to]?.start ?? 0).replace(/[\s,]+$/, '')
  if (!isPassive && head.split(/\s+/).length < 2) return undefined
  return { text: `To ${firstPart(rest.slice(doing.start))}`, main: { ...clause, rest: head } }
}

/** Up to where another thought begins. */
function firstPart(text: string): string {
  return text
    .replace(/[.!]+$/, '')
    .replace(
      /,? (?:but|although|though|whereas|and (?:is|are|was|were|has|have|had|it|they|he|she|the)) .*$/,
      '',
    )
    .replace(/;.*$|, (?:which|who|so|where|since|because|as) .*$/, '')
    .trim()
}

/** The reasons, purposes and conditions that a sentence names, whatever its grammar: for wrong options. */
export function partsNamed(text: string): { reason?: string; purpose?: string; condition?: string } {
  const bare = text.replace(/[.!]+$/, '').replace(/\s\([^()]*\)/g, '')
  const reason = /(?:,? because|, since|, as) (?!of\b)((?:the|an?|its|their|it|they|\p{L}+)\s.+)$/u.exec(
    bare,
  )?.[1]
  const purpose = /\bin order to (\p{Ll}+ .+)$/u.exec(bare)?.[1]
  const condition =
    /(?<!,)\s(?:when|if) ((?:the|an?|its|their|it|they|\p{L}+)\s.+)$/u.exec(bare)?.[1] ??
    /^(?:When|If) ([^,]{8,80}),/.exec(bare)?.[1]
  const clean = (part: string | undefined) => {
    const first = part && firstPart(part)
    return first && first.split(/\s+/).length >= 3 && first.split(/\s+/).length <= 18 ? first : undefined
  }
  const said = (part: string | undefined) =>
    part && clauseOf(`${part.charAt(0).toUpperCase()}${part.slice(1)}.`, () => false) ? part : undefined
  const [why, aim, when] = [said(clean(reason)), clean(purpose), said(clean(condition))]
  return { ...(why && { reason: why }), ...(aim && { purpose: aim }), ...(when && { condition: when }) }
}
