import { type Language, LANGUAGES } from '#app/domain/text/language.ts'

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
  es: /\b(?:dej\w+ (?:mucho|bastante) que|falt|carec|pocos?|pocas?|rar[oa]|apenas|sol[oa]|sólo|impos|improb|evit|incapa|insuf|desconoc)/i,
  fr: /(?<!\p{L})(?:manqu|peu|rare|seul|imposs|improb|évit|échou|incapa|insuff|inconnu)/iu,
  de: /(?<!\p{L})(?:fehl|mangel|wenig|selten|kaum|nur|un(?:mög|wahr|bekannt|klar|fähig|wicht|nöt)|vermeid|\p{L}{3,}los)/iu,
  it: /(?<!\p{L})(?:manc|poc[oh]|rar[oi]|sol[oa]|impos|improb|evit|incapa|insuff|sconosc)/iu,
  pt: /(?<!\p{L})(?:falt|carec|pouc|rar[oa]|apenas|só|imposs|improv|evit|incapa|insuf|desconh)/iu,
  nl: /(?<!\p{L})(?:ontbre|gebrek|weinig|zelden|nauwelijks|alleen|slechts|on(?:mog|waar|bekend|duid|voldoende|nodig)|vermijd|\p{L}{3,}loos)/iu,
  ru: /(?<!\p{L})(?:мало|редк|едва|только|отсутств|лиш|избег|невозм|неизвест|недост|неясн|бес\p{L}{3})/iu,
}

/** "Not only", "whether or not", "do not hesitate": they deny nothing. */
const EMPTY: Record<Language, RegExp> = {
  en: /\bnot (?:only|just|merely|least)\b|\b(?:or|why) not\b|\bno (?:doubt|matter)\b|\bcan(?:no|')t help but\b|\b(?:not|n't) hesitate\b/gi,
  es: /\bno (?:solo|sólo|solamente|dude[ns]?|vacile[ns]?)\b|\bsin (?:duda|embargo)\b/gi,
  fr: /\b(?:non|pas) seulement\b|\bsans (?:doute|aucun doute)\b|\bn'hésite[rsz]* pas\b/gi,
  de: /\bnicht (?:nur|zuletzt)\b|\bzöger[a-z]* (?:sie )?nicht\b/gi,
  it: /\bnon (?:solo|soltanto|esit[a-z]+)\b|\bsenza (?:dubbio|alcun dubbio)\b/gi,
  pt: /(?<!\p{L})não (?:só|apenas|somente|hesit[a-z]+)(?!\p{L})|\bsem dúvida\b/giu,
  nl: /\bniet (?:alleen|slechts)\b|\baarzel[a-z]* niet\b/gi,
  ru: /(?<!\p{L})не (?:только|столько|стесняйтесь|стесняйся)(?!\p{L})/giu,
}

/** What is left of those phrases when their denial is lost. */
const BARE: Record<Language, string> = {
  en: 'only|just|merely',
  es: 'solo|sólo|solamente',
  fr: 'seulement',
  de: 'nur',
  it: 'solo|soltanto',
  pt: 'só|apenas|somente',
  nl: 'alleen|slechts',
  ru: 'только|столько',
}

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu')
const patterns = Object.fromEntries(
  LANGUAGES.map((language) => {
    const [counted, along] = DENYING[language]
    return [language, { counted: word(counted), along: word(along), bare: word(BARE[language]) }]
  }),
)

type Denials = { counted: number; all: number; bare: number }

/** How often a text denies something: by words that do so alone, by all, and how often it says "only" without "not". */
function denialsIn(text: string, language: Language): Denials {
  const rest = text.replaceAll('’', "'").replace(EMPTY[language], ' ')
  const count = (pattern: RegExp | undefined) => (pattern ? (rest.match(pattern)?.length ?? 0) : 0)
  const { counted, along, bare } = patterns[language] ?? {}
  const own = count(counted) + (language === 'en' ? count(/n't(?!\p{L})/giu) : 0)
  const elided = language === 'fr' ? count(/(?<!\p{L})n'/giu) : 0
  return { counted: own, all: own + count(along) + elided, bare: count(bare) }
}

/** What is wrong with the denials of `output`; undefined when they say the same. */
export function denialFault(source: string, output: string, language: Language): string | undefined {
  const [before, after] = [denialsIn(source, language), denialsIn(output, language)]
  const fewer = after.counted < before.counted && after.all < before.all
  if (fewer || (after.all === 0 && before.all > 0)) return 'a denial was lost'
  const empty = (text: string) => text.match(EMPTY[language])?.length ?? 0
  if (after.bare > before.bare && empty(output) < empty(source)) return 'a denial was lost'
  // Several words may deny one thing together, so only those beyond the first of each kind are one more.
  const [was, is] = [before, after].map(({ counted, all }) => (counted > 0 ? counted : Math.min(1, all)))
  if ((is ?? 0) > (was ?? 0) && !PRIVATIVE[language].test(source)) return 'a denial was added'
  return undefined
}
