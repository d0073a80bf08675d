import { hasFiniteVerb, isKnownPast, mainClauseEnds, startsClause, wordCount } from '../clauses.ts'
import { leadingSubject } from '../leading-subject.ts'
import { freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { kindOfPhrase } from './complements.ts'
import { body, endsInRelative, endsPlainly, lineOf, mayBeSmall, sentence, small } from './line.ts'
import type { Part } from './paragraph.ts'
import { changeOf, type Rule } from './scene.ts'

const SIGNS = /^[;:()"“”—–?!]$/

/** The longest sentence that a fragment may be joined to, in words. */
const LONGEST_HOST = 26
const LONGEST_FRAGMENT = 9

const speaks = (tokens: readonly Token[]) => tokens.some(({ text, kept }) => /^["“”]/.test(text) && kept)

/** Whether a sentence may take one more phrase at its end. */
export function isHost(part: Part | undefined): part is Part {
  if (!part || part.fixed || !endsPlainly(part.tokens)) return false
  const { tokens } = part
  const words = wordCount(tokens)
  return (
    words > 2 &&
    words <= LONGEST_HOST &&
    (hasFiniteVerb(tokens) || leadingSubject(tokens, true) !== undefined || tokens[1]?.lower === 'used') &&
    !tokens.some(({ text, kept }) => !kept && SIGNS.test(text)) &&
    !speaks(tokens)
  )
}

/** What may stand behind a comma as it is: an afterthought, a place, a reason, a name for what was said. */
const AFTER_COMMA =
  /^(?:just|only|even|especially|particularly|mostly|mainly|usually|often|always|never|sometimes|nearly|almost|with|without|in|on|at|by|from|for|like|after|before|until|every|all|both|not|then|or|and|but|which|where|who|as|about|under|over|through|to|because|if|when|while|though|although|again|twice|once|still|now|later|maybe|perhaps|probably|especially)$/

/** "They sold wool. Just wool." → "They sold wool, just wool." */
export const joinFragment: Rule = {
  name: 'fragment',
  safe: false,
  apply: (parts, at, { text }) => {
    const [host, fragment] = [parts[at], parts[at + 1]]
    if (
      text.kind === 'story' ||
      !host ||
      !(isHost(host) || needsNothing(host, fragment)) ||
      !fragment ||
      fragment.fixed ||
      !endsPlainly(fragment.tokens)
    )
      return undefined
    const { tokens } = fragment
    const words = wordCount(tokens)
    const said = body(tokens)
    const first = said[0]
    if (!first || words > LONGEST_FRAGMENT || words < 1 || !mayBeSmall(tokens)) return undefined
    if (said.some(({ text: sign, kept }) => !kept && SIGNS.test(sign))) return undefined
    if (
      /^(?:yes|no|guilty|amen|period|exactly|agreed|done|perhaps|maybe|nothing|never|always|deal|enough|thanks|thank|welcome|congratulations|sorry|please|note|tip|step|part|ditto|indeed|right|ok|okay|finally|first|second|third|next|of|for)$/.test(
        first.lower,
      )
    )
      return undefined
    // "For instance, …", "Finally, …" open something new.
    if (said[1]?.text === ',' || said[2]?.text === ',') return undefined
    // What names three things in a row is a picture, no afterthought.
    const again = parts[at + 2]
    if (again && isFragment(body(again.tokens)) && endsPlainly(again.tokens) && wordCount(again.tokens) < 6)
      return undefined
    // "…, which has eaten the rings for years, one job instead of two": it would hang on the relative.
    if (endsInRelative(host.tokens)) return undefined
    const denied = host.tokens.some(({ lower }) => /^(?:not|never|no)$|n't$/.test(lower))
    if (
      /^(?:because|which|especially|particularly)$/.test(first.lower) &&
      (first.lower !== 'because' || !host.tokens.some(({ lower }) => lower === 'because'))
    ) {
      if (/^(?:which|because)$/.test(first.lower) && said.length < 4) return undefined
      return changeOf(
        2,
        sentence(body(host.tokens), first.lower === 'because' && !denied ? [] : ',', small(said), '.'),
      )
    }
    if (!isFragment(said)) return undefined
    // "Only four companies replied" is a statement, whatever its verb was taken for.
    if (/^(?:only|just)$/.test(first.lower) && said.length > 2 && /ed$/.test(said.at(-1)?.lower ?? ''))
      return undefined
    if (/^(?:not|never)$/.test(first.lower)) {
      if (
        !/^not (?:anymore|yet|always|today|once|here|for long|by much|at first|entirely|quite|exactly|this time|this year)/.test(
          lineOf(said).text,
        )
      )
        return undefined
      return changeOf(2, sentence(body(host.tokens), denied ? ',' : ', but', small(said), '.'))
    }
    if (/^(?:and|or)$/.test(first.lower)) {
      if (said.length < 2 || said[1]?.tag === 'VERB') return undefined
      return changeOf(2, sentence(body(host.tokens), ',', small(said), '.'))
    }
    if (first.lower === 'but') return changeOf(2, sentence(body(host.tokens), ',', small(said), '.'))
    // "All true", "Both good": a verdict on what was said.
    if (/^(?:all|both|still|now|then|even)$/.test(first.lower) && said.length < 3) return undefined
    const kind = kindOfPhrase(said)
    const isNamed =
      kind === 'noun' &&
      // "A camera that sees no one records a street": which of its words is the verb is not told.
      // "gestures, the trip and the speech" would be a row of three.
      !said.some(({ lower }) => /^(?:that|which|who|and|or)$/.test(lower)) &&
      /^(?:a|an|the|one|his|her|my|our|their|its)$/.test(first.lower) &&
      endsInNoun(body(host.tokens))
    if (!AFTER_COMMA.test(first.lower) && !isNamed && kind !== 'gerund') return undefined
    if (kind === 'gerund' && first.lower === 'being') return undefined
    // "a lot of loaves, a lot of guilt": a row of two.
    const isRow = lineOf(host.tokens).text.includes(
      ` ${said
        .slice(0, 2)
        .map(({ lower }) => lower)
        .join(' ')} `,
    )
    return changeOf(2, sentence(body(host.tokens), isRow && isNamed ? 'and' : ',', small(said), '.'))
  },
}

/** "No experience necessary. Just enthusiasm." */
function needsNothing(host: Part, fragment: Part | undefined): boolean {
  const line = lineOf(host.tokens).text
  return (
    /^no [^.,;:]{2,30} (?:necessary|needed|required) \. $/.test(line) &&
    /^(?:just|only)$/.test(fragment?.tokens[0]?.lower ?? '')
  )
}

/** Whether the words hold no statement: no verb with a tense. */
export function isFragment(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    !hasFiniteVerb(tokens) &&
    !startsClause(tokens, 0) &&
    // "Both of them listen", "At first this drove me mad"
    !/^(?:both|all|each|none|most|many|some|few|half|one|two|three|neither|either) (?:of )/.test(
      lineOf(tokens).text,
    ) &&
    !tokens.some(
      ({ lower }, at) =>
        isKnownPast(lower) &&
        /^(?:i|we|you|he|she|it|they|this|that|these|those|who|everyone|everybody|someone|somebody|nobody|nothing|everything)$/.test(
          tokens[at - 1]?.lower ?? '',
        ),
    ) &&
    leadingSubject(tokens, true) === undefined &&
    !tokens.some(
      ({ tag, lower }, at) =>
        tag === 'AUX' ||
        (tag === 'VERB' && at < 2 && !/(?:ing|ed)$/.test(lower)) ||
        // "The plan changed minds."
        (tag === 'VERB' &&
          /ed$/.test(lower) &&
          tokens[at - 1]?.tag === 'NOUN' &&
          tokens[at + 1]?.tag === 'NOUN'),
    )
  )
}

function endsInNoun(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  return last !== undefined && (last.kept || /^(?:NOUN|PROPN)$/.test(last.tag ?? ''))
}

const SHORT = 7
/** What may be joined to a short sentence, in words. */
const LONGEST_NEXT = 20

/** "We tried the back door. And it worked." → "We tried the back door, and it worked." */
export const joinAnd: Rule = {
  name: 'and it worked',
  safe: false,
  apply: (parts, at, { text }) => {
    const [host, next] = [parts[at], parts[at + 1]]
    if (text.kind === 'story' || !isHost(host) || !next || next.fixed || !endsPlainly(next.tokens))
      return undefined
    const [joint, ...rest] = body(next.tokens)
    const words = wordCount(next.tokens)
    const most = wordCount(host.tokens) <= SHORT ? LONGEST_NEXT : SHORT
    if (!joint || joint.kept || !/^(?:and|but|so|or|yet)$/.test(joint.lower) || words > most || words < 3)
      return undefined
    if (rest[0]?.text === ',' || !(startsClause(rest, 0) || leadingSubject(rest, true)?.start === 0))
      return undefined
    if (rest.some(({ text: sign, kept }) => !kept && (SIGNS.test(sign) || (sign === ',' && words <= SHORT))))
      return undefined
    // A sentence that has such a joint already would run on.
    if (
      host.tokens.some(
        ({ text: sign }, place) =>
          sign === ',' && /^(?:and|but|so|or|yet)$/.test(host.tokens[place + 1]?.lower ?? ''),
      ) ||
      host.tokens.some(({ lower }) => lower === joint.lower && lower !== 'and')
    )
      return undefined
    if (!mainClauseEnds(body(host.tokens))) return undefined
    // "It shifts … It tells … And it gives …" is a row of three, and stays one.
    const opening = rest[0]?.lower
    if ([parts[at - 1], host].every((one) => one?.tokens[0]?.lower === opening)) return undefined
    return changeOf(2, sentence(body(host.tokens), freshTokens(`, ${joint.lower}`), small(rest), '.'))
  },
}

const SUBJECT = /^(?:i|we|you|he|she|it|they)$/
const IS_SHORT = /^(?:it's|that's|they're|we're|you're|he's|she's|i'm)$/
const LONGEST_TWIN = 12

/** "She sold the boat. She kept the oars." → "She sold the boat and kept the oars." */
export const joinSameOpening: Rule = {
  name: 'same opening',
  safe: false,
  apply: (parts, at, { text }) => {
    const [one, two, three] = [parts[at], parts[at + 1], parts[at + 2]]
    if (text.kind === 'story' || !isTwin(one) || !isTwin(two)) return undefined
    const [first, second] = [body(one.tokens), body(two.tokens)]
    const verb = first[1]
    const same = first[0]?.lower === second[0]?.lower && verb?.lower === second[1]?.lower
    const opens = first[0]?.lower ?? ''
    // "It's showing up. It's saving the corner piece."
    const isShort = first[0]?.lower === second[0]?.lower && IS_SHORT.test(opens)
    if (!isShort && (!same || !SUBJECT.test(opens) || !verb?.word || verb.kept)) return undefined
    let shared = isShort ? 1 : 2
    while (
      first[shared]?.lower === second[shared]?.lower &&
      first[shared]?.word &&
      /^(?:AUX|ADV)$/.test(first[shared]?.tag ?? '') &&
      shared < 4
    )
      shared++
    const third = isTwin(three) ? body(three.tokens) : []
    // "It shifts … It tells … And it gives …" is a row of three, and stays one.
    if (three?.tokens[0]?.lower === 'and' && three.tokens[1]?.lower === opens) return undefined
    const isThree =
      third.length > shared &&
      third.slice(0, shared).every(({ lower }, place) => lower === first[place]?.lower)
    const rows = [first, second, ...(isThree ? [third] : [])].map((row) => row.slice(shared))
    if (rows.some((row) => row.length === 0)) return undefined
    const kinds = new Set(rows.map((row) => kindOfPhrase(row)))
    // Verbs behind the same helper may differ in what they take; phrases must be of one kind.
    const isVerbs = rows.every((row) => row[0]?.tag === 'VERB' && row[0].lower !== 'to')
    if (!isVerbs && (kinds.size > 1 || kinds.has(undefined) || kinds.has('question'))) return undefined
    const [a = [], b = [], c] = rows
    const joined = c ? [a, ',', b, 'and', c] : [a, 'and', b]
    return changeOf(rows.length, sentence(first.slice(0, shared), ...joined, '.'))
  },
}

/** Whether a sentence is one short statement without a list, a sign or a second clause. */
function isTwin(part: Part | undefined): part is Part {
  if (
    !part ||
    part.fixed ||
    !endsPlainly(part.tokens) ||
    wordCount(part.tokens) > LONGEST_TWIN ||
    speaks(part.tokens)
  )
    return false
  return !body(part.tokens).some(
    ({ text, lower }, at) =>
      /^[,;:()—–]$/.test(text) ||
      (/^(?:and|or|but|because|if|when|while|so|that|which|who|not|never)$|n't$/.test(lower) && at > 0),
  )
}
