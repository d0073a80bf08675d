import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import type { ToneProfile } from '#app/domain/humanizer/tone-profiles.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { FieldFrame } from '#app/ui/FieldFrame.tsx'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Refused } from './refused.ts'

type CompareDialogProps = {
  tone: string
  tones: ToneProfile[]
  words: number
  wordsLeft: number
  refused: Refused
  closeHref: string
}

/**
 * Which two tones are to be compared, and what that costs. Its fields belong to the humanizer's form, so that text and
 * options go along as they stand on the page.
 */
export function CompareDialog({ tone, tones, words, wordsLeft, refused, closeHref }: CompareDialogProps) {
  const other = tone === 'formal' ? 'friendly' : 'formal'
  const total = 2 * words
  return (
    <Dialog id="compare" title="Compare two tones" href={closeHref}>
      <div className="stack">
        {refused && <ErrorSummary errors={[{ field: 'compare-first', message: refused.failure.message }]} />}
        <p>Your text is rewritten twice, and you see both versions side by side.</p>
        <ToneField
          id="compare-first"
          name="first"
          label="One tone"
          tones={tones}
          chosen={refused?.values.first ?? tone}
        />
        <ToneField
          id="compare-second"
          name="second"
          label="Other tone"
          tones={tones}
          chosen={refused?.values.second ?? other}
        />
        <p className="num" id="compare-cost">
          {words === 0 ? (
            'Uses twice the words of your text.'
          ) : (
            <>
              Uses 2 × {formatCount(words)} = <strong>{formatCount(total)}</strong> of your{' '}
              {formatCount(wordsLeft)} remaining words.
            </>
          )}
          {total > wordsLeft && <strong className="tone-bad"> That is more than you have left.</strong>}
        </p>
        <DialogActions>
          <LinkButton href={closeHref} variant="secondary">
            Cancel
          </LinkButton>
          <Button
            form="humanize"
            formAction="/humanizer?dialog=compare"
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

type ToneFieldProps = { id: string; name: string; label: string; tones: ToneProfile[]; chosen: string }

function ToneField({ id, name, label, tones, chosen }: ToneFieldProps) {
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} name={name} form="humanize" className="input" defaultValue={chosen}>
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
