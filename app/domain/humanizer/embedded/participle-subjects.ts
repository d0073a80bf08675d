import { baseOfGerund, startsClause, wordCount } from './clauses.ts'
import { chance } from './context.ts'
import { inflect } from './inflect.ts'
import { leadingSubject } from './leading-subject.ts'
import type { LeadingSubject } from './leading-subject.ts'
import { holdsBareClause } from './main-clause.ts'
import { endsInPassive, isListed } from './participle-lists.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Participles that tell what a whole clause leads to, or how it is done: the subject does none of it. */
const OF_THE_CLAUSE =
  /^(?:making|leading|resulting|causing|allowing|ensuring|enabling|prompting|marking|forcing|suggesting|indicating|leaving|using|including|depending|being|having|saying|stating|claiming|citing|noting|knowing|hoping|thinking|seeking|trying|waiting|wondering|taking|going|coming|getting|doing|compared|confirming|proving|raising|meaning|implying|ranging|requiring|preventing|highlighting|underscoring|underlining|illustrating|demonstrating|representing|signaling|symbolizing|signifying)$/

/** What something else is: nothing that could do what the participle tells. */
export const ABSTRACT =
  /^(?:benefit|advantage|disadvantage|focus|goal|aim|reason|purpose|objective|role|priority|challenge|problem|key|part|thing|way|difference|question|answer|result|idea)s?$/

const WORK =
  /^(?:chapter|section|part|half|book|novel|poem|story|tale|film|movie|article|report|paper|essay|study|review|documentary|speech|play|song|scene|course|exhibition|series|analysis|thesis|memoir|biography)s?$/
const OF_TELLING =
  /^(?:focus|deal|explor|examin|look|describ|tell|told|follow|cover|discuss|depict|analy|stud|investigat|trac|present|detail|address|consider|chronicl|recount|portray|introduc|compar|outlin|summari|survey|review|provid|offer|giv)/
const OF_SHOWING =
  /^(?:highlighting|underscoring|underlining|illustrating|demonstrating|emphasizing|stressing|showing|revealing|showcasing|raising|posing)$/

/** Whether a book, a report or the like tells of something in `head`: "The chapter deals with the war". What it shows, it shows itself. */
export function isTelling(head: readonly Token[]): boolean {
  const subject = leadingSubject(head)
  return subject !== undefined && WORK.test(subject.noun) && OF_TELLING.test(head[subject.verb]?.lower ?? '')
}

/** Whether the participle says that something is shown: "highlighting the hardships". */
export function isOfShowing(participle: string): boolean {
  return OF_SHOWING.test(participle)
}

