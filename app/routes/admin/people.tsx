import { href, Link } from 'react-router'
import { findPeople } from '#app/domain/admin/people.server.ts'
import { askedPage } from '#app/domain/page.ts'
import { requireAdministrator } from '#app/http/admin.server.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Form } from '#app/ui/Form.tsx'
import { formatCount, formatDay } from '#app/ui/format.ts'
import { inputClass } from '#app/ui/input-class.ts'
import { Pager } from '#app/ui/Pager.tsx'
import { PlanBadge } from '#app/ui/PlanBadge.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import { Row, Rows } from '#app/ui/Row.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Route } from './+types/people'
import { ADMIN, OF } from './address.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  const words = (url.searchParams.get('q') ?? '').slice(0, 200)
  return { ...(await findPeople(words, askedPage(url.searchParams))), words, now: new Date() }
}

/** Everybody with an account, to be searched by name and address. */
export default function People({ loaderData }: Route.ComponentProps) {
  const { people, total, pages, words, page, now } = loaderData
  const hrefOf = (to: number) =>
    `${ADMIN}?${new URLSearchParams({ ...(words && { q: words }), page: `${to}` })}`
  return (
    <Section title="People" of={OF}>
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="people-title">
        <h2 id="people-title">People</h2>
        <search>
          <Form method="get" action={ADMIN} className="flex items-stretch gap-2">
            <input
              className={inputClass('min-w-0 flex-1')}
              type="search"
              name="q"
              aria-label="Name or address"
              placeholder="Name or address"
              defaultValue={words}
            />
            <Button variant="secondary" icon="search" iconOnly>
              Search
            </Button>
          </Form>
        </search>
        <p className="text-ink-soft tabular-nums">
          {formatCount(total)} {total === 1 ? 'person' : 'people'}
          {words && ` with “${words}”`}
        </p>
        {people.length === 0 ? (
          <EmptyState icon="account" heading="h3" title="Nobody">
            <p>
              No name or address contains this. <Link to={ADMIN}>Show everyone</Link>
            </p>
          </EmptyState>
        ) : (
          <Rows>
            {people.map((person) => (
              <Row
                key={person.id}
                title={
                  <Link to={href('/admin/people/:id', { id: person.id })} prefetch="intent">
                    {person.firstName} {person.lastName}
                  </Link>
                }
                actions={
                  <>
                    {person.disabledAt && <Badge tone="bad">Disabled</Badge>}
                    <PlanBadge plan={person.plan} />
                  </>
                }
              >
                <p>{person.email}</p>
                <p className="text-sm text-ink-soft tabular-nums">
                  {formatCount(person.wordsThisMonth)} words this month ·{' '}
                  {person.lastSeenAt ? (
                    <>
                      seen <RelativeTime date={person.lastSeenAt} now={now} />
                    </>
                  ) : (
                    'not signed in'
                  )}{' '}
                  · since {formatDay(person.createdAt)}
                </p>
              </Row>
            ))}
          </Rows>
        )}
        <Pager page={page} pages={pages} hrefOf={hrefOf} />
      </Card>
    </Section>
  )
}
