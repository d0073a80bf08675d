import { setImmediate as turn } from 'node:timers/promises'
import { articleFor, inflect } from '#app/domain/humanizer/embedded/inflect.ts'
import { readWords } from '#app/domain/humanizer/embedded/model/syntax.ts'
import { isPersonNoun } from '#app/domain/humanizer/embedded/persons.ts'
import type { Random } from '#app/domain/humanizer/embedded/random.ts'
import { comparable, wordsOf } from '../../plain.ts'
import { capital, type Collected, type Draft, type Option } from '../draft.ts'
import { otherNumbers, otherYears } from '../figures.ts'
import { exchangeDraft } from '../gap-questions.ts'
import { isNear } from '../options.ts'
import { stem } from '../ranking.ts'
import { isGivenName } from '../names.ts'
import { shuffled } from '../shuffled.ts'
import { isSmallWord } from '../small-words.ts'
import { type Clause, clauseOf, inverted, stated, wholeRest } from './clause.ts'
import { type Fact, factOf, partsNamed } from './facts.ts'

/** What leans on another sentence: none of it may be asked for. */
const LEANING =
  /(?:^|\s)(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|this|that|these|those|there|here|we|our|us|who|which|one|ones|each other|itself|himself|herself|themselves)(?:\s|$|[.,'’])/i
const VAGUE_SUBJECT =
  /^(?:(?:the|an?|some|many|most|few|several|other|all|another|no|both|each|every|one|any|more|such|half|none|only|even|about|around|nearly|over|at|two|three|four|five|six|seven|eight|nine|ten|\d+)\s)*(?:people|person|man|woman|men|women|others?|things?|part|parts|number|result|results|reason|purpose|aim|goal|problem|question|answer|example|way|ways|case|fact|idea|difference|rest|kind|type|report|study|paper|article|chapter|section|text|document|book|authors?|table|figure|one|ones|use|members?|person who)$/i

/** Questions about the sentences of an English document, by their grammar. */
export async function englishDrafts(collected: Collected, random: Random): Promise<Draft[]> {
  const { alone, names, properWords } = collected
  // "Ilse" is a name where "Ilse Brandt" is one.
  const partsOfNames = new Set(
    [...names.values()].flatMap(({ text }) => (text.includes(' ') ? text.split(' ') : [])),
  )
  const isName = (word: string) =>
    names.has(comparable(word)) || properWords.has(word) || partsOfNames.has(word)
  const facts: Fact[] = []
  for (const [at, passage] of alone.entries()) {
    if (at % 10 === 0) await turn()
    const fact = factOf(passage, isName)
    if (fact) facts.push(fact)
  }
  const pools = poolsOf(facts, collected.passages)
  const people = peopleOf(facts, collected)
  const drafts: Draft[] = []
  for (const [at, fact] of facts.entries()) {
    if (at % 10 === 0) await turn()
    const ask = { fact, collected, pools, people, random }
    const who = agent(ask) ?? subject(ask)
    const asserted = who?.form === 'who' ? asserts(who, ask) : undefined
    const made = [
      who,
      asserted,
      why(ask),
      purpose(ask),
      condition(ask),
      when(ask),
      amount(ask),
      where(ask) ?? placed(ask),
      object(ask),
      compared(ask),
    ]
    drafts.push(...made.filter((draft) => draft !== undefined))
  }
  return drafts
}

type Pools = {
  reasons: Option[]
  purposes: Option[]
  conditions: Option[]
  statements: (Option & { isPast: boolean })[]
  acts: Option[]
  places: Option[]
  subjects: (Option & { noun: Noun })[]
  objects: (Option & { noun: Noun })[]
}
type People = ReadonlyMap<string, Option>
type Ask = { fact: Fact; collected: Collected; pools: Pools; people: People; random: Random }
type Noun = {
  article: 'the' | 'a' | ''
  isPlural: boolean
  isName: boolean
  isPerson: boolean
  isNumbered: boolean
}

/** What is, and does nothing: neither a reason nor an end. */
const STATIVE =
  /^(?:have|become|cover|measure|hold|contain|lie|live|weigh|cost|belong|consist|last|need|mean|include|seem|remain|stay|feel|depend|employ|own|settle|charge)$/

function poolsOf(facts: readonly Fact[], passages: Collected['passages']): Pools {
  const pools: Pools = {
    reasons: [],
    purposes: [],
    conditions: [],
    statements: [],
    acts: [],
    places: [],
    subjects: [],
    objects: [],
  }
  for (const passage of passages) {
    const { reason, purpose: aim, condition: when } = partsNamed(passage.text)
    if (reason) pools.reasons.push({ text: reason, from: passage })
    if (aim) pools.purposes.push({ text: `To ${aim}`, from: passage })
    if (when) pools.conditions.push({ text: when, from: passage })
  }
  for (const { passage, clause, purpose: aim } of facts) {
    if (aim && /^To /.test(aim.text)) pools.purposes.push({ text: aim.text, from: passage })
    const said = stated(clause)
    const length = said.split(/\s+/).length
    // "A syncope is a short loss …" is no reason for anything.
    const isDefining = clause.kind === 'be' && /^(?:an?|the|one|\d|home|\p{Lu})\b/u.test(clause.rest)
    const isOrder = /^(?:must|should|shall|may|will|would|might)$/.test(clause.verb)
    if (
      !LEANING.test(said) &&
      length >= 4 &&
      length <= 14 &&
      !isDefining &&
      !isOrder &&
      !/\d|\b(?:also|again|than|no longer)\b|, to\b|\p{Lu}\p{Ll}+ \p{Lu}|['’]s? /u.test(said)
    )
      pools.statements.push({ text: said, from: passage, isPast: isPast(clause) })
    if (
      /^(?:past|s|base)$/.test(clause.kind) &&
      !STATIVE.test(clause.base) &&
      objectOf(clause) &&
      !/,/.test(clause.rest)
    ) {
      const act = `To ${clause.base} ${aim ? aim.main.rest : clause.rest}`
      if (!LEANING.test(act) && act.split(/\s+/).length <= 12 && !/\d|\b(?:every|again)\b/.test(act))
        pools.acts.push({ text: act, from: passage })
    }
    if (!LEANING.test(clause.subject) && !VAGUE_SUBJECT.test(clause.subject))
      pools.subjects.push({
        text: clause.subject,
        from: passage,
        noun: nounOf(clause.subject, clause.isPlural),
      })
    const place = placeIn(clause)
    if (place) pools.places.push({ text: place.place, from: passage })
    const thing = objectOf(clause)
    if (thing) pools.objects.push({ text: thing, from: passage, noun: nounOf(thing, isPluralNoun(thing)) })
  }
  return pools
}

function isPast({ kind, verb }: Clause): boolean {
  return kind === 'past' || /^(?:was|were|had|could|would|did)$/.test(verb)
}

function isPluralNoun(phrase: string): boolean {
  const head =
    phrase
      .replace(/ (?:of|in|on|at|for|from|with|by|to|into)\s.*$/, '')
      .split(/\s+/)
      .at(-1) ?? ''
  return (
    !/^(?:an?|one)\s/.test(phrase) &&
    /(?:[^s]s|people|children|men|women)$/.test(head) &&
    !/(?:us|is)$/.test(head)
  )
}

function nounOf(phrase: string, isPlural: boolean): Noun {
  const head = phrase.replace(/ (?:of|in|on|at|for|from|with|by|to|into|near)\s.*$/, '').split(/\s+/)
  return {
    article: /^the\s/i.test(phrase) ? 'the' : /^an?\s/i.test(phrase) ? 'a' : '',
    isPlural,
    isName: /^\p{Lu}/u.test(head.at(-1) ?? ''),
    isPerson:
      head.some((word) => /^\p{Ll}/u.test(word) && isPersonNoun(word)) ||
      (isPlural &&
        /^\p{Ll}+s$/u.test(head.at(-1) ?? '') &&
        isPersonNoun((head.at(-1) ?? '').replace(/s$/, ''))) ||
      (/^the\s/i.test(phrase) && head.length === 2 && isPersonNoun((head[1] ?? '').toLowerCase())),
    isNumbered:
      /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|many|several|about|more|most|some|few|half)\b/i.test(
        phrase,
      ),
  }
}

function alikeNouns(one: Noun, two: Noun): boolean {
  return (
    one.isPlural === two.isPlural &&
    one.isName === two.isName &&
    one.isPerson === two.isPerson &&
    one.isNumbered === two.isNumbered &&
    (one.article === '') === (two.article === '')
  )
}

/** A thing with the article that another has, so that no article tells. */
function withArticle(option: Option & { noun: Noun }, { article }: Noun): Option {
  const { text, from, noun } = option
  if (noun.article === article || article === '' || noun.article === '')
    return { text, ...(from && { from }) }
  const bare = text.replace(/^(?:the|an?) /i, '')
  const own = article === 'the' ? 'the' : articleFor(bare)
  return { text: own ? `${own} ${bare}` : text, ...(from && { from }) }
}

/** Whether a question stands by itself and is neither too short nor too long. */
function isSound(question: string): boolean {
  const words = question.split(/\s+/)
  if (words.length < 5 || words.length > 25 || /\band then\b|n['’]t /.test(question)) return false
  const inner = question.replace(/^(?:What|Who|Why|When|Where)\s/, '')
  return (
    !/(?:^|\s)(?:this|these|those|we|our|us|he|she|him|they|such)(?:\s|\?|$)/i.test(inner) &&
    !/,\?|\s(?:and|or|of|the|a|an|to)\?$/.test(question)
  )
}

/** The opener of a sentence where a question has it: at its end, in small letters. */
function ended({ opener }: Clause): string {
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

function closer(options: readonly Option[], { passage }: Fact, random: Random): Option[] {
  // Those of the same part of the document are the more likely ones.
  return shuffled(
    options.filter(({ from }) => from !== passage),
    random,
  ).sort(
    (one, two) =>
      Number(two.from?.heading === passage.heading) - Number(one.from?.heading === passage.heading),
  )
}

function why({ fact, pools, random }: Ask): Draft | undefined {
  const { clause, reason, passage } = fact
  if (!reason || reason.split(/\s+/).length > 22) return undefined
  const question = `Why ${inverted(clause, clause.rest)}${ended(clause)}?`
  if (!isSound(question) || /^(?:this|that|these|those|we)\b/i.test(reason)) return undefined
  const isClause = !/^(?:because|due|owing|thanks|as a)\b/.test(reason)
  if (!isClause) {
    const nouns = pools.objects.map(({ text, from }) => ({
      text: `Because of ${text}`,
      ...(from && { from }),
    }))
    const said = reason.replace(/^(?:because of|due to|owing to|thanks to|as a result of)/, 'Because of')
    return draftOf('why', question, said, closer(nouns, fact, random), passage, false)
  }
  const others = [
    ...closer(pools.reasons, fact, random),
    ...likely(inTense(pools, reason), question, reason, fact, random),
  ].filter(({ text }) => !repeats(text, stated(clause)))
  return draftOf(
    'why',
    question,
    `Because ${reason}`,
    others.map(({ text, from }) => ({ text: `Because ${text}`, ...(from && { from }) })),
    passage,
    false,
  )
}

/** Statements in the tense of what they stand beside. */
function inTense({ statements }: Pools, beside: string): Option[] {
  const clause = clauseOf(
    `${capital(beside)}.`,
    (word) => /^\p{Lu}/u.test(word) && !beside.startsWith(word.toLowerCase()),
  )
  const past = clause ? isPast(clause) : /\b(?:was|were|had|\p{L}+ed)\b/u.test(beside)
  return statements.filter((one) => one.isPast === past)
}

/** Statements of the same part of the document, those first that speak of what the question speaks of. */
function likely(
  options: readonly Option[],
  question: string,
  answer: string,
  fact: Fact,
  random: Random,
): Option[] {
  const asked = new Set(tellingStems(question))
  const scored = closer(options, fact, random).map((option) => {
    const shared = tellingStems(option.text).filter((word) => asked.has(word)).length
    const near = option.from?.heading === fact.passage.heading ? 1 : 0
    const lengths = Math.abs(option.text.length - answer.length) / 40
    return { option, score: Math.min(shared, 1) + near - lengths }
  })
  return scored.sort((one, two) => two.score - one.score).map(({ option }) => option)
}

function tellingStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !isSmallWord(word, 'en'))
    .map(stem)
}

/** Whether an option only says what the question says. */
function repeats(option: string, said: string): boolean {
  const words = tellingStems(option)
  const known = new Set(tellingStems(said))
  return words.filter((word) => known.has(word)).length > words.length * 0.6
}

function purpose({ fact, pools, random }: Ask): Draft | undefined {
  const { purpose: aim, passage } = fact
  if (!aim || aim.text.split(/\s+/).length > 20) return undefined
  const question = `Why ${inverted(aim.main, aim.main.rest)}${ended(aim.main)}?`
  if (!isSound(question)) return undefined
  const isTo = /^To /.test(aim.text)
  const others = isTo
    ? [...closer(pools.purposes, fact, random), ...likely(pools.acts, question, aim.text, fact, random)]
    : likely(inTense(pools, aim.text.replace(/^So that /, '')), question, aim.text, fact, random).map(
        ({ text, from }) => ({
          text: `So that ${text}`,
          ...(from && { from }),
        }),
      )
  return draftOf(
    'purpose',
    question,
    aim.text,
    others.filter(({ text }) => !repeats(text, question)),
    passage,
    false,
  )
}

function condition({ fact, pools, random }: Ask): Draft | undefined {
  const { clause, condition: when, passage } = fact
  if (!when || when.text.split(/\s+/).length > 18 || clause.opener !== '' || fact.reason) return undefined
  if (clause.kind === 'past' || (clause.kind === 'be' && /^(?:an?|the)\s/.test(clause.rest))) return undefined
  const question = `${when.word === 'until' ? 'Until when' : when.word === 'if' || when.word === 'unless' ? 'Under which condition' : 'When'} ${inverted(clause, clause.rest)}?`
  if (!isSound(question) || when.word === 'unless' || /\bwas|were\b/.test(clause.verb)) return undefined
  const others = [
    ...(when.word === 'until' ? [] : closer(pools.conditions, fact, random)),
    ...likely(inTense(pools, when.text), question, when.text, fact, random).map(({ text, from }) => ({
      text: `${when.word} ${text}`,
      ...(from && { from }),
    })),
  ].map(({ text, from }) => ({
    text: `${capital(when.word)} ${text.replace(/^(?:when|if|once|as soon as|until|unless) /, '')}`,
    ...(from && { from }),
  }))
  return draftOf(
    'condition',
    question,
    `${capital(when.word)} ${when.text}`,
    others.filter(({ text }) => !repeats(text, question)),
    passage,
    false,
  )
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'

function when({ fact, collected, random }: Ask): Draft | undefined {
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
  const question = `${opening} ${inverted({ ...clause, tail: '' }, rest)}${opener}?`
  if (!isSound(question) || LEANING.test(rest.split(' ').slice(0, 2).join(' '))) return undefined
  const pool = collected.years.filter(
    ({ text, from }) => from !== passage && text !== year && !passage.text.includes(text),
  )
  const sources = new Map(pool.map(({ text, from }) => [text, from]))
  const others = otherYears(
    year,
    pool.map(({ text }) => text),
    false,
    random,
  )
    .filter((text) => !passage.text.includes(text))
    .map((text): Option => ({ text, ...(sources.get(text) && { from: sources.get(text) }) }))
  return draftOf('year', question, year, others, passage, true)
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const UNIT_ADJECTIVE = /^(?:high|long|deep|wide|tall|old|thick|large|far)$/
const APPROXIMATELY =
  /^(?:about|around|nearly|almost|over|roughly|up to|at least|at most|more than|less than|some)\s/

function amount({ fact, collected, random }: Omit<Ask, 'pools' | 'people'>): Draft | undefined {
  const { clause, passage } = fact
  const { rest, subject: who } = clause
  const near = APPROXIMATELY.exec(rest)?.[0] ?? ''
  const body = rest.slice(near.length)
  const found =
    /^((?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?: (?:million|billion|thousand))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(.+)$/.exec(
      body,
    )
  if (!found || VAGUE_SUBJECT.test(who)) return inSubject({ fact, collected, random })
  const [, figure = '', after = ''] = found
  if (/^(?:1[5-9]|20)\d\d$/.test(figure)) return undefined
  const words = readWords(after)
  let end = 0
  let head = ''
  for (const { tag, text, end: stop } of words) {
    if (
      tag === 'NOUN' ||
      (tag === 'ADJ' && head === '') ||
      (tag === 'PROPN' && head === '') ||
      text === '-'
    ) {
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
  if (head === '') return undefined
  const tail = `${left.replace(/,.*$/s, '')}${ended(clause)}`
  const numbers = numbersBeside(figure, head, passage, collected, random)
  if (clause.kind === 'be') {
    const adjective = words.find(({ start }) => start >= end)?.text ?? ''
    if (!UNIT_ADJECTIVE.test(adjective)) return undefined
    const more = left.slice(adjective.length).trim()
    const question = `How ${adjective} ${clause.verb} ${who}${more ? ` ${more}` : ''}${ended(clause)}?`
    return isSound(question) || question.split(' ').length > 3
      ? draftOf(
          'amount',
          question,
          `${near}${figure} ${thing}`.trim(),
          numbers.map((one) => ({ ...one, text: `${near}${one.text} ${thing}` })),
          passage,
          false,
        )
      : undefined
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
  if (lead || /^How much/.test(question))
    return draftOf(
      'amount',
      question,
      `${near}${figure} ${thing}`.trim(),
      numbers.map((one) => ({ ...one, text: `${near}${one.text} ${thing}` })),
      passage,
      false,
    )
  return draftOf('amount', question, figure, numbers, passage, near === '')
}

/** "Three rivers flow into the lake": how many of what is the subject. */
function inSubject({ fact, collected, random }: Omit<Ask, 'pools' | 'people'>): Draft | undefined {
  const { clause, passage } = fact
  const near = APPROXIMATELY.exec(clause.subject)?.[0] ?? ''
  const found =
    /^(\d{1,3}(?:,\d{3})+|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(.+)$/.exec(
      clause.subject.slice(near.length),
    )
  if (!found || clause.kind === 's') return undefined
  const [, figure = '', thing = ''] = found
  if (/^(?:1[5-9]|20)\d\d$/.test(figure) || /^(?:of|percent)/.test(thing)) return undefined
  const question = `How many ${thing} ${clause.verb} ${wholeRest(clause)}${ended(clause)}?`
  if (!isSound(question)) return undefined
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
  const spelled = NUMBER_WORDS.indexOf(figure)
  if (spelled > 0) {
    const near = [spelled + 1, spelled - 1, spelled + 2, spelled - 2, spelled + 3]
    return shuffled(
      near.filter((one) => one > 1 && one <= 12),
      random,
    ).map((one) => ({ text: NUMBER_WORDS[one] ?? '' }))
  }
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

/** Verbs whose place is worth asking for. */
const LOCATED =
  /^(?:find|live|sleep|put|hide|keep|stand|lie|settle|moor|anchor|place|build|rest|nest|work|store|meet|stay|grow|hang|bury|wait|start|begin|end|begin|rise|sit|occur|form|collect|open|carve|discover|locate|situate|install|plant|leave|move|hold|mend|found|display|show|print|make|mine|dig|sink|land|study|teach|train|breed|spawn|feed)$/
const TIMELY =
  /(?:morning|afternoon|evening|night|day|days|week|weeks|month|months|year|years|decade|century|centuries|spring|summer|autumn|winter|time|times|hour|hours|minute|minutes|moment|period|age|case|cases|order|way|form|terms|addition|detail|general|practice|fact|use|average|end|beginning|start|middle|result|results|line|condition|conditions|favour|favor|response|contrast|total|part|power|charge|danger|particular|January|February|March|April|May|June|July|August|September|October|November|December|degrees|pressure|speed|cost|price|rate|least|once|first|last|war|reign|life|journeys?|books?|language|words?|style)$/

/** "… among the wheels of the great clock": where something is or is done, when that ends the statement. */
function placed({ fact, pools, random }: Ask): Draft | undefined {
  const { clause, passage } = fact
  const found = placeIn(clause)
  if (!found) return undefined
  const question = `Where ${inverted(clause, found.rest)}${ended(clause)}?`
  if (!isSound(question) || LEANING.test(found.rest)) return undefined
  const others = closer(pools.places, fact, random).filter(({ text }) => !sharesWord(text, question))
  return draftOf(
    'where',
    question,
    capital(found.place),
    others.map((one) => ({ ...one, text: capital(one.text) })),
    passage,
    false,
  )
}

function placeIn(clause: Clause): { place: string; rest: string } | undefined {
  const main =
    clause.kind === 'be' || clause.kind === 'auxiliary'
      ? readWords(clause.rest).find(({ tag }) => tag === 'VERB')?.lemma
      : clause.base
  if (!main || !LOCATED.test(main)) return undefined
  const match =
    /^(.*?) ?\b((?:in|on|at|behind|beside|under|among|between|near|above|below|inside|outside|beneath) (?:the|an?|its|their|\p{L}+) ?[^,]{2,60})$/u.exec(
      clause.rest,
    )
  const [, rest = '', place = ''] = match ?? []
  const head =
    place
      .replace(/(?<=\s)(?:of|for|with|that|from) .*$/, '')
      .trim()
      .split(/\s+/)
      .at(-1) ?? ''
  if (!match || TIMELY.test(head) || /\d/.test(place) || LEANING.test(place) || place.split(/\s+/).length > 9)
    return undefined
  if (/\b(?:to|because|when|by|during|until|since|for about|for \p{L}+ years)\b/u.test(place))
    return undefined
  return { place, rest: rest.replace(/,$/, '') }
}

function where({ fact, collected }: Ask): Draft | undefined {
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

/** "Nitrogen makes up 78 percent of the air": what, or who, does. */
function subject({ fact, collected, pools, people, random }: Ask): Draft | undefined {
  const { clause, passage } = fact
  const { subject: who, kind, verb, base, isPlural } = clause
  if (LEANING.test(who) || VAGUE_SUBJECT.test(who) || /,/.test(who)) return undefined
  const rest = wholeRest(clause).replace(
    /, (?:\d|an? |the |one |two |three |four |five |six |seven |eight |nine |ten )(?!.* and ).*$/,
    '',
  )
  if (rest.split(/\s+/).length < 3 || /(?:^|\s)(?:its|their|his|her|they|it)(?:\s|$)/.test(rest))
    return undefined
  const own = nounOf(who, isPlural)
  if (own.isNumbered || (/^an? /.test(who) && kind === 'be')) return undefined
  const bare = nameIn(who)
  const key = comparable(bare)
  const person = own.isPerson || [...people.keys()].some((one) => one === key || one.startsWith(`${key} `))
  // "What are penguins?" asks for something else.
  if (
    kind === 'be' &&
    /^(?:an?|the|one|some|\p{Lu}|home|part)\b/u.test(rest) &&
    !/^the \p{L}+est\b|^the (?:most|first|last|only|main)\b/u.test(rest)
  )
    return undefined
  const asked = person ? 'Who' : 'What'
  const singular =
    kind === 'be'
      ? /^(?:are|is)$/.test(verb)
        ? 'is'
        : 'was'
      : kind === 'base'
        ? inflect(base, 's')
        : verb === 'have'
          ? 'has'
          : verb
  const question = `${asked} ${singular} ${rest}${ended(clause)}?`
  if (!isSound(question) || question.split(/\s+/).length < 6) return undefined
  if (person && own.isName) {
    return draftOf(
      'who',
      question,
      bare,
      othersThan(bare, passage, people),
      passage,
      bare.split(' ').length <= 3,
    )
  }
  const others = closer(pools.subjects, fact, random).filter(
    (option) =>
      alikeNouns(own, (option as (typeof pools.subjects)[number]).noun) &&
      !isSaid(option.text, question, collected) &&
      !sharesWord(option.text, question),
  )
  const isTerm = who.replace(/^(?:the|an?) /i, '').split(' ').length <= 2
  return draftOf(
    'what',
    question,
    capital(who),
    others.map((one) => capitalised(withArticle(one as (typeof pools.subjects)[number], own))),
    passage,
    isTerm,
  )
}

/** What only people do. */
const PERSON_VERB =
  /^(?:build|found|write|invent|describe|discover|design|publish|become|retire|bear|marry|study|teach|lead|draw|paint|compose|die|live|travel|propose|develop|introduce|win|receive|serve|work|argue|show|measure|name|plan|open|train|mend|say|think|move|return|join|collect|buy|sell|prove|suggest|train|create|establish|direct|edit|record|found|organise|organize|drill|own|give|map|observe|report)$/

/** The persons of a document: by what they are called, by what stands before their names, or by what only people do. */
function peopleOf(facts: readonly Fact[], { names, nameSources }: Collected): Map<string, Option> {
  const people = new Map<string, Option>()
  const add = (text: string, from: Fact['passage']) => {
    if (
      /^(?!Old |Young |Little |Poor |Dear )\p{Lu}\p{Ll}+(?: (?:\p{Lu}\.|\p{Lu}\p{Ll}+|de|van|von|der)){0,3}$/u.test(
        text,
      ) &&
      !people.has(comparable(text))
    )
      people.set(comparable(text), { text, from })
  }
  for (const [key, { text, class: kind }] of names) {
    const from = nameSources.get(key)
    if (from && (kind === 'person' || (kind === 'one' && isGivenName(text)))) add(text, from)
  }
  for (const { clause, passage } of facts) {
    const { subject: who, base, rest, isPlural } = clause
    const bare = nameIn(who)
    if (nounOf(who, isPlural).isPerson && bare !== who) add(bare, passage)
    else if (
      bare === who &&
      (PERSON_VERB.test(base) || (passage.text !== passage.quote && /^(?:He|She) /.test(passage.quote))) &&
      (who.includes(' ') || (names.get(comparable(who))?.count ?? 0) > 1)
    )
      add(who, passage)
    const by = /\bby (?:the (\p{Ll}+) )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?! \p{Lu})/u.exec(rest)
    if (by?.[2] && (by[1] ? isPersonNoun(by[1]) : true)) add(by[2], passage)
  }
  return people
}

/** "Old Matthias Breel", "the engineer Mirela Vantz": the name alone. */
function nameIn(who: string): string {
  return who.replace(/^.*?(?=\p{Lu})/u, '').replace(/^(?:Old|Young|Little|Poor) (?=\p{Lu})/u, '')
}

/** Whether somebody did what another person of the document did. */
function asserts({ answer, others, passage }: Draft, { collected, random }: Ask): Draft | undefined {
  const other = others.find(({ text }) => !isNear(text, answer))
  const at = passage.text.indexOf(answer)
  if (!other || at < 0 || passage.text.indexOf(answer, at + 1) >= 0) return undefined
  return exchangeDraft(
    passage,
    { text: answer, start: at, end: at + answer.length },
    other,
    collected,
    random,
  )
}

/** "The mill was rebuilt by Jan Maes": by whom. */
function agent({ fact, people }: Ask): Draft | undefined {
  const { clause, passage } = fact
  if (clause.kind !== 'be') return undefined
  const by =
    /^(\p{Ll}+(?:ed|en|t|n|wn|de|ld))((?: [^,]*?)?),? by (?:the )?(?:\p{Ll}+ )?(\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+)((?: (?:in|on|for|from|to|at|with) [^,]*)?)$/u.exec(
      clause.rest,
    )
  const name = by?.[3] ?? ''
  if (!by || !people.has(comparable(name))) return undefined
  const question = `By whom ${clause.verb} ${clause.subject} ${by[1]}${by[2] ?? ''}${by[4] ?? ''}${ended(clause)}?`
  if (!isSound(question)) return undefined
  return draftOf('who', question, name, othersThan(name, passage, people), passage, true)
}

function othersThan(name: string, passage: Fact['passage'], people: People): Option[] {
  const isLong = name.includes(' ')
  return [...people.values()]
    .filter(({ text }) => !passage.text.includes(text))
    .sort((one, two) => Number(two.text.includes(' ') === isLong) - Number(one.text.includes(' ') === isLong))
}

function sharesWord(option: string, question: string): boolean {
  const asked = new Set(tellingStems(question))
  return tellingStems(option).some((word) => asked.has(word))
}

/** Whether a sentence of the document says of the option most of what the question asks: then it would be right as well. */
function isSaid(option: string, question: string, { passages }: Collected): boolean {
  const asked = tellingStems(question)
  const own = tellingStems(option)
  return passages.some(({ text }) => {
    const said = new Set(tellingStems(text))
    return (
      own.length > 0 &&
      own.every((word) => said.has(word)) &&
      asked.filter((word) => said.has(word)).length > asked.length * 0.6
    )
  })
}

/** The object of a full verb, when it is all that follows, or all before a preposition. */
function objectOf(clause: Clause): string | undefined {
  if (
    !/^(?:past|s|base)$/.test(clause.kind) ||
    /^(?:become|seem|appear|remain|last|cost|weigh|lie|take|need|call|make|keep|charge|give)$/.test(
      clause.base,
    )
  )
    return undefined
  const words = readWords(clause.rest)
  let end = 0
  let nouns = 0
  for (const [at, { tag, text, end: stop }] of words.entries()) {
    if (at === 0 && !/^(?:DET|ADJ|NOUN|PROPN)$/.test(tag)) return undefined
    if (/^(?:DET|ADJ|NOUN|PROPN)$/.test(tag) || text === '-') {
      if (tag === 'DET' && nouns > 0) break
      if (/^(?:NOUN|PROPN)$/.test(tag)) nouns++
      end = stop
    } else if (text === 'of' && nouns > 0) end = stop
    else break
  }
  const phrase = clause.rest.slice(0, end).replace(/ of$/, '')
  const after = clause.rest.slice(phrase.length).trim()
  if (nouns === 0 || LEANING.test(phrase) || phrase.split(' ').length > 7) return undefined
  if (
    after !== '' &&
    !/^(?:in|on|at|to|for|from|with|into|by|through|during|after|before|against|per|every|between|as|over|near|off)\b/.test(
      after,
    )
  )
    return undefined
  if (
    /\b(?:hours?|minutes?|days?|weeks?|months?|years?|times?|seconds?|miles?|kilometres?|metres?|percent)$/.test(
      phrase,
    )
  )
    return undefined
  if (/^(?:part|place|a lot|more|less|most|one|the same|many|much|fewer)\b/.test(phrase)) return undefined
  return phrase
}

function object({ fact, collected, pools, random }: Ask): Draft | undefined {
  const { clause, passage } = fact
  const thing = objectOf(clause)
  if (!thing || VAGUE_SUBJECT.test(thing)) return undefined
  const rest = clause.rest.slice(thing.length).trim()
  const tail = wholeRest({ ...clause, rest }).replace(/^,\s*/, '')
  const question = `What ${inverted(clause, tail)}${ended(clause)}?`
  if (!isSound(question) || question.split(/\s+/).length < 6 || VAGUE_SUBJECT.test(clause.subject))
    return undefined
  const own = nounOf(thing, isPluralNoun(thing))
  if (own.isNumbered || own.isPerson) return undefined
  const others = closer([...pools.objects, ...pools.subjects], fact, random).filter((option) => {
    const { noun } = option as (typeof pools.objects)[number]
    return (
      alikeNouns(own, noun) && !isSaid(option.text, question, collected) && !sharesWord(option.text, question)
    )
  })
  return draftOf(
    'object',
    question,
    capital(thing),
    others.map((one) => capitalised(withArticle(one as (typeof pools.objects)[number], own))),
    passage,
    thing.replace(/^(?:the|an?) /, '').split(' ').length <= 2,
  )
}

/** "Silt is coarser than clay": how the two compare, with the other way round among the options. */
function compared({ fact }: Ask): Draft | undefined {
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

function capitalised(option: Option): Option {
  return { ...option, text: capital(option.text) }
}

function draftOf(
  form: Draft['form'],
  question: string,
  answer: string,
  others: readonly Option[],
  passage: Fact['passage'],
  typed: boolean,
): Draft {
  const asked = question
    .replace(/ (?:also|again|therefore|thus|however|then) (?!in |on |at |and )/g, ' ')
    .replace(/,? however(?=[?,])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
  return { form, question: asked, answer, others, passage, typed }
}
