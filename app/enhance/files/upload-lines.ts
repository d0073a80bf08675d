/** The line that shows how far an upload is. */
export type Line = {
  /** Whether the file is still on its way. */
  busy: boolean
  /** How far it is, in words and as a share. */
  progress(words: string, share: number): void
  /** It is there, or will never be: says so for good. `again` offers another try. */
  end(tone: 'good' | 'info' | 'bad', words: string, again?: () => void): void
}

function element<T extends keyof HTMLElementTagNameMap>(name: T, className: string, text = '') {
  const node = document.createElement(name)
  node.className = className
  node.textContent = text
  return node
}

function button(words: string, name: string, act: () => void): HTMLElement {
  const node = element('button', 'btn btn-quiet btn-sm', words)
  node.type = 'button'
  node.append(element('span', 'visually-hidden', ` ${name}`))
  node.addEventListener('click', act)
  return node
}

/** Adds a line for the file called `name` to `home`; its button calls `cancel` while the file is on its way. */
export function addLine(home: HTMLElement, name: string, cancel: () => void): Line {
  const box = element('li', 'upload-line tone-info')
  const bar = element('progress', '')
  const words = element('p', '', 'Waiting')
  const buttons = element('span', 'upload-buttons')
  const remove = () => box.remove()
  bar.max = 1
  bar.value = 0
  bar.setAttribute('aria-label', `Upload of ${name}`)
  buttons.append(button('Cancel', name, cancel))
  box.append(element('strong', '', name), words, bar, buttons)
  home.append(box)
  const line: Line = {
    busy: true,
    progress(said, share) {
      words.textContent = said
      bar.value = share
    },
    end(tone, said, again) {
      line.busy = false
      box.className = `upload-line tone-${tone}`
      words.textContent = said
      bar.remove()
      const once = () => {
        remove()
        again?.()
      }
      buttons.replaceChildren(
        ...(again ? [button('Try again', name, once)] : []),
        button('Dismiss', name, remove),
      )
    },
  }
  return line
}
