import type { Language } from '#app/domain/text/language.ts'
import { wordsOf } from '../plain.ts'
import { partPassage } from './draft.ts'
import type { Passage } from './passages.ts'
import { stem } from './ranking.ts'
import { isSmallWord } from '#app/domain/grounding/small-words.ts'

/** A term, and what the document says it is, in its own words. */
export type Definition = { term: string; description: string; passage: Passage }

type Shape = {
  article: string
  copula: string
  /** What a description begins with. */
  opening: string
  /** Words that make the subject anything but a term. */
  never: string
}

const SHAPES: Record<Language, Shape> = {
  en: {
    article: 'the|an|a',
    copula: 'is|are|was|were|refers to|denotes|means',
    opening:
      '(?<=means )[a-z]+ing|an?|the (?:process|study|practice|branch|art|science|name|act|ability|part|capital|number|amount|method|set|use|term|largest|smallest|oldest|highest|lowest|longest|main|first|only|common name|loss|gain|movement|share|rate|state|place|point|person|property|tendency|time|distance|ratio|difference|theory|belief|idea|right|duty|sum|area|layer|force|speed|change|transfer|release|formation|removal|production|conversion|growth|spread)|any|one of|the [a-z-]+(?: [a-z-]+){0,3} (?:that|which|who|whose|in which|by which|at which|through which|where|made|used|between)|(?!(?:also|not|often|usually|now|only|more|less|very|so|as|in|on|at|by|[a-z]+ed|[a-z]+ly)\\s)(?:[a-z-]+ ){0,3}[a-z-]+s (?:that|which|whose|of|made of|used to|used for|with|between|in which)',
    never:
      'main|first|second|last|only|best|most|(?:tall|old|young|larg|small|high|low|long|short|deep|wid|fast|slow|heavi|light|rich|poor|near|bigg|hott|cold|warm|earli|lat|great|weak|strong|simpl)est|purpose|goal|aim|result|results|reason|idea|example|problem|advantage|difference|way|thing|one|question|answer|point|key|case|cause|there|other|majority|number|rest|part|name|fact|author|objective|handful|figure|text|text',
  },
  es: {
    article: 'el|la|los|las|un|una|unos|unas|lo',
    copula: 'es|son|era|eran|fue|fueron|significa',
    opening:
      '(?:el|la|los|las) [\\p{L}]+(?: [\\p{L}]+){0,5} (?:que|donde|con|cuyo|cuya|en)|un|una|unos|unas|el (?:proceso|conjunto|estudio|nombre|arte)|la (?:capacidad|ciencia|rama|capital|parte|acción)|cualquier|uno de|una de',
    never:
      'principal|primer|primera|único|única|mejor|objetivo|propósito|resultado|razón|idea|ejemplo|problema|ventaja|diferencia|manera|forma|cosa|pregunta|respuesta|caso|causa|hecho|mayoría|parte|nombre|autor|fin|verdad|segundo|segunda|último|última|otro|otra',
  },
  fr: {
    article: "le|la|les|l'|un|une|des",
    copula: 'est|sont|était|étaient|fut|désigne|signifie',
    opening:
      "(?:le|la|les|l') ?\\p{L}+(?: \\p{L}+){0,3} (?:qui|que|où|dont|auquel|par lequel|par laquelle|à laquelle)|un|une|des|le (?:processus|fait|nom|principe)|la (?:capacité|science|branche|capitale|partie)|l'(?:étude|ensemble|art|action)|tout|toute|l'un|l'une",
    never:
      'principale?|premier|première|seule?|meilleure?|objectif|but|résultat|raison|idée|exemple|problème|avantage|différence|manière|façon|chose|question|réponse|cas|cause|fait|plupart|partie|nom|auteur|seconde?|dernier|dernière|autre|intérêt',
  },
  de: {
    article: 'der|die|das|ein|eine',
    copula: 'ist|sind|war|waren|bezeichnet|bedeutet',
    opening:
      'ein|eine|einer|eines|der (?:Prozess|Vorgang|Name|Teil)|die (?:Fähigkeit|Wissenschaft|Lehre|Menge|Hauptstadt)|das (?:Verfahren|Studium)|jede[rs]?|(?:(?:der|die|das) )?(?:\\p{L}+ ){0,2}\\p{L}+(?: eine[rs]| de[rs]| von)?[^,]{0,40}, (?:(?:in|an|auf|aus|bei|mit|von|zu|durch|für|unter) )?(?:der|die|das|dem|den|denen|deren|dessen)',
    never:
      'haupt\\p{L}*|erste[rs]?|einzige[rs]?|beste[rs]?|ziel|zweck|ergebnis|grund|idee|beispiel|problem|vorteil|unterschied|weise|frage|antwort|fall|ursache|tatsache|mehrheit|teil|name|autor|zweite[rs]?|letzte[rs]?|andere[rs]?|folge|lösung|möglichkeit',
  },
  it: {
    article: "il|lo|la|i|gli|le|l'|un|uno|una|un'",
    copula: 'è|sono|era|erano|fu|significa|indica',
    opening:
      "(?:il|lo|la|i|gli|le|l') ?\\p{L}+(?: \\p{L}+){0,3} (?:che|in cui|di cui|dove|con cui|da cui)|un|uno|una|un'|il (?:processo|nome)|la (?:capacità|scienza|capitale|parte)|l'(?:insieme|arte|azione)|lo studio|qualsiasi|uno dei|una delle",
    never:
      'principale|primo|prima|unico|unica|migliore|obiettivo|scopo|risultato|ragione|idea|esempio|problema|vantaggio|differenza|modo|cosa|domanda|risposta|caso|causa|fatto|maggioranza|parte|nome|autore|secondo|seconda|ultimo|ultima|altro|altra|motivo',
  },
  pt: {
    article: 'o|a|os|as|um|uma',
    copula: 'é|são|era|eram|foi|significa',
    opening:
      '(?:o|a|os|as) \\p{L}+(?: \\p{L}+){0,3} (?:que|em que|onde|cujo|cuja)|um|uma|uns|umas|o (?:processo|conjunto|estudo|nome)|a (?:capacidade|ciência|capital|parte)|qualquer|um dos|uma das',
    never:
      'principal|primeiro|primeira|único|única|melhor|objetivo|objectivo|propósito|resultado|razão|ideia|exemplo|problema|vantagem|diferença|maneira|forma|coisa|pergunta|resposta|caso|causa|fato|facto|maioria|parte|nome|autor|segundo|segunda|último|última|outro|outra|motivo',
  },
  nl: {
    article: 'de|het|een',
    copula: 'is|zijn|was|waren|betekent',
    opening:
      '(?:de|het) \\p{L}+(?: \\p{L}+){0,2} (?:die|dat|waarin|waarmee|waarbij|waar)|een|de (?:wetenschap|hoofdstad|naam|leer)|het (?:proces|vermogen)|één van|elke?',
    never:
      'belangrijkste|eerste|enige|beste|doel|resultaat|reden|idee|voorbeeld|probleem|voordeel|verschil|manier|ding|vraag|antwoord|geval|oorzaak|feit|meerderheid|deel|naam|auteur|tweede|laatste|andere|bedoeling|kans',
  },
  ru: {
    article: '(?!)',
    copula: '[—–-] это|это',
    opening: '\\p{Ll}+',
    never:
      'главн\\p{L}*|перв\\p{L}*|единственн\\p{L}*|цель|результат|причина|идея|пример|проблема|разница|способ|вопрос|ответ|случай|факт|часть|имя|автор|всё|все|лучш\\p{L}*|друг\\p{L}*',
  },
}

