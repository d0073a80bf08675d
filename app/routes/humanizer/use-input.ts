import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { detectLanguage, type Language } from '#app/domain/humanizer/language.ts'
import { countWords } from '#app/domain/usage/words.ts'

/** For this long after Clear, Ctrl/Cmd+Z brings the text back. */
const UNDO_KEY_MS = 10_000

export type Input = {
  /** For the text area's `ref`. */
  attach: (field: HTMLTextAreaElement | null) => void
  initial: string
  /** The text as it was last looked at. */
  text: string
  words: number
  /** The language the text seems to be in; null for a text without words. */
  language: Language | null
  /** Before React has come the page cannot know whether something was typed. */
  ready: boolean
  /** The text that Undo brings back, or null. */
  undo: (() => void) | null
  read: () => string
  set: (text: string) => void
  add: (text: string) => void
  clear: () => void
  count: () => void
}

function lookAt(text: string): Pick<Input, 'text' | 'words' | 'language'> {
  const words = countWords(text)
  return { text, words, language: words === 0 ? null : detectLanguage(text) }
}

/** The text area of the humanizer. The browser keeps its text; React knows how many words it has, and of which language. */
export function useInput(initial: string): Input {
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ text, words, language }, setFound] = useState(() => lookAt(initial))
  const [ready, setReady] = useState(false)
  const [cleared, setCleared] = useState<string | null>(null)

  const attach = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element
  }, [])
  const read = useCallback(() => field.current?.value ?? '', [])
  const count = useCallback(() => setFound(lookAt(read())), [read])
  const set = useCallback((text: string) => {
    if (field.current) field.current.value = text
    setFound(lookAt(text))
  }, [])
  const add = useCallback(
    (text: string) => set(read().trim() === '' ? text : `${read().trimEnd()}\n\n${text}`),
    [read, set],
  )
  const clear = useCallback(() => {
    if (read() !== '') setCleared(read())
    set('')
    field.current?.focus()
  }, [read, set])
  const undo = useMemo(
    () =>
      cleared === null
        ? null
        : () => {
            add(cleared)
            setCleared(null)
            field.current?.focus()
          },
    [cleared, add],
  )

  // What was typed before React came counts too.
  useEffect(() => {
    count()
    setReady(true)
  }, [count])

  useEffect(() => {
    if (!undo) return
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'z' ||
        event.shiftKey ||
        !(event.ctrlKey || event.metaKey) ||
        read() !== ''
      )
        return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', onKey)
    const timer = setTimeout(() => removeEventListener('keydown', onKey), UNDO_KEY_MS)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
    }
  }, [undo, read])

  return useMemo(
    () => ({ attach, initial, text, words, language, ready, undo, read, set, add, clear, count }),
    [attach, initial, text, words, language, ready, undo, read, set, add, clear, count],
  )
}
