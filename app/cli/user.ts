import { setPlan } from '#app/domain/accounts/user.server.ts'
import { PLAN_NAMES } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'
import { closeDatabase, openDatabase } from '#db/client.server.ts'

/** `user set-plan EMAIL PLAN`. Throws when there is no such person or plan. */
export async function user([action, email = '', name = '']: string[]): Promise<void> {
  const plan = PLAN_NAMES.find((known) => known === name)
  if (action !== 'set-plan' || !plan) throw new Error(`Usage: user set-plan EMAIL ${PLAN_NAMES.join('|')}`)
  await openDatabase(env)
  try {
    if (!(await setPlan(email, plan))) throw new Error(`There is no account for ${email}.`)
    process.stdout.write(`${email} is on the ${plan} plan.\n`)
  } finally {
    await closeDatabase()
  }
}
