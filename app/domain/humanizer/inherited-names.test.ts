import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLlm } from '#app/providers/llm/openai.server.ts'
import { type Events, on } from '#app/observe/events.ts'
import { INHERITED, INHERITED_NAMES } from '#test/inherited-names.ts'
import { type OpenAiMock, startOpenAi } from '#test/mocks/openai.ts'
import { rewriteEmbedded, rewriteSync } from './embedded/rewrite.ts'
import { withoutFraming } from './framing.ts'
import { detectLanguage, languagesOfWord } from '#app/domain/text/detect-language.ts'
import { type Language, LANGUAGES } from '#app/domain/text/language.ts'
import { rewriteWithLlm } from './llm/rewrite.ts'
import { rewriteWithFallback } from './llm/with-fallback.ts'
import { measureWriting } from './report/measure.ts'
import { alignment, isChanged } from './review/align.ts'
import { otherVersions } from './review/another.ts'
import { changesIn } from './review/changes.ts'
import { checkFacts } from './review/check.ts'
import { atOnce } from '#app/domain/turns.ts'
import { cleanHidden } from '#app/domain/text/hidden.ts'
import { PRESET_TONES, presetTone } from './tones.ts'

// What inherits from an object answers to `constructor`. So each name that objects inherit stands where words do, in
// every language, and everything that looks at words must take it for one.

/** Sentences with the name (N) where rules look: as a subject, behind and before small words, with a mark, in a list. */
const FRAMES: Record<Language, string> = {
  en: `Furthermore, it is important to note that the N is not a tool, because of N and the N's many uses. N is what individuals utilize, making N a crucial part of it. In addition, we N the house, and they are N while numerous people demonstrate N. It was N by the town, N, N and N.`,
  es: 'Además, es importante destacar que el N no es una herramienta, a causa de N y de N. N es lo que muchas personas utilizan, haciendo N una parte fundamental de la vida. Sin embargo, que N se utilice en numerosas ciudades depende de N, N y N.',
  fr: "De plus, il est important de noter que le N n'est pas un outil, à cause de N et de N. N est ce que de nombreuses personnes utilisent, ce qui rend N essentiel. Cependant, parce que N se trouve dans de nombreuses villes, on utilise N, N et N.",
  de: 'Darüber hinaus ist es wichtig zu beachten, dass der N kein Werkzeug ist, wegen N und N. N spielt eine entscheidende Rolle in zahlreichen Städten. Jedoch verwenden zahlreiche Menschen N, N und N, um den Verkehr zu reduzieren.',
  it: "Inoltre, è importante notare che il N non è uno strumento, a causa di N e dell'N. N è ciò che numerose persone utilizzano, rendendo N una parte fondamentale della vita. Tuttavia, di N si parla in numerose città, con N, N e N.",
  pt: 'Além disso, é importante destacar que o N não é uma ferramenta, por causa de N e de N. N é o que muitas pessoas utilizam, tornando N uma parte fundamental da vida. No entanto, em N e por N se utilizam inúmeras formas de N, N e N.',
  nl: 'Bovendien is het belangrijk om op te merken dat de N geen hulpmiddel is, vanwege N en N. N speelt een cruciale rol in talrijke steden. Echter, talrijke mensen maken gebruik van N, N en N, teneinde het verkeer te verminderen.',
  ru: 'Кроме того, важно отметить, что N не является инструментом, из-за N и N. N играет важную роль во многих городах. Однако многие люди используют N, N и N для того, чтобы осуществлять поездки.',
}

const textWith = (name: string, language: Language) => FRAMES[language].replaceAll('N', name)
const timesIn = (text: string, name: string) => text.split(name).length - 1

const spared: Events['sentence_spared'][] = []
const end = on('sentence_spared', (facts) => spared.push(facts))
beforeEach(() => {
  spared.length = 0
})

let mock: OpenAiMock
beforeAll(async () => {
  mock = await startOpenAi()
})
afterAll(async () => {
  end()
  await mock.close()
})

