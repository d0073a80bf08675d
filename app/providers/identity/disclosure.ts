import type { Env } from '#app/env.server.ts'
import { at, type Disclosure } from '../disclosure.ts'

/** Tells what those learn who vouch for people at the door. */
export function discloseIdentity({ identityProviders }: Pick<Env, 'identityProviders'>): Disclosure {
  if (identityProviders.length === 0) {
    return { parties: [], stays: ['You sign in with this server alone; nobody else is asked who you are.'] }
  }
  return {
    parties: identityProviders.map(({ name, issuer }) => ({
      name: at(`The sign-in of ${name}`, new URL(issuer)),
      gets: [
        `Only if you choose to sign in with ${name}: that you do so here, and when. It tells us your name, your email address, whether that is confirmed, and a number that stands for your account there.`,
      ],
    })),
    stays: [],
  }
}
