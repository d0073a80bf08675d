import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'
import { humanizerHistory } from '#db/schema/humanizer.ts'
import { person } from '#test/people.ts'
import {
  deleteHistory,
  deleteHistoryEntry,
  historyEntry,
  listHistory,
  listHistoryLines,
} from './history.server.ts'

async function write(user: User, inputText: string, outputText = 'A rewrite.') {
  const [row] = await db
    .insert(humanizerHistory)
    .values({
      userId: user.id,
      runId: crypto.randomUUID(),
      inputText,
      outputText,
      tone: 'formal',
      toneName: 'Formal',
    })
    .returning({ id: humanizerHistory.id, runId: humanizerHistory.runId })
  if (!row) throw new Error('not stored')
  return { id: String(row.id), runId: row.runId }
}

const inputs = async (user: User, search: string) =>
  (await listHistory(user, { search })).entries.map(({ inputText }) => inputText)

test('the history is paged, newest first, without gaps or repeats', async () => {
  const user = await person()
  for (let entry = 1; entry <= 45; entry++) await write(user, `Entry ${entry}`)
  const seen: string[] = []
  const sizes: number[] = []
  let before: number | undefined
  do {
    const page = await listHistory(user, { before })
    seen.push(...page.entries.map(({ inputText }) => inputText))
    sizes.push(page.entries.length)
    before = page.next
  } while (before !== undefined)
  expect(sizes).toEqual([20, 20, 5])
  expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => `Entry ${45 - index}`))
})

test('a full page with nothing behind it has no next', async () => {
  const user = await person()
  for (let entry = 1; entry <= 20; entry++) await write(user, `Entry ${entry}`)
  expect((await listHistoryLines(user)).next).toBeUndefined()
})

test('a line holds the beginning of the text only', async () => {
  const user = await person()
  await write(user, 'x'.repeat(10_000))
  const [line] = (await listHistoryLines(user)).entries
  expect(line?.preview).toHaveLength(61)
  expect(line).not.toHaveProperty('inputText')
})

test('searching looks into both texts, whatever the case', async () => {
  const user = await person()
  await write(user, 'The River Thames')
  await write(user, 'Something else', 'About rivers.')
  await write(user, 'Nothing of the kind')
  expect(await inputs(user, 'RIVER')).toEqual(['Something else', 'The River Thames'])
  expect(await inputs(user, 'sea')).toEqual([])
})

test.each(['Straßenbahn', 'Привет, мир', 'ÉCOLE', 'Ação'])(
  'letters of other alphabets have cases, too: %s',
  async (text) => {
    const user = await person()
    await write(user, text)
    expect(await inputs(user, text.toLowerCase())).toEqual([text])
  },
)

test.each([
  ['100%', '100 percent'],
  ['snake_case', 'snakeXcase'],
  ['back\\slash', 'backslash'],
])('%j is looked for as it is', async (there, notThere) => {
  const user = await person()
  await write(user, there)
  await write(user, notThere)
  expect(await inputs(user, there)).toEqual([there])
})

test.each(['\u0000', 'q\u0000', '\ud800', '%', "'; drop table users; --", 'x'.repeat(100_000)])(
  'searching for nonsense finds nothing and breaks nothing: %j',
  async (search) => {
    const user = await person()
    await write(user, 'A plain text')
    expect(await inputs(user, search)).toEqual(search === '\u0000' ? ['A plain text'] : [])
  },
)

test('nobody else can list, read or delete an entry', async () => {
  const [owner, other] = [await person(), await person()]
  const { id, runId } = await write(owner, 'Private')
  const missing = { code: 'not_found', message: 'There is no such history entry.' }
  expect((await listHistory(other)).entries).toEqual([])
  expect((await listHistory(other, { search: 'Private' })).entries).toEqual([])
  await expect(historyEntry(other, { id })).rejects.toMatchObject(missing)
  await expect(historyEntry(other, { runId })).rejects.toMatchObject(missing)
  await expect(deleteHistoryEntry(other, id)).rejects.toMatchObject(missing)
  expect(await deleteHistory(other)).toBe(0)
  expect(await historyEntry(owner, { id })).toMatchObject({ inputText: 'Private' })
})

test('an entry from before its manner was kept is taken for one by the defaults', async () => {
  const user = await person()
  const { id } = await write(user, 'La casa es grande y los niños están en el jardín con su madre.')
  const manner = { strength: 'balanced', length: 'keep', locked: [], language: 'es' }
  expect(await historyEntry(user, { id })).toMatchObject(manner)
  expect((await listHistory(user)).entries[0]).toMatchObject(manner)
})

test('deleting takes one entry, or all of a person', async () => {
  const user = await person()
  const { id } = await write(user, 'One')
  await write(user, 'Two')
  await write(user, 'Three')
  await deleteHistoryEntry(user, id)
  await expect(deleteHistoryEntry(user, id)).rejects.toMatchObject({ code: 'not_found' })
  expect((await listHistory(user)).entries).toHaveLength(2)
  expect(await deleteHistory(user)).toBe(2)
  expect((await listHistory(user)).entries).toEqual([])
})

test.each([
  '0',
  '-1',
  'NaN',
  '1e309',
  '9223372036854775808',
  '2147483648',
  '1.5',
  '',
  ' 1',
  '0x1',
  '\u0000',
  crypto.randomUUID(),
])('there is no entry %j', async (id) => {
  await expect(historyEntry(await person(), { id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(deleteHistoryEntry(await person(), id)).rejects.toMatchObject({ code: 'not_found' })
})
