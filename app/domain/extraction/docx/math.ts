import { element, type HtmlElement, type HtmlNode } from '../markdown/hast.ts'
import { child, elements, textOf, type XmlElement } from '../xml/tree.ts'
import { value } from './styles.ts'

/** A formula of Office Math (ECMA-376, part 1, 22.1) as MathML. */
export function mathOf(omml: XmlElement): HtmlElement {
  return element('math', partsOf(omml))
}

function partsOf(parent: XmlElement | undefined): HtmlNode[] {
  return parent ? elements(parent).flatMap(partOf) : []
}

function row(parent: XmlElement | undefined, name?: string): HtmlElement {
  return element('mrow', partsOf(name === undefined ? parent : child(parent, name)))
}

function partOf(node: XmlElement): HtmlNode[] {
  switch (node.name) {
    case 'r':
      return run(node)
    case 'f':
      return [fraction(node)]
    case 'sSup':
      return [element('msup', [row(node, 'e'), row(node, 'sup')])]
    case 'sSub':
      return [element('msub', [row(node, 'e'), row(node, 'sub')])]
    case 'sPre':
      return [
        element('mmultiscripts', [
          row(node, 'e'),
          element('mprescripts'),
          row(node, 'sub'),
          row(node, 'sup'),
        ]),
      ]
    case 'sSubSup':
      return [element('msubsup', [row(node, 'e'), row(node, 'sub'), row(node, 'sup')])]
    case 'limLow':
      return [element('munder', [row(node, 'e'), row(node, 'lim')])]
    case 'limUpp':
      return [element('mover', [row(node, 'e'), row(node, 'lim')])]
    case 'rad':
      return [root(node)]
    case 'nary':
      return nary(node)
    case 'd':
      return delimited(node)
    case 'func':
      return [row(node, 'fName'), element('mo', ['\u2061']), row(node, 'e')]
    case 'acc':
      return [accented(row(node, 'e'), value(child(child(node, 'accPr'), 'chr')) ?? '\u0302')]
    case 'bar':
      return [accented(row(node, 'e'), value(child(child(node, 'barPr'), 'pos')) === 'top' ? '¯' : '\u0332')]
    case 'groupChr':
      return [accented(row(node, 'e'), value(child(child(node, 'groupChrPr'), 'chr')) ?? '⏟')]
    case 'm':
      return [element('mo', ['[']), matrix(node), element('mo', [']'])]
    case 'eqArr':
      return elements(node, 'e').flatMap((one, at) => [...(at > 0 ? [element('mo', ['; '])] : []), row(one)])
    case 'ctrlPr':
      return []
    default:
      return node.name.endsWith('Pr') ? [] : partsOf(node)
  }
}

function root(node: XmlElement): HtmlElement {
  const degree = row(node, 'deg')
  return degree.children.length > 0
    ? element('mroot', [row(node, 'e'), degree])
    : element('msqrt', [row(node, 'e')])
}

function nary(node: XmlElement): HtmlNode[] {
  const sign = value(child(child(node, 'naryPr'), 'chr')) ?? '∫'
  const below = row(node, 'sub')
  const above = row(node, 'sup')
  const operator = element('mo', [sign])
  const limits =
    above.children.length > 0 && !isHidden(node, 'supHide')
      ? element('munderover', [operator, below, above])
      : below.children.length > 0 && !isHidden(node, 'subHide')
        ? element('munder', [operator, below])
        : operator
  return [limits, row(node, 'e')]
}

function delimited(node: XmlElement): HtmlNode[] {
  const properties = child(node, 'dPr')
  const sign = (name: string, otherwise: string) => {
    const own = child(properties, name)
    return own ? (value(own) ?? '') : otherwise
  }
  const inner = elements(node, 'e').flatMap((one, index) =>
    index === 0 ? [held(one)] : [element('mo', [sign('sepChr', '|')]), held(one)],
  )
  const open = sign('begChr', '(')
  // The one brace of cases closes nothing on the page, but in a line nobody sees where they end.
  const close = sign('endChr', ')') || (open === '{' ? '}' : '')
  return [element('mo', [open]), ...inner, element('mo', [close])]
}

/** What stands in brackets; a matrix needs none of its own there. */
function held(parent: XmlElement): HtmlElement {
  const parts = parent.children.filter((part) => typeof part !== 'string' && !part.name.endsWith('Pr'))
  const [only] = parts
  return parts.length === 1 && only && typeof only !== 'string' && only.name === 'm'
    ? matrix(only)
    : row(parent)
}

function matrix(node: XmlElement): HtmlElement {
  const lines = elements(node, 'mr').map((line) =>
    element(
      'mtr',
      elements(line, 'e').map((one) => element('mtd', [row(one)])),
    ),
  )
  return element('mtable', lines)
}

function fraction(node: XmlElement): HtmlElement {
  const isStack = value(child(child(node, 'fPr'), 'type')) === 'noBar'
  return element('mfrac', [row(node, 'num'), row(node, 'den')], isStack ? { linethickness: '0' } : {})
}

function accented(base: HtmlElement, sign: string): HtmlElement {
  return element('mover', [base, element('mo', [sign])])
}

function isHidden(node: XmlElement, name: string): boolean {
  const property = child(child(node, 'naryPr'), name)
  return property !== undefined && !/^(?:0|off|false)$/.test(value(property) ?? '1')
}

/** Numbers, letters and signs of a run; upright letters are a word, slanted ones stand each for themselves. */
function run(node: XmlElement): HtmlNode[] {
  const properties = child(node, 'rPr')
  const words = elements(node, 't').map(textOf).join('')
  if (properties && child(properties, 'nor')) return [element('mtext', [words])]
  const isUpright = value(child(properties, 'sty')) === 'p'
  const tokens = words.matchAll(/\d+(?:[.,]\d+)*|\p{L}+\p{M}*|[^\d\p{L}]/gu)
  return Array.from(tokens, ([token]) => token).flatMap((token) => {
    if (/^\d/.test(token)) return [element('mn', [token])]
    if (!/^\p{L}/u.test(token)) return [element('mo', [token])]
    const letters = isUpright ? [token] : (token.match(/\p{L}\p{M}*/gu) ?? [])
    return letters.map((letter) => element('mi', [letter]))
  })
}
