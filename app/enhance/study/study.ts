// Study Buddy made immediate. The page works without: here its forms and links are followed without leaving it, what is
// being made or read is followed, and files can be dropped. All HTML is the server's.
import { isVideoId, playerUrl } from '../../domain/study/videos.ts'
import { listenForOneFile } from '../files/drop-one.ts'
import { bring, load, notify, show, tellNews, watchList } from '../files/page.ts'

const page = document.querySelector<HTMLElement>('[data-study]')

/** How often a quiz that is being made is asked for, in milliseconds; and files that are being read. */
const MAKING = 700
const READING = 2000

let timer: ReturnType<typeof setTimeout> | undefined
let told: HTMLElement | undefined
let wasMaking = false

function look() {
  clearTimeout(timer)
  const making = document.querySelector('[data-making]') !== null
  const reading = document.querySelector('[data-status="waiting"], [data-status="reading"]') !== null
  if (told && wasMaking && !making) told.textContent = 'Finished.'
  else if (told && making && !wasMaking) told.textContent = 'Started.'
  wasMaking = making
  upgradeVideos()
  dispatchEvent(new Event('wordkin:ready'))
  if (!making && !reading) return
  const again = async () => {
    if (document.hidden) return
    const shown = await bring(location.href, true)
    // The line may be broken for a while only.
    if (!shown) look()
  }
  timer = setTimeout(() => void again(), making ? MAKING : READING)
}

/** Goes where the answer led: to the question that was answered, or to what is being made. */
function settle(address: string) {
  const { pathname, search, hash } = new URL(address)
  history.replaceState(null, '', pathname + search)
  const target = hash ? document.getElementById(hash.slice(1)) : null
  target?.querySelector<HTMLElement>('.question-text')?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest' })
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  const body = new URLSearchParams(new FormData(form, submitter) as unknown as URLSearchParams)
  const loaded = await load(form.action, { method: 'POST', body }).catch(() => undefined)
  dispatchEvent(new Event('wordkin:settled'))
  if (!loaded) return notify('bad', 'Action Failed', 'The server could not be reached. Please try again.')
  show(loaded)
  // Where a redirect leads is known only without its fragment.
  const index = form.querySelector<HTMLInputElement>('[name=index]')?.value
  settle(index === undefined ? loaded.address : `${loaded.address}#q${Number(index) + 1}`)
  tellNews(loaded)
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !form.matches('[data-in-place]')) return
  event.preventDefault()
  void send(form, event.submitter)
}

/** Free text is submitted only once there is some. */
function onInput({ target }: Event) {
  if (!(target instanceof HTMLInputElement)) return
  const list = target.dataset.narrows && document.getElementById(target.dataset.narrows)
  if (list) narrow(list, target.value)
  if (target.matches('[data-fills]')) guard(target)
}

function guard(field: HTMLInputElement) {
  const button = field.form?.querySelector<HTMLButtonElement>('button')
  if (button) button.disabled = field.value.trim() === ''
}

function narrow(list: HTMLElement, typed: string) {
  const wanted = typed.trim().toLowerCase()
  let found = 0
  for (const line of list.querySelectorAll<HTMLElement>('li')) {
    line.hidden = !(line.textContent ?? '').toLowerCase().includes(wanted)
    if (!line.hidden) found++
  }
  const nothing = document.querySelector<HTMLElement>('[data-nothing-found]')
  if (nothing) nothing.hidden = found > 0
}

/** The palette's hits that are not narrowed away. */
function hits(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#study-found li:not([hidden]) a')]
}

/** In the palette arrows go through the hits, and Enter in its field opens the first one. */
function onPaletteKey(event: KeyboardEvent, target: HTMLElement): boolean {
  const isField = target.matches('[data-narrows]')
  if (!isField && !target.closest('#study-found')) return false
  const all = hits()
  if (isField && event.key === 'Enter' && all[0]) all[0].click()
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const at = all.indexOf(target) + (event.key === 'ArrowDown' ? 1 : -1)
    const next = at < 0 ? document.querySelector<HTMLElement>('[data-narrows]') : all[at]
    next?.focus()
  } else return false
  return true
}

/** Space turns a flashcard, 1 to 4 say how well it was known. */
function onCardKey(event: KeyboardEvent, target: HTMLElement): boolean {
  const back = document.querySelector<HTMLDetailsElement>('[data-card-back]')
  if (!back || target.closest('input, textarea, select, button, a, summary, dialog, [contenteditable]'))
    return false
  if (event.key === ' ') back.open = !back.open
  else if (back.open && /^[1-4]$/.test(event.key))
    back.querySelectorAll<HTMLButtonElement>('[data-review] button')[Number(event.key) - 1]?.click()
  else return false
  return true
}

function onKey(event: KeyboardEvent) {
  if (!(event.target instanceof HTMLElement) || event.defaultPrevented) return
  if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing || event.repeat) return
  if (onPaletteKey(event, event.target) || onCardKey(event, event.target)) event.preventDefault()
}

function upgradeVideos() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-plays][hidden]'))
    button.hidden = false
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-fills]')) guard(field)
}

/** Nothing of the video site is loaded before somebody wants to play. */
function play(button: Element) {
  const line = button.closest<HTMLElement>('[data-video]')
  const { video = '' } = line?.dataset ?? {}
  if (!line || !isVideoId(video)) return
  const player = document.createElement('iframe')
  player.src = playerUrl(video)
  player.title = line.querySelector('[data-video-link]')?.textContent ?? 'Video'
  player.allow = 'autoplay; encrypted-media; picture-in-picture'
  player.allowFullscreen = true
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  button.replaceWith(player)
  player.focus()
}

function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  const button = event.target.closest('[data-plays]')
  if (button) play(button)
}

if (page) {
  page.dataset.live = ''
  told = document.createElement('p')
  told.className = 'visually-hidden'
  told.setAttribute('role', 'status')
  page.append(told)
  addEventListener('submit', onSubmit)
  addEventListener('input', onInput)
  addEventListener('click', onClick)
  addEventListener('keydown', onKey)
  listenForOneFile()
  watchList(look)
  addEventListener('visibilitychange', () => {
    if (!document.hidden && !page.querySelector('dialog[open]')) void bring(location.href, true)
  })
}
