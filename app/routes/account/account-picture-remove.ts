import { removePicture } from '#app/domain/accounts/picture.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** Takes the profile picture away. */
export const action = call(async ({ context }) => {
  await removePicture(requireCaller(context))
  return redirectWith('/account#profile', { kind: 'good', title: 'Your picture was removed' })
})

export const loader = onlyBy('POST')
