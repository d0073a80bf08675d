import type { Difference } from '../kinds.ts'
import { type Cue, cueTable, findCues } from './cues.ts'
import { repeats } from './edits.ts'
import { sayingsOf } from './grammar.ts'
import { profileOf } from './lexicon.ts'
import { likenessOf, type Match, tells } from './match.ts'
import type { Token } from './read.ts'

const CUES = cueTable({
  // A purpose is none of what may be: "so that he could see" is "to see".
  empty:
    'may 1|as soon as possible|can not help|could not|so that he could|so that she could|so that it could|so that i could|so that we could|so that they could|so that you could|so that i can|so that you can|so that we can|so that they can',
  // Said to be possible.
  may: 'may|might|could|possibly|perhaps|maybe|potentially|conceivably|it is possible|possible|potential|chance|possibility|risk of',
  can: 'can|impossible|permissible|admissible|able|unable|inability|able to|capable|ability|allow|allowed|let|enable|free to|permit|permitted|entitled|right|manage|free|open to|welcome to|capacity|feel free',
  // Said to be likely, or by somebody.
  seem: 'seem|appear|apparently|seemingly|likely|probably|presumably|suggest|tend|tend to|tendency|believe|thought|think|expect|expected|assume|reportedly|allegedly|allege|claim|argue|estimate|supposedly|evidence that|sign|hint|would|consider|regard|hope|hypothesis|hypothesise|suspect|speculate|predict|forecast|taken for|said to|indicate|as far as|look as if|look as though|look like|look from|view|opinion|according to',
  some: 'sometimes|often|usually|occasionally|in some cases|in most cases|generally|typically|mostly|normally|some|many|frequently|not always',
  must: 'must|shall|have to|need to|required|require|obliged|oblige|compulsory|mandatory|obligation|duty|is to|are to|need|force|forced|compel|bound to|necessary|essential|ought to|should|vital|crucial|takes',
  sure: 'always|certainly|definitely|undoubtedly|without doubt|no doubt|beyond doubt|prove|proven|proof|guarantee|surely|inevitably|invariably|unquestionably|conclusively|sure to|certain to|bound to|guaranteed to|beyond question|inevitable|undeniably|indisputably',
  will: 'will|shall|plan|plan to|going to|intend|intend to|aim|aim to|expected to|due to|scheduled|set to|propose|about to|next|future|tomorrow|hope|promise|want|to be|wish|would|is to|are to|soon|upcoming|coming|by',
})

/** What is said not to be real, or to be possible only. */
const UNREAL = /\b(?:would|could|should|might|if|unless|without|had|were|only|possibly|hypothetical\w*)\b/

