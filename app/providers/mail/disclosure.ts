import type { Env } from '#app/env.server.ts'
import { addressOf } from '#app/env/variables.ts'
import { at, type Disclosure } from '../disclosure.ts'

const STAYS = {
  outbox: 'Emails to you are kept in a folder on this machine and sent to nobody.',
  off: 'This server sends no email.',
}

/** Tells who sees the letters that are sent. */
export function discloseMail({ mail }: Pick<Env, 'mail'>): Disclosure {
  if (mail.kind !== 'smtp') return { parties: [], stays: [STAYS[mail.kind]] }
  return {
    parties: [
      {
        name: at('The mail server', addressOf(mail.url)),
        gets: [
          'Each email to you: your email address, your first name once the address is confirmed, and what the email says, such as a link to confirm your address or choose a password, that something changed in your account, or what you paid. It hands letters on to the server of your own mail.',
        ],
      },
    ],
    stays: [],
  }
}
