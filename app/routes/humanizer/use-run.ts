import { useCallback, useEffect, useRef, useState } from 'react'
import type { Authorship } from '#app/domain/humanizer/authorship.ts'
import type { Manner } from '#app/domain/humanizer/manner.ts'
import { changesNothing } from '#app/domain/humanizer/unchanged.ts'
import type { Choices } from './choices.ts'
import { showToast } from '#app/ui/toast.ts'
import type { Result } from './shown.server.ts'
import { closePress, keyOf, openPress, tabStore } from './press.ts'
import type { Ended, News, Refusal } from './pursue.ts'
import { browserLine } from '#app/domain/runs/browser-line.ts'

export type { Refusal } from './pursue.ts'

export type Work =
  | { state: 'idle' }
  | {
      state: 'busy'
      output: string
      progress: number
      /** Null until the server has said it. */
      runId: string | null
      /** Stop has been pressed. */
      stopping: boolean
    }
  | {
      state: 'done'
      output: string
      /** What it was made of. */
      text: string
      /** Null for a rewrite that was stopped before it was begun. */
      runId: string | null
      tone: string
      toneName: string
      manner: Manner
      fallback: boolean
      tally: Partial<Authorship> | null
      stopped: boolean
      /** It came back as it was: nothing was charged. */
      unchanged: boolean
    }
  | { state: 'failed'; output: string; message: string }

type InTone = { text: string; tone: string; toneName: string; manner: Manner }

/** What a press of the button asks for. */
type Asked = InTone & { choices: Choices }

type Options = {
  /** Whose page it is. */
  account: string
  /** The run the page came with, if any. */
  initial: Result | null
  /** Nothing is shown that a lost press would have to give way to. */
  vacant: boolean
  /** A run has ended well; called with its id. */
  onDone: (runId: string) => void
  /** A press whose answer had got lost led to this run. */
  onFound: (runId: string) => void
  onLimit: (refusal: Refusal) => void
  /** The session is over: the form is sent the plain way, which keeps the text and asks to sign in. */
  onSignedOut: () => void
}

function workOf(result: Result | null): Work {
  if (!result) return { state: 'idle' }
  const { status, output, progress, runId, error } = result
  if (status === 'running') return { state: 'busy', output, progress, runId, stopping: false }
  if (status === 'failed') return { state: 'failed', output, message: error ?? '' }
  const { text, tone, toneName, manner, fallback, tally, unchanged } = result
  const stopped = status === 'stopped'
  return { state: 'done', output, text, runId, tone, toneName, manner, fallback, tally, stopped, unchanged }
}

const UNKNOWN =
  'Processing was interrupted: the server could not be reached. Your text is kept. Press Humanize Text again: what was begun is looked up, and nothing is charged twice.'

/** What follows a rewrite: loaded when somebody turns to their text, and not with the page. */
export const loadPursuit = () => import('./pursue.ts')

/** How often it is tried to stop a rewrite, and at what distance in milliseconds. */
const STOPS = 20
const STOP_AGAIN = 500

type Way = Awaited<ReturnType<typeof loadPursuit>>

/** The rewrite that the page follows. */
type Pursuit = {
  controller: AbortController
  key: string | null
  runId: string | null
  stopping: boolean
  over: boolean
}

