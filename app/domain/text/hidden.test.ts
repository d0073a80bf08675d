import { describe, expect, test } from 'vitest'
import { cleanHidden, hiddenContext } from './hidden.ts'
import { cleanPieces } from '#app/domain/humanizer/hidden-stream.ts'
import { hiddenNotice } from './hidden-words.ts'

const found = (text: string) => {
  const { text: clean, groups } = cleanHidden(text)
  return [clean, ...groups.map(({ code, count }) => `${count} ${code}`)]
}

describe('what hides', () => {
  test.each([
    ['a zero-width space', 'pa\u200bper', ['paper', '1 U+200B']],
    ['a word joiner and a joiner', 'pa\u2060p\u200der', ['paper', '1 U+2060', '1 U+200D']],
    ['a byte order mark', '\ufeffPaper', ['Paper', '1 U+FEFF']],
    ['a soft hyphen', 'Schiff\u00adfahrt', ['Schifffahrt', '1 U+00AD']],
    ['marks of direction in English', 'left\u200e or right\u200f', ['left or right', '1 U+200E', '1 U+200F']],
    ['an override, in Hebrew too', 'שלום \u202eabc\u202c', ['שלום abc\u202c', '1 U+202E']],
    ['tags that spell a message', 'Hi\u{e0041}\u{e0042}', ['Hi', '2 U+E0041']],
    ['selectors after a letter', 'a\ufe0fb\ufe01', ['ab', '1 U+FE0F', '1 U+FE01']],
    [
      'selectors that follow an emoji and another',
      '😀\ufe0f\u{e0101}\u{e0110}',
      ['😀\ufe0f', '1 U+E0101', '1 U+E0110'],
    ],
    ['control characters', 'a\u0007b\u009fc', ['abc', '1 U+0007', '1 U+009F']],
    ['a next-line character', 'a\u0085b', ['a\nb', '1 U+0085']],
    ['a blank of braille and a filler', 'a\u2800b\u3164', ['ab', '1 U+2800', '1 U+3164']],
    ['narrow spaces between words', 'one\u202ftwo\u2009three', ['one two three', '1 U+202F', '1 U+2009']],
    ['a no-break space between long words', 'house\u00a0number', ['house number', '1 U+00A0']],
    ['em spaces', 'one\u2003two', ['one two', '1 U+2003']],
    ['separators of lines', 'one\u2028two\u2029three', ['one\ntwo\n\nthree', '1 U+2028', '1 U+2029']],
    ['Cyrillic in a Latin word', 'The pаper', ['The paper', '1 U+0430']],
    ['a Cyrillic letter for a whole word', 'This is а paper', ['This is a paper', '1 U+0430']],
    [
      'a whole word of Cyrillic that reads as Latin',
      'the сор here',
      ['the cop here', '1 U+0441', '1 U+043E', '1 U+0440'],
    ],
    ['Greek in a Latin word', 'the Αnswer', ['the Answer', '1 U+0391']],
    ['alpha inside a Latin word', 'the pαper', ['the paper', '1 U+03B1']],
    ['omicron in a Latin word', 'gοοd', ['good', '2 U+03BF']],
    ['phonetic letters in a Latin word', 'a lonɡer pɑper', ['a longer paper', '1 U+0261', '1 U+0251']],
    ['Latin in a Russian word', 'Это cлово здесь', ['Это слово здесь', '1 U+0063']],
    ['Cyrillic in a Latin word of a Russian text', 'Это слово и pаper', ['Это слово и paper', '1 U+0430']],
    ['fullwidth letters', 'ｆｕｌｌ stop．', ['full stop.', '5 U+FF46']],
    ['mathematical letters', '𝗕𝗼𝗹𝗱 and 𝘪𝘵𝘢𝘭𝘪𝘤', ['Bold and italic', '10 U+1D5D5']],
    ['a mathematical letter in a word', 'p𝖺per', ['paper', '1 U+1D5BA']],
    ['a Greek question mark', 'one\u037e two', ['one; two', '1 U+037E']],
    ['a dot leader for a stop', 'The end\u2024', ['The end.', '1 U+2024']],
    ['one trick behind another', 'p\u200bа\u200bper', ['paper', '2 U+200B', '1 U+0430']],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected))
})

