import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Desk } from './desk-data.server.ts'

/** What came of the last thing that was done with the rewrite. */
export type DeskNews = { kind: 'good' | 'info' | 'bad'; title: string; description?: string | undefined }

export type DeskWork = {
  news: DeskNews | null
  /** The button that is at work: its form and value. */
  busy: string | null
  /** What was typed in the place of the rewrite and is not saved yet. */
  typed: string | null
  /** What was typed was refused, or the saved text has become another: saving needs a decision. */
  clash: boolean
  type: (text: string | null) => void
  /** Saves what was typed, when leaving the field; not while there is a clash. */
  saveQuietly: () => void
  submit: (event: React.FormEvent<HTMLFormElement>) => void
}

type Answer = { message: string; description?: string; kind?: DeskNews['kind'] }

const NO_LINE = { kind: 'bad', title: 'The connection was lost', description: 'Please try again.' } as const

/** Sends the forms of the desk without leaving the page, tells what came of it, and keeps what is typed. */
export function useDesk(desk: Desk | null): DeskWork {
  const { revalidate } = useRevalidator()
  const [told, setTold] = useState<{ place: string; news: DeskNews } | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [typed, setTyped] = useState(desk?.typed ?? null)
  const [clash, setClash] = useState(typed !== null)
  const sending = useRef(false)

  // News belong to the view that they came in.
  const place = desk ? `${desk.runId} ${desk.view}` : ''
  const news = told?.place === place ? told.news : null

  // Another text: what was typed into the last one has been saved or given up by now.
  const text = desk?.historyId
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    setTyped(desk?.typed ?? null)
    setClash(typeof desk?.typed === 'string')
  }, [text, desk])

  useEffect(() => {
    if (typed === null) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [typed])

  const type = useCallback((now: string | null) => {
    setTyped(now)
    if (now === null) setClash(false)
  }, [])

  const send = useCallback(
    async (form: HTMLFormElement, submitter: HTMLElement | null) => {
      if (sending.current) return
      sending.current = true
      const body = new FormData(form, submitter)
      const sent = body.get('output')
      setBusy(`${form.id}:${submitter instanceof HTMLButtonElement ? submitter.value : ''}`)
      try {
        const answer = await fetch(form.action, {
          method: 'POST',
          body,
          headers: { accept: 'application/json' },
        })
        const { message, description, kind = 'good' } = (await answer.json()) as Answer
        // What was typed while it was being saved is not saved yet.
        if (answer.ok && sent !== null) setTyped((now) => (now === null || sameText(now, sent) ? null : now))
        if (form.id === 'edit') setClash(!answer.ok)
        await revalidate()
        const bad = { kind: 'bad', title: 'Error', description: message } as const
        setTold({ place, news: answer.ok ? { kind, title: message, description } : bad })
      } catch {
        setTold({ place, news: NO_LINE })
      } finally {
        sending.current = false
        setBusy(null)
      }
    },
    [revalidate, place],
  )

  // A button that has done its work may be gone: the news then have the focus.
  useEffect(() => {
    if (news && document.activeElement === document.body) document.getElementById('desk-news')?.focus()
  }, [news])

  const submit = useCallback(
    (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void send(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    },
    [send],
  )
  const saveQuietly = useCallback(() => {
    const form = document.getElementById('edit')
    if (typed !== null && !clash && form instanceof HTMLFormElement) void send(form, null)
  }, [typed, clash, send])

  return { news, busy, typed, clash, type, saveQuietly, submit }
}

/** Whether two texts are the same but for how their lines end, which forms change. */
export function sameText(one: string, other: FormDataEntryValue): boolean {
  return typeof other === 'string' && one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}
