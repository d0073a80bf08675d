import { Suspense } from 'react'
import { useNavigation } from 'react-router'
import { brand } from '#app/brand.ts'
import { startComparing } from '#app/domain/humanizer/humanize.server.ts'
import { MAX_TEXT_BODY } from '#app/domain/humanizer/limits.ts'
import type { ToneProfile } from '#app/domain/humanizer/tone-profiles.server.ts'
import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import { CompareFields, wishOf } from '#app/http/humanize-request.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { keepTyped } from '#app/http/typed-form.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { FieldFrame } from '#app/ui/FieldFrame.tsx'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import type { Route } from './+types/compare'
import { LazyLimitDialog } from './lazy-limit-dialog.ts'
import { useOverPage } from './over-page.ts'
import { panelOver } from './place.ts'
import { limitOf, type Refused, summaryOf } from './refused.ts'
import { refusedWithDraft, remembered } from './started.server.ts'

export const handle: PageHandle = { body: { bytes: MAX_TEXT_BODY } }

export function loader({ request, context }: Route.LoaderArgs) {
  requireUser(context, request)
  return { now: new Date() }
}

/** Starts two rewrites of the text, one in each tone. */
export const action = pageAction(
  CompareFields,
  async ({ user, values, context }) => {
    const { first, second, ...fields } = values
    const wish = wishOf(fields)
    const asked = { ...wish, idempotencyKey: pressKey(wish.idempotencyKey, wish) }
    const log = requestLog(context)
    const runs = await refusedWithDraft(user, wish, () =>
      startComparing(user, asked, [first, second], (error) => log.error({ err: error }, 'comparing failed')),
    )
    const names = runs.map(({ id }) => id).join(',')
    return { to: `/humanizer/comparison?runs=${names}`, headers: remembered(asked) }
  },
  { before: keepTyped },
)

/**
 * Which two tones are to be compared, and what that costs. Its fields belong to the humanizer's form, so that text and
 * options go along as they stand on the page.
 */
export default function CompareDialog({ loaderData: { now }, actionData }: Route.ComponentProps) {
  const { here, tone, tones, words, usage } = useOverPage()
  const limit = limitOf(actionData)
  const { formAction } = useNavigation()
  const chosen = actionData?.result?.initialValue ?? {}
  const address = panelOver(here, '/humanizer/compare')
  if (limit)
    return (
      <Suspense>
        <LazyLimitDialog refusal={limit} usage={usage} now={now} closeHref={backTo(actionData, here)} />
      </Suspense>
    )
  return (
    <Dialog id="compare" title="Compare two tones" href={backTo(actionData, here)}>
      <title>{`${actionData ? 'Error: ' : ''}Compare two tones · ${brand.name}`}</title>
      <div className="grid gap-4">
        <ErrorSummary errors={summaryOf(actionData, 'compare-first')} />
        <p>Your text is rewritten twice, and you see both versions side by side.</p>
        <ToneField
          id="compare-first"
          name="first"
          label="One tone"
          tones={tones}
          chosen={typeof chosen.first === 'string' ? chosen.first : tone}
        />
        <ToneField
          id="compare-second"
          name="second"
          label="Other tone"
          tones={tones}
          chosen={
            typeof chosen.second === 'string' ? chosen.second : tone === 'formal' ? 'friendly' : 'formal'
          }
        />
        <Cost words={words} wordsLeft={usage.wordsLeft} />
        <DialogActions>
          <LinkButton to={backTo(actionData, here)} variant="secondary">
            Cancel
          </LinkButton>
          <Button
            form="humanize"
            formAction={address}
            busy={formAction?.startsWith('/humanizer/compare')}
            busyLabel="Starting…"
            aria-describedby="compare-cost"
          >
            Rewrite in both tones
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

/** Where closing leads: without script, to the draft of a text that was refused. */
function backTo(refused: Refused, here: string): string {
  const draft = refused?.details?.draft
  return draft ? `/humanizer?draft=${draft}` : here
}

function Cost({ words, wordsLeft }: { words: number; wordsLeft: number }) {
  const total = 2 * words
  return (
    <p className="tabular-nums" id="compare-cost">
      {words === 0 ? (
        'Uses twice the words of your text.'
      ) : (
        <>
          Uses 2 × {formatCount(words)} = <strong>{formatCount(total)}</strong> of your{' '}
          {formatCount(wordsLeft)} remaining words.
        </>
      )}
      {total > wordsLeft && <strong className="text-bad"> That is more than you have left.</strong>}
    </p>
  )
}

type ToneFieldProps = { id: string; name: string; label: string; tones: ToneProfile[]; chosen: string }

function ToneField({ id, name, label, tones, chosen }: ToneFieldProps) {
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} name={name} form="humanize" className={inputClass()} defaultValue={chosen}>
        {tones.length > 0 && (
          <optgroup label="Your tones">
            {tones.map((own) => (
              <option key={own.id} value={own.id}>
                {own.name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Tones">
          {PRESET_TONES.map((preset) => (
            <option key={preset.name} value={preset.name}>
              {preset.label}
            </option>
          ))}
        </optgroup>
      </select>
    </FieldFrame>
  )
}
