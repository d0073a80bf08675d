import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { environment } from '../setup/environment.ts'

/** Runs the command line as a person would, with `input` typed into it. */
async function wordkin(args: string[], input = '') {
  const child = spawn(process.execPath, ['cli.ts', ...args], { env: environment() })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  child.stdin.end(input)
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { output, errors, code }
}

const DRAFT = 'Moreover, we utilize the river bank in order to see 12 boats.'

test('a text is rewritten as its options say, the same way every time', async () => {
  const free = await wordkin(['humanize', '--strength', 'strong'], DRAFT)
  expect(free).toMatchObject({ code: 0, errors: '' })
  expect(free.output).not.toBe(DRAFT)
  expect((await wordkin(['humanize', '--strength', 'strong'], DRAFT)).output).toBe(free.output)
  const locked = await wordkin(
    ['humanize', '--strength', 'strong', '--lock', 'Moreover', '--lock', 'in order to', '--lock', 'utilize'],
    DRAFT,
  )
  for (const term of ['Moreover', 'in order to', 'utilize', '12']) expect(locked.output).toContain(term)
})

test('a text taken for another language is not rewritten as English', async () => {
  const { output } = await wordkin(['humanize', '--language', 'de'], DRAFT)
  expect(output).toContain('utilize the river bank in order to')
})

test('lines become lines', async () => {
  const lines = `${JSON.stringify({ id: 1, text: DRAFT })}\n\n${JSON.stringify({ id: 'b', text: 'Hm.' })}\n`
  const { output } = await wordkin(['humanize', '--jsonl', '--lock', 'utilize'], lines)
  const read = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: unknown; text: string })
  expect(read.map(({ id }) => id)).toEqual([1, 'b'])
  expect(read[0]?.text).toContain('utilize')
})

test.each([
  ['an unknown strength', ['--strength', 'brutal'], 'Please choose a strength: light, balanced or strong.'],
  ['a number for a length', ['--length', '300'], 'Please choose a length: keep, shorter or longer.'],
  [
    'an unknown language',
    ['--language', 'xx'],
    'Please choose a language: auto, en, es, fr, de, it, pt, nl or ru.',
  ],
  ['a long term', ['--lock', 'x'.repeat(101)], 'A locked term can have up to 100 characters.'],
  [
    '51 terms',
    Array.from({ length: 51 }, (_, at) => ['--lock', `term ${at}`]).flat(),
    'You can lock up to 50 terms; these are 51. Please take 1 out.',
  ],
  ['an unknown tone', ['--tone', 'piratical'], 'There is no tone "piratical".'],
])('%s is refused in words', async (_, args, message) => {
  const { output, errors, code } = await wordkin(['humanize', ...args], DRAFT)
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(output).toBe('')
})
