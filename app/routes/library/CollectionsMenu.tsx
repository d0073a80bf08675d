import { Menu, MenuLink } from '#app/ui/Menu.tsx'

type CollectionsMenuProps = {
  collections: readonly { id: string; name: string }[]
  hrefOf: (id: string) => string
  /** Each opens a dialog. */
  dialog?: boolean
}

/** The collections of a person, to work with one as a whole; nothing where there are none. */
export function CollectionsMenu({ collections, hrefOf, dialog }: CollectionsMenuProps) {
  if (collections.length === 0) return null
  return (
    <Menu label="Collections" icon="collection" small start>
      <div className="max-h-80 overflow-y-auto">
        {collections.map(({ id, name }) => (
          <MenuLink key={id} to={hrefOf(id)} dialog={dialog}>
            <span className="wrap-anywhere">{name}</span>
          </MenuLink>
        ))}
      </div>
    </Menu>
  )
}
