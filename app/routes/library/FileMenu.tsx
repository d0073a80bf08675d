import { type DocumentRow, FEATURES, type Feature } from '#app/domain/library/types.ts'
import { Menu, MenuForm, MenuLink } from '#app/ui/Menu.tsx'
import type { IconName } from '#app/ui/icons.ts'

/** What a feature is called here, and its sign. */
export const FEATURE_LOOKS: Record<Feature, { label: string; icon: IconName }> = {
  chat_pdf: { label: 'ChatPDF', icon: 'chat' },
  study_buddy: { label: 'Study Buddy', icon: 'study' },
}

type FileMenuProps = {
  file: DocumentRow
  /** The view the file stands in: where forms lead back to. */
  here: string
  deleteHref: string
}

/** Everything that can be done with a file. */
export function FileMenu({ file, here, deleteHref }: FileMenuProps) {
  const address = `/api/documents/${file.id}`
  const fields = { goTo: here }
  const working = file.status === 'waiting' || file.status === 'reading'
  return (
    <Menu label={`Actions for ${file.fileName}`} icon="dots" iconOnly variant="quiet" className="file-menu">
      {file.hasOriginal && (
        <MenuLink href={`${address}/file`} icon="download">
          Open File
        </MenuLink>
      )}
      {FEATURES.filter((feature) => !file.features.includes(feature)).map((feature) => (
        <MenuForm
          key={feature}
          action={`${address}/feature/${feature}`}
          fields={fields}
          icon={FEATURE_LOOKS[feature].icon}
          busyLabel="Adding…"
          inPlace
          why="There was an error adding this file to the feature."
        >
          Add to {FEATURE_LOOKS[feature].label}
        </MenuForm>
      ))}
      {file.hasOriginal && file.status === 'failed' && (
        <MenuForm action={`${address}/retry`} fields={fields} icon="undo" busyLabel="Starting…" inPlace>
          Read again
        </MenuForm>
      )}
      {working && (
        <MenuForm action={`${address}/cancel`} fields={fields} icon="close" busyLabel="Cancelling…" inPlace>
          Cancel reading
        </MenuForm>
      )}
      <MenuLink href={deleteHref} icon="trash" danger dialog>
        Delete File
      </MenuLink>
    </Menu>
  )
}
