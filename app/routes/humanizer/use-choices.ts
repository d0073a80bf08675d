import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { typedProblem } from '#app/domain/humanizer/options.ts'
import { type Choices, choicesFrom } from './choices.ts'

/** What is wrong with a field of the options, by its name. */
export type ChoiceErrors = Partial<Record<keyof Choices, string>>

export type ChoiceState = {
  choices: Choices
  errors: ChoiceErrors
  /** A new value means: the fields begin anew, with `choices`. */
  version: number
  /** Takes over what the fields hold now. */
  read: () => void
  set: (choices: Choices) => void
  /** Whether a rewrite can be asked for like this; what is wrong is shown at its field. */
  check: () => boolean
}

/** What the fields of a form hold; nothing without one. */
function fieldsOf(form: RefObject<HTMLFormElement | null>): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form.current ?? undefined)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  )
}

/** The options in `form`. The browser keeps its fields; React knows what they say. */
export function useChoices(
  form: RefObject<HTMLFormElement | null>,
  initial: Choices,
  mistakes: ChoiceErrors,
): ChoiceState {
  const [{ choices, version }, setState] = useState({ choices: initial, version: 0 })
  const [errors, setErrors] = useState(mistakes)
  const read = useCallback(() => {
    const fields = fieldsOf(form)
    setState((was) => ({ ...was, choices: choicesFrom(fields, was.choices) }))
  }, [form])
  const set = useCallback(
    (next: Choices) => setState((was) => ({ choices: next, version: was.version + 1 })),
    [],
  )
  const check = useCallback(() => {
    const problem = typedProblem(choices.locked)
    setErrors(problem ? { locked: problem } : {})
    return problem === undefined
  }, [choices])

  // What was chosen before React came counts too.
  useEffect(read, [read])

  const { strength, length, formatting } = choices
  useEffect(() => {
    document.cookie = `lastStrength=${strength}; path=/; max-age=31536000; samesite=lax`
    document.cookie = `lastLength=${length}; path=/; max-age=31536000; samesite=lax`
    document.cookie = `lastFormatting=${formatting}; path=/; max-age=31536000; samesite=lax`
  }, [strength, length, formatting])

  return useMemo(
    () => ({ choices, errors, version, read, set, check }),
    [choices, errors, version, read, set, check],
  )
}
