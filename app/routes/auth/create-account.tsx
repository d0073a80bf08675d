import { SignUp } from '#app/domain/accounts/forms.ts'
import { register } from '#app/http/auth.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/create-account'
import { CreateAccountPage } from './CreateAccountPage.tsx'
import { enterAndGo, registration, visitorsOnly } from './visitors.server.ts'

export const handle: PageHandle = {
  document: true,
  sameForVisitors: ['/auth/register'],
  sitemap: ['/auth/register'],
}

export function loader({ url, context }: Route.LoaderArgs) {
  visitorsOnly(context)
  return registration(url)
}

export const action = visitorAction(SignUp, async ({ request, context, values }) =>
  enterAndGo(await register(request, context, values), request),
)

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <CreateAccountPage {...loaderData} failed={actionData} />
}
