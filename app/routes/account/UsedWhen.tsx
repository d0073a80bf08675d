import { RelativeTime } from '#app/ui/RelativeTime.tsx'

/** When something was last used, as the end of a sentence. */
export function UsedWhen({ date, now }: { date: Date | null; now: Date }) {
  if (!date) return 'never used'
  return (
    <>
      last used <RelativeTime date={date} now={now} />
    </>
  )
}
