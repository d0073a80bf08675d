import { isCalendar } from './kinship.ts'
import { commonAs, profileOf } from './lexicon.ts'
import { isParticiple, type Token } from './read.ts'
import { FUNCTION_WORDS } from './small-words.ts'

/** Somebody or something that a sentence speaks of: a head with all that stands before it. */
export type Phrase = {
  start: number
  end: number
  head: number
  /** Words of it that name the same thing: its head, its names, a number after it. */
  same: number[]
  /** What stands before its head and is another thing: "mayor" of "the mayor's brother". */
  owners: number[]
  /** The preposition before it. */
  by: string
  /** Whether it stands for something named elsewhere: "she", "the other", "those". */
  stands: boolean
  /** The phrases that it may belong to by its preposition, and the words that may govern it. */
  heads: number[]
  /** Of a pronoun: what it may stand for, when something before it agrees with it. */
  meant: Phrase[]
  likely: Phrase | undefined
  /** Who is said to have it. */
  had: Phrase[]
  /** Phrases that are told together with it: "bread and milk". */
  joined: Phrase | undefined
}

const PREPOSITIONS = new Set(
  'of according in on at by for with from to into onto through during under over between among within without about against across after before upon toward towards despite via as like unlike since until per near around above below behind beyond inside outside along throughout beside besides except than off amid regarding concerning including'.split(
    ' ',
  ),
)
export const DETERMINERS = new Set(
  'a an the this that these those my your his her its our their some any no every each all both many most few several more less such another other own same either neither enough much'.split(
    ' ',
  ),
)
export const PRONOUNS = new Set(
  'i me you he him she her it we us they them everyone everybody nobody someone somebody anyone anybody something nothing everything anything none one ones mine yours hers ours theirs himself herself itself themselves myself yourself ourselves'.split(
    ' ',
  ),
)
const RELATIVES = new Set(['who', 'which', 'that', 'whom'])
const OPENERS = new Set(
  'because although though if when whenever while whereas unless once since until before after so as where whether that than what how why but and or nor yet'.split(
    ' ',
  ),
)
const BE = new Set('be am is are was were been being'.split(' '))
export const HAVE = new Set('have has had having'.split(' '))
const AUXILIARIES = new Set(
  'be am is are was were been being get gets got getting have has had having do does did can could will would shall should may might must not never'.split(
    ' ',
  ),
)
const ADVERBS = new Set(
  'also only just still already now then later ever always often usually rarely sometimes hardly barely scarcely seldom soon once yet even all both not never longer too very quite rather almost nearly about roughly again together away back even first then there here perhaps maybe up down out off'.split(
    ' ',
  ),
)

const ARTICLES = /^(?:a|an|the|my|your|his|her|its|our|their)$/
const BEFORE_ARTICLE = /^(?:all|both|half|such|many|only|even|just|quite|not|what)$/

const DENYING = /^(?:not|never|no|hardly|barely|scarcely|rarely|seldom)$/
/** Whether a word denies: "barely a hundred" and "had hardly sat down when" do not. */
export function isDenying(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !DENYING.test(token.lower)) return false
  if (!/^(?:hardly|barely|scarcely)$/.test(token.lower)) return true
  if (tokens[at + 1]?.kind === 'number') return false
  return !tokens
    .slice(at, at + 12)
    .some(({ lower, sentence }) => lower === 'when' && sentence === token.sentence)
}

type Chunk =
  | { sort: 'phrase'; phrase: Phrase; start: number; end: number }
  | {
      sort: 'verb'
      at: number
      passive: boolean
      form: 'finite' | 'to' | 'ing' | 'ed'
      start: number
      end: number
    }
  | { sort: 'is'; start: number; end: number }
  | { sort: 'quality'; at: number; start: number; end: number }
  | { sort: 'by'; word: string; start: number; end: number }
  | { sort: 'relative'; word: string; start: number; end: number }
  | { sort: 'opener'; word: string; start: number; end: number }
  | { sort: 'and'; word: string; start: number; end: number }
  | { sort: 'mark'; word: string; start: number; end: number }
  | { sort: 'stop'; word: string; start: number; end: number }

