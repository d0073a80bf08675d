import { morph } from './morph.ts'

/** Whoever has to look at the list again after it has changed. */
const watchers: (() => void)[] = []

/** Calls `look` now and whenever the list has changed. */
export function watchList(look: () => void) {
  watchers.push(look)
  look()
}

/** The part of the page that the address decides. */
export function list(): HTMLElement | null {
  return document.querySelector('[data-swapped]')
}

/** Shows a message (`app/enhance.ts` listens). */
export function notify(kind: 'good' | 'warn' | 'bad' | 'info', title: string, description?: string) {
  dispatchEvent(new CustomEvent('wordkin:toast', { detail: { kind, title, description } }))
}

/** A page as the server makes it, and the address it turned out to have. */
export type Loaded = { page: Document; address: string }

/** Asks for a page of ours. Answers undefined when what comes is none: then the browser has been sent there instead. */
export async function load(address: string, init: RequestInit = {}): Promise<Loaded | undefined> {
  const answer = await fetch(address, { ...init, headers: { accept: 'text/html' } })
  const html = answer.headers.get('content-type')?.startsWith('text/html')
  const page = new DOMParser().parseFromString(html ? await answer.text() : '', 'text/html')
  if (page.querySelector('[data-swapped]')) return { page, address: answer.url }
  if (!html) throw new Error(`${answer.status} ${address}`)
  // Signed out meanwhile, or something else that only a page of its own can say.
  location.assign(answer.url)
  return undefined
}

/** Puts the list of `page` in place of the one before the reader. */
export function show({ page }: Loaded) {
  const [old, next] = [list(), page.querySelector('[data-swapped]')]
  if (!old || !next) return
  morph(old, next)
  old.removeAttribute('aria-busy')
  for (const look of watchers) look()
}

/** Says what `page` brought as news: at the top of this page, and as a toast. */
export function tellNews({ page }: Loaded) {
  const news = page.querySelector<HTMLElement>('[data-flash]')
  if (!news) return
  document.querySelector('[data-flash]')?.remove()
  document.getElementById('main')?.prepend(news)
  const { flash, title = '', description } = news.dataset
  notify(flash as 'good', title, description)
}

let latest = 0

/**
 * Brings the list to what `address` says, unless something newer was asked for meanwhile. Answers whether it did. What
 * nobody waits for comes `quietly`.
 */
export async function bring(address: string, quietly = false): Promise<boolean> {
  const mine = ++latest
  if (!quietly) list()?.setAttribute('aria-busy', 'true')
  const loaded = await load(address).catch(() => undefined)
  if (mine !== latest) return false
  if (loaded) show(loaded)
  else list()?.removeAttribute('aria-busy')
  return loaded !== undefined
}
