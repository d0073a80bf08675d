import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { historyEntry, listHistory } from './history.server.ts'
import { startComparing, startHumanizing } from './humanize.server.ts'
import { createTone, ToneForm } from './tone-profiles.server.ts'

const TEXT = 'In order to measure 42 rivers, Dr Marsh utilized "plain string" in 1987.'
const WORDS = 13
const unexpected = (error: unknown) => {
  throw error
}

async function ended(user: User, id: string) {
  return until(async () => {
    const run = await findRun(user, id)
    return run?.status !== 'running' && run
  }, 'the rewrite')
}

const compare = (user: User, tones: [string, string], text = TEXT, idempotencyKey?: string) =>
  startComparing(user, { text, idempotencyKey }, tones, unexpected)

test('one text in two tones is two rewrites, each charged and kept', async () => {
  const user = await person()
  const { id } = await createTone(user, ToneForm.parse({ name: 'Dry wit', formality: 90 }))
  const runs = await compare(user, ['friendly', String(id)])
  for (const run of runs) await ended(user, run.id)
  const entries = await Promise.all(runs.map((run) => historyEntry(user, { runId: run.id })))
  expect(entries.map(({ toneName, inputText }) => [toneName, inputText])).toEqual([
    ['Friendly', TEXT],
    ['Dry wit', TEXT],
  ])
  expect((await currentUsage(user)).wordsUsed).toBe(2 * WORDS)
})

test('both are begun or neither', async () => {
  const user = await person()
  const text = Array.from({ length: 200 }, () => 'word').join(' ')
  await expect(compare(user, ['formal', 'direct'], text)).rejects.toMatchObject({
    code: 'limit_reached',
    details: { wordCount: 400, wordsUsed: 0, maxWords: 350, rewrites: 2 },
  })
  await expect(compare(user, ['formal', 'formal'])).rejects.toMatchObject({ code: 'invalid' })
  await expect(compare(user, ['formal', '999999'])).rejects.toMatchObject({ code: 'not_found' })
  expect((await currentUsage(user)).wordsUsed).toBe(0)
  expect((await listHistory(user)).entries).toEqual([])
})

test('one key with the same tones is the same comparison, with others another', async () => {
  const user = await person()
  const ids = async (tones: [string, string]) => {
    const runs = await compare(user, tones, TEXT, 'press')
    for (const run of runs) await ended(user, run.id)
    return runs.map(({ id }) => id)
  }
  const first = await ids(['formal', 'direct'])
  expect(await ids(['formal', 'direct'])).toEqual(first)
  const other = await ids(['formal', 'friendly'])
  expect(other).not.toContain(first[0])
  const plain = await startHumanizing(
    user,
    { text: TEXT, tone: 'formal', idempotencyKey: 'press' },
    unexpected,
  )
  expect([...first, ...other]).not.toContain(plain.id)
  await ended(user, plain.id)
})

test('hidden characters are taken out before, said with the run, and never come out', async () => {
  const user = await person()
  const typed = 'The p\u0430per\u200b says so, and \u202enobody minds.'
  const { id } = await startHumanizing(user, { text: typed, tone: 'formal' }, unexpected)
  const run = await ended(user, id)
  expect(run.input).toMatchObject({
    text: 'The paper says so, and nobody minds.',
    hidden:
      '3 hidden or look-alike characters were replaced in your text: 1 zero-width space, 1 direction override, 1 Cyrillic “\u0430” in “p\u0430per”.',
  })
  expect(run.output).not.toMatch(/[\u0400-\u04ff\u200b\u202e]/)
  const clean = await startHumanizing(user, { text: TEXT, tone: 'formal' }, unexpected)
  expect((await ended(user, clean.id)).input).toMatchObject({ text: TEXT, hidden: null })
})
