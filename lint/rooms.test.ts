import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findWrongWays } from './rooms.ts'

const ROOMS = [['app/base', 'app/errors.ts'], 'app/text', 'app/chat', 'app/chat/answers']

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wordkin-rooms-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(name: string, code: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), code)
}

describe('rooms', () => {
  test.each([
    ["import { chat } from '#app/chat/chat.ts'", 'app/chat/chat.ts'],
    ["import type { Chat } from '../chat/chat.ts'", 'app/chat/chat.ts'],
    ["import '../chat/chat.ts'", 'app/chat/chat.ts'],
    ["const { chat } = await import('../chat/chat.ts')", 'app/chat/chat.ts'],
    ["export { type Chat } from '#app/chat/answers/a.ts'", 'app/chat/answers/a.ts'],
  ])('%s leads upwards from text', (code, imports) => {
    write('app/text/words.ts', `\n${code}\n`)
    expect(findWrongWays(root, ROOMS)).toEqual([{ file: 'app/text/words.ts', line: 2, imports }])
  })

  test.each(["import { E } from '#app/errors.ts'", "import { w } from './other.ts'", "import 'node:fs'"])(
    '%s leads to a room beneath, into the same one, or out of the house',
    (code) => {
      write('app/text/words.ts', code)
      expect(findWrongWays(root, ROOMS)).toEqual([])
    },
  )

  test('the longest name that fits is the room', () => {
    write('app/chat/chat.ts', "import { answer } from './answers/answer.ts'")
    write('app/chat/answers/answer.ts', "import { chat } from '../chat.ts'")
    expect(findWrongWays(root, ROOMS)).toEqual([
      { file: 'app/chat/chat.ts', line: 1, imports: 'app/chat/answers/answer.ts' },
    ])
  })

  test('tests may import anything', () => {
    write('app/text/words.test.ts', "import { chat } from '#app/chat/chat.ts'")
    expect(findWrongWays(root, ROOMS)).toEqual([])
  })

  test('a file in no room is said', () => {
    write('app/elsewhere/a.ts', "import { E } from '#app/errors.ts'")
    expect(() => findWrongWays(root, ROOMS)).toThrow('app/elsewhere/a.ts lies in no room')
  })
})