const isNominal = ({ kind, part }: Token) =>
  kind === 'name' || kind === 'hidden' || (kind === 'content' && (part === 'noun' || part === undefined))

/** Whether a word is a noun where it stands. */
const isNounAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at]
  return token !== undefined && (isNominal(token) || (token.part === 'verb' && isBareNoun(tokens, at, false)))
}

const can = (token: Token, part: 'noun' | 'verb' | 'adjective') =>
  Math.max(0, ...token.ids.map((id) => commonAs(id, part)))

/** Whether a word that may be a verb is one, by what stands around it. */
function isVerb(tokens: readonly Token[], at: number, seen: boolean): boolean {
  const token = tokens[at]
  if (!token || token.kind !== 'content' || PREPOSITIONS.has(token.lower)) return false
  if (token.part === 'verb') return !isBareNoun(tokens, at, seen)
  if (token.part !== 'noun' && token.part !== 'adjective') return false
  const verb = can(token, 'verb')
  if (verb === 0 || /ing$/.test(token.lower)) return false
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (!after) return false
  const object =
    after.kind === 'number' ||
    (DETERMINERS.has(after.lower) && after.lower !== 'that') ||
    (PRONOUNS.has(after.lower) && after.lower !== 'one')
  const opens = !before || before.kind === 'mark' || /^(?:and|then|or|please)$/.test(before.lower)
  if (opens && token.lower === token.lemma && (object || isOrder(tokens, at))) return true
  if (
    object &&
    !seen &&
    before &&
    (isNominal(before) || PRONOUNS.has(before.lower)) &&
    token.kind === 'content'
  )
    return !before.owns
  return false
}

/** Whether a sentence opens with what is to be done: no verb follows before its end. */
function isOrder(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]
  if (
    (at > 0 && !/^[.!?]$/.test(tokens[at - 1]?.text ?? '') && tokens[at - 1]?.lower !== 'please') ||
    !after ||
    !PREPOSITIONS.has(after.lower)
  )
    return false
  for (const token of tokens.slice(at + 1, at + 12)) {
    if (token.kind === 'mark') return true
    if (AUXILIARIES.has(token.lower) || (token.part === 'verb' && !/ing$/.test(token.lower))) return false
  }
  return true
}

/** Verbs whose past is as their base. */
const UNCHANGED =
  /^(?:cut|put|set|hit|let|read|shut|hurt|spread|split|quit|beat|come|become|run|burst|cast|shed)$/

/** "Library use rose", "exports to Japan": a noun that looks like a verb. */
function isBareNoun(tokens: readonly Token[], at: number, seen: boolean): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (!token || can(token, 'noun') === 0 || /(?:ing|ed)$/.test(token.lower)) return false
  const [after, next] = [tokens[at + 1], tokens[at + 2]]
  // "Costs go down".
  if (
    /s$/.test(token.lower) &&
    after &&
    !(before && isNominal(before)) &&
    (AUXILIARIES.has(after.lower) ||
      (after.part === 'verb' && next?.kind !== 'content' && after.lower === after.lemma))
  )
    return true
  // "Covers travel expenses".
  if (
    token.lower === token.lemma &&
    before?.part === 'verb' &&
    before.kind === 'content' &&
    !/^(?:help|make|let|see|watch|hear|dare|go|come)$/.test(before.lemma) &&
    after !== undefined &&
    isNominal(after)
  )
    return true
  if (UNCHANGED.test(token.lower)) return false
  if (token.lower === token.lemma)
    return (
      before !== undefined &&
      before.part === 'noun' &&
      before.lower === before.lemma &&
      !/s$/.test(before.lower)
    )
  if (!/s$/.test(token.lower)) return false
  if (
    before === undefined ||
    before.owns ||
    (before.kind === 'mark' && !seen && /^[.;:!?]$/.test(before.text))
  )
    return true
  if (RELATIVES.has(before.lower) || PRONOUNS.has(before.lower)) return false
  // "Exports to Japan rose": what belongs to it follows, and then a verb.
  if (!/^(?:to|from|of)$/.test(tokens[at + 1]?.lower ?? '')) return false
  for (let ahead = at + 2; ahead < Math.min(tokens.length, at + 7); ahead++) {
    const next = tokens[ahead]
    if (!next || next.kind === 'mark' || (next.kind === 'function' && !DETERMINERS.has(next.lower)))
      return false
    if (next.part === 'verb' && next.kind === 'content') return !/ing$/.test(next.lower)
  }
  return false
}

