import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_TONE_DESCRIPTION, MAX_TONE_NAME } from '#app/domain/humanizer/limits.ts'
import { NO_DESCRIPTION } from '#app/domain/humanizer/without-model.ts'
import { SLIDER_LABELS, SLIDER_NAMES, sliderLabel } from '#app/domain/humanizer/tones.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Field } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { NumberRangeField } from '#app/ui/NumberRangeField.tsx'
import { TextAreaField } from '#app/ui/TextAreaField.tsx'
import type { Refused } from './refused.ts'
import { notify } from './notify.ts'
import { placeWith } from './place.ts'

type ToneDialogProps = {
  model: boolean
  refused: Refused
  closeHref: string
  onCreated: (tone: string) => void
}

type Errors = Record<string, string[]>

const DESCRIPTION_HINT = 'What should this writing feel like?'

const FAILED = 'Failed to create custom tone'

/** A tone of one's own: a name, four numbers, a few words. */
export function ToneDialog({ model, refused, closeHref, onCreated }: ToneDialogProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>(errorsOf(refused?.failure))
  const values = refused?.values ?? {}
  // What a number means is told as it moves; without script it would not follow, so there it is left out.
  const [moved, setMoved] = useState<Record<string, string> | null>(null)
  useEffect(() => setMoved({}), [])
  // What is wrong is read first: it comes into sight, over whatever the dialog was scrolled to.
  const form = useRef<HTMLFormElement>(null)
  const known = useRef(errors)
  useEffect(() => {
    if (errors === known.current) return
    known.current = errors
    const summary = form.current?.querySelector<HTMLElement>('[data-error-summary]')
    summary?.focus({ preventScroll: true })
    summary?.scrollIntoView({ block: 'nearest' })
  }, [errors])
  const action = placeWith(closeHref, { dialog: 'tone' })
  // Nobody would follow a description; but one that is refused has to be put right.
  const isIdle = !model && !errors.description

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    try {
      const answer = await fetch('/api/tones', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      })
      const body = (await answer.json()) as { id?: number; name?: string; message?: string; errors?: Errors }
      if (answer.ok) {
        onCreated(String(body.id))
        const description = `Your tone "${body.name}" has been created successfully.`
        notify({ kind: 'good', title: 'Custom tone created', description })
        await navigate(closeHref)
      } else {
        setErrors(body.errors ?? { '': [body.message ?? 'Please try again later'] })
        const unnamed = body.message === 'Name is required'
        notify({
          kind: 'bad',
          title: unnamed ? 'Name is required' : FAILED,
          description: unnamed ? 'Please provide a name for your custom tone' : body.message,
        })
      }
    } catch {
      notify({ kind: 'bad', title: FAILED, description: 'Please try again later' })
    } finally {
      setBusy(false)
    }
  }

  function follow(event: FormEvent<HTMLFormElement>) {
    // The slider beside a number says in `data-range-for` whose it is.
    const field = event.target as HTMLInputElement
    const name = field.dataset.rangeFor?.replace('tone-', '') ?? field.name
    setMoved((was) => ({ ...was, [name]: field.value }))
  }

  return (
    <Dialog id="tone-dialog" title="Create Custom Tone" href={closeHref}>
      <form
        ref={form}
        method="post"
        action={action}
        className="stack"
        onInput={follow}
        onSubmit={(event) => void create(event)}
        noValidate
      >
        <ErrorSummary
          errors={Object.entries(errors).flatMap(([field, messages]) =>
            messages.map((message) => ({ field: field ? `tone-${field}` : undefined, message })),
          )}
        />
        <Field
          id="tone-name"
          name="name"
          label="Name"
          maxLength={MAX_TONE_NAME}
          defaultValue={values.name}
          error={errors.name?.[0]}
          autoComplete="off"
          required
        />
        {SLIDER_NAMES.map((slider) => (
          <NumberRangeField
            key={slider}
            id={`tone-${slider}`}
            name={slider}
            label={slider.charAt(0).toUpperCase() + slider.slice(1)}
            marks={[...SLIDER_LABELS[slider]]}
            hint={moved && `Now: ${sliderLabel(slider, Number(moved[slider] ?? values[slider] ?? 50))}`}
            defaultValue={values[slider] ?? 50}
            error={errors[slider]?.[0]}
          />
        ))}
        <TextAreaField
          id="tone-description"
          name="description"
          label="Description (optional)"
          hint={model ? DESCRIPTION_HINT : NO_DESCRIPTION}
          maxLength={MAX_TONE_DESCRIPTION}
          rows={2}
          defaultValue={values.description}
          error={errors.description?.[0]}
          disabled={isIdle}
        />
        {/* A field that is disabled is not sent: what was typed before the model went is kept all the same. */}
        {isIdle && values.description && (
          <input type="hidden" name="description" value={values.description} />
        )}
        <DialogActions>
          <LinkButton href={closeHref} variant="secondary">
            Cancel
          </LinkButton>
          <Button type="submit" busy={busy} busyLabel="Saving…">
            Create tone
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function errorsOf(failure: NonNullable<Refused>['failure'] | undefined): Errors {
  if (!failure) return {}
  return failure.details?.errors ?? { '': [failure.message] }
}
