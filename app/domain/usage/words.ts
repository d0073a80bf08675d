import { joinedWords } from './joined-words.ts'

/** Characters that take no room and are used to hide where words end. */
const INVISIBLE = /[\u200b\u2060\u180e]/g

/**
 * How many words a text is charged for: items between white space, as people count them. So that a text cannot be made
 * cheap by leaving the spaces out, it counts at least one word for every 20 characters that are not white space, and all
 * its words where something else than spaces stands between them (see `joinedWords`).
 */
export function countWords(text: string): number {
  const visible = text.includes('\u200b') || /[\u2060\u180e]/.test(text) ? text.replace(INVISIBLE, ' ') : text
  let words = 0
  let characters = 0
  let inWord = false
  for (let index = 0; index < visible.length; index++) {
    const space = isSpace(visible.charCodeAt(index))
    if (!space) {
      characters++
      if (!inWord) words++
    }
    inWord = !space
  }
  return Math.max(words, Math.floor(characters / 20), joinedWords(visible, words, isSpace))
}

function isSpace(code: number): boolean {
  if (code === 32 || (code >= 9 && code <= 13)) return true
  if (code < 160) return false
  return (
    code === 160 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  )
}
