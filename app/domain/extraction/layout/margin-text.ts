/** A number with decimals, in thousands, with a currency or a share: an amount; or a date in figures. */
const AMOUNT =
  /\d[.,]\d|\d[ '’]\d{3}(?!\d)|[\p{Sc}%‰]|\b(?:EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|JPY|CNY|RUB)\b|\d{1,4}[/-]\d{1,2}[/-]\d{1,4}/u

/** When a page was printed, to the minute, and the address it has: browsers put both into margins. */
const PRINTED =
  /\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AP]M)?|\b(?:https?|file):\/\/\S+/giu

/** Figures that titles have: of years, volumes, chapters. */
const SHORT = /^(?:\d{1,3}|(?:1[89]|20)\d{2})$/

/** Signs of scripts that are written without blanks, about as long as a word each two. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu

/** Whether a text that comes again on every page may be left out there: words of a title, neither prose nor figures. */
export function isTitleText(title: string): boolean {
  const text = title.replace(PRINTED, ' ').trim()
  if (text === '' && title !== '') return true
  if (!/\p{L}{2}|\p{Script=Han}/u.test(text) || hasAmount(text) || isProse(text)) return false
  const figures = text.match(/[\p{L}\p{N}-]*\p{N}[\p{L}\p{N}-]*/gu) ?? []
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return figures.every((one) => SHORT.test(one)) && letters >= figures.join('').length * 2
}

/** Whether there is an amount, or a date in figures. */
export function hasAmount(text: string): boolean {
  return AMOUNT.test(text.replace(PRINTED, ' '))
}

/** Whether a text is a sentence, or a part of one. */
export function isProse(said: string): boolean {
  const text = said.replace(PRINTED, ' ')
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const length = words.length + unspaced / 2
  const long = words.filter((word) => word.length > 3)
  const isTitled = long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * 0.6
  if (isTitled) return length >= 30
  return length >= 12 || (length >= 7 && /[.!?…:;,。！？-]["”»)]?$/u.test(text))
}
