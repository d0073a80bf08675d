import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { jsonWords, stagesOf } from './dockerfile.ts'

const OURS = readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8')

test('the Dockerfile is sound', () => {
  expect(validate(OURS)).toEqual([])
})

test('what runs is not root, and starts without a shell that would swallow signals', () => {
  const last = stagesOf(OURS).at(-1)
  const step = (keyword: string) => last?.steps.find((one) => one.keyword === keyword)
  expect(step('USER')?.text).toBe('wordkin')
  expect(['ENTRYPOINT', 'CMD'].flatMap((keyword) => jsonWords(step(keyword) ?? fail(keyword)))).toEqual([
    'tini',
    '--',
    'node',
    'server.ts',
  ])
})

function fail(keyword: string): never {
  throw new Error(`no ${keyword}`)
}

test('instructions are read with their flags, over lines that go on', () => {
  const [first, second] = stagesOf(
    [
      'FROM debian:bookworm-slim AS one',
      'RUN a \\',
      '  && b',
      'FROM debian:bookworm-slim',
      'COPY --from=one /x y',
    ].join('\n'),
  )
  expect(first).toMatchObject({ base: 'debian:bookworm-slim', name: 'one' })
  expect(first?.steps[0]?.text.replaceAll(/\s+/g, ' ')).toBe('a && b')
  expect(second).toMatchObject({
    name: '1',
    steps: [{ keyword: 'COPY', flags: { from: 'one' }, words: ['/x', 'y'] }],
  })
})

test('an instruction in its shell form is no list of words', () => {
  const [stage] = stagesOf('FROM debian:bookworm-slim\nCMD node server.ts')
  expect(() => jsonWords(stage?.steps[0] ?? fail('CMD'))).toThrow('CMD node server.ts: only the JSON form')
})
