import type { Difference } from '../kinds.ts'
import { GETTING, GIVING, isConverse } from './converses.ts'
import type { Phrase } from './chunks.ts'
import { type Saying, type Sayings, sayingsOf } from './grammar.ts'
import { repeats } from './edits.ts'
import { opposed } from './kinship.ts'
import { profileOf } from './lexicon.ts'
import { type Match, likenessOf } from './match.ts'
import type { Token } from './read.ts'
import { LIGHT_WORDS } from './small-words.ts'

type Same = 'same' | 'other' | 'unknown'

/** From where on two words name one thing, and from where on they surely name another. */
const ONE_THING = 0.75
const RELATED = 0.5
const SAME_DEED = 0.84
const SAME_WORD = 0.95

/** Verbs that tell the same whichever of the two comes first. */
const MUTUAL =
  /^(?:meet|marry|resemble|differ|combine|join|connect|match|equal|collide|border|link|mix|share|compare|merge|unite|divorce|touch|exchange|alternate|coincide|belong|own|be|become|remain|mean)$/

/**
 * Where who does something and whom it is done to have changed places; opposites that were found to fit; and places of
 * the source that do here what they did there.
 */
export function roleDifferences(
  match: Match,
  { mayOmit }: { mayOmit: boolean },
): {
  found: Difference[]
  settled: Set<number>
  kept: Set<number>
} {
  const settled = new Set<number>()
  const kept = new Set<number>()
  const [before, after] = [sayingsOf(match.source), sayingsOf(match.output)]
  for (const is of after.sayings) {
    const verb = match.output[is.at]
    if (!verb) continue
    const crossed = before.sayings.find((was) => isCrossed(match, was, is))
    if (crossed && !before.sayings.some((was) => was !== crossed && saysOf(match, was, is)))
      return {
        found: [{ kind: 'role', words: `who does it and whom it is done to has changed: “${verb.text}”` }],
        settled,
        kept,
      }
    const told: Verdict[] = []
    const inOtherWords: Verdict[] = []
    const turnedOver: Verdict[] = []
    for (const was of before.sayings) {
      const token = match.source[was.at]
      if (!token || was.denied !== is.denied) continue
      const like = likenessOf(match, was.at, is.at)
      const isWord = token.lemma === verb.lemma
      if (!isWord && isConverse(token, verb)) turnedOver.push(transferred(match, was, is))
      else if (
        like >= (verb.weight < 0.4 ? 0.95 : SAME_DEED) &&
        !opposed(token, verb) &&
        // Verbs that stand for almost anything are compared with themselves.
        (isWord || !LIGHT_WORDS.has(verb.lemma))
      )
        (isWord ? told : inOtherWords).push(compared(match, before, was, is, kept))
    }
    if (turnedOver.includes('same')) {
      settled.add(is.at)
      if (mayOmit) continue
    }
    if (inOtherWords.includes('same')) continue
    const [verdicts = []] = [told, inOtherWords, turnedOver].filter((some) => some.length > 0)
    if (verdicts.length > 0 && verdicts.every((verdict) => verdict === 'turned'))
      return {
        found: [{ kind: 'role', words: `who does it and whom it is done to has changed: “${verb.text}”` }],
        settled,
        kept,
      }
  }
  const found = [
    ...moved(match, before, after),
    ...(mayOmit || repeats(match)
      ? [...otherDeeds(match, before, after), ...replaced(match, before, after)]
      : []),
    ...(mayOmit ? joined(match, before, after) : []),
  ]
  return { found, settled, kept }
}

/** Kinds of verbs that tell of feeling, seeing, having and being: with these the other side may be told with another verb. */
const TOLD_FROM_BOTH_SIDES: ReadonlySet<number> = new Set([31, 37, 39, 40, 42])

/** Whether somebody does to another, whatever the verbs, what the other did to them. */
function isCrossed(match: Match, was: Saying, is: Saying): boolean {
  const [one, two] = [match.source[was.at], match.output[is.at]]
  if (!one || !two || was.denied !== is.denied || one.lemma === two.lemma) return false
  if (one.weight < 0.4 || two.weight < 0.4 || isConverse(one, two) || opposed(one, two)) return false
  for (const verb of [one, two])
    if (
      LIGHT_WORDS.has(verb.lemma) ||
      verb.bases.some((base) => MUTUAL.test(base)) ||
      verb.ids.some((id) => [...profileOf(id).files].some((file) => TOLD_FROM_BOTH_SIDES.has(file)))
    )
      return false
  const surely = (some: readonly Phrase[], others: readonly Phrase[]) =>
    some.length === 1 &&
    others.length === 1 &&
    [some, others].flat().every(({ stands }) => !stands) &&
    matches(match, some, others)
  return surely(was.doers, is.done) && surely(was.done, is.doers)
}

