import { Readable } from 'node:stream'
import { AppError } from '#app/domain/errors.ts'
import { openPicture, PICTURE_TYPE } from '#app/domain/profile-picture/profile-picture.server.ts'
import { call } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

const DAY_SECONDS = 86_400

/**
 * The profile picture of who asks; `v` says which, and is answered only while it is theirs. A browser keeps it for a day,
 * and for as long as the same person is signed in.
 */
export const loader = call(
  async ({ request, context }) => {
    const user = requireCaller(context)
    const asked = new URL(request.url).searchParams.get('v')
    const picture = asked === user.profilePicture ? await openPicture(user) : undefined
    if (!picture) throw new AppError('not_found', 'There is no such picture.')
    const headers = {
      'content-type': PICTURE_TYPE,
      'content-length': String(picture.bytes),
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': `private, max-age=${DAY_SECONDS}`,
      vary: 'cookie',
    }
    if (request.method === 'HEAD') {
      picture.stream.destroy()
      return new Response(null, { headers })
    }
    return new Response(Readable.toWeb(picture.stream) as ReadableStream, { headers })
  },
  ['GET', 'HEAD'],
)
