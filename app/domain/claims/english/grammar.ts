import { chunksOf, DETERMINERS, HAVE, isDenying, PERSON, type Phrase, PRONOUNS } from './chunks.ts'
import { isCalendar } from './kinship.ts'
import { profileOf } from './lexicon.ts'
import { isParticiple, type Token } from './read.ts'

/** What a sentence says: a word that tells of something, who does it and whom it is done to. */
export type Saying = {
  at: number
  passive: boolean
  /** Whether it is said not to be so. */
  denied: boolean
  /** Whether it is allowed or required. */
  mode: 'may' | 'must' | ''
  /** What governs it: "try" of "try to sell". */
  under: Saying | undefined
  doers: Phrase[]
  done: Phrase[]
  /** What else stands around it, by preposition. */
  around: Phrase[]
  clause: number
}

export type Sayings = {
  sayings: Saying[]
  phrases: Phrase[]
  /** Places of words that open a clause: "after" of "after it rained", but not of "after the rain". */
  openers: ReadonlySet<number>
}

/** Words that stand for a part of what follows "of". */
const PARTS = new Set(
  'one some most many few several all none each both half part much any neither either number majority minority rest third quarter percent lot lots plenty group couple pair'.split(
    ' ',
  ),
)

const NO = /^(?:no|nobody|none|nothing|neither|few|little)$/

const GROUP = 14

const readings = new WeakMap<readonly Token[], Sayings>()

/** Reads what a text says. */
export function sayingsOf(tokens: readonly Token[]): Sayings {
  const known = readings.get(tokens)
  if (known) return known
  const made = read(tokens)
  readings.set(tokens, made)
  return made
}

function isSomebody(tokens: readonly Token[], { head }: Pick<Phrase, 'head' | 'same'>): boolean {
  const token = tokens[head]
  if (!token) return false
  return (
    token.kind === 'name' ||
    PRONOUNS.has(token.lower) ||
    token.lower === 'her' ||
    token.ids.some((id) => profileOf(id).files.has(PERSON) || profileOf(id).files.has(GROUP))
  )
}

