import type { Difference } from '../kinds.ts'
import { type Cue, cueTable, findCues } from './cues.ts'
import { likeness, opposed } from './kinship.ts'
import { profileOf, wordId } from './lexicon.ts'
import { repeats } from './edits.ts'
import { isDenying } from './chunks.ts'
import { type Saying, sayingsOf } from './grammar.ts'
import { isOfOthers } from './roles.ts'
import { hasOpposites, likenessOf, type Match, tells } from './match.ts'
import type { Token } from './read.ts'

/** Words that deny, and words and phrases with a denial in them. */
const CUES = cueTable({
  // They look like denials and are none.
  empty:
    'no denying|no question|nobody but|no one but|none but|last but not least|without further ado|not only|not just|not merely|not simply|not least|whether or not|or not|no doubt|no matter|can not help but|do not hesitate|not to mention|no longer than|no later than|no more than|no fewer than|no less than|not more than|not less than|not fewer than|why not|if not more|nothing but|none other than|no other than|no sooner|for nothing|goes without saying|needless to say|not the end',
  denial: 'not|no|never|none|nobody|nothing|nowhere|neither|nor|no one|no longer',
  without: 'without|out of the reach|out of reach|with no',
  hardly: 'hardly|scarcely|barely|rarely|seldom|hardly ever',
  few: 'few|little',
  // Denials in other words.
  softly:
    'unable|fail|failure|lack|lacking|short of|refuse|refusal|avoid|avoidance|prevent|keep out|keep away|keep from|stay away|away from|out of|deny|denial|absent|absence|free of|free from|instead of|rather than|less a|less an|less about|less the|instead|unlike|contrary|too|except|apart from|other than|unless|until|only|reject|rejection|stop|forbid|forbidden|ban|banned|prohibit|prohibited|impossible|turn down|far from|anything but|exclude|shut out|outlaw|neglect|omit|ignore|unwilling|reluctant|doubt|cease|drop|cancel|call off|exempt|otherwise|mistake|wrong|mistaken|false|spare|least|still open|undecided|remain|miss|reluctance|inability|shortage|beyond|insufficient|escape|bar|barred|refrain|abstain|desist|hold off|misconception|misbelief|myth|wrongly|falsely|mistakenly|erroneously|against|dismiss|decline|nobody else|gone|than ever|restrict|limit|before',
})

type Name = 'empty' | 'denial' | 'without' | 'hardly' | 'few' | 'softly'

const LIMIT = /^(?:until|before|only|unless|least|beyond|remain\w*|limit\w*|restrict\w*)$/i

type Denials = { cues: Cue<Name>[]; explicit: Cue<Name>[]; implicit: number }

/** Whether a word is the denial of another that it is made of: "unread", "inconsistent", "harmless". */
function isNegative({ kind, lower, ids }: Token): boolean {
  if (kind !== 'content' || lower === 'needless') return false
  if (/^(?:un|non-)\p{L}{4,}/u.test(lower) || /\p{L}{3,}less(?:ly|ness)?$/u.test(lower))
    return !/^(?:under|unit|uni|until|union|uncle|unle|unless|unde)/.test(lower)
  const rest = /^(?:in|im|il|ir|dis)(\p{L}{4,})$/u.exec(lower)?.[1]
  if (!rest) return false
  const other = wordId(rest)
  return other >= 0 && ids.some((id) => profileOf(id).opposites.has(other))
}

function denialsIn(tokens: readonly Token[]): Denials {
  const cues = findCues(tokens, CUES).filter(({ name, at }) => {
    if (name === 'hardly' && !isDenying(tokens, at)) return false
    // "A few", "a little" deny nothing.
    return !(
      name === 'few' &&
      /^(?:a|the|very|these|those|quite|last|next|first|how|so)$/.test(tokens[at - 1]?.lower ?? '')
    )
  })
  // "Keep it out of", "stay away": what stands between may be an object.
  tokens.forEach(({ lemma, kind }, at) => {
    if (kind !== 'content' || !/^(?:keep|stay)$/.test(lemma)) return
    const ahead = tokens.slice(at + 1, at + 5).findIndex(({ lower }) => /^(?:out|away|from|off)$/.test(lower))
    const taken = cues.some((cue) => cue.name === 'softly' && cue.at >= at && cue.at <= at + 5)
    if (ahead >= 0 && !taken) cues.push({ name: 'softly', at, end: at + ahead + 2, words: 'keep out' })
  })
  const explicit = cues.filter(({ name }) => name === 'denial' || name === 'without' || name === 'hardly')
  const softly = cues.filter(
    ({ name, words }) => (name === 'softly' && !LIMIT.test(words)) || name === 'few',
  ).length
  const negative = tokens.filter(isNegative).length
  return { cues, explicit, implicit: softly + negative }
}

