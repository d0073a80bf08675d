import { Link } from 'react-router'
import type { Import } from '#app/domain/humanizer/import.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** How far a file is that is being read into the text, for pages without script; or how that ended. */
export function ImportNotice({ importing }: { importing: Import }) {
  const { id, draft, fileName, status, progress, error } = importing
  const here = `/humanizer?draft=${draft}&import=${id}`
  if (status === 'done') return <Notice kind="good" title="File Processed" role="status" className="m-3" />
  if (status === 'stopped') {
    return <Notice kind="info" title={`Reading of ${fileName} was canceled`} role="status" className="m-3" />
  }
  if (status === 'failed') {
    return (
      <Notice kind="bad" title={`${fileName} was not added`} role="status" className="m-3">
        {error ?? 'Failed to process file'}
      </Notice>
    )
  }
  return (
    <Notice kind="info" title={`Reading ${fileName}: ${progress} %`} role="status" className="m-3">
      <p>Its text will stand below yours.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={here}>Check progress</Link>
        <Button
          type="submit"
          form="cancel"
          formAction={`/api/runs/${id}/stop?goTo=${encodeURIComponent(here)}`}
          variant="secondary"
          small
        >
          Cancel
        </Button>
      </div>
    </Notice>
  )
}
