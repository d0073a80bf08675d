/**
 * Sentences in a document that talk to whoever answers instead of to its readers. They are kept from the language model
 * and from quotes. What remains is data all the same: this only takes away what is plainly meant to steer.
 */
const TO_THE_MACHINE = new RegExp(
  [
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|system)\b.{0,30}\b(?:instructions?|prompts?|rules?|messages?|context)\b/,
    /\b(?:reply|respond|answer|output|print|say|write)\b.{0,20}\b(?:only|exactly|solely|nothing but)\b.{0,12}\b(?:with|the (?:word|text|phrase|string))\b/,
    /\b(?:print|reveal|show|repeat|output|leak|disclose)\b.{0,30}\b(?:system|hidden|secret|initial)\b.{0,12}\b(?:prompt|instructions?|message)\b/,
    /\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|dan)\b/,
    /\b(?:as|to|dear) (?:an? |the )?(?:ai|llm|language model|chatbot|ai assistant)\b.{0,60}\b(?:must|should|shall|please|do not|always|never)\b/,
    /\b(?:new|updated|important) (?:system )?instructions?\s*:/,
    /<\/?(?:system|assistant|instructions?)>|\[\/?inst\]|<\|im_(?:start|end)\|>/,
    /\b(?:ignor[ae]|olvida|omite)\b.{0,40}\b(?:instrucciones|indicaciones) (?:anteriores|previas)/,
    /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions?|consignes) (?:précédentes|antérieures)/,
    /\b(?:ignoriere?n?|vergiss|missachte)\b.{0,40}\b(?:anweisungen|anweisung|instruktionen|vorgaben)\b/,
    /\b(?:ignora|dimentica)\b.{0,40}\b(?:istruzioni|indicazioni) (?:precedenti|sopra)/,
    /\b(?:ignor[ae]|esqueça)\b.{0,40}\b(?:instruções|indicações) (?:anteriores|prévias)/,
    /\b(?:negeer|vergeet)\b.{0,40}\b(?:instructies|aanwijzingen|opdrachten)\b/,
    /(?:игнорируй|проигнорируй|забудь|не обращай внимания)(?:те)?.{0,40}(?:инструкци|указани|команд)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)

/** The text without the sentences that talk to a machine, and what these hold that stands nowhere else in it. */
export function withoutOrders(text: string): { text: string; orders: string[] } {
  if (!TO_THE_MACHINE.test(asParagraphs(text))) return { text, orders: [] }
  const orders: string[] = []
  const lines = withoutBrokenOrders(text, orders)
    .split('\n')
    .map((line) => {
      if (!TO_THE_MACHINE.test(line)) return line
      const sentences = line.split(/(?<=[.!?])\s+/)
      return sentences
        .filter((sentence, at) => {
          const isOrder =
            TO_THE_MACHINE.test(sentence) ||
            (at > 0 &&
              TO_THE_MACHINE.test(sentences[at - 1] ?? '') &&
              /^(?:then|and|after|also|next)\b/i.test(sentence))
          if (isOrder) orders.push(sentence)
          return !isOrder
        })
        .join(' ')
    })
  return { text: lines.join('\n'), orders }
}

/** The text with spaces for the line breaks within paragraphs, as long as it was. */
function asParagraphs(text: string): string {
  return text.replace(/(?<!\n[ \t]*)\n(?![ \t]*\n)/g, ' ')
}

/** Characters on each side of an order that are taken for its sentence at most, where no stop ends it. */
const REST = 300
/** Where a sentence ends: at a stop, or before a line that looks like a new one. */
const END = /[.!?](?=\s|$)|(?=\n\s*(?:\n|\p{Lu}\p{Ll}|[-*•|#]))/u

/** The text without orders that go on in the next line, as lines of a PDF break anywhere; adds them to `orders`. */
function withoutBrokenOrders(text: string, orders: string[]): string {
  const paragraphs = asParagraphs(text)
  let kept = ''
  let from = 0
  for (const { index, 0: found } of paragraphs.matchAll(new RegExp(TO_THE_MACHINE, 'giu'))) {
    if (index < from) continue
    const before = text.slice(Math.max(from, index - REST), index).replace(/^[\s\S]*(?:[.!?]\s|\n)/, '')
    const start = index - before.length
    const after = text.slice(index + found.length, index + found.length + REST)
    const stop = END.exec(after)
    const end = index + found.length + (stop ? stop.index + stop[0].length : after.length)
    if (!text.slice(start, end).includes('\n')) continue
    orders.push(paragraphs.slice(start, end))
    kept += text.slice(from, start)
    from = end
  }
  return kept + text.slice(from)
}

/**
 * The striking words of orders: codes and words in capitals that stand nowhere in the rest. An answer that has one of
 * them has followed an order.
 */
export function wordsOfOrders(orders: readonly string[], rest: string): Set<string> {
  const found = orders.flatMap(
    (order) => order.match(/\p{Lu}[\p{Lu}\p{N}_-]{3,}|[\p{L}]+[-_]?\p{N}[\p{L}\p{N}_-]*/gu) ?? [],
  )
  return new Set(found.filter((word) => !rest.includes(word)))
}
