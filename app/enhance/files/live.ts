import { bring, list, watchList } from './page.ts'

/** How often the list is asked for while something is being read, in milliseconds: more rarely while nothing changes. */
const SOONEST = 1000
const LATEST = 5000

const known = new Map<string, string>()
let wait = SOONEST
let timer: ReturnType<typeof setTimeout> | undefined
let told: HTMLElement | undefined

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-file]')]
}

/** Says which files have come to an end since the last look. */
function announce() {
  const news: string[] = []
  for (const row of rows()) {
    const { file = '', status = '' } = row.dataset
    const before = known.get(file)
    known.set(file, status)
    if (before === undefined || before === status || !/ready|failed/.test(status)) continue
    const name = row.querySelector('.file-title')?.textContent ?? ''
    news.push(status === 'ready' ? `${name} has been read.` : `${name} could not be read.`)
  }
  if (news.length > 0 && told) told.textContent = news.join(' ')
}

async function lookAgain() {
  const before = list()?.innerHTML
  const shown = await bring(location.href, true)
  wait = shown && list()?.innerHTML !== before ? SOONEST : Math.min(wait * 1.25, LATEST)
  // The line may be broken for a while only.
  if (!shown) look()
}

function look() {
  announce()
  clearTimeout(timer)
  if (!rows().some((row) => /waiting|reading/.test(row.dataset.status ?? ''))) {
    wait = SOONEST
    return
  }
  timer = setTimeout(() => {
    if (!document.hidden) void lookAgain()
  }, wait)
}

/** Keeps the list true while files are being read. */
export function keepListLive() {
  told = document.createElement('p')
  told.className = 'visually-hidden'
  told.setAttribute('role', 'status')
  document.querySelector('[data-files]')?.append(told)
  watchList(look)
  addEventListener('visibilitychange', () => {
    if (!document.hidden) look()
  })
}
