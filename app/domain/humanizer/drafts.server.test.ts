import { expect, test } from 'vitest'
import { person } from '#test/people.ts'
import { findDraft, keepDraft, sweepDrafts } from './drafts.server.ts'
import { DRAFT_HOURS } from './limits.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

test('a draft comes back to its owner, and to nobody else', async () => {
  const [owner, other] = [await person(), await person()]
  const draft = {
    text: 'Half a thought',
    tone: 'formal',
    options: { strength: 'strong', locked: 'one,\ntwo' },
  }
  const id = await keepDraft(owner, draft)
  expect(await findDraft(owner, id)).toEqual({ id, ...draft })
  expect(await findDraft(other, id)).toBeUndefined()
  expect(await findDraft(other, id, { claim: true })).toBeUndefined()
})

test('a text left without a session belongs to who claims it first', async () => {
  const [first, second] = [await person(), await person()]
  const id = await keepDraft(null, { text: 'Typed before signing in' })
  expect(await findDraft(first, id)).toBeUndefined()
  expect(await findDraft(first, id, { claim: true })).toMatchObject({
    text: 'Typed before signing in',
    options: {},
  })
  expect(await findDraft(second, id, { claim: true })).toBeUndefined()
  expect(await findDraft(first, id)).toBeDefined()
})

test.each(['', 'nonsense', '1', '%00', "' or true --"])('there is no draft %j', async (id) => {
  expect(await findDraft(await person(), id, { claim: true })).toBeUndefined()
})

test('a draft is gone after a day, swept or not', async () => {
  const user = await person()
  const id = await keepDraft(user, { text: 'Old' })
  expect(await findDraft(user, id, {}, hours(DRAFT_HOURS - 1))).toBeDefined()
  expect(await findDraft(user, id, {}, hours(DRAFT_HOURS + 1))).toBeUndefined()
  await sweepDrafts(100, hours(DRAFT_HOURS - 1))
  expect(await findDraft(user, id)).toBeDefined()
  await sweepDrafts(100, hours(DRAFT_HOURS + 1))
  expect(await findDraft(user, id)).toBeUndefined()
})

test('what a database cannot hold is taken out of a draft', async () => {
  const user = await person()
  const id = await keepDraft(user, { text: 'a\u0000b\ud800c', tone: '\u0000' })
  expect(await findDraft(user, id)).toMatchObject({ text: 'ab\ufffdc', tone: '' })
})
