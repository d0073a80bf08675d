import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SELECTION_FORM } from './FilesTable.tsx'
import { addressOf, fieldsOf, type View } from './view.ts'

type SelectionBarProps = {
  view: View
  /** Files the list has on all its pages, and on this one. */
  total: number
  shown: number
  allSelected: boolean
}

/** How many files there are, and what can be done with those whose boxes are ticked. */
export function SelectionBar({ view, total, shown, allSelected }: SelectionBarProps) {
  return (
    <form id={SELECTION_FORM} method="get" action="/my-files" className="files-bar" data-no-busy>
      {Object.entries(fieldsOf(view)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="muted num" role="status">
        {formatCount(total)} {total === 1 ? 'file' : 'files'}
        {view.search && ` with “${view.search}” in the name`}
      </p>
      {allSelected ? (
        <LinkButton href={addressOf(view)} variant="quiet" small className="when-not-live">
          Select none
        </LinkButton>
      ) : (
        <Button name="all" value="1" variant="quiet" small className="when-not-live">
          Select all
        </Button>
      )}
      <Button name="confirm" value="delete" variant="danger" small icon="trash" className="delete-selected">
        Delete Selected{allSelected && ` (${shown})`}
      </Button>
    </form>
  )
}
