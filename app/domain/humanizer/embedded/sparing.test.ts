import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { type Events, on } from '#app/observe/events.ts'
import type { Language } from '#app/domain/text/language.ts'
import { presetTone } from '../tones.ts'
import { rewriteEmbedded, rewriteSync } from './rewrite.ts'
import { spared } from './sparing.ts'

const told: Events['sentence_spared'][] = []
const end = on('sentence_spared', (facts) => told.push(facts))
afterAll(end)
afterEach(() => {
  vi.restoreAllMocks()
  told.length = 0
})

/** Has whatever looks up `word` fail, in whichever table. */
function failAt(word: string, message = 'the table is broken'): void {
  // oxlint-disable-next-line typescript/unbound-method -- they are called for what they are called on
  const [get, has] = [Map.prototype.get, Set.prototype.has]
  const checked = (key: unknown) => {
    if (key === word) throw new RangeError(message)
  }
  vi.spyOn(Map.prototype, 'get').mockImplementation(function (this: Map<unknown, unknown>, key) {
    checked(key)
    return get.call(this, key) as unknown
  })
  vi.spyOn(Set.prototype, 'has').mockImplementation(function (this: Set<unknown>, key) {
    checked(key)
    return has.call(this, key)
  })
}

const tone = presetTone('humanize')!
const rewrite = (text: string, language: Language) =>
  rewriteSync({ text, tone, language, seed: 5, strength: 'strong' })

/** Before, the sentence in which a rule fails, and after it. */
const TEXTS: Record<Language, [before: string, failing: string, after: string, word: string]> = {
  en: [
    'Furthermore, it is important to note that many individuals utilize bicycles in order to travel.',
    'Furthermore, the zebrafish utilize numerous caves in order to sleep.',
    'In conclusion, towns should ensure that numerous lanes remain open.',
    'zebrafish',
  ],
  es: [
    'Además, es importante destacar que muchas personas utilizan la bicicleta para ir al trabajo.',
    'Además, es importante destacar que los zorzales utilizan numerosas cuevas.',
    'En conclusión, cabe señalar que las ciudades deben garantizar numerosos carriles.',
    'zorzales',
  ],
  fr: [
    'De plus, il est important de noter que de nombreuses personnes utilisent le vélo.',
    'De plus, il est important de noter que les zèbres utilisent de nombreuses grottes.',
    'En conclusion, il convient de souligner que les villes doivent garantir de nombreuses pistes.',
    'zèbres',
  ],
  it: [
    'Inoltre, è importante notare che numerose persone utilizzano la bicicletta per andare al lavoro.',
    'Inoltre, è importante notare che le zanzare utilizzano numerose grotte.',
    'In conclusione, è fondamentale garantire numerose piste nelle città.',
    'zanzare',
  ],
  pt: [
    'Além disso, é importante destacar que muitas pessoas utilizam a bicicleta para ir ao trabalho.',
    'Além disso, é importante destacar que as zebras utilizam inúmeras cavernas.',
    'Em conclusão, é fundamental garantir inúmeras faixas nas cidades.',
    'zebras',
  ],
  de: [
    'Darüber hinaus spielt das Fahrrad eine entscheidende Rolle in zahlreichen Städten.',
    'Darüber hinaus ist es wichtig zu beachten, dass die zebrahaften Tiere zahlreiche Höhlen verwenden.',
    'Zudem spielt der Wald eine entscheidende Rolle in zahlreichen Dörfern, um den Verkehr zu reduzieren.',
    'zebrahaften',
  ],
  nl: [
    'Bovendien is het belangrijk om op te merken dat talrijke mensen gebruik maken van de fiets.',
    'Bovendien is het belangrijk om op te merken dat de zebra’s gebruik maken van talrijke grotten bij zeemeeuwen.',
    'Concluderend kan worden gesteld dat talrijke steden veilige paden dienen te hebben.',
    'zeemeeuwen',
  ],
  ru: [
    'Кроме того, важно отметить, что многие люди используют велосипед для поездок на работу.',
    'Кроме того, важно отметить, что зебры используют многочисленные пещеры.',
    'В заключение следует отметить, что города должны осуществлять строительство дорожек.',
    'зебры',
  ],
}

