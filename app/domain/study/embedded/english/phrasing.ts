import { capital, type Collected, type Draft, type Option } from '../draft.ts'
import { wordsOf } from '../../plain.ts'
import type { Passage } from '../passages.ts'
import { isSmallWord } from '#app/domain/grounding/small-words.ts'
import type { Clause } from './clause.ts'

/** What leans on another sentence: none of it may be asked for. */
export const LEANING =
  /(?:^|\s)(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|this|that|these|those|there|here|we|our|us|who|which|one|ones|each other|itself|himself|herself|themselves)(?:\s|$|[.,'’])/i

const COUNTED =
  '(?:(?:the|an?|some|many|most|few|several|other|all|another|no|both|each|every|one|any|more|such|half|none|only|even|about|around|nearly|over|at|two|three|four|five|six|seven|eight|nine|ten|first|second|third|next|last|\\d+)\\s)*'

/** Subjects of which nobody knows, outside their sentence, what they are. */
const ALWAYS_VAGUE = new RegExp(
  `^${COUNTED}(?:people|person|man|woman|men|women|others?|things?|part|parts|number|result|results|reason|purpose|aim|goal|problem|question|answer|example|way|ways|case|fact|idea|difference|rest|kind|type|report|study|paper|article|chapter|section|text|document|book|authors?|table|figure|one|ones|use|members?|person who)$`,
  'i',
)

/** What somebody found or says, whoever that was: "a famous experiment", "better evidence", "other historians". */
const SOME_SOURCE =
  /^(?:(?:[Tt]he|[Aa]n?|[Ss]ome|[Mm]any|[Mm]ost|[Ss]everal|[Oo]ther|[Aa]ll|[Aa]nother|[Nn]o|[Mm]ore|[Rr]ecent) )?(?:\p{Ll}+ )?(?:experiments?|evidence|stud(?:y|ies)|surveys?|research|findings?|critics|historians|economists|linguists|scholars|researchers|scientists|experts|observers|commentators|copy|copies)$/u

/** Subjects that only point, unless the document is about such a thing: there "the system" needs no other name. */
const MOSTLY_VAGUE = new RegExp(
  `^${COUNTED}(?:works?|device|appliance|machine|unit|system|process|method|procedure|product|project|company|organi[sz]ation|building|structure|area|region|place|site|town|village|city|country|state|period|time|group|side|effects?|action|events?|material|substance|object|items?|benefit|account|theory|amount|level|changes?|activity|approach|model|data|information|services?|customer|users?|reader|party|parties|agreement|contract|law|rules?)$`,
  'i',
)

/** A document is about what so many of its sentences name, and such a share of them. */
const ABOUT_IT = { sentences: 4, share: 0.02 }

/** Returns whether a thing is named so that only its own sentence tells which one it is. */
export function isVagueHere(thing: string, { lexis }: Pick<Collected, 'lexis'>): boolean {
  if (ALWAYS_VAGUE.test(thing) || SOME_SOURCE.test(thing)) return true
  if (!MOSTLY_VAGUE.test(thing)) return false
  const { sentences, share } = lexis.named(thing.split(/\s+/).at(-1) ?? '')
  return sentences < ABOUT_IT.sentences || share < ABOUT_IT.share
}

/** Words of a question that tell what it is about; with fewer it could be asked of anything. */
const FEWEST_TELLING = 3

/** Words that tell nothing of what a question is about. */
const SAYS_LITTLE = /^(?:many|much|kinds?|types?|sorts?|found|used|called|known|made|number|numbers)$/

/** Returns whether a question stands by itself and is neither too short nor too long. */
export function isSound(question: string): boolean {
  const words = question.split(/\s+/)
  const telling = wordsOf(question).filter(
    (word) => word.length > 2 && !isSmallWord(word, 'en') && !SAYS_LITTLE.test(word),
  )
  const isNamed = /\s\p{Lu}\p{Ll}/u.test(question)
  if (telling.length < (isNamed || /^Why /.test(question) ? FEWEST_TELLING - 1 : FEWEST_TELLING)) return false
  if (
    words.length < 5 ||
    words.length > 25 ||
    /\band then\b|n['’]t |\b(?:most people|you) (?:think|thinks|believe|expect)\b/.test(question)
  )
    return false
  // "The higher one": of what, another sentence has said. And what a comma and "and" add is a statement of its own.
  if (/\b(?:the|an?|every|each) \p{Ll}+ ones?\b/u.test(question) || /^[^,]*, (?:and|but) /.test(question))
    return false
  // "Pirated editions were common, sheets were corrected": two statements beside each other.
  if (
    /, (?!which|who|where|when)(?:\p{Ll}+ ){1,3}(?:is|are|was|were|has|have|had|can|may|must)\s/u.test(
      question,
    )
  )
    return false
  const inner = question.replace(/^(?:What|Who|Why|When|Where)\s/, '')
  return (
    !/(?:^|\s)(?:this|these|those|we|our|us|he|she|him|they|such)(?:\s|\?|$)/i.test(inner) &&
    !/,\?|\s(?:and|or|of|the|a|an|to)\?$/.test(question)
  )
}

/** Returns the opener of a sentence as a question has it: at its end, in small letters. */
export function ended({ opener }: Clause): string {
  if (opener === '' || LEANING.test(opener)) return ''
  const first = opener.split(/\s+/)[0] ?? ''
  if (
    /^(?:Today|Usually|Often|Sometimes|Originally|Initially|Later|Eventually|To|As|Because|With|Without|Every|Each|Once|Since)$/.test(
      first,
    ) &&
    opener.split(/\s+/).length < 2
  )
    return ''
  return ` ${opener.charAt(0).toLowerCase()}${opener.slice(1)}`
}

/** Returns an option with a capital at its start. */
export function capitalised(option: Option): Option {
  return { ...option, text: capital(option.text) }
}

/** Returns a draft of a question without the words that join its sentence to others. */
export function draftOf(
  form: Draft['form'],
  question: string,
  answer: string,
  others: readonly Option[],
  passage: Passage,
  typed: boolean,
): Draft {
  const asked = question
    .replace(/ (?:also|again|therefore|thus|however|then) (?!in |on |at |and )/g, ' ')
    .replace(/,? however(?=[?,])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
  return { form, question: asked, answer, others, passage, typed }
}
