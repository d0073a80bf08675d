import type { Language } from '#app/domain/text/language.ts'

// What turns a sentence of these seven languages round when one side takes the place of the other. Each line is a kind, and
// the sides with "/" between them; a side lists beginnings of words, or whole words with "." behind them, with "|" between.
// Several sides are a scale, of which any two differ.

export type OtherLanguage = Exclude<Language, 'en'>

export const OPPOSITES: Record<OtherLanguage, string> = {
  es: `
quantity salvo.|excepto.|menos el|menos los / inclu
order antes.|previo|previa / después.|tras.|posterior|luego.
order primer / último.|última.|últimos.|últimas.
order tempran / tarde.|tardí
direction más. / menos.
direction mayor.|mayores. / menor.|menores.
direction mejor / peor|empeor
direction aument|sub|crec|increment|elev|encarec / disminu|baj|descend|reduj|reduc|reduz|decrec|abarat
direction acept|aprob|aprueb|admit / rechaz|deneg|denieg|deniega
direction abr / cerr|cierr
direction gan|vict / perd|pierd|derrot
direction empez|empiez|comenz|comienz|inici / termin|acab|finaliz|conclu
direction permit|autoriz / prohib|imped|impid
direction apoy|favor / opus|opon|opos|contra.|critic
direction inclu / exclu
direction con. / sin.
direction compr / vend
direction fácil|facil|sencill / difícil|dificil|complicad
direction grande|gran. / pequeñ
direction alt / baj
direction nuev / viej|antigu
direction fuerte|fuerz / débil|debil
direction lent / rápid|rapid
direction ventaj|benefici / desventaj|perjui|inconvenient
direction elogi|alab|felicit / critic|reproch|censur
direction entr / sal.|salió.|salen.|salir|salid
direction lleg / part.|partió.|parti
quantity todo.|toda.|todos.|todas.|cada.|cualquier / mayor parte|mayoría|casi todo|muchos.|muchas.|numeros / algunos.|algunas.|varios.|varias. / pocos.|pocas.|minor / ningún.|ninguna.|ninguno.|nadie.
certainty deb|tien|hay. / pued|podr|podía|permit
certainty siempre. / veces|frecuen|menudo. / nunca.|jamás.
number mitad|medio.|media. / tercio|tercera / cuarto.|cuarta. / doble|duplic / triple|triplic
number minuto / hora|horas. / día / semana / mes.|meses. / año / siglo
number gramo / kilo / tonelada
number metro / kilómetro / centímetro
date mañana. / tarde. / noche.
date primavera / verano / otoño / invierno
`,
  fr: `
quantity sauf.|excepté|exception|hormis / compris.|inclus
order avant.|auparavant.|préalable / après.|suite.|ensuite.|ultérieur
order premier|première / dernier|dernière
order tôt. / tard.|tardi
direction plus.|davantage. / moins.
direction meilleur|mieux.|amélior / pire.|pis.|aggrav|empir|détérior
direction augment|haus|croiss|croît|croît.|mont|accru|progress / diminu|baiss|rédui|chut|décroi|recul
direction accept|approuv|adopt|valid / rejet|refus|repouss
direction ouv / ferm|clos
direction gagn|remport|victoire / perd|perte|défait
direction commenc|début|démarr / termin|fini|achev|cess
direction permet|permis|autoris / interdi|empêch|prohib
direction soutien|soutenu|souten|favor|appu / oppos|contre.|combat
direction inclu|compri / exclu
direction avec. / sans.
direction achet|acquér|acquis / vend
direction facile|simple|aisé / difficile|compliqu|ardu
direction grand / petit
direction haut|élev / bas.|basse
direction nouve|neuf|neuve / ancien|vieux|vieil
direction fort.|forte|forts|renforc / faible|affaibl
direction rapid|vite. / lent
direction avantage|bénéf / inconvénient|désavantage|préjudic
direction félicit|lou|salu / critiqu|blâm|reproch
direction entr / sort
direction arriv / part.|parti.|partent.|partir|départ
quantity tous.|toutes.|tout.|toute.|chaque.|chacun / plupart|majorit|beaucoup|nombreu / quelques.|certain|plusieurs / peu.|rares.|minorit / aucun
certainty doi|dev|devr|faut|faudr|oblig / peu.|peut|pourr|pouv|possib
certainty toujours / souvent|parfois / jamais
number moitié|demi / tiers / quart / double|doubl / triple|tripl
number minute / heure / jour / semaine / mois. / an.|ans.|année / siècle
number gramme / kilo / tonne
number mètre / kilomètre / centimètre
date matin / après-midi|soir / nuit
date printemps / été. / automne / hiver
`,
  de: `
quantity außer.|ausnahme|ausgenommen / einschließlich.|inbegriffen.
order vor.|bevor.|vorher.|zuvor.|ehe. / nach.|nachdem.|danach.|anschließend
order erste|zuerst.|zunächst. / letzte|zuletzt.
order früh / spät
direction mehr.|mehrere. / weniger.
direction besser|verbesser|best / schlechter|verschlechter|schlimm|schlechtest
direction steig|stieg|gestieg|erhöh|wachs|wuchs|gewachs|zunahm|zugenomm|zunehm|höher / sink|sank|gesunk|fiel.|gefall|senk|gesenk|rückgang|zurückg|verring|reduzi|abnahm|abgenomm|abnehm|niedriger
direction annahm|angenomm|genehmig|bewillig|zugestimm|stimmte|billig / ableh|abgeleh|verwarf|verworf|verweiger|zurückgewies
direction öffn|geöffn / schließ|schloss|geschloss
direction gewinn|gewann|gewonn|sieg / verlier|verlor|niederlag
direction beginn|begann|begonn|anfang|anfäng / end|aufhör|abschluss|abschließ
direction erlaub|gestatt|zuläss|zugelass / verb|untersag|unzuläss
direction unterstütz|befürwort|für. / widersetz|gegen.|bekämpf
direction einschließlich.|inklusiv|umfass|enth / ausschließlich.|exklusiv|ausgenomm|ausschloss|ausgeschloss
direction mit. / ohne.
direction kauf|gekauft / verkauf
direction leicht|einfach / schwer|schwierig|komplizier
direction groß|größ / klein
direction hoch|hohe|höch / niedrig|tief
direction neu / alt.|alte|alten.
direction stark|stärk / schwach|schwäch
direction schnell|rasch / langsam
direction vorteil|nutzen / nachteil|schaden
direction lob|gelobt / kritis|tadel|getadelt
direction jünger / älter
direction länger|lang. / kürzer|kurz.
quantity all|jede|jeder|sämtlich|ganz / meist|mehrheit|viele|zahlreich / einige|manche|mehrere / wenige|minderheit|kaum / kein
certainty muss.|müssen.|musste|müsst|pflicht / kann.|können.|konnte|darf.|dürfen.|möglich|könnte
certainty immer.|stets. / oft.|häufig|manchmal / nie.|niemals.
number hälfte|halb / drittel / viertel / doppel|verdoppel|zweimal / dreifach|verdreifach|dreimal
number minute / stunde / tag.|tage / woche / monat / jahr / jahrhundert
number gramm / kilo / tonne
number meter / kilometer / zentimeter
date morgen|vormittag / mittag|nachmittag / abend / nacht
date frühling|frühjahr / sommer / herbst / winter
`,
  it: `
quantity tranne.|salvo.|eccetto|eccezione / compres|inclus
order prima. / dopo.|poi.|successiv|seguito.
order primo.|prima.|primi.|prime. / ultim
order presto. / tardi.|tardiv
direction più. / meno.
direction maggior / minor
direction migli / peggi
direction aument|cresc|cresci|sal|rialz|alz|increment / diminu|cal|ridu|ridott|scend|sces|abbass
direction accett|approv|accolt|accogl / respin|rifiut|bocciat
direction apr|apert / chiu|chius
direction vinc|vint|vittor / perd|pers.|perso.|sconfi
direction inizi|cominc / fini|termin|conclu
direction permett|permess|autorizz|consent / viet|proib|imped
direction sosten|sostien|favor / oppon|oppos|contro.|contrari
direction inclu|compre / esclu
direction con. / senza.
direction compr / vend
direction facil|semplic / difficil|complicat
direction grand / piccol
direction alt / bass
direction nuov / vecch|antic
direction fort / debol
direction veloc|rapid / lent
direction vantagg|benefic / svantagg|dann
direction lod|elog / critic|rimprover
direction entr / usc|esc
direction arriv / part.|parte.|partì.|partir|partenz
quantity tutti.|tutte.|tutto.|tutta.|ogni.|ciascun / maggior parte|maggioranza|molti.|molte.|numeros|i più. / alcuni.|alcune.|qualche.|divers / pochi.|poche.|minoranza / nessun
certainty dev|dov|bisogn|obblig / può.|possono.|potr|potev|possibil
certainty sempre. / spesso.|volte. / mai.
number metà.|mezzo.|mezza. / terzo.|terz / quarto.|quart / doppio.|raddopp / triplo.|triplic
number minut / ora.|ore. / giorn / settiman / mese.|mesi. / anno.|anni. / secol
number gramm / chil / tonnellat
number metr / chilometr / centimetr
date mattin / pomerigg / sera.|serat / notte.
date primaver / estat|estiv / autunn / invern
`,
  pt: `
quantity exceto.|exceção|salvo. / inclu
order antes.|prévi|anterior / depois.|após.|posterior|seguida.
order primeir / últim
order cedo. / tarde.|tardi
direction mais. / menos.
direction maior|maiores / menor|menores
direction melhor / pior
direction aument|sub|cresc|elev|encarec / diminu|baix|desc|redu|caiu|cai.|queda|cair
direction prorrog|prolong|alarg / encurt|abrevi|antecip
direction aceit|aprov|acolh / rejeit|recus|chumb|negou.
direction abr|abert / fech|encerr
direction ganh|venc|vitór / perd|derrot
direction começ|inici / termin|acab|conclu|final
direction permit|autoriz / proib|imped
direction apoi|favor / opôs|opõe|opos|contra.|contrári
direction inclu / exclu
direction com. / sem.
direction compr / vend
direction fácil|simples / difícil|complicad
direction grande / pequen
direction alt / baix
direction nov|jovem / velh|antig
direction forte / frac
direction rápid|veloz / lent|devagar
direction vantag|benefíc / desvantag|prejuí
direction elogi|louv / critic|censur
direction entr / sai.|saiu.|saem.|saír|saíd
direction cheg / part.|partiu.|partir|partid
quantity todo.|toda.|todos.|todas.|cada.|qualquer / maior parte|maioria|muitos.|muitas.|numeros / alguns.|algumas.|vári|divers / poucos.|poucas.|minoria / nenhum|ninguém
certainty dev|tem.|têm.|precis|obrig / pode|poder|possí
certainty sempre. / vezes.|frequent / nunca.|jamais.
number metade|meio.|meia. / terço / quarto.|quart / dobr|duplic / tripl
number minuto / hora / dia.|dias. / semana / mês.|meses. / ano.|anos. / século
number grama / quilo / tonelad
number metro / quilómetro|quilômetro / centímetro
date manhã / tarde. / noite
date primavera / verão / outono / inverno
`,
  nl: `
quantity behalve.|uitgezonderd.|uitzondering / inclusief.|inbegrepen.
order voor.|voordat.|vooraf|eerder. / na.|nadat.|daarna.|later.
order eerst / laatst
order vroeg / laat.|late.
direction meer. / minder.
direction beter|verbeter / slechter|verslechter|erger
direction stijg|steeg|gesteg|verhoog|groei|toenam|toegenom|toenem / daal|gedaald|verlaag|verminder|afnam|afgenom|afnem
direction aanvaard|goedgekeurd|keurde|aangenom|aanneem / verwerp|verwierp|verworp|geweiger|weiger|afgewez|afgekeur
direction open|opend / sluit|sloot|geslot
direction win|won.|wonnen|gewonn / verlies|verloor|verlor
direction begin|begon|start / eind|stop|afgelop
direction toesta|toegest|mag.|mogen. / verbied|verbod|verbood
direction steun|voorstander|voor. / tegen.|tegenstander|verzet
direction inclusief|omvat / exclusief|uitgezonder|uitsluit
direction met. / zonder.
direction kocht|koop|koopt|gekocht / verkoop|verkocht
direction makkelijk|eenvoudig|gemakkelijk / moeilijk|lastig|ingewikkeld
direction groot|grote|groter / klein
direction hoog|hoge|hoger / laag|lage|lager
direction nieuw / oud.|oude.
direction ouder. / jonger.
direction sterk / zwak
direction snel / langzaam|traag
direction voordeel|voordelen|baat / nadeel|nadelen|schade
direction loof|prees|geprez|prijst / bekritis|kritiek
direction naar. / uit.|vanuit.
direction vertrek|vertrok|vertrokk / aankom|aankwam|aangekom
quantity alle.|alles.|elk|ieder / meeste|meerderheid|veel.|vele / sommige|enkele|enige / weinig|minderheid / geen|niemand
certainty moet.|moeten.|moest|verplicht / kan.|kunnen.|kon.|konden.|mogelijk|zou.|zouden.
certainty altijd / vaak|soms / nooit
number helft|half|halve / derde / kwart / dubbel|verdubbel / driedubbel|verdriedubbel
number minuut|minuten / uur.|uren. / dag.|dagen. / week.|weken. / maand / jaar|jaren / eeuw
number gram.|gramm / kilo / ton.
number meter / kilometer / centimeter
date ochtend|morgen / middag / avond / nacht
date lente|voorjaar / zomer / herfst|najaar / winter
`,
  ru: `
quantity кроме.|исключени / включая.
order до.|перед|прежде / после|затем|потом
order перв / последн
order рано.|ранн / поздн
direction больше.|более.|свыше. / меньше.|менее.
direction лучш|улучш / хуж|ухудш
direction рос|вырос|раст|увелич|повыс|повыш|подорож / упа|пада|сниз|сниж|уменьш|сокра|подешев
direction прин|одобр|утверд / отклон|отверг|отказ
direction откр / закр
direction выигр|побед / проигр|пораж
direction нача|начин / законч|заверш|оконч|прекрат
direction разреш|позвол / запре|препятств
direction поддерж|за. / против|возраж
direction включ / исключ
direction с.|со. / без.
direction купи|покуп / прода
direction легк|прост / трудн|сложн
direction больш / маленьк|небольш|мал
direction высок|выше. / низк|ниже.
direction нов / стар
direction сильн / слаб
direction быстр / медленн
direction польз|преимущ / вред|недостат
direction похвал|хвал / критик|раскритик|осуд
direction прибы|прие|пришл / отбы|уех|ушл|отправ
quantity все.|всё.|всех.|всем.|кажд|любо / большинств|многие.|много.|многих / некотор|нескольк / мало.|немног|меньшинств / никто.|никак|ни.
certainty долж|обязан|необходим|нужно. / мож|могу|мог.|могл|возможн
certainty всегда. / часто.|иногда. / никогда.
number половин|полтора / треть.|трети. / четверт / вдвое.|удво / втрое.|утро
number минут / час / день.|дня.|дней.|дни. / недел / месяц / год.|года.|году.|лет.|годы. / век
number грамм / кило / тонн
number метр / километр / сантиметр
date утр / днём.|днем. / вечер / ноч
date весн / лет.|летом.|лето. / осен / зим
`,
}

