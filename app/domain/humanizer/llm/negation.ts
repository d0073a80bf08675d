import type { Language } from '../language.ts'

/** Words that deny by themselves (counted), and words that go along with one of those or stand for it (not counted twice). */
const DENYING: Record<Language, [counted: string, along: string]> = {
  en: ['not|no|never|none|neither|cannot|nothing|nobody|nowhere|without|hardly|barely', 'nor'],
  es: ['no|sin', 'nunca|jamás|nada|nadie|ningún|ninguna|ninguno|ni|tampoco'],
  fr: ['pas|jamais|rien|aucun|aucune|sans|guère|non', 'ne|ni|nul|nulle'],
  de: ['nicht|kein\\p{L}{0,2}|nie|niemals|nichts|niemand\\p{L}{0,2}|nirgends|ohne|weder', 'noch nie'],
  it: ['non|senza', 'nessun|nessuno|nessuna|niente|nulla|né|neanche|nemmeno|mica'],
  pt: ['não|sem', 'nunca|jamais|nada|ninguém|nenhum|nenhuma|nem|tampouco'],
  nl: ['niet|geen|nooit|niets|niemand|nergens|zonder', 'noch'],
  ru: ['не|нет|нельзя|без', 'ни|никогда|ничего|никто|никого|никому|нигде|никакой|никакого'],
}

/** Beginnings of words that deny in their own way: who has one of them may be told the same with "not". */
const PRIVATIVE: Record<Language, RegExp> = {
  en: /\b(?:fail|lack|few|little|rare|seldom|un(?:able|common|usual|like|clear|known|certain|necess|fair|safe|avail)|refus|avoid|stop|prevent|instead|rather|only|absen|miss|den[iy]|im(?:poss|prob)|in(?:complete|correct|visib|suffic|frequent)|dis(?:agree|like|appear))/i,
  es: /\b(?:falt|carec|pocos?|pocas?|rar[oa]|apenas|sol[oa]|sólo|impos|improb|evit|incapa|insuf|desconoc)/i,
  fr: /(?<!\p{L})(?:manqu|peu|rare|seul|imposs|improb|évit|échou|incapa|insuff|inconnu)/iu,
  de: /(?<!\p{L})(?:fehl|mangel|wenig|selten|kaum|nur|un(?:mög|wahr|bekannt|klar|fähig|wicht|nöt)|vermeid|\p{L}{3,}los)/iu,
  it: /(?<!\p{L})(?:manc|poc[oh]|rar[oi]|sol[oa]|impos|improb|evit|incapa|insuff|sconosc)/iu,
  pt: /(?<!\p{L})(?:falt|carec|pouc|rar[oa]|apenas|só|imposs|improv|evit|incapa|insuf|desconh)/iu,
  nl: /(?<!\p{L})(?:ontbre|gebrek|weinig|zelden|nauwelijks|alleen|slechts|on(?:mog|waar|bekend|duid|voldoende|nodig)|vermijd|\p{L}{3,}loos)/iu,
  ru: /(?<!\p{L})(?:мало|редк|едва|только|отсутств|лиш|избег|невозм|неизвест|недост|неясн|бес\p{L}{3})/iu,
}

/** "Not only", "whether or not": they deny nothing. */
const EMPTY: Record<Language, RegExp> = {
  en: /\bnot (?:only|just|merely|least)\b|\bor not\b|\bwhy not\b|\bno (?:doubt|matter|longer than)\b|\bcan(?:no|')t help but\b/gi,
  es: /\bno (?:solo|sólo|solamente)\b|\bsin (?:duda|embargo)\b/gi,
  fr: /\b(?:non|pas) seulement\b|\bsans (?:doute|aucun doute)\b/gi,
  de: /\bnicht (?:nur|zuletzt)\b/gi,
  it: /\bnon (?:solo|soltanto)\b|\bsenza (?:dubbio|alcun dubbio)\b/gi,
  pt: /\bnão (?:só|apenas|somente)\b|\bsem dúvida\b/gi,
  nl: /\bniet (?:alleen|slechts)\b/gi,
  ru: /(?<!\p{L})не (?:только|столько)(?!\p{L})/giu,
}

const word = (list: string) => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'giu')
const patterns = Object.fromEntries(
  Object.entries(DENYING).map(([language, [counted, along]]) => [
    language,
    { counted: word(counted), along: word(along) },
  ]),
)

/** How often a text denies something. What several words deny together counts once where a language doubles them. */
export function denials(text: string, language: Language): number {
  const rest = text.replaceAll('’', "'").replace(EMPTY[language], ' ')
  const { counted, along } = patterns[language] ?? {}
  const short = language === 'en' ? (rest.match(/n't(?!\p{L})/giu)?.length ?? 0) : 0
  const count = (counted ? (rest.match(counted)?.length ?? 0) : 0) + short
  if (count > 0) return count
  return along && (along.test(rest) || (language === 'fr' && /(?<!\p{L})n'/iu.test(rest)))
    ? reset(along, 1)
    : 0
}

function reset(pattern: RegExp, value: number): number {
  pattern.lastIndex = 0
  return value
}

/** What is wrong with the denials of `output`; undefined when they say the same. */
export function denialFault(source: string, output: string, language: Language): string | undefined {
  const [before, after] = [denials(source, language), denials(output, language)]
  if (after < before && !(before > 1 && after > 0 && PRIVATIVE[language].test(output)))
    return 'a denial was lost'
  if (after > before && !PRIVATIVE[language].test(source)) return 'a denial was added'
  return undefined
}
