import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now: Date | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  now ??= new Date()
  timer ??= setInterval(() => {
    now = new Date()
    for (const each of listeners) each()
  }, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = undefined
  }
}

/** The time, fresh every minute; until the page is hydrated `atServer`, so that server and browser render the same. */
export function useNow(atServer: Date): Date {
  return useSyncExternalStore(
    subscribe,
    () => now ?? atServer,
    () => atServer,
  )
}
