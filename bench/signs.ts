/**
 * How many signs of today's assistants the embedded engine leaves: each sign per 100 sentences of the source, before and
 * after, and the share that is left. The patterns that count know nothing of the rules that rewrite.
 *
 *     npm run bench:signs -- [--set FILE.jsonl] [--lang en] [--tone TONE] [--seed N] [--strength light|balanced|strong]
 *         [--formatting plain] [--show SIGN]
 *
 * Each line of the set is a JSON object with at least `text`. `--show M13` prints the sentences that still have the sign.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rewriteSync } from '../app/domain/humanizer/embedded/rewrite.ts'
import { detectLanguage } from '../app/domain/text/detect-language.ts'
import { LANGUAGES } from '../app/domain/text/language.ts'
import { DEFAULT_OPTIONS, STRENGTHS } from '../app/domain/humanizer/options.ts'
import { plainLayout } from '../app/domain/humanizer/plain-layout.ts'
import { splitBlocks } from '../app/domain/text/blocks.ts'
import { splitSentences } from '../app/domain/text/sentences.ts'
import { presetTone } from '../app/domain/humanizer/tones.ts'
import { LAYOUT, type Sign, SIGNS } from './signs/patterns.ts'

const DEFAULT_SET = new URL('../../shared/humanizer/texts/modern_ai.jsonl', import.meta.url)

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    tone: { type: 'string', default: 'humanize' },
    seed: { type: 'string', default: '1' },
    strength: { type: 'string', default: DEFAULT_OPTIONS.strength },
    formatting: { type: 'string', default: DEFAULT_OPTIONS.formatting },
    show: { type: 'string' },
  },
})
const file = values.set ?? (existsSync(DEFAULT_SET) ? DEFAULT_SET : undefined)
if (!file) throw new Error('usage: npm run bench:signs -- --set FILE.jsonl [--tone TONE] …')
const tone = presetTone(values.tone)
const strength = STRENGTHS.find((one) => one === values.strength)
if (!tone || !strength) throw new Error('unknown tone or strength')

type Source = { text: string; lang?: string }
const texts = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => JSON.parse(line) as Source)
  .map(({ text, lang }) => ({
    text,
    language: LANGUAGES.find((one) => one === lang) ?? detectLanguage(text),
  }))
  .filter(({ language }) => language === values.lang)

const before = texts.map(({ text }) => text)
const laidOut = values.formatting === 'plain' ? plainLayout : (text: string) => text
const after = texts.map(({ text, language }) =>
  rewriteSync({ text: laidOut(text), tone, language, seed: Number(values.seed), strength }),
)

/** The sentences of the prose of a text, headings and tables aside; quotations count as what they are. */
function sentencesOf(text: string): string[] {
  return splitBlocks(text)
    .filter(({ kind }) => kind === 'prose' || kind === 'item' || kind === 'verse')
    .flatMap(({ body }) => splitSentences(body, 'en').map((one) => one.text.trim()))
    .filter(Boolean)
}

const sentences = { before: before.map(sentencesOf), after: after.map(sentencesOf) }
const total = sentences.before.flat().length

function countOf({ count }: Sign, all: readonly string[], parts: readonly string[][]): number {
  return all.reduce((sum, text, at) => sum + count(text, parts[at] ?? []), 0)
}

function line(name: string, was: number, is: number): string {
  const per = (count: number) => ((100 * count) / total).toFixed(1).padStart(6)
  const left = was === 0 ? '' : `${Math.round((100 * is) / was)} %`
  return `${name.padEnd(34)}${per(was)} →${per(is)}${left.padStart(8)}`
}

function report(signs: readonly Sign[], heading: string): void {
  let [was, is] = [0, 0]
  for (const sign of signs) {
    const [one, other] = [countOf(sign, before, sentences.before), countOf(sign, after, sentences.after)]
    was += one
    is += other
    console.log(line(sign.name, one, other))
  }
  console.log(line(heading, was, is))
}

console.log(
  `${texts.length} texts, ${total} sentences, tone ${tone.name}, ${strength}; per 100 sentences of the source`,
)
report(SIGNS, 'all signs of the prose')
report(LAYOUT, 'layout')
const same = sentences.before.reduce((sum, own, at) => {
  const kept = new Set(sentences.after[at])
  return sum + own.filter((one) => kept.has(one)).length
}, 0)
console.log(`word for word: ${((100 * same) / Math.max(1, total)).toFixed(1)} % of the sentences`)

if (values.show) {
  const sign = SIGNS.find(({ name }) => name.startsWith(values.show ?? ''))
  for (const parts of sign ? sentences.after : []) {
    parts.forEach((_, at) => {
      const alone = parts.slice(at, at + 2)
      if (sign && sign.count(alone.join(' '), alone) > sign.count(alone[1] ?? '', alone.slice(1)))
        console.log(`- ${alone.join(' ⏐ ')}`)
    })
  }
}
