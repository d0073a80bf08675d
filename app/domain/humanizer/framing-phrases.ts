import type { Language } from '#app/domain/text/language.ts'

/**
 * What a chat assistant says around the draft it was asked for ("Certainly! Here is your essay:", "I hope this helps!").
 * It is said to the person at the keyboard and is no part of what they will hand on.
 */
export type Framing = {
  /** What it says first: "Certainly!". */
  agreement: RegExp
  /** What it offers next, without a word of what the text is about: "I'd be happy to help." */
  offer: RegExp
  /** How it hands the draft over, in a line that ends with a colon or stands alone: "Here is a revised version:". */
  preface: RegExp
  /** What shows, behind an agreement, that somebody was asked: "I would be happy to", "Let's dive in". */
  reply: RegExp
  /** The same, said of a text that was there before: nobody but an assistant opens with it. */
  revision?: RegExp
  /** What it says last: "I hope this helps!" */
  hope: RegExp
  /** What it offers last: "Let me know if you'd like any changes." */
  revise: RegExp
}

/** Within a preface: no stop, no figure, no quotation and no name, for what it tells could be missed. */
const PLAIN = String.raw`[^.!?:;\d"“”«»„\n\p{Lu}]`

const start = (source: string) => new RegExp(String.raw`^\s*(?:${source})\s*`, 'u')
const end = (source: string) => new RegExp(String.raw`(?<=^|[\s.!?…])(?:${source})\s*$`, 'u')
/** The colon may stand in bold and has a space behind it; a full stop stands at the end of the line. */
const handing = (source: string) =>
  start(String.raw`(?:${source})${PLAIN}{0,140}(?::\**(?=\s)|\.\**(?=\s*\n))`)

const KIND =
  'essay|story|article|poem|summary|version|draft|rewrite|paragraph|paragraphs|overview|e-?mail|letter|text|passage|post|outline|abstract|review|introduction|conclusion|statement|description|speech|script|piece|breakdown|explanation|proposal|bio|caption'

