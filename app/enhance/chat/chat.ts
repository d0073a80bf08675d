// Chat PDF made immediate. The page works without: here questions are sent and answers written without leaving it. What
// is finished is always the server's own HTML.
import { plainWords } from '#app/domain/chat/answer-text.ts'
import { listenForOneFile } from '../files/drop-one.ts'
import { bring, load, notify, show, watchList } from '../files/page.ts'
import { eventsOf } from './events.ts'

const page = document.querySelector<HTMLElement>('[data-chat]')

/** How often files that are being read are asked for, in milliseconds. */
const READING = 2000
/** How often it is looked whether questions to suggest have been thought of. */
const THOUGHTS = 30
/** How often, and after how many milliseconds, a lost connection is taken up again. */
const RETRIES = [300, 1_000, 3_000, 6_000]

let told: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let thought = 0
/** The answer that is being followed. */
let following = ''
/** What has come of it. */
let written = ''

function say(words: string) {
  if (told) told.textContent = words
}

/** What an address says of one answer, or of what is shown over the conversation. */
const ANSWERS_OWN = ['run', 'live', 'page', 'quote', 'from', 'confirm', 'dialog', 'ask', 'edit', 'find']

/** The address of the page without what belongs to one answer. */
function addressHere(session?: string | null, run?: string): string {
  const url = new URL(location.href)
  for (const name of ANSWERS_OWN) url.searchParams.delete(name)
  if (session) url.searchParams.set('chat', session)
  if (run) url.searchParams.set('run', run)
  url.hash = ''
  return url.href
}

async function ask(form: HTMLFormElement) {
  const field = form.querySelector<HTMLTextAreaElement>('textarea')
  const body = new URLSearchParams(new FormData(form) as unknown as URLSearchParams)
  const chat = new URL(form.action).searchParams.get('chat')
  if (chat) body.set('sessionId', chat)
  // Each of several ticked documents counts.
  const send = () =>
    fetch('/api/chat/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ ...Object.fromEntries(body), documentIds: body.getAll('documentIds') }),
    }).catch(() => undefined)
  let answer = await send()
  // The answer got lost, or somebody on the way answered: by its key the same question is the same, and charged once.
  if (!answer || answer.status >= 500) answer = await send()
  const settle = () => dispatchEvent(new Event('wordkin:settled'))
  if (!answer?.ok) settle()
  if (!answer)
    return notify('bad', 'Failed to get response', 'The server could not be reached. Please try again.')
  if (answer.status >= 500)
    return notify('bad', 'Failed to get response', 'The server is in trouble. Please try again in a moment.')
  if (!answer.ok) return refused(form)
  const [run, session] = [answer.headers.get('x-run-id') ?? '', answer.headers.get('x-session-id')]
  if (field) field.value = ''
  following = run
  const address = addressHere(session, run)
  history.pushState(null, '', address)
  await bring(address, true)
  // Until the question stands in the conversation the button says that it is on its way.
  settle()
  say('Answering.')
  document.querySelector('[data-pending]')?.scrollIntoView({ block: 'nearest' })
  await follow(run, answer)
}

/** The page with the refusal, as it comes without script. */
async function refused(form: HTMLFormElement) {
  const body = new URLSearchParams(new FormData(form) as unknown as URLSearchParams)
  const loaded = await load(form.action, { method: 'POST', body }).catch(() => undefined)
  if (!loaded) return notify('bad', 'Failed to get response', 'Please try again.')
  show(loaded)
  document.querySelector<HTMLElement>('[role=alert], [aria-invalid]')?.scrollIntoView({ block: 'nearest' })
}

/** Writes an answer into its place while it comes, and puts the finished page there in the end. */
async function follow(run: string, first?: Response) {
  following = run
  const place = { id: '' }
  let response = first
  for (let attempt = 0; following === run; attempt++) {
    try {
      const headers: Record<string, string> = place.id ? { 'last-event-id': place.id } : {}
      response ??= await fetch(`/api/chat/stream?run=${run}`, { headers })
      if (!response.ok) break
      if (!place.id) {
        written = ''
        for (const words of document.querySelectorAll('[data-words]')) words.textContent = ''
      }
      for await (const event of eventsOf(response, place)) {
        attempt = 0
        if (event.event === 'token') write(event.content)
        else return await finish(run, event.event === 'complete')
      }
    } catch {
      // The line broke: it is taken up again below.
    }
    response = undefined
    const wait = RETRIES[attempt]
    if (wait === undefined) break
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  if (following === run) await finish(run, false)
}

function write(content: string) {
  written += content
  const words = document.querySelector('[data-pending] [data-words]')
  if (words) words.textContent = plainWords(written)
  document.querySelector('[data-pending] .file-note')?.remove()
}

async function finish(run: string, well: boolean) {
  following = ''
  const address = well ? addressHere() : addressHere(null, run)
  await bring(address, true)
  history.replaceState(null, '', address)
  say(well ? 'The answer is ready.' : 'There is no answer.')
  document.querySelector('[data-thread] > :last-child')?.scrollIntoView({ block: 'nearest' })
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return
  if (form.matches('[data-stop]')) {
    event.preventDefault()
    const run = new URL(form.action).pathname
    void fetch(run, { method: 'POST' }).catch(() => notify('bad', 'Not stopped', 'Please try again.'))
  } else if (form.matches('[data-ask]')) {
    event.preventDefault()
    if (following) {
      dispatchEvent(new Event('wordkin:settled'))
      notify('info', 'One at a time', 'Please wait for the answer, or stop it.')
    } else void ask(form)
  }
}

function onKey(event: KeyboardEvent) {
  const field = event.target
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !(field instanceof HTMLTextAreaElement))
    return
  const form = field.closest<HTMLFormElement>('[data-ask-field]')
  if (!form) return
  event.preventDefault()
  if (field.value.trim() !== '') form.requestSubmit()
}

/** Follows what is under way on the page: an answer, or a file that is being read. */
function look() {
  clearTimeout(timer)
  dispatchEvent(new Event('wordkin:ready'))
  const run = document.querySelector<HTMLElement>('[data-pending]')?.dataset.pending
  if (run && !following) void follow(run)
  const reading = document.querySelector('[data-status="waiting"], [data-status="reading"]')
  const thinking = document.querySelector<HTMLElement>('[data-thinking]')
  if (!thinking) thought = 0
  else if (++thought > THOUGHTS) thinking.remove()
  if (!reading && !thinking?.isConnected) return
  const again = async () => {
    // The line may be broken for a while only.
    if (document.hidden || following || !(await bring(location.href, true))) look()
  }
  timer = setTimeout(() => void again(), READING)
}

if (page) {
  page.dataset.live = ''
  told = document.createElement('p')
  told.className = 'visually-hidden'
  told.setAttribute('role', 'status')
  page.append(told)
  addEventListener('submit', onSubmit)
  addEventListener('keydown', onKey)
  listenForOneFile()
  // Going back is going to another state of the page.
  addEventListener('popstate', () => location.reload())
  watchList(look)
}
