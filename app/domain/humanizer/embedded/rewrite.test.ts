import { expect, test } from 'vitest'
import { day, isLong, times } from '#test/long.ts'
import { LANGUAGES } from '#app/domain/text/language.ts'
import type { Language } from '#app/domain/text/language.ts'
import type { RewriteOptions } from '../options.ts'
import { compareFacts } from '#app/domain/text/facts.ts'
import { findProtected } from '#app/domain/text/protect.ts'
import { PRESET_TONES, presetTone } from '../tones.ts'
import type { PresetName, Tone } from '../tones.ts'
import { negationCount } from './guards.ts'
import { rewriteEmbedded, rewriteSync } from './rewrite.ts'

const ESSAY = `In today's fast-paced world, many individuals utilize bicycles in order to travel to work. It is important to note that cycling plays a crucial role in reducing traffic, making streets quieter. Furthermore, it is not expensive. However, numerous riders do not feel safe, and they are asking for better lanes.

In 2021, the town of Merrow built 14 km of new paths. "We wanted room for everyone," said Ada Quill, who led the work (Quill, 2022). The number of riders rose by 38 percent. There are many people who believe that such changes will not last; they argue that winters are too long.

In conclusion, the bicycle is a testament to simple ideas. It provides people with freedom, and it does not require fuel. As a result, towns should ensure that lanes remain open throughout the year.`

const MARKDOWN = `# A plan for the garden

It is important to note that **clay** soil needs sand. Furthermore, see [the guide](https://garden.example/clay?x=1) and \`dig()\`.

- Individuals should utilize a spade.
- [ ] Purchase 12 bags of sand

1. **Water:** In order to save water, dig at night.

> Furthermore, it is quoted.

| month | task |
|---|---|
| May | utilize compost |

\`\`\`js
// Furthermore, utilize it
\`\`\`
`

const toneOf = (name: PresetName): Tone => {
  const tone = presetTone(name)
  if (!tone) throw new Error(name)
  return tone
}
const rewrite = (text: string, name: PresetName = 'conversational', seed = 1, language: Language = 'en') =>
  rewriteSync({ text, tone: toneOf(name), language, seed })
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []

/** Share of the words of `before` that are gone, counted as a bag. */
function changed(before: string, after: string): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(after)) left.set(word, (left.get(word) ?? 0) + 1)
  const gone = wordsOf(before).filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return gone.length / wordsOf(before).length
}

test('the same seed gives the same text, another seed another one', () => {
  expect(rewrite(ESSAY)).toBe(rewrite(ESSAY))
  const versions = new Set([1, 2, 3, 4].map((seed) => rewrite(ESSAY, 'standard', seed)))
  expect(versions.size).toBe(4)
})

test('the pieces joined are the whole rewrite, and progress only grows', async () => {
  let text = ''
  let progress = 0
  const input = { text: ESSAY, tone: toneOf('standard'), language: 'en' as const, seed: 7 }
  for await (const piece of rewriteEmbedded(input, new AbortController().signal)) {
    text += piece.text
    expect(piece.progress).toBeGreaterThanOrEqual(progress)
    progress = piece.progress
  }
  expect(text).toBe(rewriteSync(input))
  expect(progress).toBe(100)
})

test('a stop ends the pieces at once', async () => {
  const stop = new AbortController()
  const pieces: string[] = []
  const input = { text: ESSAY.repeat(5), tone: toneOf('standard'), language: 'en' as const, seed: 7 }
  for await (const piece of rewriteEmbedded(input, stop.signal)) {
    pieces.push(piece.text)
    if (pieces.length === 2) stop.abort()
  }
  expect(pieces).toHaveLength(2)
  expect(rewriteSync(input).startsWith(pieces.join(''))).toBe(true)
})

