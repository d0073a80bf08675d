import { KEPT_TEXTS } from '#app/ui/kept-texts.ts'
import { fetchedPage, lookAfter } from './fetched.ts'

const FORM = 'try-form'
/** What was typed, for as long as the tab is open. */
const KEPT = `${KEPT_TEXTS}trial`

let running = false

function form(): HTMLFormElement | null {
  const found = document.getElementById(FORM)
  return found instanceof HTMLFormElement ? found : null
}

/** Words as people count them; the server's count is the one that matters. */
function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** Keeps what is typed for a page that is loaded again. */
function keepTyped({ target }: Event) {
  if (!(target instanceof HTMLTextAreaElement) || target.form?.id !== FORM) return
  try {
    if (target.value === '') sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, target.value)
  } catch {
    // The browser keeps nothing, or no more.
  }
}

function bringBackTyped() {
  const area = form()?.querySelector('textarea')
  try {
    if (area?.value === '') area.value = sessionStorage.getItem(KEPT) ?? ''
  } catch {
    // Nothing was kept.
  }
}

function tellWords() {
  const line = document.querySelector<HTMLElement>('[data-try-words]')
  const area = form()?.querySelector('textarea')
  if (!line || !area) return
  const limit = Number(line.dataset.limit)
  const words = countWords(area.value)
  line.textContent = words === 0 ? `Up to ${limit} words a run` : `${words} of ${limit} words`
  line.toggleAttribute('data-over', words > limit)
}

function onSubmit(event: SubmitEvent) {
  const sent = form()
  const button = event.submitter
  if (!sent || event.target !== sent || event.defaultPrevented) return
  if (button?.hasAttribute('formaction')) return
  event.preventDefault()
  if (!running) void rewrite(sent, button)
}

function showBusy(button: HTMLElement | null): () => void {
  const label = button?.querySelector<HTMLElement>('[data-label]')
  const words = label?.textContent ?? ''
  button?.setAttribute('aria-busy', 'true')
  if (label && button?.dataset.busyLabel) label.textContent = button.dataset.busyLabel
  return () => {
    button?.removeAttribute('aria-busy')
    if (label) label.textContent = words
  }
}

/** Sends the form and puts what comes back in its place: the same page as without script, but for the reload. */
async function rewrite(sent: HTMLFormElement, button: HTMLElement | null) {
  running = true
  const done = showBusy(button)
  const typed = sent.querySelector('textarea')?.value
  try {
    const body = new URLSearchParams(new FormData(sent, button) as unknown as URLSearchParams)
    const page = await fetchedPage('/', { method: 'POST', body })
    const fresh = page.getElementById(FORM)
    if (!fresh) throw new Error('the answer has no trial in it')
    const now = sent.querySelector('textarea')?.value ?? ''
    sent.replaceChildren(...fresh.childNodes)
    const area = sent.querySelector('textarea')
    // What was typed while waiting is newer than what came back.
    if (area && now !== typed) area.value = now
    tellWords()
    lookAfter()
    const news = sent.querySelector<HTMLElement>('[data-error-summary], #rewrite')
    news?.focus({ preventScroll: true })
    news?.scrollIntoView({ block: 'nearest' })
  } catch {
    done()
    sayLost(sent)
  } finally {
    running = false
  }
}

/** The line is down: the text stays where it is, and the sentence says so. */
function sayLost(sent: HTMLFormElement) {
  const line = sent.querySelector<HTMLElement>('[role=status]')
  if (line) line.textContent = 'The server could not be reached. Your text is still here; please try again.'
}

/** Rewrites visitors' texts without a reload, and counts their words as they type. */
export function listenForTrials() {
  // Before the script of all pages hears of it, so that a form that stays here is not taken for one under way.
  document.addEventListener('submit', onSubmit)
  document.addEventListener('input', tellWords)
  document.addEventListener('input', keepTyped)
  bringBackTyped()
  tellWords()
}
