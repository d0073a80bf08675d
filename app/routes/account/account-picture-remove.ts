import { href } from 'react-router'
import * as z from 'zod'
import { removePicture } from '#app/domain/profile-picture/profile-picture.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

/** Takes the profile picture away. */
export const action = resourceAction(
  z.object({}),
  { back: href('/account/profile'), title: 'Your picture was not removed' },
  async ({ user }) => {
    await removePicture(user)
    return { flash: { kind: 'good', title: 'Your picture was removed' } }
  },
)

export const loader = onlyBy('POST')
