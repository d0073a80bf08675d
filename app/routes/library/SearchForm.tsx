import { Button } from '#app/ui/Button.tsx'
import { fieldsOf, type View } from './view.ts'

/** Looks for files by name; the script does so while people type. */
export function SearchForm({ view }: { view: View }) {
  const { q: _, page: __, ...kept } = fieldsOf(view)
  return (
    <search className="files-search">
      <form method="get" action="/my-files" className="input-row" data-search data-no-busy>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={view.search}
          aria-label="Search files"
          placeholder="Search files..."
        />
        <Button type="submit" variant="secondary" icon="search" iconOnly>
          Search
        </Button>
      </form>
    </search>
  )
}
