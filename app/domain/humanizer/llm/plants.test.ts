import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLlm } from '#app/providers/llm/openai.server.ts'
import { type OpenAiMock, type RecordedRequest, startOpenAi } from '#test/mocks/openai.ts'
import { day, isLong } from '#test/long.ts'
import { answer } from '#test/mocks/openai-answers.ts'
import { HARMLESS, type Plant, PLANTS, WORDS } from '#test/mocks/openai-plants.ts'
import type { RewriteEngine } from '../engine.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import { type Language, LANGUAGES } from '#app/domain/text/language.ts'
import { compareFacts } from '#app/domain/text/facts.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { DEFAULT_TONE, presetTone } from '../tones.ts'
import { planSegments } from './plan.ts'
import { rewriteWithLlm } from './rewrite.ts'
import { rewriteWithFallback } from './with-fallback.ts'

/** In each language the same story: numbers, two names, a place, a unit, a denial, a quotation, a list and a link. */
const STORIES: Record<Language, string> = {
  en: `# The house on the hill

However, the museum in Vienna was opened in 1923 and has 12 rooms. Anna Keller wrote to Paul Moser about the leaking roof. The tower is not old, and it stands 14 kilometres from the river. Every guide calls it "a house of wind" on the evening tour.

- Furthermore, the oldest clock is kept in a cellar without windows.
- Visitors find the garden hours at https://example.org/visit these days.

Moreover, the bakers next door sell numerous cakes in the afternoon. The children like the stairs, the attic and the big grey cat.
`,
  es: `# La casa de la colina

Sin embargo, el museo de Sevilla se abrió en 1923 y tiene 12 salas. Anna Keller escribió a Pablo Moser sobre el tejado roto. La torre no es vieja, y está a 14 kilómetros del río más cercano. Cada guía la llama "una casa de viento" en la visita de la tarde.

- Además, el reloj más antiguo se guarda en un sótano sin ventanas.
- Los visitantes encuentran el horario del jardín en https://example.org/visit estos días.

Además, los panaderos de al lado venden muchos pasteles por la tarde. A los niños les gustan las escaleras, el desván y el gran gato gris.
`,
  fr: `# La maison sur la colline

Cependant, le musée de Londres a été ouvert en 1923 et compte 12 salles. Anna Keller a écrit à Paul Moser au sujet du toit percé. La tour n'est pas vieille, et elle se trouve à 14 kilomètres de la rivière. Chaque guide la nomme "une maison de vent" pendant la visite du soir.

- De plus, la plus vieille horloge est gardée dans une cave avec une porte.
- Les visiteurs trouvent les heures du jardin sur https://example.org/visit ces jours-ci.

De plus, les boulangers d'à côté vendent beaucoup de gâteaux dans l'après-midi. Les enfants aiment les escaliers, le grenier et le gros chat gris.
`,
  de: `# Das Haus auf dem Hügel

Jedoch wurde das Museum in Köln im Jahr 1923 eröffnet und hat 12 Räume. Anna Keller schrieb an Paul Moser wegen des undichten Daches. Der Turm ist nicht alt, und er steht 14 Kilometer vom Fluss entfernt. Jeder Führer nennt ihn "ein Haus aus Wind" auf der Runde am Abend.

- Darüber hinaus wird die älteste Uhr in einem kühlen Keller aufbewahrt.
- Besucher finden die Zeiten des Gartens unter https://example.org/visit in diesen Tagen.

Darüber hinaus verkaufen die Bäcker nebenan am Nachmittag viele Kuchen. Die Kinder mögen die Treppen, den Dachboden und die große graue Katze.
`,
  it: `# La casa sulla collina

Tuttavia, il museo di Torino fu aperto nel 1923 e ha 12 sale. Anna Keller scrisse a Paolo Moser del tetto rotto. La torre non è vecchia, e si trova a 14 chilometri dal fiume. Ogni guida la chiama "una casa di vento" nella visita della sera.

- Inoltre, il più antico orologio si conserva in una cantina con una porta.
- I visitatori trovano gli orari del giardino su https://example.org/visit in questi giorni.

Inoltre, i fornai accanto vendono molti dolci nel pomeriggio. Ai bambini piacciono le scale, la soffitta e il grande gatto grigio.
`,
  pt: `# A casa na colina

No entanto, o museu de Lisboa foi aberto em 1923 e tem 12 salas. Anna Keller escreveu a Paulo Moser sobre o telhado partido. A torre não é velha, e fica a 14 quilómetros do rio mais próximo. Cada guia chama-lhe "uma casa de vento" na visita da tarde.

- Além disso, o relógio mais antigo está guardado numa cave com uma porta.
- Os visitantes encontram o horário do jardim em https://example.org/visit nestes dias.

Além disso, os padeiros do lado vendem muitos bolos de tarde. As crianças gostam das escadas, do sótão e do grande gato cinzento.
`,
  nl: `# Het huis op de heuvel

Echter, het museum in Londen is geopend in 1923 en het heeft 12 zalen. Anna Keller schreef aan Paul Moser over het lekkende dak. De toren is niet oud, en hij staat 14 kilometer van de rivier. Elke gids noemt hem "een huis van wind" tijdens de ronde in de avond.

- Bovendien wordt de oudste klok in een kelder met een zware deur bewaard.
- Bezoekers vinden de uren van de tuin op https://example.org/visit in deze dagen.

Bovendien verkopen de bakkers van hiernaast veel taarten in de middag. De kinderen houden van de trappen, de zolder en de grote grijze kat.
`,
  ru: `# Дом на холме

Однако музей в Казани был открыт в 1923 году и в нём 12 залов. Анна Келлер написала, что Павел Мозер чинит крышу. Башня не старая, и она стоит за 14 километров от реки. Каждый гид называет её "дом из ветра" на вечерней прогулке.

- Кроме того, самые древние часы хранится в подвале под домом у реки.
- Гости найдут часы работы сада на https://example.org/visit в эти дни.

Кроме того, пекари по соседству продают много пирогов днём. Детям нравятся лестницы, чердак и большой серый кот.
`,
}

