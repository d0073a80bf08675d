import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { linkToPanel } from './panels.ts'

/** Taking everything along, and leaving. */
export function DataSection() {
  return (
    <Card as="section" id="data" className="stack" aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <div className="cluster cluster-apart">
        <div>
          <h3>Download everything</h3>
          <p className="muted">A ZIP archive with your texts, files, tones, words used and account.</p>
        </div>
        <LinkButton href="/api/account/export" variant="secondary" icon="download" download>
          Download
        </LinkButton>
      </div>
      <div className="cluster cluster-apart">
        <div>
          <h3>Delete account</h3>
          <p className="muted">Everything goes at once and cannot be brought back.</p>
        </div>
        <LinkButton href={linkToPanel('delete')} variant="danger">
          Delete account
        </LinkButton>
      </div>
    </Card>
  )
}
