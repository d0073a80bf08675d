import { lookup } from '#app/lookup.ts'
import { wordCount } from './clauses.ts'
import { pastOfParticiple } from './inflect.ts'
import type { Transformation } from './splitting.ts'
import { decapitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** What authors do in a paper, as it is said of the paper. */
const PAPER_DOES = lookup({
  investigates: 'investigate',
  examines: 'examine',
  explores: 'explore',
  presents: 'present',
  introduces: 'introduce',
  proposes: 'propose',
  develops: 'develop',
  analyzes: 'analyze',
  analyses: 'analyse',
  studies: 'study',
  describes: 'describe',
  discusses: 'discuss',
  reviews: 'review',
  compares: 'compare',
  evaluates: 'evaluate',
  assesses: 'assess',
  reports: 'report',
  aims: 'aim',
  seeks: 'seek',
})

const PAPER = /^(?:study|paper|article|work)$/

/** "This study examines how owls hunt." → "Here we examine how owls hunt.", where the authors say "we" themselves. */
export const speakAsAuthors: Transformation = (tokens, context) => {
  if (!context.authors) return undefined
  const start = tokens[0]?.lower === 'the' && tokens[1]?.lower === 'present' ? 2 : 1
  if (start === 1 && tokens[0]?.lower !== 'this') return undefined
  const verb = PAPER_DOES.get(tokens[start + 1]?.lower ?? '')
  if (!verb || !PAPER.test(tokens[start]?.lower ?? '')) return undefined
  if (tokens.slice(0, start + 2).some(({ kept }) => kept)) return undefined
  const rest = tokens.slice(start + 2)
  // A second verb would go on with the paper as its subject ("examines … and aims").
  if (rest.some(({ lower }, at) => /^(?:and|but)$/.test(lower) && isThirdPerson(rest, at + 1)))
    return undefined
  // "It aims", "its design": what stood for the paper would stand for nothing.
  if (rest.some(({ lower }) => /^(?:it|its|itself|which)$/.test(lower))) return undefined
  const opening = context.lastLength === 0 ? 'Here we' : 'We'
  return [...freshTokens(`${opening} ${verb}`, tokens[0]?.space ?? ''), ...rest]
}

function isThirdPerson(tokens: readonly Token[], at: number): boolean {
  const next = /ly$/.test(tokens[at]?.lower ?? '') || tokens[at]?.lower === 'also' ? at + 1 : at
  const { lower = '', tag } = tokens[next] ?? {}
  return (tag === 'VERB' || tag === 'AUX') && /[^s]s$/.test(lower)
}

/** What is done in a paper by those who wrote it. */
const DONE =
  /^(?:used|employed|utilized|measured|compared|tested|examined|evaluated|applied|calculated|computed|assessed|collected|simulated|analyzed|analysed|estimated|trained|recorded|performed|conducted)$/

/** What stands behind such a verb when nothing but means, places and purposes follow. */
const GOES_ON = new Set(
  'to using with for in on at across over under from against between among through via as by'.split(' '),
)

/** "Lasers were used to heat the film." → "We used lasers to heat the film.", where the authors say "we" themselves. */
export const nameAuthors: Transformation = (tokens, context) => {
  if (!context.authors) return undefined
  const be = tokens.findIndex(({ lower }) => /^(?:was|were)$/.test(lower))
  const participle = tokens[be + 1]
  const after = tokens[be + 2]
  const first = tokens[0]
  const stop = tokens.at(-1)
  if (be < 1 || be > 11 || !first?.word || !participle || !after || stop?.text !== '.') return undefined
  if (participle.kept || !DONE.test(participle.lower)) return undefined
  if (after !== stop && !GOES_ON.has(after.lower)) return undefined
  const subject = tokens.slice(0, be)
  const rest = tokens.slice(be + 2)
  if (
    !METHOD.test(headOf(subject)) ||
    isAboutOthers(subject) ||
    subject.some((token) => BREAKS.test(token.lower) || token.tag === 'AUX')
  )
    return undefined
  // "by a nurse", "by the firm": somebody else did it. "by heating" is how.
  if (after.lower === 'by' && !/ing$/.test(rest[1]?.lower ?? '')) return undefined
  if (
    rest.some(
      ({ text }, at) => text === ',' && /(?:ing|^which|^who|^and|^but)$/.test(rest[at + 1]?.lower ?? ''),
    )
  )
    return undefined
  if (
    rest.some(
      ({ lower }, at) => /^(?:and|but|or)$/.test(lower) && /^(?:VERB|AUX)$/.test(rest[at + 1]?.tag ?? ''),
    )
  )
    return undefined
  if (
    rest.some(({ lower }) => /^(?:while|whereas|was|were|that|who|which|its|their|it|they)$/.test(lower)) ||
    wordCount(rest) > 24
  )
    return undefined
  const verb = pastOfParticiple(participle.lower) ?? participle.lower
  return [
    ...freshTokens(`We ${verb}`, first.space),
    { ...decapitalise(first), space: ' ' },
    ...subject.slice(1),
    ...rest,
  ]
}

const BREAKS =
  /^(?:[,;:()"“”—–?!]|and|or|but|that|which|who|when|while|because|if|there|not|never|also|each|all|both|neither|either)$/

/** Things that authors do or work with: "opium was used" may be about others, "a regression was used" is not. */
const METHOD =
  /^(?:experiments?|measurements?|calculations?|simulations?|models?|modell?ing|methods?|techniques?|imaging|tests?|algorithms?|interviews?|surveys?|questionnaires?|data|datasets?|samples?|fluorescence|statistics|approach(?:es)?|procedures?|sampling|diffraction|classifiers?|estimators?|sequencing|assays?|scenarios?|regressions?|analys[ei]s|networks?|spectra|spectrum|\p{L}+(?:metry|scopy|graphy))$/u

/** The last word of the subject before "of", "in" and their like. */
function headOf(subject: readonly Token[]): string {
  const end = subject.findIndex(({ lower }, at) => at > 0 && WORD_CLASSES.prep.has(lower))
  return subject[(end < 0 ? subject.length : end) - 1]?.lower ?? ''
}

/** Whether the first word points back, opens a phrase, or names somebody. */
function isAboutOthers(subject: readonly Token[]): boolean {
  const [first] = subject
  return (
    !first ||
    WORD_CLASSES.pron.has(first.lower) ||
    WORD_CLASSES.prep.has(first.lower) ||
    (first.kept && /^\p{Lu}\p{Ll}/u.test(first.text)) ||
    subject.every(({ tag }) => tag !== 'NOUN')
  )
}

/** Whether those who wrote a text say "we" in it as the authors of a paper do. */
export function isByAuthors(text: string): boolean {
  return AUTHORS.test(text)
}

const AUTHORS =
  /\b[Ww]e (?:(?:also|then|further|first|next|finally) )?(?:present|propose|show|analy[sz]ed?|investigated?|used?|employ(?:ed)?|develop(?:ed)?|introduced?|report|demonstrated?|compared?|identify|identified|examined?|measured?|observed?|describe|conclude|apply|applied|evaluated?|estimated?|derived?|argue)\b|\b[Oo]ur (?:results|findings|analysis|data|model|method|approach|work|experiments|framework|simulations|calculations|proof|study|observations|measurements)\b/
