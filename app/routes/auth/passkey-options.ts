import { limitPasskeys } from '#app/domain/accounts/attempts.server.ts'
import { askForPasskey } from '#app/domain/accounts/passkeys.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { askBrowser, placeOf } from '#app/http/passkey.server.ts'

/** What the browser needs to sign in with a passkey. */
export const action = call(async ({ request, context }) => {
  await limitPasskeys(context.get(clientAddressContext))
  return askBrowser('enter', await askForPasskey(placeOf(request)))
})

export const loader = onlyBy('POST')
