import type { Env } from '#app/env.server.ts'
import { addressOf } from '#app/env/variables.ts'
import { discloseTraces } from './disclose-traces.ts'
import { at, type Disclosure, placeOf } from '#app/providers/disclosure.ts'
import { discloseIdentity } from '#app/providers/identity/disclosure.ts'
import { discloseModel } from '#app/providers/llm/disclosure.ts'
import { discloseMail } from '#app/providers/mail/disclosure.ts'
import { disclosePayments } from '#app/providers/payments/disclosure.ts'
import { discloseStorage } from '#app/providers/storage/disclosure.ts'
import { discloseVideos } from '#app/providers/videos/disclosure.ts'
import { discloseWeb } from '#app/providers/web/disclosure.ts'

/** What stays here however the server is configured. */
const ALWAYS: Disclosure = {
  parties: [],
  stays: [
    'Text in pictures and scanned pages is read by this server itself.',
    'A password you choose is compared with lists of common ones on this server. Nothing of it is sent anywhere.',
  ],
}

/** Tells where the database is: whoever keeps it has all that is kept. */
function discloseDatabase({ databaseUrl }: Pick<Env, 'databaseUrl'>): Disclosure {
  if (databaseUrl === undefined) {
    return { parties: [], stays: ['Everything else that is kept is in a database inside this server.'] }
  }
  const url = addressOf(databaseUrl)
  if (placeOf(url).where !== 'outside') {
    return { parties: [], stays: [`Everything else that is kept is in ${at('a database', url)}.`] }
  }
  return {
    parties: [
      {
        name: at('The database', url),
        gets: [
          'Everything that is named under “With an account”, except the original files: it is kept there.',
        ],
      },
    ],
    stays: [],
  }
}

/** Every part of the product that can reach somebody outside. */
const DISCLOSERS: readonly ((env: Env) => Disclosure)[] = [
  discloseModel,
  discloseVideos,
  discloseWeb,
  disclosePayments,
  discloseIdentity,
  discloseMail,
  discloseStorage,
  discloseDatabase,
  discloseTraces,
  () => ALWAYS,
]

/** Returns whom this server tells something as it is configured, and what stays here. */
export function disclosuresOf(env: Env): Disclosure {
  const all = DISCLOSERS.map((disclose) => disclose(env))
  return { parties: all.flatMap(({ parties }) => parties), stays: all.flatMap(({ stays }) => stays) }
}
