import { comparisonRows, type Row } from '#app/domain/humanizer/report/comparison.ts'
import type { Remark, WritingReport } from '#app/domain/humanizer/report/measure.ts'
import { type Language, LANGUAGE_NAMES } from '#app/domain/humanizer/language.ts'
import { formatCount } from '#app/ui/format.ts'
import { type Rhythm, RhythmPicture } from './RhythmPicture.server.tsx'

/** So many sentences are listed at once. */
export const REMARKS_PAGE = 40

type ReportMarkupProps = {
  before: WritingReport
  /** The rewrite's; without it the report is of one text alone. */
  after?: WritingReport
  language: Language
  /** The first sentence listed, counted from 0, and the address with another one. */
  from: number
  hrefFrom: (from: number) => string
}

/** The writing report: figures, rhythm, stock phrases and the sentences that stand out. */
export function ReportMarkup({ before, after, language, from, hrefFrom }: ReportMarkupProps) {
  const rhythms: Rhythm[] = [
    { name: after ? 'Before' : 'Your text', lengths: before.lengths, mean: before.mean },
    ...(after ? [{ name: 'After', lengths: after.lengths, mean: after.mean }] : []),
  ]
  const listing = { language, from, hrefFrom }
  return (
    <>
      {after && <h2 className="visually-hidden">Writing report</h2>}
      <p className="report-caveat">
        A heuristic, no verdict: no tool can tell who wrote a text.
        <span className="muted"> Measured as {LANGUAGE_NAMES[language]}.</span>
      </p>
      <Figures rows={comparisonRows(before, after)} compares={after !== undefined} />
      <RhythmPicture rhythms={rhythms} id="rhythm" />
      <StockPhrases before={before} after={after} />
      {after ? (
        <>
          <Remarks title="Sentences to look at in the rewrite" report={after} open {...listing} />
          <Remarks title="The same for your text" report={before} open={false} {...listing} />
        </>
      ) : (
        <Remarks title="Sentences to look at" report={before} open {...listing} />
      )}
      <Meanings grade={before.grade?.scale} />
    </>
  )
}

const ARROWS = { up: '↑', down: '↓', same: '=' } as const

function Figures({ rows, compares }: { rows: Row[]; compares: boolean }) {
  return (
    <table className="report-table">
      <caption className="visually-hidden">
        {compares ? 'How the text is written, before and after' : 'How the text is written'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col" className="cell-number">
            {compares ? 'Before' : 'Your text'}
          </th>
          {compares && (
            <>
              <th scope="col" className="cell-number">
                After
              </th>
              <th scope="col">Change</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after, direction, moved }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="cell-number">{before}</td>
            {compares && (
              <>
                <td className="cell-number">{after}</td>
                <td className={moved === 'same' ? 'muted' : undefined}>
                  <span aria-hidden="true">
                    {ARROWS[moved]}
                    {'\u00a0'}
                  </span>
                  {direction}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** So many different phrases are named. */
const NAMED_PHRASES = 12

function StockPhrases({ before, after }: { before: WritingReport; after: WritingReport | undefined }) {
  return (
    <section className="stack stack-sm" aria-labelledby="stock-title">
      <h3 id="stock-title">Stock phrases</h3>
      {after && <PhraseLine label="Before" report={before} />}
      <PhraseLine label={after ? 'After' : undefined} report={after ?? before} />
    </section>
  )
}

function PhraseLine({ label, report }: { label?: string | undefined; report: WritingReport }) {
  const { stock } = report
  const more = stock.length - NAMED_PHRASES
  return (
    <p>
      {label && <strong>{label}: </strong>}
      {stock.length === 0 ? <span className="muted">none found</span> : null}
      {stock.slice(0, NAMED_PHRASES).map(({ phrase, count }, index) => (
        <span key={phrase}>
          {index > 0 && ', '}“{phrase}”{count > 1 && <span className="muted"> ×{formatCount(count)}</span>}
        </span>
      ))}
      {more > 0 && <span className="muted"> and {formatCount(more)} more</span>}
    </p>
  )
}

type RemarksProps = Pick<ReportMarkupProps, 'language' | 'from' | 'hrefFrom'> & {
  title: string
  report: WritingReport
  open: boolean
}

function Remarks({ title, report, open, language, from, hrefFrom }: RemarksProps) {
  const { remarks, lengths } = report
  const start = from < remarks.length ? from : 0
  const end = Math.min(remarks.length, start + REMARKS_PAGE)
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
      {remarks.length > REMARKS_PAGE && (
        <p className="cluster">
          <span className="num muted">
            {formatCount(start + 1)} to {formatCount(end)} of {formatCount(remarks.length)}
          </span>
          {start > 0 && <a href={hrefFrom(Math.max(0, start - REMARKS_PAGE))}>Earlier ones</a>}
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

function Meanings({ grade }: { grade: 'grade' | 'ease' | undefined }) {
  return (
    <details className="remarks">
      <summary>What the figures mean</summary>
      <ul className="list-disc stack stack-sm ps-5">
        <li>
          Spread: how far sentence lengths lie from their average, in words. People vary more than machines.
        </li>
        <li>Change: how much longer or shorter a sentence is than the one before it.</li>
        <li>Stock phrases: wordings that drafts of language models use far more often than people do.</li>
        <li>Words repeated nearby: the same word of five letters or more again within twelve words.</li>
        <li>Runs of the same opening: three sentences in a row, or more, that begin with the same word.</li>
        <li>
          Long words: more than six letters. Passives and phrases are found by their form; some are missed.
        </li>
        {grade === 'grade' && (
          <li>Reading grade: about the years of school a reader needs; lower is easier.</li>
        )}
        {grade === 'ease' && <li>Reading ease: from 0, very hard, to 100, very easy.</li>}
      </ul>
    </details>
  )
}