test.each(PRESET_TONES.map((tone) => tone.name))('%s changes the words and keeps the facts', (name) => {
  for (const seed of isLong ? [1, 2, 3] : [1 + (day % 3)]) {
    const output = rewrite(ESSAY, name, seed)
    expect(changed(ESSAY, output)).toBeGreaterThan(0.1)
    expect(compareFacts(ESSAY, output, 'en')).toEqual([])
    expect(negationCount(output)).toBe(negationCount(ESSAY))
    expect(output.split('\n')).toHaveLength(ESSAY.split('\n').length)
    expect(output).not.toMatch(/ {2}|\s[,.;]|[\u200b-\u200f\u2060\ufeff]/)
    expect(output).not.toMatch(/\b(a) (?:[aeiou])(?!ne|ni|se|u)/i)
  }
})

test.each(['Absolutely nothing was stolen.', 'Absolutely nobody came to the harbour.'])(
  '%s: what is denied stays denied, though its first word is worn',
  (source) => {
    for (const { name } of PRESET_TONES) expect(negationCount(rewrite(source, name, 1)), name).toBe(1)
  },
)

test('no two tones give the same text', () => {
  const texts = PRESET_TONES.map((tone) => rewrite(ESSAY, tone.name, 3))
  expect(new Set(texts).size).toBe(PRESET_TONES.length)
})

