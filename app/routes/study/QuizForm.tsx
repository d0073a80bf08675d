import { href } from 'react-router'
import { DIFFICULTIES, QUESTION_TYPES } from '#app/domain/study/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { addressOf, type Place } from './place.ts'

const DIFFICULTY_LABELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const
const TYPES = [
  { value: QUESTION_TYPES.join(','), label: 'All types' },
  { value: 'multiple-choice', label: 'Multiple choice' },
  { value: 'free-text', label: 'Free text' },
]

type QuizFormProps = { documentId: string; place: Place; formKey: string }

/** What a new quiz is to be like. */
export function QuizForm({ documentId, place, formKey }: QuizFormProps) {
  return (
    <Form
      method="post"
      action={href('/api/study/:id/quiz', { id: documentId })}
      className="grid gap-4"
      preventScrollReset
    >
      <input type="hidden" name="goTo" value={addressOf(place)} />
      <input type="hidden" name="key" value={formKey} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <label className="grid gap-1">
          <span className="font-semibold">Questions</span>
          <input
            className={inputClass('max-w-22 tabular-nums')}
            type="number"
            name="count"
            min={1}
            max={20}
            defaultValue={8}
            required
          />
        </label>
        <label className="grid min-w-32 gap-1">
          <span className="font-semibold">Difficulty</span>
          <select className={inputClass()} name="difficulty" defaultValue="medium">
            {DIFFICULTIES.map((one) => (
              <option key={one} value={one}>
                {DIFFICULTY_LABELS[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="grid min-w-40 gap-1">
          <span className="font-semibold">Types</span>
          <select className={inputClass()} name="types">
            {TYPES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div>
        <Button icon="study" busyLabel="Generating quiz questions...">
          Generate Quiz
        </Button>
      </div>
    </Form>
  )
}
