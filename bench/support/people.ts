/**
 * Makes people on a plan, signed in, in the database of the environment (which no server may have open), and prints
 * the cookies of their sessions as JSON. The first of them has that many documents, `much` of everything, or so many rows
 * of each kind.
 *
 *     node bench/support/people.ts NUMBER PLAN [DOCUMENTS|much|each:ROWS]
 */
import { PLAN_NAMES } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'
import { sessionHeader } from '#app/http/session.server.ts'
import { closeDatabase, openDatabase } from '#db/client.server.ts'
import { giveBelongings, MUCH } from '#test/big-account.ts'
import { person } from '#test/people.ts'
import { giveDocuments } from './documents.ts'
import { giveRowsOfEach } from './growth-rows.ts'

const [number = '1', name = 'ninja', documents = '0'] = process.argv.slice(2)
const plan = PLAN_NAMES.find((known) => known === name)
if (!plan) throw new Error(`There is no plan ${name}`)
await openDatabase(env)
const cookies: string[] = []
for (let at = 0; at < Number(number); at++) {
  const somebody = await person(plan)
  if (at === 0 && documents === 'much') await giveBelongings(somebody, MUCH)
  else if (at === 0 && documents.startsWith('each:'))
    await giveRowsOfEach(somebody, Number(documents.slice(5)))
  else if (at === 0) await giveDocuments(somebody, Number(documents))
  const header = await sessionHeader(somebody, new Request('http://127.0.0.1/'))
  cookies.push(header.split(';')[0] ?? '')
}
await closeDatabase()
console.log(JSON.stringify(cookies))
