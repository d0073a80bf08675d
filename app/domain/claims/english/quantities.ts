import type { Difference } from '../kinds.ts'
import { type Cue, cueTable, findCues } from './cues.ts'
import { explicitDenials } from './denials.ts'
import { repeats } from './edits.ts'
import { hasOpposites, type Match } from './match.ts'
import type { Token } from './read.ts'

const CUES = cueTable({
  none: 'not even once|not ever|not necessarily',
  empty:
    'at all|all in all|as many|twice as many|far more|all of a sudden|above all|after all|all kinds of|all sorts of|not all that|all over|each other|all the same|all but|first of all|at most|at least|as much as|how many|how much|as many as|as well as|all day|more or less|most likely|some day|some other|once and for all|at some point|much of the same|so much|very much|as much|in all|for the most|many thanks|the many',
  all: 'all|every|each|everyone|everybody|everything|always|invariably|without exception|whole of|in all cases|in every case|whenever|each time|every time|at all times|at any time',
  most: 'most|most of|majority|the majority of|mostly|mainly|primarily|chiefly|principally|primary|main|usually|generally|typically|normally|largely|in most cases|as a rule|in general|in the main|predominantly|for the most part|more often than not|the bulk of',
  many: 'many|much|a lot of|lots of|plenty of|numerous|often|frequently|a great deal of|a great many|a large number of|quite a number of|quite a few|a good many|countless|multitude|myriad|a lot|a host of|a wealth of|in many cases|large numbers of|quite a lot',
  some: 'some|several|a few|sometimes|occasionally|a number of|a handful of|certain|partly|in part|from time to time|now and then|at times|in some cases|a couple of|some of|a little|a bit of|every so often|once in a while|someone|somebody',
  few: 'few|very few|only a few|little|rarely|seldom|hardly any|scarcely any|hardly ever|hardly|scarcely|not many|not much|not often|only some|in few cases|rare|infrequently|a minority of|the minority of|minority',
  nobody: 'no|none|nobody|no one|never|neither|not any|nothing|not one|not a single',
  half: 'half of|half|every other|every second',
})

type Class = 'all' | 'most' | 'many' | 'some' | 'few' | 'nobody' | 'half'
const CLASSES: readonly Class[] = ['all', 'most', 'many', 'some', 'few', 'nobody', 'half']

function isClass(name: string): name is Class {
  return (CLASSES as readonly string[]).includes(name)
}

/** What may be said for what when a denial stands beside it: "few did" and "most did not". */
const WITH_DENIAL = new Set(
  'few many|few most|few much|nobody all|nobody some|few some|most few|all nobody|some nobody|many few|all some|few nobody|nobody few|few all|most many|all few'.split(
    '|',
  ),
)
const DENIAL =
  /^(?:not|no|never|none|nobody|neither|nor|without|nothing|hardly|un(?!like|less|til|der|ion|ite|ivers|iform|ique|veil|cover)\p{L}{4,})$/u
const ONLY =
  /^(?:only|solely|just|exclusively|alone|nothing|but|except|apart|unless|else|elsewhere|until|merely|limited|restricted|exclusive|sole|single|other|must|need|none|nowhere)$/

/** All with an exception, which stays one in whatever words. */
const ALL_BUT = /\b(?:all|every\w*) (?:but|except)\b/

