/**
 * What each rule of the English tables gains by counts of people's and machines' prose, those that gain least first; which
 * of them made each edit of some sentences; and how often each comes to work in drafts.
 *
 *     npm run bench:rules [-- --worst N] [--phrase TEXT]
 *     npm run bench:rules -- why "A sentence." [--tone TONE] [--seed N]
 *     npm run bench:rules -- stats FILE.jsonl [--tone TONE] [--seed N] [--worst N] [--show]
 *
 * Needs the counts beside the project (`../shared/humanizer/counts`). A phrase is covered by the fewest counted runs of up
 * to three words; its log-odds are their sum. Rates are means over kinds of text that both have (see the counts' README).
 * Each line of FILE is a JSON object with at least `text`; `--show` prints every sentence that was written anew, for reading.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { inflect, plural } from '../app/domain/humanizer/embedded/inflect.ts'
import type { VerbForm } from '../app/domain/humanizer/embedded/inflect.ts'
import { MAKINGS } from '../app/domain/humanizer/embedded/makings.ts'
import type { Making } from '../app/domain/humanizer/embedded/makings.ts'
import { rewriteSync } from '../app/domain/humanizer/embedded/rewrite.ts'
import { ENGLISH_TABLES } from '../app/domain/humanizer/embedded/tables/english.ts'
import { DEFAULT_OPTIONS } from '../app/domain/humanizer/options.ts'
import { presetTone } from '../app/domain/humanizer/tones.ts'

const COUNTS = new URL('../../shared/humanizer/counts/', import.meta.url)

/** Kinds of text that people's and machines' counts have in common. */
const MATCHED = [
  { human: ['essay', 'textbook'], machine: ['essay'] },
  { human: ['news'], machine: ['news'] },
  { human: ['science'], machine: ['science'] },
  { human: ['review'], machine: ['review'] },
  { human: ['story'], machine: ['story'] },
  { human: ['web'], machine: ['answer'] },
] as const

/** What a saved word counts, and what a rule must gain (`mark`: below it is marked `~`). */
const WORTH = { saved: 0.35, least: 0.5, mark: 1 }

/** Forms a rule is looked up in, and how many of its wordings. */
const FORMS: readonly VerbForm[] = ['base', 'past', 's', 'ing']
const MOST_WORDINGS = 8

const LONGEST_RUN = 3

/** A run of words that was seen more seldom than this, by people and machines together, tells nothing. */
const LEAST_SEEN = 25

/** Words as they are counted: "well-known" is three. */
const asCounted = (words: readonly string[]) => words.flatMap((word) => word.split(/(?<=-)|(?=-)/))

/** What stands for any word. */
const ANY = '*'

type Side = 'human' | 'machine'
type Wording = { before: string[]; after: string[][] }
type Rule = { line: string; small: boolean; wordings: Wording[] }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    worst: { type: 'string', default: '30' },
    phrase: { type: 'string' },
    tone: { type: 'string', default: 'standard' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
})
if (!existsSync(COUNTS)) throw new Error(`no counts at ${COUNTS.pathname}`)

const [command = 'all', subject = ''] = positionals
const lines = ENGLISH_TABLES.flatMap((table) => table.split('\n'))
  .map((line) => line.trim())
  .filter((line) => line.includes(' = ') && (!values.phrase || line.includes(values.phrase)))
const makings = command === 'all' ? [] : makingsOf(command === 'why' ? [subject] : textsOf(subject))
const atWork = new Set(makings.flatMap(({ rules }) => rules))
const rules = (command === 'all' ? lines : lines.filter((line) => atWork.has(line))).map(readRule)
const odds = await logOdds(new Set(rules.flatMap(runsOf)))
const judged = rules
  .map((rule) => ({ ...rule, worth: Math.max(...worths(rule)) }))
  .sort((a, b) => a.worth - b.worth)
const figures = (rule: (typeof judged)[number] | undefined) =>
  rule
    ? `${rule.worth.toFixed(2).padStart(6)} ${phraseOdds(rule.wordings[0]?.before ?? [])
        .toFixed(2)
        .padStart(6)}  ${kindOf(rule).padEnd(15)} ${rule.line}`
    : '(in no table)'

