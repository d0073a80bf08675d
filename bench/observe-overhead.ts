/**
 * Processor time that watching takes of a request: its trail, its span and its figures, without the request itself. Three
 * times: with all switched off, with figures, and with figures and traces whose collector is away.
 *
 *     node bench/observe-overhead.ts [--requests N]
 */
import { parseArgs } from 'node:util'
import { emit } from '#app/observe/events.ts'
import { startMetrics } from '#app/observe/metrics.server.ts'
import { startTracing } from '#app/observe/tracer.server.ts'
import { inSpan } from '#app/observe/tracing.server.ts'
import { withWork } from '#app/observe/work-context.server.ts'
import { queueDepths } from '#app/domain/jobs/depth.server.ts'
import { freePort } from '#test/free-port.ts'
import { median } from './support/figures.ts'

const { values } = parseArgs({ options: { requests: { type: 'string', default: '20000' } } })
const requests = Number(values.requests)
const ROUNDS = 7
const ROUTES = ['/auth', '/api/user', '/api/documents/:id', '/humanizer']

/** As the handler watches each request. */
function watched(number: number): Promise<void> {
  const requestId = `bench${number}`
  return withWork({ requestId }, () =>
    inSpan('GET', 'server', { 'wordkin.request_id': requestId }, async (span) => {
      const route = ROUTES[number % ROUTES.length] ?? ''
      emit('answered', { route, method: 'GET', status: 200, ms: 3 })
      span.rename(`GET ${route}`)
      span.note({ 'http.request.method': 'GET', 'http.route': route, 'http.response.status_code': 200 })
    }),
  )
}

/** Microseconds of processor time for one request, the median of some rounds after one that warms up. */
async function measure(): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    for (let number = 0; number < requests; number++) await watched(number)
    const { user, system } = process.cpuUsage(before)
    if (round > 0) rounds.push((user + system) / requests)
  }
  return median(rounds)
}

const off = await measure()
const metrics = await startMetrics('web', {
  queues: queueDepths,
  database: () => ({ size: 0, open: 0, waiting: 0, begun: 0, waitedMs: 0 }),
  readers: () => ({ running: 0, waiting: 0 }),
  runs: () => 0,
})
const figures = await measure()
const url = `http://127.0.0.1:${await freePort()}/v1/traces`
const endTracing = await startTracing({ url, headers: {}, serviceName: 'bench', share: 1 })
const traces = await measure()
await endTracing()
metrics.stop()
console.log(`switched off            ${off.toFixed(2)} µs a request`)
console.log(`figures                 ${figures.toFixed(2)} µs`)
console.log(`figures and traces      ${traces.toFixed(2)} µs`)
