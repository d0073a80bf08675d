import { type HtmlElement, type HtmlNode, isElement, property, text, wordsOf } from './hast.ts'

/** A formula as a line of text: its TeX source between dollar signs where the page carries it, else linear notation. */
export function mathText(math: HtmlElement): HtmlNode {
  const source = texSource(math)
  return text(source ? `$${source}$` : linear(math).replace(/\s+/g, ' ').trim())
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

/** MathML (w3.org/TR/mathml-core) in one line: `(a+b)/2`, `x^(n+1)`, `√(y)`. */
function linear(node: HtmlNode): string {
  if (node.type === 'text') return node.value.trim()
  if (node.type !== 'element') return ''
  const parts = node.children.filter((part) => part.type === 'element')
  const [first = '', second = '', third = ''] = parts.slice(0, 3).map(linear)
  switch (node.tagName) {
    case 'annotation':
    case 'annotation-xml':
      return ''
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`
    case 'msup':
      return `${first}^${grouped(second)}`
    case 'msub':
      return `${first}_${grouped(second)}`
    case 'msubsup':
      return `${first}_${grouped(second)}^${grouped(third)}`
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)} `
    case 'munder':
      return `${first}_${grouped(second)} `
    case 'mover':
      return `${first}^${grouped(second)}`
    case 'msqrt':
      return `√(${parts.map(linear).join('')})`
    case 'mroot':
      return `${grouped(second)}√(${first})`
    case 'mtr':
      return `${parts.map(linear).join(', ')}; `
    case 'mspace':
      return ' '
    case 'mtext':
      return ` ${wordsOf(node)} `
    default:
      return node.children.map(linear).join('')
  }
}

/** In brackets when it is more than one sign. */
function grouped(formula: string): string {
  const plain = formula.trim()
  return Array.from(plain).length <= 1 || /^[\d.]+$/.test(plain) || /^\([^()]*\)$/.test(plain)
    ? plain
    : `(${plain})`
}
