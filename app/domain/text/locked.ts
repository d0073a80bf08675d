/** A place of a locked term; `raised` when the start of a sentence gives it a capital it was not typed with. */
type LockedPlace = { start: number; end: number; raised: boolean }

/** `typed` finds terms as they were typed, `capital` the spellings that only the start of a sentence may have. */
type Matcher = { typed: RegExp; capital: RegExp }

/** A set of terms is read once, however many paragraphs are searched for it. */
const matchers = new WeakMap<readonly string[], Matcher>()

/**
 * Where `terms` stand in `text` as whole words, in order of their start; the longest where several begin. In the case
 * they were typed in; a term without capitals also with a first capital at the start of a sentence. White space in a
 * term stands for any, a straight apostrophe or hyphen for its typographic forms. Places may overlap. Linear in the
 * text.
 */
export function findLocked(text: string, terms: readonly string[]): LockedPlace[] {
  if (terms.length === 0) return []
  const { typed, capital } = matcherOf(terms)
  const raised = search(text, capital, true).filter(({ start }) => isSentenceStart(text, start))
  const places = search(text, typed, false)
  return raised.length === 0 ? places : [...places, ...raised].sort((a, b) => a.start - b.start)
}

function search(text: string, pattern: RegExp, raised: boolean): LockedPlace[] {
  const places: LockedPlace[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const start = found.index
    places.push({ start, end: start + found[0].length, raised })
    // Another term may begin inside this one.
    pattern.lastIndex = start + firstSign(found[0]).length
  }
  return places
}

/** The locked terms, as they are spelt in `source`, that `output` has too few of: each once for every one missing. */
export function lockedMissing(source: string, output: string, terms: readonly string[]): string[] {
  const wanted = countedKeys(source, terms)
  if (wanted.size === 0) return []
  const found = countedKeys(output, terms)
  return [...wanted].flatMap(([key, needed]) => {
    let present = found.get(key) ?? 0
    // It may be hidden in a longer term that begins in the same place.
    if (present < needed) present = countedKeys(output, [key]).get(key) ?? 0
    return Array.from({ length: Math.max(0, needed - present) }, () => key)
  })
}

/** How often each spelling stands there, apart from what a line break or the start of a sentence does to it. */
function countedKeys(text: string, terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { start, end, raised } of findLocked(text, terms)) {
    const spelling = text.slice(start, end).replaceAll(/\s+/g, ' ')
    const key = raised ? withSmall(spelling) : spelling
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Only white space, list marks or opening quotes stand between this place and the sentence before, or the beginning. */
function isSentenceStart(text: string, at: number): boolean {
  const from = Math.max(0, at - 12)
  const before = text.slice(from, at)
  const open = from === 0 ? /^[^\p{L}\p{N}.,]*$/u.test(before) : false
  return open || /(?:\n|[.!?…:]["'”’»)\]]{0,3}\s)[^\p{L}\p{N}.,]*$/u.test(before)
}

function firstSign(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 32)
}

function withCapital(term: string): string {
  const first = firstSign(term)
  return first.toUpperCase() + term.slice(first.length)
}

function withSmall(term: string): string {
  const first = firstSign(term)
  return first.toLowerCase() + term.slice(first.length)
}

function matcherOf(terms: readonly string[]): Matcher {
  const known = matchers.get(terms)
  if (known) return known
  const typed = new Set(terms.map((term) => term.trim()).filter((term) => term !== ''))
  // "iPhone" has a capital of its own: "IPhone" would be another spelling.
  const raised = [...typed].filter((term) => !/\p{Lu}/u.test(term)).map(withCapital)
  const matcher = { typed: anyOf([...typed]), capital: anyOf(raised.filter((term) => !typed.has(term))) }
  matchers.set(terms, matcher)
  return matcher
}

/** Finds any of `terms` as a whole word, however its accents are written; nothing when there are none. */
function anyOf(terms: readonly string[]): RegExp {
  const tree: Node = { next: new Map(), end: false }
  for (const term of terms) {
    grow(tree, term.normalize('NFC'))
    grow(tree, term.normalize('NFD'))
  }
  const source = terms.length === 0 ? '(?!)' : patternOf(tree)
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${source}(?![\\p{L}\\p{M}\\p{N}_])`, 'gu')
}

/**
 * The terms letter by letter, what they begin with shared: so that at each place of a text every letter is looked at
 * a few times only, however many terms there are.
 */
type Node = { next: Map<string, Node>; end: boolean }

function grow(tree: Node, term: string): void {
  let node = tree
  for (const [sign] of term.matchAll(/\s+|./gsu)) {
    const atom = atomOf(sign)
    const known = node.next.get(atom)
    const child = known ?? { next: new Map(), end: false }
    if (!known) node.next.set(atom, child)
    node = child
  }
  node.end = true
}

/** What stands for a sign in the pattern; all but letters and figures by number, so that none has a meaning. */
function atomOf(sign: string): string {
  if (/^\s/.test(sign)) return '\\s{1,4}'
  if (sign === "'" || sign === '’') return "['’]"
  if (/^[-‐‑]$/.test(sign)) return '[-‐‑]'
  return /^[\p{L}\p{N}]$/u.test(sign) ? sign : `\\u{${(sign.codePointAt(0) ?? 32).toString(16)}}`
}

function patternOf(node: Node): string {
  const branches = [...node.next].map(([atom, child]) => atom + patternOf(child))
  if (branches.length === 0) return ''
  const [only] = branches
  const body = branches.length === 1 && only && !node.end ? only : `(?:${branches.join('|')})`
  return node.end ? `${body}?` : body
}
