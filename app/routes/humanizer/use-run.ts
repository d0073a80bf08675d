import { useCallback, useEffect, useRef, useState } from 'react'
import type { Manner } from '#app/domain/humanizer/manner.ts'
import { changesNothing } from '#app/domain/humanizer/unchanged.ts'
import type { Choices } from './choices.ts'
import { notify } from './notify.ts'
import type { Result } from './page-data.server.ts'
import { FollowingLost, resume, runEvents } from './run-events.ts'

/** The server's refusal to start a rewrite, as calls answer it. */
export type Refusal = {
  message: string
  code?: string
  details?: {
    wordsUsed?: number
    wordCount?: number
    maxWords?: number
    offer?: { endsAt: string } | null
    /** The words are those of so many rewrites. */
    rewrites?: number
    /** The messages of each field. */
    errors?: Record<string, string[]>
  }
}

export type Work =
  | { state: 'idle' }
  | { state: 'busy'; output: string; progress: number; runId: string | null }
  | {
      state: 'done'
      output: string
      runId: string
      tone: string
      toneName: string
      manner: Manner
      fallback: boolean
      stopped: boolean
      /** It came back as it was: nothing was charged. */
      unchanged: boolean
    }
  | { state: 'failed'; output: string; message: string }

type InTone = { text: string; tone: string; toneName: string; manner: Manner }

type Job = InTone & { choices: Choices; key: string }

type Options = {
  /** The run the page came with, if any. */
  initial: Result | null
  /** A run has ended well; called with its id. */
  onDone: (runId: string) => void
  onLimit: (refusal: Refusal) => void
  /** The session is over: the form is sent the plain way, which keeps the text and asks to sign in. */
  onSignedOut: () => void
}

function workOf(result: Result | null): Work {
  if (!result) return { state: 'idle' }
  const { status, output, progress, runId, fallback, error, tone, toneName, manner, unchanged } = result
  if (status === 'running') return { state: 'busy', output, progress, runId }
  if (status === 'failed') return { state: 'failed', output, message: error ?? '' }
  const stopped = status === 'stopped'
  return { state: 'done', output, runId, tone, toneName, manner, fallback, stopped, unchanged }
}

const INTERRUPTED = 'Processing was interrupted.'
const FAILED = 'Failed to process text'

/** Runs rewrites from the browser: starts, follows, resumes, stops, and falls back to the plain call. */
export function useRun({ initial, onDone, onLimit, onSignedOut }: Options) {
  const [work, setWork] = useState<Work>(() => workOf(initial))
  const reading = useRef<AbortController>(null)
  const show = useCallback((result: Result | null) => {
    reading.current?.abort()
    setWork(workOf(result))
  }, [])

  const fail = useCallback((message: string) => {
    setWork((was) => ({ state: 'failed', output: 'output' in was ? was.output : '', message }))
    notify({ kind: 'bad', title: 'Error', description: message })
  }, [])

  const finish = useCallback(
    (
      output: string,
      runId: string,
      { text, tone, toneName, manner }: InTone,
      { fallback = false, stopped = false },
    ) => {
      const unchanged = changesNothing(text, output, stopped)
      setWork({ state: 'done', output, runId, tone, toneName, manner, fallback, stopped, unchanged })
      if (unchanged)
        notify({ kind: 'info', title: 'Nothing was changed', description: 'No words were charged.' })
      else if (!stopped) {
        const description = `Your text was successfully transformed with ${toneName} tone.`
        notify({ kind: 'good', title: 'Text Humanized', description })
      }
      onDone(runId)
    },
    [onDone],
  )

  /** Follows a run to its end, showing what comes at the pace of the screen. */
  const follow = useCallback(
    async (response: Response, runId: string, inTone: InTone, before = '') => {
      reading.current?.abort()
      const controller = new AbortController()
      reading.current = controller
      let output = before
      let progress = 0
      let frame = 0
      const paint = () => {
        frame = 0
        if (!controller.signal.aborted) setWork({ state: 'busy', output, progress, runId })
      }
      try {
        for await (const event of runEvents(response, runId, controller.signal)) {
          if (controller.signal.aborted) return
          if (event.event === 'token') {
            output += event.content
            progress = event.progress
            frame ||= requestAnimationFrame(paint)
          } else {
            cancelAnimationFrame(frame)
            if (event.event === 'error') fail(event.message)
            else finish(event.fullText, runId, inTone, event)
          }
        }
      } finally {
        cancelAnimationFrame(frame)
      }
    },
    [fail, finish],
  )

  /** The plain call, when the stream cannot be had: the key makes it the same run, charged once. */
  const fallBack = useCallback(
    async (job: Job) => {
      notify({
        kind: 'warn',
        title: 'Streaming failed',
        description: 'Using slower fallback method. This may take longer.',
      })
      const answer = await post('/api/humanize', job)
      const body = (await answer.json()) as {
        text: string
        runId: string
        fallback?: boolean
        message?: string
      }
      if (answer.ok) finish(body.text, body.runId, job, { fallback: body.fallback })
      else fail(body.message ?? FAILED)
    },
    [fail, finish],
  )

  const start = useCallback(
    async (job: Job) => {
      setWork({ state: 'busy', output: '', progress: 0, runId: null })
      try {
        const response = await post('/api/humanize/stream', job)
        const runId = response.headers.get('x-run-id')
        if (response.ok && runId) {
          history.replaceState(history.state, '', `/humanizer?run=${runId}`)
          await follow(response, runId, job)
        } else {
          await refused(response)
        }
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
        await (error instanceof FollowingLost ? fallBack(job) : Promise.reject(error)).catch(() =>
          fail(INTERRUPTED),
        )
      }
      async function refused(response: Response) {
        if (response.status === 401) return onSignedOut()
        const { message, ...details } = (await response.json()) as Refusal & Refusal['details']
        if (response.status !== 402) return fail(message)
        setWork({ state: 'idle' })
        onLimit({ message, code: 'limit_reached', details })
      }
    },
    [fail, fallBack, follow, onLimit, onSignedOut],
  )

  /** Takes up a run that was under way when the page came. */
  useEffect(() => {
    if (initial?.status !== 'running') return
    const { runId, output } = initial
    const controller = new AbortController()
    resume(runId, String(output.length), controller.signal)
      .then((response) => follow(response, runId, initial, output))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) fail(error instanceof FollowingLost ? INTERRUPTED : FAILED)
      })
    return () => controller.abort()
  }, [initial, follow, fail])

  const stop = useCallback(async (runId: string) => {
    await fetch(`/api/runs/${runId}/stop`, { method: 'POST' })
  }, [])

  return { work, start, stop, show }
}

function post(address: string, { text, tone, choices, key }: Job): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, tone, ...choices, key }),
  })
}