/** Runs rewrites from the browser: starts, follows, resumes, stops, and finds again what got lost on the way. */
export function useRun({ account, initial, vacant, onDone, onFound, onLimit, onSignedOut }: Options) {
  const [work, setWork] = useState<Work>(() => workOf(initial))
  const current = useRef<Pursuit | null>(null)

  /** Begins to follow something else. */
  const turnTo = useCallback((key: string | null, runId: string | null): Pursuit => {
    current.current?.controller.abort()
    const pursuit = { controller: new AbortController(), key, runId, stopping: false, over: false }
    current.current = pursuit
    return pursuit
  }, [])

  const show = useCallback((result: Result | null) => {
    current.current?.controller.abort()
    setWork(workOf(result))
  }, [])

  const fail = useCallback((message: string) => {
    setWork((was) => ({ state: 'failed', output: 'output' in was ? was.output : '', message }))
    showToast({ kind: 'bad', title: 'Error', description: message })
  }, [])

  const finish = useCallback(
    (ended: Ended, { text, tone, toneName, manner }: InTone) => {
      const { output, runId, fallback, tally, stopped, found } = ended
      const unchanged = !(stopped && output === '') && changesNothing(text, output, stopped)
      setWork({
        state: 'done',
        output,
        text,
        runId,
        tone,
        toneName,
        manner,
        fallback,
        tally,
        stopped,
        unchanged,
      })
      if (unchanged)
        showToast({ kind: 'info', title: 'Nothing was changed', description: '0 words were charged.' })
      else if (!stopped) {
        const title = found ? 'Your rewrite is ready' : 'Text Humanized'
        const description = `Your text was successfully transformed with ${toneName} tone.`
        showToast({ kind: 'good', title, description })
      }
      if (runId) onDone(runId)
    },
    [onDone],
  )

  /** Shows what becomes known of a press, at the pace of the screen; forgets its key when its end is known. */
  const follow = useCallback(
    async (
      pursuit: Pursuit,
      tell: (way: Way) => AsyncGenerator<News>,
      inTone: InTone,
      before: Pick<Ended, 'output'>,
    ) => {
      let { output } = before
      let progress = 0
      let frame = 0
      const paint = () => {
        frame = 0
        const { runId, stopping, controller } = pursuit
        if (!controller.signal.aborted) setWork({ state: 'busy', output, progress, runId, stopping })
      }
      const close = () => pursuit.key !== null && closePress(tabStore(), pursuit.key)
      try {
        for await (const news of tell(await loadPursuit())) {
          if (pursuit.controller.signal.aborted) return
          if (news.news === 'words') {
            ;({ output, progress } = news)
            frame ||= requestAnimationFrame(paint)
          } else if (news.news === 'begun') {
            pursuit.runId = news.runId
            history.replaceState(history.state, '', `/humanizer?run=${news.runId}`)
            paint()
          } else if (news.news === 'slower') {
            const description = 'Using slower fallback method. This may take longer.'
            showToast({ kind: 'warn', title: 'Streaming failed', description })
          } else {
            cancelAnimationFrame(frame)
            frame = 0
            if (news.news !== 'unknown') close()
            if (news.news === 'ended') finish(news, inTone)
            else if (news.news === 'failed') fail(news.message)
            else if (news.news === 'unknown') fail(UNKNOWN)
            else if (news.status === 401) onSignedOut()
            else if (news.status === 402) {
              setWork({ state: 'idle' })
              onLimit(news.refusal)
            } else fail(news.refusal.message)
          }
        }
      } catch {
        if (!pursuit.controller.signal.aborted) fail(UNKNOWN)
      } finally {
        pursuit.over = true
        cancelAnimationFrame(frame)
      }
    },
    [fail, finish, onLimit, onSignedOut],
  )

  const start = useCallback(
    async (asked: Asked) => {
      const { text, tone, choices } = asked
      const key = keyOf(tabStore(), account, { text, tone, choices })
      const pursuit = turnTo(key, null)
      setWork({ state: 'busy', output: '', progress: 0, runId: null, stopping: false })
      const { signal } = pursuit.controller
      const given = { line: browserLine, signal, stopping: () => pursuit.stopping }
      const job = { text, tone, choices, key }
      await follow(pursuit, ({ pursue }) => pursue(job, given), asked, { output: '' })
    },
    [account, follow, turnTo],
  )

  /** Takes up a run that was under way when the page came. */
  useEffect(() => {
    if (!initial) return
    const { runId, output, key } = initial
    if (initial.status !== 'running') {
      // The end of what is shown is known: should it be that of the last press, the next one is another.
      if (key !== null) closePress(tabStore(), key)
      return
    }
    const pursuit = turnTo(key, runId)
    const { signal } = pursuit.controller
    const given = { line: browserLine, signal, stopping: () => pursuit.stopping }
    const tell = ({ pursueRun }: Way) => pursueRun(runId, pursuit.key, given, { output })
    void follow(pursuit, tell, initial, { output })
    return () => pursuit.controller.abort()
  }, [initial, follow, turnTo])

  /** Looks for a press whose end this page does not know, as after a reload. */
  useEffect(() => {
    const open = vacant ? openPress(tabStore(), account) : undefined
    if (!open) return
    const pursuit = turnTo(open.key, null)
    const { signal } = pursuit.controller
    const look = async () => {
      // When nobody answers, the next page looks for it, or whoever asks for the same.
      const found = await loadPursuit()
        .then(({ findAgain }) => findAgain(open.key, signal))
        .catch(() => undefined)
      if (signal.aborted || !found) return
      if (found.news === 'failed') {
        closePress(tabStore(), open.key)
        fail(found.message)
      } else if (found.runId !== null) onFound(found.runId)
      if (found.news === 'ended') {
        const description = 'It was written while this page was away.'
        showToast({ kind: 'good', title: 'Your rewrite is ready', description })
      }
    }
    void look()
    return () => pursuit.controller.abort()
  }, [account, vacant, fail, onFound, turnTo])

  const stop = useCallback(async () => {
    const pursuit = current.current
    if (!pursuit || pursuit.stopping) return
    const tell = (stopping: boolean) => {
      pursuit.stopping = stopping
      setWork((was) => (was.state === 'busy' ? { ...was, stopping } : was))
    }
    tell(true)
    for (let attempt = 0; attempt < STOPS && !pursuit.over; attempt++) {
      const way = await loadPursuit().catch(() => undefined)
      if (await way?.askedToStop(pursuit)) return
      await browserLine.wait(STOP_AGAIN)
    }
    if (pursuit.over) return
    tell(false)
    showToast({
      kind: 'bad',
      title: 'Not stopped',
      description: 'The server could not be reached. Please try again.',
    })
  }, [])

  /** Whether a run is the one that the page follows, or has followed to its end. */
  const follows = useCallback((runId: string) => current.current?.runId === runId, [])

  return { work, start, stop, show, follows }
}
