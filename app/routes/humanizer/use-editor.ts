import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { EditorData } from './editor-data.server.ts'
import { showToast } from '#app/ui/toast.ts'
import { undoneBy } from './place.ts'

export type EditorWork = {
  /** Why the last thing that was tried with the rewrite did not happen. */
  problem: string | null
  /** What was typed has just been saved. */
  saved: boolean
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

type Answer = { message: string; description?: string; kind?: 'good' | 'info'; undo?: string }

const NO_LINE = 'The connection was lost. Please try again.'

/** Sends the forms of the editor without leaving the page, tells what came of it, and keeps what is typed. */
export function useEditor(editor: EditorData | null): EditorWork {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [told, setTold] = useState<{ place: string; problem: string } | null>(null)
  const [saved, setSaved] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  const [written, setTyped] = useState(editor?.typed ?? null)
  const [clash, setClash] = useState(written !== null)
  const sending = useRef(false)
  const lastSaved = useRef<string | null>(null)
  const typed = written === null || plainLines(written) === plainLines(editor?.output ?? '') ? null : written

  // A problem belongs to the view that it came up in.
  const place = editor ? `${editor.runId} ${editor.view}` : ''
  const problem = told?.place === place ? told.problem : null

  // Another text: what was typed into the last one has been saved or given up by now.
  const text = editor?.historyId
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    setTyped(editor?.typed ?? null)
    setClash(typeof editor?.typed === 'string')
  }, [text, editor])

  // What was typed and has arrived in the page is the page's again. What was typed while it was saved is not saved yet.
  const version = editor?.version
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    setTyped((now) => (now === lastSaved.current ? null : now))
  }, [version])

  useEffect(() => {
    if (typed === null) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [typed])

  const type = useCallback((now: string | null) => {
    setTyped(now)
    setSaved(false)
    if (now === null) setClash(false)
  }, [])

  const send = useCallback(
    async (form: HTMLFormElement, submitter: HTMLElement | null, quiet = false) => {
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
        const { message, description, kind = 'good', undo } = (await answer.json()) as Answer
        if (answer.ok && typeof sent === 'string') lastSaved.current = plainLines(sent)
        if (form.id === 'edit') setClash(!answer.ok)
        // A link that was pressed in the same moment has begun to lead away by then: renewing the page must not call it back.
        await new Promise((resolve) => setTimeout(resolve))
        const next = answer.ok ? undoneBy(location, undo) : null
        if (next) await navigate(next, { replace: true, preventScrollReset: true })
        else await revalidate()
        setTold(answer.ok ? null : { place, problem: message })
        setSaved(answer.ok && form.id === 'edit')
        if (answer.ok && !quiet) showToast({ kind, title: message, ...(description && { description }) })
      } catch {
        setTold({ place, problem: NO_LINE })
      } finally {
        sending.current = false
        setBusy(null)
      }
    },
    [revalidate, navigate, place],
  )

  // A button that has done its work may be gone: focus then goes to the name of the view, not to the top of the page.
  const worked = useRef(false)
  useEffect(() => {
    if (busy !== null) worked.current = true
    if (busy !== null || !worked.current || !version) return
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#rewrite .tab[aria-current]')?.focus({ preventScroll: true })
  }, [busy, version])

  const submit = useCallback(
    (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void send(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    },
    [send],
  )
  const saveQuietly = useCallback(() => {
    const form = document.getElementById('edit')
    if (typed !== null && !clash && form instanceof HTMLFormElement) void send(form, null, true)
  }, [typed, clash, send])

  return { problem, saved, busy, typed, clash, type, saveQuietly, submit }
}

/** A text as fields hold it. */
export function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