/** The word that a denial is about: the next one that says something, in the same clause if there is one. */
function targetOf(tokens: readonly Token[], cue: Cue<Name>): number {
  for (let at = cue.end; at < tokens.length && at < cue.end + 7; at++) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'mark' && at > cue.end + 1) break
    if (token.kind === 'content' || token.kind === 'name') return at
  }
  return -1
}

/** Whether a sentence that denies something tells of more of a statement's clause than any that denies nothing. */
function mostlyDenied(
  evidence: readonly Token[],
  statement: readonly Token[],
  { clause }: Token,
  denied: ReadonlySet<number>,
): boolean {
  const words = statement.filter((token) => token.clause === clause && tells(token) && token.weight > 0.1)
  const shared = new Map<number, number>()
  for (const word of words) {
    const sentences = new Set(
      evidence.flatMap((token) => (tells(token) && likeness(token, word) >= 0.85 ? [token.sentence] : [])),
    )
    for (const sentence of sentences) shared.set(sentence, (shared.get(sentence) ?? 0) + 1)
  }
  const most = (isDenied: boolean) =>
    Math.max(
      0,
      ...[...shared].flatMap(([sentence, count]) => (denied.has(sentence) === isDenied ? [count] : [])),
    )
  return most(true) > most(false)
}

/** Whether a statement denies what its evidence, in the sentence it says it in, does not. */
export function deniesMore(evidence: readonly Token[], statement: readonly Token[]): Difference[] {
  const { cues } = denialsIn(evidence)
  const denied = new Set(
    cues.flatMap(({ name, at, words }) =>
      name === 'empty' || LIMIT.test(words) ? [] : [evidence[at]?.sentence ?? 0],
    ),
  )
  for (const token of evidence) if (isNegative(token)) denied.add(token.sentence)
  for (const cue of denialsIn(statement).explicit) {
    const before = statement.findLast((token, at) => at < cue.at && token.kind === 'content')
    const target = statement[targetOf(statement, cue)] ?? before
    if (!target) continue
    if (mostlyDenied(evidence, statement, target, denied)) continue
    const said = evidence.filter((token) => token.kind !== 'mark' && likeness(token, target) >= 0.85)
    if (said.length > 0 ? said.some(({ sentence }) => denied.has(sentence)) : denied.size > 0) continue
    // Its opposite is said.
    if (evidence.some((token) => token.kind === 'content' && opposed(token, target))) continue
    return [{ kind: 'negation', words: `the denial “${cue.words}” is not in the source` }]
  }
  return []
}

/** Whether verbs say the same here and there: `turned` is one that is denied on one side only. */
function polarity(match: Match): { lost: string; added: string; agreed: boolean; clause: number } {
  const [before, after] = [sayingsOf(match.source).sayings, sayingsOf(match.output).sayings]
  const matched = new Set<Saying>()
  let [lost, added] = ['', '']
  let clause = -1
  for (const is of after) {
    const verb = match.output[is.at]
    if (!verb) continue
    const partners = before.filter((was) => {
      const token = match.source[was.at]
      return (
        token !== undefined &&
        likenessOf(match, was.at, is.at) >= 0.84 &&
        !opposed(token, verb) &&
        !isOfOthers(match, was, is)
      )
    })
    if (partners.length === 0) continue
    const same = partners.filter(({ denied }) => denied === is.denied)
    if (same.length === 0 && verb.weight >= 0.4) {
      clause = verb.clause
      if (is.denied) added ||= verb.text
      else lost ||= verb.text
    }
    for (const was of same) matched.add(was).add(is)
  }
  const denied = [...before, ...after].filter((saying) => saying.denied)
  return {
    lost,
    added,
    clause,
    agreed: lost + added === '' && denied.length > 0 && denied.every((saying) => matched.has(saying)),
  }
}

