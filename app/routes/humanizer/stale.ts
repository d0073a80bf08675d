import type { Manner } from '#app/domain/humanizer/manner.ts'
import { type Choices, optionsOf } from './choices.ts'

/** What a rewrite is made of. */
export type Made = { text: string; tone: string; manner: Manner }

/** Whether a rewrite was made of this text. */
export function isMadeOf(made: Pick<Made, 'text'>, text: string): boolean {
  return plain(made.text) === plain(text)
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Returns what has been changed since a rewrite was made, in a sentence; null when it still is what the page asks for. */
export function staleLine(made: Made, now: { text: string; tone: string; choices: Choices }): string | null {
  const changed = [
    ...(isMadeOf(made, now.text) ? [] : ['the text']),
    ...(made.tone === now.tone ? [] : ['the tone']),
    ...(sameManner(made.manner, now.choices) ? [] : ['the options']),
  ]
  return changed.length > 0 ? `You have changed ${list.format(changed)} since this was written.` : null
}

function sameManner({ options, language, detected }: Manner, choices: Choices): boolean {
  const { strength, length, formatting, locked } = optionsOf(choices)
  const sameTerms = [...locked].sort().join('\n') === [...options.locked].sort().join('\n')
  const sameLanguage = choices.language === 'auto' ? detected : choices.language === language
  const sameShape = length === options.length && formatting === options.formatting
  return strength === options.strength && sameShape && sameTerms && sameLanguage
}

/** A text as fields hold it, without what stands around it. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}