/** Whether a saying is of the same people or things as another, each in its place. */
function saysOf(match: Match, was: Saying, is: Saying): boolean {
  return matches(match, was.doers, is.doers) && matches(match, was.done, is.done)
}

type Verdict = 'same' | 'turned' | 'unknown'

type Slots = { doer: Phrase[]; done: Phrase[]; to: Phrase[]; from: Phrase[] }

function slotsOf(tokens: readonly Token[], { at, doers, done, around }: Saying): Slots {
  // One wins against somebody and loses to somebody.
  const beats = tokens[at]?.bases.some((base) => /^(?:win|lose|beat|defeat)$/.test(base))
  const [to, from] = [/^(?:to|against)$/, /^(?:from|to|against)$/].map((words, which) =>
    around.filter(({ by }) => (beats ? words.test(by) : by === (which === 0 ? 'to' : 'from'))),
  )
  const [first, second] = done
  if (first && second && !second.joined && gives(tokens[at]))
    return { doer: doers, done: [second], to: [first], from: from ?? [] }
  return { doer: doers, done, to: to ?? [], from: from ?? [] }
}

const gives = (verb: Token | undefined) =>
  verb?.bases.some((base) => GIVING.has(base) && !GETTING.has(base)) ?? false
const gets = (verb: Token | undefined) =>
  verb?.bases.some((base) => GETTING.has(base) && !GIVING.has(base)) ?? false

/** Whether the same verb says the same of the same. */
function compared(match: Match, sayings: Sayings, was: Saying, is: Saying, kept: Set<number>): Verdict {
  const verb = match.source[was.at]
  if (!verb || verb.bases.some((base) => MUTUAL.test(base))) return 'unknown'
  if (isComparison(match.source, was) || isComparison(match.output, is)) return 'unknown'
  const [one, two] = [slotsOf(match.source, was), slotsOf(match.output, is)]
  // "The door opened" and "they opened the door".
  if (two.done.length === 0 && two.to.length === 0 && matches(match, one.done, two.doer)) return 'same'
  if (one.done.length === 0 && one.to.length === 0 && matches(match, one.doer, two.done)) return 'same'
  // Who gives here gets there.
  const [ends, endsNow] = gives(verb) ? [one.to, two.to] : gets(verb) ? [one.from, two.from] : [[], []]
  if (
    matches(match, ends, two.doer) ||
    (matches(match, one.doer, endsNow) && !matches(match, one.doer, two.doer))
  )
    return 'turned'
  // "Won against her", "stirred it into the flour", the other way round.
  const crosses = (some: readonly Phrase[], others: readonly Phrase[]) =>
    was.around.some((from) =>
      is.around.some(
        (to) =>
          from.by === to.by &&
          !/^(?:and|with|as|like)$/.test(to.by) &&
          matches(match, some, [to]) &&
          matches(match, [from], others),
      ),
    )
  if (crosses(one.doer, two.doer) || crosses(one.done, two.done)) return 'turned'
  const found = (['doer', 'done', 'to'] as const).map((slot) => {
    const [filled, fills] = [one[slot], two[slot]]
    const others =
      slot === 'doer'
        ? [...one.done, ...one.to.filter(({ head }) => one.doer.length > 0 || isPerson(match.source[head]))]
        : slot === 'done'
          ? one.doer
          : []
    let verdict: Verdict | 'crossed' = 'unknown'
    for (const phrase of fills) {
      const likes = filled.map((other) => sameness(match, other, phrase))
      if (likes.includes('same')) {
        if (filled.length === 1) for (const at of filled[0]?.same ?? []) kept.add(at)
        if (verdict === 'unknown') verdict = 'same'
      } else if (
        verdict === 'unknown' &&
        likes.includes('unknown') &&
        filled.some(({ meant }) => meant.length > 0)
      ) {
        verdict = 'same'
      } else if (matches(match, others, [phrase])) return 'crossed'
      // Whoever is given something may be told as if it were done to them.
      else if (
        slot !== 'doer' &&
        ((gives(verb) && one.to.length > 0 !== two.to.length > 0) ||
          matches(match, one[slot === 'done' ? 'to' : 'done'], [phrase]))
      )
        continue
      // "Sorted by date": what stands behind "by" need not be who does it.
      else if (
        slot === 'doer' &&
        matches(
          match,
          was.around.filter(({ by }) => by === 'by'),
          [phrase],
        )
      )
        continue
      // Of several that are told together one more may only be read wrongly.
      else if (phrase.stands && fills.length > filled.length && matches(match, filled, fills)) continue
      else if (likes.length > 0 && !likes.includes('unknown') && isElsewhere(match, sayings, filled, phrase))
        verdict = 'turned'
    }
    return verdict
  })
  if (found.includes('crossed')) return 'turned'
  const alone = two.doer.length + two.done.length + two.to.length === 1
  const same =
    found.includes('same') ||
    (alone &&
      likenessOf(match, was.at, is.at) >= SAME_WORD &&
      (is.around.length === 0 || is.around.some((phrase) => matches(match, was.around, [phrase]))))
  if (found.includes('turned')) return same ? 'turned' : 'unknown'
  if (found[0] === 'same' && found[1] === 'same') kept.add(was.at)
  return same ? 'same' : 'unknown'
}

