import { beginsWithVerb } from './bare-verbs.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Language } from '#app/domain/text/language.ts'

/**
 * Words that lean on a sentence before: a sentence that holds them does not stand by itself. Data by language.
 *
 * `openers` may not begin a sentence (connectives, pronouns, pointing words); `anywhere` may not be in it at all;
 * `pronouns` need words before them in the same sentence that they may stand for.
 */
type Referring = { openers: string; anywhere: string; pronouns: string }

const REFERRING: Record<Language, Referring> = {
  en: {
    openers:
      "\\p{L}+ (?:years?|months?|weeks?|days?|decades?|hours?|minutes?|centuries) (?:later|earlier|afterwards)|(?:the|an?) (?:\\p{Ll}+ )?ones?|(?:the|an?|one|another) (?:(?:most|least) )?(?:\\p{Ll}+ ){0,2}(?:example|exception|alternative|drawback|consequence|advantage|disadvantage|answer|explanation|objection|interpretation)s?(?! (?:of|to|from|for|between|that|against|in|on)(?!\\p{L}))|the (?:company|firm|team|authors?|paper|study|event|work|attempt|campaign|project|plan|idea|move|decision|proposal|scheme|crew|couple|discovery|account|finding|findings|benefit|advantage|disadvantage|improvement|increase|decrease|rest|others?|reason|reasons|result|results)(?! of| that| for| \\p{L}+ of)|the (?:first|second|third|last|latter|former)(?= (?:is|was|are|were|has|had|will|can))|even so|even then|until then|since then|by then|by that time|this|that|these|those|it|its|it's|he|she|they|his|her|hers|their|them|such|here|there|however|but|and|or|nor|so|thus|therefore|hence|moreover|furthermore|also|then|another|others?|both|each|either|neither|former|latter|instead|similarly|consequently|additionally|nevertheless|nonetheless|meanwhile|otherwise|besides|likewise|accordingly|conversely|indeed|yet|because of|which|who|whose|where|for example|for instance|in addition|in contrast|in particular|in other words|as a result|in turn|on the other hand|after that|as such|that is|as (?:mentioned|described|shown|noted|discussed)|see|note|figures?|tables?|finally|next|first|firstly|second|secondly|third|again|later|afterwards|again|e\\.g|i\\.e|same|the (?:same|latter|former|following|above|other|resulting|two|three|four)|one of (?:them|these|those)|some (?:of them|even)|if so|not only|similar|one|what(?! [^.]+ (?:is|was|are|were) (?:called|known as))|how|why|click|let|please|still|today|now|currently|recently|fortunately|unfortunately|of course|in fact|in both|in all|among them|like (?:other|most)",
    anywhere:
      "as well(?=[.,;]|$)|(?<!what )follows(?=[.,;])|next(?=[.,;]|$)|elsewhere|first(?=[.,;]|$)|in the same way(?! (?:as|that)(?!\\p{L}))|(?:is|are|does|do|applies|holds) the same(?=[.,;]|$)|the same (?:is true|applies|holds)|afterwards|subsequently|thereafter|in turn|both(?= ?[.,;]|$)|(?:at|in|of|from|by|for|half|with|during|after|until|since|on|to|within|under) that \\p{Ll}+|that (?:rate|time|date|year|day|amount|sum|case|duty|limit|period|number|purpose|reason|way)|even so|this|these|those|such(?! as| that)|another example|we|our|ours|us|i|i'm|i've|my|me|myself|ourselves|aforementioned|respectively|mentioned|following|previous|previously|section|chapter|appendix|figure|fig|table|vol|pp|et al|see|below|latter|former",
    pronouns:
      'he|she|they|it|his|hers|her|its|their|theirs|them|him|himself|herself|themselves|itself|such|there',
  },
  es: {
    openers:
      '\\p{L}+ (?:años?|meses|mes|semanas?|días?|décadas?|horas?) (?:después|más tarde|antes)(?! de)|(?:la (?:empresa|compañía)|el (?:equipo|autor|evento))(?! de)|este|esta|estos|estas|esto|ese|esa|esos|esas|eso|aquel|aquella|aquello|aquellos|aquellas|él|ella|ellos|ellas|su|sus|dicho|dicha|dichos|dichas|tal|tales|aquí|allí|ahí|sin embargo|pero|y|e|o|así|por lo tanto|por tanto|además|también|entonces|otro|otra|otros|otras|ambos|ambas|cada uno|en cambio|no obstante|mientras tanto|por ejemplo|por eso|por ello|asimismo|igualmente|luego|después|finalmente|de hecho|aunque|porque|cuyo|cuya|lo|los (?:dos|mismos|siguientes)|las (?:dos|mismas|siguientes)|el (?:mismo|siguiente|otro)|la (?:misma|siguiente|otra)|es decir|véase|vea|nota|figura|tabla|primero|segundo|tercero|es|son|fue|está|están|hay|si(?! (?:el|la|los|las|un|una|se) )|pues|como (?:se|ya)|hoy|ahora|actualmente|por último|en (?:este|esta|estos|estas|ese|esa|ambos|ambas)|de (?:este|esta|esto|estos|estas|ese|esa|eso)|con (?:este|esta|esto|estos|estas|ello)|para (?:ello|esto|este|esta)|tras (?:ello|esto)|una de ellas|uno de ellos|algunos de ellos',
    anywhere:
      'de la misma (?:manera|forma)(?! que)|del mismo modo(?! que)|lo mismo(?! que)|luego|entonces|posteriormente|(?:lo|la|los|las|le|les) \\p{L}+(?:ó|aron|ieron|aban|ían)|este|esta|estos|estas|esto|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas|nosotros|nuestro|nuestra|nuestros|nuestras|nos|yo|mi|mis|usted|ustedes|tu|tus|siguiente|siguientes|anterior|anteriores|sección|capítulo|figura|tabla|véase|mencionado|mencionada|dicho|dicha|dichos|dichas|respectivamente|aquí|hemos|podemos|podremos|puede que usted|vamos|le permite|su(?= usuario)',
    pronouns: 'él|ella|ellos|ellas|su|sus|lo|le|les|ello|suyo|suya',
  },
  fr: {
    openers:
      "\\p{L}+ (?:ans?|mois|semaines?|jours?|heures?) (?:plus tard|après|auparavant)|(?:la (?:société|compagnie)|l.(?:entreprise|équipe|auteur|événement))(?! d)|ce|cet|cette|ces|c'|ceci|cela|ça|il|elle|ils|elles|son|sa|ses|leur|leurs|celui|celle|ceux|celles|ici|là|cependant|mais|et|ou|or|donc|ainsi|de plus|aussi|alors|autre|un autre|une autre|d'autres|les autres|les deux|chacun|chacune|toutefois|néanmoins|par exemple|par ailleurs|en effet|en revanche|par contre|pourtant|ensuite|puis|enfin|finalement|de même|parce que|car|dont|y|en outre|c'est|voir|note|figure|tableau|premièrement|d'abord|si(?! (?:le|la|les|un|une|des|chaque|l')[\\s\\p{L}])|lorsqu'il|lorsqu'elle|nous|vous|je|tel|telle|tels|telles|le (?:même|suivant|premier|second|dernier)|la (?:même|suivante|première|seconde|dernière)|ce (?:dernier|qui)|autrement dit|à noter|aujourd'hui|dans (?:ce|cet|cette|ces)|à (?:ce|cet|cette|ces)|pour (?:ce|cet|cette|ces|cela)|de (?:ce|cet|cette|ces)|l'un d'eux|l'une d'elles|s'il|qu'|malgré (?:ce|cela)|bien entendu|bien sûr|même si",
    anywhere:
      "de la même (?:manière|façon)(?! que)|ensuite|puis|cet|cette|ces|ceci|cela|ça|nous|notre|nos|je|j'|mon|ma|mes|vous|votre|vos|suivante?s?|ci-dessous|ci-dessus|section|chapitre|figure|tableau|précédente?s?|voir|respectivement|ici|c'est-à-dire|dudit|ladite|ce(?! (?:qui|que|qu'|sont|n'))",
    pronouns:
      'il|elle|ils|elles|son|sa|ses|leur|leurs|lui|eux|celui|celle|ceux|celles|celui-ci|celle-ci|ceux-ci|celles-ci',
  },
  de: {
    openers:
      '\\p{L}+ (?:Jahre?|Monate?|Wochen?|Tage?|Stunden?) (?:später|danach|zuvor)|(?:die gesellschaft|der autor)(?! (?:der|des|von))|neben (?:anderen|anderem)|unter anderem|darüber hinaus|zusätzlich(?! zu)|direkt (?:danach|nach)|damals|seitdem|seither|später|anschließend|daraufhin|weiterhin|des weiteren|ebenfalls|eine[rs]? (?:davon|von ihnen)|(?:vor|nach|seit|bei|mit) (?:dem|der|den) (?:nächsten|letzten|vorigen)|dies|diese|dieser|dieses|diesem|diesen|jene|jener|jenes|er|sie|es|ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|seinem|seiner|solche|solcher|solches|hier|dort|da(?! (?:der|die|das|den|dem|ein|eine|einer|viele|kein|keine) )|jedoch|aber|und|oder|doch|so|also|daher|deshalb|deswegen|somit|folglich|außerdem|zudem|ferner|auch|dann|andere|anderer|ein anderer|eine andere|beide|jeder von|stattdessen|dennoch|trotzdem|indes|inzwischen|zum beispiel|beispielsweise|allerdings|dadurch|dabei|damit|danach|darüber|dafür|dagegen|dazu|davon|darin|daraus|darauf|darunter|hierbei|hierzu|hierfür|denn|weil(?! (?:der|die|das|den|dem|ein|eine|einer|viele|kein|keine) )|deren|dessen|siehe|hinweis|abbildung|tabelle|erstens|zweitens|zunächst|schließlich|in (?:diesem|dieser|diesen)|bei (?:diesem|dieser|diesen)|mit (?:diesem|dieser|diesen)|nach (?:diesem|dieser|diesen)|von (?:diesem|dieser|diesen)|zu (?:diesem|dieser|diesen)|aus (?:diesem|dieser|diesen)|wie (?:oben|bereits|schon)|das (?:ist|heißt|bedeutet|war|hat|wird|kann)|hinzu (?:kam|kommt|kamen|kommen)|letztere|letzterer|ersterer|wir|ich|sofern|falls|nun|heute|jetzt|wer|was|wie|warum|wenn (?:sie|man|es)|falls (?:sie|man|es)|im folgenden|die (?:beiden|folgenden|gleichen|anderen|oben)|der (?:folgende|gleiche|andere|zweite|dritte)|natürlich|tatsächlich|ebenso|gleichzeitig|obwohl (?:es|er|sie)',
    anywhere:
      '(?:auf|in) (?:(?:die|der) )?gleiche[rn]? (?:Weise|Art)(?! wie)|[Gg]leiches gilt|dasselbe|ebenso(?! \\p{L}+ wie| wie)|danach|daraufhin|anschließend|(?:[Dd]as|dem|des|vom|beim) (?:Unternehmens?|Konzerns?|Teams?)(?! [\\p{Lu}„»])|(?:[Dd]ie|der) (?:Firma|Konferenz|Veranstaltung|Veröffentlichung|Version)(?! (?:de[rsmn]|von|vom)(?!\\p{L})| [\\p{Lu}\\p{N}„»])|diese|dieser|dieses|diesem|diesen|wir|uns|unser|unsere|unserem|unseren|unserer|ich|mein|meine|mir|mich|folgende|folgenden|folgender|folgendes|obige|obigen|abschnitt|kapitel|abbildung|abb|tabelle|vorigen|vorherigen|siehe|beziehungsweise|hier|oben|unten|letztere|letzterer|ersterer|Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihnen',
    pronouns:
      'er|sie|es|ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|seinem|seiner|ihn|ihm|ihnen|solche|solcher|solchen|dadurch|dabei|damit|darin|dazu|davon|dafür|deren|dessen',
  },
  it: {
    openers:
      "\\p{L}+ (?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]) (?:dopo|più tardi|prima)(?! (?:di|del))|(?:l.(?:azienda|autore|evento)|la (?:società|squadra))(?! d)|questo|questa|questi|queste|quest'|quello|quella|quelli|quelle|ciò|egli|ella|esso|essa|essi|esse|lui|lei|loro|il loro|la loro|il suo|la sua|i suoi|le sue|suo|sua|tale|tali|qui|lì|là|tuttavia|ma|e|ed|o|così|quindi|pertanto|perciò|inoltre|anche|allora|un altro|un'altra|altri|altre|entrambi|entrambe|ciascuno|ciascuna|invece|ciononostante|nel frattempo|per esempio|ad esempio|infatti|dunque|poi|dopo|infine|perché|poiché(?! (?:il|lo|la|i|gli|le|un|una) )|il cui|la cui|cioè|vedere|nota|figura|tabella|primo|innanzitutto|se(?! (?:il|lo|la|i|gli|le|un|una|si|l')[\\s\\p{L}])|è|sono|era|c'è|ci sono|non|si|a (?:questo|questa|tal)|in (?:questo|questa|questi|queste|tal)|per (?:questo|questa|questi)|di (?:questo|questa|questi|queste)|con (?:questo|questa)|lo stesso|la stessa|gli stessi|il (?:seguente|secondo|terzo)|la (?:seguente|seconda|terza)|oggi|ora|attualmente|come (?:già|sopra)|uno di essi|sebbene|naturalmente|in effetti|di conseguenza|allo stesso modo",
    anywhere:
      "allo stesso modo(?! (?:di|in cui|che|dei|delle|della))|nello stesso modo(?! (?:di|in cui|che))|poi|in seguito|(?:lo|la|li|le) \\p{L}+(?:ò|ì|rono|ava|avano|eva|evano)|questo|questa|questi|queste|quest'|noi|nostro|nostra|nostri|nostre|io|mio|mia|miei|mie|voi|vostro|vostra|seguente|seguenti|precedente|precedenti|sezione|capitolo|figura|tabella|vedi|vedere|rispettivamente|qui|suddetto|suddetta|abbiamo|possiamo|tua|tuo|tuoi|tue",
    pronouns: 'egli|ella|esso|essa|essi|esse|lui|lei|loro|suo|sua|suoi|sue|ne|ciò|tale|tali',
  },
  pt: {
    openers:
      '\\p{L}+ (?:anos?|meses|mês|semanas?|dias?) (?:depois|mais tarde|antes)(?! d)|(?:a (?:empresa|companhia|equipe|equipa)|o (?:autor|evento|time))(?! d)|este|esta|estes|estas|isto|esse|essa|esses|essas|isso|aquele|aquela|aqueles|aquelas|aquilo|ele|ela|eles|elas|seu|sua|seus|suas|o seu|a sua|os seus|as suas|tal|tais|aqui|ali|lá|no entanto|contudo|mas|e|ou|assim|portanto|além disso|também|então|outro|outra|outros|outras|ambos|ambas|cada um|em vez disso|porém|todavia|entretanto|enquanto isso|por exemplo|por isso|de fato|de facto|depois|finalmente|porque|pois|cujo|cuja|ou seja|isto é|veja|ver|nota|figura|tabela|primeiro|se(?! (?:o|a|os|as|um|uma) )|é|são|foi|está|há|não|nesse|nessa|nesses|nessas|neste|nesta|nestes|nestas|desse|dessa|deste|desta|desses|dessas|destes|destas|com isso|para isso|para tal|o mesmo|a mesma|os mesmos|as mesmas|o seguinte|a seguinte|hoje|agora|atualmente|como (?:já|mencionado)|um deles|uma delas|embora|por fim|por último|claro|igualmente|da mesma forma',
    anywhere:
      'da mesma (?:maneira|forma)(?! que)|do mesmo modo(?! que)|em seguida|então|este|esta|estes|estas|isto|esse|essa|esses|essas|isso|aquele|aquela|nesse|nessa|neste|nesta|nestes|nestas|nesses|nessas|desse|dessa|deste|desta|destes|destas|desses|dessas|nós|nosso|nossa|nossos|nossas|nos(?! (?:[\\p{L}]+s|anos))|eu|meu|minha|você|vocês|seguintes?|anterior|anteriores|seção|secção|capítulo|figura|tabela|veja|mencionad[oa]s?|respectivamente|aqui|vamos|podemos|temos|tu|teu|tua',
    pronouns: 'ele|ela|eles|elas|seu|sua|seus|suas|lhe|lhes|dele|dela|deles|delas|tal|tais',
  },
  nl: {
    openers:
      '\\p{L}+ (?:jaar|maanden|weken|dagen|uur) (?:later|daarna|eerder)|(?:het (?:bedrijf|team)|de (?:firma|auteur))(?! van)|dit|dat|deze|die|hij|zij|ze|het (?:is|was|wordt|werd|heeft|kan|bevat|gaat|biedt|maakt|zou|zal|bestaat|lijkt)|er|zijn|haar|hun|hen|zulke|hier|daar|echter|maar|en|of|dus|daarom|daardoor|bovendien|verder|ook|dan|een andere?|andere|beide|beiden|ieder|elk|in plaats daarvan|niettemin|toch|ondertussen|bijvoorbeeld|immers|namelijk|vervolgens|daarna|tenslotte|ten slotte|omdat(?! (?:de|het|een) )|want|waarvan|wiens|zie|noot|opmerking|figuur|tabel|ten eerste|eerst|zo|in (?:dit|deze|dat)|bij (?:dit|deze|dat)|met (?:dit|deze|dat)|na (?:dit|deze|dat)|voor (?:dit|deze|dat)|om (?:dit|deze|die)|van (?:dit|deze|die)|door (?:dit|deze|dat)|zoals|dezelfde|hetzelfde|de(?:ze)? (?:volgende|tweede|derde|laatste|andere)|het (?:volgende|tweede|derde)|we|wij|ik|je|jij|u|men|als (?:u|je|het|dit)|nu|vandaag|tegenwoordig|hoewel|eveneens|hiermee|hierdoor|hierbij|daarmee|daarbij|daarnaast|natuurlijk|indien|op (?:dit|deze|die)',
    anywhere:
      'op dezelfde (?:manier|wijze)(?! als)|daarna|vervolgens|nadien|dit|deze|wij|we|ons|onze|ik|mijn|mij|u|uw|je|jij|jouw|jullie|volgende|bovenstaande|onderstaande|vorige|hoofdstuk|paragraaf|sectie|figuur|tabel|zie|respectievelijk|hier|hieronder|hierboven|genoemde',
    pronouns:
      'hij|zij|ze|hem|haar|hun|hen|zijn(?= [\\p{Ll}]+ (?:en|of|is|was|te))|zulke|daarvan|ervan|daarmee|daarin|erin',
  },
  ru: {
    openers:
      '\\p{L}+ (?:года?|лет|месяц\\p{L}*|недел\\p{L}*|дн\\p{L}+) спустя|(?:компания|фирма|команда|автор)(?! \\p{Lu}| \\p{L}+[аяиы] )|это|этот|эта|эти|этого|этой|этому|этим|этих|тот|та|те|то|он|она|оно|они|его|её|ее|их|такой|такая|такое|такие|здесь|там|тут|однако|но|а|и|или|так|таким образом|поэтому|следовательно|кроме того|также|тогда|другой|другая|другие|другое|оба|обе|каждый из|вместо этого|тем не менее|между тем|например|к примеру|в частности|в самом деле|действительно|затем|потом|наконец|потому что|поскольку(?! \\p{Ll}+ \\p{Ll})|который|которая|чей|см|примечание|рисунок|таблица|во-первых|во-вторых|в-третьих|при этом|в этом|в этой|в этих|на этом|на этой|для этого|после этого|с этим|к этому|по этой|из этого|из них|одна из них|один из них|мы|я|вы|как (?:уже|было)|то есть|сейчас|сегодня|теперь|впрочем|зато|хотя|последний|последняя|первый|первая|второй|вторая|третий|третья|следующий|следующая|конечно|аналогично|также|в то же время|с другой стороны|что|кто|где',
    anywhere:
      '(?:таким|подобным|тем) же образом|точно так же(?!,? как)|затем|потом|впоследствии|этот|эта|эти|этого|этой|этому|этим|этих|этом|эту|данный|данная|данное|данные?(?! о)|данного|данной|мы|нам|нас|наш|наша|наши|нашей|нашего|я|мне|мой|моя|мои|вы|вас|вам|ваш|ваша|ваши|вашей|вашего|следующий|следующие|следующая|следующего|следующей|раздел|раздела|разделе|глава|главе|рисунок|рис|таблица|таблице|выше|ниже|здесь|соответственно|упомянутый|вышеупомянутый|себя|вашу|вашем',
    pronouns: 'он|она|оно|они|его|её|ее|их|ему|ей|им|ним|них|ней|нему|него|такой|такие|такая|таких|там|тогда',
  },
}

