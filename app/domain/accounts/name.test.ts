import { expect, test } from 'vitest'
import { isPlainName } from './name.ts'

test.each([
  'Ada',
  "O'Neil",
  'O’Byron',
  'J. R.',
  'J.R.R.',
  'Jean-Luc',
  'Mary St. John',
  'St.John',
  'dr.ir. de Vries',
  'Dr.med. Anna',
  'Ph.D.',
  'M.Sc.',
  'Ma.Teresa',
  'Ma. Teresa',
  'Robert Jr.',
  'J.Smith',
  'van der Berg',
  'al-Ḥasan',
  'Мария',
  'Ё.Б.',
  '李小龍',
  'ニコラ・テスラ',
  'محمد‌رضا',
  'Nguyễn Thị Minh Khai',
  'S/O Ramesh',
  'X Æ A-12',
  '<b>Byron</b>',
  'Sir Tim (TBL)',
  'Ltd. Co',
  'D.J. Khaled',
  'Prof.Dr. Ing.',
  'J.-P.',
  'Anne-Marie d’Arc',
  'null',
  'constructor',
  '3rd',
  'Seán Óg Ó hAilpín',
  'Bjørn',
  'İbrahim',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.each([
  'You won! Claim at http://evil.example',
  'https://x',
  'HTTPS:evil',
  '//evil',
  'www.evil',
  'WWW.Evil.example',
  'evil.com',
  'EVIL.COM',
  'Visit evil.com now',
  'evil.co.uk',
  'bit.ly/abc',
  't.co',
  'x.com',
  'evil.io!',
  'evil．com',
  'evil。com',
  'evil.\u200bcom',
  'ev\u00adil.com',
  'evil.ru',
  'my-bank.xyz',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  'dr.com',
  'claim.st.com',
  'a@b',
  'me@evil.example',
  'Ada\nBcc: all@example.com',
  'Ada\r\nByron',
  'Ada\tByron',
  'Ada\u2028Byron',
  'Ada\u0007',
  'Ada\u202enoryB',
  'Ada\u0085B',
])('%j is none', (name) => {
  expect(isPlainName(name)).toBe(false)
})

test.each(['W.Li', 'C. Wu', 'A.de Vries', 'J.Lo', 'Mary St.John', 'Dr.Novak', 'M.K. Gandhi'])(
  '%s is a name',
  (name) => {
    expect(isPlainName(name)).toBe(true)
  },
)

test.each(['evil.zone', 'paypal.security', 'goo.gle', '192.168.4.4', 'win.bid'])(
  '%s is an address',
  (name) => {
    expect(isPlainName(name)).toBe(false)
  },
)
