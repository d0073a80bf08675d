import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { NO_CHOICES } from './choices.ts'
import { type KeptText, keepText, keptText } from './kept-text.ts'

/** How long after the last letter a text is kept, in milliseconds; leaving the page keeps it at once. */
const PAUSE = 300

function browserStore(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

type Form = Omit<KeptText, 'at'>

type Options = {
  account: string
  /** The text that the page came with. */
  brought: string
  /** What stands in the form now. */
  form: Form
  /** Reads what stands in its field. */
  read: () => string
  /** The server has it for good: its rewrite is there. */
  safe: boolean
  /** Puts a text into the form. */
  put: (form: Form) => void
}

/** A text that has come back by itself (`restored`), or waits to be brought back (`aside`). */
export type TextAside = {
  kind: 'restored' | 'aside'
  /** Takes the text out again, or brings it back. */
  act: () => void
  dismiss: () => void
}

/**
 * Has the browser keep what is typed, over a reload, a crash and a sign-out, until its rewrite is there. An empty page gets
 * the text back, which is told and can be undone; a text that gives way to another one can be brought back.
 */
export function useKeptText({ account, brought, form, read, safe, put }: Options) {
  const [told, setTold] = useState<{ kind: TextAside['kind']; form: Form } | null>(null)
  const { text, tone, choices } = form
  const typed = useMemo(
    () => (!safe && text.trim() !== '' ? { text, tone, choices } : null),
    [safe, text, tone, choices],
  )

  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    const store = browserStore()
    const kept = store && keptText(store, account, Date.now())
    // What was typed before React came is newer, and may be just this.
    const now = read()
    if (!kept || isSame(kept.text, now)) return
    const restored = now.trim() === '' && brought === ''
    if (restored) put(kept)
    setTold({ kind: restored ? 'restored' : 'aside', form: kept })
  }, [account, brought, read, put])

  /** What is to be kept and has not been yet. */
  const waiting = useRef<{ form: Form | null } | null>(null)
  const keep = useCallback(() => {
    const store = browserStore()
    if (!store || !waiting.current) return
    const { form: kept } = waiting.current
    waiting.current = null
    keepText(store, account, kept && { ...kept, at: Date.now() })
  }, [account])

  const toKeep = typed ?? (told?.kind === 'aside' ? told.form : null)
  // What the page came with is kept when something is done with it, and not before it has been looked what there is.
  const arrived = useRef(false)
  useEffect(() => {
    if (!arrived.current) {
      arrived.current = true
      return
    }
    waiting.current = { form: toKeep }
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [toKeep, keep])

  useEffect(() => {
    const leave = () => {
      const now = read()
      // The last letters of a long text may not have been looked at.
      if (!isSame(now, text)) waiting.current = { form: { text: now, tone, choices } }
      keep()
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [keep, read, text, tone, choices])

  /** Another text is about to take the place of what was typed. */
  const giveWay = useCallback(() => {
    if (typed) setTold({ kind: 'aside', form: { ...typed, text: read() } })
  }, [typed, read])

  const dismiss = useCallback(() => setTold(null), [])
  const act = useCallback(() => {
    if (!told) return
    if (told.kind === 'restored') {
      put({ text: '', tone: told.form.tone, choices: NO_CHOICES })
      setTold({ kind: 'aside', form: told.form })
    } else {
      put(told.form)
      setTold(typed && { kind: 'aside', form: typed })
    }
  }, [told, typed, put])
  const aside: TextAside | null = told && { kind: told.kind, act, dismiss }
  return { aside, giveWay }
}

function isSame(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim()
}
