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
    // To whoever answers: how to begin, what to put in, whom to tell what.
    /\b(?:begin|start|end|finish|close|open|precede|follow)\b.{0,20}\b(?:your|every|each|all) (?:answers?|repl(?:y|ies)|responses?|summar(?:y|ies)|quiz(?:zes)?|outputs?|messages?)\b/,
    /\b(?:include|insert|add|mention|write|put|place|use|name|work)\b.{0,60}\b(?:in|into|to|with|as) (?:your|every|each|all) (?:answers?|repl(?:y|ies)|responses?|summar(?:y|ies)|quiz(?:zes)?|questions?|outputs?)\b/,
    /\b(?:when|if)(?:ever)? (?:you(?:['’]re| are)? )?asked\b.{0,80}\b(?:say|answer|reply|respond|tell|state|write|claim)\b/,
    /\byour (?:new|real|true|only|actual) (?:task|job|goal|role|purpose|instructions?) (?:is|are)\b/,
    /\b(?:note|message|instructions?|attention|reminder|memo)\s+(?:to|for) (?:the |any |all |every )?(?:ai|llms?|language models?|(?:ai |digital |virtual |automated )?assistants?|(?:chat)?bots?|(?:ai )?models?|summari[sz]ers?)\b/,
    /\b(?:ai|llms?|(?:ai |language )?models?|(?:ai |virtual )?assistants?|(?:chat)?bots?)\b.{0,40}\b(?:reading|processing|summari[sz]ing|analy[sz]ing|parsing|asked about) (?:this|the) (?:document|text|page|file|book)\b/,
    /\bfrom now on\b.{0,20}\b(?:you|answer|reply|respond|speak|write|say)\b/,
    /\b(?:tell|ask|urge|instruct|advise|direct|persuade|convince) (?:the|your|every|each) (?:user|reader|human)s?\b/,
    /\b(?:do not|don['’]t|never) (?:tell|reveal|mention|say|show|disclose)\b.{0,30}\b(?:user|reader|human|anyone who asks)s?\b/,
    // Whoever asks the reader of a document for a secret asks by it, and has us ask for them.
    /\b(?:tell|give|send|provide|enter|type|share|submit|e-?mail|text|message|reply with|supply|confirm|state|disclose|hand over|read out)\b(?<!\b(?:never|not|nobody|don['’]t|won['’]t|without|no)\b.{0,30}).{0,40}\byour\b.{0,20}\b(?:(?:bank|credit|debit|payment) ?card|card (?:number|details)|password|passcode|pin(?: code| number)?|cvv|cvc|iban|bank (?:account|details)|account number|social security|ssn|one[- ]time code|log-?in|credentials|seed phrase|private key)s?\b/,
    /(?<!\p{L})(?:d[ií]ganos|dinos|indique(?:nos)?|ind[ií]quenos|env[ií]e(?:nos)?|escriba|introduzca|facilite|proporcione|comparta|confirme|mande)(?!\p{L}).{0,50}(?:tarjeta|contraseña|pin|cvv|iban|cuenta bancaria)(?!\p{L})/u,
    /(?<!\p{L})(?:donnez|dites|indiquez|envoyez|communiquez|saisissez|entrez|écrivez|transmettez|fournissez|confirmez|veuillez)(?!\p{L}).{0,60}(?:carte (?:bancaire|de crédit|bleue)|mot de passe|code secret|pin|cvv|iban|compte bancaire)(?!\p{L})/u,
    /(?<!\p{L})(?:nennen|teilen|geben|senden|schicken|schreiben|verraten|bestätigen|übermitteln) Sie(?!\p{L}).{0,60}(?:bankkarte|kreditkarte|kartennummer|passwort|kennwort|pin|cvv|iban|kontonummer|zugangsdaten)/u,
    /(?<!\p{L})(?:dica|dicci|indichi|indicate|invii|inviateci|scriva|inserisca|inserite|fornisca|fornite|comunichi|comunicateci|confermi|confermate)(?!\p{L}).{0,50}(?:carta|password|pin|cvv|iban|conto bancario)(?!\p{L})/u,
    /(?<!\p{L})(?:diga(?:-nos)?|informe(?:-nos)?|envie(?:-nos)?|escreva|insira|digite|forneça|confirme|partilhe|compartilhe)(?!\p{L}).{0,50}(?:cartão|senha|palavra-passe|pin|cvv|iban|conta bancária)(?!\p{L})/u,
    /(?<!\p{L})(?:geef|noem|vertel|stuur|schrijf|vul|deel|bevestig|typ)(?!\p{L}).{0,50}(?:bankpas|creditcard|pasnummer|wachtwoord|pincode|cvv|iban|rekeningnummer)(?!\p{L})/u,
    /(?<!\p{L})(?:сообщите|назовите|отправьте|пришлите|введите|укажите|напишите|подтвердите|скажите)(?!\p{L}).{0,60}(?:карты|пароль|пин-?код|cvv|реквизиты|номер счёта|номер счета)(?!\p{L})/u,
    // The same orders as above to answer with something alone, and how a machine is spoken to.
    /(?<!\p{L})(?:responde|contesta|escribe|di)(?!\p{L}).{0,20}(?:solo|sólo|solamente|únicamente|exactamente)(?!\p{L})/u,
    /(?<!\p{L})(?:répond[sz]|répondez|écri[st]|écrivez|dis|dites)(?!\p{L}).{0,20}(?:seulement|uniquement|exactement)(?!\p{L})/u,
    /(?<!\p{L})(?:antworte|antworten Sie|schreibe?|schreiben Sie|sage?)(?!\p{L}).{0,20}(?:nur|ausschließlich|genau)(?!\p{L}).{0,12}(?:mit|das wort|den satz|folgend)/u,
    /(?<!\p{L})(?:rispondi|rispondete|scrivi|scrivete|di['’])(?!\p{L}).{0,20}(?:solo|soltanto|esclusivamente|esattamente)(?!\p{L})/u,
    /(?<!\p{L})(?:responda|responde|escreva|escreve|diga)(?!\p{L}).{0,20}(?:apenas|somente|só|exatamente)(?!\p{L})/u,
    /(?<!\p{L})(?:antwoord|schrijf|zeg)(?!\p{L}).{0,20}(?:alleen|uitsluitend|slechts|precies)(?!\p{L}).{0,12}(?:met|het woord|de zin)/u,
    /(?<!\p{L})(?:ответь(?:те)?|отвечай(?:те)?|напиши(?:те)?|скажи(?:те)?)(?!\p{L}).{0,20}(?:только|лишь|исключительно)(?!\p{L})/u,
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

/** A page as a language model may see it; only `asData` makes one. */
export type DataPage = { readonly number: number; readonly text: string; readonly isData: true }

/**
 * Returns the pages as data for a language model, without orders to a machine, and the words by which following one
 * would show. Every text of a document that goes into a prompt passes here.
 */
export function asData(pages: readonly { number: number; text: string }[]): {
  pages: DataPage[]
  forbidden: Set<string>
} {
  const orders: string[] = []
  const clean = pages.map(({ number, text }): DataPage => {
    const kept = withoutOrders(text)
    orders.push(...kept.orders)
    return { number, text: kept.text, isData: true }
  })
  const rest = orders.length > 0 ? clean.map(({ text }) => text).join('\n') : ''
  return { pages: clean, forbidden: wordsOfOrders(orders, rest) }
}

/** The model obeyed the document instead of the reader. */
export class Steered extends Error {
  constructor() {
    super('the model followed a document')
  }
}

/** Throws Steered when an answer has a word by which following an order of a document shows. */
export function refuseSteered(raw: string, forbidden: ReadonlySet<string>): void {
  for (const word of forbidden) if (raw.includes(word)) throw new Steered()
}

/** Returns pages as a part of a prompt: nothing in them can end the part they stand in. */
export function pagesPart(pages: readonly DataPage[]): string {
  return pages.map(({ number, text }) => `<page number="${number}">\n${guarded(text)}\n</page>`).join('\n')
}

/** Returns text that cannot end the place of a prompt that it stands in. */
export function guarded(text: string): string {
  return text.replace(/<(?=\s*\/?\s*(?:documents?|page|question|conversation|answer|notes|refused)\b)/gi, '‹')
}

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
