import type { Language } from '#app/domain/text/language.ts'

/**
 * Verbs that tell what was, by their stems, and the endings that they have in the third person. Their endings alone tell no
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

/** Returns the verbs that tell what was, as alternatives of a regular expression. */
export function toldIn(language: Language): string {
  return (TOLD[language] ?? []).map(([stems, endings]) => `(?:${stems})(?:${endings})`).join('|')
}

/** Verbs that tell what is, in the third person. A closed list, too: "Europa", "Pedro" and "Leonardo" end like them. */
type BareVerbs = {
  /** Each stands for its plural as well. */
  verbs: string
  /** Nouns as well: verbs only before an article or a figure. */
  nouns: string
  /** Whose plural is not made of the singular. */
  irregular: string
  plural: (verb: string) => string[]
  articles: string
}

const BARE_VERBS: Partial<Record<Language, BareVerbs>> = {
  es: {
    verbs:
      'abre abunda actúa adopta afecta alcanza aparece aporta asegura atrae atraviesa aumenta brilla cae cambia carece cierra comienza comprende conduce consiste consta constituye consume contiene conviene convierte corre corresponde crece cree cubre debe depende desaparece desemboca destaca determina dice dispone divide elige elimina emite empieza emplea encuentra era es escribe establece está estaba evita evoluciona exige existe explica extrae facilita favorece figura florece fluye fue funciona genera ha había hace hay hierve impide implica impone incluye indica influye intenta interviene llega lleva logra mantiene mide modifica muere nace necesita obliga obtiene ocurre ofrece pasa parece permanece permite pertenece pesa pierde posee presenta produce proporciona protege provoca proviene puede quiere recibe recoge recorre reduce refleja representa requiere reside resiste resulta reúne sabe sale sigue sirve sobrevive sostiene suele sufre supera supone surge tarda tenía tiene termina tiende transforma transporta une utiliza varía vende viene vive vuelve',
    nouns:
      'mata dura ayuda causa controla cuenta cuesta cura forma gira habita inicia limita marca mejora muestra nota obra ocupa planta prueba regula rodea trata usa',
    plural: (verb) => [`${verb}n`],
    irregular: 'están son van han',
    articles: 'el|la|los|las|un|una|al|del',
  },
  it: {
    verbs:
      'abita accade accoglie agisce appare appartiene apre arriva attira attraversa aumenta avviene cade cambia chiude comincia compie comprende conduce consente consiste contiene contribuisce conviene copre corre corrisponde cresce deriva determina deve dice dipende dirige dispone diventa divide elimina emette entra era esiste esce evita favorisce finisce fiorisce fornisce fu funziona garantisce ha impedisce impiega include indica inizia insegna interviene lascia lavora mangia mantiene migliora muore nasce necessita occupa offre ottiene passa perde permette pesa piace possiede prende presenta prevede produce protegge provoca può pubblica raccoglie raggiunge rappresenta rende resiste resta richiede riceve riduce riguarda rimane risulta scende scorre scrive segue sembra serve soffre sopravvive sorge sostiene sostituisce stabilisce supera svolge tiene trae trasforma trasporta trova uccide unisce utilizza va vale varia vede vende viene vive vuole è',
    nouns:
      'dura conserva causa controlla costa crea cura forma gira influenza limita misura modifica mostra porta pianta regola sale segna tratta usa',
    plural: (verb) =>
      verb.endsWith('a') ? [`${verb}no`] : verb.endsWith('e') ? [`${verb.slice(0, -1)}ono`] : [],
    irregular:
      'appartengono accolgono contengono devono furono hanno mantengono muoiono ottengono possono raccolgono rimangono salgono sono sostengono tengono traggono vanno vengono vogliono',
    articles: "il|lo|la|i|gli|le|un|uno|una|al|alla|del|della|l['’]\\p{L}+|un['’]\\p{L}+",
  },
  pt: {
    verbs:
      'abre abrange acaba acontece afeta aparece apresenta atinge atrai atravessa aumenta brilha cai chega começa compreende conduz consiste consta constitui contém convém corre corresponde cresce custa deve depende desaparece destaca determina diminui diz divide dura elimina emite entra era escolhe escreve estabelece está estava evita exige existe explica facilita favorece fecha ferve fica floresce flui foi funciona garante gera há impede implica inclui indica inicia mantém mede modifica morre nasce necessita obriga obtém ocorre ocupa oferece parece passa permanece permite pertence perde pesa pode possui precisa produz proporciona protege provoca provém quer recebe recolhe reduz reflete representa requer reside resiste resulta reúne sabe sai segue serve sobrevive sofre supera surge tem termina tende tinha transforma transporta une utiliza vai varia vem vende vive é',
    nouns:
      'mata cobre ajuda causa conta controla cria cura dá forma gira limita marca melhora mostra muda nota planta prova regula trata usa',
    plural: (verb) => [`${verb}m`],
    irregular:
      'caem conduzem constituem contêm estão fluem foram incluem mantêm obtêm podem possuem produzem provêm reduzem saem são têm vão',
    articles: 'o|a|os|as|um|uma|ao|do|da',
  },
}

const compiled = new Map(
  Object.entries(BARE_VERBS).map(([key, { verbs, nouns, irregular, plural, articles }]) => {
    const language = key as Language
    const forms = (words: string) =>
      words
        .split(' ')
        .flatMap((verb) => [verb, ...plural(verb)])
        .join('|')
    const certain = `${toldIn(language)}|${forms(verbs)}|${irregular.replaceAll(' ', '|')}`
    return [
      language,
      new RegExp(
        `^(?:(?:${certain}) [\\p{Ll}\\p{N}]|(?:${forms(nouns)}) (?:(?:${articles})(?!\\p{L})|\\p{N}))`,
        'u',
      ),
    ]
  }),
)

/** Returns whether a sentence begins with its verb, so that its subject is what another sentence named. */
export function beginsWithVerb(sentence: string, language: Language): boolean {
  const first = sentence.charAt(0)
  return (
    first !== first.toLowerCase() &&
    (compiled.get(language)?.test(first.toLowerCase() + sentence.slice(1)) ?? false)
  )
}
