import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { belongingsOf } from '#app/domain/accounts/belongings.server.ts'
import { deleteAccount } from '#app/domain/account-deletion/delete-account.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { endSessionHeader, requireUser } from '#app/http/session.server.ts'
import { formatCount } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { OwnerDialog } from '../OwnerDialog.tsx'
import { CurrentPassword, ownerStanding, requireReauthentication } from '../reauthenticate.server.ts'
import type { Route } from './+types/delete-account'

const BACK = href('/account/data')
const TITLE = 'Delete your account'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const [owner, belongings] = await Promise.all([ownerStanding({ user, context }), belongingsOf(user)])
  const subscribed = user.subscription !== 'free'
  return { owner, belongings, subscribed, constraint: getZodConstraint(CurrentPassword) }
}

export const action = pageAction(CurrentPassword, async ({ user, context, values }) => {
  await requireReauthentication({ user, context }, values.current)
  await deleteAccount(user)
  await tellOwner(context, user, 'deleted')
  const description = 'Your texts, files and everything else of yours are gone.'
  return {
    to: href('/'),
    leave: true,
    flash: { kind: 'good', title: 'Your account was deleted', description },
    headers: new Headers({ 'set-cookie': await endSessionHeader() }),
  }
})

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, belongings, subscribed, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'delete-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { current: '' },
  })
  return (
    <OwnerDialog
      owner={owner}
      current={fields.current}
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      label="Delete account"
      busyLabel="Deleting…"
      danger
    >
      <Notice kind="warn" title="This cannot be undone">
        <p>
          Your account goes at once, with {counted(belongings.rewrites, 'rewrite', 'rewrites')} in your
          history, {counted(belongings.documents, 'document', 'documents')} in My Files and their chats,
          quizzes and notes, your picture, your tones and your record of words used. You may want to{' '}
          <a href={href('/api/account/export')}>download everything</a> first.
        </p>
        {subscribed && <p>Your subscription ends with it: nothing more is charged.</p>}
      </Notice>
    </OwnerDialog>
  )
}
