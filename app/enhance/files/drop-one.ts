import { chosenEarly } from './chosen-early.ts'

/** Lets a file be dropped onto the upload form of a tool, and sends one that is chosen at once. */
export function listenForOneFile() {
  addEventListener('change', onChange)
  for (const type of ['dragover', 'dragleave', 'drop'] as const) addEventListener(type, onDrop)
  const early = document.querySelector<HTMLInputElement>('[data-drop-one] [type=file]')
  if (early && chosenEarly(early)) early.form?.requestSubmit()
}

function onChange({ target }: Event) {
  if (
    target instanceof HTMLInputElement &&
    target.matches('[data-drop-one] [type=file]') &&
    target.files?.length
  )
    target.form?.requestSubmit()
}

function onDrop(event: DragEvent) {
  const zone =
    event.target instanceof Element ? event.target.closest<HTMLFormElement>('[data-drop-one]') : null
  if (!zone || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  zone.toggleAttribute('data-over', event.type === 'dragover')
  const [file] = event.dataTransfer.files
  const field = zone.querySelector<HTMLInputElement>('[type=file]')
  if (event.type !== 'drop' || !file || !field) return
  // Several files are dropped: the first is taken.
  const one = new DataTransfer()
  one.items.add(file)
  field.files = one.files
  zone.requestSubmit()
}