/** What limits a claim to the one thing named. */
export const ONLY: Record<OtherLanguage, string> = {
  es: 'solo|sólo|solamente|únicamente|exclusivamente|único|única|únicos|únicas',
  fr: 'seul|seule|seuls|seules|seulement|uniquement|exclusivement',
  de: 'nur|lediglich|bloß|ausschließlich|allein|einzig|einzige|einzigen',
  it: 'solo|soltanto|solamente|unicamente|esclusivamente|unico|unica',
  pt: 'só|apenas|somente|unicamente|exclusivamente|único|única',
  nl: 'alleen|slechts|enkel|uitsluitend|enige',
  ru: 'только|лишь|исключительно|единственный|единственная|единственное',
}

/** What tells how a writer feels about a claim, or whose claim it is. */
export const COMMENTS: Record<OtherLanguage, string> = {
  es: 'por desgracia|lamentablemente|desafortunadamente|afortunadamente|por suerte|sorprendentemente|según|al parecer|supuestamente|curiosamente',
  fr: "malheureusement|heureusement|hélas|étonnamment|selon|d'après|apparemment|paraît-il|curieusement",
  de: 'leider|bedauerlicherweise|glücklicherweise|zum glück|erstaunlicherweise|überraschenderweise|laut|zufolge|angeblich|offenbar',
  it: 'purtroppo|sfortunatamente|fortunatamente|per fortuna|sorprendentemente|secondo gli|secondo i|secondo il|secondo la|a detta|pare che|a quanto pare',
  pt: 'infelizmente|felizmente|por sorte|surpreendentemente|segundo o|segundo a|segundo os|segundo as|de acordo com|ao que parece|alegadamente|supostamente',
  nl: 'helaas|jammer genoeg|gelukkig|verrassend genoeg|volgens|naar verluidt|blijkbaar|kennelijk',
  ru: 'к сожалению|к счастью|увы|как ни странно|по словам|по данным|согласно|якобы|по-видимому|видимо',
}

