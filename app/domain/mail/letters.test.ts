import { expect, test } from 'vitest'
import { setLetter } from './layout.ts'
import { resetLetter, SECURITY_CHANGES, securityLetter, verifyLetter } from './letters.ts'

const url = 'https://desk.example/auth/reset?token=abc&again=1'

test('text and HTML carry the same link and the same sentences', () => {
  const mail = setLetter('ada@example.com', resetLetter({ firstName: 'Ada', url, minutes: 60 }))
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Choose a new password for Wordkin' })
  expect(mail.text).toContain(`Choose a new password:\n${url}\n`)
  expect(mail.html).toContain('href="https://desk.example/auth/reset?token=abc&amp;again=1"')
  for (const part of [mail.text, mail.html]) expect(part).toContain('works once, within 60 minutes')
})

test('a name cannot write markup, headers or lines of its own', () => {
  const firstName = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com\u2028"'
  const mail = setLetter('a@example.com', resetLetter({ firstName, url, minutes: 60 }))
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: all@example.com &quot;')
  expect(mail.text.split('\n')[0]).toBe('Hello <img src=x onerror=alert(1)> Bcc: all@example.com ",')
})

test('HTML letters load nothing', () => {
  const mail = setLetter('a@example.com', verifyLetter({ url, hours: 24 }))
  expect(mail.html).not.toMatch(/\bsrc=|url\(|@import|<link|<script/)
})

test.each(Object.keys(SECURITY_CHANGES) as (keyof typeof SECURITY_CHANGES)[])(
  '%s says whom to write to',
  (change) => {
    const mail = setLetter('a@example.com', securityLetter({ firstName: 'Ada', change }))
    expect(mail.text).toContain('support@wordkin.example')
    expect(mail.text).toContain(SECURITY_CHANGES[change].text.replace('{provider}', 'another provider'))
  },
)
