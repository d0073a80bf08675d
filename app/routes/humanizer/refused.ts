import type { SummaryError } from '#app/ui/ErrorSummary.tsx'
import type { ChoiceErrors } from './use-choices.ts'
import type { Refusal } from './use-run.ts'

/** A form that came back, with why and with what was typed. */
export type Refused = { failure: Refusal; values: Record<string, string>; draft: string | null } | undefined

/** What was wrong with the options that were sent. */
export function mistakesOf(refused: Refused): ChoiceErrors {
  const { strength, length, language, locked } = refused?.failure.details?.errors ?? {}
  const errors = { strength, length, language, locked }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]) => (messages?.[0] ? [[name, messages[0]]] : [])),
  )
}

/** Every mistake with the field to mend it in. */
export function summaryOf(
  { failure }: NonNullable<Refused>,
  { locked, ...others }: ChoiceErrors,
): SummaryError[] {
  const inText = failure.details?.errors?.text?.[0]
  const errors: SummaryError[] = Object.values(others).map((message) => ({ field: 'language', message }))
  if (inText) errors.push({ field: 'text', message: inText })
  if (locked) errors.push({ field: 'locked', message: locked })
  return errors.length > 0 ? errors : [{ field: 'text', message: failure.message }]
}
