import { env } from '#app/env.server.ts'

const PATIENCE_MS = 4_000

/**
 * `healthy`: asks the server of this machine, configured as this command is, whether people may be sent to it. Ends
 * quietly when they may; throws with the reason when not. For health checks of containers.
 */
export async function healthy(): Promise<void> {
  const host = env.host === '0.0.0.0' || env.host === '::' ? '127.0.0.1' : env.host
  const answer = await fetch(`http://${host}:${env.port}/readyz`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new Error('The server does not answer.', { cause: error })
  })
  if (!answer.ok) throw new Error(`The server is not ready: ${await answer.text()}`)
}
