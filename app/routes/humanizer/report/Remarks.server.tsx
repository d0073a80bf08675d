import type { Language } from '#app/domain/humanizer/language.ts'
import type { Remark, WritingReport } from '#app/domain/humanizer/report/measure.ts'
import { formatCount } from '#app/ui/format.ts'

/** So many sentences are listed at once. */
const PAGE = 40

/** Which of the sentences are listed: from which on, counted from 0, and the address with others. */
export type Listing = { language: Language; from: number; hrefFrom: (from: number) => string }

type RemarksProps = Listing & {
  title: string
  report: WritingReport
  open: boolean
}

/** The sentences of a text that stand out, each with its reasons. */
export function Remarks({ title, report, open, language, from, hrefFrom }: RemarksProps) {
  const { remarks, lengths } = report
  const start = from < remarks.length ? from : 0
  const end = Math.min(remarks.length, start + PAGE)
  return (
    <details className="remarks" open={open}>
      <summary>
        {title}{' '}
        <span className="muted num">
          {formatCount(remarks.length)} of {formatCount(lengths.length)}
        </span>
      </summary>
      {remarks.length === 0 ? (
        <p className="muted">No sentence stands out.</p>
      ) : (
        <ol className="remark-list">
          {remarks.slice(start, end).map((remark) => (
            <RemarkItem key={remark.number} remark={remark} language={language} />
          ))}
        </ol>
      )}
      {remarks.length > PAGE && (
        <p className="cluster">
          <span className="num muted">
            {formatCount(start + 1)} to {formatCount(end)} of {formatCount(remarks.length)}
          </span>
          {start > 0 && <a href={hrefFrom(Math.max(0, start - PAGE))}>Earlier ones</a>}
          {end < remarks.length && <a href={hrefFrom(end)}>Next ones</a>}
        </p>
      )}
    </details>
  )
}

function RemarkItem({ remark: { number, text, reasons }, language }: { remark: Remark; language: Language }) {
  return (
    <li className="remark">
      <p className="remark-text">
        <span className="num muted">
          <span className="visually-hidden">Sentence </span>
          {number}.
        </span>{' '}
        <span lang={language}>{text}</span>
      </p>
      <ul className="remark-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  )
}
