import { comparisonRows } from '#app/domain/humanizer/report/comparison.ts'
import type { WritingReport } from '#app/domain/humanizer/report/measure.ts'
import { LANGUAGE_NAMES } from '#app/domain/text/language.ts'
import { formatCount } from '#app/ui/format.ts'
import { Figures } from './Figures.server.tsx'
import { PART } from './figures-class.ts'
import { type Listing, Remarks } from './Remarks.server.tsx'
import { type Rhythm, RhythmPicture } from './RhythmPicture.server.tsx'

type ReportMarkupProps = Listing & {
  before: WritingReport
  /** The rewrite's; without it the report is of one text alone. */
  after?: WritingReport
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
      {after && <h2 className="sr-only">Writing report</h2>}
      <p className="rounded-sm bg-info-soft px-3 py-2 text-info">
        A heuristic, no verdict: no tool can tell who wrote a text. Measured as {LANGUAGE_NAMES[language]}.
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

/** So many different phrases are named. */
const NAMED_PHRASES = 12

function StockPhrases({ before, after }: { before: WritingReport; after: WritingReport | undefined }) {
  return (
    <section className="stack gap-2" aria-labelledby="stock-title">
      <h3 className={PART} id="stock-title">
        Stock phrases
      </h3>
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
      {stock.length === 0 ? <span className="text-ink-soft">none found</span> : null}
      {stock.slice(0, NAMED_PHRASES).map(({ phrase, count }, index) => (
        <span key={phrase}>
          {index > 0 && ', '}“{phrase}”
          {count > 1 && <span className="text-ink-soft"> ×{formatCount(count)}</span>}
        </span>
      ))}
      {more > 0 && <span className="text-ink-soft"> and {formatCount(more)} more</span>}
    </p>
  )
}

function Meanings({ grade }: { grade: 'grade' | 'ease' | undefined }) {
  return (
    <details className="remarks">
      <summary className={PART}>What the figures mean</summary>
      <ul className="list-disc stack gap-2 ps-5">
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