export function chunksOf(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = []
  let seen = false
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const { lower, kind } = token
    const start = at
    if (lower === 'please') {
      at += 1
      continue
    }
    if (kind === 'mark') {
      at += 1
      if (/^[.!?;:…]$/.test(token.text)) {
        seen = false
        chunks.push({ sort: 'stop', word: token.text, start, end: at })
      } else chunks.push({ sort: 'mark', word: token.text, start, end: at })
      continue
    }
    // "Neither did her deputy".
    if (/^(?:neither|nor|so)$/.test(lower) && AUXILIARIES.has(tokens[at + 1]?.lower ?? '')) {
      chunks.push({ sort: 'opener', word: lower, start, end: (at += 2) })
      continue
    }
    const skipped = boundAt(tokens, at)
    if (skipped > 0) {
      at += skipped
      continue
    }
    const verb = verbGroup(tokens, at, seen && !awaitsVerb(chunks))
    if (verb) {
      seen = true
      chunks.push(verb)
      at = verb.end
      continue
    }
    if (lower === 'and' || lower === 'or' || lower === 'nor') {
      seen = false
      chunks.push({ sort: 'and', word: lower, start, end: ++at })
      continue
    }
    if (RELATIVES.has(lower) || lower === 'whose') {
      const previous = chunks.at(-1)
      // "The student to whom she lent it".
      if (previous?.sort === 'by' && chunks.at(-2)?.sort === 'phrase' && /^wh/.test(lower)) {
        chunks.pop()
        seen = false
        at += 1
        chunks.push({ sort: 'relative', word: lower, start, end: at })
        continue
      }
      const follows =
        previous?.sort === 'phrase' ||
        (previous?.sort === 'mark' && chunks.at(-2)?.sort === 'phrase' && lower !== 'that')
      const after = tokens[at + 1]
      const determines =
        /^(?:that|which)$/.test(lower) &&
        after !== undefined &&
        isNominal(after) &&
        previous?.sort !== 'phrase'
      if (!determines || follows) {
        seen = false
        at += 1
        chunks.push(
          follows
            ? { sort: 'relative', word: lower, start, end: at }
            : { sort: 'opener', word: lower, start, end: at },
        )
        continue
      }
    }
    if (PREPOSITIONS.has(lower)) {
      const after = tokens[at + 1]
      const clause = OPENERS.has(lower) && after !== undefined && opensClause(tokens, at + 1)
      if (clause) seen = false
      chunks.push(
        clause
          ? { sort: 'opener', word: lower, start, end: ++at }
          : { sort: 'by', word: lower, start, end: ++at },
      )
      continue
    }
    // "The girl later made".
    if (
      ADVERBS.has(lower) &&
      !DETERMINERS.has(lower) &&
      at > 0 &&
      (AUXILIARIES.has(tokens[at + 1]?.lower ?? '') || isVerb(tokens, at + 1, seen))
    ) {
      at += 1
      continue
    }
    const phrase = phraseAt(tokens, at)
    if (phrase) {
      const end = phrase.end
      if (phrase.head < 0) {
        chunks.push({ sort: 'quality', at: end - 1, start, end })
      } else chunks.push({ sort: 'phrase', phrase, start, end })
      at = end
      continue
    }
    if (OPENERS.has(lower)) {
      seen = false
      chunks.push({ sort: 'opener', word: lower, start, end: ++at })
      continue
    }
    if (token.part === 'adjective') chunks.push({ sort: 'quality', at, start, end: at + 1 })
    at += 1
  }
  return chunks
}

