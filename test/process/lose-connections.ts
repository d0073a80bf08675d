/**
 * Asks a database much at once while all connections to it are lost again and again, and prints as JSON how many statements
 * were answered and refused, which answers were another statement's or nobody's, and how many never ended.
 *
 *     node test/process/lose-connections.ts URL
 */
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { databaseIsAway } from '#app/domain/health.server.ts'
import { isLostWrite } from '#db/errors.ts'
import { openPool } from '#db/pool.server.ts'
import { until } from '../until.ts'

// As the product's processes do.
process.on('uncaughtException', (error) => {
  if (!isLostWrite(error)) throw error
})
// What the library asked for itself, such as the types there are, may be lost with a connection too.
process.on('unhandledRejection', (error) => {
  if (!databaseIsAway(error)) throw error
})

const url = process.argv[2] ?? ''
const admin = postgres(url, { max: 1, onnotice: () => {} })
const pool = await openPool(url, 5, () => {})
const found = { answered: 0, refused: 0, wrong: [] as string[], endless: 0 }
const under = new Set<number>()
const enough = new AbortController()

const ask = (number: number) => pool.current()`select ${number}::int as number`
const change = (number: number) =>
  pool.current().begin(async (tx) => {
    await tx`select 1`
    return tx`select ${number}::int as number`
  })

async function work(kind: typeof ask | typeof change, from: number) {
  for (let number = from; !enough.signal.aborted; number += 1_000) {
    under.add(number)
    try {
      const [row] = await kind(number)
      found.answered++
      if (row?.number !== number) found.wrong.push(`${number}: ${JSON.stringify(row)}`)
    } catch {
      found.refused++
    }
    under.delete(number)
    await sleep(1)
  }
}

for (let at = 0; at < 40; at++) void work(at % 2 ? ask : change, at)
for (let time = 0; time < 8; time++) {
  const before = found.answered
  await until(() => found.answered > before + 200, 'statements to be answered', 30_000)
  await admin`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
}
const before = found.answered
await until(() => found.answered > before + 200, 'statements to be answered after all', 30_000)
enough.abort()
await until(() => under.size === 0, 'every statement to end', 5_000).catch(() => {})
found.endless = under.size
console.log(JSON.stringify(found))
process.exit()