describe('what is right where it stands', () => {
  test.each([
    ['joined emoji', 'A family 👩‍👧 and a heart on fire ❤️‍🔥, a pirate 🏴‍☠️'],
    ['emoji with colours and keys', '👍🏽 1️⃣ #️⃣ ©️ ↔️ ☎︎'],
    ['flags of countries and of parts of them', '🇳🇱 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['a non-joiner in Persian', 'او می‌خواهد برود'],
    ['joiners in Hindi', 'क्‍ष और र्‍य'],
    ['marks of direction in Hebrew', 'בשנת 2019\u200f היה \u2067abc\u2069'],
    ['spaces of no width in Thai', 'ภาษา\u200bไทย'],
    ['wide signs in Japanese', '東京　です。ＡＢＣ！'],
    ['a selector after a Chinese sign', '葛\u{e0100}城市'],
    ['accents stored apart', 'Re\u0301sume\u0301 nai\u0308ve Й и\u0306'],
    ['French spaces', 'Il dit\u00a0: «\u00a0Oui\u202f!\u00a0» pour 10\u202f000\u00a0€, soit 3\u00a0%'],
    ['numbers and units', '10\u00a0km, 5\u2009kg, 1\u2009000\u2009000, §\u00a05, No.\u00a07, 20\u202f°C'],
    [
      'short words tied to the next',
      'в\u00a0доме и\u00a0на\u00a0улице, z.\u00a0B. Dr.\u00a0Weiß, слово\u00a0— дело',
    ],
    ['real Russian', 'A Russian word, хорошо, and the letters а and у'],
    ['real Greek', 'The Greek αβγ and the word λόγος, ΔT, kΩ, ρgh, Χ² and α-helix'],
    ['Russian endings', 'Отправьте SMSку или открыть USBу, IT-специалист, CSS-файл, iPhone'],
    ['Ukrainian', 'Її ім’я — Соломія, а село зветься Вільне'],
    ['a formula', 'the function 𝑓 of 𝑥 is ℝ → ℝ, x² ≤ 3 × 10⁻⁵'],
    ['quotation marks and dashes', '“one” „zwei‟ ‘three’ «четыре» – — … ‹six› 7′ 8″ a·b • c ½ № ™'],
    ['other Latin letters', 'Işık çağırdı; Łódź, Şırnak, ĳsvrij, straße, ŒUVRE, ﬁne, naïve, Việt Nam'],
    ['white space of layout', '\tOne\r\n\r\n    two\f\n\u00a0\u00a0\u00a0indented'],
  ])('%s', (_, text) => expect(found(text)).toEqual([text]))
})

const CLEAN = {
  en: 'The ferry left at 7:40 — late, as usual. “It’s fine,” said Ms. O’Neill (she’d paid £12).\n\n- Step 1: don’t run\n- Step 2: read `a_b`',
  es: '¿Cuánto cuesta? Sólo 3,50 € —dijo la niña—. El señor Muñoz llegó el 2 de mayo; ¡qué sorpresa!',
  fr: 'L’été, «\u00a0à peine commencé\u00a0», dura 3\u00a0mois\u202f; où étiez-vous\u00a0? Nº\u00a04, p.\u00a012, cœur, Noël.',
  de: '„Größe ist nicht alles“, sagte Frau Öztürk – am 3.\u00a0Mai gegen 18\u00a0Uhr. Das kostet 1.200\u202f€, z.\u00a0B. für Fußgänger.',
  it: 'Perché no? È un’idea: l’acqua costa 1,20\u00a0€ al litro. «Così», disse Niccolò, «si fa più in fretta».',
  pt: 'A ação não é má: “coração”, órgão, 25\u00a0% — e às vezes três. D.\u00a0João VI chegou à praça.',
  nl: 'Ze zei: ‘Zo’n beeldje kost € 20,–.’ De coöperatie’s auto’s rijden ’s avonds; één ervan is geëlektrificeerd.',
  ru: '«В\u00a0доме №\u00a05, — сказал Пётр, — живёт 10\u00a0000 человек». А у\u00a0нас? Всё ещё нет; х = у + 2.',
}

test.each(Object.entries(CLEAN))('clean text in %s is not touched', (_, text) => {
  expect(cleanHidden(text)).toEqual({ text, total: 0, groups: [] })
  expect(cleanHidden(text.normalize('NFD')).text).toBe(text.normalize('NFD'))
})

/** A repeatable stream of whole numbers below `limit`. */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const BITS = [
  Array.from('aeopcxy АВЕ аеорсху лжд οαρ ΑΒ λ 7.;—\n'),
  [
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u202e',
    '\u200f',
    '\u2067',
    '\ufe0f',
    '\ufe01',
  ],
  ['\u{e0041}', '\u{e007f}', '\u{e0101}', '🏴', '👩', '❤', '🏽', '1', '\u20e3', '\u0301', '\u0306', '\u0007'],
  ['\u0085', '\u00a0', '\u202f', '\u2009', '\u3000', '\u2028', 'ａ', '．', '𝗕', '𝑥', '\u037e', '\u2024'],
  [
    'ɡ',
    'ո',
    'ש',
    'می',
    '東',
    'ไ',
    'क',
    '\u2800',
    '\u3164',
    '\u115f',
    '\ud800',
    '\udc00',
    'the word',
    'слово',
  ],
].flat()

const codePointOf = (code: string) =>
  String.fromCodePoint(Number.parseInt(code.slice(2), 16))
    .normalize('NFKC')
    .codePointAt(0)

test('cleaning twice is cleaning once, and every count is right, whatever is mixed', () => {
  const next = numbers(20_261)
  for (let round = 0; round < 8_000; round++) {
    const text = Array.from({ length: 1 + next(14) }, () => BITS[next(BITS.length)] ?? '').join('')
    const once = cleanHidden(text)
    expect(cleanHidden(once.text), JSON.stringify(text)).toEqual({ text: once.text, total: 0, groups: [] })
    expect(once.groups.reduce((sum, { count }) => sum + count, 0)).toBe(once.total)
    expect(once.total === 0).toBe(once.text === text)
    for (const { code, kind, places } of once.groups) {
      if (kind === 'styled' || kind === 'tag' || kind === 'control') continue
      for (const { start } of places) {
        // A disguised letter may turn out to be of the wrong alphabet as well.
        const there = String.fromCodePoint(text.codePointAt(start) ?? 0).normalize('NFKC')
        expect(there.codePointAt(0), JSON.stringify(text)).toBe(codePointOf(code))
      }
    }
  }
})

test.each([
  ['\u200b', 1_000_000],
  ['aа', 500_000],
  ['αa', 500_000],
  ['a\u00a0', 500_000],
  ['𝗕', 500_000],
  ['🏴\u{e0041}', 200_000],
  ['👩\u200d', 400_000],
  ['\u00a0', 1_000_000],
  ['а', 1_000_000],
])('hostile text is cleaned in time that grows with its length (%j)', (piece, times) => {
  // Anything quadratic would take hours.
  expect(cleanHidden(piece.repeat(times)).groups.length).toBeLessThan(5)
})

test('places name the word as people see it', () => {
  const { groups } = cleanHidden('The pаper was​ here, and\u202fthere.')
  expect(groups.map(({ plain, places }) => [plain, places])).toEqual([
    ['zero-width space', [{ start: 13, word: 'was' }]],
    ['narrow no-break space', [{ start: 24, word: 'and there' }]],
    ['Cyrillic “а”', [{ start: 5, word: 'pаper' }]],
  ])
})

test.each([
  ['plain', null],
  ['a\u200bb\u200bc', '2 hidden characters were removed from your text: 2 zero-width spaces.'],
  ['pаper', '1 look-alike character was replaced in your text: 1 Cyrillic “а” in “pаper”.'],
  [
    'p\u200b\u200bаper\u00ad',
    '4 hidden or look-alike characters were replaced in your text: 2 zero-width spaces, 1 soft hyphen, 1 Cyrillic “а” in “pаper”.',
  ],
])('the notice for %j', (text, notice) => expect(hiddenNotice(cleanHidden(text))).toBe(notice))

async function* asPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) {
    yield { text: text.slice(at, at + size), progress: Math.min(100, at + size) }
  }
}

test.each([1, 2, 3, 7, 1_000])(
  'a rewrite that comes in pieces of %i is cleaned like the whole',
  async (size) => {
    const text =
      'The pа\u200bper 👩‍👧 said\u00a0: «\u00a0Oui\u00a0» and\u202fthe сор ran.\n\nｆｕｌｌ 10\u00a0km ❤️‍🔥'
    const context = hiddenContext('An English source.')
    let output = ''
    for await (const piece of cleanPieces(asPieces(text, size), context)) output += piece.text
    expect(output).toBe(cleanHidden(text, context).text)
    expect(output).toContain('The paper')
    expect(output).toContain('👩‍👧')
  },
)

test('real words of another alphabet in the source allow them in the rewrite', async () => {
  const context = hiddenContext('The Russian word хорошо and the letter а.')
  let output = ''
  for await (const piece of cleanPieces(asPieces('The letter а again.', 4), context)) output += piece.text
  expect(output).toBe('The letter а again.')
})
