import { requireRecentAuthentication } from '#app/domain/accounts/reauthenticate.server.ts'
import { offerPasskey } from '#app/domain/accounts/passkeys.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { askBrowser, placeOf } from '#app/http/passkey.server.ts'
import { ownerOf, requireCaller } from '#app/http/session.server.ts'

/** What the browser needs to make a passkey. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  // Before the device makes a key that could not be kept.
  await requireRecentAuthentication(ownerOf(user, context))
  return askBrowser('add', await offerPasskey(user, placeOf(request)))
})

export const loader = onlyBy('POST')
