import { formatCount, formatDay } from '#app/ui/format.ts'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import type { UsageData } from './usage-data.server.ts'

/** From how much of the month's words on the bar warns. */
const WARN = 0.8

/** This month's words: how many are used, how many are left, and until when. */
export function WordsBar({ usage }: Pick<UsageData, 'usage'>) {
  const { wordsUsed, wordsLeft, maxWords, resetsOn } = usage
  const share = maxWords === 0 ? 1 : wordsUsed / maxWords
  return (
    <ProgressBar
      id="words-used"
      label={`${formatCount(maxWords)} words a month`}
      value={Math.min(wordsUsed, maxWords)}
      max={maxWords}
      tone={share >= 1 ? 'bad' : share >= WARN ? 'warn' : 'accent'}
      words={`${formatCount(wordsUsed)} used, ${formatCount(wordsLeft)} left until ${formatDay(resetsOn)}`}
    />
  )
}
