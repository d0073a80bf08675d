import { expect, test } from 'vitest'
import type { Llm } from '#app/providers/llm/llm.ts'
import { times } from '#test/long.ts'
import { rewriteEmbedded, rewriteSync } from './embedded/rewrite.ts'
import { seededRandom } from '#app/domain/random.ts'
import type { RewriteInput } from './engine.ts'
import { rewriteWithLlm } from './llm/rewrite.ts'
import { compareFacts } from '#app/domain/text/facts.ts'
import { PRESET_TONES } from './tones.ts'

// Every span holds words that both engines would put plainer if they stood in prose.
const SPANS = [
  '`utilize(x)`',
  '``a ` utilize``',
  'utilize()',
  'utilize(numerous, in_order)',
  'obj.utilize',
  'this.utilize.all()',
  'utilize_it',
  'UTILIZE_ALL',
  'utilizeAll',
  '--utilize',
  '--utilize=numerous',
  '-u',
  'C:\\Users\\Ann\\utilize.txt',
  'C:\\Program Files\\Utilize It\\utilize.exe',
  '\\\\server\\utilize\\data',
  '/home/ann/utilize',
  '~/utilize/numerous.md',
  './utilize/it',
  '../utilize.ts',
  'src/utilize/index.ts',
  'utilize\\numerous.cs',
  'utilize.txt',
  'utilize-numerous.config.ts',
  'https://x.example/utilize?numerous=1',
  'utilize@numerous.example',
  'localhost:3000/utilize',
  '$UTILIZE',
  '${utilize}',
  '%UTILIZE%',
  'UTILIZE=numerous',
  '$env:UTILIZE',
  'v1.2.3-rc.1',
  '^4.18.2',
  '[Utilize Name]',
  '[insert numerous items here]',
  '{{utilize}}',
  '{utilize}',
  '<utilize>',
  '<utilize numerous>',
  '%s',
  '%1$s',
  '%(utilize)s',
  '<b class="utilize numerous">',
  '</utilize>',
  '<utilize-it/>',
  '&nbsp;',
  '$x^2 + utilize$',
  '\\(utilize\\)',
  '\\textbf{utilize}',
  '[guide](./utilize.md)',
  '![numerous](utilize.png)',
  'std::utilize',
  '@numerous/utilize',
  'Ctrl+Shift+U',
  '.utilize',
] // prettier-ignore

/** Blocks that stay as they are, or whose signs do. */
const BLOCKS = [
  '```sh\nutilize --numerous\n```',
  '~~~\nin order to utilize\n~~~',
  '$ utilize --numerous in order',
  'const utilize = numerous();',
  '| utilize | numerous |\n| --- | --- |\n| utilize | 2 |',
  '$$\nutilize = 1\n$$',
  '[numerous]: https://x.example/utilize',
  '<!-- utilize numerous -->',
  '<script>\nutilize(numerous)\n</script>',
] // prettier-ignore

const FRAMES = [
  'We utilize SPAN in order to reach numerous people.',
  'Furthermore, it is important to note that SPAN is crucial for the team.',
  'Additionally, SPAN plays a pivotal role, and they utilize SPAN as well.',
  'The team was able to utilize SPAN due to the fact that it is very useful.',
  'However, numerous people leverage SPAN.',
]

const STRENGTHS = ['light', 'balanced', 'strong'] as const
const LENGTHS = ['keep', 'shorter'] as const
const STARTS = ['', '- ', '- [x] ', '- [ ] ', '1. ', '* **Goal:** ', '']

function textsOf(seed: number, rounds: number) {
  const random = seededRandom(seed)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
  return Array.from({ length: rounds }, (_, round) => {
    const spans: string[] = []
    const paragraph = () => {
      const sentences = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        pick(FRAMES).replaceAll('SPAN', () => {
          const span = pick(SPANS)
          spans.push(span)
          return span
        }),
      )
      return pick(STARTS) + sentences.join(' ')
    }
    const parts = [paragraph()]
    if (random() < 0.5) {
      const block = pick(BLOCKS)
      spans.push(block)
      parts.push(block, paragraph())
    }
    const tone = pick(PRESET_TONES)
    const input: RewriteInput = { text: parts.join('\n\n'), tone, language: 'en', seed: round }
    return { spans, input: { ...input, strength: pick(STRENGTHS), length: pick(LENGTHS) } }
  })
}

const timesIn = (text: string, span: string) => text.split(span).length - 1

/** The spans that are said less often in `output` than in `text`. */
function lost(text: string, output: string, spans: readonly string[]): string[] {
  return [...new Set(spans)].filter((span) => timesIn(output, span) < timesIn(text, span))
}

/** A model that puts plainer words wherever it sees the long ones. */
const plainer: Llm = {
  async *streamText({ user }) {
    for (const [unit] of user.matchAll(/<u id="\d+">[\s\S]*?<\/u>/g)) {
      yield unit
        .replaceAll(/utilize/gi, 'use')
        .replaceAll(/numerous/gi, 'many')
        .replaceAll('in order to', 'to')
    }
  },
  completeText: () => Promise.reject(new Error('not asked for')),
}

test('the built-in engine keeps whatever has a shape letter by letter', () => {
  const tries = times(60, 250)
  let changed = 0
  for (const { spans, input } of textsOf(7, tries)) {
    const output = rewriteSync(input)
    expect(lost(input.text, output, spans), `${input.text}\n→\n${output}`).toEqual([])
    if (output !== input.text) changed++
  }
  expect(changed).toBeGreaterThan(tries * 0.8)
})

test('a language model that would reword it keeps it too', async () => {
  const engine = rewriteWithLlm(plainer, rewriteEmbedded)
  const tries = times(20, 60)
  let changed = 0
  for (const { spans, input } of textsOf(11, tries)) {
    let output = ''
    for await (const piece of engine(input, new AbortController().signal)) output += piece.text
    expect(lost(input.text, output, spans), `${input.text}\n→\n${output}`).toEqual([])
    if (output !== input.text) changed++
  }
  expect(changed).toBeGreaterThan(tries * 0.65)
})

test('the fact check sees one letter of a span that differs', () => {
  for (const span of SPANS.filter((one) => /[Uu]tilize/.test(one))) {
    const source = `They asked for ${span} before noon.`
    const output = source.replace(/[Uu]tilize/, (word) => (word === 'utilize' ? 'Utilize' : 'utilize'))
    expect(compareFacts(source, output, 'en'), span).not.toEqual([])
    expect(compareFacts(source, source.replace('They asked', 'We asked'), 'en'), span).toEqual([])
  }
})

test('ordinary signs are no spans', () => {
  for (const [before, after] of [
    ['We use it and/or them, e.g. at noon, i.e. at 12.', 'We use them and/or it, e.g. at noon, i.e. at 12.'],
    ['His/her coat; the end.', 'The end; his/her coat.'],
    ['We met--and left--at once.', 'We met and left at once.'],
    ['It was hot (very hot) there.', 'It was hot, very hot, there.'],
    ['Here is what we saw:\nsome trees;\nsome birds.', 'Here is what we saw: some trees and some birds.'],
  ]) {
    expect(compareFacts(before ?? '', after ?? '', 'en')).toEqual([])
  }
})
