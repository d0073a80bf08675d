import { type DocumentRow, FEATURES, type Feature } from '#app/domain/library/types.ts'
import { Menu, MenuForm, MenuLink } from '#app/ui/Menu.tsx'
import type { IconName } from '#app/ui/icons.ts'

/** What a feature is called here, what a file is used for there, and its sign. */
export const FEATURE_LOOKS = {
  chat_pdf: { label: 'ChatPDF', verb: 'Ask', page: '/chat-pdf', icon: 'chat' },
  study_buddy: { label: 'Study Buddy', verb: 'Study', page: '/study-buddy', icon: 'study' },
} as const satisfies Record<Feature, { label: string; verb: string; page: string; icon: IconName }>

type FileMenuProps = {
  file: DocumentRow
  /** The view the file stands in: where forms lead back to. */
  here: string
  collectHref: string
  deleteHref: string
}

/** Everything that can be done with a file. */
export function FileMenu({ file, here, collectHref, deleteHref }: FileMenuProps) {
  const address = `/api/documents/${file.id}`
  const fields = { goTo: here }
  const working = file.status === 'waiting' || file.status === 'reading'
  return (
    <Menu
      label={`Actions for ${file.fileName}`}
      icon="dots"
      iconOnly
      variant="quiet"
      className="[&>summary>.icon]:stroke-3"
    >
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
        >
          Add to {FEATURE_LOOKS[feature].label}
        </MenuForm>
      ))}
      <MenuLink to={collectHref} icon="collection" dialog>
        Collections
      </MenuLink>
      {file.hasOriginal && file.status === 'failed' && (
        <MenuForm action={`${address}/retry`} fields={fields} icon="undo" busyLabel="Starting…">
          Read again
        </MenuForm>
      )}
      {working && (
        <MenuForm action={`${address}/cancel`} fields={fields} icon="close" busyLabel="Cancelling…">
          Cancel reading
        </MenuForm>
      )}
      <MenuLink to={deleteHref} icon="trash" danger dialog>
        Delete File
      </MenuLink>
    </Menu>
  )
}