/** Whether a phrase stands in the source, but for something else than what it stands for here. */
function isElsewhere(match: Match, { phrases }: Sayings, filled: readonly Phrase[], phrase: Phrase): boolean {
  if (filled.some((one) => belongs(match, one, phrase))) return false
  const there = (from: number) => likenessOf(match, from, phrase.head) >= 0.89
  return phrases.some(
    (one) =>
      one.owners.some(there) ||
      (!filled.includes(one) &&
        !one.had.some((owner) =>
          filled.some(({ head }) =>
            [owner, owner.likely].some(
              (who) => match.source[who?.head ?? -1]?.lemma === match.source[head]?.lemma,
            ),
          ),
        ) &&
        !filled.some(({ head }) => one.heads.includes(head)) &&
        there(one.head)) ||
      (filled.includes(one) && sameHead(match, one, phrase) && isSaidOtherwise(match, one, phrase)),
  )
}

/** Whether a phrase is said to be of another, as what a firm does is done by its staff; people are not who they belong to. */
function belongs(match: Match, one: Phrase, two: Phrase): boolean {
  const mine = one.owners.some((from) => two.same.some((to) => likenessOf(match, from, to) >= ONE_THING))
  const theirs = two.owners.some((to) => one.same.some((from) => likenessOf(match, from, to) >= ONE_THING))
  if (mine === theirs) return false
  return !(isPerson(match.source[one.head]) && isPerson(match.output[two.head]))
}

const PERSON = 18

const isPerson = (token: Token | undefined) =>
  token !== undefined && (token.kind === 'name' || token.ids.some((id) => profileOf(id).files.has(PERSON)))

const sameHead = (match: Match, one: Phrase, two: Phrase) => likenessOf(match, one.head, two.head) >= 0.89

/** Whether the qualities of two phrases exclude each other: the older and the younger, the first and the third. */
function isSaidOtherwise({ source, output }: Match, one: Phrase, two: Phrase): boolean {
  const qualities = (tokens: readonly Token[], { start, end, same, owners }: Phrase) =>
    tokens.slice(start, end).filter((token, step) => {
      const at = start + step
      return (
        (!same.includes(at) || token.part === 'adjective') &&
        !owners.includes(at) &&
        (token.kind === 'content' || /^(?:first|last|next|other)$/.test(token.lower))
      )
    })
  return qualities(source, one).some((was) =>
    qualities(output, two).some((is) => opposed(was, is) && source.some(({ lower }) => lower === is.lower)),
  )
}

function matches(match: Match, one: readonly Phrase[], two: readonly Phrase[]): boolean {
  return one.some((first) => two.some((second) => sameness(match, first, second) === 'same'))
}

function isComparison(tokens: readonly Token[], { at, around }: Saying): boolean {
  if (around.some(({ by }) => /^(?:than|as)$/.test(by))) return true
  const than = tokens.findIndex(
    ({ lower, clause }, place) =>
      lower === 'than' &&
      clause === tokens[at]?.clause &&
      tokens[place + 1]?.kind !== 'number' &&
      tokens[place + 1]?.lower !== 'half',
  )
  if (than < 0) return false
  const between = tokens.slice(Math.min(at, than), Math.max(at, than))
  return !between.some(({ lower }) => /^(?:and|but|although|because|while|so)$/.test(lower))
}