const TIME =
  /^(?:day|week|month|year|hour|minute|second|morning|evening|night|afternoon|time|decade|fortnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/

function quantities(tokens: readonly Token[]): Cue<Class>[] {
  return findCues(tokens, CUES).flatMap((cue): Cue<Class>[] => {
    const { name, at } = cue
    if (!isClass(name)) return []
    // "The most important", "more and more", "as little as".
    const next = tokens[cue.end]
    const before = tokens[at - 1]?.lower ?? ''
    if (
      name === 'most' &&
      /^most$/i.test(cue.words) &&
      (before === 'the' || before === 'its') &&
      next?.part === 'adjective'
    )
      return []
    if (name === 'most' && /^most$/i.test(cue.words) && before === 'the' && next?.kind === 'mark') return []
    // "What surprised them most was": above all.
    if (
      name === 'most' &&
      /^most$/i.test(cue.words) &&
      /^(?:is|was|are|were)$/.test(next?.lower ?? '') &&
      tokens.some(({ lower, sentence }) => lower === 'what' && sentence === next?.sentence)
    )
      return []
    // Every day, each month: how often it is.
    if (
      name === 'all' &&
      /^(?:every|each)$/i.test(cue.words) &&
      next &&
      (next.kind === 'number' || TIME.test(next.lemma))
    )
      return []
    if (name === 'some' && next?.kind === 'number') return []
    if (
      name === 'some' &&
      /^a little$/i.test(cue.words) &&
      /^(?:before|after|later|earlier|over|under|more|less)$/.test(next?.lower ?? '')
    )
      return []
    if (
      name === 'few' &&
      /^(?:a|the|these|those|next|last|first|past|how|too|so|very)$/.test(before) &&
      /few|little/.test(cue.words.toLowerCase())
    ) {
      return /^little$/i.test(cue.words) ? [] : [{ ...cue, name: 'some' }]
    }
    // "A little" of an adjective, "little" of size.
    if (name === 'few' && /^little$/i.test(cue.words) && next?.part === 'noun' && before !== '')
      return [cue as Cue<Class>]
    return [cue as Cue<Class>]
  })
}

/** Quantities that an output has put in the place of others, lost or added. */
export function quantityDifferences(
  match: Match,
  { mayOmit }: { mayOmit: boolean },
): { found: Difference[]; turned: boolean } {
  const { source, output } = match
  const [before, after] = [quantities(source), quantities(output)]
  const rest = [...before]
  const added = after.filter(({ name }) => {
    const at = rest.findIndex((one) => one.name === name)
    if (at >= 0) rest.splice(at, 1)
    return at < 0 && !before.some((one) => one.name === name)
  })
  const missing = rest.filter(({ name }) => !after.some((one) => one.name === name))
  const denied = (tokens: readonly Token[]) =>
    tokens.filter(({ lower, kind }) => DENIAL.test(lower) && (kind === 'function' || lower.startsWith('un')))
      .length
  const flipped = denied(source) !== denied(output)
  const onlys = (tokens: readonly Token[]) => tokens.filter(({ lower }) => ONLY.test(lower)).length
  const differences: Difference[] = []
  let turned = false
  for (const cue of added) {
    if (cue.name === 'nobody') {
      const few = missing.find(({ name }) => /^(?:few|some|many|most)$/.test(name))
      if (few && repeats(match) && denied(output) > denied(source) && !hasOpposites(match))
        differences.push({ kind: 'quantity', words: `“${few.words}” has become “${cue.words}”` })
      continue
    }
    const partner = missing.find(({ name }) => name !== 'half')
    if (partner) {
      const pair = `${partner.name} ${cue.name}`
      missing.splice(missing.indexOf(partner), 1)
      if (
        WITH_DENIAL.has(pair) &&
        !isElsewhere(match, partner, cue) &&
        (deniesFor(pair, denied(source), denied(output)) || hasOpposites(match))
      ) {
        turned = true
        continue
      }
      if (partner.name === 'nobody' && onlys(output) > onlys(source)) continue
      // "Never without" is always with.
      if (pair === 'nobody all' && denied(source) === denied(output) + 2) continue
      differences.push({ kind: 'quantity', words: `“${partner.words}” has become “${cue.words}”` })
      continue
    }
    if (cue.name === 'all' && ALL_BUT.test(source.map(({ lower }) => lower).join(' '))) continue
    if (cue.name === 'all' && (onlys(source) > onlys(output) || denied(source) > denied(output))) continue
    if (cue.name === 'all' && /^(?:each|every|whenever|everything)$/i.test(cue.words)) {
      if (
        source.some(({ lower }) =>
          /^(?:per|both|the|a|an|any|annual|daily|weekly|monthly|yearly)$/.test(lower),
        )
      )
        continue
    }
    if (cue.name === 'some' || cue.name === 'half') continue
    if (cue.name === 'most' && source.some(({ lemma }) => lemma === 'tend')) continue
    if (cue.name === 'many' && !/^(?:often|frequently|many)/i.test(cue.words)) continue
    if (flipped && cue.name !== 'all') continue
    if (cue.name === 'few' && /\bmost|\b\w+est\b/.test(source.map(({ lower }) => lower).join(' '))) continue
    if (cue.name === 'many' || !(mayOmit || repeats(match))) continue
    differences.push({ kind: 'quantity', words: `“${cue.words}” is not in the source` })
  }
  if (!mayOmit) {
    for (const cue of missing) {
      if (
        /^(?:most|few|some)$/.test(cue.name) &&
        !flipped &&
        !/^(?:several|certain|a number of)$/i.test(cue.words)
      ) {
        differences.push({ kind: 'quantity', words: `“${cue.words}” is missing` })
      }
    }
  }
  return { found: differences, turned }
}

/** Whether, of nobody and somebody, what denies now stands in another clause of an output that repeats its source. */
function isElsewhere(match: Match, was: Cue, is: Cue): boolean {
  if (
    !repeats(match) ||
    isClass(was.name) !== isClass(is.name) ||
    was.name !== 'nobody' ||
    is.name !== 'some'
  )
    return false
  const clause = match.output[is.at]?.clause
  return !match.output.some((token) => token.clause === clause && DENIAL.test(token.lower))
}

/** Few did, most did not: the denial is where the greater of the two stands. */
function deniesFor(pair: string, was: number, is: number): boolean {
  const [before = '', after = ''] = pair.split(' ')
  if (before === 'nobody') return is > 0
  if (after === 'nobody') return was > 0
  return before === 'few' ? is > was : was > is
}

const LIMITS = cueTable({
  empty: 'not only|if only|only then|only just|only too',
  only: 'only|solely|exclusively|alone|nothing but|nothing except|no other than|none but|nowhere else|no one else|nobody else|just|merely|nothing other than|sole|purely|restricted to|limited to|no ... other than',
  limit:
    'until|unless|except|before|must|need|no other|all|every|all of|without|if|may|as long as|provided|whoever|other than|apart from|but|everything|throughout|mere|nobody but|no one but|not until|not before|not once|anywhere else|only there',
})

/** "Only 10 percent", "only minutes": it finds little in a figure and limits nothing. */
function isOfFigure(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'only') return false
  const next = tokens.slice(at + 1, at + 4)
  const figure = next.findIndex(({ kind, lemma }) => kind === 'number' || TIME.test(lemma))
  const stop = next.findIndex(({ kind }) => kind === 'content' || kind === 'name' || kind === 'mark')
  return figure >= 0 && (stop < 0 || figure <= stop)
}

