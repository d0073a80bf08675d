import { ChangesView } from './ChangesView.tsx'
import type { EditorProps } from './EditorHead.tsx'
import { FactsView } from './FactsView.tsx'
import { MadeOnServer } from './MadeOnServer.tsx'
import { SentencesView } from './SentencesView.tsx'
import { ViewBody } from './ViewBody.tsx'

/** What a view shows in the place of the rewrite itself. */
export function ChosenView({ editor, work, here }: EditorProps) {
  const { view, changes, sentences, factList, report } = editor
  if (view === 'report') {
    return (
      <MadeOnServer
        label="Writing report"
        className="report relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] content-start gap-6 p-4 fits:overflow-auto"
        html={report ?? ''}
      />
    )
  }
  if (changes) return <ChangesView changes={changes} language={editor.language} here={here} />
  if (sentences) return <SentencesView editor={editor} sentences={sentences} work={work} here={here} />
  if (factList) return <FactsView facts={factList} editor={editor} work={work} />
  return <ViewBody>These texts are too long to be compared here.</ViewBody>
}
