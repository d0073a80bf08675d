/** How models begin when they talk to the asker instead of giving the text. Lower case, straight apostrophes. */
const PREAMBLES = [
  'here is',
  "here's",
  'here are',
  'below is',
  'sure',
  'certainly',
  'of course',
  'absolutely',
  'okay',
  'rewritten text',
  'reworded text',
  'aquí tienes',
  'aquí está',
  'claro',
  'voici',
  'bien sûr',
  'hier ist',
  'gerne',
  'natürlich',
  'ecco',
  'certo',
  'aqui está',
  'claro',
  'hier is',
  'natuurlijk',
  'вот ',
  'конечно',
]

const REFUSALS = [
  "i'm sorry, but i",
  "i'm sorry, i",
  'i am sorry, but i',
  'sorry, i can',
  "i can't assist",
  "i can't help",
  'i cannot assist',
  'i cannot help',
  "i'm unable to",
  'i am unable to',
  'as an ai',
  'lo siento, pero no puedo',
  'je suis désolé',
  'désolé, je ne peux pas',
  'es tut mir leid, aber ich',
  'mi dispiace, ma non posso',
  'sinto muito, mas não posso',
  'het spijt me, maar ik kan',
  'извините, но я не могу',
  'к сожалению, я не могу',
]

export type Opening = 'text' | 'undecided' | 'preamble' | 'refusal'

/** How long a preamble may be, in words, before it counts as text after all. */
const PREAMBLE_WORDS = 20
/** "Sure!", "Of course.": an exclamation of so many words is a preamble by itself. */
const EXCLAMATION_WORDS = 3

/** Plain letters for comparing beginnings. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
}

/**
 * What the words that an answer begins with are, given that the text to be reworded begins with `source`. A text
 * that itself starts with "Here is" or "Sorry, I can't" is a text.
 */
export function judgeOpening(words: string, source: string): Opening {
  const said = plain(words)
  const own = plain(source.slice(0, 80))
  const foreign = (opener: string) => !own.startsWith(opener.trim())
  if (REFUSALS.some((opener) => foreign(opener) && said.startsWith(opener))) return 'refusal'
  const preamble = PREAMBLES.find((opener) => foreign(opener) && startsWithWords(said, opener.trim()))
  if (preamble) {
    const length = said.split(' ').length
    if (said.endsWith(':')) return 'preamble'
    if (/[!.]$/.test(said)) return length <= EXCLAMATION_WORDS ? 'preamble' : 'text'
    return length > PREAMBLE_WORDS ? 'text' : 'undecided'
  }
  const mayBecome = (opener: string) => foreign(opener) && opener.startsWith(said)
  return PREAMBLES.some(mayBecome) || REFUSALS.some(mayBecome) ? 'undecided' : 'text'
}

function startsWithWords(text: string, opener: string): boolean {
  return text.startsWith(opener) && !/[\p{L}']/u.test(text[opener.length] ?? '')
}

/** Takes an answer that goes on in mid-text piece by piece, leaves out a preamble and stops at a refusal. */
export function createOpeningFilter(source: string) {
  let waiting = ''
  let opening: Opening = 'undecided'

  return {
    take(text: string): string {
      if (opening === 'text') return text
      if (opening === 'refusal') return ''
      waiting += text
      const words = waiting.trim()
      if (words) opening = judgeOpening(words, source)
      if (opening === 'text') return waiting
      if (opening === 'preamble') {
        waiting = ''
        opening = 'undecided'
      }
      return ''
    },
    /** The answer is over: what still waited was no preamble. */
    end: () => (opening === 'undecided' ? waiting : ''),
    get refused() {
      return opening === 'refusal'
    },
  }
}