if (command === 'all') {
  const below = (least: number) => judged.filter(({ worth }) => worth < least).length
  console.log(
    `rules            ${judged.length}, of which ${judged.filter(({ small }) => small).length} are marked ~`,
  )
  console.log(`gain below ${WORTH.least}   ${below(WORTH.least)}`)
  console.log(`gain below ${WORTH.mark}     ${below(WORTH.mark)}`)
  for (const rule of judged.slice(0, Number(values.worst))) console.log(figures(rule))
} else {
  const known = new Map(judged.map((rule) => [rule.line, rule]))
  if (command === 'why' || values.show) {
    for (const { source, text, rules: used, shapes } of makings) {
      console.log(`\n- ${source}\n+ ${text}`)
      for (const name of shapes) console.log(`    ${name}`)
      for (const line of used) console.log(`    ${figures(known.get(line))}`)
    }
  }
  if (command === 'stats') stats(known)
}

/** Prints how often each rule, kind of rule and change of shape made an edit. */
function stats(known: ReadonlyMap<string, (typeof judged)[number]>) {
  const kinds = new Map<string, number>()
  const counts = new Map<string, number>()
  const perSentence = new Map<string, number>()
  const add = (to: Map<string, number>, name: string) => to.set(name, (to.get(name) ?? 0) + 1)
  for (const { rules: used, shapes } of makings) {
    add(perSentence, `${used.length + shapes.length} edits in a sentence`)
    for (const line of used) {
      add(counts, line)
      const rule = known.get(line)
      add(kinds, rule ? kindOf(rule) + (rule.small ? ' ~' : '') : '(in no table)')
    }
    for (const name of shapes) add(kinds, `shape: ${name}`)
  }
  const print = (from: ReadonlyMap<string, number>, name: (key: string) => string = (key) => key) => {
    for (const [key, count] of [...from].sort((a, b) => b[1] - a[1]))
      console.log(`${String(count).padStart(5)}  ${name(key)}`)
  }
  console.log(`\n${makings.length} sentences written anew`)
  print(perSentence)
  console.log('\nby kind')
  print(kinds)
  console.log('\nby rule: gain, log-odds of what it takes out, kind')
  print(new Map([...counts].sort((a, b) => b[1] - a[1]).slice(0, Number(values.worst))), (line) =>
    figures(known.get(line)),
  )
}

/** What a rule does, by the words on both sides of it. */
function kindOf({ line, wordings }: Rule): string {
  const [{ before, after } = { before: [], after: [] }] = wordings
  const length = Math.min(...after.map((words) => words.length))
  if (length === 0) return 'cut'
  if (/^\^|^[^=]*\^ </.test(line)) return 'opening'
  if (before.length === 1) return length === 1 ? 'word for word' : 'word for words'
  if (length < before.length) return 'fewer words'
  return length === before.length ? 'as many words' : 'more words'
}

function textsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as { text: string; lang?: string })
    .filter(({ lang }) => (lang ?? 'en') === 'en')
    .map(({ text }) => text)
}

/** What the engine made of each sentence of some texts that it wrote anew. */
function makingsOf(texts: readonly string[]): Making[] {
  const tone = presetTone(values.tone)
  if (!tone) throw new Error(`unknown tone: ${values.tone}`)
  const made: Making[] = []
  MAKINGS.subscribe((making) => made.push(making as Making))
  for (const text of texts)
    rewriteSync({ ...DEFAULT_OPTIONS, text, tone, language: 'en', seed: Number(values.seed) })
  return made
}

function readRule(line: string): Rule {
  const small = line.endsWith(' ~')
  const [pattern = '', right = ''] = line
    .replace(/ ~$/, '')
    .replace(/ @[\d.]+$/, '')
    .split(' = ')
  const core = (pattern.split(' < ').at(-1) ?? '').split(' > ')[0]?.trim().split(' ') ?? []
  const choices = right.split(' / ').map((one) => one.trim().replace(/^[crfpxems]+:/, ''))
  const count = Math.max(...core.map((one) => one.split('|').length * (one.includes('*') ? FORMS.length : 2)))
  const wordings = Array.from({ length: Math.min(MOST_WORDINGS, count) }, (_, number) => {
    const form = FORMS[number % FORMS.length] ?? 'base'
    const words = core.map((one) => {
      const parts = one.split('|')
      return inForm(parts[number % parts.length] ?? '', form, number)
    })
    const after = choices.map((choice) =>
      choice
        .split(' ')
        .filter((part) => part !== '' && part !== '-')
        .map((part) => {
          const place = /^#(\d)/.exec(part)?.[1]
          const copied = place && words[Number(place) - 1]
          if (!copied) return inForm(part, form, number)
          if (copied === ANY) return ANY
          return part.endsWith('~ing')
            ? inflect(copied, 'ing')
            : part.endsWith('~same')
              ? inflect(copied, form)
              : copied
        }),
    )
    return { before: asCounted(words), after: after.map(asCounted) }
  })
  return { line, small, wordings }
}

