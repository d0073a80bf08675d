import { useEffect, useRef, useState } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { inputClass } from './input-class.ts'
import { useHydrated } from './use-hydrated.ts'

type NumberRangeFieldProps = Omit<FieldTexts, 'label' | 'hint'> & {
  /** What is set, e.g. "Formality". */
  label: string
  name: string
  /** What 0, 50 and 100 mean, e.g. ['casual', 'balanced', 'formal']. */
  marks: [low: string, middle: string, high: string]
  /** What a number means, told while it is chosen. */
  meaning: (value: number) => string
  defaultValue?: string
}

/** A whole number from 0 to 100. The number box is the field; with script a slider stands beside it, and both keep in step. */
export function NumberRangeField(props: NumberRangeFieldProps) {
  const { id, label, error, marks, meaning, name, defaultValue = '50' } = props
  const [value, setValue] = useState(defaultValue)
  const hydrated = useHydrated()
  const box = useRef<HTMLInputElement>(null)
  // What was typed before the page was hydrated counts, too.
  useEffect(() => setValue((was) => box.current?.value ?? was), [])
  const range = { min: 0, max: 100, step: 1, value, onChange: setFrom }
  function setFrom(event: { currentTarget: HTMLInputElement }) {
    setValue(event.currentTarget.value)
  }
  const texts = {
    id,
    label: `${label}: 0 ${marks[0]}, 50 ${marks[1]}, 100 ${marks[2]}`,
    // Without script it would not follow.
    hint: hydrated && `Now: ${meaning(Number(value))}`,
    error,
  }
  return (
    <FieldFrame {...texts}>
      <div className="flex items-stretch gap-2">
        <input
          ref={box}
          type="number"
          className={inputClass('max-w-22 flex-none tabular-nums')}
          name={name}
          inputMode="numeric"
          required
          {...range}
          {...describedBy(texts)}
        />
        {hydrated && (
          <input
            type="range"
            className="h-11 min-w-0 flex-1 cursor-pointer"
            aria-label={label}
            {...range}
            value={value === '' ? '50' : value}
          />
        )}
      </div>
    </FieldFrame>
  )
}
