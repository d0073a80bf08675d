import { Link } from 'react-router'
import { Notice } from '#app/ui/Notice.tsx'
import { ChangesView } from './ChangesView.tsx'
import type { EditorData } from './editor-data.server.ts'
import { FactsView } from './FactsView.tsx'
import { MadeOnServer } from './MadeOnServer.tsx'
import { placeWith } from './place.ts'
import { SaveBar } from './SaveBar.tsx'
import { SentencesView } from './SentencesView.tsx'
import type { EditorWork } from './use-editor.ts'
import { ViewBody } from './ViewBody.tsx'
import { VIEWS } from './views.ts'

type EditorProps = { editor: EditorData; work: EditorWork; here: string }

/** What stands above a finished rewrite: the row of views, and news. */
export function EditorHead({ editor, work, here }: EditorProps) {
  const { view } = editor
  return (
    <>
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
      {work.typed !== null && view !== 'rewrite' && (
        <Notice kind="warn" title="What you typed is not saved yet" className="m-3">
          <Link to={placeWith(here, { view: 'rewrite' })}>Back to your text</Link>
        </Notice>
      )}
    </>
  )
}

/** What a view shows in the place of the rewrite itself. */
export function ChosenView({ editor, work, here }: EditorProps) {
  const { view, changes, sentences, factList, report } = editor
  if (view === 'report') {
    return (
      <MadeOnServer
        label="Writing report"
        className="report min-h-0 grow p-4 fits:overflow-auto"
        html={report ?? ''}
      />
    )
  }
  if (changes) return <ChangesView changes={changes} language={editor.language} here={here} />
  if (sentences) return <SentencesView editor={editor} sentences={sentences} work={work} here={here} />
  if (factList) return <FactsView facts={factList} editor={editor} work={work} />
  return <ViewBody>These texts are too long to be compared here.</ViewBody>
}
