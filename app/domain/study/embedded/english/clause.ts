import { inflect } from '#app/domain/humanizer/embedded/inflect.ts'
import { readWords, type ReadWord } from '#app/domain/humanizer/embedded/model/syntax.ts'
import { tellsToDo } from './orders.ts'

/** An English statement in its parts: "In 1903 | the mill | burned | down". */
export type Clause = {
  /** What stands before the subject, without its comma: "In 1903". */
  opener: string
  /** The subject as it stands within a sentence: "the mill". */
  subject: string
  isPlural: boolean
  /** The finite verb, its kind and, of a full verb, its plain form. */
  verb: string
  kind: 'be' | 'auxiliary' | 'past' | 's' | 'base'
  base: string
  /** What follows the verb within the statement, without the stop. */
  rest: string
  /** What follows the statement: ", because the lamp smoked"; '' when nothing does. */
  tail: string
}

const BE = /^(?:is|are|was|were)$/
const AUXILIARY = /^(?:can|could|will|would|may|might|must|should|shall)$/
const HAVE = /^(?:has|have|had)$/
const DO = /^(?:does|do|did)$/

/** Words that end a statement where they stand after its verb. */
const BOUNDARY =
  /^(?:because|although|though|whereas|while|when|whenever|where|since|unless|until|if|once|who|which|whom|whose|but|before|after|so|as)$/

/** Nouns in s that are one thing. */
const SINGULAR_S = /(?:ss|us|is|ics|news|series|lens|gas|canvas|atlas|Wales|Thames)$/
const IRREGULAR_PLURAL =
  /(?:people|children|men|women|feet|teeth|mice|geese|oxen|criteria|data|bacteria|larvae|algae|fungi|phenomena|media|police|cattle|sheep|species)$/i

/**
 * Reads the first statement of a sentence; undefined where its grammar is not certain. `isName` tells whether the word
 * that opens the sentence has its capital for itself.
 */