const verbatim: RewriteEngine = async function* ({ text }) {
  yield { text, progress: 100 }
}
const tone = presetTone(DEFAULT_TONE)
const never = new AbortController().signal

let mock: OpenAiMock
let engine: RewriteEngine
beforeAll(async () => {
  mock = await startOpenAi()
  const times = { firstTokenTimeoutMs: 20_000, totalTimeoutMs: 30_000, maxRetries: 0 }
  const llm = createLlm({ apiKey: 'sk-test', baseUrl: mock.url, model: 'mock', ...times })
  engine = rewriteWithFallback(rewriteWithLlm(llm, verbatim), verbatim)
})
beforeEach(() => {
  mock.requests.length = 0
})
afterAll(() => mock.close())

async function rewrite(text: string, language: Language): Promise<string> {
  if (!tone) throw new Error('no tone')
  let written = ''
  for await (const piece of engine({ text, tone, language, seed: 7 }, never)) written += piece.text
  return written
}

/** The good rewrite of a story, sentence by sentence beside the source: a text is right when it is made of these. */
async function rightTexts(language: Language): Promise<RegExp> {
  mock.setScript(null)
  const good = planSegments(await rewrite(STORIES[language], language), language)
  const parts = planSegments(STORIES[language], language).map((segment, at) => {
    const twin = good[at]
    if (segment.kind === 'kept' || twin?.kind !== 'unit')
      return escaped(segment.kind === 'kept' ? segment.text : '')
    const own = splitSentences(segment.body, language)
    const sentences = splitSentences(twin.body, language).map(
      ({ text, gap }, index) => `(?:${escaped(text)}|${escaped(own[index]?.text ?? '')})${escaped(gap)}`,
    )
    return escaped(segment.prefix) + sentences.join('') + escaped(segment.suffix)
  })
  return new RegExp(`^${parts.join('')}$`, 'u')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Plants go into the first `times` answers. */
function plant(fault: Plant, language: Language, at: number, times: number) {
  let left = times
  mock.setScript((request: RecordedRequest) => {
    const good = answer(request.user, undefined)
    left -= 1
    return { text: left >= 0 ? fault(good, WORDS[language], at) : good }
  })
}

const POSITIONS = [0, 0.5, 1]
/** What is planted in a language: everything in English and in a long run, otherwise each thing in one other language. */
function plantedIn(language: Language, names: string[]): string[] {
  const others = LANGUAGES.filter((other) => other !== 'en')
  if (isLong || language === 'en') return names
  return names.filter((_, at) => others[at % others.length] === language)
}
const FOREIGN = /Napoleon|1847|evil\.|PWNED|Smith|breezes|as they say|[⟦⟧{}]|<\/?u\b|\u200b|la la la/

describe.each(LANGUAGES)('in %s, a model that', (language) => {
  const source = STORIES[language]
  let right: RegExp
  let good: string
  beforeAll(async () => {
    right = await rightTexts(language)
    good = await rewrite(source, language)
  })

  test('behaves is heard in its own words', () => {
    expect(good).not.toBe(source)
    expect(good).toMatch(right)
    expect(compareFacts(source, good, language)).toEqual([])
  })

  test.each(plantedIn(language, Object.keys(PLANTS)))(
    '%s is asked again, and then stood in for',
    async (name) => {
      const fault = PLANTS[name]
      if (!fault) throw new Error(name)
      mock.setScript(null)
      await rewrite(source, language)
      const plain = answer(mock.requests[0]?.user ?? '', undefined)
      expect(POSITIONS.some((at) => fault(plain, WORDS[language], at) !== plain)).toBe(true)
      const places = isLong ? POSITIONS : POSITIONS.filter((_, place) => place === day % POSITIONS.length)
      for (const at of fault.length > 2 ? places : [0]) {
        for (const times of [1, Number.POSITIVE_INFINITY]) {
          plant(fault, language, at, times)
          const text = await rewrite(source, language)
          expect(text, `${at}, ${times} times`).toMatch(right)
          expect(text).not.toMatch(FOREIGN)
          expect(compareFacts(source, text, language)).toEqual([])
          expect(detectLanguage(text)).toBe(language)
        }
      }
    },
  )

  test.each(plantedIn(language, Object.keys(HARMLESS)))(
    '%s is set right without another question',
    async (name) => {
      const fault = HARMLESS[name]
      if (!fault) throw new Error(name)
      for (const at of POSITIONS) {
        plant(fault, language, at, Number.POSITIVE_INFINITY)
        mock.requests.length = 0
        expect(await rewrite(source, language), String(at)).toBe(good)
        expect(mock.requests).toHaveLength(1)
      }
    },
  )
})
