import { expect, test } from 'vitest'
import { PRESET_TONES } from '../../tones.ts'
import type { Tone } from '../../tones.ts'
import { rewriteSync } from '../rewrite.ts'
import { ABSTRACTS } from './abstracts.ts'
import { ADJECTIVE_CHOICES } from './adjective-choices.ts'
import { ADVERB_CHOICES } from './adverb-choices.ts'
import { BUSINESS } from './business.ts'
import { EVERYDAY } from './everyday.ts'
import { LESS_FORMAL } from './less-formal.ts'
import { NEWS_AND_NOTES } from './news-and-notes.ts'
import { NOUN_CHOICES } from './noun-choices.ts'
import { PLAINER_FRAMES } from './plainer-frames.ts'
import { QUANTIFIERS } from './quantifiers.ts'
import { REVIEWS } from './reviews.ts'
import { SCHOOL_ESSAYS } from './school-essays.ts'
import { SHORTER_WORDS } from './shorter-words.ts'
import { STORY_PHRASES } from './story-phrases.ts'

const TABLES = [
  ABSTRACTS,
  ADJECTIVE_CHOICES,
  ADVERB_CHOICES,
  BUSINESS,
  EVERYDAY,
  LESS_FORMAL,
  NEWS_AND_NOTES,
  NOUN_CHOICES,
  PLAINER_FRAMES,
  QUANTIFIERS,
  REVIEWS,
  SCHOOL_ESSAYS,
  SHORTER_WORDS,
  STORY_PHRASES,
]

type Line = { line: string; left: string; cores: string[]; right: string; replacements: string[] }

const LINES: Line[] = TABLES.flatMap((table) => table.split('\n'))
  .filter((line) => line.includes(' = '))
  .map((line) => {
    const [pattern = '', rest = ''] = line.split(' = ')
    const [before, inner] = pattern.includes(' < ') ? pattern.split(' < ') : ['', pattern]
    const [core = '', right = ''] = (inner ?? '').split(' > ')
    const replacements = (rest.split(' @')[0] ?? '').split(' / ')
    return { line, left: before ?? '', cores: phrasesOf(core), right, replacements }
  })

/** Every phrase that a pattern of alternatives stands for, its marks of form left out. */
function phrasesOf(core: string): string[] {
  return core
    .split(' ')
    .map((element) => element.split('|').map((part) => part.replace(/[*+]$/, '')))
    .reduce<string[]>(
      (phrases, parts) => phrases.flatMap((phrase) => parts.map((part) => `${phrase} ${part}`.trim())),
      [''],
    )
}

const wording = (replacement: string) => replacement.replace(/^[crfpxem]+:/, '').replaceAll(/[*+]/g, '')

test('no phrase stands in two of these tables with the same neighbours', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { line, left, cores, right } of LINES) {
    for (const core of cores) {
      const key = `${left} < ${core} > ${right}`
      const other = seen.get(key)
      if (other !== undefined && other !== line) twice.push(`${line} | ${other}`)
      seen.set(key, line)
    }
  }
  expect([...new Set(twice)]).toEqual([])
})

test('no rule says what it found, and none turns back what another has said', () => {
  const said = new Map<string, Set<string>>()
  for (const { cores, replacements } of LINES) {
    for (const core of cores) {
      const words = said.get(core) ?? new Set()
      // Marks of register part the ways there and back.
      for (const one of replacements) if (!/^[crfpxem]+:/.test(one)) words.add(wording(one))
      said.set(core, words)
    }
  }
  const wrong = [...said].flatMap(([core, words]) =>
    [...words]
      .filter((word) => word === core || said.get(word)?.has(core))
      .map((word) => `${core} and ${word}`),
  )
  expect(wrong).toEqual([])
})

const toneOf = (name: string): Tone => PRESET_TONES.find((tone) => tone.name === name) ?? PRESET_TONES[0]!

const versions = (text: string, tone: string) =>
  [1, 2, 3, 4, 5, 6].map((seed) =>
    rewriteSync({
      text,
      tone: toneOf(tone),
      language: 'en',
      seed,
      strength: 'balanced',
      length: 'keep',
      locked: [],
    }),
  )

test.each([
  ['The flood did significant damage to the bridge.', /significant/],
  ['We made significant progress on the roof.', /significant/],
  ['The shop sells a wide range of products.', /wide range/],
  ['The soup was seasoned to perfection.', /to perfection/],
  ['The noise sent shivers down her spine.', /spine/],
  ['The path is popular with runners and cyclists alike.', /alike/],
  ['The staff gave us clear and concise answers.', /concise/],
])('%s is said in other words', (text, worn) => {
  expect(versions(text, 'humanize').filter((version) => !worn.test(version))).not.toEqual([])
})

test.each([
  ['The difference was statistically significant.', /statistically significant/],
  ['Primary school starts at nine.', /Primary school/],
  ['Her eyes filled with tears.', /filled with/],
  ['The bottles were filled with water.', /(?:filled with|full of) water/],
  ['A course that can improve their communication skills is on offer.', /^(?!.*learn)/],
  ['The treaty has marked the beginning of a long peace.', /^(?!.*has (?:began|was))/],
])('%s keeps what it means', (text, kept) => {
  for (const version of versions(text, 'academic')) expect(version).toMatch(kept)
})
