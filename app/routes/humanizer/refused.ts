import type { PageActionData } from '#app/http/mutation.server.ts'
import type { SummaryError } from '#app/ui/ErrorSummary.tsx'
import type { Refusal } from './pursue.ts'
import type { ChoiceErrors } from './use-choices.ts'

/** A form that came back, with what was wrong; what was typed stands in the page again. */
export type Refused = PageActionData<never> | undefined

/** Returns the messages of a refused form, by field; those of the form as a whole are under the empty name. */
function messagesOf(refused: Refused): Map<string, string> {
  return new Map(
    Object.entries(refused?.result?.error ?? {}).flatMap(([name, messages]): [string, string][] =>
      messages?.[0] ? [[name, messages[0]]] : [],
    ),
  )
}

/** Returns the refusal of a text for which the month's words do not suffice. */
export function limitOf(refused: Refused): Refusal | null {
  if (refused?.code !== 'limit_reached') return null
  const message = messagesOf(refused).get('') ?? ''
  return { message, code: refused.code, details: refused.details as Refusal['details'] }
}

/** Returns what was wrong with the options that were sent. */
export function mistakesOf(refused: Refused): ChoiceErrors {
  const messages = messagesOf(refused)
  const errors: ChoiceErrors = {}
  for (const name of ['strength', 'length', 'formatting', 'language', 'locked'] as const) {
    const message = messages.get(name)
    if (message) errors[name] = message
  }
  return errors
}

/** Returns every mistake with the field to mend it in; what is about none leads to `otherwise`. */
export function summaryOf(refused: Refused, otherwise: string): SummaryError[] {
  const fields = new Map([
    ['text', 'text'],
    ['locked', 'locked'],
    ['strength', 'language'],
    ['length', 'language'],
    ['formatting', 'language'],
    ['language', 'language'],
  ])
  return [...messagesOf(refused)].map(([name, message]) => ({
    field: fields.get(name) ?? otherwise,
    message,
  }))
}
