import { isPlainClick } from '#app/ui/plain-click.ts'
import { fetchedPage, fillFrom } from '../page.ts'

/** For how long the spinner is shown at least, in milliseconds: shorter is a flicker. */
const SWAP = 300

let latest: HTMLAnchorElement | undefined

/** The address of the page as it is now, with the one thing changed that `link` is about. */
function addressAfter(link: HTMLAnchorElement): string {
  const name = link.dataset.swap ?? ''
  const { pathname, searchParams } = new URL(location.href)
  const wanted = new URL(link.href).searchParams.get(name)
  if (wanted === null) searchParams.delete(name)
  else searchParams.set(name, wanted)
  return [pathname, String(searchParams)].filter(Boolean).join('?')
}

/** Puts the section of `link` in place as the page it leads to has it. Where that fails, the link is followed. */
async function swap(link: HTMLAnchorElement, section: HTMLElement) {
  latest = link
  section.querySelector('[data-swap-busy]')?.setAttribute('aria-busy', 'true')
  const address = addressAfter(link)
  try {
    const [{ page }] = await Promise.all([
      fetchedPage(address),
      new Promise((done) => setTimeout(done, SWAP)),
    ])
    if (latest !== link) return
    const hadFocus = section.contains(document.activeElement)
    fillFrom(section, page)
    history.replaceState(null, '', `${address}#${section.id}`)
    const current = section.querySelector<HTMLElement>('a[aria-current]')
    // For people who do not see that the page has changed.
    const status = document.getElementById('landing-status')
    if (status) status.textContent = `${current?.textContent}: shown.`
    if (hadFocus) current?.focus({ preventScroll: true })
  } catch {
    if (latest === link) location.assign(link.href)
  }
}

/** Makes links marked `data-swap="demo"` or `"billing"` change their section instead of the page. */
export function listenForSwaps() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-swap]')
    const section = link && link.closest('section')
    if (!section || !isPlainClick(event)) return
    event.preventDefault()
    if (!link.hasAttribute('aria-current')) void swap(link, section)
  })
}
