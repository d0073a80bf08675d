import { TOOL_PARTS } from '#app/domain/usage/tools.ts'
import { Card } from '#app/ui/Card.tsx'
import { MonthsChart } from '#app/ui/MonthsChart.tsx'
import type { UsageData } from './usage-data.server.ts'
import { WordsBar } from './WordsBar.tsx'

/** What is left of this month's words, where they went, and how the last twelve months were. */
export function UsageSection({ usage, months }: Pick<UsageData, 'usage' | 'months'>) {
  return (
    <Card
      as="section"
      id="usage"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      aria-labelledby="usage-title"
    >
      <h2 id="usage-title">Words</h2>
      <WordsBar usage={usage} />
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
