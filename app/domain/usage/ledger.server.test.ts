import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'
import { chatSessions, messages } from '#db/schema/chat.ts'
import { humanizerHistory } from '#db/schema/humanizer.ts'
import { documents } from '#db/schema/library.ts'
import { usageLedger } from '#db/schema/usage.ts'
import { person } from '#test/people.ts'
import { allCharges, CHARGES_PAGE, chargedMonths, listCharges } from './ledger.server.ts'

async function charge(user: User, period: string, words: number, runId: string = crypto.randomUUID()) {
  await db
    .insert(usageLedger)
    .values({ userId: user.id, period, words, runId, kind: 'humanize', outcome: words ? 'done' : 'failed' })
}

test('charges are listed by month and page, the newest first, with the text that is still there', async () => {
  const [user, other] = [await person(), await person()]
  for (let words = 1; words <= CHARGES_PAGE + 1; words++) await charge(user, '2026-10', words)
  const runId = crypto.randomUUID()
  await db.insert(humanizerHistory).values({
    userId: user.id,
    runId,
    inputText: 'The river rose. '.repeat(10),
    outputText: '',
    tone: 'formal',
    toneName: 'Formal',
  })
  await charge(user, '2026-11', 30, runId)
  await charge(user, '2026-11', 0)
  await charge(other, '2026-11', 999)

  const november = await listCharges(user, { period: '2026-11' })
  expect(november).toMatchObject({ total: 2, words: 30, page: 1, pages: 1 })
  expect(november.charges).toMatchObject([
    { words: 0, outcome: 'failed', runId: null, preview: null },
    { words: 30, runId, preview: 'The river rose. '.repeat(10).slice(0, 60) },
  ])
  const last = await listCharges(user, { period: '2026-10', page: 99 })
  expect(last).toMatchObject({ total: CHARGES_PAGE + 1, page: 2, pages: 2 })
  expect(last.charges).toMatchObject([{ words: 1 }])
  expect(await chargedMonths(user)).toEqual(['2026-11', '2026-10'])

  const words: number[] = []
  for await (const row of allCharges(user)) words.push(row.words)
  expect(words).toHaveLength(CHARGES_PAGE + 3)
  expect(words.reduce((sum, one) => sum + one, 0)).toBe((await listCharges(user, {})).words)
})

test('all charges are handed out, each once, however many there are', async () => {
  const user = await person()
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    userId: user.id,
    period: '2026-10',
    words: at + 1,
    runId: crypto.randomUUID(),
    kind: 'humanize',
    outcome: 'done',
  }))
  await db.insert(usageLedger).values(rows)
  const words: number[] = []
  for await (const row of allCharges(user)) words.push(row.words)
  expect(words).toEqual(rows.map((row) => row.words).toReversed())
})

test('an entry of the history that is not theirs is not shown beside a charge', async () => {
  const [user, other] = [await person(), await person()]
  const runId = crypto.randomUUID()
  await db.insert(humanizerHistory).values({
    userId: other.id,
    runId,
    inputText: 'A secret.',
    outputText: '',
    tone: 'formal',
    toneName: 'Formal',
  })
  await charge(user, '2026-11', 2, runId)
  expect((await listCharges(user, {})).charges).toMatchObject([{ preview: null, runId: null }])
})

test('a question stands beside its charge as long as its conversation is there, and for its own person only', async () => {
  const [user, other] = [await person(), await person()]
  const runId = crypto.randomUUID()
  const [document] = await db
    .insert(documents)
    .values({
      userId: user.id,
      fileName: 'river.md',
      fileType: 'md',
      fileSize: 1,
      sha256: runId,
      status: 'ready',
    })
    .returning({ id: documents.id })
  const documentId = document?.id ?? ''
  const [session] = await db
    .insert(chatSessions)
    .values({ userId: user.id, documentId, name: 'The river' })
    .returning({ id: chatSessions.id })
  const said = { sessionId: session?.id ?? '', userId: user.id, citations: [], runId }
  await db.insert(messages).values([
    { ...said, role: 'user', content: 'When did the river rise?' },
    { ...said, role: 'assistant', content: 'In March.' },
  ])
  await charge(user, '2026-11', 7, runId)
  const shown = async (whose: User) => (await listCharges(whose, {})).charges
  expect(await shown(user)).toMatchObject([
    { words: 7, runId: null, preview: 'When did the river rise?', chatId: session?.id, documentId },
  ])
  await db.update(messages).set({ userId: other.id }).where(eq(messages.runId, runId))
  expect(await shown(user)).toMatchObject([{ words: 7, preview: null, chatId: null }])
  await db.delete(documents).where(eq(documents.id, documentId))
  expect(await shown(user)).toMatchObject([{ words: 7, preview: null, documentId: null }])
})
