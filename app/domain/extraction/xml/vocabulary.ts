/**
 * What elements mean in the vocabularies people write documents in: JATS articles, DocBook, TEI, DITA, NITF, patents
 * (USPTO, ST.36) and their kin. Names are compared in lower case and without prefix.
 */
const MEANINGS: Record<string, string> = {
  heading:
    'title article-title invention-title head heading chapter-title part-title headline hl1 hl2 hedline doctitle ' +
    'maintitle book-title',
  section:
    'sec section sect1 sect2 sect3 sect4 sect5 chapter appendix part article abstract preface glossary bibliography ' +
    'ref-list ack app app-group div div1 div2 div3 div4 topic concept task reference book boxed-text simplesect ' +
    'notes fn-group refsect1 refsect2 refsect3 sub-article response body-section',
  paragraph:
    'p para simpara formalpara claim-text ab caption lead verse-line disp-quote-line shortdesc blurb byline dateline ' +
    'subtitle attrib aff corresp term dt dd definition glossdef copyright-statement license-p mixed-citation citation nlm-citation bibl biblioentry ' +
    'bibliomixed line l verse lg stage sp speaker note-p trans-title alt-title kwd-title',
  list: 'list itemizedlist ul simplelist variablelist steps steps-unordered gloss deflist def-list dl choices',
  numbered: 'orderedlist ol numlist',
  item: 'list-item listitem li item member step def-item varlistentry glossentry dlentry',
  table: 'table informaltable tgroup simpletable',
  row: 'tr row strow sthead',
  cell: 'td th entry stentry cell',
  quote: 'blockquote disp-quote quote-block lq bq epigraph cit',
  code: 'programlisting screen literallayout codeblock preformat pre verbatim eg synopsis msgblock lines',
  note: 'footnote fn note',
  strong: 'bold b strong',
  em: 'italic i emphasis emph em it hi',
  del: 'strike s',
  inlinecode:
    'code monospace literal filename codeph command varname classname function tt option userinput gi att',
  sup: 'sup superscript',
  sub: 'sub subscript inf',
  link: 'ext-link ulink uri link a xref ref ptr email',
  break: 'br break lb pb',
  formula: 'math',
  graphic:
    'graphic inline-graphic mediaobject inlinemediaobject imagedata img image figref-drawing chemistry',
  skipped: 'script style processing-meta index indexterm colspec col colgroup object-id journal-id',
}

const BY_NAME = new Map(
  Object.entries(MEANINGS).flatMap(([meaning, names]) =>
    names.split(' ').map((name) => [name, meaning] as const),
  ),
)

export function meaningOf(name: string): string | undefined {
  return BY_NAME.get(name.toLowerCase())
}

/** An element's name for people: `pub-date` as `Pub date`, `givenName` as `Given name`. */
export function readableName(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
  // Names in capitals stay as they are.
  const lowered = words === words.toUpperCase() ? words : words.toLowerCase()
  return lowered.charAt(0).toUpperCase() + lowered.slice(1)
}