/** "The mill stands on the lake, drawing its water from the north." → "… on the lake. It draws its water from the north." */
export const nameParticiple: Transformation = (tokens, context) => {
  const telling = isTelling(tokens)
  const gerund = (at: number) =>
    telling && isOfShowing(tokens[at]?.lower ?? '')
      ? baseOfGerund(tokens[at]?.lower ?? '')
      : gerundAt(tokens, at)
  const comma = tokens.findIndex(
    ({ text, kept, fresh }, at) => text === ',' && !kept && !fresh && at > 3 && gerund(at + 1) !== undefined,
  )
  const base = gerund(comma + 1)
  const subject = leadingSubject(tokens)
  if (comma < 0 || base === undefined || !subject || subject.verb >= comma) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  if (
    head.some(({ text }) => /^[:;"“”(]$/.test(text)) ||
    wordCount(tail) < 3 ||
    endsInPassive(tail) ||
    tail.some(
      ({ text }, at) =>
        text === ',' &&
        /^(?:and|but|so|which|who|its|their|his|her|before|until|after|while|as)$/.test(
          tail[at + 1]?.lower ?? '',
        ),
    ) ||
    (subject.isPronoun && !joinsMore(head.slice(subject.verb)) && !joinsMore(tail))
  )
    return undefined
  if (/^(?:each|every|no|any)$/.test(tokens[subject.start]?.lower ?? '')) return undefined
  if (ABSTRACT.test(subject.noun) || isPersonNoun(subject.noun.replace(/s$/, ''))) return undefined
  if (holdsBareClause(head)) return undefined
  // A thing that someone does something to, or a clause within, may be what the participle is about.
  if (
    head
      .slice(subject.start)
      .some(({ lower }) => /^(?:that|which|who|where|when|because|if|as|but|not|never|,)$/.test(lower)) ||
    head.some(({ lower }, at) => lower === 'and' && at > subject.verb && startsClause(head, at + 1))
  )
    return undefined
  // "The train was delayed, giving us time": the delay did, not the train.
  if (
    /^(?:giving|creating|reducing|increasing|saving|delaying|driving|slowing)$/.test(
      tokens[comma + 1]?.lower ?? '',
    ) &&
    head.some(({ lower }) => /^(?:was|were|is|are|been)$/.test(lower))
  )
    return undefined
  // "The favourite won his race, thanking …": whoever has "his" is no "it".
  if (
    subject.pronoun === 'it' &&
    tokens.some(({ lower }) => /^(?:his|her|him|he|she|himself|herself)$/.test(lower))
  )
    return undefined
  // "He recalled the years they had spent there, catching frogs": it is they who caught them.
  if (head.slice(subject.verb + 1).some(({ lower }) => /^(?:i|we|he|she|they)$/.test(lower))) return undefined
  // "catching frogs and building rafts": a second one that is taken for a noun.
  if (
    tail.some(
      (token, at) =>
        token.tag === 'NOUN' &&
        isListed(tail, at) &&
        /^(?:NOUN|DET|PRON|ADJ|PROPN)$/.test(tail[at + 1]?.tag ?? ''),
    )
  )
    return undefined
  // "shivering and covered in flour": no two deeds.
  if (/^(?:and|or)$/.test(tail[0]?.lower ?? '') && !/ing$/.test(tail[1]?.lower ?? '')) return undefined
  // "The roof stops the rain, saving us from its chill": "its" is no longer the rain's behind an "it".
  if (
    tail.some(
      ({ lower }, at) => AWAY.test(lower) && /^(?:its|their|it|them)$/.test(tail[at + 1]?.lower ?? ''),
    )
  )
    return undefined
  // "promises to deliver": what is promised is no fact yet.
  if (head.slice(subject.verb).some(({ lower }, at, all) => lower === 'to' && all[at + 1]?.tag === 'VERB'))
    return undefined
  // "a gentle, lingering scent" describes the scent.
  if (tokens[comma - 1]?.tag === 'ADJ' && tokens[comma + 2]?.tag === 'NOUN') return undefined
  // "It tells it to rest", "It left. It called it a sham": one name for two things.
  if (tail.some(({ lower }) => lower === subject.pronoun)) return undefined
  // "a picture of a woman standing by a window, holding a letter": she holds it.
  if (
    !isOfShowing(tokens[comma + 1]?.lower ?? '') &&
    head.slice(subject.verb + 1).some(({ tag, lower }, at, behind) => {
      const before = behind[at - 1]
      return (
        (tag === 'VERB' && /...ing$/.test(lower) && before?.tag === 'NOUN') ||
        (tag === 'NOUN' && isPersonNoun(lower.replace(/s$/, '')) && before !== undefined)
      )
    })
  )
    return undefined
  const verb = finite(base, subject, tokens)
  const rest = finiteSecond(tail, subject, tokens)
  if (verb === undefined || !rest) return undefined
  const apart = wordCount(head) > 5 && wordCount(tail) > 4 && chance(0.3 + context.style.split, context)
  const joint = apart ? `. ${capitalise(subject.pronoun)} ${verb}` : `, and ${subject.pronoun} ${verb}`
  return [...head, ...freshTokens(joint), ...rest]
}

const AWAY = /^(?:from|against|of)$/

/** Whether more is joined with "and": one more verb behind it would leave open what goes with what. */
function joinsMore(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }) => lower === 'and')
}

/** The tail with a second participle ("… and warming the rooms") made a verb as well; undefined for three and for "or". */
function finiteSecond(
  tail: readonly Token[],
  subject: LeadingSubject,
  tokens: readonly Token[],
): Token[] | undefined {
  // "…, collecting cones and building dams": a deed that looks like a thing would be left behind.
  if (tail.some(({ tag }, at) => tag === 'NOUN' && isListed(tail, at) && tail[at + 1]?.tag === 'NOUN'))
    return undefined
  const places = tail.flatMap(({ tag }, at) => (tag !== 'NOUN' && isListed(tail, at) ? [at] : []))
  const [at] = places
  // "walking on two legs, drinking ale and sleeping in beds": three of a kind stay together.
  if (tail.some((_, place) => tail[place - 1]?.text === ',' && gerundAt(tail, place) !== undefined))
    return undefined
  if (at === undefined) return [...tail]
  const base = gerundAt(tail, at)
  if (places.length > 1 || tail[at - 1]?.lower !== 'and' || tail[at - 2]?.text === ',' || base === undefined)
    return undefined
  const verb = subject.form === 'modal' ? base : finite(base, subject, tokens)
  return verb === undefined ? undefined : [...tail.slice(0, at), ...freshTokens(verb), ...tail.slice(at + 1)]
}

function gerundAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at]
  return token && !token.kept && !OF_THE_CLAUSE.test(token.lower) ? baseOfGerund(token.lower) : undefined
}

function finite(
  base: string,
  { verb, form, plural }: LeadingSubject,
  tokens: readonly Token[],
): string | undefined {
  const main = tokens[verb]?.lower ?? ''
  if (
    form === 'have' &&
    main !== 'had' &&
    tokens.slice(verb + 1, verb + 4).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  )
    return undefined
  // "They had come far, crossing hills": what goes before the tale is not told in its time.
  if (main === 'had' && tokens.slice(verb + 1, verb + 4).some(({ tag }) => tag === 'VERB' || tag === 'AUX'))
    return undefined
  if (form === 'past' || /^(?:was|were|had)$/.test(main)) return inflect(base, 'past')
  // "may have warmed the room": what may have been so is past, and "may cool" would not be.
  if (form === 'modal' && tokens.slice(verb + 1, verb + 4).some(({ lower }) => lower === 'have'))
    return undefined
  if (form === 'modal') return /^(?:can|will|may)$/.test(main) ? `${main} ${base}` : undefined
  return inflect(base, plural ? 'base' : 's')
}
