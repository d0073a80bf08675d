import { expect, test } from 'vitest'
import { expectImport } from './read-import.server.ts'
import { stopRun } from '#app/domain/runs/stop.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { findDraft, keepDraft } from './drafts.server.ts'
import { findImport, startImport } from './import.server.ts'

async function started(text: string, fileName: string, content: string) {
  const user = await person()
  const draft = await keepDraft(user, { text })
  const file = await expectImport(fileName)
  await file.write(Buffer.from(content))
  const failures: unknown[] = []
  const { id } = await startImport(user, draft, file, {
    languages: [],
    onError: (error) => failures.push(error),
  })
  const ended = () =>
    until(async () => {
      const found = await findImport(user, id)
      return found && found.status !== 'running' && found
    }, 'the import to end')
  const textNow = async () => (await findDraft(user, draft))?.text
  return { user, draft, id, failures, ended, textNow }
}

test('the text of a file is put below what was typed, and costs nothing', async () => {
  const { user, draft, failures, ended, textNow } = await started('Typed.\n', 'Read me.html', '<h1>Read</h1>')
  expect(await ended()).toMatchObject({ status: 'done', progress: 100, fileName: 'Read me.html', draft })
  expect(await textNow()).toBe('Typed.\n\n# Read')
  expect((await currentUsage(user)).wordsUsed).toBe(0)
  expect(failures).toEqual([])
})

test('a file that cannot be read says why, and what was typed stays', async () => {
  const { ended, textNow } = await started('Typed.', 'a.txt', ' ')
  expect(await ended()).toMatchObject({ status: 'failed', error: 'No text was found in this file.' })
  expect(await textNow()).toBe('Typed.')
})

test('it can be stopped; then nothing is added', async () => {
  const { user, id, ended, textNow } = await started('Typed.', 'a.txt', 'Added.')
  await stopRun(user, id)
  const { status } = await ended()
  // It may have been finished just before.
  expect(await textNow()).toBe(status === 'done' ? 'Typed.\n\nAdded.' : 'Typed.')
})

test('it is its owner’s alone', async () => {
  const { id, ended } = await started('', 'a.txt', 'Secret.')
  await ended()
  expect(await findImport(await person(), id)).toBeUndefined()
})
