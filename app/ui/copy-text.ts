/**
 * Puts `text` on the clipboard and returns whether it is there. Where pages may not use the clipboard, as on plain http, it
 * is selected and copied the old way; the selection and the focus are as before afterwards.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  // A dialog lets nothing outside itself have the focus.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
