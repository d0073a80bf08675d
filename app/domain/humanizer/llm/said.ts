import type { Language } from '../language.ts'
import { ABBREVIATIONS } from '../text/abbreviations.ts'
import { plain } from './openers.ts'

/** What has been passed on of a unit's rewrite: it stands, so all that follows must go with it. */
export type Said = {
  text: string
  /** The finished sentences in plain letters, to know a repetition by. */
  sentences: string[]
  /** The beginning of the sentence under way. */
  open: string
  /** The end of `open` when that is a word that may be incomplete. */
  partial: string
  words: number
}

export function nothingSaid(): Said {
  return { text: '', sentences: [], open: '', partial: '', words: 0 }
}

export function say(said: Said, text: string) {
  said.text += text
  said.open += text
}

/** Closes the sentence under way. */
export function endSentence(said: Said) {
  if (said.open.trim()) said.sentences.push(plain(said.open))
  said.open = ''
}

/** Whether `text` ends where a sentence may end; abbreviations and initials go on. */
export function endsSentence(text: string, language: Language): boolean {
  const end = /(\S*?)([.!?…]+)["'”’»)\]*_]*$/u.exec(text.slice(-60))
  if (!end) return false
  const [, word = '', stop] = end
  if (stop !== '.') return true
  const core = word.replace(/^[^\p{L}\p{N}]+/u, '')
  return !ABBREVIATIONS[language].has(core.toLowerCase()) && !/^(?:\p{L}\.)*\p{Lu}$/u.test(core)
}
