import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DocumentRow, DocumentStatus } from '#app/domain/library/types.ts'

/** How often the list is asked for while something is being read, in milliseconds: more rarely while nothing changes. */
const SOONEST = 1000
const LATEST = 5000
const SLOWER = 1.25

/** Keeps a list true while files on it are being read. Returns what has come to an end meanwhile, to be announced. */
export function useLiveFiles(
  files: readonly Pick<DocumentRow, 'id' | 'fileName' | 'status' | 'pagesRead'>[],
): string {
  const { revalidate, state } = useRevalidator()
  const wait = useRef(SOONEST)
  const before = useRef('')
  const isBusy = files.some(({ status }) => status === 'waiting' || status === 'reading')
  const progress = files.map(({ id, status, pagesRead }) => `${id} ${status} ${pagesRead}`).join()
  useEffect(() => {
    if (before.current !== progress) wait.current = SOONEST
    before.current = progress
    if (!isBusy || state !== 'idle') return
    const look = () => {
      if (document.hidden) return
      wait.current = Math.min(wait.current * SLOWER, LATEST)
      void revalidate()
    }
    const timer = setTimeout(look, wait.current)
    addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('visibilitychange', look)
    }
  }, [isBusy, progress, state, revalidate])
  return useNews(files)
}

function useNews(files: readonly Pick<DocumentRow, 'id' | 'fileName' | 'status'>[]): string {
  const [known, setKnown] = useState<ReadonlyMap<string, DocumentStatus>>(new Map())
  const [news, setNews] = useState('')
  const changed = files.filter(({ id, status }) => known.get(id) !== status)
  if (changed.length > 0) {
    setKnown(new Map([...known, ...files.map(({ id, status }) => [id, status] as const)]))
    const ended = changed.filter(({ id, status }) => known.has(id) && /ready|failed/.test(status))
    const words = ended.map(
      ({ fileName, status }) => `${fileName} ${status === 'ready' ? 'has been read.' : 'could not be read.'}`,
    )
    if (words.length > 0) setNews(words.join(' '))
  }
  return news
}
