/** What the person or a script has changed on the page; the server knows nothing of it. */
const THEIRS = new Set(['open', 'hidden'])

function keyOf(node: Node): string | undefined {
  // Not `node.id`: in a form with a field of that name it is the field.
  return node instanceof Element
    ? (node.getAttribute('data-file') ?? node.getAttribute('id') ?? undefined)
    : undefined
}

function takeAttributes(old: Element, next: Element) {
  for (const name of old.getAttributeNames()) {
    if (!next.hasAttribute(name) && !THEIRS.has(name)) old.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (!THEIRS.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
}

function takeChildren(old: Element, next: Element) {
  const keyed = new Map([...old.children].map((child) => [keyOf(child), child]))
  let place = old.firstChild
  // What is inserted leaves `next`.
  const children = [...next.childNodes]
  for (const child of children) {
    const key = keyOf(child)
    const like = place && !keyOf(place) && place.nodeName === child.nodeName ? place : undefined
    const match = key ? keyed.get(key) : like
    if (!match || match.nodeName !== child.nodeName) {
      old.insertBefore(child, place)
      continue
    }
    if (match === place) place = place.nextSibling
    else old.insertBefore(match, place)
    if (match instanceof Element) morph(match, child as Element)
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue
  }
  while (place) {
    const following: ChildNode | null = place.nextSibling
    place.remove()
    place = following
  }
}

/**
 * Makes `old` look like `next` and leaves alone what is alike already, so that focus, open menus and ticked boxes stay
 * where they are. Rows are known by `data-file`, other elements by their id or their place.
 */
export function morph(old: Element, next: Element) {
  if (old.isEqualNode(next)) return
  takeAttributes(old, next)
  takeChildren(old, next)
}
