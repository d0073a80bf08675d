/**
 * Tables of languages with rich inflection are written with lemmas and expanded to plain rules, one for each form:
 * `[verbessern] = [heben]` becomes "verbessert = hebt", "verbesserte = hob" and so on. An element in square or
 * angle brackets is a lemma; `cellsOf` gives its forms by cell ("past 3", "feminine dative"). A form that may be
 * several cells is replaced only where all of them give the same word, or where a neighbour tells them apart.
 */
export type Cells = ReadonlyMap<string, string>

/** Tells cells apart: those for which `holds` are certain when `left` or `right` stands beside the form. */
export type Hint = { holds: (cell: string) => boolean; left?: string; right?: string }

export type Inflection = {
  /** Names in braces and the words they stand for, parted by spaces. */
  classes: Readonly<Record<string, string>>
  /** The forms of a lemma as it stands in brackets; throws for one it cannot inflect. */
  cellsOf: (lemma: string) => Cells
  hints: readonly Hint[]
}

const LEMMA = /^(?:\[.+\]|<.+>)$/

/** The plain rules of a table in the language of `compileRules`, comments and empty lines left out. */
export function expandRules(table: string, inflection: Inflection): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .flatMap((line) => expandLine(fillClasses(line, inflection), inflection))
}

function fillClasses(line: string, { classes }: Inflection): string {
  return line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const words = Object.hasOwn(classes, name) ? classes[name] : undefined
    if (words === undefined) throw new Error(`no word class ${name}`)
    return words.replaceAll(' ', '|')
  })
}

function expandLine(line: string, inflection: Inflection): string[] {
  const at = line.indexOf(' = ')
  if (at < 0) throw new Error(`no replacement in: ${line}`)
  const pattern = line.slice(0, at)
  const lemma = pattern.split(' ').find((word) => LEMMA.test(word))
  if (lemma === undefined) return [line]
  const [right = '', rate] = line.slice(at + 3).split(' @')
  const replacements = right.split(' / ').map((one) => one.trim())
  const rules: string[] = []
  const emit = (filled: string, found: readonly string[]) =>
    rules.push(`${filled} = ${found.join(' / ')}${rate === undefined ? '' : ` @${rate}`}`)
  for (const [form, cells] of formsOf(inflection.cellsOf(lemma))) {
    const filled = pattern.replace(lemma, form.toLowerCase())
    const certain = replacements.flatMap((one) => inCells(one, cells, inflection) ?? [])
    if (certain.length) emit(filled, certain)
    if (certain.length === replacements.length) continue
    for (const hint of inflection.hints) {
      const some = cells.filter((cell) => hint.holds(cell))
      const conditioned = some.length ? withHint(filled, hint) : undefined
      if (conditioned === undefined) continue
      const found = replacements.flatMap((one) => inCells(one, some, inflection) ?? [])
      if (found.length > certain.length) emit(conditioned, found)
    }
  }
  return rules
}

function withHint(pattern: string, { left, right }: Hint): string | undefined {
  if (left !== undefined) return pattern.includes(' < ') ? undefined : `${left} < ${pattern}`
  return right === undefined || pattern.includes(' > ') ? undefined : `${pattern} > ${right}`
}

function formsOf(cells: Cells): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  for (const [cell, form] of cells) forms.set(form, [...(forms.get(form) ?? []), cell])
  return forms
}

/** A replacement in the one form that all `cells` give it; undefined when they differ or one is missing. */
function inCells(replacement: string, cells: readonly string[], inflection: Inflection): string | undefined {
  const found = new Set(cells.map((cell) => inCell(replacement, cell, inflection)))
  const [only] = found
  return found.size === 1 ? only : undefined
}

function inCell(replacement: string, cell: string, { cellsOf }: Inflection): string | undefined {
  const words: string[] = []
  const [, mark = '', phrase = ''] = /^([crfpxem]+:)?(.*)$/.exec(replacement) ?? []
  for (const word of phrase.split(' ')) {
    const form = LEMMA.test(word) ? cellsOf(word).get(cell) : word
    if (form === undefined) return undefined
    words.push(form)
  }
  return mark + words.join(' ')
}

/** All forms of the lemmas that a table replaces and whose bracket `kind` accepts. */
export function inflectedForms(
  table: string,
  inflection: Inflection,
  kind: (lemma: string) => boolean,
): ReadonlySet<string> {
  const forms = new Set<string>()
  for (const line of table.split('\n')) {
    const [pattern = ''] = line.split(' = ')
    for (const word of pattern.split(' ')) {
      if (LEMMA.test(word) && kind(word))
        for (const form of inflection.cellsOf(word).values()) forms.add(form)
    }
  }
  return forms
}
