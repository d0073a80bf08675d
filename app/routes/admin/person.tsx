import { href, Link } from 'react-router'
import { isAdministrator } from '#app/domain/admin/administrators.server.ts'
import { modelCostToday } from '#app/domain/admin/model-use.server.ts'
import { personWith } from '#app/domain/admin/people.server.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { requireAdministrator } from '#app/http/admin.server.ts'
import { foundOr404 } from '#app/http/found.server.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { formatBytes, formatCount, formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Route } from './+types/person'
import { ADMIN, OF } from './address.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  const person = await foundOr404(personWith(params.id))
  return {
    person,
    isKeeper: await isAdministrator(person),
    modelCost: await modelCostToday(person.id),
    hasMail,
    now: new Date(),
  }
}

/** One account: how it stands, and what can be done about it. */
export default function OnePerson({ loaderData }: Route.ComponentProps) {
  const { person, isKeeper, modelCost, hasMail: mail, now } = loaderData
  const { id } = person
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <Section title={name} of={OF}>
      <p>
        <Link to={ADMIN}>All people</Link>
      </p>
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="person-title">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="person-title" className="wrap-anywhere">
            {name}
          </h2>
          {person.disabledAt && <Badge tone="bad">Disabled {formatDay(person.disabledAt)}</Badge>}
        </div>
        <Facts
          facts={[
            { label: 'Address', value: `${person.email}${person.isConfirmed ? '' : ' (not confirmed)'}` },
            { label: 'Plan', value: PLANS[person.plan].label },
            { label: 'Words this month', value: formatCount(person.wordsThisMonth) },
            ...(modelCost === null ? [] : [{ label: 'Model cost today', value: modelCost }]),
            { label: 'Files', value: formatBytes(person.storedBytes) },
            { label: 'Two-step sign-in', value: person.hasTwoStep ? 'On' : 'Off' },
            {
              label: 'Last seen',
              value: person.lastSeenAt ? (
                <RelativeTime date={person.lastSeenAt} now={now} />
              ) : (
                'Not signed in'
              ),
            },
            { label: 'Since', value: formatDay(person.createdAt) },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <LinkButton to={href('/admin/people/:id/plan', { id })} dialog variant="secondary">
            Set plan
          </LinkButton>
          {person.hasTwoStep && mail && (
            <LinkButton to={href('/admin/people/:id/two-step', { id })} dialog variant="secondary">
              Reset two-step sign-in
            </LinkButton>
          )}
          {!isKeeper && (
            <>
              <LinkButton to={href('/admin/people/:id/access', { id })} dialog variant="secondary">
                {person.disabledAt ? 'Enable' : 'Disable'}
              </LinkButton>
              <LinkButton to={href('/admin/people/:id/delete', { id })} dialog variant="quiet">
                Delete
              </LinkButton>
            </>
          )}
        </div>
        {isKeeper && (
          <p className="text-ink-soft">
            This address keeps the server (ADMIN_EMAILS), so the account cannot be disabled or deleted here.
          </p>
        )}
      </Card>
    </Section>
  )
}