/** How many words only say how exact the number behind them is: "more than", "at least", "over". */
function boundAt(tokens: readonly Token[], at: number): number {
  const [one, two, three] = [tokens[at]?.lower ?? '', tokens[at + 1], tokens[at + 2]]
  if (/^at$/.test(one) && /^(?:least|most)$/.test(two?.lower ?? '')) return 2
  const counts = (token: Token | undefined) => token?.kind === 'number' || token?.lower === 'half'
  if (/^(?:over|under|about|around|above|below|nearly|almost|roughly)$/.test(one) && counts(two)) return 1
  if (/^(?:more|less|fewer|up)$/.test(one) && /^(?:than|to)$/.test(two?.lower ?? '') && counts(three))
    return 2
  return 0
}

/** Whether a subject and its verb follow, as behind "before" in "before he moved". */
function opensClause(tokens: readonly Token[], at: number): boolean {
  let nominal = false
  for (let ahead = at; ahead < Math.min(tokens.length, at + 12); ahead++) {
    const token = tokens[ahead]
    if (!token || token.kind === 'mark') return false
    const { lower } = token
    if (/^(?:but|than)$/.test(lower) || RELATIVES.has(lower)) return false
    if (ahead > at && (AUXILIARIES.has(lower) || (isVerb(tokens, ahead, false) && !/ing$/.test(lower))))
      return nominal
    // Another phrase begins: what stood before it belonged to the preposition.
    if (nominal && (DETERMINERS.has(lower) || PRONOUNS.has(lower)) && !isJoined(tokens, ahead)) return false
    if (/^(?:and|or)$/.test(lower) && isVerb(tokens, ahead + 1, false)) return false
    if (isNounAt(tokens, ahead) || token.kind === 'number' || PRONOUNS.has(lower)) nominal = true
  }
  return false
}

function isJoined(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return (
    before !== undefined &&
    (PREPOSITIONS.has(before.lower) || before.owns || /^(?:and|or|all|both)$/.test(before.lower))
  )
}

/** Whether a subject still waits for its verb behind a clause about it: "patients who took it at night slept". */
function awaitsVerb(chunks: readonly Chunk[]): boolean {
  const relative = chunks.findLastIndex(({ sort }) => sort === 'relative')
  const start = chunks.findLastIndex(({ sort }) => sort === 'stop' || sort === 'opener')
  const finite = (chunk: Chunk) => chunk.sort === 'is' || (chunk.sort === 'verb' && chunk.form === 'finite')
  return (
    relative > start &&
    !chunks.slice(start + 1, relative).some(finite) &&
    chunks.slice(relative).filter(finite).length === 1
  )
}

