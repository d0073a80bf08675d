import { Form, href, Link, useSubmit } from 'react-router'
import type { Collection } from '#app/domain/library/collections.server.ts'
import { ADDED_TIMES, FILE_KINDS } from '#app/domain/library/filters.ts'
import { Button } from '#app/ui/Button.tsx'
import { chipClass } from '#app/ui/chip-class.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Menu } from '#app/ui/Menu.tsx'
import { asked } from './asked.ts'
import { CollectionUses } from './CollectionUses.tsx'
import { addressOf, fieldsOf, filtersOn, overAddress, unfiltered, type View } from './view.ts'

type SelectProps = {
  name: string
  label: string
  /** What is listed without a choice. */
  any: string
  chosen: string | undefined
  choices: readonly { name: string; label: string }[]
}

function Select({ name, label, any, chosen, choices }: SelectProps) {
  return (
    <label className="grid gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <select name={name} className={inputClass()} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type FiltersProps = { view: View; collections: readonly Collection[] }

/** Which files are listed, by what they are, when they came and what they were put into: what can be chosen, and what is. */
export function Filters({ view, collections }: FiltersProps) {
  const collection = collections.find(({ id }) => id === view.collection)
  return (
    <section aria-label="Filters" className="flex flex-wrap items-center gap-2">
      <FilterMenu view={view} collections={collections} />
      <LinkButton to={overAddress('collections', view)} dialog variant="secondary" small icon="collection">
        Collections
      </LinkButton>
      <FiltersOn view={view} collections={collections} />
      {collection && <CollectionUses collection={collection} />}
    </section>
  )
}

function FilterMenu({ view, collections }: FiltersProps) {
  const submit = useSubmit()
  const { kind, added, collection } = view
  return (
    <Menu label="Filter" icon="filter" small start>
      <Form
        // What is chosen follows the address.
        key={`${kind} ${added} ${collection}`}
        method="get"
        action={href('/my-files')}
        className="grid w-64 max-w-full gap-3 p-2"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(asked(event.currentTarget), { action: href('/my-files'), preventScrollReset: true })
        }}
      >
        {Object.entries(fieldsOf(unfiltered(view))).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select name="kind" label="Kind" any="All kinds" chosen={kind} choices={FILE_KINDS} />
        <Select name="added" label="Added" any="At any time" chosen={added} choices={ADDED_TIMES} />
        {collections.length > 0 && (
          <Select
            name="collection"
            label="Collection"
            any="In any or none"
            chosen={collection}
            choices={collections.map(({ id, name }) => ({ name: id, label: name }))}
          />
        )}
        <Button>Apply</Button>
      </Form>
    </Menu>
  )
}

/** The filters that are on, each with a way to take it off. */
function FiltersOn({ view, collections }: FiltersProps) {
  const filters = filtersOn(view, collections)
  if (filters.length === 0) return null
  return (
    <>
      <ul className="contents">
        {filters.map(({ label, without }) => (
          <li key={label} className="max-w-full">
            <Link
              className={chipClass('max-w-full wrap-anywhere')}
              to={addressOf(without)}
              prefetch="intent"
              preventScrollReset
            >
              <span className="sr-only">Remove the filter </span>
              {label}
              <Icon name="close" />
            </Link>
          </li>
        ))}
      </ul>
      {filters.length > 1 && (
        <Link to={addressOf(unfiltered(view))} prefetch="intent" preventScrollReset className="text-sm">
          Remove all filters
        </Link>
      )}
    </>
  )
}
