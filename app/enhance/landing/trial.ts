import { KEPT_TEXTS } from '#app/ui/kept-texts.ts'
import { fetchedPage, lookAfter } from '../fetched.ts'

/** What was typed, for as long as the tab is open. */
const KEPT = `${KEPT_TEXTS}trial`

const form = () => document.querySelector<HTMLFormElement>('#try-form')
const area = () => form()?.querySelector('textarea')

/** Words as people count them; the server's count is the one that matters. */
function tellWords() {
  const line = document.querySelector<HTMLElement>('[data-try-words]')
  const words = area()?.value.split(/\s+/).filter(Boolean).length ?? 0
  if (!line) return
  const limit = Number(line.dataset.limit)
  line.textContent = words === 0 ? `Up to ${limit} words a run` : `${words} of ${limit} words`
  line.toggleAttribute('data-over', words > limit)
}

/** Keeps what is typed for a page that is loaded again. */
function keepTyped({ target }: Event) {
  if (target !== area()) return
  tellWords()
  try {
    sessionStorage.setItem(KEPT, area()?.value ?? '')
  } catch {
    // The browser keeps nothing, or no more.
  }
}

function bringBackTyped() {
  const empty = area()
  try {
    if (empty?.value === '') empty.value = sessionStorage.getItem(KEPT) ?? ''
  } catch {
    // Nothing was kept.
  }
}

/** Sends the form and puts what comes back in its place: the same page as without script, but for the reload. */
async function rewrite(sent: HTMLFormElement, button: HTMLElement | null) {
  const typed = area()?.value
  try {
    const body = new URLSearchParams(new FormData(sent, button) as unknown as URLSearchParams)
    const { page } = await fetchedPage('/', { method: 'POST', body })
    const fresh = page.getElementById(sent.id)
    if (!fresh) throw new Error('the answer has no trial in it')
    const now = area()?.value ?? ''
    sent.replaceChildren(...fresh.childNodes)
    const text = area()
    // What was typed while waiting is newer than what came back.
    if (text && now !== typed) text.value = now
    tellWords()
    lookAfter()
    const news = sent.querySelector<HTMLElement>('[data-error-summary], #rewrite')
    news?.focus({ preventScroll: true })
    news?.scrollIntoView({ block: 'nearest' })
  } catch {
    // The line is down: the text stays where it is.
    const line = sent.querySelector('[role=status]')
    if (line) line.textContent = 'The server could not be reached. Your text is still here; please try again.'
  }
  dispatchEvent(new Event('wordkin:settled'))
}

/** Rewrites visitors' texts without a reload, keeps what they type, and counts their words. */
export function listenForTrials() {
  // After the script of all documents, which shows that the form is under way and lets it be sent once.
  addEventListener('submit', (event) => {
    const sent = form()
    const button = event.submitter
    if (!sent || event.target !== sent || event.defaultPrevented || button?.hasAttribute('formaction')) return
    event.preventDefault()
    void rewrite(sent, button)
  })
  addEventListener('input', keepTyped)
  bringBackTyped()
  tellWords()
}
