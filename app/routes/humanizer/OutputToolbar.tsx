import { Suspense } from 'react'
import { later } from '#app/ui/later.tsx'
import type { EditorData } from './editor-data.server.ts'
import { PanelButton } from './PanelButton.tsx'
import { panelOver } from './place.ts'
import type { Result } from './shown.server.ts'
import type { Work } from './use-run.ts'

type ToolbarProps = {
  work: Work
  output: string
  result: Result | null
  editor: EditorData | null
  here: string
}

export const loadTakeAlong = async () => (await import('./TakeAlong.tsx')).TakeAlong
const TakeAlong = later(loadTakeAlong)

/** What can be done with the rewrite. */
export function OutputToolbar({ work, output, result, editor, here }: ToolbarProps) {
  // There is nothing to take along of what was stopped before its first words.
  const done = work.state === 'done' && output !== '' ? work : null
  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line px-2 py-1">
      {done && (
        <Suspense>
          <TakeAlong work={done} output={output} result={result} editor={editor} />
        </Suspense>
      )}
      <PanelButton
        variant="quiet"
        icon="history"
        className="ms-auto px-2!"
        panel="history"
        to={panelOver(here, '/humanizer/history')}
      >
        History
      </PanelButton>
    </div>
  )
}
