import type { Language } from '#app/domain/humanizer/language.ts'

/**
 * Verbs that a sentence may begin with, by their stems, and the endings that they have there. Their endings alone tell no
 * verb: "María", "energía", "Sharon", "Niccolò", "lava", "Moscou" and "Miriam" have them, too.
 */
const TOLD: Partial<Record<Language, [stems: string, endings: string][]>> = {
  es: [
    [
      'abandon|acab|acept|alberg|alcanz|alquil|ampli|anunci|apoy|aprob|arrastr|atac|aument|ayud|baj|busc|cambi|cant|captur|celebr|cerr|colabor|coloc|comenz|compr|conect|confirm|conquist|consider|contrat|cost|cre|cruz|cultiv|declar|dedic|dej|demostr|derrib|derrot|desarroll|descans|destac|diseñ|don|dur|ech|edific|elabor|empez|emple|encarg|encontr|enseñ|entr|entreg|envi|escap|estall|estudi|evit|excav|explic|explot|export|fabric|financi|firm|form|fund|funcion|gan|gast|gobern|grab|gust|habl|hered|import|inaugur|inici|inspir|instal|intent|invent|lanz|levant|limpi|llam|lleg|llev|llor|logr|mand|mat|mejor|mostr|necesit|nombr|ocup|organiz|otorg|pag|par|particip|pas|pein|pens|pes|pint|plant|prepar|present|presid|prest|prob|public|qued|quem|realiz|rechaz|recuper|reform|regal|registr|regres|renunci|repar|represent|rescat|restaur|retir|sac|salv|señal|super|tard|termin|tom|trabaj|traslad|trat|us|utiliz|viaj|visit|vot',
      'ó|aron|aba|aban',
    ],
    [
      'abr|acog|aparec|aprend|beb|com|compart|conoc|consegu|consigu|consist|conviv|convirt|convert|corr|correspond|crec|cubr|cumpl|deb|decid|defend|depend|descend|descubr|desaparec|dirig|divid|establec|escrib|exist|extend|falleci|fallec|imprim|inclu|med|mid|mor|mur|nac|obten|ofrec|pais|parec|part|perd|permanec|permit|persegu|persigu|pertenec|ped|pid|prefer|prefir|proced|promet|recib|recog|recorr|repart|resid|respond|reun|sab|segu|serv|sigu|sirv|sub|suced|sufr|sustitu|transmit|un|val|vend|viv|volv',
      'ió|ieron|ía|ían',
    ],
    ['constru|constitu|destru|contribu|ca|le|cre|hu|o', 'yó|yeron|ía|ían'],
    ['hab|ten|pod|quer|hac|dec|ven|sal|conten|manten|conduc|produc|introduc|tra|pon|compon', 'ía|ían'],
    [
      'fue|tuvo|estuvo|pudo|quiso|hizo|vino|dijo|puso|hubo|supo|trajo|dio|vio|produjo|condujo|introdujo|mantuvo|obtuvo|contuvo|compuso',
      '',
    ],
    ['fue|tuvie|estuvie|pudie|quisie|hicie|vinie|pusie|supie|die|vie|mantuvie|obtuvie|compusie', 'ron'],
    ['dije|traje|produje|conduje|introduje', 'ron'],
  ],
  it: [
    [
      'abbandon|abit|acquist|aiut|allarg|and|anunci|annunci|appoggi|arriv|attacc|aument|avvi|ball|battezz|cacci|cambi|camp|cant|celebr|cerc|chiam|collabor|colloc|comand|cominci|complet|compr|confin|conquist|consegn|conserv|cost|cre|cur|demol|deriv|dichiar|dimostr|disegn|divent|don|dur|edific|elabor|emigr|entr|esport|fabbric|finanzi|firm|fond|form|funzion|govern|guadagn|guid|import|impar|inaugur|incontr|indic|inizi|insegn|inspir|install|invent|invi|invit|lanci|lasci|lavor|lev|liber|mand|mangi|misur|mostr|narr|nomin|occup|ordin|organizz|osserv|ospit|pag|parl|partecip|pass|pens|pes|piant|port|present|progett|prov|pubblic|realizz|recuper|regal|registr|rest|restaur|ricord|riform|ripar|ritorn|salv|scapp|sembr|serv|somigli|sopport|spieg|spos|stamp|studi|super|termin|tocc|torn|trasform|trov|us|utilizz|viaggi|visit|vol|vot',
      'ò|arono|ava|avano',
    ],
    [
      'ab|accend|accad|appart|av|bev|cad|chiud|conced|conosc|conten|corr|cred|cresc|decid|descriv|dic|dipend|difend|divid|dov|esist|fac|legg|met|mett|muov|nasc|perd|piac|pot|prend|produc|raccogl|ricev|riman|rispond|sap|scegl|scriv|sorg|spend|tem|ten|val|ved|vend|viv|vol',
      'eva|evano|é|ette|ettero|erono',
    ],
    [
      'apr|cap|costru|distru|dorm|fall|fin|forn|guar|mor|nutr|offr|part|pul|pun|riun|segu|sent|serv|sub|un',
      'ì|irono|iva|ivano',
    ],
    [
      'fu|furono|ebbe|ebbero|fece|fecero|diede|diedero|disse|dissero|mise|misero|nacque|nacquero|morì|prese|presero|rimase|rimasero|scrisse|scrissero|venne|vennero|vide|videro|visse|vissero|volle|vollero|vinse|vinsero|perse|persero|chiese|chiesero|chiuse|chiusero|decise|decisero|divenne|divennero|ottenne|ottennero|produsse|scoprì|scelse',
      '',
    ],
  ],
  pt: [
    [
      'abandon|acab|aceit|ajud|alcanç|alug|anunci|apoi|aprov|aument|baix|busc|cant|captur|cas|celebr|cheg|coloc|começ|compr|conquist|consider|contrat|cri|cruz|cultiv|cust|declar|dedic|deix|demonstr|derrot|desenh|destac|do|dur|edific|elabor|empreg|encontr|ensin|entr|entreg|envi|escap|estud|evit|explic|explor|export|fabric|falh|fal|fic|financi|form|fund|funcion|ganh|gast|govern|grav|herd|import|inaugur|inici|inspir|instal|invent|junt|lanç|levant|limp|lev|mat|mand|melhor|mor|mostr|mud|nome|ocup|organiz|pag|par|particip|pass|pens|pes|pint|plant|prepar|present|presid|prov|public|realiz|recus|recuper|reform|regist|registr|regress|renunci|repar|represent|resgat|restaur|retir|salv|tent|termin|tom|torn|trabalh|trat|us|utiliz|viaj|visit|volt|vot',
      'ou|aram|ava|avam',
    ],
    [
      'aprend|aparec|beb|com|compreend|conhec|corr|cresc|dev|defend|depend|desaparec|descend|entend|escolh|escrev|estabelec|falec|morr|nasc|oferec|parec|perd|permanec|pertenc|promet|receb|recolh|respond|sofr|sobreviv|vend|venc|viv',
      'eu|eram|ia|iam',
    ],
    [
      'abr|assist|assum|constru|consegu|consist|cumpr|decid|descobr|destru|dirig|divid|exist|imprim|inclu|part|permit|persegu|reun|resid|segu|serv|sub|transmit|un',
      'iu|iram|ia|iam',
    ],
    ['hav|pod|quer|faz|diz|sab|traz|produz|conduz|introduz', 'ia|iam'],
    [
      'foi|foram|era|eram|teve|tiveram|tinha|tinham|esteve|estiveram|pôde|puderam|quis|quiseram|fez|fizeram|veio|vieram|disse|disseram|pôs|puseram|houve|soube|souberam|trouxe|trouxeram|deu|deram|viu|viram|produziu|produziram|manteve|obteve',
      '',
    ],
  ],
}