function inForm(part: string, form: VerbForm, number: number): string {
  if (part.startsWith('{') || part === '_') return ANY
  if (part.length > 1 && part.endsWith('*')) return inflect(part.slice(0, -1), form)
  if (part.length > 1 && part.endsWith('+')) return number % 2 ? plural(part.slice(0, -1)) : part.slice(0, -1)
  return part
}

function runsOf({ wordings }: Rule): string[] {
  return wordings.flatMap(({ before, after }) =>
    [before, ...after].flatMap((words) =>
      words.flatMap((_, at) =>
        Array.from({ length: LONGEST_RUN }, (_one, more) => words.slice(at, at + more + 1).join(' ')),
      ),
    ),
  )
}

function worths({ wordings }: Rule): number[] {
  const choices = wordings[0]?.after.length ?? 0
  return Array.from({ length: choices }, (_, choice) => {
    const each = wordings.map(({ before, after }) => {
      const words = after[choice] ?? []
      return phraseOdds(words) - phraseOdds(before) + WORTH.saved * (before.length - words.length)
    })
    return each.reduce((sum, one) => sum + one, 0) / each.length
  })
}

/** The log-odds of a phrase: the sum over the fewest counted runs of words that cover it. */
function phraseOdds(words: readonly string[]): number {
  const best: { runs: number; sum: number }[] = [{ runs: 0, sum: 0 }]
  for (const [at] of words.entries()) {
    const from = best[at] ?? { runs: Infinity, sum: 0 }
    for (let length = 1; length <= LONGEST_RUN && at + length <= words.length; length++) {
      const known = odds.get(words.slice(at, at + length).join(' '))
      if (length > 1 && known === undefined) continue
      const there = best[at + length]
      if (!there || from.runs + 1 < there.runs)
        best[at + length] = { runs: from.runs + 1, sum: from.sum + (known ?? 0) }
    }
  }
  return best[words.length]?.sum ?? 0
}

/** The log-odds (people : machine) of those of `wanted` that are counted at all. */
async function logOdds(wanted: ReadonlySet<string>): Promise<Map<string, number>> {
  const sizes = { human: sizesOf('human'), machine: sizesOf('machine') }
  const counts = { human: await countsOf('human', wanted), machine: await countsOf('machine', wanted) }
  const found = new Map<string, number>()
  for (const phrase of wanted) {
    const rate = (side: Side) =>
      MATCHED.reduce((sum, kinds) => {
        const groups: readonly string[] = kinds[side]
        const seen = groups.reduce((all, group) => all + (counts[side].get(phrase)?.get(group) ?? 0), 0)
        return sum + (seen + 0.5) / groups.reduce((all, group) => all + (sizes[side].get(group) ?? 0), 0)
      }, 0)
    const seen = [counts.human, counts.machine].flatMap((side) => [...(side.get(phrase)?.values() ?? [])])
    if (seen.reduce((sum, count) => sum + count, 0) >= LEAST_SEEN)
      found.set(phrase, Math.log(rate('human') / rate('machine')))
  }
  return found
}

/** Words of each group. */
function sizesOf(side: Side): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const line of readFileSync(new URL('genres.tsv', COUNTS), 'utf8').split('\n')) {
    const [kind, group = '', , words] = line.split('\t')
    if (kind === side) sizes.set(group, (sizes.get(group) ?? 0) + Number(words))
  }
  return sizes
}

async function countsOf(side: Side, wanted: ReadonlySet<string>): Promise<Map<string, Map<string, number>>> {
  const file = createReadStream(new URL(`${side}.ngrams.tsv.gz`, COUNTS)).pipe(createGunzip())
  const counts = new Map<string, Map<string, number>>()
  let groups: string[] = []
  for await (const line of createInterface({ input: file })) {
    const [phrase = '', , ...cells] = line.split('\t')
    if (groups.length === 0) groups = cells
    else if (wanted.has(phrase))
      counts.set(phrase, new Map(groups.map((group, at) => [group, Number(cells[at] ?? 0)])))
  }
  return counts
}
