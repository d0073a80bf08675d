// The profile picture made immediate: what is chosen is sent at once, and seen while it is on its way.
import { wereChosenEarly } from '#app/ui/chosen-early.ts'

/** Puts the middle of a picture over what the box shows. A file that is none is left to the server, which says so. */
async function preview(box: Element, file: File) {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return
  const canvas = document.createElement('canvas')
  const side = Math.min(picture.width, picture.height)
  canvas.width = canvas.height = 256
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      (picture.width - side) / 2,
      (picture.height - side) / 2,
      side,
      side,
      0,
      0,
      canvas.width,
      canvas.height,
    )
  picture.close()
  box.querySelector('canvas')?.remove()
  box.append(canvas)
}

function upgrade(form: HTMLFormElement, field: HTMLInputElement) {
  const send = () => {
    const [file] = field.files ?? []
    const { max, tooLarge = '' } = form.dataset
    const problem = file && file.size > Number(max) ? tooLarge : ''
    field.setCustomValidity(problem)
    if (problem) field.reportValidity()
    if (!file || problem) return
    const box = form.querySelector('.avatar')
    if (box) void preview(box, file)
    form.requestSubmit(form.querySelector<HTMLElement>('[type=submit]'))
  }
  field.addEventListener('change', send)
  if (wereChosenEarly(field)) send()
}

const form = document.querySelector<HTMLFormElement>('form[data-picture]')
const field = form?.querySelector<HTMLInputElement>('[type=file]')
if (form && field) upgrade(form, field)
