import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { Button } from '../Button.tsx'
import { FetcherForm } from '../Form.tsx'
import { formatCount, formatDay } from '../format.ts'
import { Notice } from '../Notice.tsx'

/** How far this month's words are used up. */
export type UsageNews = {
  level: 80 | 100
  /** What is remembered when it is put away. */
  mark: string
  wordsUsed: number
  maxWords: number
  wordsLeft: number
  resetsOn: Date
  more: { label: string; words: number } | null
}

/** Says at the top of the page that the month's words run out, until it is put away for this month. */
export function UsageNotice({ returnTo, ...news }: UsageNews & { returnTo: string }) {
  const fetcher = useFetcher()
  const isPutAway = fetcher.state !== 'idle'
  useEffect(() => {
    if (isPutAway) document.getElementById('main')?.focus({ preventScroll: true })
  }, [isPutAway])
  const { level, mark, wordsUsed, maxWords, wordsLeft, resetsOn, more } = news
  if (isPutAway) return null
  return (
    <div className="flash">
      <Notice
        kind={level === 100 ? 'bad' : 'warn'}
        title={level === 100 ? 'This month’s words are used up' : '80% of this month’s words are used'}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>
            {level === 100
              ? `All ${formatCount(maxWords)}. New ones come on ${formatDay(resetsOn)}.`
              : `${formatCount(wordsUsed)} of ${formatCount(maxWords)}: ${formatCount(wordsLeft)} are left until ${formatDay(resetsOn)}.`}{' '}
            <a href={`${href('/account/usage')}#ledger`}>Where they went</a>
            {more && (
              <>
                {' · '}
                <a href="/subscription">
                  {more.label} has {formatCount(more.words)}
                </a>
              </>
            )}
          </p>
          <FetcherForm fetcher={fetcher} method="post" action="/api/preferences">
            <input type="hidden" name="name" value="usage-notice" />
            <input type="hidden" name="value" value={mark} />
            <input type="hidden" name="returnTo" value={returnTo} />
            <Button variant="quiet" small>
              Hide until next time
            </Button>
          </FetcherForm>
        </div>
      </Notice>
    </div>
  )
}
