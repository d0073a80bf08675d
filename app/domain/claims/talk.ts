import { plain } from './words.ts'

/** How models begin when they talk to the asker instead of giving the text, in the eight languages. */
const PREAMBLES =
  "here is|here's|here are|below is|sure|certainly|of course|absolutely|okay|alright|got it|rewritten text|reworded text|rewritten version|revised version|aquí tienes|aquí está|a continuación|claro|por supuesto|texto reescrito|voici|bien sûr|d'accord|texte réécrit|hier ist|gerne|natürlich|klar|selbstverständlich|überarbeiteter text|ecco|certo|certamente|testo riscritto|aqui está|claro que sim|com certeza|texto reescrito|hier is|natuurlijk|zeker|herschreven tekst|вот|конечно|разумеется|переписанный текст".split(
    '|',
  )

/** How they decline, and what they say of themselves. Looked for at the beginning of a sentence. */
const REFUSALS =
  "i'm sorry but i|i'm sorry i|i am sorry but i|sorry i can|sorry but i|i can't assist|i can't help|i cannot assist|i cannot help|i can't rewrite|i cannot rewrite|i'm unable to|i am unable to|as an ai|as a language model|lo siento pero no|no puedo ayudar|como modelo de|je suis désolé|désolé je ne|je ne peux pas aider|en tant qu'ia|en tant que modèle|es tut mir leid aber|tut mir leid|ich kann dabei nicht|als ki|mi dispiace ma|non posso aiutar|come modello|come ia|sinto muito mas|desculpe mas|não posso ajudar|como modelo|het spijt me maar|sorry maar ik|als ai|als taalmodel|извините но|к сожалению я не могу|простите но я|как языковая модель|я не могу помочь".split(
    '|',
  )

/** Remarks about the work, at the beginning of a sentence. */
const REMARKS =
  "hope this helps|i hope this helps|i hope this version|i have rewritten|i've rewritten|i rewrote|i have kept|i've kept|note that i have|note i have|the rewritten|this rewrite|would you like me to|espero que te sirva|he reescrito|he mantenido|j'espère que cela vous|j'ai réécrit|j'ai conservé|ich hoffe das hilft|ich habe den text|ich habe die|spero che ti sia|ho riscritto|ho mantenuto|espero que ajude|reescrevi|mantive|ik hoop dat dit helpt|ik heb de tekst|надеюсь это поможет|я переписал|я переписала|я сохранил".split(
    '|',
  )

/** Offers, which letters have, too: they are about the work when they speak of changing it. */
const OFFERS =
  "let me know if|let me know whether|feel free to|just tell me|avísame si|no dudes en|n'hésitez pas|dites-moi si|lass mich wissen|sag bescheid|sagen sie mir|fammi sapere|dimmi se|avise se|me avise|diga-me se|laat me weten|laat het me weten|zeg het maar|дайте знать|дай знать|скажите если".split(
    '|',
  )
const WORK =
  /(?<!\p{L})(?:chang|adjust|version|tone|rewrit|rewor|revis|edit|tweak|shorter|longer|cambio|ajust|modific|reescr|réécri|änder|anpass|fassung|modifich|riscriv|mudanç|alteraç|wijzig|aanpass|versie|измен|правк|верси|перепи)/iu

/** A preamble ends with a colon or is an exclamation of so many words. */
const EXCLAMATION_WORDS = 4

/** What of a sentence is said to the asker and not to the reader; a source that says the same is quoted. */
export function talkFault(sentence: string, source: string): string | undefined {
  const [said, own] = [plain(sentence), plain(source)]
  const begins = (openers: readonly string[]) =>
    openers.some((opener) => startsWithWords(said, opener) && !` ${own}`.includes(` ${opener}`))
  if (begins(REFUSALS)) return 'it declines instead of rewording'
  if (begins(REMARKS)) return 'it speaks about the work'
  if (begins(OFFERS) && WORK.test(sentence) && !WORK.test(source)) return 'it speaks about the work'
  return isPreamble(sentence) && begins(PREAMBLES) ? 'it has an introduction' : undefined
}

function isPreamble(sentence: string): boolean {
  if (/:\s*(?:$|["“«*\n])/.test(sentence)) return true
  return /[!.]$/.test(sentence.trim()) && sentence.trim().split(/\s+/).length <= EXCLAMATION_WORDS
}

function startsWithWords(text: string, opener: string): boolean {
  return text.startsWith(opener) && !/[\p{L}']/u.test(text[opener.length] ?? '')
}

/** The text without an introduction at its front, in a line or a sentence of its own. */
export function withoutPreamble(text: string, source: string): string {
  const front = /^\s*[^\n.!?:]{1,160}(?::\s*\n*|[.!]\s+)/.exec(text)?.[0]
  if (!front || talkFault(front.trim(), source) === undefined) return text
  return withoutPreamble(text.slice(front.length), source)
}
