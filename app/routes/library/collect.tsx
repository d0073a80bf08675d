import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { CollectionName } from '#app/domain/library/collection-name.ts'
import { countedCollections, sortFiles } from '#app/domain/library/collections.server.ts'
import { MAX_CHOSEN_AT_ONCE, MAX_COLLECTIONS } from '#app/domain/library/limits.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { Dialog, DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/collect'
import { requireFilesNamed } from './files-named.server.ts'
import { addressOf, viewOf } from './view.ts'

/** The ids of all files that are sorted at once. */
export const handle: PageHandle = { body: { bytes: 256 * 1024 } }

/** A field that is there as often as there are values. */
function many(most: number) {
  const one = z.string().max(100)
  return z.union([z.array(one).max(most), one.transform((value) => [value])])
}

const Sorting = z.object({
  id: many(MAX_CHOSEN_AT_ONCE),
  /** Collections that are ticked, and those that were when the form was shown. */
  into: many(MAX_COLLECTIONS).optional(),
  had: many(MAX_COLLECTIONS).optional(),
  /** Collections that some of the files are in: `into ID` puts the others in, `outOf ID` takes those out, `leave ID` does neither. */
  partly: many(MAX_COLLECTIONS).optional(),
  name: CollectionName.optional(),
})

/** The files to sort (`?id=`, as often as there are files), and all collections with how many of those are in them. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = requireUser(context, request, '/auth')
  const back = addressOf(viewOf(url.searchParams))
  const ids = url.searchParams.getAll('id')
  const files = await requireFilesNamed(ids, user, back, 'to sort, then choose Collections')
  const collections = await countedCollections(
    user,
    files.map(({ id }) => id),
  )
  return {
    files: files.map(({ id, fileName }) => ({ id, fileName })),
    collections,
    back,
    constraint: getZodConstraint(z.object({ name: CollectionName.optional() })),
  }
}

export const action = pageAction(Sorting, async ({ user, values, request }) => {
  const { id, into = [], had = [], partly = [], name } = values
  const choices = partly.map((choice) => choice.split(' ', 2))
  const chosen = (what: string) => choices.flatMap(([word, one = '']) => (word === what ? one : []))
  const count = await sortFiles(user, id, {
    into: [...into.filter((one) => !had.includes(one)), ...chosen('into')],
    outOf: [...had.filter((one) => !into.includes(one)), ...chosen('outOf')],
    newName: name,
  })
  const files = count === 1 ? 'The file is' : `${count} files are`
  return {
    to: addressOf(viewOf(pageUrl(request).searchParams)),
    flash: { kind: 'good', title: 'Collections Changed', description: `${files} where you wanted.` },
  }
})

/** Puts files into collections, and takes them out. */
export default function Collect({ loaderData, actionData }: Route.ComponentProps) {
  const { files, collections, back, constraint } = loaderData
  const isIn = collections.filter((one) => one.files === files.length).map(({ id }) => id)
  const [form, fields] = useForm<
    { name?: string; into?: string[]; partly?: string[] },
    { name?: string },
    string[]
  >({
    id: 'collect-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { into: isIn },
  })
  const ticked = valuesOf(fields.into.initialValue)
  const chosen = valuesOf(fields.partly.initialValue)
  const title = files.length === 1 ? 'Collections of this file' : `Collections of ${files.length} files`
  return (
    <Dialog id="collect" title={title} href={back}>
      <title>{`${form.status === 'error' ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        className="stack gap-3"
        noValidate
        preventScrollReset
      >
        <FormErrors form={form} fields={fields} />
        {files.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {isIn.map((id) => (
          <input key={id} type="hidden" name="had" value={id} />
        ))}
        {files.length === 1 && <p className="font-semibold wrap-anywhere">{files[0]?.fileName}</p>}
        {collections.length > 0 && (
          <fieldset className="grid max-h-[40dvh] overflow-y-auto rounded-sm border border-line px-3 py-1">
            <legend className="sr-only">Collections</legend>
            {collections.map(({ id, name, files: count }) =>
              count === 0 || count === files.length ? (
                <Choice key={id} type="checkbox" name="into" value={id} defaultChecked={ticked.includes(id)}>
                  <span className="wrap-anywhere">{name}</span>
                </Choice>
              ) : (
                <PartlyIn key={id} {...{ id, name, count, chosen }} of={files.length} />
              ),
            )}
          </fieldset>
        )}
        <TextField
          field={fields.name}
          label={collections.length > 0 ? 'And a new collection' : 'New collection'}
          hint="Leave it empty to make none."
          autoComplete="off"
        />
        <DialogActions>
          <DialogClose>Cancel</DialogClose>
          <Button busyLabel="Saving…">Save</Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** What a field has that is there once for each value. */
function valuesOf(value: string | (string | undefined)[] | undefined): string[] {
  return [value].flat().filter((one) => one !== undefined)
}

type PartlyInProps = { id: string; name: string; count: number; of: number; chosen: string[] }

/** A collection that some of the files are in. */
function PartlyIn({ id, name, count, of, chosen }: PartlyInProps) {
  return (
    <label className="grid gap-1 py-1">
      <span className="wrap-anywhere">
        {name}{' '}
        <span className="text-sm text-ink-soft">
          ({count} of {of} files are in it)
        </span>
      </span>
      <select
        name="partly"
        className={inputClass()}
        defaultValue={chosen.find((one) => one.endsWith(` ${id}`))}
      >
        <option value={`leave ${id}`}>Leave it as it is</option>
        <option value={`into ${id}`}>Put all of them in</option>
        <option value={`outOf ${id}`}>Take all of them out</option>
      </select>
    </label>
  )
}
