import type { Language } from '#app/domain/text/language.ts'
import type { Remark, WritingReport } from '#app/domain/humanizer/report/measure.ts'
import { formatCount } from '#app/ui/format.ts'
import { PART } from './figures-class.ts'

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
      <summary className={PART}>
        {title}{' '}
        <span className="text-ink-soft tabular-nums">
          {formatCount(remarks.length)} of {formatCount(lengths.length)}
        </span>
      </summary>
      {remarks.length === 0 ? (
        <p className="text-ink-soft">No sentence stands out.</p>
      ) : (
        <ol className="mt-2 mb-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          {remarks.slice(start, end).map((remark) => (
            <RemarkItem key={remark.number} remark={remark} language={language} />
          ))}
        </ol>
      )}
      {remarks.length > PAGE && (
        <p className="cluster">
          <span className="tabular-nums text-ink-soft">
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
    <li className="border-s-3 border-line ps-3">
      <p className="font-serif wrap-anywhere">
        <span className="tabular-nums text-ink-soft">
          <span className="sr-only">Sentence </span>
          {number}.
        </span>{' '}
        <span lang={language}>{text}</span>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-2 gap-y-1 text-sm">
        {reasons.map((reason) => (
          <li key={reason} className="rounded-sm bg-warn-soft px-2 py-px text-warn wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </li>
  )
}
