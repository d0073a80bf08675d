import { fetchedPage } from './fetched.ts'

/** For how long the spinner is shown at least, in milliseconds: shorter is a flicker. */
const SWAP = 300

let latest = 0

function onClick(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-swap]')
  if (!link) return
  event.preventDefault()
  if (!link.hasAttribute('aria-current')) void swap(link)
}

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
  const busy = section.querySelector('[data-swap-busy]')
  busy?.setAttribute('aria-busy', 'true')
  const address = addressAfter(link)
  try {
    const [page] = await Promise.all([
      fetchedPage(address),
      new Promise((resolve) => setTimeout(resolve, SWAP)),
    ])
    if (turn !== latest) return
    const fresh = page.getElementById(section.id)
    if (!fresh) throw new Error(`no ${section.id} in ${address}`)
    const hadFocus = section.contains(document.activeElement)
    section.replaceChildren(...fresh.childNodes)
    history.replaceState(null, '', `${address}#${section.id}`)
    say(`${section.querySelector('a[aria-current]')?.textContent ?? ''}: shown.`)
    if (hadFocus) section.querySelector<HTMLElement>('a[aria-current]')?.focus({ preventScroll: true })
  } catch {
    if (turn === latest) location.assign(link.href)
  }
}

/** Tells people who do not see the page that it has changed. */
function say(news: string) {
  const status = document.getElementById('landing-status')
  if (status) status.textContent = news
}

/** Makes links marked `data-swap="demo"` or `"billing"` change their section instead of the page. */
export function listenForSwaps() {
  addEventListener('click', onClick)
}
