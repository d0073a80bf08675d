import { Notice } from '../Notice.tsx'
import type { Flash } from './types.ts'

/** News from the last request, at the top of the page until the next one. The script repeats it as a toast. */
export function FlashBlock({ flash }: { flash: Flash }) {
  const { kind, title, description } = flash
  return (
    <div className="flash" data-flash={kind} data-title={title} data-description={description}>
      <Notice kind={kind} title={title} role="status">
        {description}
      </Notice>
    </div>
  )
}
