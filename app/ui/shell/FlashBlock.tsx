import { useState } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../Notice.tsx'
import type { Flash } from './types.ts'

/** News from the last request, at the top of the page until the next one. */
export function FlashBlock({ flash }: { flash: Flash | null }) {
  const { key } = useLocation()
  const [told, setTold] = useState({ flash, key })
  // Asking for the page's data anew brings no news, and takes none away.
  const current = flash && flash !== told.flash ? { flash, key } : told
  if (current !== told) setTold(current)
  if (!current.flash || current.key !== key) return null
  const { kind, title, description } = current.flash
  return (
    <div className="flash" data-flash>
      <Notice kind={kind} title={title} role="status">
        {description}
      </Notice>
    </div>
  )
}
