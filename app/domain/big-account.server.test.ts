import { afterEach, expect, test, vi } from 'vitest'
import { listSessions as listDevices } from '#app/domain/accounts/sessions.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { sessionsOf } from '#app/domain/chat/sessions.server.ts'
import { searchConversations } from '#app/domain/chat/search.server.ts'
import { listHistory, listHistoryLines } from '#app/domain/humanizer/history.server.ts'
import { listTones } from '#app/domain/humanizer/tone-profiles.server.ts'
import { findByName } from '#app/domain/library/document.server.ts'
import { allDocuments, listDocuments } from '#app/domain/library/list.server.ts'
import { countCards, listCards } from '#app/domain/study/flashcards.server.ts'
import { listSessions as listStudies } from '#app/domain/study/sessions.server.ts'
import { listTokens } from '#app/domain/tokens/tokens.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { chargedMonths, listCharges } from '#app/domain/usage/ledger.server.ts'
import { wordsByMonth } from '#app/domain/usage/words-by-month.server.ts'
import { db, rawDatabase } from '#db/client.server.ts'
import { giveBelongings } from '#test/big-account.ts'
import { person } from '#test/people.ts'

const SOME = { documents: 60, history: 60, tones: 10, conversations: 20, charges: 100, cards: 60 }
const MANY = {
  documents: 4_000,
  history: 4_000,
  tones: 3_000,
  conversations: 1_000,
  charges: 6_000,
  cards: 4_000,
}

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] }
type Asked = { sql: string; params: unknown[] }

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** What a statement does, as the database plans it. */
async function planOf({ sql, params }: Asked): Promise<Node[]> {
  const { rows } = await rawDatabase.executeSql(`explain (format json) ${sql}`, params)
  const [row] = rows as { 'QUERY PLAN': string | [{ Plan: Node }] }[]
  const told = row?.['QUERY PLAN'] ?? '[]'
  const [explained] = typeof told === 'string' ? (JSON.parse(told) as [{ Plan: Node }]) : told
  return nodesOf(explained.Plan)
}

/** Every statement that drizzle makes from here on, by way of the one function through which all of them go. */
function listening(): Asked[] {
  const asked: Asked[] = []
  const { session } = db as unknown as {
    session: { prepareQuery: (query: Asked, ...rest: unknown[]) => unknown }
  }
  const prepare = session.prepareQuery.bind(session)
  vi.spyOn(session, 'prepareQuery').mockImplementation((query, ...rest) => {
    asked.push(query)
    return prepare(query, ...rest)
  })
  return asked
}
afterEach(() => {
  vi.restoreAllMocks()
})

const LISTS: [string, (user: User, documentId: string) => Promise<unknown>][] = [
  ['history', (user) => listHistoryLines(user)],
  ['history, further back', (user) => listHistory(user, { before: 2_147_483_000 })],
  ['history that is searched', (user) => listHistoryLines(user, { search: 'boats' })],
  ['tones', (user) => listTones(user)],
  ['documents', (user) => listDocuments(user, { page: 2 })],
  ['documents by name', (user) => listDocuments(user, { sort: 'name', search: 'lecture' })],
  ['documents of a feature', (user) => listDocuments(user, { feature: 'chat_pdf' })],
  ['all documents of a feature', (user) => allDocuments(user, { feature: 'study_buddy', sort: 'name' })],
  ['a document by its name', (user) => findByName(user, 'Notes of lecture 7.pdf')],
  ['conversations', (user, document) => sessionsOf(user, document)],
  ['conversations that are searched', (user) => searchConversations(user, 'boats')],
  ['study sessions', (user) => listStudies(user)],
  ['cards', (user) => listCards(user)],
  ['cards of a document', (user, documentId) => listCards(user, { documentId, dueBy: new Date() })],
  ['cards, counted', (user) => countCards(user)],
  ['charges', (user) => listCharges(user, { page: 2 })],
  ['charges of a month', (user) => listCharges(user, { period: '2026-01' })],
  ['months', (user) => chargedMonths(user)],
  ['words by month', (user) => wordsByMonth(user)],
  ['the allowance', (user) => currentUsage(user)],
  ['tokens', (user) => listTokens(user)],
  ['devices', (user) => listDevices(user)],
]

/** Tables in which everybody's rows stand together. */
const SHARED =
  /^(?:documents|document_features|document_pages|humanizer_history|tone_profiles|chat_sessions|messages|study_sessions|flashcards|usage_ledger)$/

test('no list of somebody is made by reading through the rows of everybody else', async () => {
  const [ada, ben] = [await person('ninja'), await person('ninja')]
  await giveBelongings(ada, SOME)
  await giveBelongings(ben, MANY)
  await rawDatabase.executeSql('analyze')
  const { documents } = await listDocuments(ada)
  const asked = listening()
  for (const [name, list] of LISTS) {
    asked.length = 0
    await list(ada, documents[0]?.id ?? '')
    expect(asked.length, name).toBeGreaterThan(0)
    for (const one of asked) {
      // What was prepared for all has its values given later.
      const params = one.params.map((param) =>
        typeof param === 'object' && param !== null && !(param instanceof Date) && !Array.isArray(param)
          ? ada.id
          : param,
      )
      const nodes = await planOf({ sql: one.sql, params })
      const through = nodes.filter(
        (node) => node['Node Type'] === 'Seq Scan' && SHARED.test(node['Relation Name'] ?? ''),
      )
      expect(through, `${name}: ${one.sql}`).toEqual([])
    }
  }
})

test('whatever is listed downwards can be read from its index as it stands', async () => {
  // PostgreSQL orders downwards with nulls first: an index that has them last serves no such list.
  const { rows } = await rawDatabase.executeSql(
    `select indexdef from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%'`,
    [],
  )
  expect(rows).toEqual([])
})