const START = '^[\\s"\'“‘«„(\\[–—-]*'
const NO_LETTER = "(?![\\p{L}\\p{M}'’-])"

/** Words that a sentence may begin with before its subject comes: what a pronoun after them stands for is elsewhere. */
const BEFORE_SUBJECT: Record<Language, string> = {
  en: 'in|on|at|by|for|from|with|after|before|during|since|until|under|over|through|when|while|as|to|of|among|between|despite|although|if|because',
  es: 'en|a|por|para|desde|con|tras|después|antes|durante|hasta|bajo|sobre|cuando|mientras|como|al|de|entre|aunque|según',
  fr: 'en|à|au|aux|par|pour|depuis|avec|après|avant|pendant|durant|jusqu|sous|sur|quand|lorsque|comme|de|du|dans|entre|malgré|bien|selon|dès',
  de: 'in|im|am|an|auf|bei|beim|mit|nach|vor|seit|von|vom|zu|zum|zur|während|unter|über|durch|für|als|wenn|um|aus|bis|trotz|obwohl|da|weil|ab',
  it: 'in|nel|nella|nei|a|al|alla|per|da|dal|dalla|con|dopo|prima|durante|fino|sotto|su|quando|mentre|come|di|tra|fra|sebbene|secondo|nonostante',
  pt: 'em|no|na|nos|nas|a|ao|à|por|para|desde|com|após|depois|antes|durante|até|sob|sobre|quando|enquanto|como|de|entre|embora|segundo',
  nl: 'in|op|aan|bij|met|na|voor|sinds|van|tijdens|tot|onder|over|door|toen|terwijl|als|om|uit|tussen|hoewel|omdat|volgens|naast|samen',
  ru: 'в|во|на|по|для|от|с|со|после|до|при|из|к|у|под|над|через|когда|пока|как|между|хотя|согласно|за',
}

