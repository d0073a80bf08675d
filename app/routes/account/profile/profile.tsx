import { href } from 'react-router'
import { PROVIDERS } from '#app/domain/accounts/ask-provider.server.ts'
import { faceOf } from '#app/domain/accounts/picture.ts'
import { isVerified } from '#app/domain/accounts/ways-in.server.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { isLight, themeOf } from '#app/http/preferences.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { AppearanceForm } from '#app/ui/AppearanceForm.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { orList } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PostButton } from '../PostButton.tsx'
import { Row, Rows } from '#app/ui/Row.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Route } from './+types/profile'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    verified: await isVerified(user),
    academic: user.isEduUser,
    face: faceOf(user),
    mail: hasMail,
    providers: PROVIDERS,
    appearance: { theme: themeOf(request), light: isLight(request), returnTo: href('/account/profile') },
  }
}

/** Who the account belongs to, and how they like their pages. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const { name, email, verified, academic, face, mail, providers, appearance } = loaderData
  return (
    <Section title="Profile">
      <Card as="section" aria-labelledby="profile-title">
        <h2 id="profile-title" className="mb-4">
          Profile
        </h2>
        <Rows>
          <Row
            title={<span className="sr-only">Picture</span>}
            actions={
              <>
                <LinkButton to={href('/account/profile/picture')} dialog variant="secondary">
                  {face.picture ? 'Change picture' : 'Add a picture'}
                </LinkButton>
                {face.picture && (
                  <PostButton action={href('/api/account/picture/remove')} busyLabel="Removing…">
                    Remove picture
                  </PostButton>
                )}
              </>
            }
          >
            <Avatar {...face} label="Your profile picture" large />
          </Row>
          <Row
            title="Name"
            actions={
              <LinkButton to={href('/account/profile/name')} dialog variant="secondary">
                Change name
              </LinkButton>
            }
          >
            <p>{name}</p>
          </Row>
          <Row
            title="Email"
            actions={
              mail && (
                <LinkButton to={href('/account/profile/email')} dialog variant="secondary">
                  Change email
                </LinkButton>
              )
            }
          >
            <p>
              {email}{' '}
              {verified ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed</Badge>}{' '}
              {academic && <Badge tone="info">Academic</Badge>}
            </p>
          </Row>
          {!verified && mail && (
            <Row
              title="Confirm your address"
              actions={
                <PostButton
                  action={href('/api/account/verification')}
                  busyLabel="Sending…"
                  variant="secondary"
                >
                  Send the email again
                </PostButton>
              }
            >
              <p className="max-w-md text-ink-soft">
                {providers.length > 0 &&
                  `Then you can sign in with ${orList(providers.map(({ name }) => name))}, too. `}
                Until it is confirmed, a new password chosen by email also takes away passkeys, two-step
                sign-in and connected accounts elsewhere.
              </p>
            </Row>
          )}
        </Rows>
      </Card>
      <Card as="section" className="grid gap-4" aria-labelledby="appearance-title">
        <h2 id="appearance-title">Appearance</h2>
        <AppearanceForm {...appearance} />
      </Card>
    </Section>
  )
}
