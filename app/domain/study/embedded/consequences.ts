import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/text/language.ts'
import { definitionIn } from './definitions.ts'
import type { Collected, Draft } from './draft.ts'
import { repeats } from './lexis.ts'
import type { Passage } from './passages.ts'
import { GERMAN_VERB_FIRST, hasPronoun } from '#app/domain/grounding/referring.ts'
import { bare, isOrder, nearest, type Statement, statementsIn } from './statements.ts'

/** What a sentence begins with that says under which condition the rest of it holds. */
const CONDITION: Record<Language, RegExp> = {
  en: /^(?:If|When|Whenever|Once|As soon as|As long as|Where) (?!so\b|not\b|possible|necessary)/,
  es: /^(?:Si|Cuando|Mientras) (?=(?:el|la|los|las|un|una|se|no se) )/,
  fr: /^(?:Si|Lorsque|Quand|Lorsqu['’]|Dès que) ?(?=(?:le|la|les|un|une|des|deux|trois|chaque|l['’])[\s\p{L}])/u,
  de: new RegExp(
    `^(?:Wenn|Falls|Sobald|Solange) (?=(?:der|die|das|ein|eine|sich|kein|keine) )|${GERMAN_VERB_FIRST.source}`,
    'u',
  ),
  it: /^(?:Se|Quando|Appena) (?=(?:il|lo|la|i|gli|le|un|una|si|l['’])[\s\p{L}])/u,
  pt: /^(?:Se|Quando|Enquanto) (?=(?:o|a|os|as|um|uma) )/,
  nl: /^(?:Als|Wanneer|Zodra|Zolang) (?=(?:de|het|een) )/,
  ru: /^(?:Если|Когда) /,
}
/** In these languages the rest begins with its verb, so that no other statement fits in its place. */
const TURNED: ReadonlySet<Language> = new Set(['de', 'nl'])

const WORDS = { fewest: 3, most: 20 }
/** Options that are read before others have their turn. */
const PER_TURN = 50

type Consequence = { passage: Passage; condition: string; result: string }

/** Sentences that say what is so under a condition, to be completed: "If the filter is clogged, …". */
export async function consequenceDrafts(collected: Collected): Promise<Draft[]> {
  const { alone, language, words, lexis } = collected
  const found = alone.flatMap((passage) => consequenceIn(passage, language) ?? [])
  await turn()
  if (found.length === 0) return []
  const statements = TURNED.has(language)
    ? []
    : await statementsIn(
        collected,
        (passage) => !CONDITION[language].test(passage.text) && !definitionIn(passage, language),
      )
  const [orders, others] = [new Set<Statement>(), new Set<Statement>()]
  const results = found.map(({ result: text, passage: from }): Statement => ({ text, from }))
  for (const [at, option] of [...results, ...statements].entries()) {
    if (at % PER_TURN === 0) await turn()
    if (!hasPronoun(option.text, language)) (isOrder(option.text, language) ? orders : others).add(option)
  }
  const drafts: Draft[] = []
  for (const { passage, condition, result } of found) {
    await turn()
    const isAgain = repeats(`${condition} ${result}`, lexis)
    const options = [...(isOrder(result, language) ? orders : others)].filter(
      (option) => option.from !== passage && !isAgain(option),
    )
    drafts.push({
      form: 'completion',
      question: words.say('complete', words.quote(`${condition}, …`)),
      answer: result,
      others: nearest(options, result, passage),
      passage,
      typed: false,
    })
  }
  return drafts
}

function consequenceIn(passage: Passage, language: Language): Consequence | undefined {
  const text = bare(passage.text)
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
