import { useEffect, useRef, useState } from 'react'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '#app/domain/text/language.ts'
import { FORMATTINGS, LENGTHS, MAX_LOCKED_TERMS, STRENGTHS } from '#app/domain/humanizer/options.ts'
import { NO_LONGER, SHORTER_DOES, STRENGTHS_DO } from '#app/domain/humanizer/without-model.ts'
import { FieldFrame } from '#app/ui/FieldFrame.tsx'
import { Menu } from '#app/ui/Menu.tsx'
import { TextAreaField } from '#app/ui/TextAreaField.tsx'
import { CHIP_INPUT, chipClass } from '#app/ui/chip-class.ts'
import { inputClass } from '#app/ui/input-class.ts'
import { type Choices, differences, optionsOf } from './choices.ts'
import type { ChoiceErrors, ChoiceState } from './use-choices.ts'

type RewriteOptionsProps = { state: ChoiceState; detected: Language | null; model: boolean }

/** How the text is to be rewritten, beside the tone. Closed it says what differs from the defaults. */
export function RewriteOptionsMenu({ state, detected, model }: RewriteOptionsProps) {
  const { choices, errors, version, read } = state
  const [mistakenAtFirst] = useState(errors)
  const known = useRef(errors)
  useEffect(() => {
    if (errors === known.current) return
    known.current = errors
    const field = document.getElementById('locked')
    const menu = field?.closest('details')
    if (!errors.locked || !menu) return
    menu.open = true
    field?.focus()
  }, [errors])
  return (
    // In a narrow window the button may stand anywhere: there its panel begins where the bar does.
    <Menu
      label={summaryOf(choices)}
      small
      className="max-lg:static max-lg:[&>div]:start-0 max-lg:[&>div]:end-auto"
      open={Object.keys(mistakenAtFirst).length > 0}
    >
      <div className="grid max-h-[70dvh] gap-3 overflow-auto p-3" onInput={read}>
        <Fields key={version} choices={choices} errors={errors} detected={detected} model={model} />
      </div>
    </Menu>
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
    <>
      <Group
        name="strength"
        label="Strength"
        of={STRENGTHS}
        chosen={choices.strength}
        note={model ? undefined : STRENGTHS_DO}
      />
      <Group
        name="length"
        label="Length"
        of={LENGTHS}
        chosen={choices.length}
        without={model ? undefined : 'longer'}
        note={model ? undefined : `${SHORTER_DOES} ${NO_LONGER}`}
      />
      <Group
        name="formatting"
        label="Formatting"
        of={FORMATTINGS}
        chosen={choices.formatting}
        note="Plain makes ordinary paragraphs: no headings that say nothing new, no bold, no emoji bullets, straight quotation marks. Lists, tables and code stay."
      />
      <FieldFrame id="language" label="Language of the text" error={errors.language}>
        <select id="language" name="language" className={inputClass()} defaultValue={choices.language}>
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
        hint={`Kept exactly as they are. One per line, or separated by commas; up to ${MAX_LOCKED_TERMS}.`}
        rows={2}
        defaultValue={choices.locked}
        error={errors.locked}
        spellCheck={false}
        autoComplete="off"
      />
    </>
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
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-1" aria-describedby={note && `${name}-note`}>
      <legend className="font-semibold mb-1">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {of.map((choice) => (
          <label key={choice} className={chipClass()}>
            <input
              id={`${name}-${choice}`}
              type="radio"
              className={CHIP_INPUT}
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
        <p id={`${name}-note`} className="text-sm text-ink-soft">
          {note}
        </p>
      )}
    </fieldset>
  )
}
