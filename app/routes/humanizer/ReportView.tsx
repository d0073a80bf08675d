/** The writing report of a finished rewrite, as the server made it. */
export function ReportView({ report }: { report: string | null }) {
  return <MadeOnServer label="Writing report" className="pane-body report" html={report ?? ''} />
}

type MadeOnServerProps = { label: string; className: string; html: string }

/** Markup that the server renders whole and no script takes part in; `html` is our own, escaped by React there. */
export function MadeOnServer({ label, className, html }: MadeOnServerProps) {
  return <section className={className} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />
}
