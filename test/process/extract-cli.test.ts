import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { environment } from '../setup/environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'wordkin-process-'))
const out = join(folder, 'out')
beforeEach(() => rmSync(out, { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file to read and answers its path. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Runs `extract` as a person would. */
async function extract(...args: string[]) {
  const child = spawn(process.execPath, ['cli.ts', 'extract', ...args], { env: environment() })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { output, errors, code }
}

const notes = () => file('notes.txt', 'Some words.')
const table = () => file('table.csv', 'a,b\n1,2\n')
const fake = () => file('fake.pdf', '<html>no PDF</html>')

test('one file is printed', async () => {
  expect(await extract(notes())).toEqual({ output: 'Some words.\n', errors: '', code: 0 })
})

test('several are printed in their order; what fails is told apart', async () => {
  const { output, errors, code } = await extract(table(), fake(), notes(), join(folder, 'none.txt'))
  expect(output).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |\nSome words.\n')
  expect(errors).toMatch(
    /fake\.pdf: What is in this file is not what its name says\..*\n.*none\.txt: There is no such file\.\n$/,
  )
  expect(code).toBe(1)
})

test('with a folder, each becomes a file there', async () => {
  expect(await extract('--out', out, notes(), fake(), file('x.exe', 'MZ'))).toEqual({
    output: '',
    errors: '',
    code: 1,
  })
  expect(readdirSync(out).toSorted()).toEqual(['fake.pdf.err', 'notes.txt.txt', 'x.exe.err'])
  expect(readFileSync(join(out, 'notes.txt.txt'), 'utf8')).toBe('Some words.\n')
  expect(readFileSync(join(out, 'x.exe.err'), 'utf8')).toBe(
    'Please upload a text, document, or image file.\n',
  )
})

test('a file that can be read now leaves no older failure', async () => {
  await extract('--out', out, file('a.txt', ''))
  expect(readdirSync(out)).toEqual(['a.txt.err'])
  expect(readFileSync(join(out, 'a.txt.err'), 'utf8')).toBe(
    'This file is empty: there is nothing in it to read.\n',
  )
  expect((await extract('--out', out, file('a.txt', 'now'))).code).toBe(0)
  expect(readdirSync(out)).toEqual(['a.txt.txt'])
})

test('mistakes of the command are told', async () => {
  expect(await extract()).toMatchObject({ code: 1, errors: 'Usage: extract [--out DIR] FILE…\n' })
  const twice = await extract('--out', out, notes(), notes())
  expect(twice).toMatchObject({ code: 1, errors: 'Two files are called notes.txt.\n' })
})
