import { useEffect, useRef, useState } from 'react'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '#app/domain/humanizer/language.ts'
import { LENGTHS, MAX_LOCKED_TERMS, STRENGTHS } from '#app/domain/humanizer/options.ts'
import { NO_LONGER, STRONG_IS_BALANCED } from '#app/domain/humanizer/without-model.ts'
import { FieldFrame } from '#app/ui/FieldFrame.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextAreaField } from '#app/ui/TextAreaField.tsx'
import { type Choices, differences, optionsOf } from './choices.ts'
import type { ChoiceErrors, ChoiceState } from './use-choices.ts'

type RewriteOptionsProps = { state: ChoiceState; detected: Language | null; model: boolean }

/** How the text is to be rewritten, beside the tone. Closed it says what differs from the defaults. */
export function RewriteOptionsFields({ state, detected, model }: RewriteOptionsProps) {
  const { choices, errors, version, read } = state
  const details = useRef<HTMLDetailsElement>(null)
  const [mistakenAtFirst] = useState(errors)
  const known = useRef(errors)
  useEffect(() => {
    if (errors === known.current) return
    known.current = errors
    if (!errors.locked || !details.current) return
    details.current.open = true
    details.current.querySelector<HTMLElement>('#locked')?.focus()
  }, [errors])
  return (
    <details
      className="rewrite-options"
      ref={details}
      open={Object.keys(mistakenAtFirst).length > 0}
      onInput={read}
    >
      <summary>
        <Icon name="chevron-right" /> {summaryOf(choices)}
      </summary>
      <Fields key={version} choices={choices} errors={errors} detected={detected} model={model} />
    </details>
  )
}

function summaryOf(choices: Choices): string {
  const chosen = choices.language === 'auto' ? [] : [LANGUAGE_NAMES[choices.language]]
  const differing = [...differences(optionsOf(choices)), ...chosen]
  return differing.length > 0 ? `Options: ${differing.join(', ')}` : 'Options'
}

type FieldsProps = { choices: Choices; errors: ChoiceErrors; detected: Language | null; model: boolean }

function Fields({ choices, errors, detected, model }: FieldsProps) {
  return (
    <div className="rewrite-options-fields">
      <Group
        name="strength"
        label="Strength"
        of={STRENGTHS}
        chosen={choices.strength}
        note={model ? undefined : STRONG_IS_BALANCED}
      />
      <Group
        name="length"
        label="Length"
        of={LENGTHS}
        chosen={choices.length}
        without={model ? undefined : 'longer'}
        note={model ? undefined : NO_LONGER}
      />
      <FieldFrame id="language" label="Language of the text" error={errors.language}>
        <select id="language" name="language" className="input" defaultValue={choices.language}>
          <option value="auto">
            {detected ? `Detect: ${LANGUAGE_NAMES[detected]}` : 'Detect from the text'}
          </option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <TextAreaField
        id="locked"
        name="locked"
        label="Locked terms"
        hint={`Kept exactly as they are. One a line, or with commas between; up to ${MAX_LOCKED_TERMS}.`}
        rows={2}
        defaultValue={choices.locked}
        error={errors.locked}
        spellCheck={false}
        autoComplete="off"
      />
    </div>
  )
}

type GroupProps = {
  name: string
  label: string
  of: readonly string[]
  chosen: string
  /** The one that cannot be had. */
  without?: string | undefined
  /** What is to be known of them. */
  note?: string | undefined
}

/** One of a few, side by side. */
function Group({ name, label, of, chosen, without, note }: GroupProps) {
  return (
    <fieldset className="field" aria-describedby={note && `${name}-note`}>
      <legend className="label">{label}</legend>
      <div className="cluster">
        {of.map((choice) => (
          <label key={choice} className="chip">
            <input
              id={`${name}-${choice}`}
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === chosen}
              disabled={choice === without}
            />
            <span>{choice.charAt(0).toUpperCase() + choice.slice(1)}</span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${name}-note`} className="hint">
          {note}
        </p>
      )}
    </fieldset>
  )
}