function verbGroup(
  tokens: readonly Token[],
  start: number,
  seen: boolean,
): Extract<Chunk, { sort: 'verb' | 'is' }> | undefined {
  let at = start
  let to = false
  let be = false
  let have = false
  let helped = false
  if (tokens[at]?.lower === 'to') {
    to = true
    at += 1
  }
  for (; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || token.kind === 'mark') break
    const { lower } = token
    if (AUXILIARIES.has(lower)) {
      if (BE.has(lower) || /^g[eo]t/.test(lower)) be = true
      else if (HAVE.has(lower)) have = true
      helped = true
      continue
    }
    if (lower === 'no' && tokens[at + 1]?.lower === 'longer') {
      helped = true
      at += 1
      continue
    }
    if (helped && !to && (ADVERBS.has(lower) || token.part === 'adverb')) continue
    if (to && /^(?:not|also|only|just|never|then)$|ly$/.test(lower)) continue
    break
  }
  const token = tokens[at]
  if (
    token &&
    token.kind === 'content' &&
    (isVerb(tokens, at, seen) || (to && can(token, 'verb') > 0 && token.lower === token.lemma))
  ) {
    const ing = /ing$/.test(token.lower) && token.lower !== token.lemma
    const participle = isParticiple(token)
    if (!helped && !to && ing) return { sort: 'verb', at, passive: false, form: 'ing', start, end: at + 1 }
    // "She was tired", "were open": a quality, which is said of somebody.
    const passive = be && participle && !ing
    if (helped || to) {
      if (be && !participle && !ing) return undefined === token ? undefined : { sort: 'is', start, end: at }
      return { sort: 'verb', at, passive, form: to ? 'to' : 'finite', start, end: at + 1 }
    }
    // "Roads salted in March", "attended by 300 people".
    const before = tokens[start - 1]
    const following = tokens[at + 1]?.lower ?? ''
    const reduced =
      participle &&
      ((following === 'by' &&
        tokens[at + 2]?.kind !== 'number' &&
        before !== undefined &&
        isNominal(before)) ||
        (before !== undefined &&
          seen &&
          !isMainVerb(tokens, start) &&
          (isNominal(before) || before.kind === 'mark') &&
          PREPOSITIONS.has(following) &&
          following !== 'by'))
    return { sort: 'verb', at, passive: reduced, form: reduced ? 'ed' : 'finite', start, end: at + 1 }
  }
  // "Got the keys", "let them go".
  const main = tokens[at - 1]
  if (helped && main && main.kind === 'content' && /^g[eo]t/.test(main.lower))
    return { sort: 'verb', at: at - 1, passive: false, form: to ? 'to' : 'finite', start, end: at }
  if (token?.lower === 'let') return { sort: 'is', start, end: at + 1 }
  if (to || !helped) return undefined
  if (be || have) return { sort: 'is', start, end: at }
  return undefined
}

/** Whether a subject behind a comma has no other verb: "before it was to start, the union agreed". */
function isMainVerb(tokens: readonly Token[], at: number): boolean {
  const mark = tokens.findLastIndex(({ kind }, place) => place < at && kind === 'mark')
  if (tokens[mark]?.text !== ',' || at - mark > 5) return false
  for (const token of tokens.slice(mark + 1, at))
    if (PREPOSITIONS.has(token.lower) || OPENERS.has(token.lower) || RELATIVES.has(token.lower)) return false
  for (const token of tokens.slice(at + 1)) {
    if (token.kind === 'mark') return true
    if (AUXILIARIES.has(token.lower) || (token.part === 'verb' && !/ing$/.test(token.lower))) return false
  }
  return true
}

const isUnit = (token: Token | undefined) => token?.kind === 'function' && !FUNCTION_WORDS.has(token.lower)

