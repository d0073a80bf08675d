/**
 * A text as TeX sees it: tokens taken from the front, and what macros stand for put back there. Bounded: macros that
 * call themselves would go on for ever.
 */
export type Source = {
  /** The next token, without taking it; undefined at the end. */
  peek(): Token | undefined
  next(): Token | undefined
  /** Puts text in front, as when a macro is replaced by what it stands for. False when that has been done too often. */
  put(text: string): boolean
  /** What is in braces or the single token that follows; blanks before it are skipped. In addresses, % is a character. */
  argument(kind?: 'address'): string
  /** What is in square brackets, if anything is. */
  option(): string | undefined
  /** Everything up to `end`, which is taken too; to the end of the text when it does not come. */
  until(end: string): string
  /** What stands between the \begin that has just been taken and its \end. */
  environment(name: string): string
  skipBlanks(): void
  /** Skips blanks up to a line end. */
  skipIndent(): void
}

/** A command's name without the backslash, a blank line, or one character. */
type Token = { kind: 'command' | 'paragraph' | 'character'; text: string }

/** How often macros may still be replaced, and by how much text; shared by all sources of one file. */
export type Budget = { expansions: number; characters: number }

export function newBudget(): Budget {
  return { expansions: 20_000, characters: 2_000_000 }
}

const COMMAND = /\\([a-zA-Z@]+)\*?[ \t]*\n?[ \t]*|\\([^a-zA-Z@])/y

export function sourceOf(text: string, budget: Budget): Source {
  // What has been put in front, the innermost last; `at` is where each is read.
  const layers = [{ text, at: 0 }]

  const layer = () => {
    while (layers.length > 1 && layers.at(-1)!.at >= layers.at(-1)!.text.length) layers.pop()
    return layers.at(-1)!
  }

  function read(take: boolean): Token | undefined {
    const top = layer()
    if (top.at >= top.text.length) return
    const character = top.text[top.at]!
    const advance = (length: number) => {
      if (take) top.at += length
    }
    if (character === '\\') {
      COMMAND.lastIndex = top.at
      const found = COMMAND.exec(top.text)
      if (found) {
        advance(commandLength(found[0]))
        return { kind: 'command', text: found[1] ?? found[2]! }
      }
    }
    if (character === '\n') {
      const blank = /\n[ \t]*(?:\n[ \t]*)+/y
      blank.lastIndex = top.at
      const found = blank.exec(top.text)
      advance(found?.[0].length ?? 1)
      return found ? { kind: 'paragraph', text: '' } : { kind: 'character', text: ' ' }
    }
    advance(1)
    return { kind: 'character', text: character }
  }

  const source: Source = {
    peek: () => read(false),
    next: () => read(true),
    put(more) {
      budget.expansions--
      budget.characters -= more.length
      if (budget.expansions < 0 || budget.characters < 0) return false
      layers.push({ text: more, at: 0 })
      return true
    },
    skipBlanks() {
      for (let top = layer(); /\s/.test(top.text[top.at] ?? ''); top = layer()) top.at++
    },
    skipIndent() {
      const top = layer()
      while (top.text[top.at] === ' ' || top.text[top.at] === '\t') top.at++
    },
    argument(kind) {
      source.skipBlanks()
      const top = layer()
      if (top.text[top.at] === '{') return balanced(top, '{', '}', kind !== 'address')
      const token = source.next()
      return token?.kind === 'command' ? `\\${token.text} ` : (token?.text ?? '')
    },
    option() {
      const top = layer()
      const found = /[ \t]*\n?[ \t]*\[/y
      found.lastIndex = top.at
      const blanks = found.exec(top.text)
      if (!blanks) return
      top.at += blanks[0].length - 1
      return balanced(top, '[', ']', true)
    },
    environment(name) {
      const top = layer()
      const edge = new RegExp(`\\\\(begin|end)\\s*\\{${RegExp.escape(name)}\\}`, 'g')
      edge.lastIndex = top.at
      let depth = 1
      for (let found = edge.exec(top.text); found; found = edge.exec(top.text)) {
        depth += found[1] === 'begin' ? 1 : -1
        if (depth > 0) continue
        const body = top.text.slice(top.at, found.index)
        top.at = edge.lastIndex
        return body
      }
      return source.until('\\end{document}')
    },
    until(end) {
      const top = layer()
      const found = top.text.indexOf(end, top.at)
      const text = top.text.slice(top.at, found < 0 ? undefined : found)
      top.at = found < 0 ? top.text.length : found + end.length
      return text
    },
  }
  return source
}

/** A command swallows blanks after it, but a blank line ends the paragraph all the same. */
function commandLength(found: string): number {
  const blank = found.indexOf('\n')
  return blank < 0 ? found.length : blank
}

/** The text between brackets that belong together; braces in it are balanced. Takes all when they never close. */
function balanced(
  layer: { text: string; at: number },
  open: string,
  close: string,
  hasComments: boolean,
): string {
  const from = layer.at + 1
  let depth = 0
  for (let at = from; at < layer.text.length; at++) {
    const character = layer.text[at]
    if (character === '\\') at++
    else if (character === '%' && hasComments) {
      const end = layer.text.indexOf('\n', at)
      at = end < 0 ? layer.text.length : end
    } else if (depth === 0 && character === close) {
      layer.at = at + 1
      return layer.text.slice(from, at)
    } else if (character === '{' || (open !== '{' && character === open)) depth++
    else if (character === '}' || (open !== '{' && character === close)) depth--
  }
  layer.at = layer.text.length
  return layer.text.slice(from)
}
