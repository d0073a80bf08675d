import { env } from '#app/env.server.ts'
import { askWorkers } from '#app/server/worker-health.server.ts'

const PATIENCE_MS = 4_000

/**
 * `healthy [web|worker]`: asks the process that runs here, configured as this command is, whether all is well: a server
 * whether people may be sent to it, a worker whether it works. Without a name it is the worker where one runs, and otherwise
 * the server. Ends quietly when all is well; throws with the reason when not. For health checks of containers.
 */
export async function healthy([role, ...more]: string[] = []): Promise<void> {
  if (more.length > 0 || ![undefined, 'web', 'worker'].includes(role)) {
    throw new Error('Usage: healthy [web|worker]')
  }
  const workers = role === 'web' ? undefined : await askWorkers(env.dataDir, PATIENCE_MS)
  if (workers) {
    if (workers.length > 0) throw new Error(`The worker is not well: ${workers.join(' ')}`)
    return
  }
  if (role === 'worker') throw new Error('No worker runs here.')
  await askServer()
}

async function askServer(): Promise<void> {
  const host = env.host === '0.0.0.0' || env.host === '::' ? '127.0.0.1' : env.host
  const answer = await fetch(`http://${host}:${env.port}/readyz`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new Error('The server does not answer.', { cause: error })
  })
  if (!answer.ok) throw new Error(`The server is not ready: ${await answer.text()}`)
}
