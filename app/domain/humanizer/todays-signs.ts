import { type Language, LANGUAGES } from '#app/domain/text/language.ts'

/** Signs of the manner of today's assistants, each with what it is called when a writer is asked to do without. */
const NAMES = {
  contrast: 'contrasts ("It isn\'t X. It\'s Y.", "not X but Y")',
  limit: '"not only … but also"',
  hinge: 'questions answered at once ("The result? …")',
  announced: 'announcements ("Here\'s the thing:")',
  summed: 'summing up ("In short, …")',
  denials: 'rows of denials ("No X. No Y.")',
  beats: 'rows of very short sentences',
  dash: 'dashes',
  offer: 'offers of an assistant',
  praise: 'praise of the question',
} as const

export type TodaysSign = keyof typeof NAMES
const ALL = Object.keys(NAMES) as TodaysSign[]

/** How a language makes the signs that have words: what denies and what is said instead, and so on; small letters. */
type Wording = {
  pairs: readonly (readonly [denies: string, says: string])[]
  limit: string
  hinge: string
  announced: string
  summed: string
  no: string
  offer: string
  praise: string
}

const WORDINGS: Record<Language, Wording> = {
  en: {
    pairs: [
      [
        "(?:isn't|wasn't|aren't|weren't|(?:is|was|are|were|'s|'re) (?:not|never))",
        "(?:it|that|this|they|he|she|we|you)(?:'s|'re| (?:is|was|are|were))",
      ],
      [
        "(?:don't|doesn't|didn't|do not|does not|did not)",
        '(?:it|that|this|they|he|she|we|you) (?!(?:is|was|are|were|had|have|has|can|could|will|would|may|do|does|did)(?!\\p{L}))\\p{L}+',
      ],
    ],
    limit: 'not (?:only|just|merely|simply)',
    hinge: 'the (?:result|catch|lesson|best part|answer|reason|problem|solution|takeaway|truth)|honestly|why',
    announced:
      "here's (?:the|what|why|how)[^.?!\\n]{0,40}:|let me be (?:clear|honest)|the truth is|let that sink in|it turns out",
    summed:
      'in short|in the end|ultimately|in summary|in essence|the bottom line|simply put|at the end of the day',
    no: 'no',
    offer: "would you like me to|want me to|let me know if you'd like|happy to help|feel free to",
    praise: '(?:great|good|excellent) question|absolutely!',
  },
  de: {
    pairs: [
      ['(?:ist|sind|war|waren|geht|ging) (?:nicht|kein|keine|nie)', '(?:es|das|sie|er|sondern) \\p{L}+'],
    ],
    limit: 'nicht (?:nur|bloß)',
    hinge: 'das (?:ergebnis|problem|beste|fazit)|die (?:lösung|antwort|folge)|der (?:haken|grund)|warum',
    announced:
      'hier ist der punkt|die wahrheit ist|seien wir ehrlich|machen wir uns nichts vor|ehrlich gesagt',
    summed: 'kurz gesagt|letztlich|unterm strich|zusammengefasst|am ende des tages',
    no: 'keine?',
    offer: 'soll ich|möchten sie, dass ich|möchtest du, dass ich|sag mir gern',
    praise: '(?:gute|tolle|ausgezeichnete|spannende) frage',
  },
  fr: {
    pairs: [["n['’]?(?:est|était|sont) (?:pas|jamais)", "(?:c['’]est|c['’]était|il|elle|ce sont)"]],
    limit: 'non seulement|pas seulement',
    hinge: 'le (?:résultat|problème|secret)|la (?:solution|raison|leçon|réponse)|pourquoi',
    announced: 'voici (?:pourquoi|la vérité|le point)|soyons (?:honnêtes|clairs)|la vérité, c|honnêtement',
    summed: 'en bref|en résumé|en somme|finalement|au final',
    no: 'pas de|aucune?',
    offer: 'souhaitez-vous que|voulez-vous que je|tu veux que je',
    praise: '(?:bonne|excellente|très bonne) question',
  },
  es: {
    pairs: [['no (?:es|era|son|se trata de)', '(?:es|era|son|se trata de)']],
    limit: 'no s[oó]lo|no solamente',
    hinge: 'el (?:resultado|problema|secreto)|la (?:solución|lección|respuesta|razón)|¿por qué',
    announced: 'te cuento|la verdad es que|seamos (?:sinceros|honestos)|sinceramente|honestamente',
    summed: 'en resumen|en definitiva|en pocas palabras|al final del día',
    no: 'sin|nada de|ning[uú]na?',
    offer: '¿quieres que|¿te gustaría que|¿desea que',
    praise: '¡(?:buena|excelente|gran) pregunta',
  },
  it: {
    pairs: [['non (?:è|era|sono|si tratta di)', '(?:è|era|sono|si tratta di)']],
    limit: 'non solo|non soltanto',
    hinge: 'il (?:risultato|problema|segreto)|la (?:soluzione|lezione|risposta|ragione)|perché',
    announced: 'ecco (?:la verità|il punto|perché)|la verità è|siamo onesti|onestamente|sinceramente',
    summed: 'in sintesi|in breve|in definitiva|in poche parole|alla fine',
    no: 'niente|nessuna?',
    offer: 'vuoi che|vuole che|volete che|desideri che',
    praise: '(?:ottima|buona|bella) domanda',
  },
  pt: {
    pairs: [['não (?:é|era|são|se trata de)', '(?:é|era|são|trata-se de)']],
    limit: 'não (?:só|apenas|somente)',
    hinge: 'o (?:resultado|problema|segredo)|a (?:solução|lição|resposta|razão)|por quê',
    announced: 'aqui está|a verdade é|sejamos (?:honestos|sinceros)|sinceramente|honestamente',
    summed: 'em resumo|em suma|no final das contas|em poucas palavras|resumindo',
    no: 'sem|nada de|nenhuma?',
    offer: 'quer que eu|gostaria que eu|queres que eu',
    praise: '(?:ótima|boa|excelente) pergunta',
  },
  nl: {
    pairs: [['(?:is|zijn|was|waren|gaat) (?:niet|geen|nooit)', '(?:het|dat|dit|ze|hij) \\p{L}+']],
    limit: 'niet (?:alleen|slechts)',
    hinge: 'het (?:resultaat|probleem|antwoord)|de (?:oplossing|les|reden)|waarom',
    announced: 'dit is het punt|de waarheid is|laten we eerlijk zijn|eerlijk gezegd',
    summed: 'kortom|kort gezegd|samengevat|uiteindelijk|al met al',
    no: 'geen',
    offer: 'wil je dat ik|wilt u dat ik|zal ik',
    praise: '(?:goede|uitstekende|mooie) vraag',
  },
  ru: {
    pairs: [['(?:это|дело|речь)[^.!?]{0,20} не', '(?:это|дело в|речь о)']],
    limit: 'не только',
    hinge: 'результат|проблема|решение|ответ|причина|почему',
    announced: 'вот в ч[её]м дело|правда в том|будем честны|честно говоря',
    summed: 'в итоге|если коротко|короче говоря|подводя итог|одним словом',
    no: 'никак(?:их|ой|ого)|без',
    offer: 'хотите, я|хочешь, я|могу также',
    praise: '(?:отличный|хороший|прекрасный) вопрос',
  },
}

