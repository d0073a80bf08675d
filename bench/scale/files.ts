import type postgres from 'postgres'
import { until } from '#test/until.ts'
import type { Visitor } from '#test/walks/visitor.ts'

type Bytes = string | Uint8Array<ArrayBuffer>

/** Sends a file into a library; the call's answer. */
export function upload(visitor: Visitor, name: string, content: Bytes) {
  const form = new FormData()
  form.append('file', new File([content], name))
  return visitor.call('POST', '/api/upload-document', { form })
}

/** Sends a file and answers its id; throws when it was not taken. */
export async function uploaded(visitor: Visitor, name: string, content: Bytes): Promise<string> {
  const { status, json, text } = await upload(visitor, name, content)
  if (status !== 201) throw new Error(`The upload was answered ${status}: ${text}`)
  return (json as { id: string }).id
}

type Row = { id: string; status: string; attempt: number; pagesRead: number; error: string | null }

/** The document as its row says, once that is so. */
export function document(sql: postgres.Sql, id: string, wanted: (row: Row) => boolean, withinMs = 90_000) {
  return until(
    async () => {
      const [row] = await sql<Row[]>`
        select id, status, attempt, pages_read as "pagesRead", error from documents where id = ${id}`
      return row && wanted(row) && row
    },
    `document ${id}`,
    withinMs,
  )
}

export const isReady = ({ status }: Row) => status === 'ready'

/** How many people's books do not balance: words charged or held against the ledger, bytes held against what is there. */
export async function unbalanced(sql: postgres.Sql): Promise<{ words: number; held: number; bytes: number }> {
  const [found] = await sql<{ words: number; held: number; bytes: number }[]>`
    select
      (select count(*)::int from usage_periods p where used <> (
        select coalesce(sum(words), 0) from usage_ledger l where l.user_id = p.user_id and l.period = p.period)) as words,
      (select count(*)::int from usage_periods p where reserved <> (
        select coalesce(sum(words_reserved), 0) from runs r
        where r.user_id = p.user_id and r.period = p.period and r.status = 'running')) as held,
      (select count(*)::int from storage_usage s where used <> (
        select coalesce(sum(bytes), 0) from stored_objects o where o.owner_id = s.user_id and o.state <> 'going')) as bytes`
  return found ?? { words: -1, held: -1, bytes: -1 }
}
