import { atMost, claim } from '../support/claims.ts'
import type { Cluster } from '../support/cluster.ts'
import { childrenOf, startMember } from '../support/member.ts'
import { sendLoad } from '../support/load.ts'
import { cpuMs } from '../support/product.ts'

/** Pages that cost processor time and little else. */
const PAGES = ['/humanizer', '/subscription?from=plans']
/** Seconds of sending, first to have everything compiled. */
const WARM_UP = 3
const SECONDS = 4
const CONNECTIONS = 8

/** What a second web process gains on pages that cost processor time, without a proxy between. */
export async function throughput(cluster: Cluster) {
  const [cookie = ''] = await cluster.people(1, 'ninja')
  const headers = { cookie, 'x-forwarded-for': '10.1.1.1' }
  const addresses = cluster.webs.map(({ host }) => `http://${host}`)
  const postmaster = cluster.ground.cluster.pid()
  const database = () => [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + cpuMs(pid), 0)

  async function run(path: string, to: readonly string[]) {
    const [before, base] = [cluster.webs.map(({ member }) => member.cpuMs()), database()]
    const sent = await Promise.all(
      to.map((address) =>
        sendLoad({
          url: address + path,
          headers,
          connections: CONNECTIONS / to.length,
          seconds: SECONDS,
        }),
      ),
    )
    const elapsed = Math.max(...sent.map(({ elapsedMs }) => elapsedMs))
    const requests = sent.reduce((sum, one) => sum + one.requests, 0)
    const servers = cluster.webs.reduce((sum, { member }, at) => sum + member.cpuMs() - (before[at] ?? 0), 0)
    return {
      perSecond: (requests / elapsed) * 1_000,
      server: servers / requests,
      load: sent.reduce((sum, { cpuMs: used }) => sum + used, 0) / requests,
      database: (database() - base) / requests,
    }
  }

  for (const path of PAGES) {
    for (const address of addresses) {
      await sendLoad({ url: address + path, headers, connections: CONNECTIONS, seconds: WARM_UP })
    }
    // One and two take turns, so that a change of the machine's speed meets both.
    const [one, two] = [await run(path, addresses.slice(0, 1)), await run(path, addresses)]
    const [again, more] = [await run(path, addresses.slice(0, 1)), await run(path, addresses)]
    const best = (a: typeof one, b: typeof one) => (a.perSecond > b.perSecond ? a : b)
    const [single, double] = [best(one, again), best(two, more)]
    const ratio = double.perSecond / single.perSecond
    const work = double.server + double.load + double.database
    // Two cores do at most 2,000 ms of work in a second, whoever needs it.
    const possible = 2_000 / work / single.perSecond
    console.log(
      `  ${path}: one process ${single.perSecond.toFixed(0)} a second, two ${double.perSecond.toFixed(0)}; a page takes the server ` +
        `${double.server.toFixed(2)} ms of processor time, PostgreSQL ${double.database.toFixed(2)}, the load ${double.load.toFixed(2)}`,
    )
    // Where PostgreSQL and the load take the same cores, less is possible than a machine with room for them gives.
    const allowed = Math.min(2, possible)
    const target = Math.min(1.7, 0.95 * allowed)
    claim(
      `${path}: two against one`,
      `${ratio.toFixed(2)}×`,
      `≥ 1.7×, or 95 % of what this machine allows (${allowed.toFixed(2)}×)`,
      ratio >= target,
    )
  }
}

/** How long the image's command takes on a database that is up to date. */
export async function coldStart(cluster: Cluster) {
  const times: number[] = []
  for (let time = 0; time < 3; time++) {
    const web = cluster.webs[0]
    await web?.member.stop()
    if (web) web.member = await startMember('server.ts', web.variables)
    times.push((web?.member.startedInMs ?? Number.NaN) / 1_000)
  }
  console.log(`  ${times.map((seconds) => seconds.toFixed(2)).join(', ')} s`)
  atMost('node server.ts on a migrated database, fastest', Math.min(...times), 1.5, 's')
}
