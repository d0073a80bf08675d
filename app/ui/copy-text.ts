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

/**
 * Puts `text` on the clipboard, and beside it the HTML that `address` answers, for programs that know headings and lists.
 * Returns whether both are there.
 */
export async function copyRich(text: string, address: string | null): Promise<boolean> {
  if (address === null || typeof ClipboardItem === 'undefined') return false
  const html = async () => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error('no HTML')
    return new Blob([await answer.text()], { type: 'text/html' })
  }
  try {
    // Browsers want it asked for while the button is pressed, and wait for what is still on its way.
    const plain = new Blob([text], { type: 'text/plain' })
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain, 'text/html': html() })])
    return true
  } catch {
    return false
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
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
