import { env } from '#app/env.server.ts'
import { closeDatabase, openDatabase } from '#db/client.server.ts'

/** `migrate`: opening the database brings it up to date. */
export async function migrate(): Promise<void> {
  await openDatabase(env)
  await closeDatabase()
  process.stdout.write('The database is up to date.\n')
}
