/**
 * What the embedded engine makes of a set of texts: the rewrites themselves, how much they change, whether they keep the
 * facts, and how fast they came.
 *
 *     npm run bench:humanizer -- --set FILE.jsonl [--out OUT.jsonl] [--tone TONE,TONE] [--seed N]
 *         [--strength light|balanced|strong] [--length keep|shorter|longer]
 *
 * Each line of the set is a JSON object with at least `text`; `id` and `lang` are kept. Words changed are the word edit
 * distance divided by the words of the longer text. A sentence is untouched when it stands in the output as it was.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { rewriteEmbedded } from '../app/domain/humanizer/embedded/rewrite.ts'
import { detectLanguage } from '../app/domain/text/detect-language.ts'
import { LANGUAGES } from '../app/domain/text/language.ts'
import type { Language } from '../app/domain/text/language.ts'
import { DEFAULT_OPTIONS, LENGTHS, STRENGTHS } from '../app/domain/humanizer/options.ts'
import type { RewriteOptions } from '../app/domain/humanizer/options.ts'
import { compareFacts } from '../app/domain/text/facts.ts'
import { splitSentences } from '../app/domain/text/sentences.ts'
import { presetTone } from '../app/domain/humanizer/tones.ts'
import type { Tone } from '../app/domain/humanizer/tones.ts'

type Source = { id?: string; text: string; lang?: string }

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    out: { type: 'string' },
    tone: { type: 'string', default: 'humanize' },
    seed: { type: 'string', default: '1' },
    strength: { type: 'string', default: DEFAULT_OPTIONS.strength },
    length: { type: 'string', default: DEFAULT_OPTIONS.length },
  },
})
if (!values.set) throw new Error('usage: npm run bench:humanizer -- --set FILE.jsonl [--out OUT.jsonl] …')
const options: RewriteOptions = {
  strength: STRENGTHS.find((one) => one === values.strength) ?? unknown('strength', values.strength),
  length: LENGTHS.find((one) => one === values.length) ?? unknown('length', values.length),
  formatting: DEFAULT_OPTIONS.formatting,
  locked: [],
}
const tones = values.tone.split(',').map((name) => presetTone(name) ?? unknown('tone', name))
const sources = readFileSync(values.set, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => JSON.parse(line) as Source)

const lines: string[] = []
// The tables and the model are read once, at the first text of a process.
for (const source of sources.slice(0, 20)) for (const tone of tones) await rewrite(source, tone)
for (const tone of tones) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const cpu = process.cpuUsage()
  const start = performance.now()
  const outputs: string[] = []
  for (const source of sources) {
    outputs.push(await rewrite(source, tone))
    // Texts come in requests of their own: they do not block the event loop together.
    await setImmediate()
  }
  const wall = (performance.now() - start) / 1000
  const busy = process.cpuUsage(cpu).user / 1e6
  delay.disable()
  report(tone, outputs, { wall, busy, longest: delay.max / 1e6 })
  for (const [at, text] of outputs.entries()) {
    const { id, lang } = sources[at] ?? {}
    lines.push(JSON.stringify({ id, lang, text, ...(tones.length > 1 && { tone: tone.name }) }))
  }
}
if (values.out) writeFileSync(values.out, `${lines.join('\n')}\n`)

async function rewrite({ text, lang }: Source, tone: Tone): Promise<string> {
  const language = languageOf(text, lang)
  let output = ''
  const input = { text, tone, language, seed: Number(values.seed), ...options }
  for await (const piece of rewriteEmbedded(input, new AbortController().signal)) output += piece.text
  return output
}

function languageOf(text: string, lang: string | undefined): Language {
  return LANGUAGES.find((one) => one === lang) ?? detectLanguage(text)
}

function report(tone: Tone, outputs: string[], time: { wall: number; busy: number; longest: number }) {
  const rows = sources.map(({ text, lang }, at) => {
    const output = outputs[at] ?? ''
    const language = languageOf(text, lang)
    return {
      changed: wordChange(words(text), words(output)),
      safe: compareFacts(text, output, language).length === 0,
      lost: lostSentences(text, output, language),
      untouched: untouchedSentences(text, output, language),
    }
  })
  const shares = rows.map((row) => row.changed).sort((a, b) => a - b)
  const total = sources.reduce((sum, { text }) => sum + words(text).length, 0)
  console.log(`${tone.name}: ${rows.length} texts, ${total} words`)
  console.log(
    `  words changed    mean ${percent(mean(shares))}, p10 ${percent(shares[Math.floor(rows.length / 10)] ?? 0)}`,
  )
  console.log(
    `  below 10 %       ${percent(shares.filter((share) => share < 0.1).length / rows.length)} of the texts`,
  )
  console.log(`  untouched        ${percent(mean(rows.map((row) => row.untouched)))} of the sentences`)
  console.log(
    `  facts safe       ${percent(rows.filter((row) => row.safe).length / rows.length)} of the texts`,
  )
  console.log(`  sentences lost   ${rows.reduce((sum, row) => sum + row.lost, 0)}`)
  console.log(
    `  speed            ${Math.round(total / time.wall)} words/s, ${Math.round(total / time.busy)} per second of processor time`,
  )
  console.log(`  longest block    ${time.longest.toFixed(0)} ms`)
}

function untouchedSentences(source: string, output: string, language: Language): number {
  const kept = new Set(splitSentences(output, language).map((one) => one.text.trim()))
  const found = splitSentences(source, language)
  return found.filter((one) => kept.has(one.text.trim())).length / Math.max(1, found.length)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function unknown(what: string, value: string): never {
  throw new Error(`unknown ${what}: ${value}`)
}

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
