import { LANGUAGE_NAMES } from '#app/domain/text/language.ts'
import type { Manner } from '#app/domain/humanizer/manner.ts'
import { differences } from './choices.ts'

/** In which language, and with which options, a rewrite was made. */
export function MannerNote({ manner }: { manner: Manner }) {
  const { options, language, detected } = manner
  const differing = differences(options)
  return (
    <span className="text-sm">
      Language: {LANGUAGE_NAMES[language]}
      {detected && ' (detected)'}
      {differing.length > 0 && ` · Options: ${differing.join(', ')}`}
    </span>
  )
}
