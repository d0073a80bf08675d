import { expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'
import { MAX_FILE_NAME } from './limits.ts'

test.each([
  ['Report 2026.pdf', 'Report 2026.pdf'],
  ['../../../etc/passwd.txt', 'passwd.txt'],
  ['..\\..\\windows\\win.txt', 'win.txt'],
  ['/etc/cron.d/x.txt', 'x.txt'],
  ['C:\\x.txt', 'x.txt'],
  ['C:x.txt', 'x.txt'],
  ['a%2f..%2fb.txt', 'a%2f..%2fb.txt'],
  ['nul\u0000byte.txt', 'nulbyte.txt'],
  ['invoice\u202egpj.exe.txt', 'invoicegpj.exe.txt'],
  ['😀👨\u200d👩\u200d👧.txt', '😀👨\u200d👩\u200d👧.txt'],
  ['.htaccess.txt', 'htaccess.txt'],
  ['.txt', 'Untitled.txt'],
  ['   .txt', 'Untitled.txt'],
  ['', 'Untitled'],
  ['..', 'Untitled'],
  ['aux', 'aux'],
  ['line\r\nSet-Cookie: a=b.txt', 'lineSet-Cookie: a=b.txt'],
  ['a.txt ', 'a.txt'],
  ['a.txt.', 'a.txt'],
  ['a.txt::$DATA', 'a.txt'],
  ['e\u0301.txt', 'é.txt'],
  ['\ufeffbom.txt', 'bom.txt'],
  ['\ud800lone.txt', '\ufffdlone.txt'],
  ['A   B.TXT', 'A B.TXT'],
])('%j is shown as %j', (sent, shown) => {
  expect(safeFileName(sent)).toBe(shown)
})

test.each(['x'.repeat(296), 'é'.repeat(200), '👨‍👩‍👧'.repeat(60), 'e\u0301'.repeat(300)])(
  'a name that is too long keeps its ending and its letters whole',
  (stem) => {
    const name = safeFileName(`${stem}.txt`)
    expect(name).toMatch(/….txt$/)
    expect(name.length).toBeLessThanOrEqual(MAX_FILE_NAME)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
    expect(stem.normalize('NFC').startsWith(name.slice(0, -5))).toBe(true)
    expect(name.slice(0, -5)).not.toMatch(/\u200d$/)
  },
)

test('a safe name stays as it is', () => {
  for (const name of ['a', '.x.pdf', 'a. .b', ' x .txt ', 'x'.repeat(400), '::$DATA', 'C:']) {
    expect(safeFileName(safeFileName(name))).toBe(safeFileName(name))
  }
})
