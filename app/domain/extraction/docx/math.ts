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
      return [element('mi', [elements(node, 't').map(textOf).join('')])]
    case 'f':
      return [element('mfrac', [row(node, 'num'), row(node, 'den')])]
    case 'sSup':
      return [element('msup', [row(node, 'e'), row(node, 'sup')])]
    case 'sSub':
      return [element('msub', [row(node, 'e'), row(node, 'sub')])]
    case 'sSubSup':
    case 'sPre':
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
      return [row(node, 'fName'), element('mo', [' ']), row(node, 'e')]
    case 'acc':
      return [row(node, 'e'), element('mo', [value(child(child(node, 'accPr'), 'chr')) ?? '\u0302'])]
    case 'm':
      return [
        element(
          'mtable',
          elements(node, 'mr').map((line) =>
            element(
              'mtr',
              elements(line, 'e').map((one) => row(one)),
            ),
          ),
        ),
      ]
    case 'eqArr':
      return elements(node, 'e').flatMap((one) => [row(one), element('mo', ['; '])])
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
    above.children.length > 0
      ? element('munderover', [operator, below, above])
      : below.children.length > 0
        ? element('munder', [operator, below])
        : operator
  return [limits, element('mo', [' ']), row(node, 'e')]
}

function delimited(node: XmlElement): HtmlNode[] {
  const properties = child(node, 'dPr')
  const sign = (name: string, otherwise: string) => {
    const own = child(properties, name)
    return own ? (value(own) ?? '') : otherwise
  }
  const inner = elements(node, 'e').flatMap((one, index) =>
    index === 0 ? [row(one)] : [element('mo', [sign('sepChr', '|')]), row(one)],
  )
  return [element('mo', [sign('begChr', '(')]), ...inner, element('mo', [sign('endChr', ')')])]
}