const tone = presetTone('conversational')!
const never = new AbortController().signal
const NOT_OURS = /native code|\[object |undefined|=>|NaN/

/** Expects a rewrite in which the name is as much of a word as it was, and no rule has stumbled. */
function expectWord(output: string, name: string, source: string): void {
  expect(spared).toEqual([])
  expect(output).not.toMatch(NOT_OURS)
  expect(timesIn(output.toLowerCase(), name.toLowerCase())).toBeGreaterThanOrEqual(timesIn(source, name) - 2)
}

describe.each(LANGUAGES)('%s', (language) => {
  test.each(INHERITED_NAMES)('the engine built in takes %s for a word', (name) => {
    const text = textWith(name, language)
    expectWord(rewriteSync({ text, tone, language, seed: 7, strength: 'strong' }), name, text)
  })

  test('the engine built in takes a tone of such a name, and terms that are locked', () => {
    for (const name of INHERITED_NAMES) {
      const text = textWith(name, language)
      const output = rewriteSync({ text, tone: { ...tone, name }, language, seed: 7, locked: [name] })
      expectWord(output, name, text)
      expect(timesIn(output, name)).toBeGreaterThanOrEqual(timesIn(text, name) - 2)
    }
  })

  test('a language model is asked and heard with such words', async () => {
    const engine = withoutFraming(
      rewriteWithFallback(
        rewriteWithLlm(
          createLlm({
            apiKey: 'sk-test',
            baseUrl: mock.url,
            model: 'mock',
            firstTokenTimeoutMs: 20_000,
            totalTimeoutMs: 30_000,
            maxRetries: 0,
          }),
          rewriteEmbedded,
        ),
        rewriteEmbedded,
        (error) => {
          throw error
        },
      ),
    )
    const text = INHERITED_NAMES.map((name) => textWith(name, language)).join('\n\n')
    let output = ''
    let fallback = false
    for await (const piece of engine(
      { text, tone, language, seed: 7, locked: INHERITED_NAMES.slice(0, 3) },
      never,
    )) {
      output += piece.text
      fallback ||= piece.fallback === true
    }
    expect(fallback).toBe(false)
    expect(spared).toEqual([])
    expect(output).not.toMatch(NOT_OURS)
    expect(output.split('\n\n')).toHaveLength(INHERITED_NAMES.length)
    for (const [nth, name] of INHERITED_NAMES.entries()) expect(output.split('\n\n')[nth]).toContain(name)
  })

  test.each(INHERITED_NAMES)('the report and the review take %s for a word', (name) => {
    const text = textWith(name, language)
    const output = rewriteSync({ text, tone, language, seed: 7 })
    const report = atOnce(measureWriting(text, language))
    expect(report.words).toBeGreaterThan(20)
    expect(JSON.stringify(report)).not.toMatch(NOT_OURS)
    const pairs = atOnce(alignment(text, output, language))
    expect(pairs.some(isChanged)).toBe(text !== output)
    const { count } = atOnce(changesIn(pairs))
    expect(JSON.stringify(count)).not.toMatch(NOT_OURS)
    expect(atOnce(checkFacts(pairs, language)).problems).toEqual([])
    expect(detectLanguage(text)).toBe(language)
    expect(cleanHidden(text)).toMatchObject({ text, total: 0 })
  })
})

test.each(LANGUAGES)('%s: another version has such words too', (language) => {
  for (const name of INHERITED) {
    const [text = ''] = textWith(name, language).split('. ')
    const [other] = atOnce(otherVersions({ text, tone, language, seed: 7 }, text, [name], 1))
    if (other) expectWord(other, name, text)
  }
  expect(spared).toEqual([])
})

test.each(INHERITED)('every tone takes %s for a word', (name) => {
  const text = textWith(name, 'en')
  for (const preset of PRESET_TONES)
    expectWord(rewriteSync({ text, tone: preset, language: 'en', seed: 7 }), name, text)
  expect(presetTone(name)).toBeUndefined()
  expect(languagesOfWord(name)).toEqual([])
})
