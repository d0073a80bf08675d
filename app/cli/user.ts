import { createInterface } from 'node:readline/promises'
import { removedInWords } from '#app/domain/accounts/credentials.ts'
import { Address, NewPassword } from '#app/domain/accounts/forms.ts'
import { setPassword } from '#app/domain/accounts/reset-password.server.ts'
import { invitationToken } from '#app/domain/accounts/invitations.server.ts'
import { COMMAND_LINE } from '#app/domain/admin/action-list.server.ts'
import { invitePerson } from '#app/domain/admin/invite.server.ts'
import {
  deletePerson,
  disablePerson,
  enablePerson,
  findPeople,
  givePlan,
  type Person,
  personAt,
} from '#app/domain/admin/people.server.ts'
import { PLAN_NAMES } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'
import { closeDatabase, openDatabase } from '#db/client.server.ts'

const PLANS = PLAN_NAMES.join('|')
const USAGE = `Usage: user list [WORDS]
       user show EMAIL
       user invite [EMAIL] [--plan ${PLANS}]
       user disable|enable|delete EMAIL
       user set-plan EMAIL ${PLANS}
       user set-password EMAIL < FILE`

/** `user …` as above. Throws when there is no such person, plan or good password. */
export async function user([action, ...args]: string[]): Promise<void> {
  const work = workOf(action, args)
  if (!work) throw new Error(USAGE)
  return onDatabase(work)
}

/** What a command does; undefined where its words make none. */
function workOf(action: string | undefined, args: string[]): (() => Promise<void>) | undefined {
  const [email = '', last] = args
  const plan = PLAN_NAMES.find((known) => known === last)
  if (action === 'list') return () => list(args.join(' '))
  if (action === 'invite') return inviteBy(args)
  if (email === '') return undefined
  if (action === 'show') return async () => say(described(await personAt(email)))
  if (action === 'disable')
    return () => change(email, disablePerson, 'is disabled, and signed out everywhere')
  if (action === 'enable') return () => change(email, enablePerson, 'can sign in again')
  if (action === 'delete')
    return () => change(email, deletePerson, 'is deleted, with everything that was theirs')
  if (action === 'set-plan' && plan) return () => changePlan(email, plan)
  if (action === 'set-password') return () => changePassword(email)
  return undefined
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One line for each person, with tabs between. */
async function list(words: string): Promise<void> {
  for (let page = 1; ; page++) {
    const { people, pages } = await findPeople(words, page)
    for (const person of people) say(described(person))
    if (page >= pages) return
  }
}

function described({ email, plan, wordsThisMonth, lastSeenAt, isConfirmed, disabledAt }: Person): string {
  const seen = lastSeenAt ? `seen ${lastSeenAt.toISOString().slice(0, 10)}` : 'not signed in'
  const state = disabledAt ? 'disabled' : isConfirmed ? 'confirmed' : 'not confirmed'
  return [email, plan, `${wordsThisMonth} words this month`, seen, state].join('\t')
}

/** Prints a link that makes an account: for an address alone, or for anyone who has it first. */
function inviteBy(args: string[]): (() => Promise<void>) | undefined {
  const at = args.indexOf('--plan')
  const plan = PLAN_NAMES.find((known) => known === (at < 0 ? 'free' : args[at + 1]))
  const rest = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)]
  const address = rest.length === 0 ? null : Address.safeParse({ email: rest[0] }).data?.email
  if (!plan || rest.length > 1 || address === undefined) return undefined
  return async () => {
    const id = await invitePerson({ by: COMMAND_LINE, invitedBy: null, email: address, plan })
    const made = await invitationToken(id, { provesAddress: true })
    if (!made) throw new Error('The invitation was revoked a moment ago.')
    const origin = env.origin ?? `http://${env.host}:${env.port}`
    say(`${origin}/auth/register?invitation=${made.token}`)
  }
}

async function change(
  email: string,
  work: (by: string, person: Person) => Promise<void>,
  said: string,
): Promise<void> {
  await work(COMMAND_LINE, await personAt(email))
  say(`${email} ${said}.`)
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
  await givePlan(COMMAND_LINE, await personAt(email), plan)
  say(`${email} is on the ${plan} plan.`)
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