/** Small words that may stand within a term. */
const LINKING = new Set(
  'of de del di da do dos das du des der von van für et en и о la le el the l d y e'.split(' '),
)
const MOST_TERM_WORDS = 5

const compiled = new Map<Language, { pattern: RegExp; never: RegExp }>()

function shape(language: Language) {
  const known = compiled.get(language)
  if (known) return known
  const { article, copula, opening, never } = SHAPES[language]
  const made = {
    pattern: new RegExp(
      `^(?:(?:${article})(?:\\s|(?<=')))?(?<term>[\\p{L}\\p{N}«»“”"'’/.+\\s-]{2,60}?)(?:\\s\\((?<aside>[^()]{1,60})\\))?\\s(?:${copula})\\s(?<description>(?:${opening})(?:\\s|(?<=')).{8,240})[.]$`,
      'iu',
    ),
    never: new RegExp(`(?<!\\p{L})(?:${never})(?!\\p{L})`, 'iu'),
  }
  compiled.set(language, made)
  return made
}

/** Sentences that give what they describe its name, by language. */
const NAMED: Record<Language, RegExp> = {
  en: /^(?<description>(?:The|An?|What) .{14,150}?) (?:is|was) (?:called|known as|termed) (?:the |an? )?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2})[.]$/u,
  es: /^Se (?:llama|denomina|conoce como) (?<term>[\p{L}]+(?: [\p{L}]+){0,2}) (?:al (?=\p{L})|a (?=la|los|las|un))(?<description>.{20,180})[.]$/u,
  fr: /^On (?:appelle|nomme) (?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?<description>(?:le|la|les|un|une|l['’]|tout|toute|ce qui|l['’]ensemble) ?.{18,180})[.]$/u,
  de: /^(?<description>(?:Der|Die|Das|Ein|Eine) .{12,140}?) (?:heißt|heißen|nennt man|wird als|bezeichnet man als) (?<term>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?: bezeichnet)?[.]$/u,
  it: /^Si (?:chiama|dice|definisce) (?<term>[\p{L}]+(?: [\p{L}]+){0,2}?) (?<description>(?:il|lo|la|l['’]|un|una|ogni) ?.{18,180})[.]$/u,
  pt: /^(?:Chama-se|Denomina-se) (?<term>[\p{L}]+(?: [\p{L}]+){0,2}?) (?:ao? |à )(?<description>.{20,180})[.]$/u,
  nl: /^(?<description>(?:De|Het|Een) .{12,140}?) (?:heet|heten|noemt men|noemen we) (?<term>[\p{L}-]+(?: [\p{L}-]+)?)[.]$/u,
  ru: /^(?<description>\p{Lu}[^,]{14,140}?) называ(?:ется|ют) (?<term>\p{Ll}+)[.]$/u,
}

/** "… lost two crops to rust, a disease that is caused by a fungus": a term with what it is said to be beside it. */
const BESIDE: Partial<Record<Language, RegExp>> = {
  en: /(?:^|\s)(?:(?:the|an?|to|of|by|with|from|in|caught|called|on|for|into|as) )(?<term>\p{Ll}[\p{Ll}-]{3,}), (?<description>an? [\p{Ll}-]+(?: [\p{Ll}-]+)? (?:that|which|of|made|caused|used|in which|with|spread|for) [^,;:]{10,110})(?:[.]$|, (?!and|or))/u,
  es: /(?:^|\s)(?:el|la|los|las|de|del|con|por) (?<term>\p{Ll}{4,}), (?<description>una? \p{Ll}+(?: \p{Ll}+)? (?:que|de|del|con|causad[oa]|hech[oa]|producid[oa]|por) [^,;:]{10,110})(?:[.]$|, (?!y|o))/u,
  fr: /(?:^|\s)(?:le|la|les|du|de|au|de la) (?<term>\p{Ll}{4,}), (?<description>une? \p{Ll}+(?: \p{Ll}+)? (?:qui|que|de|du|des|causée?|faite?|avec|dont) [^,;:]{10,110})(?:[.]$|, (?!et|ou))/u,
  de: /(?:^|\s)(?:der|die|das|den|dem|des) (?<term>\p{Lu}\p{Ll}{4,}), (?<description>eine?[mnrs]? (?:\p{Ll}+ )?\p{Lu}\p{Ll}+, (?:der|die|das|dem|den|deren|dessen) [^,;:]{10,110})(?:[.]$|, (?!und|oder))/u,
  it: /(?:^|\s)(?:il|lo|la|i|gli|le|di|del|della|dal|dalla) (?<term>\p{Ll}{4,}), (?<description>un[ao']? ?\p{Ll}+(?: \p{Ll}+)? (?:che|di|del|causat[oa]|fatt[oa]|con) [^,;:]{10,110})(?:[.]$|, (?!e|o))/u,
  pt: /(?:^|\s)(?:o|a|os|as|do|da|com|pelo|pela) (?<term>\p{Ll}{4,}), (?<description>uma? \p{Ll}+(?: \p{Ll}+)? (?:que|de|do|da|causad[oa]|feit[oa]|com) [^,;:]{10,110})(?:[.]$|, (?!e|ou))/u,
}

/** What stands for things that another sentence has named. */
const BOTH = /(?<!\p{L})(?:both|them|two|beiden?|ambos|ambas|deux|entrambi|entrambe|beide)(?!\p{L})/iu

/** What a sentence calls by its name, or explains right beside it. */
function namedIn(passage: Passage, language: Language): Definition | undefined {
  const found = NAMED[language].exec(passage.text)?.groups ?? BESIDE[language]?.exec(passage.text)?.groups
  const { term = '', description = '' } = found ?? {}
  const { never } = shape(language)
  if (!found || term.length < 4 || never.test(term) || /[;:?!«»“”"]/.test(description)) return undefined
  if (wordsOf(term).some((word) => isSmallWord(word, language) && !LINKING.has(word))) return undefined
  const length = description.split(/\s+/).length
  if (length < 4 || length > 28 || !isApart(term, description) || BOTH.test(description)) return undefined
  return { term, description: description.charAt(0).toLowerCase() + description.slice(1), passage }
}

/** Whether a description does without the words of its term. */
function isApart(term: string, description: string): boolean {
  const own = wordsOf(term)
    .filter((word) => word.length > 3)
    .map(stem)
  const said = new Set(wordsOf(description).map(stem))
  return !own.some((word) => said.has(word))
}

/** What a sentence defines, if it is the definition of a term. */
export function definitionIn(passage: Passage, language: Language): Definition | undefined {
  return whatItIs(passage, language) ?? namedIn(passage, language)
}

function whatItIs(passage: Passage, language: Language): Definition | undefined {
  const { pattern, never } = shape(language)
  const straight = passage.text.replaceAll('’', "'")
  const legal = language === 'en' ? legalDefinition(straight) : undefined
  if (legal) return { ...legal, passage }
  const groups = pattern.exec(straight)?.groups
  if (!groups) return undefined
  const term = (groups.term ?? '').trim().replace(/^["“«]|["”»]$/g, '')
  const description = (groups.description ?? '').trim()
  const words = term.split(/\s+/)
  if (/['’]s\s/.test(term)) return undefined
  if (term.length < 3 || words.length > MOST_TERM_WORDS || never.test(term) || /\p{Lu}\.|["«»“”]/u.test(term))
    return undefined
  const small = wordsOf(term).filter((word) => isSmallWord(word, language) && !LINKING.has(word))
  if (small.length > 0) return undefined
  const length = description.split(/\s+/).length
  if (length < 6 || length > 32 || /[;:?!]|\.\s/.test(description)) return undefined
  // "A is an example of B", "A is a good idea", "A is one of the reasons why": true, but no definition.
  if (
    /^(?:an?|une?|un|ein\p{L}*|een|uma?)\s(?:example|good|bad|great|very|bit|lot|few|little|further|matter|result|sign|ejemplo|exemple|Beispiel|esempio|exemplo|voorbeeld|buen|bon|gut\p{L}*|poco|viel|wenig|question|bene)(?!\p{L})/iu.test(
      description,
    )
  )
    return undefined
  return isApart(term, description) ? { term, description, passage } : undefined
}

/** "In this Act, “vessel” means any craft …": what a law or a contract defines. */
function legalDefinition(text: string): Omit<Definition, 'passage'> | undefined {
  const found =
    /^(?:(?:In|For the purposes? of) (?:this|the) [\p{L} ]{2,40}, )?["“'‘](?<term>[\p{L} -]{3,40})["”'’],? (?:means|refers to|includes|is|denotes) (?<description>(?:an?|the|any|every|all|such)\s.{15,240})[.]$/iu.exec(
      text,
    )?.groups
  const { term = '', description = '' } = found ?? {}
  const length = description.split(/\s+/).length
  return found && length >= 5 && length <= 32 ? { term, description } : undefined
}

/** "**Porosity**: the share of …": an entry of a glossary, as the text of an item. */
export function entryIn(
  item: string,
  source: string,
  page: number,
  heading: string | null,
  language: Language,
): Definition | undefined {
  const found = /^(?<term>\p{L}[\p{L}\p{N}'’() -]{2,40}?)(?::| [–—-]) (?<description>\p{L}.{20,240})$/su.exec(
    item,
  )?.groups
  const { term = '', description = '' } = found ?? {}
  const length = description.split(/\s+/).length
  if (!found || term.split(/\s+/).length > 4 || length < 4 || length > 32 || /[.;?!]\s/.test(description))
    return undefined
  // "Note: …", "Abdomen: soft": what is said under a label, but not what it is.
  const opens = new RegExp(`^(?:${SHAPES[language].article}|any|all|every)(?:\\s|(?<='))`, 'iu')
  if (language !== 'ru' && !opens.test(description.replaceAll('’', "'"))) return undefined
  const text = `${term}: ${description.replace(/[.]$/, '')}.`
  return {
    term,
    description: description.replace(/[.;]$/, ''),
    passage: partPassage(text, source, page, heading),
  }
}

/** A short form and what it stands for, as the document explains it: "Free Software Foundation (FSF)". */
export type ShortForm = { short: string; long: string; passage: Passage }

const IN_BRACKETS = /\((\p{Lu}[\p{Lu}\p{Ll}\d-]{1,7})\)/gu

/** The short forms that a sentence explains: the first letters of the words before the bracket must make it. */
export function shortFormsIn(passage: Passage): ShortForm[] {
  const found: ShortForm[] = []
  for (const { 1: short = '', index } of passage.text.matchAll(IN_BRACKETS)) {
    const letters = short
      .replace(/s$/, '')
      .replace(/[^\p{Lu}]/gu, '')
      .toLowerCase()
    if (letters.length < 2) continue
    const before = passage.text.slice(Math.max(0, index - 120), index).trimEnd()
    const words = before.split(/\s+/)
    for (let count = 2; count <= Math.min(words.length, letters.length + 3); count++) {
      const long = words.slice(-count).join(' ')
      if (/[.,;:()"“”«»]/.test(long)) break
      const parts = long.split(/[\s/-]+/)
      const initials = parts.map((part) => part[0]?.toLowerCase() ?? '')
      const telling = parts.map((part, at) =>
        LINKING.has(part.toLowerCase()) || /^(?:and|und|for|für|to|in|on)$/i.test(part)
          ? ''
          : (initials[at] ?? ''),
      )
      const fits = initials.join('') === letters || telling.join('') === letters
      if (fits && parts[0] && telling[0] !== '') {
        found.push({ short, long, passage })
        break
      }
    }
  }
  return found
}
