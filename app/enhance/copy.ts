import { copyText } from '#app/ui/copy-text.ts'
import { toast } from './toast.ts'

const bound = new WeakSet<Element>()

function textOf(selector: string): string {
  const source = document.querySelector(selector)
  if (source instanceof HTMLTextAreaElement || source instanceof HTMLInputElement) return source.value
  return source?.textContent ?? ''
}

async function copy(button: HTMLElement) {
  if (await copyText(textOf(button.dataset.copy ?? ''))) {
    toast({ kind: 'good', title: 'Copied', description: button.dataset.copied })
  } else {
    toast({
      kind: 'bad',
      title: 'Not copied',
      description: 'The browser refused. Select the text and copy it.',
    })
  }
}

/** Makes `<button type="button" data-copy="#id" hidden>` copy that element's text, and shows it. */
export function upgradeCopyButtons() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    if (bound.has(button)) continue
    bound.add(button)
    button.addEventListener('click', () => void copy(button))
    button.hidden = false
  }
}