test.each<PresetName>(['academic', 'formal', 'technical', 'professional'])(
  '%s has no contractions or chat',
  (name) => {
    for (let seed = 1; seed <= times(2, 5); seed++) {
      const output = rewrite(`${ESSAY} They don't say it's cheap.`, name, seed)
      expect(output).not.toMatch(/\w['’](?:t|re|ll|ve|m)\b|\bit's\b/)
      expect(output).not.toMatch(/\b(?:kids|loads of|lots of|honestly|plus,|you see)\b/i)
    }
  },
)

test.each<PresetName>(['informal', 'friendly', 'conversational', 'humorous'])('%s contracts', (name) => {
  expect(rewrite(ESSAY, name)).toMatch(/n't|'s |'re /)
})

test('the register follows the formality slider', () => {
  const at = (formality: number) =>
    rewriteSync({
      text: ESSAY,
      tone: { ...toneOf('standard'), name: 'mine', formality },
      language: 'en',
      seed: 3,
    })
  const contractions = (text: string) => text.match(/n't\b|'(?:re|s) /g)?.length ?? 0
  expect(contractions(at(0))).toBeGreaterThan(contractions(at(100)))
  expect(contractions(at(100))).toBe(contractions("today's"))
})

test('simple and lively tones have shorter sentences than complex calm ones', () => {
  const length = (name: PresetName) => {
    const texts = [1, 2, 3, 4, 5, 6].map((seed) => rewrite(ESSAY, name, seed))
    const stops = texts.reduce((sum, text) => sum + (text.match(/[.!?](?:\s|$)/g)?.length ?? 0), 0)
    return texts.reduce((sum, text) => sum + wordsOf(text).length, 0) / stops
  }
  expect(length('simplified')).toBeLessThan(length('technical'))
})

test('Markdown is kept, code, tables, quotes and headings to the letter', () => {
  const output = rewrite(MARKDOWN)
  const lines = output.split('\n')
  const sourceLines = MARKDOWN.split('\n')
  expect(lines).toHaveLength(sourceLines.length)
  const marker = (line: string) =>
    /^(?:#+ |- (?:\[ \] )?|\d+\. (?:\*\*.*?\*\* ?)?|> |\||```)?/.exec(line)?.[0]
  expect(lines.map(marker)).toEqual(sourceLines.map(marker))
  for (const kept of [
    '# A plan for the garden',
    '> Furthermore, it is quoted.',
    '| May | utilize compost |',
    '// Furthermore, utilize it',
  ]) {
    expect(lines).toContain(kept)
  }
  expect(output).toContain('[the guide](https://garden.example/clay?x=1)')
  expect(output).toContain('`dig()`')
  expect(output).not.toMatch(/^- Individuals should utilize/m)
})

test('what is protected survives in any mix', () => {
  const facts = [
    '3.5 %',
    '“leave it be”',
    'Ada Quill',
    'https://x.example/a_b',
    '[12]',
    '$x^2$',
    'May 4, 2020',
    '`run`',
    '@ada',
    '{name}',
  ]
  const frames = [
    'It is important to note that X plays a crucial role in the plan, making it easier to read.',
    'Furthermore, numerous individuals utilize X in order to work, and they do not stop.',
    'However, there are many people who believe that X is essential.',
    'In conclusion, X is a testament to what can be done.',
  ]
  for (let seed = 0; seed < 60; seed++) {
    const text = frames
      .map((frame, at) => frame.replace('X', facts[(seed * 7 + at * 3) % facts.length] ?? ''))
      .join(' ')
    const output = rewrite(text, PRESET_TONES[seed % PRESET_TONES.length]?.name, seed)
    for (const span of findProtected(text, 'en')) expect(output).toContain(span.text)
  }
})

test('curly apostrophes stay curly', () => {
  const output = rewrite(
    'It is late and the town’s clock does not work. They are not sure that it is broken.',
    'informal',
  )
  expect(output).not.toContain("'")
  expect(output).toContain('n’t')
})

test.each<[Language, string]>([
  ['es', 'Además, mucha gente lee. En conclusión, leer ayuda con el fin de aprender en 2020.'],
  ['fr', 'De plus, beaucoup lisent. Il est important de noter que cela aide afin de progresser en 2020.'],
  ['de', 'Darüber hinaus lesen viele Menschen. Heutzutage hilft das insbesondere Anna Kern seit 2020.'],
  ['it', 'Inoltre, molti leggono. In conclusione, leggere serve al fine di imparare dal 2020.'],
  ['pt', 'Além disso, muitos leem. Em conclusão, ler ajuda a fim de aprender desde 2020.'],
  ['nl', 'Bovendien lezen veel mensen. Tegenwoordig helpt dat met name sinds 2020.'],
  ['ru', 'Кроме того, многие читают. В настоящее время это особенно важно, а также полезно с 2020 года.'],
])('%s is rewritten with its facts', (language, text) => {
  const output = rewrite(text, 'standard', 2, language)
  expect(changed(text, output)).toBeGreaterThan(0.1)
  expect(compareFacts(text, output, language)).toEqual([])
})

test.each([
  ['nothing', ''],
  ['white space', ' \n\t\r\n '],
  ['one huge word', 'a'.repeat(5_000_000)],
  ['line breaks', '\n'.repeat(100_000)],
  ['NUL and lone surrogates', 'a\0b \ud800 c\udfff.'],
  ['other scripts', '漢字かな交じり文。次の文。 שלום עולם. مرحبا بالعالم.'],
  ['emoji', '👩‍👩‍👧 🙂🙂 🇳🇱 '.repeat(1000)],
  ['signs', '*** ___ ((( [[[ """ ’’’ --- $$$ \\\\ ``` '.repeat(200)],
])('%s passes unharmed', (_, text) => {
  for (const language of LANGUAGES) expect(rewrite(text, 'informal', 1, language) === text).toBe(true)
})

test('locked terms stay to the letter', () => {
  const text = 'Individuals utilize numerous tools. However, the utilize function is crucial for individuals.'
  for (const seed of [1, 2, 3, 4]) {
    const output = rewriteSync({
      text,
      tone: toneOf('conversational'),
      language: 'en',
      seed,
      locked: ['utilize', 'Individuals'],
    })
    expect(output.match(/utilize/g)).toHaveLength(2)
    expect(output).toMatch(/^Individuals/)
    expect(output).not.toContain('numerous')
  }
})

test('a stronger rewrite changes more, a shorter one is shorter', () => {
  const essays = [
    ESSAY,
    'In addition, numerous individuals truly believe that it is very important to utilize water carefully. However, they possess various different habits, and it is essential to note that these habits are extremely difficult to change.',
  ]
  const kept = (options: Partial<RewriteOptions>) =>
    essays.reduce((sum, text) => {
      const output = rewriteSync({ text, tone: toneOf('humanize'), language: 'en', seed: 3, ...options })
      const words = new Set(output.toLowerCase().split(/\W+/))
      return (
        sum +
        text
          .toLowerCase()
          .split(/\W+/)
          .filter((word) => words.has(word)).length
      )
    }, 0)
  expect(kept({ strength: 'light' })).toBeGreaterThan(kept({ strength: 'balanced' }))
  const length = (options: Partial<RewriteOptions>) =>
    essays
      .map((text) => rewriteSync({ text, tone: toneOf('humanize'), language: 'en', seed: 3, ...options }))
      .join(' ')
      .split(/\s+/).length
  expect(length({ length: 'shorter' })).toBeLessThan(length({ length: 'keep' }))
  expect(length({ length: 'shorter' })).toBeLessThan(essays.join(' ').split(/\s+/).length * 0.85)
})

test.each(PRESET_TONES.map(({ name }) => name))(
  '%s leaves a quotation of several sentences alone',
  (name) => {
    const quoted = '"This map is very old. It shows a road to the sea. We will follow it at dawn."'
    for (const seed of [1, 2, 3]) {
      expect(
        rewrite(`The captain smiled and said, ${quoted} Nobody slept that night.`, name, seed),
      ).toContain(quoted)
    }
  },
)

test('a sentence that never stops is rewritten as well', () => {
  const clause = 'numerous boats utilize the quay in order to land their fish'
  const endless = `${Array.from({ length: 24 }, () => clause).join(', and ')}.`
  const output = rewrite(`${endless} Nobody slept that night.`, 'standard', 1)
  expect(output).not.toContain('utilize the quay in order to')
  expect(output.match(/\bquay\b/g)).toHaveLength(24)
})

test.each(PRESET_TONES.map(({ name }) => name))('%s writes no name small', (name) => {
  const texts = [
    'Steinbeck published the novel in the spring. Critics praised it.',
    'The lamp failed. Faraday repaired it and wrote a report about it.',
    'Rain fell all day. London was quiet. The shop closed in the winter. Okafor opened it again.',
    'When the war ended, Keynes went home to write his book. However, Marx disagreed with this view.',
  ]
  for (const text of texts) {
    for (let seed = 0; seed < 8; seed++) {
      expect(rewrite(text, name, seed)).not.toMatch(/steinbeck|faraday|london|okafor|keynes|marx/)
    }
  }
})

test.each(PRESET_TONES.map(({ name }) => name))('%s keeps the set phrases of requests', (name) => {
  for (let seed = 0; seed < 8; seed++) {
    const output = rewrite(
      'Let me know if the mill is open. It goes without saying that we will pay.',
      name,
      seed,
    )
    expect(output).not.toMatch(/allow me to know|without stating/i)
  }
})

/** News, a notice, a report, advice, praise: nobody in them speaks of themselves, asks or cheers. */
const IMPERSONAL = [
  'An earthquake struck the coast on Saturday. Emergency services have been placed on high alert. Schools in the area will stay closed until Monday. The quake damaged the old harbor wall.',
  'The clinic treats people with asthma. The nurses have seen a rise in attacks. Patients use an inhaler twice a day. The medicine opens the airways, and most people breathe more easily.',
  'The office moves on Friday at ten. The boxes stand in the hall. The keys are with the porter. The new rooms have better light, and the kitchen is bigger.',
  'The garden is a wonderful place for children. They learn how plants grow. The harvest is the best part of the year. Everyone takes something home, and the soup is delicious.',
  'Furthermore, numerous individuals utilize the library in order to study. The building is beautiful. It is important to note that the opening hours have changed. The staff are friendly and helpful.',
]

test.each(PRESET_TONES.map(({ name }) => name))(
  '%s puts no cheer, no feeling, no remark and no first person into a text',
  (name) => {
    for (const text of IMPERSONAL) {
      for (const seed of [1, 2]) {
        const output = rewriteSync({ text, tone: toneOf(name), language: 'en', seed, strength: 'strong' })
        expect(output).not.toMatch(/[!?:]/)
        expect(output).not.toMatch(/(?<![\w'’])(?:I|me|my|we|us|our|let['’]s)(?![\w])/)
        expect(output).not.toMatch(
          /\b(?:hope|heart|thing is|honestly|naturally|of course|indeed|really|believe it|you see|you know|imagine|remember|notice|exciting|amazing|surprise|obviously|truly|sadly|delighted)\b/i,
        )
        expect(output.match(/[.](?:\s|$)/g)?.length).toBeLessThanOrEqual(
          (text.match(/[.]/g)?.length ?? 0) + 4,
        )
      }
    }
  },
)

/** What stands before and after what a shorter text goes without. */
const REMOVALS = ['very', 'really', 'quite', 'truly', 'extremely', 'incredibly', 'highly', 'immensely']
const JUDGED = [
  'important',
  'good',
  'easy',
  'honest',
  'unique',
  'old',
  'useful',
  'unusual',
  'early',
  'big',
  'elegant',
]

test('whatever a shorter text goes without, "a" and "an" are right by their sound', () => {
  for (const [at, adverb] of REMOVALS.entries()) {
    for (const judged of JUDGED) {
      for (const sign of ['', '**', '“']) {
        const article = /^[aeiou]/.test(adverb) ? 'An' : 'A'
        const text = `The town has ${article.toLowerCase()} ${adverb} ${sign}${judged} bridge${sign === '“' ? '”' : sign} near the mill. ${article} ${adverb} ${judged} road leads there.`
        const output = rewriteSync({
          text,
          tone: toneOf('standard'),
          language: 'en',
          seed: at,
          length: 'shorter',
        })
        for (const [, one = '', word = ''] of output.matchAll(/\b(an?) [*“"]{0,2}(\p{L}+)/giu)) {
          const vowel = /^(?:[aeio]|un[^i]|hon)/i.test(word) && !/^(?:eu|one)/i.test(word)
          expect(one.toLowerCase(), output).toBe(vowel ? 'an' : 'a')
        }
        expect(output.split(' ').length, output).toBeLessThanOrEqual(text.split(' ').length)
      }
    }
  }
})

test('a quantity in one word takes no verb for one thing', () => {
  const quantities = [
    'a wide range of',
    'a vast array of',
    'a large number of',
    'the majority of',
    'a multitude of',
    'a variety of',
  ]
  for (const quantity of quantities) {
    for (const [noun, verb] of [
      ['tools', 'is'],
      ['equipment', 'is'],
      ['useful tools', 'was'],
      ['tools', 'are'],
      ['visitors', 'has'],
    ]) {
      for (const seed of [1, 2]) {
        const text = `In the workshop ${quantity} ${noun} ${verb} here today.`
        const output = rewriteSync({
          text,
          tone: toneOf('standard'),
          language: 'en',
          seed,
          length: 'shorter',
        })
        expect(output).not.toMatch(
          /\b(?:many|most|several|lots of|kinds of)\b[^.]{0,30}\b(?:tools|visitors) (?:is|was|has)\b/i,
        )
        expect(output).not.toMatch(/\b(?:many|several|most) equipment|(?:kinds|sorts|types) of equipment is/i)
      }
    }
  }
})

test('a short sentence that is worn for the most part is said shortly', () => {
  for (const text of [
    'Moreover, it is important to note that we utilize tools.',
    'Furthermore, we utilize it in order to see.',
  ]) {
    for (const name of ['humanize', 'standard'] as const) {
      expect(rewrite(text, name, 1)).toMatch(/^(?:Also, we|We) use (?:tools|it to see)\.$/)
    }
  }
})
