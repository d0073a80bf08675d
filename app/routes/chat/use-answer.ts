import { startTransition, useEffect, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { browserLine } from '#app/domain/runs/browser-line.ts'
import { isStream, runEvents } from '#app/domain/runs/run-events.ts'
import type { Pending } from './page-data.server.ts'

/** How long it is waited, when a line was lost for good, until it is tried again; coming back online is heard at once. */
const TRY_AGAIN_MS = 5_000

type Followed = {
  /** What has come of the answer; null until the first of it. */
  output: string | null
  /** The line is lost just now. */
  isLost: boolean
}

const NOTHING: Followed = { output: null, isLost: false }

/**
 * Follows the answer that is being made over the stream of its events, however often the line is lost, and has the page
 * show it with its sources when it is there.
 */
export function useAnswer(pending: Pending | null): Followed {
  const [followed, setFollowed] = useState(NOTHING)
  const { revalidate } = useRevalidator()
  const runId = pending?.status === 'running' ? pending.id : null
  useEffect(() => {
    if (runId === null) return
    const reader = new AbortController()
    const { signal } = reader
    const address = `${href('/api/chat/stream')}?run=${runId}`
    let output = ''
    let frame = 0
    const show = (more: Partial<Followed>) => {
      // What the server has rendered stands until the parts that follow it are loaded.
      if (!signal.aborted) startTransition(() => setFollowed((was) => ({ ...was, ...more })))
    }
    const finish = () => {
      cancelAnimationFrame(frame)
      show({ isLost: false })
      if (!signal.aborted) void revalidate()
    }
    const follow = async () => {
      startTransition(() => setFollowed(NOTHING))
      while (!signal.aborted) {
        try {
          const headers: Record<string, string> =
            output === '' ? {} : { 'last-event-id': String(output.length) }
          const response = await fetch(address, { headers, signal })
          // It is no longer there, or not for who is signed in now: the page knows what to show instead.
          if (response.status >= 400 && response.status < 500) return finish()
          if (isStream(response)) {
            show({ isLost: false })
            for await (const event of runEvents(browserLine, address, signal, response, output.length)) {
              if (event.event !== 'token') return finish()
              output += event.content
              frame ||= requestAnimationFrame(() => {
                frame = 0
                show({ output })
              })
            }
          }
        } catch {
          // Told below, and tried again.
        }
        show({ isLost: true })
        await untilOnline(signal)
      }
    }
    void follow()
    return () => {
      reader.abort()
      cancelAnimationFrame(frame)
    }
  }, [runId, revalidate])
  return followed
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, TRY_AGAIN_MS)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
