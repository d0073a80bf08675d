import { type RefObject, useEffect, useState } from 'react'
import { DEFAULT_TONE, presetTone } from '#app/domain/humanizer/tones.ts'
import type { HumanizerData } from './page-data.server.ts'

/** The tone that is chosen: a preset's name, or the number of one of the person's own. */
export function useTone(page: HumanizerData, form: RefObject<HTMLFormElement | null>) {
  const { tones, created } = page
  const [tone, setTone] = useState(page.tone)
  const own = tones.find(({ id }) => String(id) === tone)
  const preset = presetTone(tone)

  // A tone chosen before React came is kept; React itself would put back the one the page was made with.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('tone')
    if (typeof chosen === 'string') setTone(chosen)
  }, [form])
  useEffect(() => {
    if (created !== null) setTone(created)
  }, [created])
  // One that has been deleted is none any more.
  const isGone = !preset && !own
  useEffect(() => {
    if (isGone) setTone(DEFAULT_TONE)
  }, [isGone])
  useEffect(() => {
    localStorage.setItem('lastTone', tone)
    document.cookie = `lastTone=${encodeURIComponent(tone)}; path=/; max-age=31536000; samesite=lax`
  }, [tone])

  return { tone, setTone, toneName: preset?.label ?? own?.name ?? 'Custom' }
}