/** The phrase that begins at a place; without a head it is only qualities ("stiff", "very deep"). */
function phraseAt(tokens: readonly Token[], start: number): Phrase | undefined {
  let head = -1
  let number = -1
  let at = start
  const owners: number[] = []
  const names: number[] = []
  let owned = false
  for (; at < Math.min(tokens.length, start + 12); at++) {
    const token = tokens[at]
    if (!token || token.kind === 'mark') break
    const { lower, kind } = token
    if (kind === 'number') {
      if (head >= 0 && !owned) {
        // "Article 7", "round three".
        const after = tokens[at + 1]
        if (
          (after && (isNominal(after) || after.part === 'adjective')) ||
          (!/\d/.test(lower) && /s$/.test(tokens[head]?.lower ?? ''))
        )
          break
        names.push(at)
        at += 1
        break
      }
      number = at
      continue
    }
    // "5 mg", "half an hour": the unit is part of the number.
    if (
      number >= 0 &&
      head < 0 &&
      kind === 'function' &&
      (!FUNCTION_WORDS.has(lower) || isUnit(tokens[at + 1]))
    )
      continue
    if (
      isNounAt(tokens, at) ||
      (kind === 'content' &&
        token.part === 'verb' &&
        head < 0 &&
        DETERMINERS.has(tokens[at - 1]?.lower ?? '') &&
        can(token, 'noun') > 0)
    ) {
      const previous = tokens[head]
      if (head >= 0 && !owned && kind === 'content' && isVerb(tokens, at, false)) break
      if (head >= 0 && previous) {
        // "In May exports rose".
        if (
          kind === 'content' &&
          isCalendar(previous.lower) !== undefined &&
          isBehind(tokens, head) &&
          !previous.owns
        )
          break
        if (
          kind === 'name' &&
          !owned &&
          previous.kind !== 'name' &&
          isBehind(tokens, start) &&
          !isTitle(previous, token)
        )
          break
        if (kind === 'name' && !owned) names.push(head)
        else owners.push(head, ...names.splice(0))
      }
      head = at
      owned = token.owns
      continue
    }
    // "The younger ones", "week one".
    if (head >= 0 && /^ones?$/.test(lower) && tokens[head]?.kind === 'content') {
      if (lower === 'ones' || tokens[head]?.part === 'adjective') head = at
      else names.push(at)
      at += 1
      break
    }
    if (head >= 0 && !owned) break
    if (/^(?:first|last|next)$/.test(lower)) continue
    // "In most of these the library was used".
    if (
      number >= 0 &&
      head < 0 &&
      DETERMINERS.has(lower) &&
      tokens[number]?.lower !== 'half' &&
      !/^(?:other|more|own|same|such)$/.test(lower)
    )
      break
    if (at > start && ARTICLES.test(lower) && !BEFORE_ARTICLE.test(tokens[at - 1]?.lower ?? '')) break
    if (
      DETERMINERS.has(lower) ||
      token.part === 'adjective' ||
      (token.part === 'adverb' && kind === 'content')
    )
      continue
    if (
      token.part === 'verb' &&
      (owned || number >= 0 || at > start) &&
      /(?:ed|ing|en)$/.test(lower) &&
      tokens[at + 1] &&
      isNominal(tokens[at + 1]!)
    )
      continue
    if (PRONOUNS.has(lower) && head < 0 && (at === start || /^ones?$/.test(lower))) {
      return {
        start,
        end: at + 1,
        head: at,
        same: [at],
        owners,
        by: '',
        stands: true,
        heads: [],
        meant: [],
        likely: undefined,
        had: [],
        joined: undefined,
      }
    }
    break
  }
  if (at === start) return undefined
  const base = { start, end: at, by: '', heads: [], meant: [], likely: undefined, had: [], joined: undefined }
  if (head >= 0) {
    const named = names.includes(head) ? names : [...names, head]
    return { ...base, head, same: named, owners, stands: false }
  }
  if (number >= 0) return { ...base, head: number, same: [number], owners, stands: true }
  const last = tokens[at - 1]
  if (last && DETERMINERS.has(last.lower))
    return { ...base, head: at - 1, same: [at - 1], owners, stands: true }
  // "The younger".
  if (last && tokens[start]?.lower === 'the' && last.part === 'adjective')
    return { ...base, head: at - 1, same: [at - 1], owners, stands: false }
  if (last && /^(?:first|last|next)$/.test(last.lower))
    return { ...base, head: at - 1, same: [at - 1], owners, stands: true }
  return last && last.kind === 'content' ? { ...base, head: -1, same: [], owners, stands: false } : undefined
}

const isBehind = (tokens: readonly Token[], at: number) => PREPOSITIONS.has(tokens[at - 1]?.lower ?? '')

export const PERSON = 18

/** Whether a noun says who a name is: "the physicist Ingrid Solberg", "enzyme B". */
function isTitle({ ids }: Token, { text }: Token): boolean {
  return text.length < 3 || ids.some((id) => profileOf(id).files.has(PERSON))
}
