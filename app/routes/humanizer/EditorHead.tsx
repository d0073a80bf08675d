import { Link } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { EditorData } from './editor-data.server.ts'
import { EditorForms } from './EditorForms.tsx'
import { placeWith } from './place.ts'
import { SaveBar } from './SaveBar.tsx'
import type { EditorWork } from './use-editor.ts'
import { VIEWS } from './views.ts'

export type EditorProps = { editor: EditorData; work: EditorWork; here: string }

/** What stands above a finished rewrite: the row of views, and news. */
export function EditorHead({ editor, work, here }: EditorProps) {
  const { view } = editor
  return (
    <>
      <EditorForms editor={editor} work={work} />
      <div className="flex flex-wrap items-center border-b border-line px-1">
        <nav className="flex flex-wrap" aria-label="Views of the rewrite">
          {VIEWS.map(({ name, label }) => (
            <Link
              key={name}
              className="tab inline-flex min-h-9 items-center border-b-2 border-transparent px-2 text-sm font-semibold text-ink-soft no-underline hover:border-line-strong hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-accent pointer-coarse:min-h-11"
              to={placeWith(here, { view: name })}
              preventScrollReset
              aria-current={name === view ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        {view === 'rewrite' && <SaveBar work={work} here={here} />}
        <p className="ms-auto flex items-center gap-1 px-1">
          {editor.undo && (
            <Button
              form="undo"
              id="undo-change"
              variant="quiet"
              small
              icon="undo"
              className="px-2!"
              busy={work.busy === 'undo:'}
              busyLabel="Undoing…"
            >
              Undo
            </Button>
          )}
        </p>
      </div>
      {work.problem && (
        <Notice kind="bad" title="This did not work" role="alert" className="m-3">
          {work.problem}
        </Notice>
      )}
      {editor.hidden.input && view === 'rewrite' && (
        <Notice kind="info" title="Your text was cleaned" className="m-3">
          {editor.hidden.input}
        </Notice>
      )}
      {editor.blanks && view === 'rewrite' && (
        <Notice kind="info" title="Blanks to fill in" className="m-3">
          {editor.blanks}
        </Notice>
      )}
      {work.typed !== null && view !== 'rewrite' && (
        <Notice kind="warn" title="What you typed is not saved yet" className="m-3">
          <Link to={placeWith(here, { view: 'rewrite' })}>Back to your text</Link>
        </Notice>
      )}
    </>
  )
}
