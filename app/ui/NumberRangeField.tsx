import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { inputClass } from './input-class.ts'

type NumberRangeFieldProps = Omit<FieldTexts, 'label'> & {
  /** What is set, e.g. "Formality". */
  label: string
  name: string
  /** What 0, 50 and 100 mean, e.g. ['casual', 'balanced', 'formal']. */
  marks: [low: string, middle: string, high: string]
  defaultValue?: number | string
}

/** A whole number from 0 to 100. The number box is the field; the script puts a slider beside it and keeps both in step. */
export function NumberRangeField({
  id,
  label,
  hint,
  error,
  marks,
  name,
  defaultValue = 50,
}: NumberRangeFieldProps) {
  const texts = { id, label: `${label}: 0 ${marks[0]}, 50 ${marks[1]}, 100 ${marks[2]}`, hint, error }
  return (
    <FieldFrame {...texts}>
      <div className="flex items-stretch gap-2">
        <input
          type="number"
          className={inputClass('max-w-22 flex-none tabular-nums')}
          name={name}
          min={0}
          max={100}
          step={1}
          inputMode="numeric"
          required
          defaultValue={defaultValue}
          {...describedBy(texts)}
        />
        <input
          type="range"
          className="h-11 min-w-0 flex-1 cursor-pointer"
          data-range-for={id}
          min={0}
          max={100}
          step={1}
          defaultValue={defaultValue}
          aria-label={label}
          hidden
        />
      </div>
    </FieldFrame>
  )
}
