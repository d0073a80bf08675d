import { escapeMarkdown } from '../markdown/escape.ts'
import { renderCommand } from './commands.ts'
import { ACCENTS, LETTERS, LIGATURES } from './letters.ts'
import { defines, expand, takeDefinition } from './macros.ts'
import { type Source, sourceOf } from './source.ts'
import type { Tex } from './tex.ts'

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
    const letter = LETTERS.get(name)
    const accent = tex.macros.has(name) ? undefined : ACCENTS.get(name)
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
    } else if (letter !== undefined) {
      plain += letter
    } else if (accent !== undefined) {
      const base = inner(source.argument()).replace(/^[ıȷ]/, (dotless) => (dotless === 'ı' ? 'i' : 'j'))
      plain += (base.slice(0, 1) + accent).normalize('NFC') + base.slice(1)
    } else if (defines(name)) takeDefinition(name, source, tex.macros)
    else if (tex.macros.has(name)) expand(tex.macros.get(name)!, source)
    else write(renderCommand(name, source, tex, inner))
  }
  write('')
  return out.join('')
}

/** A formula in the text or on its own. */
function dollars(source: Source): string {
  if (source.peek()?.text === '$') {
    source.next()
    return `\n\n$$${source.until('$$').trim()}$$\n\n`
  }
  return `$${source.until('$')}$`
}

function withLigatures(text: string): string {
  return LIGATURES.reduce((all, [written, read]) => all.replaceAll(written, read), text).replaceAll('`', '‘')
}
