import type { Language } from '#app/domain/humanizer/language.ts'

/** What the writing report is about: a finished rewrite and where it came from. */
export type ReportViewProps = {
  source: string
  output: string
  language: Language
  toneName: string
  historyId: number
}

/** The writing report of a finished rewrite. */
export function ReportView({ toneName }: ReportViewProps) {
  return <p className="pane-body muted">There is no writing report for this {toneName} text yet.</p>
}
