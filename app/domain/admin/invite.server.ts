import { invite, revokeInvitation } from '#app/domain/accounts/invitations.server.ts'
import { signUpDoor } from '#app/domain/accounts/door.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { db } from '#db/client.server.ts'
import { type By, note } from './action-list.server.ts'

type Wish = { by: By; invitedBy: string | null; email: string | null; plan: PlanName }

/** Invites somebody and notes it; answers the invitation's id. Throws like `invite`, and forbidden while the door is closed. */
export async function invitePerson({ by, ...wish }: Wish): Promise<string> {
  if (signUpDoor === 'closed')
    throw new AppError('forbidden', 'This server takes no new accounts (SIGNUP=closed). Nobody was invited.')
  const id = await invite(wish)
  await note(db, { by, action: 'invited', about: wish.email, detail: wish.plan })
  return id
}

/** Revokes an invitation and notes it. Throws not_found when there is none (any more). */
export async function revokeFor(by: By, id: string): Promise<void> {
  const { email } = await revokeInvitation(id)
  await note(db, { by, action: 'invitation_revoked', about: email })
}
