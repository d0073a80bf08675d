import { Notice } from './Notice.tsx'

/** Stands on each page about money while no money is taken. */
export function DemoBilling() {
  return (
    <Notice kind="info" title="Demo billing: no card is charged">
      <p>Everything about plans works as it would in earnest, with a test card.</p>
    </Notice>
  )
}
