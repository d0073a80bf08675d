import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { again, person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { historyEntry, listHistory } from './history.server.ts'
import { rewriteSync } from './embedded/rewrite.ts'
import { type HumanizeRequest, startHumanizing } from './humanize.server.ts'
import { createTone, ToneForm } from './tone-profiles.server.ts'
import { presetTone } from './tones.ts'

const TEXT = 'In order to measure 42 rivers, Dr Marsh utilized "plain string" in 1987.'

async function humanize(
  user: User,
  text: string,
  tone = 'formal',
  idempotencyKey?: string,
  more: Partial<HumanizeRequest> = {},
) {
  const { id } = await startHumanizing(user, { text, tone, idempotencyKey, ...more }, (error) => {
    throw error
  })
  return until(async () => {
    const run = await findRun(user, id)
    return run?.status !== 'running' && run
  }, 'the rewrite')
}

test('a rewrite is kept with its text, its tone and its words', async () => {
  const user = await person()
  const run = await humanize(user, TEXT)
  expect(run).toMatchObject({ status: 'done', kind: 'humanize', progress: 100, fallback: false })
  for (const fact of ['42', 'Dr Marsh', '"plain string"', '1987']) expect(run.output).toContain(fact)
  expect(await historyEntry(user, { runId: run.id })).toMatchObject({
    inputText: TEXT,
    outputText: run.output,
    tone: 'formal',
    toneName: 'Formal',
    wordCount: 13,
  })
  expect((await currentUsage(user)).wordsUsed).toBe(13)
})

test('what an assistant said around the draft is left out, kept in the text and told', async () => {
  const user = await person()
  const text = `Certainly! Here is a letter about the river:\n\n${TEXT}\n\nI hope this helps!`
  const run = await humanize(user, text)
  expect(run.output).toContain('Dr Marsh')
  expect(run.output).not.toMatch(/certainly|here is|hope/i)
  expect(run.input).toMatchObject({ text, hidden: expect.stringContaining('“I hope this helps!”') })
})

test('points and the words of a lifetime count every text once', async () => {
  const user = await person('ninja')
  const ninety = Array.from({ length: 15 }, () => 'In order to see, we walked.').join(' ')
  for (const [words, points] of [
    [90, 0],
    [180, 1],
    [270, 2],
    [360, 3],
  ]) {
    await humanize(user, ninety)
    expect(await again(user)).toMatchObject({ wordsProcessed: words, points })
  }
})

test('a rewrite that changes nothing costs no words and earns no points', async () => {
  const user = await person('ninja')
  // Somebody else's words are left as they are, whatever the tone.
  const quoted = `“${Array.from({ length: 40 }, () => 'We utilize the river.').join(' ')}”`
  const run = await humanize(user, quoted)
  expect(run).toMatchObject({ status: 'done', output: quoted })
  expect((await currentUsage(user)).wordsUsed).toBe(0)
  expect(await again(user)).toMatchObject({ wordsProcessed: 0, points: 0 })
  // It is in the history all the same.
  expect(await historyEntry(user, { runId: run.id })).toMatchObject({ inputText: quoted, outputText: quoted })
  await humanize(user, TEXT)
  expect((await currentUsage(user)).wordsUsed).toBe(13)
})

test('a tone of one’s own is used under its name', async () => {
  const user = await person()
  const { id } = await createTone(user, ToneForm.parse({ name: 'Dry wit', formality: 90 }))
  const run = await humanize(user, TEXT, String(id))
  expect(await historyEntry(user, { runId: run.id })).toMatchObject({ tone: String(id), toneName: 'Dry wit' })
})

test('one key with one text is one run; with another text or tone it is refused', async () => {
  const user = await person()
  const first = await humanize(user, TEXT, 'formal', 'press')
  expect((await humanize(user, TEXT, 'formal', 'press')).id).toBe(first.id)
  for (const [text, tone] of [
    [`${TEXT} Again.`, 'formal'],
    [TEXT, 'informal'],
  ] as const) {
    await expect(humanize(user, text, tone, 'press')).rejects.toMatchObject({ code: 'conflict' })
  }
  expect((await listHistory(user)).entries).toHaveLength(1)
})

test('a rewrite can be made again from what its entry keeps', async () => {
  const user = await person()
  const options = { strength: 'strong', length: 'shorter', locked: ['rivers', 'plain string'] } as const
  const run = await humanize(user, TEXT, 'formal', undefined, { options, language: 'de' })
  const entry = await historyEntry(user, { runId: run.id })
  expect(entry).toMatchObject({ ...options, language: 'de' })
  expect(entry.updatedAt).toEqual(entry.createdAt)
  const tone = presetTone('formal')
  if (!tone) throw new Error('no such tone')
  expect(rewriteSync({ ...entry, text: TEXT, tone })).toBe(entry.outputText)
})

test('a locked term is found in a text that is cleaned, whatever hides in either', async () => {
  const user = await person()
  const hiding = 'We util\u200bize the river in order to see it.'
  for (const term of ['utilize', 'util\u200bize', 'utilize\u2060']) {
    const run = await humanize(user, hiding, 'informal', undefined, { options: { locked: [term] } })
    expect(run.output).toContain('utilize')
    expect(await historyEntry(user, { runId: run.id })).toMatchObject({ locked: ['utilize'] })
  }
})

test('without a word about it, options are the defaults and the language is found out', async () => {
  const user = await person()
  const run = await humanize(user, 'La casa es grande y los niños están en el jardín con su madre.')
  const entry = { strength: 'balanced', length: 'keep', locked: [], language: 'es' }
  expect(await historyEntry(user, { runId: run.id })).toMatchObject(entry)
  const auto = await humanize(user, 'The house is large.', 'formal', undefined, { language: 'auto' })
  expect(await historyEntry(user, { runId: auto.id })).toMatchObject({ language: 'en' })
})

test('one key with other options or another language is refused', async () => {
  const user = await person('grasshopper')
  const asked: Partial<HumanizeRequest>[] = [
    {},
    { language: 'es' },
    { options: { strength: 'light' } },
    { options: { length: 'shorter' } },
    { options: { locked: ['rivers'] } },
    { options: { locked: ['rivers', 'plain'] } },
  ]
  for (const [at, more] of asked.entries()) {
    const { id } = await humanize(user, TEXT, 'formal', `press ${at}`, more)
    expect((await humanize(user, TEXT, 'formal', `press ${at}`, more)).id).toBe(id)
    for (const other of asked.filter((one) => one !== more)) {
      const refused = humanize(user, TEXT, 'formal', `press ${at}`, other)
      await expect(refused).rejects.toMatchObject({ code: 'conflict' })
    }
  }
  expect((await listHistory(user)).entries).toHaveLength(asked.length)
})

test('what a database cannot hold is taken out of a text', async () => {
  const user = await person()
  const run = await humanize(user, 'The cat\u0000 sat \ud800 down.')
  const { inputText, outputText } = await historyEntry(user, { runId: run.id })
  expect(inputText).toBe('The cat sat \ufffd down.')
  expect(outputText.isWellFormed()).toBe(true)
  expect(outputText).not.toContain('\u0000')
})

test.each([
  ['nothing', '', 'formal', 'invalid'],
  ['white space', ' \n\t\u00a0', 'formal', 'invalid'],
  ['NUL only', '\u0000\u0000', 'formal', 'invalid'],
  ['zero-width characters only', '\u200b\u2060', 'formal', 'invalid'],
  ['an unknown tone', TEXT, 'piratical', 'invalid'],
  ['the tone of nobody', TEXT, '999999', 'not_found'],
  ['more than the month holds', 'word '.repeat(351), 'formal', 'limit_reached'],
  ['a million words', 'word '.repeat(1_000_000), 'formal', 'limit_reached'],
  ['one word of 5 MB', 'x'.repeat(5_000_000), 'formal', 'limit_reached'],
  ['one word of 10 MB', 'x'.repeat(10_000_000), 'formal', 'too_large'],
  ['words held together by zero-width space', 'word\u200b'.repeat(351), 'formal', 'limit_reached'],
])('%s is refused, and nothing is kept or charged', async (_, text, tone, code) => {
  const user = await person()
  await expect(humanize(user, text, tone)).rejects.toMatchObject({ code })
  expect((await listHistory(user)).entries).toEqual([])
  expect((await currentUsage(user)).wordsUsed).toBe(0)
})

test('the tone of somebody else is refused', async () => {
  const [owner, other] = [await person(), await person()]
  const { id } = await createTone(owner, ToneForm.parse({ name: 'Mine' }))
  await expect(humanize(other, TEXT, String(id))).rejects.toMatchObject({ code: 'not_found' })
  expect((await currentUsage(other)).wordsUsed).toBe(0)
})

test('a text in a language that nobody writes here is refused before a word is charged', async () => {
  const user = await person()
  const polish = 'Prom odpływa w południe, więc musimy być na nabrzeżu, zanim przyjdą ludzie.'
  await expect(humanize(user, polish)).rejects.toThrow(
    'This text seems to be in Polish. Wordkin rewrites texts in English,',
  )
  expect((await currentUsage(user)).wordsUsed).toBe(0)
  // Whoever chooses a language is believed.
  expect(await humanize(user, polish, 'formal', undefined, { language: 'en' })).toMatchObject({
    status: 'done',
  })
})

test('a longer text is refused where no model could write it', async () => {
  const user = await person()
  await expect(humanize(user, TEXT, 'formal', undefined, { options: { length: 'longer' } })).rejects.toThrow(
    'A longer text needs a language model, and none is set up here. Please choose keep or shorter.',
  )
  expect((await currentUsage(user)).wordsUsed).toBe(0)
})
