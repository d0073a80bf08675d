import { databaseAnswers } from '#app/domain/health.server.ts'
import { isDraining } from '#app/domain/runs/drain.server.ts'

/** Whether to send people here: not while the database is away or the process is stopping. */
export async function loader() {
  const database = await databaseAnswers()
  const ready = database && !isDraining()
  return Response.json(
    { status: ready ? 'ready' : 'not ready', database, stopping: isDraining() },
    { status: ready ? 200 : 503 },
  )
}
