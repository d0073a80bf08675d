/**
 * Whether the options of a rewrite do what they say: the words that are left of a text in each length, how far the
 * strengths and the tones lie apart (the share of three-word stretches that one has and the other has not), the grade
 * that a reader needs, and what a tone is known by: contractions, passives, hedges.
 *
 *     npm run bench:options -- [--set FILE.jsonl] [--every N] [--seed N] [--tones]
 *
 * Each line of the set is a JSON object with at least `text`. Without a set, English drafts of the shared folder are taken.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rewriteSync } from '../app/domain/humanizer/embedded/rewrite.ts'
import { DEFAULT_OPTIONS } from '../app/domain/humanizer/options.ts'
import type { RewriteOptions } from '../app/domain/humanizer/options.ts'
import { PRESET_TONES, presetTone } from '../app/domain/humanizer/tones.ts'
import { compareFacts } from '../app/domain/text/facts.ts'

const SETS = ['dev_ai', 'modern_ai'].map(
  (name) => new URL(`../../shared/humanizer/texts/${name}.jsonl`, import.meta.url),
)

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    every: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    tones: { type: 'boolean', default: false },
  },
})
const files = values.set ? [values.set] : SETS.filter((file) => existsSync(file))
if (files.length === 0) throw new Error('usage: npm run bench:options -- --set FILE.jsonl …')
const texts = files
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line.trim())
  .map((line) => JSON.parse(line) as { text: string; lang?: string })
  .filter(({ lang }, at) => (lang ?? 'en') === 'en' && at % Number(values.every) === 0)
  .map(({ text }) => text)

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8)

function rewrite(tone: string, options: Partial<RewriteOptions>): string[] {
  const chosen = presetTone(tone)
  if (!chosen) throw new Error(`unknown tone: ${tone}`)
  const asked = {
    ...DEFAULT_OPTIONS,
    ...options,
    tone: chosen,
    language: 'en',
    seed: Number(values.seed),
  } as const
  return texts.map((text) => rewriteSync({ ...asked, text }))
}

/** The three-word stretches of a text, with how often each is there. */
function stretches(text: string): Map<string, number> {
  const words = wordsOf(text).map((word) => word.toLowerCase())
  const found = new Map<string, number>()
  for (let at = 0; at + 2 < words.length; at++) {
    const three = words.slice(at, at + 3).join(' ')
    found.set(three, (found.get(three) ?? 0) + 1)
  }
  return found
}

/** The share of the three-word stretches of both that only one of them has. */
function apart(ones: readonly string[], others: readonly string[]): number {
  let [shared, all] = [0, 0]
  for (const [at, one] of ones.entries()) {
    const [a, b] = [stretches(one), stretches(others[at] ?? '')]
    all += sum([...a.values()]) + sum([...b.values()])
    for (const [three, count] of a) shared += 2 * Math.min(count, b.get(three) ?? 0)
  }
  return 1 - shared / all
}

const leftOf = (outputs: readonly string[]) =>
  sum(outputs.map((text) => wordsOf(text).length)) / sum(texts.map((text) => wordsOf(text).length))

const unsafe = (outputs: readonly string[]) =>
  outputs.filter((text, at) => compareFacts(texts[at] ?? '', text, 'en').length > 0).length

const syllables = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:[^laeiouy]e|es|ed)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  )

/** The grade of school that texts ask for (Flesch and Kincaid). */
function grade(outputs: readonly string[]): number {
  const grades = outputs.map((text) => {
    const words = wordsOf(text)
    const sentences = Math.max(1, (text.match(/[.!?](?=["”’)*]*(?:\s|$))/g) ?? []).length)
    return (
      0.39 * (words.length / sentences) +
      11.8 * (sum(words.map(syllables)) / Math.max(1, words.length)) -
      15.59
    )
  })
  return sum(grades) / grades.length
}

const perHundred = (outputs: readonly string[], sign: RegExp) =>
  (100 * sum(outputs.map((text) => text.match(sign)?.length ?? 0))) /
  sum(outputs.map((text) => wordsOf(text).length))

const SHORTENED = /\b\p{L}+(?:n['’]t|['’](?:s(?= (?:a|an|the|not|been|\p{L}+ing)\b)|re|ve|ll|d|m))\b/giu
const PASSIVE =
  /\b(?:is|are|was|were|been|being|be) (?:\p{L}+ly )?(?:\p{L}+ed|made|given|taken|known|seen|found|held|kept|built|drawn|shown|written|set)\b/giu
const HEDGE =
  /\b(?:may|might|perhaps|possibly|probably|somewhat|relatively|arguably|generally|typically|often|tends? to|seems? to|appears? to|likely)\b/giu

const balanced = rewrite('standard', {})
console.log(`${texts.length} texts, ${sum(texts.map((text) => wordsOf(text).length))} words`)
for (const tone of ['standard', 'humanize']) {
  for (const length of ['keep', 'shorter'] as const) {
    const outputs = rewrite(tone, { length })
    console.log(
      `${`${tone}, ${length}`.padEnd(34)}${percent(leftOf(outputs))} of the words; facts differ in ${unsafe(outputs)} texts`,
    )
  }
}
for (const strength of ['light', 'strong'] as const) {
  const outputs = rewrite('standard', { strength })
  console.log(
    `${`standard, ${strength}`.padEnd(34)}${percent(leftOf(outputs))} of the words; ${percent(apart(balanced, outputs))} apart from balanced, ${percent(apart(texts, outputs))} from the source`,
  )
}
console.log(`${'standard, balanced'.padEnd(34)}${percent(apart(texts, balanced))} apart from the source`)

if (values.tones) {
  const written = new Map(PRESET_TONES.map(({ name }) => [name, rewrite(name, {})]))
  written.set('(source)' as never, texts)
  console.log('\ntone            nearest               apart   grade  short  passive  hedges')
  for (const [name, outputs] of written) {
    const [nearest] = [...written]
      .filter(([other]) => other !== name)
      .map(([other, others]) => ({ other, apart: apart(outputs, others) }))
      .sort((a, b) => a.apart - b.apart)
    console.log(
      `${name.padEnd(16)}${(nearest?.other ?? '').padEnd(16)}${percent(nearest?.apart ?? 0).padStart(11)}${grade(outputs).toFixed(1).padStart(8)}${perHundred(outputs, SHORTENED).toFixed(2).padStart(7)}${perHundred(outputs, PASSIVE).toFixed(2).padStart(9)}${perHundred(outputs, HEDGE).toFixed(2).padStart(8)}`,
    )
  }
}
