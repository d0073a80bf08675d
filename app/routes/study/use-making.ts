import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Making } from '#app/domain/study/making.server.ts'
import type { RunEvent } from '#app/domain/runs/run.server.ts'

type Progress = { id: string; ready: number; progress: number }

/** Follows what is being made: how far it is now. When it has ended, what the page shows is asked for anew. */
export function useMaking(making: Making | null): Making | null {
  const [now, setNow] = useState<Progress | null>(null)
  const { revalidate } = useRevalidator()
  const running = making?.status === 'running' ? making.id : null
  useEffect(() => {
    if (running === null) return
    const source = new EventSource(`/api/humanize/stream?run=${running}`)
    let ready = 0
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as RunEvent
      if (event.event === 'token') {
        // Each question and each key point is a line.
        ready += event.content.split('\n').length - 1
        setNow({ id: running, ready, progress: event.progress })
      } else {
        source.close()
        void revalidate()
      }
    })
    return () => source.close()
  }, [running, revalidate])
  if (making?.status !== 'running' || now?.id !== making.id) return making
  return {
    ...making,
    ready: Math.max(making.ready, now.ready),
    progress: Math.max(making.progress, now.progress),
  }
}
