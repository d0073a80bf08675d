import { expect, test } from 'vitest'
import { fontTrust } from './font-trust.ts'
import type { PageLayout } from './page-layout.ts'
import { DECLARATION, LIES, told } from './wrong-texts.test-help.ts'

/** A page of lines, each in a font: `font: text`. */
function page(...lines: string[]): PageLayout {
  const fonts = new Map<string, string>()
  const region = lines.map((given, at) => {
    const [font = '', text = ''] = given.split(': ')
    fonts.set(font, `${fonts.get(font) ?? ''} ${text}`)
    const place = { x: 60, right: 300, baseline: 100 + at * 14, size: 11 }
    return { ...place, text, font, cells: [{ text, x: 60, right: 300 }], rtl: false, leads: false }
  })
  const texts = [...fonts].map(([font, text]) => ({ font, text, isGuessed: false }))
  return { regions: [region], height: 842, fonts: texts }
}

const WORDS = DECLARATION.en.split(' ')
/** Words that are so odd that they have to be looked at, and are right. */
const KEYS = 'Tzq kwvx pzxq wgkt bxj vqzt kfgh mrtz xcv bnwq ljkh gfdz pwtk vxc qwrt zxpk hjkl dfgw'
const SCRAMBLED = 'permuted'

test('a font that reads well is not looked at; one that says nothing is, on every page it is on', () => {
  const wrong = told(DECLARATION.en, LIES[SCRAMBLED]!)
  const pages = [
    page(`body: ${DECLARATION.de}`, 'head: Xqhfpfp'),
    page(`body: ${DECLARATION.en}`),
    page(`head: ${wrong}`),
  ]
  const trust = fontTrust(pages)
  expect(pages.map((one) => trust.doubts(one))).toEqual([true, false, true])
  expect(pages.map((one) => [...trust.lost(one)])).toEqual([['head'], [], ['head']])
  expect(pages.map((one) => trust.isMostly(one))).toEqual([false, false, true])
})

test('a font is believed everywhere once a picture says what stands in the file', () => {
  const pages = [page(`keys: ${KEYS}`), page(`keys: ${KEYS} ghj`)]
  const trust = fontTrust(pages)
  expect(pages.map((one) => trust.doubts(one))).toEqual([true, true])
  trust.compare(pages[0]!, page(`read: ${KEYS.replace('kfgh', 'klgh')}`), 80)
  expect(pages.map((one) => trust.doubts(one))).toEqual([false, false])
})

test('a font that a picture proves wrong is wrong everywhere, also before', () => {
  // Too little to be sure, but to be doubtful.
  const early = page(`body: ${DECLARATION.en}`, 'odd: Kwv tzq pzxq')
  const late = page(`body: ${DECLARATION.en}`, `odd: ${KEYS}`)
  const trust = fontTrust([early, late])
  expect([trust.doubts(late), trust.lost(early).size]).toEqual([true, 0])
  const wrong = trust.compare(late, page(`read: ${WORDS.slice(0, 60).join(' ')}`), 92)
  expect([...wrong]).toEqual(['odd'])
  expect([...trust.lost(early)]).toEqual(['odd'])
})

test('what a recogniser is not sure of proves nothing', () => {
  const late = page(`odd: ${KEYS}`)
  const trust = fontTrust([late])
  expect([...trust.compare(late, page('read: vv lI ~ oo ii'), 40)]).toEqual([])
})

test('new fonts on every page are judged together', () => {
  const words = told(DECLARATION.en, LIES[SCRAMBLED]!).split(' ')
  const lines = Array.from(
    { length: 12 },
    (_, at) => `font${at}: ${words.slice(at * 5, at * 5 + 5).join(' ')}`,
  )
  const one = page(...lines)
  const trust = fontTrust([one])
  expect(trust.doubts(one)).toBe(true)
  expect(trust.lost(one).size).toBe(12)
})

test('the text of fonts that are right tells the language', () => {
  const trust = fontTrust([page(`body: ${DECLARATION.de}`, `odd: ${told(DECLARATION.en, LIES[SCRAMBLED]!)}`)])
  expect(trust.sample()).toContain('Menschen')
  expect(trust.sample()).not.toContain(told('Everyone', LIES[SCRAMBLED]!))
})
