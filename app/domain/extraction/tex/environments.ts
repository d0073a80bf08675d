import { fenced } from '../markdown/escape.ts'
import {
  DRAWN,
  ENVIRONMENT_ARGUMENTS,
  FORMULAS,
  LISTS,
  NAMED,
  TABLE_ARGUMENTS,
  TABLES,
  VERBATIM,
} from './environment-names.ts'
import type { Source } from './source.ts'
import { tableMarkdown } from './tables.ts'

type Inner = (text: string) => string

/** An environment whose \begin{name} has been taken, as Markdown. */
export function renderEnvironment(
  name: string,
  source: Source,
  inner: Inner,
  theorems: ReadonlyMap<string, string>,
): string {
  const plain = name.replace(/\*$/, '')
  if (VERBATIM.includes(plain)) {
    const caption = /\bcaption\s*=\s*(?:\{([^{}]*)\}|([^,]*))/.exec(source.option() ?? '')
    if (plain === 'minted') source.argument()
    const said = tidy(inner(caption?.[1] ?? caption?.[2] ?? ''))
    return block(said) + block(fenced(source.until(`\\end{${name}}`).replace(/^[ \t]*\n/, '')))
  }
  if (FORMULAS.includes(plain)) return block(formula(plain, source.environment(name)))
  if (DRAWN.includes(plain)) {
    source.environment(name)
    return ''
  }
  if (TABLES.includes(plain)) return block(table(plain, name, source, inner))
  const list = LISTS.get(plain)
  const option = plain === 'document' ? undefined : source.option()
  const count = ENVIRONMENT_ARGUMENTS.get(plain) ?? 0
  for (let left = count; left > 0; left--) source.argument()
  if (list) return block(listMarkdown(list, source.environment(name), inner))
  if (plain === 'quote' || plain === 'quotation' || plain === 'verse') {
    return block(tidy(inner(source.environment(name))).replace(/^/gm, '> '))
  }
  if (plain === 'abstract') return '\n\n**Abstract**\n\n'
  if (plain === 'frame' && source.peek()?.text === '{') return `\n\n## ${tidy(inner(source.argument()))}\n\n`
  const theorem = theorems.get(plain) || (NAMED.includes(plain) ? plain : '')
  if (theorem) {
    const title = option ? ` (${tidy(inner(option))})` : ''
    return `\n\n**${theorem.charAt(0).toUpperCase()}${theorem.slice(1)}${title}.** `
  }
  // Everything else only says how its text looks; its \end is passed over when it comes.
  return '\n\n'
}

function block(text: string): string {
  return `\n\n${text}\n\n`
}

/** Formulas stay as they are written; those of several lines keep their environment, which says how they are aligned. */
function formula(name: string, body: string): string {
  const text = body
    .replace(/\\label\s*\{[^}]*\}/g, '')
    .replace(/(?<!\\)%.*$/gm, '')
    .replace(/\n\s*\n/g, '\n')
    .trim()
  const lines = name === 'equation' || name === 'displaymath' || name === 'math'
  return lines ? `$$${text}$$` : `$$\\begin{${name}}\n${text}\n\\end{${name}}$$`
}

function table(plain: string, name: string, source: Source, inner: Inner): string {
  source.option()
  for (let left = TABLE_ARGUMENTS.get(plain) ?? 1; left > 0; left--) source.argument()
  return tableMarkdown(source.environment(name), (cell) => tidy(inner(cell)).replace(/\s+/g, ' '))
}

function listMarkdown(kind: 'bullet' | 'number' | 'term', body: string, inner: Inner): string {
  return itemsOf(body)
    .map((item, at) => {
      const mark = kind === 'number' ? `${at + 1}. ` : '- '
      // Slides say in angle brackets when a point appears.
      const label = /^\s*(?:<[\d,+-]+>\s*)?\[([^\]]*)\]|^\s*<[\d,+-]+>/.exec(item)
      const text = tidy(inner(label ? item.slice(label[0].length) : item))
      const term = label?.[1] ? `**${tidy(inner(label[1]))}** ` : ''
      return mark + `${term}${text}`.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

/** What stands behind each \item of this list; items of lists inside it belong to their item. Books are listed by their key. */
function itemsOf(body: string): string[] {
  const items: string[] = []
  const edges = /\\(begin|end)\s*\{|\\(?:item(?![a-zA-Z])|bibitem(?:\[[^\]]*\])?\s*\{([^}]*)\})/g
  let depth = 0
  let from = -1
  let key: string | undefined
  const close = (end?: number) => {
    if (from >= 0) items.push((key === undefined ? '' : `[${key}]`) + body.slice(from, end))
  }
  for (const found of body.matchAll(edges)) {
    if (found[1]) depth += found[1] === 'begin' ? 1 : -1
    else if (depth === 0) {
      close(found.index)
      from = found.index + found[0].length
      key = found[2]
    }
  }
  close()
  return items
}

/** Paragraphs with one blank line between them and no blanks at their edges. */
export function tidy(markdown: string): string {
  return markdown
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