/** By the language of the text. */
export const FRAMING: Readonly<Record<Language, Framing>> = {
  en: {
    agreement: start(
      String.raw`(?:Certainly|Sure|Sure thing|Of course|Absolutely|Gladly|(?:That['’]s an? |What an? )?(?:[Gg]reat|[Gg]ood|[Ee]xcellent) question)[!.,]`,
    ),
    offer: start(
      String.raw`I(?:['’]d| would|['’]ll| will| can) (?:(?:be (?:happy|glad|delighted) to|gladly|certainly) )?(?:help|assist)(?: you)?(?: out)?(?: with (?:that|this|it|your (?:request|question|essay|text|draft)))?[!.]`,
    ),
    preface: handing(
      String.raw`(?:[Hh]ere(?:['’]s| is| are)|[Bb]elow is|[Tt]he following is)(?: an?| the| your| my| one| some)?(?= ${PLAIN}{0,60}\b(?:${KIND})\b)`,
    ),
    revision: handing(
      String.raw`[Hh]ere(?:['’]s| is)(?= ${PLAIN}{0,60}\b(?:revised|rewritten|improved|polished|edited|rephrased|humanized|refined)\b)(?= ${PLAIN}{0,60}\b(?:${KIND})\b)`,
    ),
    reply:
      /^(?:I(?:['’]d| would) be (?:happy|glad|delighted|more than happy) to|Let me (?:give|provide|explain|break|walk|share)|Let['’]s (?:dive|break|explore|take|look|delve))\b/u,
    hope: end(
      String.raw`(?:I )?[Hh]ope (?:this|that|these|it)(?: \p{Ll}+){0,3} (?:helps?|is helpful|are helpful|is useful|answers? your question|meets? your \p{Ll}+)[!.]`,
    ),
    revise: end(
      String.raw`(?:(?:Please )?[Ll]et me know if|(?:Please )?[Ff]eel free to|Would you like me to|Do you want me to|If you(?:['’]d like| want| need))\b${PLAIN}{0,120}\b(?:chang|adjust|revis|modif|tweak|edit|expand|short|refin|tailor|personali|customi|different tone|more detail)${PLAIN}{0,80}[!.?]`,
    ),
  },
  es: {
    agreement: start(
      String.raw`¡?(?:Claro(?: que sí)?|Por supuesto|Desde luego|Con mucho gusto|Cómo no)[!.,]`,
    ),
    offer: start(
      String.raw`(?:Con gusto|Encantado de|Estaré encantado de) (?:te |le )?ayud(?:o|ar|arte|arle)[!.]`,
    ),
    preface: handing(
      String.raw`(?:[Aa]quí (?:tienes|tiene|está|te dejo)|[Aa] continuación (?:tienes|te presento|se presenta))`,
    ),
    reply: /^(?:Estaré encantado|Con mucho gusto|Permíteme|Vamos a)(?!\p{L})/u,
    hope: end(String.raw`¡?Espero que (?:esto )?(?:te|le|os|les) (?:sea útil|ayude|sirva)[!.]`),
    revise: end(
      String.raw`(?:¿(?:Quieres|Te gustaría)|Si (?:quieres|deseas|necesitas)|[Aa]vísame si)${PLAIN}{0,80}(?:cambi|ajust|modific|adapt|ampl|acort)${PLAIN}{0,80}[!.?]`,
    ),
  },
  fr: {
    agreement: start(String.raw`(?:Bien sûr|Certainement|Absolument|Avec plaisir|Volontiers)\s?[!.,]`),
    offer: start(String.raw`Je (?:serais ravi|suis ravi|serai ravi) de (?:vous|t['’])\s?aider\s?[!.]`),
    preface: handing(String.raw`(?:[Vv]oici|[Cc]i-dessous,? (?:vous trouverez|se trouve))`),
    reply: /^(?:Je serais ravi|Laissez-moi|Permettez-moi)(?!\p{L})/u,
    hope: end(
      String.raw`J['’]espère que (?:cela|ça|ceci) (?:vous|t['’]) ?(?:aidera|aide|sera utile|conviendra)\s?[!.]`,
    ),
    revise: end(
      String.raw`(?:Souhaitez-vous|Voulez-vous|N['’]hésitez pas|Si vous (?:souhaitez|voulez)|Dites-moi si)${PLAIN}{0,80}(?:modifi|ajust|adapt|chang|raccourc|développ)${PLAIN}{0,80}[!.?]`,
    ),
  },
  de: {
    agreement: start(String.raw`(?:Natürlich|Gerne|Gern|Selbstverständlich|Klar|Sicher)[!.,]`),
    offer: start(String.raw`Ich helfe (?:dir|Ihnen) gerne?(?: weiter| dabei)?[!.]`),
    // Nouns have capitals: what comes behind the kind of text may be any of them.
    preface: handing(
      String.raw`(?:[Hh]ier (?:ist|sind|kommt|findest du|finden Sie)|[Nn]achfolgend finden Sie)(?: \p{Ll}+){0,4} (?:Text|Aufsatz|Entwurf|Zusammenfassung|Version|Fassung|Brief|E-Mail|Artikel|Geschichte|Absatz|Beitrag)(?: \p{Ll}+){0,3}(?: \p{Lu}\p{Ll}+)?`,
    ),
    reply: /^(?:Gerne helfe ich|Ich helfe|Lass uns|Lassen Sie)(?!\p{L})/u,
    hope: end(String.raw`Ich hoffe,? (?:das|dies) hilft(?: dir| Ihnen)?(?: weiter)?[!.]`),
    revise: end(
      String.raw`(?:Möchtest du|Möchten Sie|Soll ich|Wenn du|Wenn Sie|Sag mir|Lass mich wissen)[^.!?\n\d"“”„]{0,80}(?:änder|anpass|kürz|überarbeit|ergänz)[^.!?\n\d"“”„]{0,80}[!.?]`,
    ),
  },
  it: {
    agreement: start(String.raw`(?:Certo|Certamente|Assolutamente|Volentieri|Naturalmente)[!.,]`),
    offer: start(String.raw`Sarò felice di aiutart?[ivl]?[ia]?[!.]`),
    preface: handing(String.raw`(?:[Ee]cco|[Dd]i seguito (?:trovi|trova|c['’]è))`),
    reply: /^(?:Sarò felice|Sarei felice|Lascia che|Permettimi)(?!\p{L})/u,
    hope: end(String.raw`Spero che (?:questo )?(?:ti|vi|Le|le) (?:sia utile|aiuti|sia d['’]aiuto)[!.]`),
    revise: end(
      String.raw`(?:Vuoi che|Se (?:vuoi|desideri|vuole)|Fammi sapere se)${PLAIN}{0,80}(?:modific|cambi|adatt|accorc|ampli)${PLAIN}{0,80}[!.?]`,
    ),
  },
  pt: {
    agreement: start(String.raw`(?:Claro|Claro que sim|Com certeza|Certamente|Com prazer)[!.,]`),
    offer: start(String.raw`(?:Ficarei feliz|Terei prazer) em (?:te |lhe )?ajud(?:ar|á-lo|á-la)[!.]`),
    preface: handing(String.raw`(?:[Aa]qui (?:está|estão|vai)|[Ss]egue|[Aa] seguir,? (?:está|apresento))`),
    reply: /^(?:Ficarei feliz|Terei prazer|Deixe-me|Vamos)(?!\p{L})/u,
    hope: end(String.raw`Espero que (?:isto |isso )?(?:ajude|te ajude|seja útil|tenha ajudado)[!.]`),
    revise: end(
      String.raw`(?:Gostaria que|Quer que|Se (?:quiser|desejar|precisar)|Me avise se|Avise-me se)${PLAIN}{0,80}(?:mud|ajust|modific|adapt|encurt|ampli)${PLAIN}{0,80}[!.?]`,
    ),
  },
  nl: {
    agreement: start(String.raw`(?:Natuurlijk|Zeker|Graag|Uiteraard|Absoluut)[!.,]`),
    offer: start(String.raw`Ik help (?:je|u) (?:graag|hier graag mee)[!.]`),
    preface: handing(String.raw`(?:[Hh]ier(?: is| zijn|bij)|[Hh]ieronder (?:staat|vind je|vindt u))`),
    reply: /^(?:Ik help|Laten we|Laat me)(?!\p{L})/u,
    hope: end(String.raw`Ik hoop dat (?:dit|dat)(?: je| u)? helpt[!.]`),
    revise: end(
      String.raw`(?:Wil je|Wilt u|Als je|Als u|Laat (?:het )?me weten)${PLAIN}{0,80}(?:aanpas|wijzig|verander|inkort|herschrij)${PLAIN}{0,80}[!.?]`,
    ),
  },
  ru: {
    agreement: start(String.raw`(?:Конечно|Разумеется|Безусловно|С удовольствием)[!.,]`),
    offer: start(String.raw`(?:Я )?(?:[Бб]уду рад|[Сс] удовольствием) помо(?:чь|гу)(?: вам| тебе)?[!.]`),
    preface: handing(String.raw`(?:[Вв]от|[Нн]иже (?:приведён|приведена|представлен|представлена))`),
    reply: /^(?:Буду рад|Давайте|Позвольте)(?!\p{L})/u,
    hope: end(String.raw`Надеюсь,? (?:это|что это)(?: вам| тебе)? (?:поможет|помогло|будет полезно)[!.]`),
    revise: end(
      String.raw`(?:Хотите,? чтобы|Если (?:хотите|нужно)|Дайте знать,? если)${PLAIN}{0,80}(?:измен|правк|сокра|дополн|переработ|адапт)${PLAIN}{0,80}[!.?]`,
    ),
  },
}