export function clauseOf(sentence: string, isName: (word: string) => boolean): Clause | undefined {
  const bare = sentence
    .replace(/[.!]+$/, '')
    .replace(/\s\([^()]*\)/g, '')
    .replace(/;.*$/s, '')
  if (/[?:"“”«»*_|…]/.test(bare) || bare.length < 15) return undefined
  // "Anything but fixed", "not because … but because …": what is said is said by the other half.
  if (
    /\b(?:anything|nothing|everything|all|none) but\b|\bnot (?:only|because|merely|just|so much|in order)\b/.test(
      bare,
    )
  )
    return undefined
  const { text, opener } = withoutOpener(bare, isName)
  if (text === undefined || (/^\p{Ll}/u.test(text) && tellsToDo(text))) return undefined
  const words = withVerbs(readWords(text))
  const found = verbOf(words)
  if (!found) return undefined
  const { at, subjectEnd } = found
  const subject = text.slice(0, subjectEnd).trim()
  const verb = words[at]
  // "The sap flows from high to | low | pressure": no subject ends so.
  if (/\s(?:to|of|from|and|or|in|on|with|for|by|at|the|an?)$/.test(subject)) return undefined
  if (!verb || subject === '' || subject.split(/\s+/).length > 12) return undefined
  const isPlural = isPluralSubject(words.slice(0, at), verb.text)
  const form = formOf(verb, words[at + 1], isPlural)
  if (!form) return undefined
  const end = endOf(words, at)
  const after = end === undefined ? text.length : (words[end]?.start ?? text.length)
  const rest = text
    .slice(verb.end, after)
    .replace(/[\s,–—-]+$/, '')
    .replace(
      /,?\s(?:mainly|mostly|partly|largely|only|chiefly|simply|just|even|especially|particularly)$/,
      '',
    )
    .trim()
  if (form.kind !== 'be' && form.kind !== 'auxiliary' && hasSecondVerb(words, at, end)) return undefined
  if (form.kind === 'past' && /ed$/.test(verb.text) && hasStrongPast(words.slice(at + 1, end)))
    return undefined
  // "The salt works employed many": the first of two verbs was a noun.
  const second = words[at + 1]
  if (form.kind !== 'be' && form.kind !== 'auxiliary' && second?.tag === 'VERB' && !/ing$/.test(second.text))
    return undefined
  if (
    /(?:^|[\s,])(?:and|or|to|of|the|an?|in|by|with|for|at|from|on)$/.test(rest) ||
    /^(?:[,'’]|n['’]t)/.test(rest)
  )
    return undefined
  const tail = text.slice(after).trim()
  return { opener, subject, isPlural, verb: verb.text, ...form, rest, tail }
}

/** "In 1903, the mill …": what stands before the subject. A text of undefined when that cannot be told. */
function withoutOpener(bare: string, isName: (word: string) => boolean) {
  const year =
    /^((?:In|By|Since|Until|Around|From|During|Before|After)(?: early| late| the year| about| around)? (?:1\d|20)\d\d),? (.*)$/s.exec(
      bare,
    )
  const date =
    year ??
    /^((?:In|On)(?: the)? (?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2},?)?(?: (?:1\d|20)\d\d)?),? (.*)$/s.exec(
      bare,
    )
  if (date) return { opener: date[1] ?? '', text: smallStart(date[2] ?? '', isName) }
  const often =
    /^((?:Every|Each|One|That same|The same) (?:morning|afternoon|evening|night|day|week|month|spring|summer|autumn|winter|year|Monday|Sunday)),? (.*)$/s.exec(
      bare,
    )
  if (often) return { opener: often[1] ?? '', text: smallStart(often[2] ?? '', isName) }
  const first = /^[\p{L}'’-]+/u.exec(bare)?.[0] ?? ''
  const opens =
    /^(?:In|On|At|During|By|Since|After|Before|Until|From|With|Without|For|Under|Through|Within|Over|Between|Among|Despite|Unlike|Like|When|If|While|Although|As|Because|Once|Every|Each|Today|Usually|Often|Sometimes|Originally|Initially|Later|Eventually|To|Thanks|Due|According|Instead|Besides|Along|Across|Throughout)$/.test(
      first,
    )
  if (!opens) return { opener: '', text: smallStart(bare, isName) }
  const comma = /^([^,]{4,110}), (.*)$/s.exec(bare)
  if (/^(?:Every|Each)$/.test(first) && !comma) return { opener: '', text: smallStart(bare, isName) }
  if (!comma || /^(?:and|or|who|which)\b/.test(comma[2] ?? '')) return { opener: '', text: undefined }
  return { opener: comma[1] ?? '', text: smallStart(comma[2] ?? '', isName) }
}

/** The word that opens a sentence in small letters, unless it is a name. */
function smallStart(text: string, isName: (word: string) => boolean): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? ''
  if (/\p{L}\p{Lu}|\d/u.test(first) || first === 'I') return text
  if (/^(?:The|An?|Some|Most|Many|Every|Each|All|No|Few|Several|Both|Two|Three|Four|Five|Six)$/.test(first))
    return first.toLowerCase() + text.slice(first.length)
  // "Loftus and Palmer": a name beside a name is one.
  if (isName(first.replace(/['’]s?$/, '')) || /^\S+ (?:(?:and|&) )?\p{Lu}\p{Ll}/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "The pump drives the wheel": a noun right after a noun and right before an article is the verb. */
function withVerbs(words: ReadWord[]): ReadWord[] {
  return words.map((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    const isVerb =
      word.tag === 'NOUN' &&
      before?.tag === 'NOUN' &&
      (next?.tag === 'DET' || next?.text === 'into' || /^(?:its|their|his|her)$/.test(next?.text ?? ''))
    return isVerb ? { ...word, tag: 'VERB' as const } : word
  })
}

const NOUNISH = /^(?:NOUN|PROPN|NUM|ADJ|DET)$/

/** Where the finite verb is, and where its subject ends. */
function verbOf(words: readonly ReadWord[]): { at: number; subjectEnd: number } | undefined {
  let end: number | undefined
  let nouns = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) return undefined
    const { tag } = word
    const lower = word.text.toLowerCase()
    if (tag === 'PRON' && !/^(?:his|her|its|their)$/.test(lower)) return undefined
    if (lower === ',' && at > 0 && nouns > 0) {
      // "Pierre Curie, a physicist, taught …": what is said beside the subject is passed over.
      const close = words.findIndex(({ text }, index) => index > at + 1 && text === ',')
      const next = words[close + 1]
      const aside = words.slice(at + 1, close)
      const isAside =
        close > 0 &&
        aside.length <= 12 &&
        /^(?:DET|PRON|ADJ|VERB|ADP|NOUN)$/.test(aside[0]?.tag ?? '') &&
        (next?.tag === 'AUX' || next?.tag === 'VERB') &&
        !/^(?:and|or)$/.test(aside[0]?.text ?? '')
      if (!isAside) return undefined
      end ??= word.start
      at = close
      continue
    }
    if (tag === 'AUX' || tag === 'VERB') {
      const next = words[at + 1]
      const previous = words[at - 1]
      // "the used oil", "washing hands": a verb only by its form.
      if (tag === 'VERB' && /(?:ing|ed|en)$/.test(lower) && next && /^(?:NOUN|PROPN)$/.test(next.tag)) {
        const before = previous?.tag ?? 'DET'
        if (nouns === 0 && (before === 'DET' || before === 'ADJ' || before === 'NUM' || /ing$/.test(lower)))
          continue
      }
      if (/ing$/.test(lower) && tag === 'VERB') return undefined
      if (nouns === 0) return undefined
      return { at, subjectEnd: end ?? words[at - 1]?.end ?? 0 }
    }
    if (NOUNISH.test(tag)) {
      if (/^(?:NOUN|PROPN|NUM)$/.test(tag)) nouns++
      if (tag === 'DET' && /^(?:that|this|these|those)$/.test(lower)) return undefined
      // "Empty the bowl": an article right after a word that is no preposition follows a verb.
      if (tag === 'DET' && at > 0 && !/^(?:ADP|CCONJ|PUNCT|DET|ADV)$/.test(words[at - 1]?.tag ?? ''))
        return undefined
      continue
    }
    if (tag === 'PRON' || tag === 'PART' || lower === '-' || lower === '’s' || lower === "'s") continue
    if (at < 2 && /^(?:about|around|nearly|almost|over|some|more|than|roughly)$/.test(lower)) continue
    if (
      tag === 'ADP' &&
      /^(?:of|in|on|at|for|from|with|between|to|near|about|under|over|without|per|by|above|below|around|against|behind)$/.test(
        lower,
      )
    )
      continue
    if (tag === 'CCONJ' && /^(?:and|or)$/.test(lower)) continue
    // Left out with the other adverbs, "seldom" would make the contrary of what is said.
    if (/^(?:seldom|rarely|hardly|scarcely|barely|never|nearly|almost)$/.test(lower)) return undefined
    // "now", "also", "usually" before the verb.
    if (tag === 'ADV' && !/^(?:when|where|why|how|only|even)$/.test(lower)) {
      const next = words[at + 1]
      if (next?.tag === 'VERB' || next?.tag === 'AUX') end ??= words[at - 1]?.end
      continue
    }
    return undefined
  }
  return undefined
}

function isPluralSubject(words: readonly ReadWord[], verb: string): boolean {
  if (/^(?:is|was|has|does)$/.test(verb)) return false
  if (/^(?:are|were|have|do)$/.test(verb)) return true
  if (words.some(({ text, tag }) => tag === 'CCONJ' && text === 'and')) return true
  const preposition = words.findIndex(({ tag }, at) => at > 0 && tag === 'ADP')
  const head = words.slice(0, preposition < 0 ? words.length : preposition)
  const noun = head.findLast(({ tag }) => /^(?:NOUN|PROPN)$/.test(tag))?.text ?? ''
  if (/^(?:each|every|one|a|an)$/.test(words[0]?.text.toLowerCase() ?? '')) return false
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten|many|most|several|few|both|\d+)$/.test(
      words[0]?.text ?? '',
    )
  )
    return true
  return (
    (IRREGULAR_PLURAL.test(noun) || (/s$/.test(noun) && !SINGULAR_S.test(noun))) && !/^\p{Lu}/u.test(noun)
  )
}

function formOf(
  verb: ReadWord,
  next: ReadWord | undefined,
  isPlural: boolean,
): Pick<Clause, 'kind' | 'base'> | undefined {
  const word = verb.text
  if (BE.test(word)) return { kind: 'be', base: 'be' }
  if (AUXILIARY.test(word)) return { kind: 'auxiliary', base: word }
  if (DO.test(word) && (next?.text === 'not' || next?.text === "n't"))
    return { kind: 'auxiliary', base: 'do' }
  if (HAVE.test(word)) {
    const isPerfect =
      next && (next.tag === 'VERB' || /^(?:been|not|also|already|never|always|long|become)$/.test(next.text))
    if (isPerfect) return { kind: 'auxiliary', base: 'have' }
    return { kind: word === 'had' ? 'past' : word === 'has' ? 's' : 'base', base: 'have' }
  }
  if (verb.tag !== 'VERB' || !/^\p{Ll}+$/u.test(word)) return undefined
  const base = baseOf(word, verb.lemma)
  if (!base) return undefined
  if (word === inflect(base, 's')) return isPlural ? undefined : { kind: 's', base }
  if (word === inflect(base, 'past') && word !== base) return { kind: 'past', base }
  if (word === base) {
    if (inflect(base, 'past') === base) return isPlural ? undefined : { kind: 'past', base }
    return isPlural ? { kind: 'base', base } : undefined
  }
  return undefined
}

/** The plain form of a verb, certain by its inflection. */
function baseOf(word: string, lemma: string): string | undefined {
  const fits = (base: string) =>
    word === base || word === inflect(base, 's') || word === inflect(base, 'past')
  if (fits(lemma)) return lemma
  const made = [
    word.replace(/ied$/, 'y'),
    word.replace(/ies$/, 'y'),
    word.replace(/(.)\1ed$/, '$1'),
    word.replace(/ed$/, ''),
    word.replace(/d$/, ''),
    word.replace(/es$/, ''),
    word.replace(/s$/, ''),
  ]
  return made.find((base) => base !== word && base.length > 2 && fits(base))
}

/** The word with which the statement is over: a connective, or what is coordinated with the verb. */
function endOf(words: readonly ReadWord[], verb: number): number | undefined {
  for (let at = verb + 1; at < words.length; at++) {
    const word = words[at]
    const lower = word?.text.toLowerCase() ?? ''
    const next = words[at + 1]
    if (lower === 'as' || lower === 'so') {
      // "as well as", "as high as", "so high" belong to the statement; ", as it was late" and "so that" do not.
      if (lower === 'so' && (next?.text === 'that' || words[at - 1]?.text === ',')) return at
      if (lower === 'as' && words[at - 1]?.text === ',') return at
      continue
    }
    if (
      (lower === 'before' || lower === 'after' || lower === 'until' || lower === 'since') &&
      word?.tag !== 'SCONJ'
    ) {
      const clause = words.slice(at + 1, at + 7)
      if (!clause.some(({ tag }) => tag === 'AUX' || tag === 'VERB')) continue
    }
    if (BOUNDARY.test(lower)) return at
    if (
      lower === ',' &&
      /^(?:and|or|but|so|who|which|where|with|making|leaving|causing|allowing|VERB)$/.test(next?.text ?? '')
    ) {
      if (/^(?:and|or)$/.test(next?.text ?? '') && !clauseFollows(words, at + 2)) continue
      return at
    }
    if (lower === ',' && next?.tag === 'VERB') return at
    if (lower === 'and' && verbFollows(words, at + 1)) return at
    if (lower === 'that' && word?.tag !== 'DET') return at
  }
  return undefined
}

function verbFollows(words: readonly ReadWord[], at: number): boolean {
  const skip = words[at]?.tag === 'ADV' ? at + 1 : at
  const word = words[skip]
  if (!word) return false
  return word.tag === 'AUX' || (word.tag === 'VERB' && !/ing$/.test(word.text)) || clauseFollows(words, at)
}

/** Whether a subject with its own finite verb comes next: "… and the pump stops". */
function clauseFollows(words: readonly ReadWord[], at: number): boolean {
  for (let index = at; index < Math.min(words.length, at + 9); index++) {
    const word = words[index]
    if (!word || word.tag === 'PUNCT') return false
    if (
      word.tag === 'AUX' ||
      (word.tag === 'VERB' && !/ing$/.test(word.text) && words[index - 1]?.text !== 'to')
    )
      return true
  }
  return false
}

/** "The bridge painted in 1850 collapsed": the first verb was none. */
function hasSecondVerb(words: readonly ReadWord[], verb: number, end: number | undefined): boolean {
  return words
    .slice(verb + 1, end)
    .some(({ tag, text }, at, after) => tag === 'AUX' && BE.test(text) && after[at - 1]?.tag !== 'PUNCT')
}

/** "Men dressed as Mohawks threw …": a verb after the one in -ed, which then was none. */
function hasStrongPast(words: readonly ReadWord[]): boolean {
  const joins = words.findIndex(
    ({ tag, text }) => /^(?:SCONJ|PRON|CCONJ|PUNCT|PART)$/.test(tag) && text !== 'as',
  )
  return words
    .slice(0, joins < 0 ? words.length : joins)
    .some(({ tag, text, lemma }) => tag === 'VERB' && text !== lemma && !/(?:ing|ed|en|n|s)$/.test(text))
}

/** What follows the verb with what limits it: "an ambulance when a faint lasts longer than five minutes". */
export function wholeRest({ rest, tail }: Clause): string {
  if (!/^(?:when|whenever|if|until|unless|that|before|after|where|while|once)\b/.test(tail)) return rest
  const limited = tail.replace(/,.*$/s, '').replace(/\s(?:because|so that|but)\b.*$/s, '')
  return `${rest} ${limited}`.trim()
}

/** A statement asked about: `invert(clause, rest)` is "did the mill burn down". */
export function inverted({ subject, verb, kind, base, isPlural }: Clause, rest: string): string {
  const words =
    kind === 'be' || kind === 'auxiliary'
      ? [verb, subject, rest]
      : [kind === 'past' ? 'did' : isPlural ? 'do' : 'does', subject, base, rest]
  return words.filter(Boolean).join(' ').replace(/ ,/g, ',')
}

/** The statement without its opener and its tail, in small letters: "the mill burned down". */
export function stated({ subject, verb, rest }: Clause): string {
  return [subject, verb, rest].filter(Boolean).join(' ')
}
