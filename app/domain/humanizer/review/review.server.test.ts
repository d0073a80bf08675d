import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'
import { humanizerHistory } from '#db/schema/humanizer.ts'
import { person } from '#test/people.ts'
import { changeOutput, historyEntry, versionOf } from '../history.server.ts'
import { applyChoices, restoreFacts, reviewOf, saveOutput } from './review.server.ts'

const SOURCE =
  'In 2019 we utilized 12 rooms. Moreover, numerous readers utilize the library in order to study.'
const OUTPUT = 'In 2019 we used some rooms. Many readers use the library to study.'

async function write(user: User, more: Partial<typeof humanizerHistory.$inferInsert> = {}) {
  const [row] = await db
    .insert(humanizerHistory)
    .values({
      userId: user.id,
      runId: crypto.randomUUID(),
      inputText: SOURCE,
      outputText: OUTPUT,
      tone: 'conversational',
      toneName: 'Conversational',
      language: 'en',
      ...more,
    })
    .returning({ id: humanizerHistory.id })
  const entry = await historyEntry(user, { id: String(row?.id) })
  return { id: String(entry.id), number: entry.id, version: versionOf(entry) }
}

const outputOf = async (user: User, id: string) => (await historyEntry(user, { id })).outputText

test('every change of an output is a version of its own, however fast they come', async () => {
  const user = await person()
  const { number, version } = await write(user)
  const versions = [version]
  for (let change = 0; change < 5; change++) {
    versions.push(await changeOutput(user, number, versions.at(-1) ?? '', `Change ${change}`))
  }
  expect(new Set(versions).size).toBe(6)
  expect(versions.toSorted((one, two) => Number(one) - Number(two))).toEqual(versions)
  await expect(changeOutput(user, number, version, 'Late')).rejects.toMatchObject({ code: 'conflict' })
  expect(await outputOf(user, String(number))).toBe('Change 4')
})

test('of several changes to the same version one is kept', async () => {
  const user = await person()
  const { number, version } = await write(user)
  const ended = await Promise.allSettled(
    ['a', 'b', 'c'].map((text) => changeOutput(user, number, version, text)),
  )
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a review compares the two texts, unless they are too long', async () => {
  const user = await person()
  const { id } = await write(user)
  const entry = await historyEntry(user, { id })
  const review = await reviewOf(entry)
  expect(review?.pairs).toHaveLength(2)
  expect(review?.facts).toMatchObject({ total: 2, kept: 1 })
  expect(await reviewOf({ ...entry, inputText: 'x '.repeat(1_500_000) })).toBeUndefined()
})

test('sentences are put back and tried again', async () => {
  const user = await person()
  const { id, version } = await write(user)
  const applied = await applyChoices(
    user,
    id,
    version,
    new Map([
      [0, 'original'],
      [1, 'again'],
    ]),
  )
  expect(applied).toMatchObject({ original: 1, again: 1, without: 0 })
  const output = await outputOf(user, id)
  expect(output).toMatch(/^In 2019 we utilized 12 rooms\. \S/)
  expect(output).not.toContain('Many readers use the library to study.')
  expect(output).not.toContain('Moreover, numerous readers utilize the library in order to study.')
})

test('a tone that is gone is no obstacle to another version', async () => {
  const user = await person()
  const { id, version } = await write(user, { tone: '123456' })
  expect(await applyChoices(user, id, version, new Map([[1, 'again']]))).toMatchObject({ again: 1 })
})

test('facts are restored where they were lost', async () => {
  const user = await person()
  const { id, version } = await write(user)
  const restored = await restoreFacts(user, id, version, 'all')
  expect(restored.problems).toEqual([])
  expect(await outputOf(user, id)).toBe(
    'In 2019 we utilized 12 rooms. Many readers use the library to study.',
  )
  // What changes nothing leaves the way back from what did.
  expect(await restoreFacts(user, id, restored.version, 'all', restored.undo)).toEqual(restored)
})

test('saving the same again is no change', async () => {
  const user = await person()
  const { id, version } = await write(user)
  expect(await saveOutput(user, id, '1', OUTPUT)).toBe(version)
  await expect(saveOutput(user, id, '1', 'Other')).rejects.toMatchObject({ code: 'conflict' })
  await expect(saveOutput(user, id, version, ' \n')).rejects.toMatchObject({ code: 'invalid' })
})

test('nobody else can change an entry', async () => {
  const [owner, other] = [await person(), await person()]
  const { id, number, version } = await write(owner)
  const missing = { code: 'not_found' }
  await expect(changeOutput(other, number, version, 'x')).rejects.toMatchObject(missing)
  await expect(saveOutput(other, id, version, 'x')).rejects.toMatchObject(missing)
  await expect(restoreFacts(other, id, version, 'all')).rejects.toMatchObject(missing)
  await expect(applyChoices(other, id, version, new Map([[0, 'original']]))).rejects.toMatchObject(missing)
  expect(await outputOf(owner, id)).toBe(OUTPUT)
})
