import { expect, test } from 'vitest'
import { compileRules } from '../patterns.ts'
import { matchesAt } from '../matching.ts'
import { tokenize } from '../tokens.ts'
import { byForm } from './verb-forms.ts'

const TABLE = compileRules([byForm('reduce* > the|stress = cut* / bring* down')])

/** Whether the word behind the bar is matched by the table. */
function matched(marked: string): boolean {
  const before = marked.slice(0, marked.indexOf('|')).trim()
  const at = before ? before.split(' ').length : 0
  return matchesAt(tokenize(marked.replace('|', ''), []), at, TABLE).length > 0
}

test.each(['We have |reduced stress.', 'They |reduced stress.', 'It |reduces stress.', 'to |reduce stress'])(
  'a verb with a bare object: %s',
  (text) => expect(matched(text)).toBe(true),
)

test.each(['It leads to |reduced stress.', 'the |reduced stress of the days', 'Some |reduced rates help.'])(
  'a participle before its noun: %s',
  (text) => expect(matched(text)).toBe(false),
)

test('an object with an article takes every form', () => {
  expect(matched('A walk |reduced the stress.')).toBe(true)
})

test('forms of the replacements follow, marks and copies stay', () => {
  expect(byForm('ease* > stress = r:take* the edge off / soften*')).toContain(
    'eases > stress = r:takes the edge off / softens',
  )
})

test('other lines pass as they are', () => {
  for (const line of ['// note', 'use* > the|a = apply*', 'a < b > c = d']) expect(byForm(line)).toBe(line)
})
