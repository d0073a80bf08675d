import type { EditorData } from './editor-data.server.ts'
import type { EditorWork } from './use-editor.ts'

/** The forms of the views. Their fields and buttons stand apart in the pane: they name the form they belong to. */
export function EditorForms({ editor, work }: { editor: EditorData; work: EditorWork }) {
  const address = `/api/humanizer/history/${editor.historyId}`
  const version = <input type="hidden" name="version" value={editor.version} />
  const former = editor.undo && <input type="hidden" name="former" value={editor.undo} />
  return (
    <>
      <form
        hidden
        id="edit"
        method="post"
        action={`${address}/text`}
        encType="multipart/form-data"
        onSubmit={work.submit}
      >
        {version}
      </form>
      {editor.undo && (
        <form hidden id="undo" method="post" action={`${address}/undo`} onSubmit={work.submit}>
          {former}
          <input type="hidden" name="view" value={editor.view} />
        </form>
      )}
      {editor.sentences && (
        <form hidden id="review" method="post" action={`${address}/review`} onSubmit={work.submit}>
          {version}
          {former}
          <input type="hidden" name="page" value={editor.sentences.page} />
        </form>
      )}
      {editor.factList && (
        <form hidden id="restore" method="post" action={`${address}/restore`} onSubmit={work.submit}>
          {version}
          {former}
        </form>
      )}
    </>
  )
}
