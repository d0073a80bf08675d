import { offerPasskey } from '#app/domain/accounts/passkeys.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { askBrowser, placeOf } from '#app/http/passkey.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** What the browser needs to make a passkey. */
export const action = call(async ({ request, context }) =>
  askBrowser('add', await offerPasskey(requireCaller(context), placeOf(request))),
)

export const loader = onlyBy('POST')
