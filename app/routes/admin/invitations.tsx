import { href } from 'react-router'
import { invitationFault, listInvitations } from '#app/domain/accounts/invitations.server.ts'
import { signUpDoor } from '#app/domain/accounts/door.server.ts'
import { askedPage } from '#app/domain/page.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { requireAdministrator } from '#app/http/admin.server.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Row, Rows } from '#app/ui/Row.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Route } from './+types/invitations'
import { OF } from './address.ts'

const DOORS = {
  open: 'Anyone may make an account. An invitation can come with a plan.',
  'by-letter': 'Anyone with an address at your domains may make an account. Others need an invitation.',
  invite: 'Nobody can make an account without an invitation.',
  closed: 'Nobody can make an account, and invitations do not work (SIGNUP=closed).',
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  const now = new Date()
  const { invitations, ...shown } = await listInvitations(askedPage(url.searchParams))
  return {
    ...shown,
    invitations: invitations.map((one) => ({ ...one, isOpen: invitationFault(one, now) === null })),
    door: signUpDoor,
  }
}

/** Who was invited, and who has come. */
export default function Invitations({
  loaderData: { invitations, page, pages, door },
}: Route.ComponentProps) {
  return (
    <Section title="Invitations" of={OF}>
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="invitations-title">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="invitations-title">Invitations</h2>
          {door !== 'closed' && (
            <LinkButton to={href('/admin/invitations/new')} dialog icon="plus">
              Invite
            </LinkButton>
          )}
        </div>
        {door === 'closed' ? (
          <Notice kind="info" title="The door is closed">
            <p>{DOORS.closed}</p>
          </Notice>
        ) : (
          <p className="text-ink-soft">{DOORS[door]}</p>
        )}
        {invitations.length === 0 ? (
          <EmptyState icon="account" heading="h3" title="No invitations yet">
            <p>An invitation goes by email, or as a link that you pass on yourself.</p>
          </EmptyState>
        ) : (
          <Rows>
            {invitations.map((one) => (
              <Row
                key={one.id}
                title={one.email ?? 'Anyone with the link'}
                actions={
                  one.isOpen ? (
                    <>
                      <LinkButton to={href('/admin/invitations/:id/link', one)} dialog variant="quiet">
                        Make a link<span className="sr-only"> for {one.email ?? 'anyone who has it'}</span>
                      </LinkButton>
                      <LinkButton to={href('/admin/invitations/:id/revoke', one)} dialog variant="quiet">
                        Revoke
                        <span className="sr-only"> that of {one.email ?? 'anyone with the link'}</span>
                      </LinkButton>
                    </>
                  ) : (
                    <Badge tone={one.usedAt ? 'good' : 'neutral'}>{one.usedAt ? 'Used' : 'Run out'}</Badge>
                  )
                }
              >
                <p className="text-sm text-ink-soft">
                  {PLANS[one.plan].label} ·{' '}
                  {one.usedAt
                    ? `used ${formatDay(one.usedAt)}`
                    : `${one.isOpen ? 'good until' : 'was good until'} ${formatDay(one.expiresAt)}`}
                  {one.invitedBy && ` · by ${one.invitedBy}`}
                </p>
              </Row>
            ))}
          </Rows>
        )}
        <Pager page={page} pages={pages} hrefOf={(to) => `${href('/admin/invitations')}?page=${to}`} />
      </Card>
    </Section>
  )
}
