import { Icon } from './Icon.tsx'

/** One thing to mend: the id of the field it is about (or none, for the form as a whole) and what to do. */
export type SummaryError = { field?: string; message: string }

/** What is wrong with a form, above it. Takes focus when the page loads; each entry leads to its field. */
export function ErrorSummary({ errors }: { errors: SummaryError[] }) {
  if (errors.length === 0) return null
  return (
    <div
      className="notice tone-bad"
      role="alert"
      tabIndex={-1}
      data-error-summary
      aria-labelledby="error-summary"
    >
      <Icon name="bad" />
      <h2 className="notice-title" id="error-summary">
        There is a problem
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field}${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
