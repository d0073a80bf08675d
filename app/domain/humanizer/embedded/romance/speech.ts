import type { RomanceLanguage } from './grammar.ts'

/** The words by which sentences are taken apart and put together. Phrases are written as they stand in a text. */
export type Speech = {
  /** What takes up a whole clause before it, and what does so at the head of a sentence. */
  which: string
  this: string
  /** Words for "and" and "but" that join two clauses. */
  and: readonly string[]
  but: string
  /** Openers of a second sentence with the conjunction that says the same. */
  joints: readonly (readonly [string, string])[]
  /** Adverbs that may stand inside the clause that they open. */
  inner: readonly string[]
  /** Whether they stand there between commas, or close behind the verb without. */
  innerCommas: boolean
  /** Words that open a phrase or clause that may go to the end. */
  movable: readonly string[]
  movableClause: readonly string[]
  /** Openings that tie a sentence to the one before. */
  ties: RegExp
  /** Words in the main part behind which nothing can be hung. */
  closed: RegExp
  /** Times at the end of a sentence that may open it. */
  times: readonly string[]
  /** "not only" with what answers it, and what both become. */
  notOnly: RegExp
  butAlso: readonly (readonly [string, string])[]
  /** Verbs whose gerund behind a comma says what comes of it. */
  results: string
  /** Words for "not" before a verb, and words that stand between a subject and its verb. */
  clitics: ReadonlySet<string>
  prepositions: ReadonlySet<string>
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const SPEECH: Readonly<Record<RomanceLanguage, Speech>> = {
  es: {
    which: 'lo que',
    this: 'Esto',
    and: ['y', 'e'],
    but: 'pero',
    joints: [
      ['sin embargo,', ', pero'],
      ['no obstante,', ', pero'],
      ['por lo tanto,', ', así que'],
      ['por tanto,', ', así que'],
      ['por eso,', ', y por eso'],
      ['esto significa que', ', lo que significa que'],
      ['esto permite', ', lo que permite'],
      ['esto se debe a que', 'porque'],
    ],
    inner: [
      'sin embargo',
      'no obstante',
      'por tanto',
      'en cambio',
      'por el contrario',
      'por su parte',
      'por lo tanto',
      'por ejemplo',
      'en definitiva',
    ],
    innerCommas: true,
    movable: [
      'durante',
      'gracias a',
      'al',
      'mediante',
      'a lo largo de',
      'en los últimos',
      'en las últimas',
      'tras',
      'desde',
      'con la ayuda de',
    ],
    movableClause: ['cuando', 'si', 'mientras'],
    ties: /^(?:en (?:este|ese|esta|esa|estos|estas|primer|segundo|resumen|conclusión|definitiva|cambio|general|particular|efecto|otras)|durante (?:este|ese|esta|esa|ello)|gracias a (?:ello|esto|eso|este|esta|estos|estas)|al (?:igual|mismo|final|respecto|contrario|fin|menos|parecer)|tras (?:ello|esto|eso)|desde (?:este|esta|esa|entonces|luego)|mediante (?:este|esta|ello|esto)|si bien|mientras tanto|al hacerlo)/,
    closed:
      /^(?:[:;()"«»—–?!¿¡,-]|que|quien|quienes|cual|cuales|cuyo|cuya|porque|si|cuando|mientras|aunque|pero|sino|donde|cómo|qué|como|ya|pues|para|y|e|o|u|ni)$/,
    times: [
      'en los últimos años',
      'en las últimas décadas',
      'en la actualidad',
      'hoy en día',
      'con el tiempo',
      'a largo plazo',
      'a corto plazo',
      'con el paso del tiempo',
      'con el paso de los años',
      'en muchos casos',
      'en la mayoría de los casos',
      'a lo largo de los años',
      'en poco tiempo',
      'en el futuro',
    ],
    notOnly: /^(?:no (?:solo|sólo|solamente|únicamente))$/,
    butAlso: [
      ['sino que además', 'y además'],
      ['sino que también', 'y también'],
      ['sino también', 'y también'],
      ['sino además', 'y además'],
    ],
    results:
      'permitir garantizar facilitar favorecer evitar asegurar generar reducir aumentar mejorar reforzar crear contribuir ayudar demostrar fortalecer provocar',
    clitics: set('no se lo la los las le les nos me te ya también'),
    prepositions: set(
      'a ante bajo con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras al',
    ),
  },
  fr: {
    which: 'ce qui',
    this: 'Cela',
    and: ['et'],
    but: 'mais',
    joints: [
      ['cependant,', ', mais'],
      ['toutefois,', ', mais'],
      ['néanmoins,', ', mais'],
      ['pourtant,', ', et pourtant'],
      ['par conséquent,', ', si bien que'],
      ['cela signifie que', ', ce qui signifie que'],
      ['cela permet', ', ce qui permet'],
      ["c'est pourquoi", ", et c'est pourquoi"],
    ],
    inner: [
      'cependant',
      'toutefois',
      'néanmoins',
      'pourtant',
      'en revanche',
      'par conséquent',
      'par ailleurs',
      'en effet',
      'ainsi',
      'en outre',
    ],
    innerCommas: false,
    movable: [
      'durant',
      'pendant',
      'grâce à',
      'grâce aux',
      'grâce au',
      'au cours de',
      'au cours des',
      'depuis',
      'après',
      'avec',
      'ces dernières années',
      'au fil de',
      'au fil des',
      'en',
    ],
    movableClause: ['lorsque', "lorsqu'", 'quand', 'si'],
    ties: /^(?:en (?:effet|fait|outre|revanche|somme|conclusion|résumé|définitive|réalité|général|particulier|d'|ce|cette|plus|bref|premier|second|deuxième|ces|tant|ceci|cela|attendant|conséquence|raison|matière|cas|dépit|l'|le|la|les|un|une|dehors|termes|[12]\d)|avec (?:ce|cette|ces|cela|le|la|un|une|l')|grâce à (?:ce|cette|cela|ces|lui|elle|eux)|depuis (?:lors|ce|cette)|après (?:cela|tout|ce|cette|avoir|quoi)|pendant (?:ce|cette|que|longtemps)|si bien|quand même)/,
    closed:
      /^(?:[:;()"«»—–?!,-]|que|qu'|qui|dont|où|lequel|laquelle|lesquels|parce|si|lorsque|lorsqu'|quand|alors|bien|mais|comment|pourquoi|comme|car|et|ou|ni|pour|afin|puisque|tandis)$/,
    times: [
      'ces dernières années',
      'au fil du temps',
      'à long terme',
      'à court terme',
      'de nos jours',
      "aujourd'hui",
      'dans de nombreux cas',
      'dans la plupart des cas',
      'au fil des ans',
      'au quotidien',
      "à l'avenir",
    ],
    notOnly: /^non seulement$/,
    butAlso: [
      ['mais aussi', 'et aussi'],
      ['mais également', 'et aussi'],
      ['mais encore', 'et aussi'],
    ],
    results:
      'permettre garantir faciliter favoriser éviter assurer réduire augmenter améliorer renforcer créer contribuer aider limiter générer rendre',
    clitics: set("ne n' se s' le la l' les lui leur y en me m' te t' nous vous"),
    prepositions: set(
      "à au aux avec chez contre dans de d' des du depuis derrière dès devant durant en entre envers hors jusque jusqu' malgré par parmi pendant pour sans selon sous sur vers",
    ),
  },
  it: {
    which: 'il che',
    this: 'Questo',
    and: ['e', 'ed'],
    but: 'ma',
    joints: [
      ['tuttavia,', ', ma'],
      ['ciononostante,', ', ma'],
      ['però,', ', ma'],
      ['pertanto,', ', quindi'],
      ['di conseguenza,', ', quindi'],
      ['per questo motivo,', ', e per questo'],
      ['questo significa che', ', il che significa che'],
      ['ciò significa che', ', il che significa che'],
      ['questo permette', ', il che permette'],
    ],
    inner: [
      'tuttavia',
      'però',
      'invece',
      'inoltre',
      'dunque',
      'quindi',
      'infatti',
      'pertanto',
      'al contrario',
      "d'altra parte",
    ],
    innerCommas: true,
    movable: [
      'durante',
      'grazie a',
      'grazie al',
      'grazie alla',
      'grazie agli',
      'grazie ai',
      'grazie alle',
      'nel corso di',
      'nel corso dei',
      'nel corso degli',
      'negli ultimi',
      'nelle ultime',
      'dopo',
      'con il tempo',
    ],
    movableClause: ['quando', 'se', 'mentre'],
    ties: /^(?:durante (?:questo|questa|ciò|tutto)|grazie a (?:ciò|questo|questa|questi|queste|lui|lei|loro)|nel corso di (?:questo|questa)|dopo (?:di|che|tutto|questo|ciò)|mentre prima|se non)/,
    closed:
      /^(?:[:;()"«»—–?!,-]|che|cui|chi|quale|quali|perché|se|quando|mentre|benché|sebbene|ma|bensì|dove|come|poiché|e|ed|o|oppure|né|per|affinché)$/,
    times: [
      'negli ultimi anni',
      'negli ultimi decenni',
      "al giorno d'oggi",
      'oggigiorno',
      'nel tempo',
      'a lungo termine',
      'a breve termine',
      'con il passare del tempo',
      'nel corso degli anni',
      'in molti casi',
      'nella maggior parte dei casi',
      'in poco tempo',
      'in futuro',
    ],
    notOnly: /^non (?:solo|soltanto|solamente)$/,
    butAlso: [
      ['ma anche', 'e anche'],
      ['bensì anche', 'e anche'],
      ['ma pure', 'e anche'],
    ],
    results:
      'permettere consentire garantire facilitare favorire evitare assicurare generare ridurre aumentare migliorare rafforzare creare contribuire aiutare limitare rendere',
    clitics: set("non si lo la li le gli ne ci vi mi ti l' c' anche"),
    prepositions: set(
      "a ad al allo alla all' ai agli alle con contro da dal dallo dalla dall' dai dagli dalle di d' del dello della dell' dei degli delle durante fra in nel nello nella nell' nei negli nelle per presso senza sotto su sul sullo sulla sull' sui sugli sulle tra verso",
    ),
  },
  pt: {
    which: 'o que',
    this: 'Isso',
    and: ['e'],
    but: 'mas',
    joints: [
      ['no entanto,', ', mas'],
      ['contudo,', ', mas'],
      ['todavia,', ', mas'],
      ['entretanto,', ', mas'],
      ['porém,', ', mas'],
      ['portanto,', ', por isso'],
      ['por isso,', ', e por isso'],
      ['isso significa que', ', o que significa que'],
      ['isso permite', ', o que permite'],
    ],
    inner: [
      'no entanto',
      'contudo',
      'todavia',
      'porém',
      'portanto',
      'por sua vez',
      'por outro lado',
      'por exemplo',
    ],
    innerCommas: true,
    movable: [
      'durante',
      'graças a',
      'graças ao',
      'graças à',
      'graças às',
      'graças aos',
      'ao longo de',
      'ao longo dos',
      'ao longo das',
      'nos últimos',
      'nas últimas',
      'após',
      'desde',
      'ao',
    ],
    movableClause: ['quando', 'se', 'enquanto'],
    ties: /^(?:durante (?:este|esse|esta|essa|isso)|graças a (?:isso|isto|ele|ela)|após (?:isso|isto)|desde (?:então|já|que|logo)|ao (?:mesmo|contrário|passo|final|todo|menos|fim|fazer isso|longo|invés)|se bem|enquanto isso|ao longo (?:deste|desse|desta|dessa))/,
    closed:
      /^(?:[:;()"«»—–?!,-]|que|quem|qual|quais|cujo|cuja|porque|se|quando|enquanto|embora|mas|onde|como|pois|e|ou|nem|para)$/,
    times: [
      'nos últimos anos',
      'nas últimas décadas',
      'atualmente',
      'hoje em dia',
      'com o tempo',
      'a longo prazo',
      'a curto prazo',
      'com o passar do tempo',
      'com o passar dos anos',
      'em muitos casos',
      'na maioria dos casos',
      'ao longo dos anos',
      'em pouco tempo',
      'no futuro',
    ],
    notOnly: /^não (?:só|apenas|somente)$/,
    butAlso: [
      ['mas também', 'e também'],
      ['mas ainda', 'e ainda'],
      ['como também', 'e também'],
    ],
    results:
      'permitir garantir facilitar favorecer evitar assegurar gerar reduzir aumentar melhorar reforçar criar contribuir ajudar fortalecer provocar',
    clitics: set('não se o a os as lhe lhes nos me te já também'),
    prepositions: set(
      'a ante após até com contra de do da dos das desde durante em no na nos nas entre para perante por pelo pela pelos pelas sem sob sobre ao à aos às',
    ),
  },
}
