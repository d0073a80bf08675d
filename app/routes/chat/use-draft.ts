import { useEffect } from 'react'
import { KEPT_TEXTS } from '#app/ui/kept-texts.ts'
import type { Place } from './place.ts'

function nameOf({ doc, chat }: Place): string {
  return `${KEPT_TEXTS}question:${doc ?? ''}:${chat ?? ''}`
}

/** Keeps what is typed for a conversation in this tab, until it is sent. */
export function keepDraft(place: Place, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(place))
    else sessionStorage.setItem(nameOf(place), text)
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

/** Puts what was typed before a reload into the field with this id, if it is still empty. */
export function useDraft({ doc, chat }: Place, id: string): void {
  useEffect(() => {
    const element = document.getElementById(id)
    if (!(element instanceof HTMLTextAreaElement)) return
    // It may have been typed into before the script came.
    if (element.value !== '') return keepDraft({ doc, chat }, element.value)
    try {
      element.value = sessionStorage.getItem(nameOf({ doc, chat })) ?? ''
    } catch {
      // Where nothing may be kept, nothing is.
    }
  }, [doc, chat, id])
}
