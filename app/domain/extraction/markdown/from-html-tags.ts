import { lookup } from '#app/lookup.ts'

/** Elements that never have content. */
export const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)

/** Elements whose content is not markup, and of no use to a reader. */
export const DROPPED_RAW = new Set('script style iframe noembed noframes'.split(' '))

/** Elements whose content is not markup but words. */
export const KEPT_RAW = new Set('title textarea xmp'.split(' '))

/** Elements that mark words within a line and that a parser carries on into the next block when left open. */
export const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/** Elements that end an open paragraph. */
export const BLOCK = new Set(
  (
    'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p pre section summary table ul'
  ).split(' '),
)

/** Elements that are not part of what a document says to its reader. */
export const UNREAD = new Set(
  (
    'applet area audio base basefont bgsound canvas col colgroup command datalist embed frame frameset head ' +
    'iframe input isindex keygen link meta noembed noframes noscript option param script select source ' +
    'spacer style svg template textarea title track video'
  ).split(' '),
)

/** An opening tag ends these when they are open, as far as the element after the colon reaches. */
export const IMPLIED_ENDS = lookup<{ ends: Set<string>; within: Set<string> }>({
  li: { ends: new Set(['li']), within: new Set(['ul', 'ol', 'menu', 'dir', 'table', 'td', 'th']) },
  dt: { ends: new Set(['dt', 'dd']), within: new Set(['dl', 'table', 'td', 'th']) },
  dd: { ends: new Set(['dt', 'dd']), within: new Set(['dl', 'table', 'td', 'th']) },
  td: { ends: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
  th: { ends: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
  tr: { ends: new Set(['tr', 'caption', 'colgroup']), within: new Set(['table', 'thead', 'tbody', 'tfoot']) },
  thead: { ends: new Set(['thead', 'tbody', 'tfoot', 'caption', 'colgroup']), within: new Set(['table']) },
  tbody: { ends: new Set(['thead', 'tbody', 'tfoot', 'caption', 'colgroup']), within: new Set(['table']) },
  tfoot: { ends: new Set(['thead', 'tbody', 'tfoot', 'caption', 'colgroup']), within: new Set(['table']) },
  option: { ends: new Set(['option']), within: new Set(['select', 'optgroup']) },
})

/** Elements an end tag of another name does not reach out of. */
export const SCOPE = new Set('table td th caption button object template select'.split(' '))

/** Elements whose end tag reaches out of cells. */
export const TABLE_PARTS = new Set('table tr td th thead tbody tfoot caption'.split(' '))

/** Elements that only hold others: a page may be cut between what stands in them. */
export const WRAPPER = new Set('article aside center div footer form header main nav section'.split(' '))
