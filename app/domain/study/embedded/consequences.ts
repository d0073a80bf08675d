import type { Language } from '#app/domain/humanizer/language.ts'
import { wordsOf } from '../plain.ts'
import { definitionIn } from './definitions.ts'
import type { Collected, Draft, Option } from './draft.ts'
import { tellsToDo } from './english/orders.ts'
import type { Passage } from './passages.ts'
import { hasPronoun } from './referring.ts'
import { isSmallWord } from './small-words.ts'

/** What a sentence begins with that says under which condition the rest of it holds. */
const CONDITION: Record<Language, RegExp> = {
  en: /^(?:If|When|Whenever|Once|As soon as|As long as|Where) (?!so\b|not\b|possible|necessary)/,
  es: /^(?:Si|Cuando|Mientras) (?=(?:el|la|los|las|un|una|se|no se) )/,
  fr: /^(?:Si|Lorsque|Quand|Lorsqu['’]|Dès que) ?(?=(?:le|la|les|un|une|des|deux|trois|chaque|l['’])[\s\p{L}])/u,
  de: /^(?:Wenn|Falls|Sobald|Solange|\p{Lu}\p{Ll}+t) (?=(?:der|die|das|ein|eine|sich|kein|keine) )/u,
  it: /^(?:Se|Quando|Appena) (?=(?:il|lo|la|i|gli|le|un|una|si|l['’])[\s\p{L}])/u,
  pt: /^(?:Se|Quando|Enquanto) (?=(?:o|a|os|as|um|uma) )/,
  nl: /^(?:Als|Wanneer|Zodra|Zolang) (?=(?:de|het|een) )/,
  ru: /^(?:Если|Когда) /,
}
/** In these languages the rest begins with its verb, so that no other statement fits in its place. */
const TURNED: ReadonlySet<Language> = new Set(['de', 'nl'])

const WORDS = { fewest: 3, most: 20 }

type Consequence = { passage: Passage; condition: string; result: string }

/** Sentences that say what is so under a condition, to be completed: "If the filter is clogged, …". */
export function consequenceDrafts(collected: Collected): Draft[] {
  const { alone, language, words } = collected
  const isOrderIn = (text: string) => language === 'en' && tellsToDo(text)
  const found = alone.flatMap((passage) => consequenceIn(passage, language) ?? [])
  return found.map((one): Draft => {
    const { passage, condition, result } = one
    const isOrder = isOrderIn(result)
    const others = [
      ...found
        .filter((other) => other !== one)
        .map((other): Option => ({ text: other.result, from: other.passage })),
      ...(TURNED.has(language) ? [] : statementsBeside(passage, collected, isOrderIn)),
    ].filter(
      ({ text }) =>
        isOrderIn(text) === isOrder &&
        !hasPronoun(text, language) &&
        !repeats(text, `${condition} ${result}`, language),
    )
    return {
      form: 'completion',
      question: words.say('complete', words.quote(`${condition}, …`)),
      answer: result,
      others: nearest(others, result, passage),
      passage,
      typed: false,
    }
  })
}

function consequenceIn(passage: Passage, language: Language): Consequence | undefined {
  const text = passage.text.replace(/[.!]+$/, '')
  if (!CONDITION[language].test(text) || /[:;«»„“”"()]/.test(text)) return undefined
  const [condition = '', ...rest] = text.split(/, (?:so |dann |entonces |alors |allora |então |dan |то )?/)
  const result = rest.join(', ')
  const length = result.split(/\s+/).length
  if (condition.split(/\s+/).length < 4 || length < WORDS.fewest || length > WORDS.most) return undefined
  // "If the tank, which is full, …": the first comma ends no condition.
  if (
    /^(?:who|which|and|or|que|qui|dont|die|der|das|che|y|et|und|e|en|и|котор\p{Ll}+)(?!\p{L})/u.test(result)
  )
    return undefined
  return { passage, condition, result }
}

/** Short statements of the document that could stand after a condition as they are. */
function statementsBeside(
  passage: Passage,
  { alone, language, properWords }: Collected,
  isOrderIn: (text: string) => boolean,
): Option[] {
  return alone
    .filter(
      (other) =>
        other !== passage &&
        other.words >= 4 &&
        other.words <= 18 &&
        !/[\d;:()«»„“”"]/.test(other.text) &&
        !CONDITION[language].test(other.text) &&
        !definitionIn(other, language),
    )
    .flatMap((from): Option[] => {
      const first = /^[\p{L}]+/u.exec(from.text)?.[0] ?? ''
      const isOrder = isOrderIn(from.text)
      if (first === '' || (!isOrder && !STARTS[language]?.test(first)) || properWords.has(first)) return []
      return [{ text: from.text.charAt(0).toLowerCase() + from.text.slice(1).replace(/[.!]+$/, ''), from }]
    })
}

/** Words that a statement begins with whose subject comes next. */
export const STARTS: Partial<Record<Language, RegExp>> = {
  en: /^(?:The|An?|Some|Most|Many|Each|Every|All|No)$/,
  es: /^(?:El|La|Los|Las|Un|Una)$/,
  fr: /^(?:Le|La|Les|L|Un|Une|Des)$/,
  it: /^(?:Il|Lo|La|I|Gli|Le|L|Un|Una)$/,
  pt: /^(?:O|A|Os|As|Um|Uma)$/,
  ru: /^\p{Script=Cyrillic}+$/u,
}

/** Options of about the length of the answer first, and of its part of the document. */
function nearest(options: readonly Option[], answer: string, passage: Passage): Option[] {
  const far = ({ text, from }: Option) =>
    Math.abs(text.length - answer.length) / 30 + (from?.heading === passage.heading ? 0 : 1)
  return options.toSorted((one, two) => far(one) - far(two))
}

/** Returns whether most telling words of an option stand in what it would be an option for. */
export function repeats(option: string, said: string, language: Language): boolean {
  const telling = wordsOf(option).filter((word) => word.length > 3 && !isSmallWord(word, language))
  const known = new Set(wordsOf(said))
  return telling.filter((word) => known.has(word)).length > telling.length * 0.6
}