function read(tokens: readonly Token[]): Sayings {
  const chunks = chunksOf(tokens)
  const sayings: Saying[] = []
  const having = new Set<Saying>()
  const phrases: Phrase[] = []
  let clause = 0
  /** The subject that waits for its verb, and the prepositional phrases before it. */
  let waiting: Phrase[] = []
  let fronted: Phrase[] = []
  let current: Saying | undefined
  let subject: Phrase[] = []
  let by = ''
  let last: Phrase | undefined
  let and = false
  let outer: { current: Saying | undefined; subject: Phrase[]; waiting: Phrase[] } | undefined
  let comma = false
  /** What somebody learned, tried or wanted to do what follows: what stands around that may stand around this. */
  let parent: Saying | undefined
  /** Whether a verb follows a phrase, be it behind what belongs to the phrase. */
  const acts = (index: number) => {
    let next = index + 1
    while (chunks[next]?.sort === 'by' && chunks[next + 1]?.sort === 'phrase') next += 2
    const chunk = chunks[next]
    return (
      chunk !== undefined &&
      (chunk.sort === 'is' ||
        (chunk.sort === 'relative' && comma) ||
        (chunk.sort === 'verb' && (chunk.form === 'finite' || chunk.passive)))
    )
  }
  const close = () => {
    current = undefined
    waiting = []
    fronted = []
    last = undefined
    by = ''
    and = false
    clause += 1
  }
  chunks.forEach((chunk, index) => {
    if (chunk.sort === 'stop') {
      close()
      subject = []
      outer = undefined
      return
    }
    if (chunk.sort === 'mark') {
      comma = true
      by = ''
      // The end of a clause that stood in another: "the mask, which he carved, was sold".
      if (outer && outer.waiting.length > 0) {
        waiting = outer.waiting
        current = outer.current
        subject = outer.subject
        outer = undefined
      }
      return
    }
    if (chunk.sort === 'opener') {
      current = undefined
      waiting = []
      last = undefined
      by = ''
      and = chunk.word === 'but'
      clause += 1
      return
    }
    if (chunk.sort === 'relative') {
      const about = last
      outer = { current, subject, waiting: current ? [] : waiting }
      current = undefined
      waiting = about ? [about] : []
      clause += 1
      if (chunk.word === 'whose') waiting = []
      by = ''
      return
    }
    if (chunk.sort === 'and') {
      and = true
      return
    }
    if (chunk.sort === 'by') {
      by = by === 'according' ? by : chunk.word
      return
    }
    if (chunk.sort === 'phrase') {
      const { phrase } = chunk
      phrases.push(phrase)
      // Two phrases told together, unless the second is the subject of what follows.
      const opens = and && by === '' && last !== undefined && current !== undefined && acts(index)
      if (and && by === '' && last && !opens) {
        phrase.joined = last
        phrase.by = last.by
        phrase.heads = last.heads
        const list =
          current && [current.doers, current.done, current.around].find((some) => last && some.includes(last))
        if (list) list.push(phrase)
        else if (waiting.includes(last)) waiting.push(phrase)
        else if (fronted.includes(last)) fronted.push(phrase)
        last = phrase
        and = false
        comma = false
        return
      }
      if (opens) {
        comma = false
        current = undefined
        by = ''
        waiting = []
        clause += 1
      }
      and = false
      // "Last Friday" tells when.
      if (by === '' && (current || !acts(index)) && isTime(tokens[phrase.head])) by = 'on'
      if (by !== '') {
        phrase.by = by
        if (by === 'of' && last) {
          phrase.heads = [last.head]
          // "Two of the nine rivers" are rivers.
          const part = tokens[last.head]
          if (part && (part.kind === 'number' || PARTS.has(part.lower) || PARTS.has(part.lemma)))
            last.same.push(phrase.head)
          else last.owners.push(...phrase.same)
          by = ''
          phrase.joined = undefined
          // Later phrases may belong to either.
          return
        }
        if (current) {
          phrase.heads = [current.at, ...(last && !comma ? [last.head] : [])]
          current.around.push(phrase)
          parent?.around.push(phrase)
        } else if (waiting.length > 0 && last && !comma) {
          phrase.heads = [last.head]
          fronted.push(phrase)
        } else fronted.push(phrase)
        by = ''
        last = phrase
        comma = false
        return
      }
      last = phrase
      if (current) {
        if (
          phrase.stands &&
          DETERMINERS.has(tokens[phrase.head]?.lower ?? '') &&
          !/^(?:this|that|these|those|all|both|each|several|her)$/.test(tokens[phrase.head]?.lower ?? '')
        ) {
          last = undefined
          return
        }
        // A subject of its own: "the report he wrote", "once the rain stops".
        if (acts(index) && (comma || current.done.length > 0 || isSubjectForm(tokens, phrase))) {
          if (!comma && current.done.length > 0) outer = undefined
          current = undefined
          waiting = [phrase]
          clause += 1
        } else if (comma && current.done.length > 0) {
          // An apposition or a list: told together.
          phrase.joined = current.done.at(-1)
          current.done.push(phrase)
        } else current.done.push(phrase)
      } else if (comma && waiting.length > 0) {
        const about = waiting.at(-1)
        phrase.joined = about
        const follows = chunks[index + 1]
        if (follows?.sort === 'verb' || follows?.sort === 'is')
          waiting = fronted.includes(about!) ? [phrase] : [...waiting, phrase]
        else waiting.push(phrase)
      } else if (waiting.length === 0 || !phrase.stands || tokens[phrase.head]?.kind !== 'number')
        waiting = [phrase]
      comma = false
      return
    }
    if (chunk.sort === 'quality') {
      if (current && current.at < 0) {
        current.at = chunk.at
      }
      by = ''
      return
    }
    // A verb.
    const at = chunk.sort === 'is' ? -1 : chunk.at
    const denied = tokens
      .slice(chunk.start, chunk.end)
      .some(
        ({ lower }, step) =>
          isDenying(tokens, chunk.start + step) && !(lower === 'no' && chunk.start + step + 1 === chunk.end),
      )
    const saying: Saying = {
      at,
      passive: false,
      denied,
      mode: modeOf(tokens.slice(chunk.start, chunk.end)),
      under: undefined,
      doers: [],
      done: [],
      around: [],
      clause,
    }
    if (chunk.sort === 'verb') saying.passive = chunk.passive
    const infinitive =
      chunk.sort === 'verb' && (chunk.form === 'to' || chunk.form === 'ing' || chunk.form === 'ed')
    let who: Phrase[] = []
    if (infinitive) {
      const form = chunk.sort === 'verb' ? chunk.form : ''
      const object = current && !comma ? current.done.at(-1) : undefined
      if (form === 'ed' && last && !comma) who = [last]
      else if (form === 'ing')
        who = by !== '' ? [] : last && !comma && current ? [last] : waiting.length > 0 ? waiting : subject
      else if (form === 'to' && comma) who = []
      // "Asked her to sing", but "used a knife to open it", "showed her how to sing".
      // "Had the right to print".
      else if (object && current !== undefined && having.has(current) && form === 'to') who = current.doers
      else if (object)
        who =
          object === last && isSomebody(tokens, object) && !isUse(tokens[current?.at ?? -1]) ? [object] : []
      else if (chunks[index - 1]?.sort === 'opener') who = []
      else who = subject
      if (form === 'to' && current && !comma && !object && current.at >= 0) parent = current
    } else if (waiting.length > 0) who = waiting
    else if (outer && outer.waiting.length > 0 && !and) {
      who = outer.waiting
      outer = undefined
    } else if (current && current.done.length > 0 && !and && !comma && by === '') {
      // "Thinks a slave carved it".
      const about = current.done.pop()
      who = about ? [about] : []
    } else if (and || comma || current === undefined) who = subject
    if (!infinitive) parent = undefined
    // "Was checked and returned".
    if (
      chunk.sort === 'verb' &&
      and &&
      waiting.length === 0 &&
      current?.passive &&
      chunk.start === chunk.at &&
      isParticiple(tokens[chunk.at]!)
    )
      saying.passive = true
    for (const phrase of fronted) {
      if (phrase.heads.length === 0) phrase.heads = [at]
      else phrase.heads.push(at)
      saying.around.push(phrase)
    }
    fronted = []
    // An order: "cool it, and serve".
    const order =
      chunk.sort === 'verb' &&
      chunk.form === 'finite' &&
      chunk.start === chunk.at &&
      waiting.length === 0 &&
      who.every(({ head }) => isSingular(tokens[head])) &&
      tokens[chunk.at]?.lower === tokens[chunk.at]?.lemma
    if (saying.passive) saying.done = [...who]
    else if (!order) saying.doers = [...who]
    // "Failed to sell", "was not allowed to sell", "without selling": it was not done.
    if (infinitive && (current || by !== '')) {
      const governor = current
      if (/^(?:without|instead)$/.test(by)) saying.denied = !saying.denied
      else if (governor && !comma && chunk.sort === 'verb' && chunk.form !== 'ed') saying.under = governor
    }
    sayings.push(saying)
    // What somebody has is theirs.
    if (chunk.sort === 'is' && tokens.slice(chunk.start, chunk.end).some(({ lower }) => HAVE.has(lower)))
      having.add(saying)
    if (!infinitive) {
      subject = who
      waiting = []
    } else if (chunk.sort === 'verb' && chunk.form !== 'ed') waiting = []
    else if (chunk.sort === 'verb' && chunk.form === 'ed' && waiting.length > 0 && current === undefined) {
      // "The hearing attended by 300 people was long": the subject still waits.
      outer = { current: undefined, subject, waiting }
      waiting = []
    }
    current = saying
    // What stands behind a verb belongs to it, or to what follows it.
    last = undefined
    by = ''
    and = false
    comma = false
  })
  for (const saying of sayings) {
    if (saying.passive) {
      const isAgent = ({ by: word, start, end }: Phrase) =>
        word === 'by' && tokens.slice(start, end).every(({ kind }) => kind !== 'number')
      saying.doers.push(...saying.around.filter(isAgent))
      saying.around = saying.around.filter((phrase) => !isAgent(phrase))
    }
  }
  // What somebody is said to be names them: "radium is a metal that glows".
  for (const saying of sayings) {
    const [being] = saying.done
    if (saying.at >= 0 || saying.denied || having.has(saying) || !being || being.stands) continue
    for (const { stands, same } of saying.doers) if (!stands) being.same.push(...same)
  }
  for (const { doers, done } of having) {
    for (const phrase of done) phrase.had.push(...doers)
  }
  for (const saying of sayings) {
    const opening = [...saying.doers, ...saying.done].filter(
      ({ start }) =>
        NO.test(tokens[start]?.lower ?? '') ||
        /^(?:not|neither|nor|no)$/.test(tokens[start - 1]?.lower ?? ''),
    )
    // "Under no circumstances".
    const never = saying.around.some(
      ({ by, start }) => /^(?:under|in|at|by|on)$/.test(by) && tokens[start]?.lower === 'no',
    )
    if (opening.length > 0 || never) saying.denied = !saying.denied
  }
  for (const saying of sayings) {
    const { under } = saying
    if (under && under.denied !== denies(tokens[under.at])) saying.denied = !saying.denied
  }
  // What a pronoun may stand for: what was named before it.
  for (const [index, phrase] of phrases.entries()) {
    const word = tokens[phrase.head]
    if (!phrase.stands || !word || !/^(?:it|they|them|he|she|him)$/.test(word.lower)) continue
    const many = /^the[ym]$/.test(word.lower)
    const subjects = sayings.flatMap(({ doers, done, passive }) => (passive ? done : doers))
    phrase.meant = phrases
      .slice(0, index)
      .filter(
        ({ stands, head, same }) =>
          (!stands || same.length > 1) &&
          (word.lower === 'it' || many ? many === isMany(tokens, same) : isSomebody(tokens, { head, same })),
      )
    phrase.likely = subjects.findLast((one) => phrase.meant.includes(one))
  }
  const openers = new Set(chunks.flatMap(({ sort, start }) => (sort === 'opener' ? [start] : [])))
  return { sayings, phrases, openers }
}