/** The "only" of an output that does not stand before what it limits in the source, nor right behind it. */
function limitsOther(match: Match, was: Cue | undefined, is: Cue | undefined): string {
  if (!was || !is || !/^only$/i.test(was.words) || !/^only$/i.test(is.words)) return ''
  if (/^(?:if|when|after|once|by|for|with|from|through)$/.test(match.output[is.end]?.lower ?? '')) return ''
  const isOf = (tokens: readonly Token[], at: number) =>
    tokens.findIndex(
      ({ kind }, place) => place >= at && (kind === 'content' || kind === 'name' || kind === 'number'),
    )
  const from = isOf(match.source, was.end)
  const to = match.toOutput[from] ?? -1
  if (to < 0 || (match.likeOutput[from] ?? 0) < 0.9) return ''
  return to < is.at - 2 && match.source[was.at]?.sentence === match.source[from]?.sentence ? is.words : ''
}

/** Where what is denied of some is denied of all: "not all have one", "they have none". */
export function notAllDifferences({ source, output }: Match): Difference[] {
  const line = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ')
  const [was, is] = [line(source), line(output)]
  const [limit] = /\bnot (?:all|every\w*|always|necessarily)\b/.exec(was) ?? []
  if (!limit || SOME_OF.test(is)) return []
  const denied = /\b(?:no|not|never|none|nobody|nothing|without|neither|lacks?|lacking)\b/.test(is)
  return denied ||
    source.every(({ lower }, at) => lower !== 'not' || line(source.slice(at, at + 2)) === limit)
    ? [{ kind: 'quantity', words: `“${limit}” was lost` }]
    : []
}

