import { rawDatabase } from '#db/client.server.ts'

/** Jobs of one queue, of all processes: those that may begin, those that are worked on, and the longest wait. */
export type QueueDepth = { queue: string; waiting: number; active: number; oldestSeconds: number }

/** pg-boss keeps what is finished in the same table; its index leads past that. */
const DEPTHS = `
  select name as queue,
    (count(*) filter (where state < 'active'))::int as waiting,
    (count(*) filter (where state = 'active'))::int as active,
    coalesce(max(extract(epoch from now() - start_after)) filter (where state < 'active'), 0)::float8
      as "oldestSeconds"
  from pgboss.job
  where state < 'completed' and start_after <= now() and name not like $1
  group by name`

/** The names of queues that pg-boss has for itself begin like this. */
const ITS_OWN = '\\_\\_%'

let isThere = false

/** How deep the queues are. Empty until the queue has been opened for the first time. */
export async function queueDepths(): Promise<QueueDepth[]> {
  if (!isThere) {
    const { rows } = await rawDatabase.executeSql('select to_regclass($1) is not null as there', [
      'pgboss.job',
    ])
    isThere = (rows[0] as { there: boolean }).there
    if (!isThere) return []
  }
  const { rows } = await rawDatabase.executeSql(DEPTHS, [ITS_OWN])
  return rows as QueueDepth[]
}
