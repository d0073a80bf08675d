import { expect, test } from 'vitest'
import { deleteDocument } from '#app/domain/library/remove.server.ts'
import { createTextDocument } from '#app/domain/library/text-document.server.ts'
import { again, person } from '#test/people.ts'
import { FIRST_DOCUMENT_POINTS } from './level.ts'

test('the first document is worth points, and no other, not even after it was deleted', async () => {
  const user = await person()
  const write = (content: string) => createTextDocument(user, { fileName: 'a.txt', content, features: [] })
  const { document } = await write('The mill stood by the river.')
  expect((await again(user)).points).toBe(FIRST_DOCUMENT_POINTS)
  await deleteDocument(user, document.id)
  await Promise.all([write('Another mill.'), write('A third mill.')])
  expect((await again(user)).points).toBe(FIRST_DOCUMENT_POINTS)
})
