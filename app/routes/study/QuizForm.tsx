import { DIFFICULTIES, QUESTION_TYPES } from '#app/domain/study/types.ts'
import { Button } from '#app/ui/Button.tsx'

const DIFFICULTY_LABELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const
const TYPE_LABELS = { 'multiple-choice': 'Multiple choice', 'free-text': 'Free text' } as const

type QuizFormProps = { documentId: string; here: string; formKey: string }

/** What a new quiz is to be like. */
export function QuizForm({ documentId, here, formKey }: QuizFormProps) {
  return (
    <form
      method="post"
      action={`/api/study/${documentId}/quiz`}
      className="stack stack-sm quiz-form"
      data-in-place
    >
      <input type="hidden" name="goTo" value={here} />
      <input type="hidden" name="key" value={formKey} />
      <div className="cluster quiz-choices">
        <label className="field">
          <span className="label">Questions</span>
          <input
            className="input input-number"
            type="number"
            name="count"
            min={1}
            max={20}
            defaultValue={8}
            required
          />
        </label>
        <label className="field">
          <span className="label">Difficulty</span>
          <select className="input" name="difficulty" defaultValue="medium">
            {DIFFICULTIES.map((one) => (
              <option key={one} value={one}>
                {DIFFICULTY_LABELS[one]}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="field">
          <legend className="label">Types</legend>
          <div className="cluster">
            {QUESTION_TYPES.map((type) => (
              <label key={type} className="choice">
                <input type="checkbox" name="types" value={type} defaultChecked />
                <span>{TYPE_LABELS[type]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div>
        <Button icon="study" busyLabel="Generating quiz questions...">
          Generate Quiz
        </Button>
      </div>
    </form>
  )
}
