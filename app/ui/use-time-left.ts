import { useEffect, useState } from 'react'

/** Returns the milliseconds until `end`, anew each second; null until the page is hydrated, as only the browser counts on. */
export function useTimeLeft(end: Date | undefined): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const until = end?.getTime()
  useEffect(() => {
    if (until === undefined) return
    const tell = () => setLeft(until - Date.now())
    tell()
    const timer = setInterval(tell, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
