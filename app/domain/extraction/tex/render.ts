import { escapeMarkdown, oneLine } from '../markdown/escape.ts'
import { LIGATURES, LETTERS, ACCENTS } from './letters.ts'
import { MARKED, SECTIONS, SILENT, VALUES } from './commands.ts'
import { renderEnvironment } from './environments.ts'
import { defines, expand, type Macro, takeDefinition } from './macros.ts'
import { type Budget, newBudget, type Source, sourceOf } from './source.ts'

/** What one file says of itself, gathered on the way. */
export type Tex = {
  macros: Map<string, Macro>
  budget: Budget
  title: string
  author: string
  notes: string[]
  /** Whether the title has been written where it belongs. */
  titled: boolean
  /** What environments for theorems are headed with. */
  theorems: Map<string, string>
}

export function newTex(): Tex {
  return {
    macros: new Map(),
    budget: newBudget(),
    title: '',
    author: '',
    notes: [],
    titled: false,
    theorems: new Map(),
  }
}

/** The title and who wrote the text, as they stand at its head; empty when it says neither. */
export function titleBlock({ title, author }: Tex): string {
  return [title && `# ${title}`, author].filter(Boolean).join('\n\n')
}

/** Commands in commands; real documents need a handful. Deeper ones are left out. */
const DEPTH = 40

/** TeX as Markdown. `depth` is how many commands this is inside of. */
export function renderTex(text: string, tex: Tex, depth = 0): string {
  if (depth > DEPTH) return ''
  const source = sourceOf(text, tex.budget)
  const inner = (part: string) => renderTex(part, tex, depth + 1)
  const out: string[] = []
  let plain = ''
  const write = (markdown: string) => {
    // Blanks at the beginning of a line would mean something in Markdown; two in a row are one.
    const text = /(?:^|[\n ])$/.test(out.at(-1) ?? '') ? plain.trimStart() : plain
    if (text) out.push(escapeMarkdown(withLigatures(text)))
    plain = ''
    out.push(markdown)
  }
  for (let token = source.next(); token; token = source.next()) {
    const { kind, text: name } = token
    if (kind === 'paragraph') write('\n\n')
    else if (kind === 'character') {
      if (name === '%') {
        // A comment takes its line end with it; a blank line after it still ends the paragraph.
        source.until('\n')
        source.skipIndent()
        if (source.peek()?.text === ' ') write('\n\n')
      } else if (name === '$') write(dollars(source))
      else if (name === '~') plain += '\u00a0'
      else if (name !== '{' && name !== '}' && name !== '&') plain += name
    } else if (Object.hasOwn(LETTERS, name)) {
      plain += LETTERS[name]
    } else if (Object.hasOwn(ACCENTS, name) && !tex.macros.has(name)) {
      const letter = inner(source.argument()).replace(/^[ıȷ]/, (dotless) => (dotless === 'ı' ? 'i' : 'j'))
      plain += (letter.slice(0, 1) + ACCENTS[name]).normalize('NFC') + letter.slice(1)
    } else if (defines(name)) takeDefinition(name, source, tex.macros)
    else if (tex.macros.has(name)) expand(tex.macros.get(name)!, source)
    else write(command(name, source, tex, inner))
  }
  write('')
  return out.join('')
}

function command(name: string, source: Source, tex: Tex, inner: (part: string) => string): string {
  if (Object.hasOwn(SECTIONS, name)) {
    source.option()
    return `\n\n${'#'.repeat(SECTIONS[name]!)} ${oneLine(inner(source.argument()))}\n\n`
  }
  if (Object.hasOwn(MARKED, name)) return marked(MARKED[name]!, inner(source.argument()))
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
  if (Object.hasOwn(SILENT, name)) {
    source.option()
    for (let left = SILENT[name]!; left > 0; left--) source.argument()
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

/** A formula in the text or on its own. */
function dollars(source: Source): string {
  if (source.peek()?.text === '$') {
    source.next()
    return `\n\n$$${source.until('$$').trim()}$$\n\n`
  }
  return `$${source.until('$')}$`
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

function withLigatures(text: string): string {
  return LIGATURES.reduce((all, [written, read]) => all.replaceAll(written, read), text).replaceAll('`', '‘')
}
