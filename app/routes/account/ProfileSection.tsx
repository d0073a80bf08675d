import { href } from 'react-router'
import type { Face } from '#app/domain/accounts/picture.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { linkToPanel } from './panels.ts'

type ProfileSectionProps = {
  face: Face
  name: string
  email: string
  emailVerified: boolean
  academic: boolean
  mail: boolean
  /** People can sign in with Google here. */
  google: boolean
}

/** Who the account belongs to. */
export function ProfileSection({
  face,
  name,
  email,
  emailVerified,
  academic,
  mail,
  google,
}: ProfileSectionProps) {
  return (
    <Card as="section" id="profile" className="stack" aria-labelledby="profile-title">
      <h2 id="profile-title">Profile</h2>
      <div className="cluster cluster-apart">
        <Avatar {...face} label="Your profile picture" large />
        <div className="cluster">
          <LinkButton href="/account/picture" variant="secondary">
            {face.picture ? 'Change picture' : 'Add a picture'}
          </LinkButton>
          {face.picture && (
            <form method="post" action="/api/account/picture/remove">
              <Button type="submit" variant="secondary" busyLabel="Removing…">
                Remove picture
              </Button>
            </form>
          )}
        </div>
      </div>
      <div className="cluster cluster-apart">
        <div>
          <p className="muted">Name</p>
          <p className="break-words">{name}</p>
        </div>
        <LinkButton to={href('/account/name')} dialog variant="secondary">
          Change name
        </LinkButton>
      </div>
      <div className="cluster cluster-apart" id="email">
        <div className="min-w-0">
          <p className="muted">Email</p>
          <p className="break-words">
            {email}{' '}
            {emailVerified ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed</Badge>}{' '}
            {academic && <Badge tone="info">Academic</Badge>}
          </p>
        </div>
        {mail && (
          <LinkButton href={linkToPanel('email')} variant="secondary">
            Change email
          </LinkButton>
        )}
      </div>
      {!emailVerified && mail && (
        <form method="post" action="/api/account/verification" className="stack stack-sm">
          <p className="muted">
            Confirm your address{google ? ' to sign in with Google' : ''}. Until then a new password chosen by
            mail also takes away passkeys, two-step sign-in and connected Google accounts.
          </p>
          <div>
            <Button type="submit" variant="secondary" busyLabel="Sending…">
              Send the letter again
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