/** Whether two verbs are said of others: who does the one, or whom it is done to, has nothing to do with the other. */
export function isOfOthers(match: Match, was: Saying, is: Saying): boolean {
  const differ = (some: readonly Phrase[], others: readonly Phrase[]) =>
    some.length > 0 &&
    others.length > 0 &&
    some.every((one) => others.every((two) => sameness(match, one, two) === 'other'))
  return differ(was.doers, is.doers) || differ(was.done, is.done)
}

const PERSONS = [
  'i me myself',
  'he him himself',
  'she her herself',
  'it itself',
  'we us ourselves',
  'they them themselves',
].map((list) => new Set(list.split(' ')))

/** Whether two phrases name the same. */
function sameness(match: Match, one: Phrase, two: Phrase): Same {
  const { source, output } = match
  if (one.meant.length > 0 && !two.stands) {
    const verdicts = one.meant.map((meant) => sameness(match, meant, two))
    if (one.likely && sameness(match, one.likely, two) === 'same') return 'same'
    return verdicts.every((verdict) => verdict === 'other') ? 'other' : 'unknown'
  }
  const [was, is] = [source[one.head]?.lower ?? '', output[two.head]?.lower ?? '']
  const [person, personNow] = [was, is].map((word) => PERSONS.findIndex((words) => words.has(word)))
  if (person !== -1 && personNow !== -1) return person === personNow ? 'same' : 'other'
  const [number, numberNow] = [source[one.head], output[two.head]]
  if (number?.kind === 'number' && numberNow?.kind === 'number' && one.same.length + two.same.length === 2)
    return number.lemma === numberNow.lemma ? 'same' : 'other'
  if ((one.stands && one.same.length < 2) || (two.stands && two.same.length < 2)) return 'unknown'
  if (isSaidOtherwise(match, one, two)) return 'other'
  const [names, namesNow] = [named(source, one), named(output, two)]
  const like = Math.max(...one.same.flatMap((from) => two.same.map((to) => likenessOf(match, from, to))))
  if (names.length > 0 && namesNow.length > 0)
    return names.some((from) => namesNow.some((to) => likenessOf(match, from, to) >= 0.98)) ? 'same' : 'other'
  // It stands elsewhere, by its own name.
  const named2 =
    like < 0.89 &&
    source.some((_, from) => !one.same.includes(from) && likenessOf(match, from, two.head) >= 0.98)
  if (like >= ONE_THING && !named2) return 'same'
  const owned =
    (isPerson(source[one.head]) &&
      one.owners.some((from) => two.same.some((to) => likenessOf(match, from, to) >= SAME_WORD))) ||
    (isPerson(output[two.head]) &&
      two.owners.some((to) => one.same.some((from) => likenessOf(match, from, to) >= SAME_WORD)))
  if (owned) return 'other'
  // "The trustees" are not Dr Hale, who is named, too.
  const isMany = (token: Token | undefined) =>
    token !== undefined && token.lower !== token.lemma && /s$/.test(token.lower)
  if (names.length === 0 && namesNow.length > 0 && isMany(source[one.head]) && !isMany(output[two.head]))
    return namesNow.some((to) => source.some((_, from) => likenessOf(match, from, to) >= 0.98))
      ? 'other'
      : 'unknown'
  if (names.length > 0 !== namesNow.length > 0) return 'unknown'
  return like >= RELATED && !named2 ? 'unknown' : 'other'
}

const named = (tokens: readonly Token[], { same }: Phrase) =>
  same.filter(
    (at) =>
      tokens[at]?.kind === 'name' ||
      (same.length > 1 && tokens[at]?.kind === 'number' && at > (same[0] ?? 0)),
  )

/** Verbs that lend others their meaning. */
const LENDING =
  /^(?:have|make|take|get|give|do|put|be|go|come|say|see|let|keep|set|bring|use|find|show|become|seem|carry|hold)$/

/** What somebody did to something has become something else that they did to it. */
function otherDeeds(match: Match, before: Sayings, after: Sayings): Difference[] {
  const { source, output, kept, loosely } = match
  for (const is of after.sayings) {
    const verb = output[is.at]
    if (
      !verb ||
      is.denied ||
      (loosely[is.at] ?? 0) >= NAMED_TOGETHER ||
      (match.toSource[is.at] ?? -1) >= 0 ||
      verb.bases.some((base) => LENDING.test(base))
    )
      continue
    const was = before.sayings.find(
      ({ at, doers, done, denied }) =>
        at >= 0 &&
        !denied &&
        (kept[at] ?? 0) < NAMED_TOGETHER &&
        matches(match, doers, is.doers) &&
        matches(match, done, is.done),
    )
    const token = source[was?.at ?? -1]
    if (!token || isConverse(token, verb) || token.bases.some((base) => LENDING.test(base))) continue
    return [{ kind: 'addition', words: `“${token.text}” has become “${verb.text}”` }]
  }
  return []
}

