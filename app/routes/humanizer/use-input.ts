import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#app/domain/text/language.ts'
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
  /** Of the field: each paragraph its own, where there is more than one to choose from. */
  direction: 'auto' | 'ltr'
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

type Found = Pick<Input, 'text' | 'words' | 'language' | 'direction'>
type Detect = (text: string) => Language

/** What tells languages apart, once it is there: it is loaded when there is a text to tell. */
let detect: Detect | undefined

/** A text longer than this is looked at when there is a pause in the typing, so that each letter is painted at once. */
const LONG = 10_000
/** A pause, in milliseconds. */
const PAUSE = 200

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

function lookAt(text: string, before: Language | null): Found {
  const words = countWords(text)
  const language = words === 0 ? null : (detect?.(text) ?? before)
  // Told by itself, the browser lays out all of a paragraph anew for every letter: twice the time for a long one.
  return { text, words, language, direction: text === '' || RIGHT_TO_LEFT.test(text) ? 'auto' : 'ltr' }
}

/**
 * The text area of the humanizer. The browser keeps its text; React knows how many words it has, and of which language:
 * `language` that of the text it comes with.
 */
export function useInput(initial: string, language: Language | null): Input {
  const field = useRef<HTMLTextAreaElement>(null)
  const [found, setFound] = useState<Found>(() => ({
    text: initial,
    words: countWords(initial),
    language,
    direction: 'auto',
  }))
  const [ready, setReady] = useState(false)
  const [cleared, setCleared] = useState<string | null>(null)

  const attach = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element
  }, [])
  const read = useCallback(() => field.current?.value ?? '', [])
  const look = useCallback((text: string) => {
    setFound((was) => (was.text === text && was.language ? was : lookAt(text, was.language)))
    if (detect || text.trim() === '') return
    const load = async () => {
      detect = (await import('#app/domain/text/detect-language.ts')).detectLanguage
      setFound((was) => lookAt(was.text, was.language))
    }
    // The server finds it out, too.
    void load().catch(() => undefined)
  }, [])
  // Typing goes on while the page around the field follows.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const count = useCallback(() => {
    clearTimeout(pause.current)
    const follow = () => startTransition(() => look(read()))
    if (read().length > LONG) pause.current = setTimeout(follow, PAUSE)
    else follow()
  }, [look, read])
  const set = useCallback(
    (text: string) => {
      clearTimeout(pause.current)
      if (field.current) field.current.value = text
      look(text)
    },
    [look],
  )
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
    () => ({ attach, initial, ...found, ready, undo, read, set, add, clear, count }),
    [attach, initial, found, ready, undo, read, set, add, clear, count],
  )
}
