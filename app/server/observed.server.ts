import { transactions } from '#db/client.server.ts'
import { extractionSlots } from '../domain/extraction/slots.server.ts'
import { queueDepths } from '../domain/jobs/depth.server.ts'
import { liveRuns } from '../domain/runs/live.server.ts'
import type { Sources } from '../observe/service-metrics.server.ts'

/** Where figures come from that are asked for. */
export const SOURCES: Sources = {
  queues: queueDepths,
  database: () => transactions,
  readers: () => extractionSlots.depth(),
  runs: () => liveRuns().length,
}