/** Whether a text denies something by a word that the other has not, as "silence" does. */
function isNegated(tokens: readonly Token[], like: Float32Array): boolean {
  return tokens.some(
    ({ kind, ids }, at) =>
      kind === 'content' && (like[at] ?? 0) < 0.95 && ids.some((id) => profileOf(id).negative),
  )
}

/** Says which denials an output has lost or added. */
export function denialDifferences(match: Match, { mayOmit }: { mayOmit: boolean }): Difference[] {
  const { source, output } = match
  const before = denialsIn(source)
  const after = denialsIn(output)
  const [was, is] = [count(source, before.explicit, match, mayOmit), count(output, after.explicit)]
  const [soft, softNow] = [before.implicit, after.implicit]
  const { lost: said, added: denied, agreed, clause } = polarity(match)
  const say = (words: string): Difference[] => [{ kind: 'negation', words }]
  if (AT_ONCE.test(textOf(source)) && !SOON.test(textOf(output))) return say('“hardly … when” was lost')
  const withouts = ({ explicit }: Denials) => explicit.filter(({ name }) => name === 'without').length
  if (agreed && was !== is && withouts(before) === withouts(after)) return []
  const [lostInWords, addedInWords] = repeats(match)
    ? [false, false]
    : [isNegated(output, match.borne), isNegated(source, match.kept)]
  const sameLimits = limitsOf(source) === limitsOf(output)
  const isNear = repeats(match)
  if (
    isNear && sameLimits
      ? !hasOppositesIn(match, clause)
      : !hasOpposites(match) && !LIMITS.test(`${textOf(source)} ${textOf(output)}`)
  ) {
    // As many denials deny other things only when one is lost and another added.
    const even = was === is && soft === softNow
    if (said && (!even || denied) && softNow <= soft && !lostInWords)
      return say(`the denial of “${said}” was lost`)
    if (
      denied &&
      !(OR_ELSE.test(textOf(source)) && IF_NOT.test(textOf(output))) &&
      (mayOmit || isNear) &&
      (!even || said) &&
      soft <= softNow &&
      !addedInWords
    )
      return say(`the denial of “${denied}” is not in the source`)
  }
  if (was > is) {
    if (lostInWords || (IF_NOT.test(textOf(source)) && OR_ELSE.test(textOf(output)))) return []
    if (ALMOST_NONE.test(textOf(source)) && ALMOST.test(textOf(output))) return []
    // Two denials are none: "not allowed without" and "allowed only with".
    if (was - is === 2 && DOUBLE.test(textOf(source)) && FOR_DOUBLE.test(textOf(output))) return []
    if (was <= is + Math.max(0, softNow - soft) || turned(match, true)) return []
    if (LIMITS.test(textOf(source)) && LIMITS.test(textOf(output))) return []
    return say(`the denial “${before.explicit[0]?.words ?? 'not'}” was lost`)
  }
  if (is > was && (mayOmit || !isNear)) return []
  if (is > was) {
    if (addedInWords || (OR_ELSE.test(textOf(source)) && IF_NOT.test(textOf(output)))) return []
    if (is - was === 2 && DOUBLE.test(textOf(output)) && FOR_DOUBLE.test(textOf(source))) return []
    if (before.explicit.some(({ words }) => /^nor$/i.test(words)) && was > 0) return []
    if (is <= was + Math.max(0, soft - softNow) || turned(match, false) || isEllipsis(match)) return []
    // "Not until" and "only after", "not … without" and "must".
    const limit = /\b(?:not|no|never|nobody)\b.*\b(until|unless|before|without)\b/.exec(textOf(output))?.[1]
    if (limit && !source.some(({ lower }) => lower === limit && limit !== 'before')) {
      if (/\b(?:before|after|only|must|need\w*|if|once|when|require\w*|until|without)\b/.test(textOf(source)))
        return []
    }
    return say(`the denial “${after.explicit[0]?.words ?? 'not'}” was added`)
  }
  if (was > 0 && (mayOmit || isNear)) {
    const found = moved(match, before, after)
    if (found.length > 0) return found
  }
  // What was denied in other words must still be denied in some.
  const strong = mayOmit
    ? []
    : before.cues.filter(({ name, words }) => name === 'softly' && STRONG.test(words))
  const [lost] = strong
  if (lost && !lostInWords && was + strong.length > is + softNow + limits(output) && !turned(match, true))
    return say(`“${lost.words}” was lost`)
  return []
}

const limitsOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ lower }) => (LIMITS.test(lower) ? [lower] : [])).join(' ')

/** Whether a word of the source has become its opposite in a clause of the output. */
function hasOppositesIn({ source, output, kept, borne }: Match, clause: number): boolean {
  return output.some(
    (two, to) =>
      two.clause === clause &&
      (two.kind === 'content' || two.lower === 'well') &&
      (borne[to] ?? 0) < 0.85 &&
      source.some(
        (one, from) =>
          (one.kind === 'content' || one.lower === 'well') && (kept[from] ?? 0) < 0.85 && opposed(one, two),
      ),
  )
}

/** How often an output limits something, which may be a denial in other words. */
function limits(tokens: readonly Token[]): number {
  return tokens.filter(({ lower }) =>
    /^(?:only|until|unless|without|but|however|although|though|while|whereas|yet|whatever|despite)$/.test(
      lower,
    ),
  ).length > 0
    ? 1
    : 0
}

/** How many denials a text has, in whatever words, but for the word at a place: two of them are none. */
export function denialsCounted(tokens: readonly Token[], except = -1): number {
  const { cues } = denialsIn(tokens)
  const counted = cues.filter(
    ({ name, words, at, end }) =>
      name !== 'empty' && (name !== 'softly' || STRONG.test(words)) && !(except >= at && except < end),
  )
  return count(tokens, counted)
}

/** How many plain denials a text has. */
export function explicitDenials(tokens: readonly Token[]): number {
  return count(tokens, denialsIn(tokens).explicit)
}

/** Whether a denial stands right before a word. */
export function isDeniedClosely(tokens: readonly Token[], at: number): boolean {
  const { cues } = denialsIn(tokens)
  return cues.some(
    (cue) =>
      (cue.name === 'denial' || cue.name === 'without' || cue.name === 'hardly') &&
      cue.end <= at &&
      at - cue.end < 3 &&
      tokens[cue.at]?.clause === tokens[at]?.clause,
  )
}

/** "Had hardly sat down when": one thing right after another. */
const AT_ONCE = /\b(?:hardly|scarcely|barely)\b.* when\b/
const SOON =
  /\b(?:just|soon|sooner|immediately|hardly|scarcely|barely|moment|once|as|straight|right|instantly|directly)\b/

const LIMITS = /\b(?:until|before|only|unless|without)\b/
const DOUBLE =
  /\b(?:not|no|never|nobody|nothing|cannot)\b.*\b(?:without|unless|until|un\w+|in\w+|nothing)\b|\b(?:without|unless)\b.*\b(?:not|no|never|nobody)\b/
const FOR_DOUBLE =
  /\b(?:must|need|needs|have to|has to|only|require\w*|if|always|once|with|every|all|forbidden|prohibited)\b/
const STRONG =
  /^(?:unable|fail\w*|lack\w*|refus\w*|avoid\w*|prevent\w*|instead of|rather than|unlike|except|apart from|deny|denied|contrary|reject\w*|dismiss\w*|spar(?:e|ed|es|ing)|mistake\w*|wrong|keep out|forbid\w*|far from|unless)/i

/** "Do it, or this happens" and "if you do not do it, this happens". */
const OR_ELSE = /, or\b|\bor else\b|\botherwise\b|\bunless\b/
const IF_NOT = /\bif\b.*\b(?:not|no)\b|\bunless\b/
const ALMOST_NONE = /\b(?:hardly|barely|scarcely)\b/
const ALMOST = /\b(?:almost|nearly|virtually|practically|next to)\b/

const textOf = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ')

