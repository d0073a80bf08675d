import type { Desk } from './desk-data.server.ts'
import type { DeskWork } from './use-desk.ts'

/**
 * The forms of the views. Their fields and buttons stand in the pane of the rewrite, which is part of the large form
 * for the text: they name the form they belong to.
 */
export function DeskForms({ desk, work }: { desk: Desk; work: DeskWork }) {
  const address = `/api/humanizer/history/${desk.historyId}`
  const version = <input type="hidden" name="version" value={desk.version} />
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
      {desk.sentences && (
        <form hidden id="review" method="post" action={`${address}/review`} onSubmit={work.submit}>
          {version}
          <input type="hidden" name="page" value={desk.sentences.page} />
        </form>
      )}
      {desk.factList && (
        <form hidden id="restore" method="post" action={`${address}/restore`} onSubmit={work.submit}>
          {version}
        </form>
      )}
    </>
  )
}
