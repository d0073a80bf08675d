/**
 * Sends GET requests over connections that stay open, each connection one request at a time, and tells the parent
 * process how long it took. Started by `load.ts`.
 */
import { Agent, get } from 'node:http'
import type { Load, Loaded } from './load.ts'

process.once('message', (load: Load) => {
  void answer(load)
})

async function answer(load: Load) {
  process.send?.(await run(load))
  process.disconnect()
}

async function run({ url, headers, connections, seconds }: Load): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let requests = 0
  let bytes = 0
  async function work() {
    do {
      await fetchOnce()
      requests++
    } while (performance.now() - started < seconds * 1000)
  }
  function fetchOnce(): Promise<void> {
    return new Promise((done, failed) => {
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) failed(new Error(`${url} answered ${response.statusCode}`))
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () => done())
      }).on('error', failed)
    })
  }
  const started = performance.now()
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: connections }, work))
  const elapsedMs = performance.now() - started
  agent.destroy()
  const { user, system } = process.cpuUsage(before)
  return { requests, elapsedMs, cpuMs: (user + system) / 1_000, bytes: Math.round(bytes / requests) }
}