const SOME_OF =
  /\b(?:all|every\w*|each|some\w*|several|many|most\w*|few|fewer|part\w*|rest|others?|certain|always|often|usually|occasionally|necessarily|only|majority|minority|half|may|might|can|could|exceptions?|sure|guarantee\w*|universal\w*)\b/

/** Where what is said of a thing alone is said of others, too: "only the motor", "also the other parts". */
export function widenedDifferences({ source, output }: Match): Difference[] {
  const line = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ')
  const [was, is] = [line(source), line(output)]
  const [not] = /\bnot (?:only|just|merely|solely|limited to|restricted to)\b/.exec(was) ?? []
  const [alone] = /\b(?:only|alone|solely|exclusively)\b/.exec(is) ?? []
  if (
    not &&
    alone &&
    !/\bnot (?:only|just|merely|solely|limited|restricted|alone)\b/.test(is) &&
    !/\b(?:also|too|as well|both|besides)\b/.test(is)
  )
    return [{ kind: 'quantity', words: `“${not}” has become “${alone}”` }]
  const [limit] = /\b(?:only|solely|exclusively|nothing but)\b/.exec(was) ?? []
  if (!limit || /\bnot (?:only|just|merely|solely)\b/.test(was) || ONLY_SAID.test(is)) return []
  const [more] = /\b(?:also|as well|besides|in addition|among other things|including)\b/.exec(is) ?? []
  return more && !new RegExp(`\\b${more}\\b`).test(was)
    ? [{ kind: 'quantity', words: `“${limit}” was lost: “${more}” says that there is more` }]
    : []
}

const ONLY_SAID =
  /\b(?:only|solely|exclusively|nothing|none|no|not|alone|just|merely|but|except|unless|until|limited|restricted|confined|sole)\b/

/** Whether "only" was lost or added. */
export function limitDifferences(match: Match): Difference[] {
  const [before, after] = [findCues(match.source, LIMITS), findCues(match.output, LIMITS)]
  const only = (cues: readonly Cue[], tokens: readonly Token[]) =>
    cues.filter(
      ({ name, words, at }) =>
        name === 'only' &&
        !(
          /^just$/i.test(words) &&
          /^(?:before|after|as|over|under|like|about)$/.test(tokens[at + 1]?.lower ?? '')
        ) &&
        !isOfFigure(tokens, at),
    )
  const [was, is] = [only(before, match.source), only(after, match.output)]
  const elsewhere = was.length === 1 && is.length === 1 && repeats(match) && limitsOther(match, was[0], is[0])
  if (elsewhere) return [{ kind: 'quantity', words: `“${elsewhere}” limits something else` }]
  const soft = (cues: readonly Cue[]) => cues.filter(({ name }) => name === 'limit').length
  const [lost] = was
  if (
    lost &&
    is.length === 0 &&
    (soft(after) <= soft(before) ||
      match.output.some(({ lower }) => /^(?:including|also|too)$/.test(lower))) &&
    !/^(?:just|alone|merely|mere|purely)$/i.test(lost.words)
  ) {
    return [{ kind: 'quantity', words: `“${lost.words}” was lost` }]
  }
  const excepted = (tokens: readonly Token[]) =>
    tokens.some(({ lower }) => /^(?:except|unless|apart|excluding)$/.test(lower))
  const [added] = is
  if (
    added &&
    was.length === 0 &&
    (excepted(match.source) || ALL_BUT.test(match.source.map(({ lower }) => lower).join(' ')))
  ) {
    // What is excepted is told of only when the rest is denied.
    const even = explicitDenials(match.source) % 2 === explicitDenials(match.output) % 2
    return even && !hasOpposites(match)
      ? [{ kind: 'quantity', words: `“${added.words}” is not in the source` }]
      : []
  }
  if (
    added &&
    was.length === 0 &&
    soft(before) <= soft(after) &&
    !/^(?:just|alone|merely|purely)$/i.test(added.words)
  ) {
    return [{ kind: 'quantity', words: `“${added.words}” is not in the source` }]
  }
  return []
}
