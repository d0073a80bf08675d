import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords } from '#app/domain/usage/words.ts'
import { pressOnce, WAYS } from '../cut-line.ts'
import { day, times } from '../long.ts'
import { random } from '../random.ts'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const used = async (visitor: Visitor) =>
  ((await visitor.call('GET', '/api/user')).json as { wordsUsed: number }).wordsUsed

/** In a long run 50 cuts of each way, which makes 200. */
test.each(WAYS)('a press whose answer is cut anywhere is one rewrite, charged once (%s)', async (way) => {
  const member = await app.member('ninja')
  const chance = random(day)
  for (let press = 0; press < times(12, 50); press++) {
    const text = `In order to see river ${press}, we utilized the old bridge. Moreover, numerous people of town ${press} were there.`
    const before = await used(member)
    const { output, cuts } = await pressOnce((address, init) => member.send(address, init), text, {
      way,
      chance,
      most: 1 + chance.below(4),
    })
    const told = `${text} after ${cuts.join(', ')}`
    expect((await used(member)) - before, told).toBe(countWords(text))
    const rows = await app.sql`
      select runs.output, usage_ledger.words from usage_ledger join runs on runs.id = usage_ledger.run_id
      where runs.input ->> 'text' = ${text} and runs.user_id = (select id from users where email = ${member.email})`
    expect(rows, told).toEqual([{ output, words: countWords(text) }])
  }
})
