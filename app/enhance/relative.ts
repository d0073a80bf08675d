import { relativeTime } from '../ui/relative-time.ts'

let timer: ReturnType<typeof setInterval> | undefined

function tell() {
  const now = new Date()
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    const moment = new Date(time.dateTime)
    if (Number.isNaN(moment.getTime())) continue
    time.textContent = relativeTime(moment, now)
    time.title = moment.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })
  }
}

/** Tells moments in the reader's own time zone and keeps "5 minutes ago" true while the page is open. */
export function tellRelativeTimes() {
  tell()
  timer ??= setInterval(tell, 60_000)
}