/** Words that definitions name together are less alike than this, as "judge" and "jury". */
const NAMED_TOGETHER = 0.58

/** What is said of a thing right before it. */
const said = (tokens: readonly Token[], { start, head, same }: Phrase) =>
  tokens.slice(start, Math.max(start, head)).flatMap(({ kind, part }, step) => {
    const at = start + step
    return kind === 'content' && part !== 'adverb' && !same.includes(at) ? [at] : []
  })

/** What somebody did something to has become something else that nothing of the source stands for. */
function replaced(match: Match, before: Sayings, after: Sayings): Difference[] {
  const { source, output, kept, borne } = match
  for (const is of after.sayings) {
    for (const was of before.sayings) {
      if (was.denied !== is.denied || likenessOf(match, was.at, is.at) < SAME_WORD) continue
      const pairs = (
        [
          ['doers', 'done'],
          ['done', 'doers'],
        ] as const
      ).flatMap(([slot, other]) => {
        const [one, two] = [was[slot][0], is[slot][0]]
        if (!one || !two || was[slot].length > 1 || is[slot].length > 1) return []
        const agrees =
          was[other].length === 0 ? is[other].length === 0 : matches(match, was[other], is[other])
        return agrees ? [[one, two] as const] : []
      })
      if (was.doers.length === 0 || matches(match, was.doers, is.doers)) {
        for (const two of is.around) {
          const there = was.around.filter(({ by }) => by === two.by)
          if (there[0] && there.length === 1 && is.around.filter(({ by }) => by === two.by).length === 1)
            pairs.push([there[0], two])
        }
      }
      for (const [one, two] of pairs) {
        const [thing, thingNow] = [source[one.head], output[two.head]]
        if (thing?.kind !== 'content' || thingNow?.kind !== 'content' || one.stands || two.stands) continue
        if ((kept[one.head] ?? 0) >= NAMED_TOGETHER || (borne[two.head] ?? 0) >= NAMED_TOGETHER) continue
        return [{ kind: 'addition', words: `“${thing.text}” has become “${thingNow.text}”` }]
      }
    }
  }
  // "The wolf population" and "the bear population".
  for (const two of after.phrases) {
    const same = before.phrases.filter((one) => source[one.head]?.lemma === output[two.head]?.lemma)
    const [one] = same
    if (!one || same.length > 1) continue
    const gone = said(source, one).filter((at) => (kept[at] ?? 0) < NAMED_TOGETHER)
    const fresh = said(output, two).filter((at) => (borne[at] ?? 0) < NAMED_TOGETHER)
    const [was, is] = [source[gone[0] ?? -1], output[fresh[0] ?? -1]]
    if (
      gone.length === 1 &&
      fresh.length === 1 &&
      was &&
      is &&
      said(source, one).length === said(output, two).length
    )
      return [{ kind: 'addition', words: `“${was.text}” has become “${is.text}”` }]
  }
  return []
}

/** A time, number or name that evidence tells of something else, in another sentence. */
function joined(match: Match, before: Sayings, after: Sayings): Difference[] {
  const { source, output } = match
  for (const is of after.sayings) {
    const deeds = before.sayings.filter(({ at }) => likenessOf(match, at, is.at) >= SAME_WORD)
    if (deeds.length === 0) continue
    const sentences = new Set(deeds.map(({ at }) => source[at]?.sentence))
    for (const phrase of is.around) {
      const token = output[phrase.head]
      if (!token || (token.kind !== 'number' && token.kind !== 'name')) continue
      const places = source.filter((_, from) => likenessOf(match, from, phrase.head) >= 0.98)
      if (places.length > 0 && places.every(({ sentence }) => !sentences.has(sentence)))
        return [{ kind: 'role', words: `“${token.text}” is said of something else` }]
    }
  }
  return []
}

