import { Form, href } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { OPENS_DIALOG } from '#app/ui/opens-dialog.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { SELECTION_FORM } from './FilesTable.tsx'
import { addressOf, fieldsOf, type View } from './view.ts'

/** Where the browser can tell, without script, that no box is ticked. */
const UNLESS_TICKED = 'in-[section:not(:has([name=id]:checked))]:hidden'

type SelectionBarProps = {
  view: View
  /** Files the list has on all its pages. */
  total: number
  /** How many files are ticked. */
  ticked: number
  /** Every box was ticked by the address. */
  allSelected: boolean
}

/** How many files there are, and what can be done with those whose boxes are ticked. */
export function SelectionBar({ view, total, ticked, allSelected }: SelectionBarProps) {
  const hydrated = useHydrated()
  return (
    <Form
      id={SELECTION_FORM}
      method="get"
      action={href('/my-files')}
      className="sticky top-0 z-10 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 bg-paper text-sm md:top-(--header)"
      {...OPENS_DIALOG}
    >
      {Object.entries(fieldsOf(view)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="me-auto text-ink-soft tabular-nums" role="status">
        {formatCount(total)} {total === 1 ? 'file' : 'files'}
        {view.search && ` with “${view.search}” in the name`}
      </p>
      {!hydrated &&
        (allSelected ? (
          <LinkButton to={addressOf(view)} variant="quiet" small>
            Select none
          </LinkButton>
        ) : (
          <Button name="all" value="1" variant="quiet" small>
            Select all
          </Button>
        ))}
      {(!hydrated || ticked > 0) && (
        <>
          <Button
            formAction={href('/my-files/collect')}
            variant="secondary"
            small
            icon="collection"
            className={hydrated ? undefined : UNLESS_TICKED}
          >
            Collections<span className="sr-only"> of the selected files</span>
          </Button>
          <Button
            formAction={href('/my-files/delete')}
            variant="danger"
            small
            icon="trash"
            className={hydrated ? undefined : UNLESS_TICKED}
          >
            Delete Selected{ticked > 0 && ` (${ticked})`}
          </Button>
        </>
      )}
    </Form>
  )
}