/** Whether a verb is done with something for a purpose: whoever does it does what follows. */
function isUse(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.bases.some((base) => /^(?:use|employ|utili[sz]e|need|take|have|make)$/.test(base))
  )
}

const DENIERS = new Set(
  'fail forget refuse decline avoid forbid prevent refrain stop cease ban prohibit bar deter discourage abstain neglect omit unable reluctant impossible unwilling'.split(
    ' ',
  ),
)

/** Whether what a word governs is not done: "refuse to", "refrain from". */
function denies(token: Token | undefined): boolean {
  return token !== undefined && token.bases.some((base) => DENIERS.has(base))
}

function modeOf(tokens: readonly Token[]): Saying['mode'] {
  if (tokens.some(({ lower }) => /^(?:may|can|might|could)$/.test(lower))) return 'may'
  return tokens.some(({ lower }) => /^(?:must|shall)$/.test(lower)) ? 'must' : ''
}

function isMany(tokens: readonly Token[], same: readonly number[]): boolean {
  return same.some((at) => {
    const token = tokens[at]
    return (
      token !== undefined &&
      (token.kind === 'content' ? token.lower !== token.lemma && /s$|en$/.test(token.lower) : false)
    )
  })
}

function isSingular(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    !/s$/.test(token.lower) &&
    !/^(?:i|you|we|they|those|these)$/.test(token.lower) &&
    token.kind !== 'number'
  )
}

const TIMES = new Set(
  'day week month year hour minute time morning evening night afternoon today tomorrow yesterday summer winter spring autumn'.split(
    ' ',
  ),
)

function isTime(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (isCalendar(token.lower) !== undefined || token.bases.some((base) => TIMES.has(base)))
  )
}

function isSubjectForm(tokens: readonly Token[], { head }: Phrase): boolean {
  return /^(?:i|he|she|we|they)$/.test(tokens[head]?.lower ?? '')
}
