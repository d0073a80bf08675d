import type { Language } from '#app/domain/text/language.ts'
import { beginsWithVerb, toldIn } from '#app/domain/grounding/bare-verbs.ts'

/** Words with which a sentence goes on with what was said before. */
const LEANS: Record<Language, string> = {
  en: '(?:to|in|on|of|from|at) (?:each|both|all of them)|it|its|he|she|they|his|her|hers|their|theirs|them|this|that|these|those|such|there|then|here|both|one of (?:them|these)|some of (?:them|these)|the (?:former|latter|same)|in (?:this|that|these|those|both)|at (?:this|that)|for (?:this|that|these)|with (?:this|it|these|them)|after (?:this|that)|since then|yes|no|but|however|also|instead|otherwise|therefore|thus|so|nevertheless|moreover|yet|and|or|another|the other|others|neither|which|as a result|because of (?:this|that)',
  es: `él|ella|ellos|ellas|ello|esto|eso|este|esta|estos|estas|ese|esa|esos|esas|aquel|su|sus|lo|(?:la|los|las) (?:${toldIn('es')})|le|les|allí|ahí|entonces|ambos|pero|sin embargo|también|además|por eso|por ello|así|no obstante|otro|otra|sí|no`,
  fr: "il|elle|ils|elles|ce|cela|ça|ceci|cet|cette|ces|celui|celle|ceux|son|sa|ses|leur|leurs|y \\p{Ll}+(?:ent|ait|aient)|en voici|là|alors|puis|mais|cependant|aussi|toutefois|ainsi|donc|c[’']est|c[’']était|l[’']autre|oui|non",
  de: 'er|sie|es|ihm|ihr|ihre|ihren|ihrem|sein|seine|seinen|seinem|dies|diese|dieser|dieses|diesem|diesen|das (?:ist|sind|war|wird|kann|darf|soll|muss|gilt|hat|heißt|liegt|geht|kostet|dauert|bedeutet|zeigt|führt|macht)|dort|da|dann|dabei|dafür|damit|daraus|dazu|davon|danach|darin|darauf|daher|deshalb|darum|beide|aber|doch|jedoch|auch|außerdem|stattdessen|seitdem|so|jene|solche|letztere|ja|nein|man',
  it: `egli|ella|esso|essa|essi|esse|lui|lei|loro|questo|questa|questi|queste|quello|quella|quelli|ciò|il suo|la sua|i suoi|le sue|suo|sua|suoi|sue|(?:lo|la|li|le) (?:${toldIn('it')})|vi|ci|lì|là|allora|poi|ma|però|tuttavia|anche|inoltre|così|quindi|perciò|entrambi|altri|sì|no`,
  pt: 'ele|ela|eles|elas|isto|isso|aquilo|este|esta|estes|estas|esse|essa|esses|essas|seu|sua|seus|suas|lá|ali|então|depois|mas|porém|contudo|também|além disso|assim|por isso|ambos|outro|outra|sim|não',
  nl: 'hij|zij|ze|het (?:is|was|werd|wordt|heeft|had|kan|mag|moet|ligt|staat|kost|duurt)|dit|dat|deze|die|zijn|haar|hun|daar|er|dan|toen|daarna|daarom|daardoor|beide|maar|echter|ook|bovendien|dus|zo|toch|andere|ja|nee|daarvan|daarmee|hiervoor',
  ru: 'он|она|оно|они|его|её|ее|их|ему|ей|им|это|этот|эта|эти|этого|этой|тот|та|те|такой|такая|такие|там|тогда|потом|затем|но|однако|также|кроме того|поэтому|так|оба|обе|другой|другие|да|нет|свой|здесь',
}

const leaning = new Map(
  Object.entries(LEANS).map(([language, words]) => [
    language as Language,
    new RegExp(`^["“„«'(\\s–—-]*(?:${words})(?![\\p{L}])`, 'iu'),
  ]),
)
const PRONOUN_WITHIN: Partial<Record<Language, RegExp>> = {
  en: /^(?:\S+\s+){1,6}(?:it|he|she|they|them|him|his|her|their|its)(?!\p{L})/iu,
}

/** Whether a sentence cannot be understood without the one before it. */
export function leans(text: string, language: Language): boolean {
  return leaning.get(language)?.test(text) || beginsWithVerb(text, language)
}

/** Whether it speaks of somebody or something that the one before it may have named. */
export function mayLean(text: string, language: Language): boolean {
  return leans(text, language) || (PRONOUN_WITHIN[language]?.test(text) ?? false)
}

/** Sentences that tell of a question and do not answer it. */
const WONDERS: Record<Language, RegExp> = {
  en: /\?["”’)]*$|(?<!\p{L})(?:wonder(?:s|ed)?|asks?|asked|question is|unclear|whether)(?!\p{L})/iu,
  es: /\?["”’»)]*$|(?<!\p{L})(?:pregunta[nr]?|se preguntan?|duda)(?!\p{L})/iu,
  fr: /\?["”’»)]*$|(?<!\p{L})(?:se demandent?|demande(?:nt)?(?: souvent| parfois)? (?:si|s[’'])|question)(?!\p{L})/iu,
  de: /\?["”“’)]*$|(?<!\p{L})(?:fragen? sich|wird gefragt|die frage|ob)(?!\p{L})/iu,
  it: /\?["”’»)]*$|(?<!\p{L})(?:si chied(?:e|ono)|domanda)(?!\p{L})/iu,
  pt: /\?["”’»)]*$|(?<!\p{L})(?:perguntam?|pergunta)(?!\p{L})/iu,
  nl: /\?["”’)]*$|(?<!\p{L})(?:vraagt|vragen|de vraag)(?!\p{L})/iu,
  ru: /\?["”»)]*$|(?<!\p{L})(?:спрашива\p{L}+|вопрос|ли)(?!\p{L})/iu,
}

/** Whether a sentence asks, or tells that somebody does. */
export function wonders(text: string, language: Language): boolean {
  return WONDERS[language].test(text)
}
