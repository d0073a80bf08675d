import { createInterface } from 'node:readline/promises'
import { removedInWords } from '#app/domain/accounts/credentials.ts'
import { NewPassword } from '#app/domain/accounts/forms.ts'
import { setPassword } from '#app/domain/accounts/reset-password.server.ts'
import { setPlan } from '#app/domain/accounts/user.server.ts'
import { PLAN_NAMES } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'
import { closeDatabase, openDatabase } from '#db/client.server.ts'

const USAGE = `Usage: user set-plan EMAIL ${PLAN_NAMES.join('|')}
       user set-password EMAIL < FILE`

/** `user set-plan EMAIL PLAN`, `user set-password EMAIL`. Throws when there is no such person, plan or good password. */
export async function user([action, email = '', name = '']: string[]): Promise<void> {
  const plan = PLAN_NAMES.find((known) => known === name)
  if (action === 'set-plan' && plan) return onDatabase(() => changePlan(email, plan))
  if (action === 'set-password' && email) return onDatabase(() => changePassword(email))
  throw new Error(USAGE)
}

async function onDatabase(work: () => Promise<void>): Promise<void> {
  await openDatabase(env)
  try {
    await work()
  } finally {
    await closeDatabase()
  }
}

async function changePlan(email: string, plan: (typeof PLAN_NAMES)[number]): Promise<void> {
  if (!(await setPlan(email, plan))) throw new Error(`There is no account for ${email}.`)
  process.stdout.write(`${email} is on the ${plan} plan.\n`)
}

/** The password comes by standard input: what stands in a command is kept by shells and shown to others. */
async function changePassword(email: string): Promise<void> {
  const lines = createInterface({ input: process.stdin })
  const typed = await lines[Symbol.asyncIterator]().next()
  lines.close()
  const checked = NewPassword.safeParse({ password: typed.value ?? '' })
  if (!checked.success) throw new Error(checked.error.issues.map(({ message }) => message).join('\n'))
  const removed = removedInWords(await setPassword(email, checked.data.password))
  const went = removed.length > 0 ? ` Removed: ${new Intl.ListFormat('en').format(removed)}.` : ''
  process.stdout.write(`${email} has the new password, and nothing else opens the account.${went}\n`)
}
