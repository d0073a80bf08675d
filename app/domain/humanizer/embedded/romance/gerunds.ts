import { freshTokens } from '../tokens.ts'
import { hasSigns, isWhole } from './clauses.ts'
import type { RomanceShape } from './clauses.ts'
import type { RomanceLanguage } from './grammar.ts'
import { GRAMMARS } from './grammars.ts'
import { SPEECH } from './speech.ts'
import { tenseOf } from './verbs.ts'

/** "…, permitiendo …" → "…, lo que permite …", in the tense of the main clause. */
export const resolveGerund: RomanceShape = (tokens, language) => {
  const { which } = SPEECH[language]
  const gerunds = resultGerunds(language)
  const at = tokens.findIndex(
    (token, place) => place > 5 && tokens[place - 1]?.text === ',' && !token.kept && gerunds.has(token.lower),
  )
  const verb = gerunds.get(tokens[at]?.lower ?? '')
  const head = tokens.slice(0, at - 1)
  if (!verb || hasSigns(tokens) || !isWhole(head, language)) return undefined
  if (tokens.slice(at + 1).some((token) => gerunds.has(token.lower))) return undefined
  const finite = finiteOf(verb, tenseOf(head, language), language)
  if (!finite) return undefined
  return [...head, ...freshTokens(`, ${which} ${finite}`, ''), ...tokens.slice(at + 1)]
}

/** The third person of `verb` in a tense that `tenseOf` found. */
function finiteOf(
  verb: string,
  tense: ReturnType<typeof tenseOf>,
  language: RomanceLanguage,
): string | undefined {
  const forms = GRAMMARS[language].conjugate(verb)
  if (tense !== 'perfect') return tense && forms.get(`${tense}.3`)
  const participle = forms.get('pp.ms')
  return participle && `${language === 'fr' ? 'a' : 'ha'} ${participle}`
}

const gerundsKnown = new Map<RomanceLanguage, ReadonlyMap<string, string>>()

function resultGerunds(language: RomanceLanguage): ReadonlyMap<string, string> {
  const found = gerundsKnown.get(language)
  if (found) return found
  const gerunds = new Map(
    SPEECH[language].results
      .split(' ')
      .map((verb): [string, string] => [GRAMMARS[language].conjugate(verb).get('ger') ?? '', verb]),
  )
  gerundsKnown.set(language, gerunds)
  return gerunds
}