test.each(Object.entries(TEXTS))('%s: a rule that fails costs its sentence alone', (language, given) => {
  const [before, failing, after, word] = given
  const text = `${before} ${failing}\n\n- ${after}`
  const usual = rewrite(text, language as Language)
  expect(usual).not.toContain(failing)
  expect(told).toEqual([])
  failAt(word)
  const output = rewrite(text, language as Language)
  expect(output).toContain(failing)
  expect(output).not.toContain(before)
  expect(output).not.toContain(after)
  expect(output.split('\n\n- ')).toHaveLength(2)
  expect(told.length).toBeGreaterThan(0)
  for (const facts of told) {
    expect(facts).toMatchObject({ language, error: 'RangeError' })
    expect(facts.way.join(' ')).toMatch(/\w+ \([\w-]+\.ts:\d+\)/)
    expect(facts.way.length).toBeLessThanOrEqual(5)
  }
})

test('where nobody knows what must stay, the paragraph does', () => {
  const [before, , after] = TEXTS.de
  const failing = 'Darüber hinaus ist es wichtig zu beachten, dass die Zebras zahlreiche Höhlen verwenden.'
  const text = `${before} ${failing}\n\n- ${after}`
  failAt('zebras')
  const [first, second] = rewrite(text, 'de').split('\n\n')
  expect(told.map(({ step }) => step)).toEqual(['protect'])
  expect(first).toBe(`${before} ${failing}`)
  expect(second).not.toBe(after)
})

test('the pieces of a text in which a rule fails are all of it', async () => {
  const [before, failing, after, word] = TEXTS.en
  failAt(word)
  const text = `# Lanes\n\n- ${before}\n- ${failing}\n\n${failing} ${after}\n`
  let output = ''
  let progress = 0
  for await (const piece of rewriteEmbedded(
    { text, tone, language: 'en', seed: 3, strength: 'strong' },
    new AbortController().signal,
  )) {
    output += piece.text
    progress = piece.progress
  }
  expect(progress).toBe(100)
  expect(output.split(failing)).toHaveLength(3)
  expect(output).toBe(rewrite(text, 'en'))
  expect(output).toMatch(/^# Lanes\n\n- .+\n- .+\n\n.+\n$/)
})

test('a rule that fails again and again in one text is new once', () => {
  const [, failing, , word] = TEXTS.en
  failAt(word)
  rewrite(`${failing} ${failing} ${failing}`, 'en')
  expect(told.length).toBeGreaterThan(1)
  const news = told.filter(({ isKnown }) => !isKnown).map(({ step, way }) => `${step} ${way.join(' ')}`)
  expect(news.length).toBe(new Set(news).size)
  expect(news.length).toBeLessThan(told.length)
})

test('what is told of a mistake quotes nothing', () => {
  const secret = 'a secret sentence'
  const failing = () => {
    throw new SyntaxError(`Invalid expression: /${secret}/\n    at ${secret} (secret.ts:1:1)\n${secret}`)
  }
  expect(spared('rewrite', { language: 'en', spared: new Set() }, failing, 'as it was')).toBe('as it was')
  expect(told).toMatchObject([{ step: 'rewrite', language: 'en', error: 'SyntaxError', isKnown: false }])
  expect(told[0]?.way[0]).toMatch(/^failing \(sparing\.test\.ts:\d+\)$/)
  expect(JSON.stringify(told)).not.toContain('secret')
})

test('something that is no error is spared too', () => {
  const failing = () => {
    // oxlint-disable-next-line no-throw-literal
    throw 'a secret sentence'
  }
  expect(spared('join', { language: 'de', spared: new Set() }, failing, null)).toBeNull()
  expect(told).toEqual([{ step: 'join', language: 'de', error: 'string', way: [], isKnown: false }])
})