/** Of a verb and its converse: whether who gives here is who gives there. */
function transferred(match: Match, was: Saying, is: Saying): Verdict {
  const first = match.source[was.at]?.bases.some((base) => GIVING.has(base)) ?? false
  const [one, two] = [slotsOf(match.source, was), slotsOf(match.output, is)]
  const [giving, getting] = first ? [one, two] : [two, one]
  const same = (some: readonly Phrase[], others: readonly Phrase[]) =>
    first ? matches(match, some, others) : matches(match, others, some)
  if (
    one.done.length > 0 &&
    two.done.length > 0 &&
    one.done.every((was) => two.done.every((is) => sameness(match, was, is) === 'other'))
  )
    return 'unknown'
  // "Taught her": the only object of a giving verb may be who gets it.
  const takers = [...giving.to, ...giving.done]
  if (same(giving.doer, getting.doer) || same(takers, getting.from)) return 'turned'
  return same(giving.doer, getting.from) || same(takers, getting.doer) ? 'same' : 'unknown'
}

/** What a word belongs to: for each place the places of what it may be said of. */
function homesOf(tokens: readonly Token[], { sayings, phrases }: Sayings): Map<number, Set<number>> {
  const homes = new Map<number, Set<number>>()
  const add = (at: number, places: Iterable<number>) => {
    const known = homes.get(at) ?? new Set<number>()
    for (const place of places)
      if (place !== at && place >= 0 && tokens[place]?.kind !== 'function') known.add(place)
    homes.set(at, known)
  }
  const phraseOf = new Map(phrases.flatMap((phrase) => phrase.same.map((at) => [at, phrase] as const)))
  for (const phrase of phrases) {
    for (const owner of phrase.owners) add(owner, [...phrase.same, ...phrase.owners])
    const around = phrase.heads.flatMap((head) => [
      head,
      ...(phraseOf.get(head)?.same ?? []),
      ...(phraseOf.get(head)?.owners ?? []),
    ])
    if (phrase.by !== '' && !/^(?:by|than|as|like|unlike)$/.test(phrase.by) && phrase.heads.length > 0)
      for (const at of phrase.same) add(at, [...around, ...phrase.owners])
  }
  for (const saying of sayings) {
    for (const phrase of saying.around) for (const at of phrase.same) if (homes.has(at)) add(at, [saying.at])
    // What is done counts as the place of what stands around it, and so do those who do it.
    for (const phrase of [...saying.doers, ...saying.done]) {
      for (const at of phrase.same) if (homes.has(at)) add(at, [saying.at])
      for (const other of phrases) {
        if (!other.heads.includes(phrase.head)) continue
        for (const at of other.same)
          add(at, [saying.at, ...saying.doers.concat(saying.done).map(({ head }) => head)])
      }
    }
  }
  return homes
}

/** Whether one of the places is a thing's or a person's. */
function names(tokens: readonly Token[], places: ReadonlySet<number>): boolean {
  return [...places].some((at) => tokens[at]?.kind === 'name' || tokens[at]?.part === 'noun')
}

/** What is said of something else than it was: "the inspector from Bergen" and "the company from Bergen". */
function moved(match: Match, before: Sayings, after: Sayings): Difference[] {
  const { source, output } = match
  const [homes, homesNow] = [homesOf(source, before), homesOf(output, after)]
  for (const two of after.phrases) {
    const turned = before.phrases.some(
      (one) =>
        one.owners.some((from) => likenessOf(match, from, two.head) >= SAME_WORD) &&
        two.owners.some((to) => likenessOf(match, one.head, to) >= SAME_WORD),
    )
    if (turned)
      return [{ kind: 'role', words: `what belongs to what has changed: “${output[two.head]?.text ?? ''}”` }]
  }
  for (const [to, now] of homesNow) {
    const token = output[to]
    if (!token || token.weight < 0.4 || now.size === 0 || token.kind === 'number' || !names(output, now))
      continue
    const partners = source.flatMap((_, from) => (likenessOf(match, from, to) >= 0.95 ? [from] : []))
    if (partners.length === 0) continue
    const known = (at: number) => source.some((_, from) => likenessOf(match, from, at) >= ONE_THING)
    if (![...now].every((at) => (output[at]?.weight ?? 0) >= 0.4 && known(at))) continue
    const isMoved = partners.every((from) => {
      const was = homes.get(from)
      if (!was || !names(source, was)) return false
      return [...was].every(
        (place) =>
          output.some((_, at) => likenessOf(match, place, at) >= ONE_THING) &&
          [...now].every((at) => {
            const [one, two] = [source[place], output[at]]
            return (
              one &&
              two &&
              likenessOf(match, place, at) < ONE_THING &&
              !isConverse(one, two) &&
              !opposed(one, two)
            )
          }),
      )
    })
    if (isMoved) return [{ kind: 'role', words: `“${token.text}” is said of something else` }]
  }
  return []
}
