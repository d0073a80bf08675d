import { expect, test } from 'vitest'
import { decodeText } from './decode.ts'

/** The bytes of a text in an encoding of one byte a character, found by decoding every byte. */
function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from(Array.from(text, (character) => bytes.get(character) ?? expect.fail(character)))
}

function utf16(text: string, bigEndian: boolean): Buffer {
  const bytes = Buffer.from(text, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

test.each([
  ['French', 'windows-1252', 'L’été, où êtes-vous ? Voilà une crêpe.'],
  ['Spanish', 'windows-1252', '¿Qué tal? El niño pidió más azúcar.'],
  ['German', 'windows-1252', 'Größe;Maß;Fläche\n1;2;3\n'],
  ['Italian', 'windows-1252', 'Perché è così? La città è bella.'],
  ['Portuguese', 'windows-1252', 'É preciso: a reunião não começou às três.'],
  ['Dutch', 'windows-1252', 'De ideeën van Zoë in één café'],
  ['English', 'windows-1252', '“Smart quotes” – it’s £5'],
  ['French on a Macintosh', 'macintosh', 'Le garçon a mangé une crêpe à Nîmes.'],
  ['German on a Macintosh', 'macintosh', 'Müller wohnt in der Hauptstraße'],
  ['Euros of 1999', 'iso-8859-15', 'Prix : 10 € au cœur de Paris'],
  ['Russian', 'windows-1251', 'Имя;Возраст;Город\nИван;30;Москва'],
  ['Russian capitals', 'windows-1251', 'МОСКВА'],
  ['Russian among English', 'windows-1251', 'Файл README на русском'],
  ['one Russian word', 'windows-1251', 'Привет'],
  ['Russian of Unix', 'koi8-r', 'Договор № 5 от 12 мая'.replace('№', 'N')],
  ['Russian of DOS', 'ibm866', 'Все счастливые семьи похожи друг на друга.'],
  ['Russian of ISO', 'iso-8859-5', 'Съешь же ещё этих мягких французских булок'],
  ['Danish', 'windows-1252', 'Rødgrød med fløde på ærø; åen løber'],
  ['Icelandic', 'windows-1252', 'Það er kalt úti, sagði hún við börnin.'],
  ['lone letters of Italian', 'windows-1252', 'e così è, è già lì: è blu'],
  ['Czech', 'windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy.'],
  ['Czech of ISO', 'iso-8859-2', 'Příliš žluťoučký kůň úpěl ďábelské ódy.'],
  ['Slovak', 'windows-1250', 'Ďalšie dni sa menilo počasie, kôň šiel ľahko.'],
  ['Polish', 'windows-1250', 'Zażółć gęślą jaźń. Łódź płynie rzeką.'],
  ['Polish of ISO', 'iso-8859-2', 'Zażółć gęślą jaźń. Łódź płynie rzeką.'],
  ['Greek', 'iso-8859-7', 'Καλημέρα κόσμε, τι κάνετε σήμερα; Ο καιρός είναι πολύ καλός.'],
])('%s in %s', (_, encoding, text) => {
  expect(decodeText(encoded(text, encoding))).toMatchObject({ text, encoding })
})

test.each([
  ['Shift-JIS', '8CE1947982CD944C82C582A082E98142', '吾輩は猫である。'],
  ['EUC-JP', 'B8E3C7DAA4CFC7ADA4C7A4A2A4EB', '吾輩は猫である'],
  ['ISO-2022-JP', '1B2442467C4B5C386C1B2842', '日本語'],
])('Japanese in %s', (_, hex, text) => {
  expect(decodeText(Buffer.from(hex, 'hex')).text).toBe(text)
})

test.each([
  ['UTF-8', Buffer.from('\ufeffnaïve')],
  ['UTF-16 LE', Buffer.concat([Buffer.of(0xff, 0xfe), utf16('naïve', false)])],
  ['UTF-16 BE', Buffer.concat([Buffer.of(0xfe, 0xff), utf16('naïve', true)])],
  [
    'UTF-32 LE',
    Buffer.from([
      0xff,
      0xfe,
      0,
      0,
      ...Array.from('naïve').flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]),
    ]),
  ],
])('a mark of %s is obeyed and is no part of the text', (_, bytes) => {
  expect(decodeText(bytes)).toMatchObject({ text: 'naïve', sure: true })
})

test.each([
  ['The quick brown fox.', 'utf-16le'],
  ['Все счастливые семьи похожи друг на друга.', 'utf-16le'],
  ['The quick brown fox.', 'utf-16be'],
  ['Все счастливые семьи похожи друг на друга.', 'utf-16be'],
])('%s without a mark in %s', (text, encoding) => {
  expect(decodeText(utf16(text, encoding === 'utf-16be'))).toMatchObject({ text, encoding })
})

test('damage in UTF-8 does not make another encoding of it', () => {
  const text = 'Größe und Maß, überall gleich schön; '.repeat(4)
  const bytes = Buffer.concat([Buffer.from(text), Buffer.of(0xff), Buffer.from('Ende')])
  expect(decodeText(bytes)).toMatchObject({ text: `${text}\ufffdEnde`, encoding: 'utf-8' })
  expect(decodeText(Buffer.from(text).subarray(0, -40)).encoding).toBe('utf-8')
})

test('half characters that faulty programs write leave the words around them', () => {
  const bytes = Buffer.concat([Buffer.from('before '), Buffer.of(0xed, 0xa0, 0x80), Buffer.from(' after')])
  expect(decodeText(bytes)).toMatchObject({
    encoding: 'utf-8',
    text: expect.stringMatching(/^before .* after$/),
  })
})

test('accents far behind the beginning decide as well', () => {
  const text = `${'plain words in a row\n'.repeat(4_000)}Le garçon a mangé une crêpe.\n`
  expect(decodeText(encoded(text, 'windows-1252')).text).toBe(text)
})
