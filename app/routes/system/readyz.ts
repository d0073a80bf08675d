import { databaseAnswers } from '#app/domain/health.server.ts'
import { queueDepth } from '#app/domain/library/enqueue.server.ts'
import { isDraining } from '#app/domain/runs/drain.server.ts'

/** Whether to send people here: not while the database is away or the process is stopping; and how long the queue is. */
export async function loader() {
  const database = await databaseAnswers()
  const ready = database && !isDraining()
  const documents = database ? await queueDepth().catch(() => null) : null
  return Response.json(
    { status: ready ? 'ready' : 'not ready', database, stopping: isDraining(), documents },
    { status: ready ? 200 : 503 },
  )
}
