import { chosenEarly } from './chosen-early.ts'
import { listenForDialogs, openDialog } from './dialogs.ts'
import { type Target, upload, uploading } from './uploads.ts'

/** The lines of all uploads: in the dialog while it is open, on the page otherwise. */
const home = document.createElement('ul')
home.className = 'upload-lines'

function place(slot: string) {
  document.querySelector(slot)?.append(home)
}

function targetOf(form: HTMLFormElement): Target {
  return { address: form.action, limit: Number(form.dataset.max) }
}

/** Picking files begins their upload at once. */
function upgrade(dialog: HTMLDialogElement) {
  const form = dialog.querySelector<HTMLFormElement>('[data-upload]')
  const field = form?.querySelector<HTMLInputElement>('[type=file]')
  const pick = form?.querySelector<HTMLButtonElement>('[data-pick]')
  if (!form || !field || !pick) return
  place('[data-uploads]')
  pick.hidden = false
  field.multiple = true
  field.tabIndex = -1
  for (const part of [field, form.querySelector('label')]) part?.classList.add('visually-hidden')
  pick.addEventListener('click', () => field.click())
  const send = () => {
    upload([...(field.files ?? [])], targetOf(form), home)
    field.value = ''
  }
  field.addEventListener('change', send)
  if (chosenEarly(field)) send()
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** What went well needs no more reading once the dialog is shut; what is on its way or failed stands on the page. */
function shelve() {
  for (const line of home.querySelectorAll('.tone-good, .tone-info:not(:has(progress))')) line.remove()
  place('[data-uploads-tray]')
}

/** The dialog's zone while it is open, else the whole page; nothing under other dialogs. */
function zone(): HTMLElement | null {
  const dialog = document.querySelector('dialog[open]')
  return dialog ? dialog.querySelector('[data-drop]') : document.querySelector('[data-files]')
}

function leave() {
  for (const over of document.querySelectorAll('[data-over]')) over.removeAttribute('data-over')
}

async function onDrop(event: DragEvent) {
  if (!carriesFiles(event)) return
  event.preventDefault()
  leave()
  const files = [...(event.dataTransfer?.files ?? [])]
  if (!zone() || files.length === 0) return
  const link = document.querySelector<HTMLAnchorElement>('[data-opens-dialog][href*="dialog=upload"]')
  if (!document.querySelector('dialog[open]') && link) await openDialog(link.href, link)
  const form = document.querySelector<HTMLFormElement>('[data-upload]')
  if (form) upload(files, targetOf(form), home)
}

/** Brings files in: picked in the dialog, or dropped anywhere on the page. */
export function listenForUploads() {
  listenForDialogs({ onOpen: upgrade, onClose: shelve })
  addEventListener('dragover', (event) => {
    if (!carriesFiles(event)) return
    // Without this the browser would leave the page for the file.
    event.preventDefault()
    zone()?.setAttribute('data-over', '')
  })
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) leave()
  })
  addEventListener('drop', (event) => void onDrop(event))
  addEventListener('beforeunload', (event) => {
    if (uploading()) event.preventDefault()
  })
}
