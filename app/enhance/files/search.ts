import { bring, list } from './page.ts'

/** People pause for about so long between words, in milliseconds. */
const PAUSE = 250

let timer: ReturnType<typeof setTimeout> | undefined

function search(field: HTMLInputElement) {
  clearTimeout(timer)
  const address = new URL(location.href)
  for (const name of ['page', 'all', 'dialog', 'confirm', 'id']) address.searchParams.delete(name)
  if (field.value.trim() === '') address.searchParams.delete('q')
  else address.searchParams.set('q', field.value)
  history.replaceState(null, '', address)
  void bring(address.href)
}

function fieldOf(event: Event): HTMLInputElement | undefined {
  const target = event.target
  if (!(target instanceof HTMLElement)) return undefined
  return target.closest('[data-search]')?.querySelector<HTMLInputElement>('[name=q]') ?? undefined
}

/** Follows the links of the list (tabs, orders, pages) without leaving the page. */
function onClick(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !list()?.contains(link) || link.pathname !== location.pathname) return
  if (/[?&](doc|dialog|confirm)=/.test(link.search)) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  void follow(link)
}

async function follow(link: HTMLAnchorElement) {
  await bring(link.href)
  const field = document.querySelector<HTMLInputElement>('[data-search] [name=q]')
  if (field) field.value = new URL(location.href).searchParams.get('q') ?? ''
  if (link.closest('.pager')) list()?.scrollIntoView()
}

/** Searches while people type, and changes the list in place. */
export function listenForSearch() {
  addEventListener('input', (event) => {
    const field = fieldOf(event)
    if (!field) return
    clearTimeout(timer)
    timer = setTimeout(() => search(field), PAUSE)
  })
  addEventListener('submit', (event) => {
    const field = fieldOf(event)
    if (!field) return
    event.preventDefault()
    search(field)
  })
  addEventListener('click', onClick)
}