/** What stands before whom something is given to, told or done by. */
export const PREPOSITIONS: Record<OtherLanguage, { to: string; by: string }> = {
  es: { to: 'a|al|para', by: 'por' },
  fr: { to: 'à|au|aux|pour', by: 'par' },
  de: { to: 'an|für', by: 'von|vom|durch' },
  it: { to: 'a|al|allo|alla|ai|agli|alle|per', by: 'da|dal|dallo|dalla|dai|dagli|dalle' },
  pt: { to: 'a|ao|à|aos|às|para', by: 'por|pelo|pela|pelos|pelas' },
  nl: { to: 'aan|voor', by: 'door' },
  ru: { to: 'к|ко|для', by: 'от' },
}

/** Multiples as several words, and as one: said either way they are the same. */
export const MULTIPLES: Record<OtherLanguage, readonly [RegExp, string][]> = {
  es: [
    [/(?<!\p{L})dos veces(?!\p{L})/giu, 'doble'],
    [/(?<!\p{L})tres veces(?!\p{L})/giu, 'triple'],
  ],
  fr: [
    [/(?<!\p{L})deux fois(?!\p{L})/giu, 'double'],
    [/(?<!\p{L})trois fois(?!\p{L})/giu, 'triple'],
  ],
  de: [
    [/(?<!\p{L})zwei ?mal(?!\p{L})/giu, 'doppelt'],
    [/(?<!\p{L})drei ?mal(?!\p{L})/giu, 'dreifach'],
  ],
  it: [
    [/(?<!\p{L})due volte(?!\p{L})/giu, 'doppio'],
    [/(?<!\p{L})tre volte(?!\p{L})/giu, 'triplo'],
  ],
  pt: [
    [/(?<!\p{L})duas vezes(?!\p{L})/giu, 'dobro'],
    [/(?<!\p{L})três vezes(?!\p{L})/giu, 'triplo'],
  ],
  nl: [
    [/(?<!\p{L})twee ?(?:maal|keer)(?!\p{L})/giu, 'dubbel'],
    [/(?<!\p{L})drie ?(?:maal|keer)(?!\p{L})/giu, 'driedubbel'],
  ],
  ru: [
    [/(?<!\p{L})в два раза(?!\p{L})/giu, 'вдвое'],
    [/(?<!\p{L})в три раза(?!\p{L})/giu, 'втрое'],
  ],
}
