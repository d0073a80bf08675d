import { expect, test } from 'vitest'
import { compileRules } from '../patterns.ts'
import { expandTable } from './expand.ts'
import type { RomanceLanguage } from './grammar.ts'
import { GRAMMARS } from './grammars.ts'
import { ROMANCE_TABLES, rulesOf } from './rules.ts'

const LANGUAGES: readonly RomanceLanguage[] = ['es', 'fr', 'it', 'pt']

test('a verb keeps its person, tense and gender', () => {
  const lines = expandTable('utilizar* = usar* / f:emplear*', GRAMMARS.es)
  expect(lines).toContain('utilizaban = usaban / f:empleaban')
  expect(lines).toContain('utilizadas = usadas / f:empleadas')
  expect(lines).toContain('utilizamos = usamos / f:empleamos')
  expect(lines).toContain('utilizarlo = usarlo / f:emplearlo')
})

test('a form that may be several is left alone where the wordings differ', () => {
  const lines = expandTable('lograr* = poder*', GRAMMARS.es)
  expect(lines).toContain('logra = puede')
  expect(lines.filter((line) => /(?:^|< )logramos = /.test(line))).toEqual([])
})

test('a command does not become a statement', () => {
  const lines = expandTable('realizar* = hacer*', GRAMMARS.es)
  expect(lines).toContain('_ < realiza = hace')
  expect(lines).not.toContain('realiza = hace')
})

test('participles can be left out', () => {
  const lines = expandTable('obter*!pp = conseguir*', GRAMMARS.pt)
  expect(lines).toContain('obtém = consegue')
  expect(lines.some((line) => line.startsWith('obtido'))).toBe(false)
})

test('the Portuguese infinitive is told from the future subjunctive by the word before it', () => {
  const lines = expandTable('realizar* = fazer*', GRAMMARS.pt)
  expect(lines.some((line) => line.startsWith('realizar = '))).toBe(false)
  expect(lines.some((line) => /para\|.* < realizar = fazer/.test(line))).toBe(true)
})

test('nouns must share their gender, and marks their kind', () => {
  expect(() => expandTable('uso+m = práctica+f', GRAMMARS.es)).toThrow('gender')
  expect(() => expandTable('uso+m = usar*', GRAMMARS.es)).toThrow('inflect')
  expect(() => expandTable('{nothing} < uso = empleo', GRAMMARS.es)).toThrow('class')
})

/** The phrases of a line as they stand, one for each alternative, and what they may become. */
function edges(line: string): { place: string; from: string[]; to: string[] } {
  const at = line.indexOf(' = ')
  const pattern = line.slice(0, at)
  const core = (pattern.split(' < ').at(-1) ?? '').split(' > ')[0] ?? ''
  const bare = (text: string) => text.replaceAll(/\*(?:!\w+)?|~|\+[mf]\b/g, '')
  const from = core
    .split(' ')
    .reduce<string[]>(
      (all, word) => all.flatMap((one) => word.split('|').map((part) => `${one} ${part}`.trim())),
      [''],
    )
  const to = (line.slice(at + 3).split(' @')[0] ?? '')
    .split(' / ')
    .map((one) => one.replace(/^[crfpxem]+:/, ''))
  return { place: pattern.replace(core, '#'), from: from.map(bare), to: to.map(bare) }
}

test.each(LANGUAGES)('%s: every line is one rule, none twice, none that is turned back', (language) => {
  const lines = ROMANCE_TABLES[language]
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
  expect(lines.length).toBeGreaterThan(400)
  const places = new Set<string>()
  const becomes = new Map<string, Set<string>>()
  for (const line of lines) {
    expect(line).toMatch(/^[^=]+ = [^=]+$/)
    const { place, from, to } = edges(line)
    for (const phrase of from) {
      expect(places.has(`${place} ${phrase}`), line).toBe(false)
      places.add(`${place} ${phrase}`)
      becomes.set(phrase, new Set([...(becomes.get(phrase) ?? []), ...to]))
    }
  }
  for (const start of becomes.keys()) {
    const seen = new Set<string>()
    const open = [...(becomes.get(start) ?? [])]
    for (let phrase = open.pop(); phrase !== undefined; phrase = open.pop()) {
      expect(phrase, `${start} comes back`).not.toBe(start)
      if (seen.has(phrase)) continue
      seen.add(phrase)
      open.push(...(becomes.get(phrase) ?? []))
    }
  }
})

test.each(LANGUAGES)('%s compiles, with a place for every copied word', (language) => {
  expect(rulesOf(language).table.readAll().length).toBeGreaterThan(500)
  for (const line of expandTable(ROMANCE_TABLES[language], GRAMMARS[language])) {
    expect(() => compileRules([line]).readAll()).not.toThrow()
    const core = (line.split(' = ')[0]?.split(' < ').at(-1) ?? '').split(' > ')[0] ?? ''
    const words = core.replaceAll(/(?<=\b[ldnsc]')(?=\p{L})/gu, ' ').split(' ').length
    for (const [, place] of line.matchAll(/#(\d)/g)) expect(Number(place), line).toBeLessThanOrEqual(words)
  }
})
