import { type HtmlElement, property } from './hast.ts'

const HIDING_STYLE =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|pt|em|rem|%)?\s*(?:;|!|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|mso-hide\s*:\s*all)/i

/** Whether a page does not show this element. Hidden words are not part of what a reader of the document sees. */
export function isHidden(node: HtmlElement): boolean {
  const { hidden, style, open } = node.properties
  if (hidden !== undefined && hidden !== null && hidden !== false) return true
  if (node.tagName === 'dialog' && (open === undefined || open === null || open === false)) return true
  if (typeof style === 'string' && HIDING_STYLE.test(style)) return true
  // KaTeX writes each formula twice; the one for machines is kept.
  return property(node, 'className').split(' ').includes('katex-html')
}
