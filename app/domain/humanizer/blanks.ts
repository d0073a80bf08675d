import { BLANK } from '#app/domain/text/shapes.ts'

/** How a blank begins that somebody is to fill in: no remark, no citation, nothing left out of a quotation. */
const ASKS =
  /^\[\s*(?:your|insert|add|enter|include|company|organi[sz]ation|recipient|sender|hiring|manager|name|full|first|last|date|day|month|time|link|url|job|position|role|phone|e-?mail|contact|address|city|state|number|amount|title|university|school|product|project|team|specific|ihr|ihre|dein|deine|votre|vos|ton|nom|su|tu|nombre|il tuo|la tua|nome|seu|sua|uw|jouw|naam|datum|fecha|data|ваш|ваше|ваша|имя|дата)(?![\p{L}])/iu

/** More than these are not named one by one. */
const MOST = 6

/** Returns the blanks of a text that wait to be filled in ("[Your Name]"), each once, in order. */
function blanksIn(text: string): string[] {
  const found = [...text.matchAll(BLANK.pattern)].map(([blank]) => blank)
  return [...new Set(found.filter((blank) => ASKS.test(blank) && !BLANK.unless?.(blank)))]
}

/** Returns what a text still has to be filled in, in a sentence; null when nothing is. */
export function blanksNotice(text: string): string | null {
  const blanks = blanksIn(text)
  if (blanks.length === 0) return null
  const named = blanks.slice(0, MOST)
  const rest = blanks.length - named.length
  const list = new Intl.ListFormat('en-GB').format([...named, ...(rest > 0 ? [`${rest} more`] : [])])
  return `${list} ${blanks.length === 1 ? 'is' : 'are'} kept as written. Fill ${blanks.length === 1 ? 'it' : 'them'} in before you use the text.`
}
