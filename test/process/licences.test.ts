import { expect, test } from 'vitest'
import { judgeAll } from '../../deploy/supply/report.ts'

test('every package may be used where it is used', () => {
  const judged = judgeAll()
  expect(judged.filter(({ objection }) => objection)).toEqual([])
  const inBrowser = judged.filter(({ place }) => place === 'browser').map(({ name }) => name)
  expect(inBrowser).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router']))
  expect(inBrowser).not.toContain('drizzle-orm')
})
