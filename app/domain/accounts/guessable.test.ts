import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import type * as Common from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { some, times } from '#test/long.ts'
import { isGuessable } from './guessable.server.ts'

const PRINTABLE = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('')

function random(length: number, from = PRINTABLE): string {
  return Array.from({ length }, () => from[randomInt(from.length)]).join('')
}

test('the 3,000 most common passwords of eight and more characters are refused', () => {
  const require = createRequire(import.meta.url)
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof Common
  const long = dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, 3_000)
  expect(long).toHaveLength(3_000)
  expect(some(long, 300).filter((word) => !isGuessable(word))).toEqual([])
  const changed = some(long.slice(0, 300), 20).flatMap((word) => [word.toUpperCase(), `${word}1`, `${word}!`])
  expect(changed.filter((word) => !isGuessable(word))).toEqual([])
})

test.each([
  'P@ssw0rd1',
  'P@$$w0rd',
  'pa55word!',
  'Passw0rd123',
  'qwerty123456',
  'qwertyuiop',
  '1qaz2wsx3edc',
  'asdfghjkl;',
  'йцукенгшщз',
  'azertyuiop',
  'aaaaaaaa',
  '        ',
  '........',
  'abababab',
  'abcabcabc',
  '12345678',
  '123456789012345',
  '87654321',
  'abcdefgh',
  '11223344',
  '20200202',
  '01/01/2000',
  'letmein!!',
  'Welcome1!',
  'Football99',
  'January2025',
  'iloveyou2',
  'Liverpool1!',
  'motdepasse1',
  'Passwort1',
  'contraseña',
  'ｐａｓｓｗｏｒｄ１',
  'Wordkin2024',
  'w0rdk1n!!',
  'password'.repeat(8),
  '1234567890'.repeat(5),
  'a'.repeat(64),
])('%s is refused', (password) => {
  expect(isGuessable(password)).toBe(true)
})

test.each([
  'seven green bottles',
  'correct horse battery staple',
  'зимний вечер у окна',
  '我喜欢喝绿茶和咖啡',
  'mein Haus am See',
  'le chat dort encore',
  '🦊🌧️🧭🎻🪴🚲🧊🪁',
  'yksi kaksi kolme saarta',
  `${'a'.repeat(40)} and then seven green bottles on the wall`,
  'x7#Kq9!m',
  'Zg4&hT0p',
  `seven green bottles ${'1'.repeat(40)}`,
])('%s is welcome', (password) => {
  expect(isGuessable(password, { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' })).toBe(false)
})

test('random passwords are welcome, of whatever length', () => {
  const tries = times(8, 50)
  const refused: string[] = []
  for (let length = 8; length < 28; length++) {
    for (let n = 0; n < tries; n++) {
      const password = random(length)
      if (isGuessable(password)) refused.push(password)
    }
  }
  expect(refused).toEqual([])
})

test.each([
  'Lovelace1815',
  'AdaLovelace',
  'lovelace!!',
  'L0velace1',
  'ada.lovelace@analytical.example',
  'ada.lovelace',
  'analytical1',
  'ecalevoL',
])('%s is refused to whom it names, and to nobody else', (password) => {
  const about = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada.lovelace@analytical.example' }
  expect(isGuessable(password, about)).toBe(true)
})

test('a password as long as can be sent is looked at like any other', () => {
  for (const long of [
    random(1_000),
    random(1_000, '1il!|@a4$s5'),
    '4@8({[<3'.repeat(125),
    '\u0301'.repeat(1_000),
    'ﷺ'.repeat(1_000),
  ])
    expect(isGuessable(long)).toBeTypeOf('boolean')
})

test.each([
  'Admin1234!',
  'Welcome@2026',
  'letmein2024!',
  'Arsenal2020!',
  'Qwerty!@#45',
  'Wordkin2026!',
  '2019Monkey',
  'Lovelace1990!',
])('%s is a word that is guessed at once, dressed up', (password) => {
  const about = { firstName: 'Ada', lastName: 'Lovelace', email: 'someone@example.org' }
  expect(isGuessable(password, about)).toBe(true)
})

test.each(['Kestrel7Ferry!', 'plinth2026harbour', 'Weidenkätzchen1', 'тихий омут 12'])(
  '%s is not',
  (password) => {
    expect(isGuessable(password)).toBe(false)
  },
)
