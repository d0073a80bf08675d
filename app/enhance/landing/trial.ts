import { copyText } from '#app/ui/copy-text.ts'
import { KEPT_TEXTS } from '#app/ui/kept-texts.ts'
import { settle } from '../busy.ts'
import { fetchedPage, fillFrom, sent } from '../page.ts'

/** What was typed, for as long as the tab is open. */
const KEPT = `${KEPT_TEXTS}trial`
const NOT_COPIED = 'Not copied: select the text and copy it.'
const LOST = 'The server could not be reached. Your text is still here; please try again.'

const area = () => document.querySelector<HTMLTextAreaElement>('#try-text')

/** Words as people count them; the server's count is the one that matters. */
function tellWords() {
  const line = document.getElementById('try-words')
  const words = area()?.value.split(/\s+/).filter(Boolean).length ?? 0
  const limit = Number(line?.dataset.limit)
  if (!line) return
  line.textContent = words === 0 ? `Up to ${limit} words a run` : `${words} of ${limit} words`
  line.toggleAttribute('data-over', words > limit)
}

/** Shows the button that copies the rewrite; the status before it says what came of it. */
function offerCopy() {
  const button = document.querySelector<HTMLElement>('[data-copy]')
  button?.removeAttribute('hidden')
  const copy = async () => {
    const copied = await copyText(document.getElementById('try-rewrite')?.textContent ?? '')
    button?.previousElementSibling?.replaceChildren(copied ? 'Copied' : NOT_COPIED)
  }
  button?.addEventListener('click', () => void copy())
}

/** Sends the form and puts what comes back in its place: the same page as without script, but for the reload. */
async function rewrite(form: HTMLFormElement, button: HTMLElement | null) {
  const typed = area()?.value
  try {
    const { page } = await fetchedPage('/', sent(form, button))
    const now = area()?.value ?? ''
    fillFrom(form, page)
    const text = area()
    // What was typed while waiting is newer than what came back.
    if (text && now !== typed) text.value = now
    tellWords()
    offerCopy()
    const news = form.querySelector<HTMLElement>('[data-error-summary], #rewrite')
    news?.focus({ preventScroll: true })
    news?.scrollIntoView({ block: 'nearest' })
  } catch {
    const line = document.getElementById('try-news')
    if (line) line.textContent = LOST
  }
  settle()
}

/** Rewrites visitors' texts without a reload, keeps what they type for a page that is loaded again, and counts their words. */
export function listenForTrials() {
  const form = document.querySelector<HTMLFormElement>('#try-form')
  // After what shows that the form is under way, and lets it be sent once.
  addEventListener('submit', (event) => {
    if (event.target !== form || !form || event.defaultPrevented) return
    if (event.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    void rewrite(form, event.submitter)
  })
  form?.addEventListener('input', () => {
    tellWords()
    try {
      sessionStorage.setItem(KEPT, area()?.value ?? '')
    } catch {
      // The browser keeps nothing, or no more.
    }
  })
  const empty = area()
  try {
    if (empty?.value === '') empty.value = sessionStorage.getItem(KEPT) ?? ''
  } catch {
    // Nothing was kept.
  }
  offerCopy()
  tellWords()
}
