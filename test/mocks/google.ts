import { createEmulator } from 'emulate'
import { freePort } from '../free-port.ts'

const CLIENT = { id: 'wordkin-walk.apps.example', secret: 'GOCSPX-walk' }

export type GooglePerson = { email: string; name: string; email_verified?: boolean }

/** Starts Google's sign-in with the given people, for a product that is reached at `origin`. */
export async function startGoogle(origin: string, people: GooglePerson[]) {
  const emulator = await createEmulator({
    service: 'google',
    port: await freePort(),
    seed: {
      google: {
        users: people,
        oauth_clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            name: 'Wordkin',
            redirect_uris: [`${origin}/api/auth/google/callback`],
          },
        ],
      },
    },
  })
  return {
    url: emulator.url,
    variables: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: emulator.url,
    },
    /** Says yes in the name of a person to what `asked` (the address the product sent its visitor to) wants. Answers where that leads. */
    async agree(asked: string, email: string): Promise<string> {
      const wanted = new URL(asked).searchParams
      const form = new URLSearchParams({ email })
      for (const name of [
        'redirect_uri',
        'scope',
        'state',
        'nonce',
        'client_id',
        'code_challenge',
        'code_challenge_method',
      ]) {
        form.set(name, wanted.get(name) ?? '')
      }
      const answer = await fetch(new URL('/o/oauth2/v2/auth/callback', emulator.url), {
        method: 'POST',
        body: form,
        redirect: 'manual',
      })
      const back = answer.headers.get('location')
      if (!back) throw new Error(`Google said no: ${await answer.text()}`)
      return back
    },
    close: () => emulator.close(),
  }
}
