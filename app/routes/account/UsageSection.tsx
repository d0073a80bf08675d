import { TOOL_PARTS } from '#app/domain/usage/tools.ts'
import { Card } from '#app/ui/Card.tsx'
import { formatCount, formatDay } from '#app/ui/format.ts'
import { MonthsChart } from '#app/ui/MonthsChart.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import type { UsageData } from './usage-data.server.ts'

/** From how much of the month's words on the bar warns. */
const WARN = 0.8

/** What is left of this month's words, where they went, and how the last twelve months were. */
export function UsageSection({ usage, months }: Pick<UsageData, 'usage' | 'months'>) {
  const { wordsUsed, wordsLeft, maxWords, resetsOn } = usage
  const share = maxWords === 0 ? 1 : wordsUsed / maxWords
  return (
    <Card as="section" id="usage" className="stack" aria-labelledby="usage-title">
      <h2 id="usage-title">Words</h2>
      <ProgressBar
        id="words-used"
        label={`${formatCount(maxWords)} words a month`}
        value={Math.min(wordsUsed, maxWords)}
        max={maxWords}
        tone={share >= 1 ? 'bad' : share >= WARN ? 'warn' : 'accent'}
        words={`${formatCount(wordsUsed)} used, ${formatCount(wordsLeft)} left until ${formatDay(resetsOn)}`}
      />
      <MonthsChart months={months} id="months" parts={TOOL_PARTS} />
      <details>
        <summary>What counts</summary>
        <ul className="list-disc ps-5">
          <li>Humanizer: the words of the text you put in.</li>
          <li>Chat PDF: the words of your question and of its answer. The document’s own words are free.</li>
          <li>Study Buddy: the words of the quiz questions and key points it writes.</li>
          <li>Related videos and suggested questions cost no words.</li>
          <li>What fails costs nothing; what you stop costs the share you got.</li>
        </ul>
      </details>
    </Card>
  )
}
