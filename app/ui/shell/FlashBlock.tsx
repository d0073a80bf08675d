import { useState } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../Notice.tsx'
import type { Flash } from './types.ts'

/** News from the last request, at the top of the page until the next one. On documents the script repeats it as a toast. */
export function FlashBlock({ flash }: { flash: Flash | null }) {
  const { key } = useLocation()
  const [told, setTold] = useState({ flash, key })
  if (flash !== told.flash) setTold({ flash, key })
  if (!flash || (flash === told.flash && key !== told.key)) return null
  const { kind, title, description } = flash
  return (
    <div className="flash" data-flash={kind} data-title={title} data-description={description}>
      <Notice kind={kind} title={title} role="status">
        {description}
      </Notice>
    </div>
  )
}