/** "But the tower was not": a denial of what was said before. */
function isEllipsis({ source, output }: Match): boolean {
  const ends = output.some(
    ({ lower }, at) => lower === 'not' && (output[at + 1] === undefined || output[at + 1]?.kind === 'mark'),
  )
  const sparing = source.some(({ lower }) => /^(?:but|unlike|whereas|while|except|spared)$/.test(lower))
  // "On Wednesday, not Tuesday".
  const contrast = output.some(({ lower, kind }, at) => {
    const [before, after] = [output[at - 1], output[at + 1]]
    if (lower !== 'not' || kind !== 'function' || before?.kind !== 'mark' || after === undefined) return false
    return (
      source.some((token) => token.lower === after.lower) &&
      source.some((token) => /^(?:from|than|instead|but|only)$/.test(token.lower))
    )
  })
  return (ends && sparing) || contrast
}

/** How many denials there are; "neither … nor" is one. Of evidence those count whose word the statement has. */
function count(tokens: readonly Token[], cues: readonly Cue<Name>[], match?: Match, mayOmit = false): number {
  const counted =
    mayOmit && match ? cues.filter((cue) => (match.toOutput[targetOf(tokens, cue)] ?? -1) >= 0) : cues
  return counted.filter(({ words }) => !/^nor$/i.test(words)).length
}

const CAN_TURN = /^(?:more|less|fewer|many|few|much|little|always|never|ever|up|down|on|off|well|early|late)$/

/** Whether a word that was denied has become its opposite, or the other way round. */
function turned(match: Match, lost: boolean): boolean {
  const [tokens, others] = lost ? [match.source, match.output] : [match.output, match.source]
  const [like, likeOther] = lost ? [match.likeOutput, match.likeSource] : [match.likeSource, match.likeOutput]
  const { explicit, cues } = denialsIn(tokens)
  const strong = cues.filter(({ name, words }) => name === 'softly' && STRONG.test(words))
  return [...explicit, ...strong].some((cue) => {
    for (let at = cue.end; at < Math.min(tokens.length, cue.end + 10); at++) {
      const token = tokens[at]
      if (!token || token.sentence !== tokens[cue.at]?.sentence) break
      if (!CAN_TURN.test(token.lower) && token.kind !== 'content') continue
      if ((like[at] ?? 0) >= 0.85) continue
      const found = others.some(
        (other, there) =>
          (other.kind === 'content' || CAN_TURN.test(other.lower)) &&
          (likeOther[there] ?? 0) < 0.85 &&
          (lost ? opposed(token, other) : opposed(other, token)),
      )
      if (found) return true
    }
    return false
  })
}

/** Denials that stand on both sides but deny something else: "a, not b" and "b, not a". */
function moved(match: Match, before: Denials, after: Denials): Difference[] {
  const { source, output } = match
  const targets = (tokens: readonly Token[], cues: readonly Cue<Name>[]) =>
    new Set(cues.filter(({ name }) => name === 'denial').map((cue) => targetOf(tokens, cue)))
  const denied = targets(source, before.explicit)
  for (const from of denied) {
    const to = match.toOutput[from] ?? -1
    if (to < 0 || (match.likeOutput[from] ?? 0) < 0.9) continue
    if (isInScope(output, after.cues, to)) continue
    const [was, is] = [source[from], output[to]]
    if (!was || !is || was.kind === 'name') continue
    return [{ kind: 'negation', words: `“${is.text}” is not denied any more` }]
  }
  for (const to of targets(output, after.explicit)) {
    const from = match.toSource[to] ?? -1
    if (from < 0 || (match.likeSource[to] ?? 0) < 0.9) continue
    if (isInScope(source, before.cues, from)) continue
    const is = output[to]
    if (!is || is.kind === 'name') continue
    return [{ kind: 'negation', words: `“${is.text}” is denied` }]
  }
  return []
}

/** Whether something denies a word: before it in its sentence, or right behind it. */
function isInScope(tokens: readonly Token[], cues: readonly Cue<Name>[], at: number): boolean {
  const sentence = tokens[at]?.sentence
  return cues.some((cue) => {
    if (cue.name === 'empty' || tokens[cue.at]?.sentence !== sentence) return false
    return cue.at <= at ? at - cue.end < 12 : cue.at - at < 5
  })
}
