import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { brand } from '#app/brand.ts'
import { createTone, ToneForm } from '#app/domain/humanizer/tone-profiles.server.ts'
import { SLIDER_LABELS, SLIDER_NAMES, sliderLabel } from '#app/domain/humanizer/tones.ts'
import { FEW_SLIDERS, NO_DESCRIPTION } from '#app/domain/humanizer/without-model.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { plainCookieHeader, TONE_COOKIE } from '#app/http/preferences.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { NumberRangeField } from '#app/ui/NumberRangeField.tsx'
import { LongTextField, TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/tone-new'
import { useOverPage } from './over-page.ts'
import { placeOf, placeWith } from './place.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  requireUser(context, request)
  return { constraint: getZodConstraint(ToneForm) }
}

/** Keeps a tone and chooses it. */
export const action = pageAction(ToneForm, async ({ user, values, request }) => {
  const { id, name } = await createTone(user, values)
  return {
    to: placeWith(placeOf(pageUrl(request).searchParams), { tone: String(id) }),
    headers: new Headers({ 'set-cookie': plainCookieHeader(TONE_COOKIE, String(id)) }),
    flash: {
      kind: 'good',
      title: 'Custom tone created',
      description: `Your tone "${name}" has been created successfully.`,
    },
  }
})

/** The fields as they are typed. */
type Fields = Record<'name' | 'description' | (typeof SLIDER_NAMES)[number], string>

/** A tone of one's own: a name, four numbers, a few words. */
export default function NewTone({ loaderData, actionData }: Route.ComponentProps) {
  const { here, model } = useOverPage()
  const [form, fields] = useForm<Fields>({
    id: 'tone',
    lastResult: actionData?.result,
    constraint: loaderData.constraint,
    defaultValue: Object.fromEntries(SLIDER_NAMES.map((name) => [name, '50'])),
  })
  const { description } = fields
  // Nobody would follow a description; but one that is refused has to be put right.
  const isIdle = !model && !description.errors
  return (
    <Dialog id="tone-dialog" title="Create Custom Tone" href={here}>
      <title>{`${form.status === 'error' ? 'Error: ' : ''}Create Custom Tone · ${brand.name}`}</title>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} className="stack" noValidate>
        <FormErrors form={form} fields={fields} />
        <TextField label="Name" field={fields.name} autoComplete="off" />
        {!model && <p className="text-sm text-ink-soft">{FEW_SLIDERS}</p>}
        {SLIDER_NAMES.map((slider) => (
          <NumberRangeField
            key={slider}
            id={fields[slider].id}
            name={slider}
            label={slider.charAt(0).toUpperCase() + slider.slice(1)}
            marks={[...SLIDER_LABELS[slider]]}
            meaning={(value) => sliderLabel(slider, value)}
            defaultValue={fields[slider].initialValue ?? '50'}
            error={fields[slider].errors?.[0]}
          />
        ))}
        <LongTextField
          label="Description (optional)"
          field={description}
          hint={model ? 'What should this writing feel like?' : NO_DESCRIPTION}
          rows={2}
          disabled={isIdle}
        />
        {/* A field that is disabled is not sent: what was typed before the model went is kept all the same. */}
        {isIdle && description.initialValue && (
          <input type="hidden" name="description" value={description.initialValue} />
        )}
        <DialogActions>
          <LinkButton to={here} variant="secondary">
            Cancel
          </LinkButton>
          <Button busyLabel="Saving…">Create tone</Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
