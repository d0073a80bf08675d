import type { Nominals } from './elision.ts'
import type { Forms, Gender, Grammar } from './grammar.ts'

/** A form of a word in a pattern and the cells it may stand for. */
type Variant = { form: string; cells: readonly string[] }

type Marked = { kind: 'verb' | 'noun' | 'adjective'; lemma: string; gender: Gender; without?: string }

/**
 * Rules in the language of `compileRules` from lines with lemmas: `verbo*` any form of a verb (`verbo*!pp` without its participles), `nombre+m` or `nombre+f`
 * a noun in both numbers, `adjetivo~` an adjective in its four forms, `{class}` a class of the grammar. A replacement
 * carries the same marks and takes the same form. A form that may be several ("utilizamos", present and past) is used
 * only where the replacement is the same in all of them.
 */
export function expandTable(table: string, grammar: Grammar): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .flatMap((line) => expandLine(withClasses(line, grammar), grammar))
}

function withClasses(line: string, grammar: Grammar): string {
  return line.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name === 'number') return whole
    const words = Object.hasOwn(grammar.classes, name) ? grammar.classes[name] : undefined
    if (words === undefined) throw new Error(`no word class ${name}`)
    return words
  })
}

function expandLine(line: string, grammar: Grammar): string[] {
  const equals = line.indexOf(' = ')
  const [left, core, right] = sides(line.slice(0, equals))
  const [alternatives = '', rate] = line.slice(equals + 3).split(' @')
  const words = core.split(' ')
  const marks = words.flatMap((word, at) => {
    const lemmas = word.split('|').flatMap((one) => marked(one) ?? [])
    return lemmas.length ? [{ at, lemmas }] : []
  })
  if (marks.length === 0) return [line]
  const [mark] = marks
  if (!mark || marks.length > 1) throw new Error(`one inflected word a rule: ${line}`)
  const lines: string[] = []
  for (const lemma of mark.lemmas) {
    for (const { form, cells } of variants(lemma, grammar)) {
      if (words.length === 1 && lemma.kind === 'verb' && grammar.notVerbs.has(form)) continue
      for (const [place, sure] of readings(cells, left, grammar)) {
        const inflected = alternatives.split(' / ').flatMap((one) => fillIn(one, lemma, sure, grammar) ?? [])
        if (!inflected.length) continue
        const pattern = words.with(mark.at, form).join(' ')
        lines.push(`${place}${pattern}${right} = ${inflected.join(' / ')}${rate ? ` @${rate}` : ''}`)
      }
    }
  }
  return lines
}

/**
 * What must stand to the left and the cells a form may then be: anywhere all of them; no command behind a word;
 * an infinitive alone behind a preposition or a helping verb.
 */
function readings(cells: readonly string[], left: string, grammar: Grammar): [string, readonly string[]][] {
  const all: [string, readonly string[]][] = [[left, cells]]
  if (left) return all
  const { beforeInfinitive } = grammar
  if (beforeInfinitive && cells.includes('inf') && cells.length > 1)
    all.push([`${beforeInfinitive} < `, ['inf']])
  const noCommand = cells.filter((cell) => !cell.startsWith('imp.'))
  if (noCommand.length > 0 && noCommand.length < cells.length) all.push(['_ < ', noCommand])
  return all
}

function sides(pattern: string): [string, string, string] {
  const from = pattern.indexOf(' < ')
  const to = pattern.indexOf(' > ')
  const start = from < 0 ? 0 : from + 3
  const end = to < 0 ? pattern.length : to
  return [pattern.slice(0, start), pattern.slice(start, end), pattern.slice(end)]
}

function marked(word: string): Marked | undefined {
  if (word.length < 3) return undefined
  const [verb, without] = word.split('*!')
  if (verb && without) return { kind: 'verb', lemma: verb, gender: 'm', without }
  if (word.endsWith('*')) return { kind: 'verb', lemma: word.slice(0, -1), gender: 'm' }
  if (word.endsWith('~')) return { kind: 'adjective', lemma: word.slice(0, -1), gender: 'm' }
  const noun = /^(.+)\+([mf])$/.exec(word)
  return noun ? { kind: 'noun', lemma: noun[1] ?? '', gender: noun[2] === 'f' ? 'f' : 'm' } : undefined
}

const formsKnown = new WeakMap<Grammar, Map<string, Forms>>()

function formsOf(mark: Marked, grammar: Grammar): Forms {
  const known = formsKnown.get(grammar) ?? new Map<string, Forms>()
  formsKnown.set(grammar, known)
  const key = `${mark.kind} ${mark.gender} ${mark.lemma}`
  const forms = known.get(key) ?? inflected(mark, grammar)
  known.set(key, forms)
  return forms
}

function inflected({ kind, lemma, gender }: Marked, grammar: Grammar): Forms {
  if (kind === 'verb') return grammar.conjugate(lemma)
  if (kind === 'adjective') return grammar.adjective(lemma)
  return new Map([
    ['s', lemma],
    ['p', grammar.plural(lemma, gender)],
  ])
}

function variants(mark: Marked, grammar: Grammar): Variant[] {
  const byForm = new Map<string, string[]>()
  for (const [cell, form] of formsOf(mark, grammar))
    if (!mark.without || !cell.startsWith(mark.without)) byForm.set(form, [...(byForm.get(form) ?? []), cell])
  return [...byForm].map(([form, cells]) => ({ form, cells }))
}

/** A replacement with its marked words in the form of all `cells`; undefined when they do not agree on one. */
function fillIn(
  replacement: string,
  source: Marked,
  cells: readonly string[],
  grammar: Grammar,
): string | undefined {
  const filled: string[] = []
  for (const word of replacement.split(' ')) {
    const [, tags = '', bare = ''] = /^((?:[crfpxem]+:)?)(.*)$/.exec(word) ?? []
    const mark = marked(bare)
    if (!mark) {
      filled.push(word)
      continue
    }
    if (mark.kind !== source.kind) throw new Error(`${word} does not inflect like ${source.lemma}`)
    if (mark.gender !== source.gender) throw new Error(`${word} and ${source.lemma} differ in gender`)
    const forms = formsOf(mark, grammar)
    const [form, ...others] = new Set(cells.map((cell) => forms.get(cell)))
    if (form === undefined || others.length > 0) return undefined
    filled.push(tags + form)
  }
  return filled.join(' ')
}

/** The nouns and adjectives a table names, in all their forms, and the gender of the nouns. */
export function nominalsOf(table: string, grammar: Grammar): Nominals {
  const genders = new Map<string, Gender>()
  const words = new Set<string>()
  for (const word of table.split(/[\s|]+/)) {
    const mark = marked(word.replace(/^[crfpxem]+:/, ''))
    if (!mark || mark.kind === 'verb') continue
    for (const form of formsOf(mark, grammar).values()) {
      words.add(form)
      if (mark.kind === 'noun') genders.set(form, mark.gender)
    }
  }
  return { genders, words }
}