const NEEDLESS =
  /\b(?:need not|needn[’']t|no need|not need\w*|not ha(?:ve|s) to|not required|not obliged|unnecessary|optional|needless)\b/

const PLANS = /^(?:intend|plan|aim|propose|hope|want|mean)$/

/** A verb of what somebody only plans to do, which the output tells as done; undefined if there is none. */
function plannedIsDone({ source, output, toOutput }: Match): string | undefined {
  if (output.some(({ bases }) => bases.some((base) => PLANS.test(base)))) return undefined
  if (output.some(({ lower }) => /^(?:will|would|shall|going|soon|planned|upcoming|if)$/.test(lower)))
    return undefined
  const at = source.findIndex(
    ({ bases, part }, place) =>
      part === 'verb' && bases.some((base) => PLANS.test(base)) && source[place + 1]?.lower === 'to',
  )
  const verb = source[at + 2]
  const there = at < 0 ? -1 : (toOutput[at + 2] ?? -1)
  const done = output[there]
  if (!verb || !done || !/ed$|en$/.test(done.lower)) return undefined
  const before = output.slice(Math.max(0, there - 2), there).map(({ lower }) => lower)
  return before.some((word) => /^(?:has|have|had|been)$/.test(word)) ? verb.text : undefined
}

type Name = 'empty' | 'may' | 'can' | 'seem' | 'some' | 'must' | 'sure' | 'will'

/** Where an output is surer than its source, less sure, or orders what was allowed. */
export function certaintyDifferences(match: Match, { mayOmit }: { mayOmit: boolean }): Difference[] {
  // Of evidence only those count whose word the statement has; what it must keep, it must have surely.
  const cued = (least: number) =>
    findCues(match.source, CUES).filter(({ end }) => {
      if (!mayOmit) return true
      const next = match.source.slice(end, end + 5).findIndex(tells)
      return (
        next >= 0 && (match.toOutput[end + next] ?? -1) >= 0 && (match.likeOutput[end + next] ?? 0) >= least
      )
    })
  const before = cued(0)
  // "May not", "no photographs may be taken": what must not be.
  const binding = cued(0.95).filter(
    ({ name, at, end }) =>
      name !== 'may' ||
      !match.source.some(
        ({ lower, clause }, place) =>
          clause === match.source[at]?.clause &&
          place <= end &&
          /^(?:no|not|nobody|none|neither|never)$/.test(lower),
      ),
  )
  const after = findCues(match.output, CUES)
  const has = (cues: readonly Cue<Name>[], ...names: Name[]) => cues.some(({ name }) => names.includes(name))
  const first = (cues: readonly Cue<Name>[], name: Name) => cues.find((cue) => cue.name === name)?.words ?? ''
  const differences: Difference[] = []
  const say = (words: string) => differences.push({ kind: 'certainty', words })
  const strong = strongSeem(before)
  const count = (cues: readonly Cue<Name>[], name: Name) => cues.filter((cue) => cue.name === name).length
  const vaguer = count(after, 'some') > count(before, 'some')
  if (has(binding, 'may') && !has(after, 'may', 'can', 'seem') && !vaguer && !isUnneeded(match)) {
    say(`“${first(before, 'may')}” was lost: what may be is said to be so`)
  } else if (strong && !has(after, 'may', 'seem') && !vaguer) {
    say(`“${strong}” was lost: it is said to be so without it`)
  } else if (
    has(before, 'can') &&
    !has(before, 'must', 'sure') &&
    after.some((cue) => cue.name === 'sure' || (cue.name === 'must' && !isDenied(match, cue))) &&
    !has(after, 'can', 'may')
  ) {
    say(`“${first(before, 'can')}” has become “${first(after, 'must') || first(after, 'sure')}”`)
  }
  if (
    has(before, 'may', 'seem', 'can') &&
    has(after, 'sure') &&
    !has(before, 'sure') &&
    (mayOmit || repeats(match) || SURE_TO.test(first(after, 'sure'))) &&
    differences.length === 0
  ) {
    say(`“${first(after, 'sure')}” is surer than the source`)
  }
  if (
    has(before, 'can') &&
    !has(before, 'will') &&
    !has(after, 'can', 'may', 'seem') &&
    !vaguer &&
    after.some(({ name, words }) => name === 'will' && /^will$/i.test(words))
  ) {
    say(`“${first(before, 'can')}” has become “will”`)
  }
  const mays = /^(?:may|might|could|possibly|perhaps|maybe)$/i
  const hedged = after.find(
    ({ name, words, end }) =>
      name === 'may' &&
      mays.test(words) &&
      match.output[end]?.lower !== 'not' &&
      !(/^may$/i.test(words) && CONCEDES.test(textOf(match.output))),
  )
  if (hedged && !has(before, 'may', 'seem', 'some', 'can', 'will') && !permits(before)) {
    if (!limited(match) && (!has(before, 'must') || !mayOmit))
      say(`“${hedged.words}” is less sure than the source`)
  } else if (
    has(before, 'must') &&
    !has(before, 'may', 'can') &&
    has(after, 'may', 'can') &&
    !has(after, 'must')
  ) {
    const must = before.find(
      ({ name, words }) =>
        name === 'must' &&
        /^(?:must|shall|have to|need to|require\w*|oblig\w*|compulsory|mandatory)/i.test(words),
    )
    const allowed = after.find(
      ({ name, words }) =>
        (name === 'may' || name === 'can') && /^(?:may|can|could|might|free to|allowed)/i.test(words),
    )
    if (must && allowed && !isDenied(match, allowed) && !limited(match))
      say(`“${must.words}” has become “${allowed.words}”`)
  }
  if (!mayOmit && repeats(match) && differences.length === 0) {
    const added = addedMode(match, before, after)
    if (added) say(added)
  }
  const [was, is] = [textOf(match.source), textOf(match.output)]
  if (repeats(match) && /\b(?:would|could|should|might) have\b/.test(was) && !UNREAL.test(is))
    say('what would have been is said to have been so')
  if (
    /\b(?:must|shall|ha(?:ve|s) to|needs? to|required|obliged)\b/.test(was) &&
    NEEDLESS.test(is) &&
    !NEEDLESS.test(was) &&
    !/\b(?:no|not|never|nobody|only|unless|without)\b/.test(was)
  )
    say('what must be is said to be needless')
  const planned = plannedIsDone(match)
  if (planned) say(`“${planned}” is planned and is said to be done`)
  if (differences.length === 0 && lostSource(match)) say('who says so was lost: it is said to be so')
  const swapped = otherModes(match)
  if (swapped && differences.length === 0) say(swapped)
  const [line, lineAfter] = [textOf(match.source), textOf(match.output)]
  if (/\bwhether\b/.test(line) && !UNDECIDED.test(lineAfter))
    say('what was asked is said to be so: “whether” was lost')
  else if (/\bwhether\b/.test(lineAfter) && !UNDECIDED.test(line))
    say('“whether” is less sure than the source')
  if (
    /\b(?:must|shall)\b/.test(line) &&
    /\bshould\b/.test(lineAfter) &&
    !/\b(?:must|shall|have to|has to|need\w*|required?|oblig\w*)\b/.test(lineAfter)
  )
    say('“must” has become “should”')
  const [doubt] = /\b(?:doubts?|doubted|denies|denied|deny)\b/.exec(line) ?? []
  if (
    doubt &&
    !/\b(?:doubt\w*|den(?:y|ies|ied)|question\w*|unsure|uncertain|disput\w*|reject\w*|unlikely|not|never|no)\b/.test(
      lineAfter,
    )
  )
    say(`“${doubt}” was lost`)
  if (OPTIONAL.test(line) && !OPTIONAL.test(lineAfter) && FORBIDDEN.test(lineAfter) && !FORBIDDEN.test(line))
    say('what need not be is said to be forbidden')
  const surely = before.some(({ name, words }) => name === 'will' && /^will$/i.test(words))
  if (surely && hedged && !mayOmit && !has(before, 'may', 'seem', 'can', 'some') && !has(after, 'will'))
    say(`“will” has become “${hedged.words}”`)
  if (
    /\bboth\b/.test(line) &&
    !/\bboth\b/.test(lineAfter) &&
    /\b(?:either (?!of\b|\w+ (?:may|can|has|have|must|will|is)\b)\w+.*\bor|one of)\b/.test(lineAfter)
  )
    say('“both” has become one of the two')
  if (
    (mayOmit || repeats(match)) &&
    has(before, 'will') &&
    PLANNED.test(line) &&
    !has(after, 'will') &&
    DONE.test(lineAfter)
  )
    say('what is planned is said to be done')
  return differences
}

/** "No reason is needed": who need not may. */
const isUnneeded = ({ output }: Match) =>
  /\b(?:no|not|without)\b.*\b(?:need\w*|required?|necessary|reasons?)\b/.test(textOf(output))

/** Where what is so is said to be only possible, or to be a duty. */
function addedMode({ source }: Match, before: readonly Cue<Name>[], after: readonly Cue<Name>[]): string {
  const has = (cues: readonly Cue<Name>[], ...names: Name[]) => cues.some(({ name }) => names.includes(name))
  const can = after.find(({ name, words }) => name === 'can' && /^can$/i.test(words))
  if (can && !has(before, 'can', 'may', 'seem', 'some', 'will') && !POSSIBLE.test(textOf(source)))
    return `“${can.words}” is not in the source: what is so is said to be possible`
  const must = after.find(
    ({ name, words }) => name === 'must' && /^(?:must|should|shall|have to)$/i.test(words),
  )
  const orders = source.some(
    ({ lemma, lower, part }, at) =>
      lower === 'please' ||
      (part === 'verb' &&
        lemma === lower &&
        (at === 0 || /^(?:[.!?;:,]|and|then|not)$/.test(source[at - 1]?.lower ?? ''))),
  )
  if (
    must &&
    !orders &&
    !has(before, 'must', 'sure', 'will') &&
    !has(before, 'can') &&
    !OUGHT.test(textOf(source))
  )
    return `“${must.words}” is not in the source: what is so is said to be a duty`
  return ''
}

const textOf = (tokens: readonly { lower: string }[]) => tokens.map(({ lower }) => lower).join(' ')
const POSSIBLE =
  /\b(?:\w+able|\w+ible|possib\w+|easy|enough|opportunity|chance|let\w*|help\w*|without|never|nobody|no|not)\b/
const OUGHT =
  /\b(?:until|unless|only|before|not|no|never|ban\w*|forbid\w*|due|recommend\w*|advis\w*|best|rule\w*|order\w*|want\w*|ask\w*)\b/

const SOURCES =
  /^(?:claim|say|argue|allege|assert|contend|maintain|believe|think|suspect|report|estimate|insist|consider|accuse|rumour|rumor|deny)$/
/** Files of WordNet of verbs and nouns of saying and thinking. */
const SAYING = [31, 32, 10, 9]

/** Whether what somebody says or thinks is so has become what is so. */
function lostSource({ source, output, likeSource, toSource }: Match): boolean {
  const said = source.some(({ bases, lower, part }, at) => {
    const next = source.slice(at + 1, at + 3)
    if (/^(?:no|needless)$/.test(source[at - 1]?.lower ?? '')) return false
    if (lower === 'say' && source[at - 1]?.lower === 'to') return false
    if (/^(?:says|said|say)$/.test(lower) || (part === 'verb' && bases.some((base) => SOURCES.test(base))))
      return next.some(({ lower: word }) =>
        /^(?:that|to|the|he|she|it|they|there|having|being)$|ing$/.test(word),
      )
    return lower === 'according' && source[at + 1]?.lower === 'to'
  })
  if (!said) return false
  const sources = (token: Token | undefined) =>
    token !== undefined &&
    (/^(?:says?|said)$/.test(token.lower) || token.bases.some((base) => SOURCES.test(base)))
  return !output.some(
    ({ lower, kind, ids }, at) =>
      /^(?:says?|said|saying|according|reportedly|allegedly|apparently|supposedly|seems?|appears?|”|"|“)$/.test(
        lower,
      ) ||
      (kind === 'content' &&
        ((likeSource[at] ?? 0) < 0.98 || sources(source[toSource[at] ?? -1])) &&
        ids.some((id) => SAYING.some((file) => profileOf(id).files.has(file)))),
  )
}

/** Where what was allowed is required, or the other way round, of one and the same deed. */
function otherModes(match: Match): string {
  const [before, after] = [sayingsOf(match.source).sayings, sayingsOf(match.output).sayings]
  for (const is of after) {
    if (is.mode === '' || is.denied) continue
    const same = before.filter(({ at, denied }) => !denied && likenessOf(match, at, is.at) >= 0.95)
    if (same.length > 0 && same.every(({ mode }) => mode !== '' && mode !== is.mode))
      return `“${same[0]?.mode ?? ''}” has become “${is.mode}”`
  }
  return ''
}

/** "They may know more, but": it concedes. */
const CONCEDES = /\bmay\b.*\b(?:but|yet)\b/
const SURE_TO = /\bto$|^(?:certainly|definitely|undoubtedly|inevitabl[ey]|surely)$/i

const UNDECIDED =
  /\b(?:whether|if|or|question|asks?|asked|wonder\w*|unclear|how|what|does|do|is it|can|unknown|undecided|open|know|knew|inform\w*|decide\w*)\b|\?/
const OPTIONAL =
  /\b(?:need not|not need|not needed|(?:do|does|did) not have to|not necessary|unnecessary|optional|not required|not obliged)\b/
const FORBIDDEN = /\b(?:must not|may not|shall not|forbidden|prohibited|not allowed|not permitted)\b/
const PLANNED = /\b(?:plans?|will|intends?|next|tomorrow|going to)\b/
const DONE = /\b(?:has|have|had) (?:already )?(?!to\b|plans?\b)\w+(?:ed|en|t)\b/

const STRONG =
  /^(?:seem\w*|appear\w*|apparently|seemingly|likely|probably|presumably|suggest\w*|tend\w*|reportedly|allegedly|supposedly|believe\w*|thought)/i

function strongSeem(cues: readonly Cue<Name>[]): string {
  return cues.find(({ name, words }) => name === 'seem' && STRONG.test(words))?.words ?? ''
}

function permits(cues: readonly Cue<Name>[]): boolean {
  return cues.some(({ name }) => name === 'can')
}

function isDenied(match: Match, { at, end }: Cue): boolean {
  const near = match.output.slice(Math.max(0, at - 3), end + 2)
  return near.some(({ lower }) => /^(?:not|no|never|nobody|none|only|neither|nor)$/.test(lower))
}

function limited({ output }: Match): boolean {
  return output.some(({ lower }) => /^(?:only|until|unless|once|when|after|if|without)$/.test(lower))
}
