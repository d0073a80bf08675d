import type { Language } from '#app/domain/text/language.ts'
import { asksForSecret } from './addressing.ts'
import { stemOf, tellingWords } from './evidence.ts'
import { withoutOrders } from './injection.ts'
import { onlyAsks } from './question-words.ts'

/** Words that ask of anything, beside those of `onlyAsks`. */
const GENERIC: Record<Language, string> = {
  en: 'main kind type role purpose aim reason cause effect result difference example important used use using become became make made part parts following people person place year date month day number amount size does did done take took first last there where about between during place also however therefore moreover both together guide',
  es: 'principal tipo papel propósito objetivo razón causa efecto resultado diferencia ejemplo importante usa utiliza parte persona personas lugar año fecha mes día número cantidad tamaño hace hizo primer primera último también además embargo ambos',
  fr: 'principal principale type rôle but objectif raison cause effet résultat différence exemple important utilise sert partie personne personnes lieu année date mois jour nombre quantité taille fait premier première dernier aussi également cependant',
  de: 'wichtigste hauptsächlich art rolle zweck ziel grund ursache wirkung ergebnis unterschied beispiel wichtig verwendet benutzt teil person personen ort jahr datum monat tag zahl anzahl menge größe macht gemacht erste letzte dient auch außerdem jedoch ebenfalls beide',
  it: 'principale tipo ruolo scopo obiettivo ragione causa effetto risultato differenza esempio importante usa serve parte persona persone luogo anno data mese giorno numero quantità dimensione fatto primo prima ultimo anche inoltre tuttavia',
  pt: 'principal tipo papel propósito objetivo razão causa efeito resultado diferença exemplo importante usa serve parte pessoa pessoas lugar ano data mês dia número quantidade tamanho fez primeiro primeira último também além contudo',
  nl: 'belangrijkste soort rol doel reden oorzaak gevolg resultaat verschil voorbeeld belangrijk gebruikt deel persoon personen plaats jaar datum maand dag getal aantal hoeveelheid grootte gemaakt eerste laatste dient ook bovendien echter',
  ru: 'главный основной вид тип роль цель причина следствие результат различие пример важный используется часть человек люди место год году дата месяц день число количество размер первый последний служит также тоже однако',
}

const stems = new Map(
  Object.entries(GENERIC).map(([language, words]) => [language, new Set(words.split(' ').map(stemOf))]),
)

/**
 * Whether a question is about a text: every word in it that tells something stands there, and it is no order. A question
 * that speaks of what is not there supposes something that nobody has borne out. `known` are the stems of the text.
 */
export function asksAbout(question: string, known: ReadonlySet<string>, language: Language): boolean {
  if (!/\?["”»)\s]*$/.test(question) || asksForSecret(question)) return false
  if (withoutOrders(question).orders.length > 0) return false
  return strangeWords(question, known, language).length === 0
}

/** The words of a question that tell something and do not stand in a text. */
export function strangeWords(question: string, known: ReadonlySet<string>, language: Language): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => {
    const [telling] = tellingWords(word, language)
    return (
      telling !== undefined &&
      !known.has(telling) &&
      !onlyAsks(word, language) &&
      !stems.get(language)?.has(telling)
    )
  })
}