/** Those verbs as alternatives of a regular expression. */
function toldIn(language: Language): string {
  return (TOLD[language] ?? []).map(([stems, endings]) => `(?:${stems})(?:${endings})`).join('|')
}

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

/** Where the subject may be left out: a sentence that begins with its verb speaks of what the one before it named. */
const BARE_VERB: Partial<Record<Language, RegExp>> = {
  es: bareVerb(
    'es',
    'es|son|era|eran|está|están|estaba|estaban|tiene|tienen|abre|cierra|mide|pesa|ocupa|cuesta|dura|permanece|pertenece|ofrece|contiene|necesita|sirve|empieza|termina',
  ),
  it: bareVerb(
    'it',
    'è|sono|era|erano|ha|hanno|apre|chiude|misura|pesa|occupa|costa|dura|resta|appartiene|offre|contiene|serve|inizia|finisce',
  ),
  pt: bareVerb(
    'pt',
    'é|são|está|estão|tem|têm|abre|fecha|mede|pesa|ocupa|custa|dura|fica|pertence|oferece|contém|serve|começa|termina',
  ),
}

/** A sentence that begins with one of these verbs, or of those that tell what was, and goes on with no name. */
function bareVerb(language: Language, present: string): RegExp {
  return new RegExp(`^(?:${toldIn(language)}|${present}) [\\p{Ll}\\p{Nd}]`, 'u')
}

/** Whether a sentence cannot be understood without the one before it. */
export function leans(text: string, language: Language): boolean {
  const began = text.replace(/^\p{Lu}/u, (capital) => capital.toLowerCase())
  return (leaning.get(language)?.test(text) || (began !== text && BARE_VERB[language]?.test(began))) ?? false
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
