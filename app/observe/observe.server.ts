import { env } from '#app/env.server.ts'
import type { Sources } from './service-metrics.server.ts'

let endings: (() => Promise<void>)[] = []

/**
 * Begins to count and to trace what this process does, as far as that is configured; otherwise nothing is even loaded.
 * Throws with a plain sentence when the port for figures cannot be had.
 */
export async function startObserving(role: 'web' | 'worker', sources: Sources): Promise<void> {
  if (env.traces) {
    const { startTracing } = await import('./tracer.server.ts')
    endings.push(await startTracing(env.traces))
  }
  if (!env.metrics) return
  const [{ startMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.server.ts'),
    import('./metrics-server.server.ts'),
  ])
  const { registry, stop } = await startMetrics(role, sources, env.llm?.prices)
  endings.push(async () => stop())
  const { close } = await serveMetrics(registry, env.metrics)
  endings.push(close)
}

/** Sends the last traces, for a moment at most, and shows no figures any more. */
export async function stopObserving(): Promise<void> {
  const all = endings
  endings = []
  await Promise.all(all.map((end) => end()))
}