/** A name: two words with capitals, or letters alone. German writes every noun with one, so there it takes two. */
const NAME = /\p{Lu}[\p{L}'’-]+ (?:(?:de|van|von|der|du|da|di) )?\p{Lu}|\p{Lu}{2,}/u
const INNER_NAME = /\p{Ll},? \p{Lu}\p{Ll}{2,}/u

const BEGINS_WITH_NAME = /^\p{Lu}[\p{Ll}'-]+ (?:\p{Lu}\. )?(?:(?:de|van|von|der|du|da|di) )?\p{Lu}\p{Ll}/u

type Patterns = { opener: RegExp; anywhere: RegExp; pronoun: RegExp; late: RegExp }
const compiled = new Map<Language, Patterns>()

function patterns(language: Language): Patterns {
  const known = compiled.get(language)
  if (known) return known
  const { openers, anywhere, pronouns } = REFERRING[language]
  // German tells the polite "Sie" from "sie" by its capital alone; elsewhere capitals say nothing.
  const flags = language === 'de' ? 'u' : 'iu'
  const inside = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}'’-])(?:${words})${NO_LETTER}`, `${flags}g`)
  const made = {
    opener: new RegExp(`${START}(?:${openers})(?:${NO_LETTER}|(?<='))`, 'iu'),
    anywhere: inside(anywhere),
    pronoun: inside(pronouns),
    late: new RegExp(`${START}(?:${BEFORE_SUBJECT[language]})${NO_LETTER}`, 'iu'),
  }
  compiled.set(language, made)
  return made
}

/** So many words must stand before a pronoun for it to have something to stand for; before a possessive, fewer. */
const WORDS_BEFORE_PRONOUN = 5
const WORDS_BEFORE_POSSESSIVE = 3
const POSSESSIVE =
  /^(?:his|her|its|their|themselves|himself|herself|itself|sus?|suyas?|son|sa|ses|leurs?|ihre?[mnr]?|seine?[mnrs]?|suoi?|sua|sue|seus?|suas?|hun|zijn|haar|его|её|ее|их)$/i
/** "Matthias trained his …", "Worms lead their …": the subject has only just been named. */
const BEGINS_WITH_SUBJECT = /^(?:(?:The|An?|Every|Each|Some|Many|Most) )?\p{L}[\p{L}'-]+ \p{Ll}+ /u

const MONTH_NAME =
  / (?:January|February|March|April|May|June|July|August|September|October|November|December|Januari|Februari|Maart|Mei|Juni|Juli|Augustus|Oktober)(?!\p{L})/gu

const SOMEBODY = /^(?:he|she|his|hers?|him|himself|herself)(?!\p{L})/iu

/** "Das überrascht viele": no article of a noun. */
const GERMAN_DAS = /^Das (?!(?:\p{Ll}+e[mnrs]? ){0,2}[\p{Lu}\p{N}„»])/u

/** Whether a sentence can be understood by itself: it does not point back to what stands elsewhere. */
export function standsAlone(sentence: string, language: Language): boolean {
  const { anywhere } = patterns(language)
  const straight = sentence.replaceAll('’', "'")
  if (pointsBack(sentence, language)) return false
  // German tells words apart by their capitals, and a colon may give one to any of them.
  const small = (word: string) => word.toLowerCase()
  const read = language === 'de' ? straight.replace(/(?<=: )(?!Sie|Ihr)\p{Lu}/gu, small) : straight
  for (const { 0: word, index } of read.matchAll(anywhere))
    if (language !== 'en' || !namesAgain(read, word, index)) return false
  return true
}

/** "… into thin films, and these films pull": what is pointed at stands before it in the same sentence. */
function namesAgain(sentence: string, word: string, at: number): boolean {
  if (!/^(?:this|that|these|those)\b/i.test(word)) return false
  const after = /^\p{L}+ (\p{Ll}{3,})(?: (\p{Ll}{3,}))?/u.exec(sentence.slice(at))?.slice(1) ?? []
  const before = sentence.slice(0, at)
  return after.some(
    (noun) =>
      noun !== undefined &&
      new RegExp(`(?<!\\p{L})${RegExp.escape(noun.replace(/s$/, ''))}s?(?!\\p{L})`, 'iu').test(before),
  )
}

/** Words with which another clause begins, in which a pronoun may stand for what comes before it. */
const CLAUSE_BEGINS =
  /[,;:–—]|(?<!\p{L})(?:because|when|if|that|which|who|whom|whose|and|or|but|so|until|after|before|while|where|since|although|though|unless|as|than|once|to)(?!\p{L})/iu
/** What follows a pronoun that somebody or something acts on. */
const ACTED_ON =
  /^(?:them|him|it)(?= (?:in|on|at|to|for|from|with|by|into|as|back|out|up|down|off|away|over|under|within|free|again|for|during|after|before|until|\p{Ll}+ly)(?!\p{L})|[.,;]|$)/iu

/** "The translator shall correct them": what is acted on is nothing that the clause has named. */
function isActedOnAlone(before: string, rest: string): boolean {
  if (!ACTED_ON.test(rest)) return false
  // "began to clear it": "to" opens no clause with a thing of its own.
  return !CLAUSE_BEGINS.test(before.replace(/ to \p{Ll}+ $/u, ' ').trimEnd())
}

/** "It weakens the third.": one of several things that another sentence has counted. */
const ELLIPTIC =
  /(?<!\p{L})(?:the (?:first|second|third|fourth|last|others?|latter|former)|(?:le|la|les) (?:première?s?|deuxième|seconde?|troisième|quatrième|derni[eè]re?s?|autres?)|(?:el|la|los|las) (?:primer[oa]|segund[oa]|tercer[oa]|últim[oa]s?|otr[oa]s?)|(?:der|die|das|den) (?:erste|zweite|dritte|letzte|andere)n?|(?:il|la|i|gli|le) (?:prim[oa]|second[oa]|terz[oa]|ultim[oa]|altr[oiae])|(?:o|a|os|as) (?:primeir[oa]|segund[oa]|terceir[oa]|últim[oa]|outr[oa]s?)|(?:de|het) (?:eerste|tweede|derde|laatste|andere))(?=[.,;]|$)/iu

/** "The proportion of the three is called texture.": things that another sentence has named, by their number. */
const COUNTED =
  /(?<!\p{L})(?:all (?:three|four|five|six|seven)(?=[.,;]|$| (?:in|at|on|with|from|to|by|is|are|was|were|have|had|can|may|must|will)(?!\p{L}))|the (?:two|three|four|five|six|seven)(?=[.,;]|$| (?:is|are|was|were|has|have|had|can|could|may|must|will|would|do|does|did)(?!\p{L}))|(?:los|las) (?:dos|tres|cuatro|cinco)(?=[.,;]|$| (?:es|son|se|está|están|tiene|tienen)(?!\p{L}))|les (?:deux|trois|quatre|cinq)(?=[.,;]|$| (?:est|sont|a|ont|se)(?!\p{L}))|(?:die|der|den) (?:beiden|zwei|drei|vier|fünf)(?=[.,;]|$| (?:ist|sind|war|waren|wird|werden|hat|haben|nennt|heißt|heißen)(?!\p{L}))|(?:i|le|dei|delle) (?:due|tre|quattro|cinque)(?=[.,;]|$| (?:è|sono|si|ha|hanno)(?!\p{L}))|(?:os|as|dos|das) (?:dois|duas|três|quatro|cinco)(?=[.,;]|$| (?:é|são|se|tem|têm)(?!\p{L}))|de (?:twee|drie|vier|vijf)(?=[.,;]|$| (?:is|zijn|was|waren|heeft|hebben|wordt|worden)(?!\p{L})))/iu

/** "Conviene cambiarla cada mes": a pronoun at the end of one of the first words. */
const ENCLITIC: Partial<Record<Language, RegExp>> = {
  es: /^(?:\S+ ){0,3}\p{L}+[aei]r(?:l[ao]s?|les?)(?!\p{L})/iu,
  it: /^(?:\S+ ){0,3}\p{L}+[aei]r(?:l[aoei]|gli)(?!\p{L})/iu,
  pt: /^(?:\S+ ){0,3}\p{L}+-l?[oa]s?(?!\p{L})/iu,
}

/** "Geht ein Schlüssel verloren, …": how a German condition begins that begins with its verb, unlike "Mit der Zeit …". */
export const GERMAN_VERB_FIRST =
  /^(?!(?:Mit|Mitsamt|Samt|Damit|Somit|Seit|Statt|Anstatt|Laut|Unbeschadet|Nicht|Erst|Zuerst|Zuletzt|Jetzt|Dort|Fast|Selbst|Sonst|Oft|Meist|Zumeist|Einst|Längst|Jüngst|Zunächst|Demnächst|Höchst|Zumindest|Insgesamt|Überhaupt|Soweit|Weit|Direkt|Exakt|Spät)\s)\p{Lu}\p{Ll}+t (?=(?:der|die|das|ein|eine|sich|kein|keine) )/u

/** "When grain was scarce, poor families …": a subject of several words before the pronoun. */
const AFTER_COMMA = /, (?:the|an?|some|many|most|\p{Ll}+) \p{Ll}+ \p{Ll}+ /u

/** Whether a sentence begins with, or holds, a word that stands for something of a sentence before it. */
export function pointsBack(sentence: string, language: Language): boolean {
  const { opener, pronoun, late } = patterns(language)
  const straight = sentence.replaceAll('’', "'")
  if (opener.test(straight) || (language === 'de' && GERMAN_DAS.test(straight))) return true
  if (
    beginsWithVerb(straight, language) ||
    ENCLITIC[language]?.test(straight) ||
    ELLIPTIC.test(straight) ||
    COUNTED.test(straight)
  )
    return true
  pronoun.lastIndex = 0
  for (const { index } of straight.matchAll(pronoun)) {
    const before = straight.slice(0, index).match(/[\p{L}\p{N}]+/gu) ?? []
    const isPossessive = POSSESSIVE.test(straight.slice(index).match(/^\p{L}+/u)?.[0] ?? '')
    const fewest = isPossessive ? WORDS_BEFORE_POSSESSIVE : WORDS_BEFORE_PRONOUN
    const isNear =
      isPossessive && before.length >= 2 && language === 'en' && BEGINS_WITH_SUBJECT.test(straight)
    if (before.length < fewest && !isNear && !BEGINS_WITH_NAME.test(straight)) return true
    if (language === 'en' && isActedOnAlone(straight.slice(0, index), straight.slice(index))) return true
    // Only somebody is a he or a she.
    if (language === 'en' && SOMEBODY.test(straight.slice(index)) && !namesSomebody(straight.slice(0, index)))
      return true
    // Something to stand for: a name, or a subject that the sentence begins with.
    const head = straight.slice(0, index).replace(/^\S+\s/, '')
    const named = NAME.test(head) || (language !== 'de' && INNER_NAME.test(head.replace(MONTH_NAME, '')))
    const isLate = late.test(straight) || (language === 'de' && GERMAN_VERB_FIRST.test(straight))
    if (isLate && !named && !(language === 'en' && AFTER_COMMA.test(straight.slice(0, index)))) return true
  }
  return false
}

/** Whether there is a person in what stands before a pronoun: a name, or a noun for one. */
function namesSomebody(before: string): boolean {
  const words = before.match(/[\p{L}'’-]+/gu) ?? []
  const isNamed = words.some((word, at) => /^\p{Lu}\p{Ll}/u.test(word) && (at > 0 || words.length <= 3))
  return (
    isNamed ||
    words.some(
      (word) => isPersonNoun(word.toLowerCase()) || isPersonNoun(word.toLowerCase().replace(/s$/, '')),
    )
  )
}

/** Whether a sentence has a pronoun that may stand for what another one names. */
export function hasPronoun(sentence: string, language: Language): boolean {
  const { pronoun } = patterns(language)
  pronoun.lastIndex = 0
  return pronoun.test(sentence.replaceAll('’', "'"))
}