/** What stands between sentences, or the parts of one. */
const STARTS = String.raw`(?:^|[\n.!?…;:—–"”]\s*|\*\*)`
const SHORT = String.raw`\p{L}[^.!?\n]{0,24}[.!]`

function pairOf([denies, says]: readonly [string, string]): string {
  return String.raw`(?<!\p{L})${denies}(?!\p{L})[^.!?;—–\n]{2,70}(?:[.;,]|\s?[—–])\s{0,2}${says}(?!\p{L})`
}

function patternsOf(words: Wording, language: Language): ReadonlyMap<TodaysSign, RegExp> {
  const pattern = (source: string) => new RegExp(source, 'giu')
  const dash = language === 'ru' ? '(?!)' : String.raw`(?<=\p{L}["”]?)\s?—\s?(?=\p{L})`
  return new Map<TodaysSign, RegExp>([
    ['contrast', pattern(words.pairs.map(pairOf).join('|'))],
    ['limit', pattern(String.raw`(?<!\p{L})(?:${words.limit})(?!\p{L})`)],
    ['hinge', pattern(String.raw`${STARTS}(?:${words.hinge})\s?\?\s`)],
    ['announced', pattern(String.raw`${STARTS}(?:${words.announced})`)],
    ['summed', pattern(String.raw`${STARTS}(?:${words.summed})\s?[,:]`)],
    [
      'denials',
      pattern(
        String.raw`${STARTS}(?:${words.no})\s[^.!?,\n]{2,40}[.,]\s(?:${words.no})\s[^.!?,\n]{2,40}[.,!]`,
      ),
    ],
    ['beats', pattern(String.raw`(?<=^|[.!?]\s)${SHORT}\s${SHORT}(?:\s${SHORT})?(?=\s|$)`)],
    ['dash', pattern(dash)],
    ['offer', pattern(`${STARTS}(?:${words.offer})`)],
    ['praise', pattern(String.raw`^\s*(?:${words.praise})`)],
  ])
}

const PATTERNS = new Map(LANGUAGES.map((language) => [language, patternsOf(WORDINGS[language], language)]))

/** Returns the signs of today's assistants in a text, each as often as it is there. */
export function todaysSignsIn(text: string, language: Language): Map<TodaysSign, number> {
  const plain = text.replaceAll('’', "'")
  const counts = new Map<TodaysSign, number>()
  for (const sign of ALL) {
    const found = plain.match(PATTERNS.get(language)?.get(sign) ?? /(?!)/g)?.length ?? 0
    if (found > 0) counts.set(sign, found)
  }
  return counts
}

/** Returns what a sign is called when a writer is asked to do without it. */
export function nameOfSign(sign: TodaysSign): string {
  return NAMES[sign]
}
