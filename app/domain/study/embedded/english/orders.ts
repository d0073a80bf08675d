import { readWords } from '#app/domain/humanizer/embedded/model/syntax.ts'

/** Returns whether an English sentence tells the reader to do something. */
export function tellsToDo(text: string): boolean {
  const [first, second] = readWords(text.charAt(0).toLowerCase() + text.slice(1))
  const isVerb =
    first?.tag === 'VERB' && first.text === first.lemma && !/^(?:VERB|AUX)$/.test(second?.tag ?? '')
  // "open the windows", "empty it": no noun has an article right behind it.
  const hasObject = /^(?:ADJ|NOUN)$/.test(first?.tag ?? '') && /^(?:DET|PRON)$/.test(second?.tag ?? '')
  return isVerb || hasObject || /^(?:do not|never|always) /i.test(text)
}
