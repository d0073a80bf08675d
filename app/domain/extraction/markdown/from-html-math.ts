import { type HtmlElement, type HtmlNode, isElement, property, text, wordsOf } from './hast.ts'

/** A formula as a line of text: its TeX source between dollar signs where the page carries it, else linear notation. */
export function mathText(math: HtmlElement): HtmlNode {
  const source = texSource(math)
  return text(source ? `$${source}$` : lineOf(partsOf(math)).replace(/\s+/g, ' ').trim())
}

function texSource(node: HtmlElement): string | null {
  for (const part of node.children) {
    if (!isElement(part)) continue
    if (part.tagName === 'annotation' && /tex/i.test(property(part, 'encoding'))) return wordsOf(part).trim()
    const below = texSource(part)
    if (below) return below
  }
  return null
}

/** A stretch of a formula in one line, and how it holds together with what stands next to it. */
type Part = {
  text: string
  kind: 'factor' | 'word' | 'script' | 'fraction' | 'rows' | 'sum' | 'operator' | 'between'
}

const APPLY = '\u2061'
const INVISIBLE = /^[\u2062-\u2064]$/
const SUM_SIGN = /^[∏∐∑∫-∳⋀-⋃⨀-⨌]/
/** Signs after which, and before which, a fraction would be taken for a part of something else. */
const HOLDS_BEFORE = /^[)\]}⟩|‖!'′%°/÷∕√]$/
const HOLDS_AFTER = /^[([{⟨|‖!'′%°/÷∕^_√]$/
const ROOTS = new Map([
  ['3', '∛'],
  ['4', '∜'],
])
const BRACKETS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['⟨', '⟩'],
])
const ACCENTS = new Map([
  ['\u0302', 'hat'],
  ['^', 'hat'],
  ['\u0303', 'tilde'],
  ['~', 'tilde'],
  ['\u0304', 'bar'],
  ['\u0305', 'bar'],
  ['¯', 'bar'],
  ['‾', 'bar'],
  ['\u20d7', 'vec'],
  ['→', 'vec'],
  ['\u0307', 'dot'],
  ['\u0308', 'ddot'],
])

/** MathML (w3.org/TR/mathml-core) in one line with every bracket it needs: `(a+b)/2`, `x^(n+1)`, `√(y)`. */
function partsOf(node: HtmlNode): Part[] {
  if (node.type === 'text') return node.value.trim() ? [{ text: node.value.trim(), kind: 'factor' }] : []
  if (node.type !== 'element') return []
  const inner = node.children.filter((part): part is HtmlElement => part.type === 'element')
  const [first = [], second = [], third = []] = inner.slice(0, 3).map(partsOf)
  switch (node.tagName) {
    case 'annotation':
    case 'annotation-xml':
      return []
    case 'mi':
    case 'mn':
      return tokenOf(wordsOf(node))
    case 'mo':
      return operatorOf(wordsOf(node))
    case 'mspace':
      return [{ text: ' ', kind: 'between' }]
    case 'mtext':
      return [{ text: ` ${wordsOf(node)} `, kind: 'between' }]
    case 'mfrac':
      return [fraction(first, second, hasNoBar(node))]
    case 'msup':
      return scripted(first, [['^', second]])
    case 'msub':
    case 'munder':
      return scripted(first, [['_', second]])
    case 'mover':
      return over(first, second)
    case 'msubsup':
    case 'munderover':
      return scripted(first, [
        ['_', second],
        ['^', third],
      ])
    case 'mmultiscripts':
      return multiscripts(first, inner.slice(1))
    case 'msqrt':
      return [{ text: `√(${lineOf(inner.flatMap(partsOf))})`, kind: 'factor' }]
    case 'mroot':
      return [root(first, lineOf(second).trim())]
    case 'mtable':
      return [{ text: inner.map((row) => lineOf(partsOf(row))).join('; '), kind: 'rows' }]
    case 'mtr':
      return [{ text: inner.map((cell) => lineOf(partsOf(cell))).join(', '), kind: 'rows' }]
    default:
      return rowOf(node)
  }
}

/** A row as its parts; what a function or a sum is applied to holds together as it does on the page. */
function rowOf(row: HtmlElement): Part[] {
  const parts: Part[] = []
  for (const node of row.children) {
    const next = partsOf(node)
    const last = parts.at(-1)
    if (next.length === 0) continue
    if (last?.text === APPLY) {
      parts.pop()
      const name = parts.pop()
      parts.push({ text: `${name?.text ?? ''}${bracketed(next)}`, kind: 'word' })
    } else if (isElement(node, 'mrow') && last?.kind === 'sum' && next.some(isSplitting))
      parts.push({ text: bracketed(next), kind: 'factor' })
    else parts.push(...next)
  }
  return parts
}

/** Joins parts, with brackets around fractions that would take in what stands beside them. */
function lineOf(parts: readonly Part[]): string {
  let line = ''
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    const isBeside = holds(before, HOLDS_BEFORE) || holds(parts[at + 1], HOLDS_AFTER)
    const written =
      part.kind === 'fraction' && isBeside
        ? `(${part.text})`
        : part.kind === 'rows' && isBeside && !isInBrackets(before, parts[at + 1])
          ? `[${part.text}]`
          : part.text
    const isApart =
      before !== undefined &&
      (before.kind === 'sum' || [before.kind, part.kind].some((kind) => kind === 'word' || kind === 'script'))
    const wouldJoin = /[\p{L}\p{N}]$/u.test(line) && /^[\p{L}\p{N}]/u.test(written)
    line += isApart && (wouldJoin || before.kind === 'sum') ? ` ${written}` : written
  }
  return line
}

function isInBrackets(before: Part | undefined, after: Part | undefined): boolean {
  return before?.kind === 'operator' && after?.kind === 'operator'
}

function holds(neighbour: Part | undefined, signs: RegExp): boolean {
  if (!neighbour || neighbour.kind === 'between') return false
  return neighbour.kind !== 'operator' || signs.test(neighbour.text.trim())
}

/** A name, a number or one letter; letters that a page puts into one element are a word. */
function tokenOf(words: string): Part[] {
  const token = words.trim()
  if (token === '') return []
  return [{ text: token, kind: /^\p{L}{2,}$/u.test(token) ? 'word' : 'factor' }]
}

function operatorOf(words: string): Part[] {
  const sign = words.trim()
  if (sign === '') return words === '' ? [] : [{ text: ' ', kind: 'between' }]
  if (INVISIBLE.test(sign)) return []
  if (/^\p{L}+$/u.test(sign)) return [{ text: sign, kind: 'word' }]
  return [{ text: words.replace(/\s+/g, ' '), kind: SUM_SIGN.test(sign) ? 'sum' : 'operator' }]
}

function hasNoBar(node: HtmlElement): boolean {
  const thickness = property(node, 'linethickness') || property(node, 'lineThickness')
  return thickness !== '' && Number.parseFloat(thickness) === 0
}

function fraction(above: Part[], below: Part[], isStack: boolean): Part {
  if (isStack) return { text: `${lineOf(above).trim()} choose ${lineOf(below).trim()}`, kind: 'rows' }
  const isProduct = above.length > 0 && above.every(({ kind }) => /^(?:factor|word|script)$/.test(kind))
  const top = isProduct ? lineOf(above) : bracketed(above)
  const [only] = below
  const isOne = below.length === 1 && only && /^(?:factor|word|script)$/.test(only.kind)
  return { text: `${top}/${isOne ? only.text : bracketed(below)}`, kind: 'fraction' }
}

/** Scripts belong to the last sign before them; what would not be one sign in a line is put in brackets. */
function scripted(base: Part[], scripts: [sign: '_' | '^', script: Part[]][]): Part[] {
  const last = base.at(-1)
  const told = scripts
    .map(([sign, script]) => (script.length > 0 ? `${sign}${grouped(script)}` : ''))
    .join('')
  if (!last || told === '') return told ? [{ text: told, kind: 'script' }] : base
  const isSign = /^(?:factor|sum|operator)$/.test(last.kind) || /^\p{L}+$/u.test(last.text)
  const kind = last.kind === 'sum' ? 'sum' : isClosing(last) ? 'factor' : 'script'
  return [
    ...base.slice(0, -1),
    {
      text: `${isSign ? last.text.trim() : last.kind === 'rows' ? `[${last.text}]` : `(${last.text})`}${told}`,
      kind,
    },
  ]
}

function isClosing(part: Part): boolean {
  return part.kind === 'operator' && HOLDS_BEFORE.test(part.text.trim())
}

function over(base: Part[], above: Part[]): Part[] {
  const sign = lineOf(above).trim()
  const name = ACCENTS.get(sign)
  if (!name && !/^\p{M}$/u.test(sign)) return scripted(base, [['^', above]])
  const under = lineOf(base).trim()
  const combining = [...ACCENTS].find(([mark, word]) => word === name && /^\p{M}$/u.test(mark))?.[0] ?? sign
  if (Array.from(under).length === 1) return [{ text: `${under}${combining}`, kind: 'factor' }]
  return [{ text: name ? `${name}(${under})` : `(${under})${sign}`, kind: 'word' }]
}

/** Scripts before a sign, as isotopes have them: `(_6^14)C`. */
function multiscripts(base: Part[], scripts: readonly HtmlElement[]): Part[] {
  const at = scripts.findIndex((part) => part.tagName === 'mprescripts')
  const [sub = [], sup = []] = (at < 0 ? [] : scripts.slice(at + 1)).map(partsOf)
  const [below = [], above = []] = (at < 0 ? scripts : scripts.slice(0, at)).map(partsOf)
  const before = scripted(
    [],
    [
      ['_', sub],
      ['^', sup],
    ],
  )
  const own = scripted(base, [
    ['_', below],
    ['^', above],
  ])
  return [...before.map((part): Part => ({ text: `(${part.text})`, kind: 'factor' })), ...own]
}

function root(radicand: Part[], degree: string): Part {
  return {
    text: `${ROOTS.get(degree) ?? (degree ? `√[${degree}]` : '√')}(${lineOf(radicand).trim()})`,
    kind: 'factor',
  }
}

/** Whether a part ends what a sum or a product is taken of. */
function isSplitting({ kind, text: sign }: Part): boolean {
  return kind === 'operator' && /^\s*[+\-−±∓=<>≤≥]\s*$/.test(sign)
}

/** As a script: in brackets when it is more than one sign. */
function grouped(parts: readonly Part[]): string {
  const plain = lineOf(parts).trim()
  if (parts.length === 1 && /^\p{L}+$/u.test(plain)) return plain
  return Array.from(plain).length <= 1 || /^[\d.]+$/.test(plain) ? plain : bracketed(parts)
}

/** In brackets, once. */
function bracketed(parts: readonly Part[]): string {
  const plain = lineOf(parts).trim()
  return isBracketed(plain) ? plain : `(${plain})`
}

function isBracketed(line: string): boolean {
  const close = BRACKETS.get(line[0] ?? '')
  if (close !== ')' || !line.endsWith(close)) return false
  let depth = 0
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '(') depth++
    else if (line[at] === ')') depth--
    if (depth === 0) return at === line.length - 1
  }
  return false
}
