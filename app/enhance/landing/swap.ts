import { isPlainClick } from '#app/ui/plain-click.ts'
import { fetchedPage } from '../fetched.ts'

/** For how long the spinner is shown at least, in milliseconds: shorter is a flicker. */
const SWAP = 300

let latest = 0

/** The address of the page as it is now, with the one thing changed that `link` is about. */
function addressAfter(link: HTMLAnchorElement): string {
  const name = link.dataset.swap ?? ''
  const wanted = new URL(link.href).searchParams.get(name)
  const url = new URL(location.href)
  if (wanted === null) url.searchParams.delete(name)
  else url.searchParams.set(name, wanted)
  return url.pathname + url.search
}

/** Puts the section of `link` in place as the page it leads to has it. Where that fails, the link is followed. */
async function swap(link: HTMLAnchorElement) {
  const turn = ++latest
  const section = link.closest('section')
  if (!section) return
  section.querySelector('[data-swap-busy]')?.setAttribute('aria-busy', 'true')
  const address = addressAfter(link)
  try {
    const least = new Promise((resolve) => setTimeout(resolve, SWAP))
    const [{ page }] = await Promise.all([fetchedPage(address), least])
    if (turn !== latest) return
    const fresh = page.getElementById(section.id)
    if (!fresh) throw new Error(`no ${section.id} in ${address}`)
    const hadFocus = section.contains(document.activeElement)
    section.replaceChildren(...fresh.childNodes)
    history.replaceState(null, '', `${address}#${section.id}`)
    const current = section.querySelector<HTMLElement>('a[aria-current]')
    // For people who do not see that the page has changed.
    const status = document.getElementById('landing-status')
    if (status) status.textContent = `${current?.textContent ?? ''}: shown.`
    if (hadFocus) current?.focus({ preventScroll: true })
  } catch {
    if (turn === latest) location.assign(link.href)
  }
}

/** Makes links marked `data-swap="demo"` or `"billing"` change their section instead of the page. */
export function listenForSwaps() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-swap]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (!link.hasAttribute('aria-current')) void swap(link)
  })
}
