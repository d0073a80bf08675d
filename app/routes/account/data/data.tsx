import { href } from 'react-router'
import { requireUser } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Row, Rows } from '#app/ui/Row.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Route } from './+types/data'

export function loader({ request, context }: Route.LoaderArgs) {
  requireUser(context, request)
  return null
}

/** Taking everything along, and leaving. */
export default function Data() {
  return (
    <Section title="Your data">
      <Card as="section" aria-labelledby="data-title">
        <h2 id="data-title" className="mb-4">
          Your data
        </h2>
        <Rows>
          <Row
            title="Download everything"
            actions={
              <LinkButton href={href('/api/account/export')} icon="download" download>
                Download
              </LinkButton>
            }
          >
            <p className="text-ink-soft">
              A ZIP archive with your texts, files, tones, words used and account.
            </p>
          </Row>
          <Row
            title="Delete account"
            actions={
              <LinkButton to={href('/account/data/delete')} dialog variant="secondary">
                Delete account
              </LinkButton>
            }
          >
            <p className="text-ink-soft">Everything goes at once and cannot be brought back.</p>
          </Row>
        </Rows>
      </Card>
    </Section>
  )
}
