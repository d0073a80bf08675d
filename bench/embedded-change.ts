/**
 * How much the embedded engine changes a set of texts and whether it keeps their facts.
 *
 *     node bench/embedded-change.ts FILE.jsonl [--tone TONE] [--seed N]
 *
 * Each line of the file is a JSON object with at least `text`; `lang` is optional. Words changed are the word edit
 * distance divided by the words of the longer text.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rewriteSync } from '../app/domain/humanizer/embedded/rewrite.ts'
import { detectLanguage, LANGUAGES } from '../app/domain/humanizer/language.ts'
import type { Language } from '../app/domain/humanizer/language.ts'
import { compareFacts } from '../app/domain/humanizer/text/facts.ts'
import { splitSentences } from '../app/domain/humanizer/text/sentences.ts'
import { DEFAULT_TONE, presetTone } from '../app/domain/humanizer/tones.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tone: { type: 'string', default: DEFAULT_TONE }, seed: { type: 'string', default: '1' } },
})
const tone = presetTone(values.tone)
const [file] = positionals
if (!tone || !file)
  throw new Error('usage: node bench/embedded-change.ts FILE.jsonl [--tone TONE] [--seed N]')

const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => {
    const source: { text: string; lang?: string } = JSON.parse(line)
    const language = LANGUAGES.find((one) => one === source.lang) ?? detectLanguage(source.text)
    const output = rewriteSync({ text: source.text, tone, language, seed: Number(values.seed) })
    return {
      changed: wordChange(words(source.text), words(output)),
      safe: compareFacts(source.text, output, language).length === 0,
      lost: lostSentences(source.text, output, language),
    }
  })
const shares = rows.map((row) => row.changed).sort((a, b) => a - b)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
console.log(`texts            ${rows.length} (${tone.name})`)
console.log(`words changed    mean ${percent(shares.reduce((sum, one) => sum + one, 0) / rows.length)}`)
console.log(`                 p10  ${percent(shares[Math.floor(rows.length / 10)] ?? 0)}`)
console.log(`                 min  ${percent(shares[0] ?? 0)}`)
console.log(`below 10 %       ${percent(shares.filter((share) => share < 0.1).length / rows.length)}`)
console.log(`facts safe       ${percent(rows.filter((row) => row.safe).length / rows.length)}`)
console.log(`sentences lost   ${rows.reduce((sum, row) => sum + row.lost, 0)}`)

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Word edit distance (two rows of the table at a time) by the words of the longer text. */
function wordChange(before: readonly string[], after: readonly string[]): number {
  let previous = Array.from({ length: after.length + 1 }, (_, at) => at)
  for (const [row, word] of before.entries()) {
    const current = [row + 1]
    for (const [column, other] of after.entries()) {
      const swapped = (previous[column] ?? 0) + (word === other ? 0 : 1)
      current.push(Math.min(swapped, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return (previous.at(-1) ?? 0) / Math.max(1, before.length, after.length)
}

/** Sentences of the source that no sentence of the output, nor a pair of neighbours, shares a third of its words with. */
function lostSentences(source: string, output: string, language: Language): number {
  const sets = splitSentences(output, language).map((one) => new Set(words(one.text)))
  return splitSentences(source, language).filter(({ text }) => {
    const wanted = words(text)
    if (wanted.length < 4) return false
    return !sets.some((set, at) => {
      const next = sets[at + 1]
      return wanted.filter((word) => set.has(word) || next?.has(word)).length * 3 >= wanted.length
    })
  }).length
}
