import { useEffect, useState } from 'react'

/** `saved`: it is what the server has; `typed`: something else stands there; `restored`: that is from another time. */
type DraftState = 'saved' | 'typed' | 'restored'

/**
 * Has the browser keep what is typed into the text area `id`, under `name`, until the server has it: then `saved` is the
 * same. A dialog that is closed, reloaded or left comes back with it.
 */
export function useDraft(name: string, saved: string, id: string) {
  const [state, setState] = useState<DraftState>('saved')
  const put = (text: string) => {
    const field = document.getElementById(id)
    if (field instanceof HTMLTextAreaElement) field.value = text
  }
  useEffect(() => {
    const kept = read(name)
    const field = document.getElementById(id)
    if (!(field instanceof HTMLTextAreaElement)) return
    // What was typed before React came is newer.
    const isTyped = field.value !== saved
    if (isTyped) setState('typed')
    else if (kept !== null && kept !== saved) {
      field.value = kept
      setState('restored')
    } else write(name, null)
  }, [name, saved, id])
  return {
    state,
    keep: (text: string) => {
      write(name, text === saved ? null : text)
      setState(text === saved ? 'saved' : 'typed')
    },
    discard: () => {
      write(name, null)
      put(saved)
      setState('saved')
      document.getElementById(id)?.focus()
    },
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // The browser keeps nothing, or it is full: the field itself still has it.
  }
}
