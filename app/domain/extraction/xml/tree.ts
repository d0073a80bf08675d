/** An element of a parsed file. Plain data: trees are never deeper than the parser's limit, so recursion is safe. */
export type XmlElement = {
  /** The name without its prefix. */
  name: string
  /** The namespace the prefix stands for; empty when there is none. */
  uri: string
  /** By name as written, prefix included; `writtenAttribute` looks one up. */
  attributes: Record<string, string>
  children: XmlNode[]
}

export type XmlNode = XmlElement | string

/** The attribute called `name`, whatever its prefix; an exact match wins. */
export function attribute(element: XmlElement, name: string): string | undefined {
  const exact = writtenAttribute(element, name)
  if (exact !== undefined) return exact
  const ending = `:${name}`
  for (const key in element.attributes) if (key.endsWith(ending)) return writtenAttribute(element, key)
  return undefined
}

/** The attribute that is written `name`, prefix included. */
export function writtenAttribute(
  { attributes }: Pick<XmlElement, 'attributes'>,
  name: string,
): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined
}

/** The child elements, of one name when given. */
export function elements(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  )
}

/** The first child element of that name. */
export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!parent) return undefined
  for (const node of parent.children) if (typeof node !== 'string' && node.name === name) return node
  return undefined
}

/** All elements below `parent` of one name, in document order, those within each other included. */
export function descendants(parent: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const visit = (element: XmlElement): void => {
    for (const node of element.children) {
      if (typeof node === 'string') continue
      if (node.name === name) found.push(node)
      visit(node)
    }
  }
  visit(parent)
  return found
}

/** All text below an element, as it stands. */
export function textOf(node: XmlNode | undefined): string {
  if (node === undefined) return ''
  if (typeof node === 'string') return node
  let text = ''
  for (const part of node.children) text += typeof part === 'string' ? part : textOf(part)
  return text
}
