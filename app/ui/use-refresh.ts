import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/**
 * Asks for what the page shows anew whenever somebody comes back to it and, while it is looked at, `every` so many
 * milliseconds (null: not by itself). It is asked first whether the server is there: an answer that does not come would
 * take the page away.
 */
export function useRefresh(every: number | null): void {
  const { revalidate, state } = useRevalidator()
  const idle = useNavigation().state === 'idle' && state === 'idle'
  useEffect(() => {
    if (every === null || !idle) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => void look(), every)
    }
    const look = async () => {
      if (!document.hidden && (await isThere())) void revalidate()
      else wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [every, idle, revalidate])
  useEffect(() => {
    const onReturn = async () => {
      if (!document.hidden && (await isThere())) void revalidate()
    }
    const listener = () => void onReturn()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [revalidate])
}

function isThere(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
