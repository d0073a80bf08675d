import { oneLine } from '../markdown/escape.ts'
import { MARKED, SECTIONS, SILENT, VALUES } from './command-names.ts'
import { renderEnvironment } from './environments.ts'
import type { Source } from './source.ts'
import { type Tex, titleBlock } from './tex.ts'

/** What the command `name`, which has just been read off `source`, stands for as Markdown. `inner` renders its arguments. */
export function renderCommand(
  name: string,
  source: Source,
  tex: Tex,
  inner: (part: string) => string,
): string {
  const level = SECTIONS.get(name)
  if (level !== undefined) {
    source.option()
    return `\n\n${'#'.repeat(level)} ${oneLine(inner(source.argument()))}\n\n`
  }
  const mark = MARKED.get(name)
  if (mark !== undefined) return marked(mark, inner(source.argument()))
  if (name === '\\' || name === 'newline' || name === 'linebreak') {
    source.option()
    return '\n'
  }
  switch (name) {
    case 'par':
    case 'bigskip':
    case 'medskip':
    case 'newpage':
    case 'clearpage':
    case 'pagebreak':
      return '\n\n'
    case 'begin':
      return renderEnvironment(source.argument().trim(), source, inner, tex.theorems)
    case 'end':
      source.argument()
      return '\n\n'
    case '(':
      return `$${source.until('\\)').trim()}$`
    case '[':
      return `\n\n$$${source.until('\\]').trim()}$$\n\n`
    case 'verb':
    case 'lstinline': {
      const mark = source.next()?.text ?? ''
      return `\`${source.until(mark === '{' ? '}' : mark)}\``
    }
    case 'texttt':
    case 'path':
      return `\`${source.argument('address')}\``
    case 'url':
    case 'nolinkurl':
      return `<${source.argument('address').trim()}>`
    case 'href':
      return link(source.argument('address').trim(), inner(source.argument()))
    case 'footnote':
    case 'endnote':
      source.option()
      return `[^${tex.notes.push(oneLine(inner(source.argument())))}]`
    case 'cite':
    case 'citep':
    case 'citet':
    case 'parencite':
    case 'textcite':
    case 'autocite': {
      const place = [source.option(), source.option()].filter(Boolean).map((part) => inner(part!))
      return `[${[source.argument(), ...place].join(', ')}]`
    }
    case 'ref':
    case 'cref':
    case 'Cref':
    case 'autoref':
    case 'eqref':
    case 'pageref':
      return `[${source.argument()}]`
    case 'caption':
      source.option()
      return `\n\n${oneLine(inner(source.argument()))}\n\n`
    case 'title':
      source.option()
      tex.title = oneLine(inner(source.argument()))
      return ''
    case 'author':
    case 'affil':
    case 'affiliation':
    case 'address':
    case 'institute': {
      source.option()
      const words = oneLine(inner(source.argument())).replaceAll(' ,', ',')
      tex.author = [tex.author, words].filter(Boolean).join(', ')
      return ''
    }
    case 'and':
      return ', '
    case 'maketitle':
    case 'titlepage':
      tex.titled = true
      return `\n\n${titleBlock(tex)}\n\n`
    case 'newtheorem': {
      const theorem = source.argument().trim()
      source.option()
      tex.theorems.set(theorem, oneLine(inner(source.argument())))
      source.option()
      return ''
    }
    case 'texorpdfstring': {
      const words = inner(source.argument())
      source.argument()
      return words
    }
    case 'cmidrule':
      source.option()
      if (source.peek()?.text === '(') source.until(')')
      source.argument()
      return ''
    case 'makebox':
    case 'framebox':
      source.option()
      source.option()
      return ''
    case 'iffalse':
      source.until('\\fi')
      return ''
    case 'let':
      source.next()
      source.skipBlanks()
      if (source.peek()?.text === '=') source.next()
      source.skipBlanks()
      source.next()
      return ''
    case 'font':
      source.next()
      skipValue(source)
      return ''
    case 'write':
      while (/\d/.test(source.peek()?.text ?? '')) source.next()
      source.argument()
      return ''
  }
  const silent = SILENT.get(name)
  if (silent !== undefined) {
    source.option()
    for (let left = silent; left > 0; left--) source.argument()
  } else if (VALUES.has(name)) skipValue(source)
  else source.option()
  // What is not known is left out; what stands in its braces is text all the same.
  return ''
}

/** Skips `=1200`, `= 2pt plus 1pt` or a name of a font, up to the next blank after it. */
function skipValue(source: Source): void {
  if (source.peek()?.text !== '=') return
  source.next()
  source.skipBlanks()
  for (
    let token = source.peek();
    token && token.kind === 'character' && token.text !== ' ';
    token = source.peek()
  )
    source.next()
}

/** Marks stand right at the words; nothing is marked that is empty or has several paragraphs. */
function marked(mark: string, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return words === '' || words.includes('\n\n') ? text : `${before}${mark}${words}${mark}${after}`
}

function link(address: string, text: string): string {
  const safe = /^(?:https?:|mailto:|#)/i.test(address)
  return safe ? `[${oneLine(text)}](${address.replace(/[\s()<>]/g, encodeURIComponent)})` : text
}
