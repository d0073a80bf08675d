import type { Language } from '#app/domain/text/language.ts'
import { numerals } from '#app/domain/text/numerals.ts'
import type { Want } from './wants.ts'

/** How well a text holds what is wanted, 0 to 1, and the words that are it. */
export type Held = { fit: number; values: Value[] }
type Value = { text: string; at: number }

const NOT: Held = { fit: 0, values: [] }

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|' +
  'uno|una|dos|trece|catorce|dieciséis|diecisiete|dieciocho|diecinueve|veinti\\p{L}+|sesenta|setenta|ochenta|noventa|doscient[oa]s|quinient[oa]s|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil|millón|millones|' +
  'un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|millions?|' +
  'eins?|eine[nrms]?|sechzehn|siebzehn|achtzehn|neunzehn|sechzig|siebzig|achtzig|neunzig|\\p{L}+undzwanzig|\\p{L}+unddreißig|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|millionen|' +
  'due|tre|tredici|quattordici|sedici|diciassette|diciotto|diciannove|venti\\p{L}+|sessanta|settanta|ottanta|novanta|duecento|trecento|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|cento|mila|milione|milioni|' +
  'um|uma|dois|onze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete|dezoito|dezenove|dezanove|sessenta|setenta|oitenta|noventa|duas|três|quatro|sete|oito|dez|doze|vinte|trinta|quarenta|cinquenta|cem|milhão|milhões|' +
  'een|één|twee|dertien|veertien|zestien|zeventien|achttien|negentien|zestig|zeventig|tachtig|negentig|\\p{L}+entwintig|drie|vijf|zes|zeven|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|honderd|duizend|miljoen|' +
  'один|одна|тринадцать|четырнадцать|шестнадцать|семнадцать|восемнадцать|девятнадцать|шестьдесят|семьдесят|восемьдесят|девяносто|двести|одного|два|две|двух|три|трёх|трех|четыре|четырёх|пять|пяти|шесть|шести|семь|семи|восемь|восьми|девять|десять|десяти|одиннадцать|двенадцать|пятнадцать|двадцать|тридцать|сорок|пятьдесят|сто|тысяч[аи]?|миллион\\p{L}*'
const DIGITS = "\\p{Nd}+(?:[.,\\u00a0\\u202f ’']\\p{Nd}{3})*(?:[.,:]\\p{Nd}+)?(?:\\s?[½¼¾])?"
const NUMBER = `(?:${DIGITS}|(?:${NUMBER_WORDS})(?:[ -](?:${NUMBER_WORDS}))*)`
const FRONT = '(?<![\\p{L}\\p{N}])'
const BACK = '(?![\\p{L}\\p{N}])'
/** Number words that are articles too count only before a unit. */
const ARTICLES = /^(?:un|une|una|uno|um|uma|ein|eine[nrms]?|eins|een|one|один|одна|одного)$/iu

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|' +
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'januar|jänner|februar|märz|juni|juli|oktober|dezember|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|' +
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|januari|februari|maart|mei|augustus|' +
  'январ[яьею]|феврал[яьею]|марта?|апрел[яьею]|ма[яйе]|июн[яьею]|июл[яьею]|августа?|сентябр[яьею]|октябр[яьею]|ноябр[яьею]|декабр[яьею]'
const WEEKDAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|' +
  '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabend|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|' +
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|понедельник\\p{L}*|вторник\\p{L}*|сред[аыу]|четверг\\p{L}*|пятниц\\p{L}+|суббот\\p{L}+|воскресень\\p{L}+'
const SEASONS =
  'spring|summer|autumn|winter|primavera|verano|otoño|invierno|printemps|été|automne|hiver|frühling|frühjahr|sommer|herbst|estate|autunno|inverno|verão|outono|lente|zomer|herfst|весн\\p{L}+|лет(?:ом|о)|осен\\p{L}+|зим\\p{L}+'
const YEAR = '(?:1[0-9]|20)\\p{Nd}{2}(?:s|er|-?х)?'
const CENTURY =
  '\\p{Nd}{1,2}(?:st|nd|rd|th)[- ]century|siglo [ivx]+|[ivx]+e siècle|\\p{Nd}{1,2}\\. jahrhundert\\p{L}*|[ivx]+ secolo|século [ivx]+|\\p{Nd}{1,2}e eeuw|[ivx]+ век\\p{L}*'
const DATE = `(?:\\p{Nd}{1,2}(?:st|nd|rd|th|er|\\.|º)?[ .-]?(?:of |de |d[’'])?(?:${MONTHS})\\.?(?:,? (?:de |del )?${YEAR})?(?: г(?:ода|\\.))?|(?:${MONTHS})\\.? \\p{Nd}{1,2}(?:st|nd|rd|th)?(?:,? ${YEAR})?|(?:${MONTHS})\\.?,? (?:de |del )?${YEAR}|\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}|\\p{Nd}{1,2}[./]\\p{Nd}{1,2}[./]\\p{Nd}{2,4}|${CENTURY}|${YEAR}|(?:early |late |mid-?)?(?:${MONTHS})|(?:${WEEKDAYS})|(?:${SEASONS}))`
const CLOCK =
  "(?<![€£$¥]\\s?)(?:(?:[01]?\\p{Nd}|2[0-4])[:.h][0-5]\\p{Nd}(?![\\p{Nd}%€£$]|[.,]\\p{Nd}|\\s?(?:€|£|euros?|eur|francs?|pounds?|marks?|kg|km|cm|mm|m|g|ml|l|°|%)(?![\\p{L}]))(?:\\s?(?:a\\.?m\\.?|p\\.?m\\.?|uhr|uur|h|ч))?|\\p{Nd}{1,2}\\s?(?:a\\.?m\\.?|p\\.?m\\.?|o[’']clock|uhr|uur|heures?|h|час\\p{L}*)|between (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\\p{Nd}{1,2}) and (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\\p{Nd}{1,2})(?! (?:\\p{L}+s)(?!\\p{L}))|(?:at|until|from|till|by) (?:noon|midnight|dawn|dusk|sunrise|sunset|\\p{L}+ o[’']clock)|(?:noon|midnight|dawn|dusk|sunset|sunrise|mediodía|medianoche|midi|minuit|mittag|mitternacht|mezzogiorno|mezzanotte|meio-dia|meia-noite|middag|middernacht|полдень|полночь|в полдень)|a las? (?:\\p{Nd}{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|alle (?:\\p{Nd}{1,2}|ore \\p{Nd}{1,2}|sei|sette|otto|nove|dieci|undici|due|tre|quattro|cinque)|às \\p{Nd}{1,2}(?: horas)?|um (?:\\p{Nd}{1,2}|sechs|sieben|acht|neun|zehn|elf|zwölf|drei|vier|fünf))"
const ORDINAL_DAY =
  '\\p{Nd}{1,2}(?:st|nd|rd|th) of (?:each|every|the|any) month|(?:the )?(?:first|second|third|fourth|fifth|last|\\p{Nd}{1,2}(?:st|nd|rd|th)) (?:\\p{L}+ )?(?:day|week|\\p{L}+day)(?: of (?:each|every|the) \\p{L}+)?|(?:am|bis zum|jeden) (?:ersten|zweiten|dritten|letzten|\\p{Nd}{1,2}\\.)(?: \\p{L}+)?|(?:le|chaque) (?:premier|deuxième|troisième|dernier) \\p{L}+|(?:el|cada) (?:primer|segundo|tercer|último) \\p{L}+|(?:il|ogni) (?:primo|secondo|terzo|ultimo) \\p{L}+|(?:no|na) (?:primeir[oa]|segund[oa]|terceir[oa]|últim[oa]) \\p{L}+|(?:de|elke) (?:eerste|tweede|derde|laatste) \\p{L}+|(?:перв|втор|трет|последн)\\p{L}+ \\p{L}+ (?:месяца|недели|года)'
const TIME_UNITS =
  'seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|months?|years?|decades?|centur(?:y|ies)|segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?|décadas?|siglos?|secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?|siècles?|' +
  'sekunden?|minuten?|stunden?|tag(?:e|en)?|nächte?|wochen?|monat(?:e|en|s)?|jahr(?:e|en)?|jahrzehnten?|jahrhunderten?|second[oi]|minut[oi]|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]|secol[oi]|dias?|noites?|meses|mês|anos?|séculos?|seconden?|uur|uren|dag(?:en)?|nacht(?:en)?|weken|week|maand(?:en)?|ja(?:ar|ren)|eeuw(?:en)?|' +
  'секунд\\p{L}*|минут\\p{L}*|час(?:а|ов)?|дн(?:я|ей)|день|ноч\\p{L}+|недел\\p{L}+|месяц\\p{L}*|год(?:а|ы)?|лет|век\\p{L}*'
const LENGTH_UNITS =
  '(?:kilo|centi|milli|nano|micro)?met(?:er|re)s?|km|cm|mm|nm|µm|m|miles?|mi|feet|foot|ft|inch(?:es)?|in|yards?|yd|fathoms?|leagues?|(?:kil[óo]|cent[íi]|mil[íi])?metros?|millas?|pies|pulgadas?|(?:kilo|centi|milli)?mètres?|milles?|pieds?|lieues?|(?:kilo|zenti|milli)?metern?|meilen?|fuß|zoll|(?:chilo|centi|milli)?metr[oi]|migli[ao]|piedi|(?:quil[ôó]|cent[íi]|mil[íi])?metros?|milhas?|pés|polegadas?|(?:kilo|centi|milli)?meter|mijl(?:en)?|voet|(?:кило|санти|милли)?метр\\p{L}*|км|см|мм|м|мил[ьия]\\p{L}*|фут\\p{L}*|storeys?|floors?|stories|etagen|stockwerke|étages|pisos|plantas|piani|andares|verdiepingen|этаж\\p{L}*|light[- ]years?'
const WEIGHT_UNITS =
  '(?:kilo|milli)?gram(?:me)?s?|kilos?|kg|mg|g|t|tons?|tonnes?|pounds?|lbs?|ounces?|oz|(?:kil[oó]|mil[ií])?gramos?|toneladas?|libras?|livres?|tonnen?|gramm|pfund|zentner|(?:chilo)?gramm[oi]|chil[oi]|tonnellat[ae]|quilos?|(?:quilo)?gramas?|ton|pond|(?:кило|милли)?грамм\\p{L}*|кг|г|тонн\\p{L}*|мг'
const AREA_UNITS =
  '(?:square (?:kilo)?met(?:er|re)s?|square (?:miles|feet|foot|yards|inches)|sq\\.? ?(?:km|m|mi|ft)|(?:k?m|cm|км|м)²|k?m2|hectares?|ha|acres?|metros cuadrados|kilómetros cuadrados|hectáreas?|mètres carrés|kilomètres carrés|quadrat(?:kilo)?metern?|hektarn?|metri quadr(?:at)?i|chilometri quadrat[io]|ettar[io]|metros quadrados|quil[ôó]metros quadrados|hectares?|vierkante (?:kilo)?meter|кв\\.? ?к?м|квадратн\\p{L}+ (?:кило)?метр\\p{L}*|гектар\\p{L}*|га)'
const SPEED_UNITS =
  "(?:km\\/h|kmh|kph|mph|m\\/s|knots?|(?:miles|kilomet(?:er|re)s|met(?:er|re)s|feet) (?:per|an|a) (?:hour|second)|kilómetros por hora|nudos|kilomètres (?:à l[’']|par )heure|nœuds|kilometern? pro stunde|stundenkilometern?|knoten|chilometri (?:all[’']|orari)\\p{L}*|nodi|quil[ôó]metros por hora|nós|kilometer per uur|knopen|км\\/ч|километр\\p{L}* в час|узл\\p{L}+|words per minute)"
const TEMPERATURE = `-?${NUMBER}\\s?(?:°\\s?[CFK]?|degrees?|grados|degrés|grad|gradi|graus|graden|градус\\p{L}*)`
const CURRENCY =
  '(?:€|\\$|£|¥|₽|EUR|USD|GBP|CHF|euros?|dollars?|cents?|pounds?|pence|p|francs?|pesos?|reais|real|escudos?|marcos?|marks?|mark|franken|pfennig|schilling|gulden|guilders?|crowns?|kron(?:en|er)|kronor|lir[ae]|shillings?|rubles?|roubles?|рубл\\p{L}+|руб\\.?|коп\\p{L}*|евро|доллар\\p{L}*|фунт\\p{L}*|libras?|livres sterling|dólares|céntimos|cêntimos|centesimi|centimes|sterline|dollari|dólar|yen)'
const MONEY = `(?:(?:€|\\$|£|¥|₽|EUR|USD|GBP|CHF)\\s?${DIGITS}(?:\\s?(?:k|m|bn|million|billion|thousand|millones|millions|millionen|milioni|milhões|miljoen|миллион\\p{L}*))?|${NUMBER}(?:\\s?(?:million|billion|thousand|mil|millones de|millions d[e’']|millionen|milioni di|mila|milhões de|miljoen|тысяч\\p{L}*|миллион\\p{L}*|млн|тыс\\.?))?\\s?${CURRENCY})`
const PERCENT = `${NUMBER}\\s?(?:%|percent|per cent|pct|por ciento|pour ?cent|prozent|per cento|por cento|procent|процент\\p{L}*)|(?:one|two|three|a|un|una|une|ein|zwei|drei|um|een|twee) (?:thirds?|quarters?|fifths?|tercios?|cuartos?|tiers|quarts?|drittel|viertel|terz[oi]|quart[oi]|terços?|kwart|derde)|(?:a |the )?(?:half|third|quarter|majority|minority)|la mitad|la moitié|die hälfte|la metà|a metade|de helft|половин\\p{L}+|треть|четверть`
const FREQUENCY =
  "(?<!at )(?:once|twice|thrice|\\p{L}+ times|\\p{Nd}+ times)(?: (?:an?|each|every|per|daily|weekly|monthly|yearly) ?\\p{L}*)?|every (?:\\p{L}+ )?(?:second|minute|hour|day|night|week|month|year|spring|summer|autumn|winter|morning|evening|\\p{L}+days?)s?|(?:each|per) (?:day|week|month|year|hour)|daily|weekly|monthly|yearly|annually|hourly|quarterly|(?:cada|todos los|todas las) \\p{L}+(?: \\p{L}+)?|(?:una|dos|tres|\\p{Nd}+) ve(?:z|ces)(?: (?:al|a la|por) \\p{L}+)?|diariamente|semanal\\p{L}*|mensual\\p{L}*|anual\\p{L}*|(?:chaque|tous les|toutes les) \\p{L}+(?: \\p{L}+)?|(?:une|deux|trois|\\p{Nd}+) fois(?: par \\p{L}+)?|jede[nsrm]? \\p{L}+(?: \\p{L}+)?|alle \\p{L}+ \\p{L}+|(?:ein|zwei|drei|vier|\\p{Nd}+)mal(?: (?:im|am|pro|in der) \\p{L}+)?|täglich|wöchentlich|monatlich|jährlich|(?:ogni|tutti i|tutte le) \\p{L}+(?: \\p{L}+)?|(?:una|due|tre|\\p{Nd}+) volt[ae](?: (?:al|alla|all[’']|l[’']) ?\\p{L}+)?|(?:uma|duas|três|\\p{Nd}+) vez(?:es)?(?: (?:por|ao) \\p{L}+)?|todos os \\p{L}+|todas as \\p{L}+|elke \\p{L}+(?: \\p{L}+)?|iedere \\p{L}+|(?:een|één|twee|drie|\\p{Nd}+) keer(?: per \\p{L}+)?|(?:eenmaal|tweemaal)(?: per \\p{L}+)?|dagelijks|wekelijks|maandelijks|jaarlijks|кажд\\p{L}+ \\p{L}+|(?:раз|дважды|трижды|два раза|три раза)(?: в \\p{L}+)?|ежедневно|еженедельно|ежемесячно|ежегодно|on (?:\\p{L}+days)|dienstags|montags|mittwochs|donnerstags|freitags|samstags|sonntags"
const CONTACT =
  '[\\w.+-]+@[\\w-]+\\.[\\w.]+|https?:\\/\\/\\S+|www\\.\\S+|\\+?\\p{Nd}[\\p{Nd} ()\\/-]{5,}\\p{Nd}|\\b[\\w-]+\\.(?:com|org|net|de|fr|es|it|pt|nl|ru|eu|info|io)\\b'
const VERSION =
  '\\bv?\\p{Nd}+\\.\\p{Nd}+(?:\\.\\p{Nd}+)*\\b|version \\p{Nd}+|versión \\p{Nd}+|versione \\p{Nd}+|versie \\p{Nd}+|верси\\p{L}+ \\p{Nd}+'

const REASON: Record<Language, string> = {
  en: 'because|complain\\p{L}* (?:about|of)|worried|afraid|so (?:the|that|it|they|he|she) |which is why|fault|to blame|since (?!\\p{Nd})|due to|owing to|thanks to|as a result|therefore|so that|in order to|reasons?|caused?|causes|why|thus|hence|for fear|on account of|led to|leads to|made it|makes it|too \\p{L}+ (?:to|for)|so \\p{L}+ that|to (?:avoid|prevent|protect|keep|make|save|reduce|improve|help|let|allow|give|ensure)|as (?:the|it|they|he|she|there)|(?<=, )as (?!well|long|soon|far|much|many|if|though|in|of|from|usual|at)\\p{L}+ |after (?:\\p{L}+ ){1,6}had|(?<=, )for (?:it|they|he|she) ',
  es: 'se deb[ií]|después de que|de modo que|de ahí|como (?:el|la|los|las|no) |culpa|porque|ya que|debido|puesto que|por lo que|por eso|a causa de|gracias a|para que|razón|motivo|causa|causó|provocó|pues|como consecuencia|así que|para (?:evitar|proteger|impedir|que)|demasiado|por \\p{L}+',
  fr: "faute|donc|de sorte que|de peur|suite à|parce qu|car|puisque|en raison|à cause|grâce à|afin|c[’']est pourquoi|raisons?|cause|provoqu|dû|due|comme (?:le|la|les|il)|pour (?:éviter|protéger|empêcher|que|ne)|trop|si bien que",
  de: 'weil|nachdem|zumal|infolge|somit|schuld|auslöser|da (?:der|die|das|sie|er|es|man)|denn|wegen|aufgrund|grund|gründe|dank|damit|deshalb|daher|darum|deswegen|ursache|führte|um .{2,60} zu|sonst|zu \\p{L}+, um|so dass|sodass',
  it: 'colpa|dopo che|di conseguenza|perciò|perch[eé]|poich[eé]|siccome|dato che|a causa|grazie a|affinch|per questo|motivo|ragione|causa|dovut|quindi|così che|troppo|per (?:evitare|proteggere|impedire)|infatti|visto che',
  pt: 'culpa|portanto|depois que|de modo que|porque|porquanto|pois|já que|devido|por causa|graças a|para que|razão|motivo|causa|por isso|uma vez que|demasiado|para (?:evitar|proteger|impedir)|assim',
  nl: 'schuld|nadat|dus|opdat|omdat|want|doordat|wegens|vanwege|dankzij|zodat|daarom|reden|oorzaak|daardoor|om .{2,60} te|te \\p{L}+ (?:om|voor)|aangezien|immers|anders',
  ru: 'вин[аеоуы]|так что|после того как|потому|так как|поскольку|из-за|благодаря|поэтому|причин|чтобы|вследствие|в связи|ведь|оттого|ибо|слишком|затем',
}

const MATERIAL: Record<Language, string> = {
  en: '(?:made|built|woven|carved|composed|formed|cast|consists?|consisting|constructed|cut|baked|brewed|mix(?:ture|ed)?|blend)(?: up)? (?:entirely |mostly |only |partly )?(?:of|from|out of|with)|\\p{L}+en (?:frame|wall|roof|body|hull)|contains?',
  es: '(?:hech[oa]s?|construid[oa]s?|fabricad[oa]s?|compuest[oa]s?|elaborad[oa]s?|se hacen?|se compone|consta|mezcla) (?:de|con)|contiene',
  fr: "(?:faite?s?|construite?s?|fabriquée?s?|composée?s?|se compose|constituée?s?|mélange) (?:de|d[’']|en|à partir)|contient|en (?:bois|pierre|fer|cuir|cuivre|acier|verre|papier|laine|béton|chêne|terre)",
  de: 'aus \\p{L}+|besteh\\p{L}+|enthält|gemisch',
  it: '(?:fatt[oaie]|costruit[oaie]|compost[oaie]|realizzat[oaie]|si compone|miscela) (?:di|con|in|da)|contiene|in (?:legno|pietra|ferro)',
  pt: '(?:feit[oa]s?|construíd[oa]s?|compost[oa]s?|fabricad[oa]s?|mistura) (?:de|com|em|por)|contém|consiste',
  nl: '(?:gemaakt|gebouwd|bestaat|bestaan|samengesteld|vervaardigd|mengsel) (?:van|uit)|van (?:hout|steen|ijzer)|bevat',
  ru: 'из \\p{L}+|состоит|содержит|смесь',
}

const PLACES: Record<Language, string> = {
  en: 'in|at|near|on|from|to|inside|outside|behind|beside|under|above|between|off|north of|south of|east of|west of|along',
  es: 'en|cerca de|junto a|a orillas de|al norte de|al sur de|entre|desde|hacia|a|de|sobre|detrás de',
  fr: "à|au|aux|en|dans|près d[e’']|sur|sous|chez|entre|derrière|au nord d[e’']|au sud d[e’']|de|du",
  de: 'in|im|bei|beim|auf|an|am|nahe|aus|nach|unter|über|hinter|neben|zwischen|nördlich|südlich|östlich|westlich|vor',
  it: "a|in|nel|nella|nell[’']|presso|vicino a|sul|sulla|sotto|tra|da|dietro|al|alla|di|nei|negli",
  pt: 'em|no|na|nos|nas|perto d[eoa]|junto|entre|sobre|sob|de|do|da|a|ao|à|atrás',
  nl: 'in|bij|op|aan|nabij|uit|naar|onder|boven|achter|naast|tussen|te|ten noorden van|ten zuiden van',
  ru: 'в|во|на|около|возле|у|под|над|за|между|рядом с|близ|из|недалеко от',
}

/** Of these, the ones that tell where something is and stand before no name. */
const WITHIN: Record<Language, string> = {
  en: 'in|at|near|on|inside|outside|behind|beside|under|above|next to|opposite|upstairs|downstairs|north of|south of|east of|west of',
  es: 'en|cerca de|junto a|a orillas de|al norte de|al sur de|entre|sobre|detrás de|debajo de|frente a|hasta',
  fr: "à la|à l[’']|au|aux|dans|près d[e’']|sur|sous|chez|derrière|devant|en face|à côté",
  de: 'in|im|bei|beim|auf|am|an|nahe|unter|über|hinter|neben|zwischen|vor|ins|zur|zum',
  it: "in|nel|nella|nell[’']|presso|vicino a|sul|sulla|sotto|dietro|al|alla|nei|negli|davanti",
  pt: 'em|no|na|nos|nas|perto d[eoa]|junto|sobre|sob|atrás|ao lado',
  nl: 'in|bij|op|aan|nabij|onder|boven|achter|naast|tussen|naar',
  ru: 'в|во|на|около|возле|у|под|над|за|рядом с|близ|недалеко от',
}

const AGENT: Record<Language, string> = {
  en: 'by',
  es: 'por',
  fr: 'par',
  de: 'von|vom|durch',
  it: "da|dal|dalla|dai|dallo|dall[’']",
  pt: 'por|pelo|pela|pelos|pelas',
  nl: 'door|van',
  ru: 'от',
}

/** Small words that open a name's neighbourhood and are no names: capitalised only since a sentence begins with them. */
const OPENERS =
  /^(?:the|a|an|in|on|at|by|for|from|with|after|before|when|while|since|as|if|it|its|he|she|they|we|this|that|these|those|there|today|most|many|some|all|every|each|both|no|not|our|his|her|their|el|la|los|las|un|una|en|de|del|por|con|al|lo|su|le|les|des|du|dans|par|pour|une|il|elle|ils|ce|cette|der|die|das|ein|eine|im|am|von|mit|nach|bei|auf|es|er|sie|wir|gli|i|uno|nel|nella|di|da|o|os|as|um|uma|no|na|do|dos|het|een|op|van|de|hij|zij|ze|в|на|с|по|из|он|она|они|это|для|при)$/iu
const NAME =
  /(?<![\p{L}\p{N}])(?:(?:Mr|Mrs|Ms|Dr|Prof|Sir|Lady|Lord|King|Queen|Saint|St|Frau|Herr|Don|Doña|Señora?|Monsieur|Madame|Mme|M|Signora?|Dona|Mevrouw|Meneer|Доктор|Профессор|Captain|Professor|Doctor)\.? )?\p{Lu}[\p{L}’'-]+(?:(?: \p{Lu}\.)+)?(?: (?:(?:de|van|von|der|den|la|le|del|della|di|da|do|dos|el|ter|ten|y|e|af|bin|du|des|d[’']|zu) ){0,2}\p{Lu}[\p{L}’'-]+)*|(?<![\p{L}\p{N}])(?:\p{Lu}\. ?)+\p{Lu}[\p{L}’'-]+/gu

/** An expression for each language, made when it is first needed: most make a good deal of work. */
function byLanguage(source: (language: Language) => string, flags: string): (language: Language) => RegExp {
  const made = new Map<Language, RegExp>()
  return (language) => {
    const there = made.get(language)
    if (there) return there
    const expression = new RegExp(source(language), flags)
    made.set(language, expression)
    return expression
  }
}

const compiled = new Map<string, RegExp>()

function pattern(source: string): RegExp {
  const there = compiled.get(source)
  if (there) return there
  const made = new RegExp(`${FRONT}(?:${source})${BACK}`, 'giu')
  compiled.set(source, made)
  return made
}

/** Whether a text tells how much goes into something. */
export function tellsVolume(text: string): boolean {
  return pattern(
    `${NUMBER}\\s?(?:(?:milli|centi)?lit(?:er|re)s?|l|cl|ml|gallons?|pints?|litros?|litri|litern?|литр\\p{L}*|л|мл)`,
  ).test(text)
}

/** Where numbers stand in a text that say when, how long, how heavy or how dear, and do not count things. */
export function measuredIn(text: string): { start: number; end: number }[] {
  const sources = [DATE, CLOCK, MONEY, PERCENT, TEMPERATURE, SPEEDS, AREAS, LENGTHS, WEIGHTS, TIMES]
  return sources.flatMap((source) =>
    signed(text, source).values.flatMap(({ text: value, at }) =>
      /\p{N}|\s/u.test(value) ? [{ start: at, end: at + value.length }] : [],
    ),
  )
}

function all(text: string, source: string, filter: (found: string) => boolean = () => true): Held {
  const values: Value[] = []
  for (const match of text.matchAll(pattern(source)))
    if (filter(match[0])) values.push({ text: match[0].trim(), at: match.index })
  return { fit: values.length > 0 ? 1 : 0, values }
}

const withUnit = (units: string) => `${NUMBER}(?:\\s|-|\\u00a0)?(?:${units})`
const SPEEDS = withUnit(SPEED_UNITS)
const AREAS = withUnit(AREA_UNITS)
const LENGTHS = withUnit(LENGTH_UNITS)
const WEIGHTS = withUnit(WEIGHT_UNITS)
const TIMES = `${withUnit(TIME_UNITS)}|(?<!\\p{Nd})\\p{Nd}{1,3}(?:[.,]\\p{Nd}+)?\\s(?:s|secs?)`

/** Signs of money, percent and degrees are no letters: what follows them may be anything. */
function signed(text: string, source: string): Held {
  const made =
    compiled.get(`signed ${source}`) ?? new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${source})(?![\\p{L}])`, 'giu')
  compiled.set(`signed ${source}`, made)
  const values = Array.from(text.matchAll(made), (match) => ({ text: match[0].trim(), at: match.index }))
  return { fit: values.length > 0 ? 1 : 0, values }
}

const plain = (found: string) => !ARTICLES.test(found)

/** "Once" and "due" are numbers of other languages. */
function foreignNumber(found: string, language: Language): boolean {
  if (language !== 'en' || /\p{N}/u.test(found)) return false
  const known = numerals('en')
  return !found
    .toLowerCase()
    .split(/[ -]/)
    .every((word) => word === 'one' || word === 'half' || known.has(word))
}

function scaled({ fit, values }: Held, factor: number): Held {
  return { fit: fit * factor, values: factor === 1 ? values : values.slice(0, 0).concat(values) }
}

function better(...found: Held[]): Held {
  return found.reduce((best, one) => (one.fit > best.fit ? one : best), NOT)
}

/** A year tells an age where it is the one in which something came to be. */
const BORN =
  /(?<!\p{L})(?:born|built|founded|made|opened|established|dates? (?:from|back)|nac\p{L}+|construi\p{L}+|fundad\p{L}+|data de|née?s?|naquit|bâti\p{L}*|construit\p{L}*|fondée?s?|date de|geboren|gebaut|erbaut|gegründet|errichtet|stammt|nat[oa]|nacque|costruit\p{L}+|fondat\p{L}+|risale|construíd\p{L}+|gebouwd|opgericht|dateert|родил\p{L}+|построен\p{L}*|основан\p{L}*)(?!\p{L})/iu

/** How well a text (a sentence, an entry or a row of a table) holds what is wanted. */
export function holds(text: string, want: Want, language: Language): Held {
  switch (want) {
    case 'money':
      return better(
        signed(text, MONEY),
        scaled(
          all(
            text,
            `${NUMBER} (?:months|weeks)[’']? (?:rent|pay|salary|wages)|${NUMBER} (?:monatsmieten|loyers|mensualidades|mensilità|meses de renda|maanden huur)|(?:free(?! (?:of|from)(?! charge)|[- ]\\p{L}+(?:ing|ed)(?!\\p{L}))|gratis|kostenlos|gratuit\\p{L}*|(?:costs?|pay|pays|paid|for) nothing|бесплатно)`,
          ),
          0.8,
        ),
        scaled(signed(text, PERCENT), 0.45),
      )
    case 'percent':
      return better(
        signed(text, PERCENT),
        scaled(
          all(text, `${NUMBER} (?:out of|of the|in|von|sur|de cada|su|em cada|op de|из) ${NUMBER}`),
          0.8,
        ),
      )
    case 'when':
      return better(
        all(text, DATE, (found) => !/^(?:may|march|mar)$/u.test(found)),
        all(text, ORDINAL_DAY),
        scaled(all(text, FREQUENCY), 0.8),
        scaled(signed(text, CLOCK), 0.7),
        relativeTime(text, language),
      )
    case 'clock':
      return better(
        signed(text, CLOCK),
        scaled(all(text, `${NUMBER} (?:to|until|till|bis|à|a|tot|до|–|-) ${NUMBER}`), 0.6),
      )
    case 'duration':
      return better(
        all(text, TIMES),
        scaled(all(text, `(?:an?|one|ein(?:e|en)?|une?|una|un|um|uma|een) (?:${TIME_UNITS})`), 0.8),
        scaled(
          all(
            text,
            `(?:from|von|de|dal|desde|van|с) ${YEAR} (?:to|until|bis|à|al|hasta|a|tot|по|до) ${YEAR}|until \\p{L}+|bis \\p{L}+|(?:until|bis|hasta|jusqu[’']en|fino al|até|tot|до) ${YEAR}`,
          ),
          0.6,
        ),
      )
    case 'long':
      return better(
        scaled(holds(text, 'length', language), 1),
        scaled(holds(text, 'duration', language), 0.97),
      )
    case 'high':
      return better(
        holds(text, 'length', language),
        scaled(signed(text, MONEY), 0.98),
        scaled(signed(text, PERCENT), 0.95),
        scaled(signed(text, TEMPERATURE), 0.95),
      )
    case 'age':
      return better(
        scaled(all(text, `${NUMBER} (?:BP|BCE?|CE|AD|million years)`), 0.9),
        // "For sixteen years" is no age.
        all(
          text,
          `(?<!(?:for|during|within|in|after|since|every|last|next|over|seit|nach|während|pendant|depuis|après|durante|desde hace|hace|tras|dopo|per|da|há|por|após|a los|à|à l[’']âge de|at|at the age of|mit|im alter von|a|aos|op|met|sinds|gedurende|na|через|в течение)\\s+(?:the |the last |more than |over |about |nearly |almost |fast |mehr als |plus de |más de |più di |mais de |meer dan |более )?)${NUMBER}[- ](?:years?|años|ans|jahren?|anni|anos|jaar|лет|год\\p{L}*)(?:[- ](?:old|alt|oud))?|aged ${NUMBER}|(?:age|alter|leeftijd|edad|idade|età|âge)(?: of| von| van| de| di)? ${NUMBER}|(?:over|under|above|below|ab|unter|über) ${NUMBER}`,
        ),
        scaled(BORN.test(text) ? all(text, YEAR) : NOT, 0.6),
      )
    case 'frequency':
      return better(all(text, FREQUENCY))
    case 'length':
      return all(text, LENGTHS)
    case 'weight':
      return all(text, WEIGHTS)
    case 'speed':
      return signed(text, SPEEDS)
    case 'temperature':
      return signed(text, TEMPERATURE)
    case 'area':
      return better(
        signed(text, AREAS),
        scaled(all(text, LENGTHS), 0.8),
        scaled(all(text, NUMBER, plain), 0.5),
      )
    case 'count':
    case 'amount':
      return better(
        all(text, NUMBER, (found) => plain(found) && !foreignNumber(found, language)),
        signed(text, `${DIGITS}\\s?%`),
        scaled(
          all(
            text,
            '(?:the |a |one )?(?:half|double|twice|third|quarter)|la mitad|el doble|la moitié|le double|die hälfte|das doppelte|la metà|il doppio|a metade|o dobro|de helft|het dubbele|половин\\p{L}+|вдвое|none|nobody|several|many|few|varios|plusieurs|mehrere|alcuni|diversi|vários|enkele|несколько|no \\p{L}+',
          ),
          0.5,
        ),
      )
    case 'version':
      return signed(text, VERSION)
    case 'contact':
      return signed(text, CONTACT)
    case 'person':
      return persons(text, language)
    case 'place':
      return places(text, language)
    case 'material':
      return { fit: madeOf(language).test(text) ? 1 : 0.3, values: [] }
    case 'reason':
      return reasons(text, language)
    default:
      return { fit: 1, values: [] }
  }
}

const madeOf = byLanguage((language) => `${FRONT}(?:${MATERIAL[language]})`, 'iu')
const becauseOf = byLanguage((language) => `${FRONT}(?:${REASON[language]})`, 'iu')
const agentIn = byLanguage(
  (language) =>
    `${FRONT}(?:${AGENT[language]}) (?!\\p{L}+ing(?!\\p{L})|(?:hand|mistake|then|now|chance|accident|night|day|law|mano|main|hasard|Hand|Zufall|caso)(?!\\p{L}))((?:\\p{L}[\\p{L}’'-]*\\s?){1,5})`,
  'iu',
)
const placeNamed = byLanguage(
  (language) =>
    `${FRONT}(?:${PLACES[language]}) (?:(?:the|el|la|los|las|le|les|l[’']|der|dem|den|die|das|il|lo|gli|i|o|a|os|as|het|de) ?)?(?:(?:city|town|village|island|coast|port|valley|province|ciudad|pueblo|isla|ville|village|île|stadt|dorf|insel|città|isola|cidade|vila|ilha|stad|dorp|eiland|городе|деревне|острове) (?:of |de |di |von |van )?)?(\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)*)`,
  'gu',
)
const somewhere = byLanguage(
  (language) =>
    `${FRONT}(?:${WITHIN[language]}) (?!(?:${MONTHS}|${WEEKDAYS}|${SEASONS}|${NUMBER}|\\p{Nd}\\S*|once|all|first|last|least|most|time|advance|writing|order|general|fact|jahr\\p{L}*|año|general|verdad|année|anno|ano)(?!\\p{L}))`,
  'iu',
)
const naming = byLanguage((language) => `${FRONT}(?:${NAMING[language]})${BACK}`, 'iu')
const DATED = new RegExp(`${FRONT}(?:${MONTHS}|${WEEKDAYS})${BACK}`, 'iu')
const DAY_OR_MONTH = new RegExp(`^(?:${MONTHS}|${WEEKDAYS})$`, 'iu')

function reasons(text: string, language: Language): Held {
  const given = becauseOf(language).test(text)
  return given ? { fit: 1, values: [] } : { fit: relativeTime(text, language).fit * 0.7, values: [] }
}

/** "After the harvest" tells when; "when it rains" may go with anything. */
function relativeTime(text: string, language: Language): Held {
  const loosely: Record<Language, string> = {
    en: 'when|whenever|during',
    es: 'cuando|durante',
    fr: 'quand|lorsqu|pendant',
    de: 'wenn|als|während',
    it: 'quando|durante',
    pt: 'quando|durante',
    nl: 'wanneer|toen|tijdens',
    ru: 'когда|во время',
  }
  const words: Record<Language, string> = {
    en: 'after|before|until|(?<!at )once|as soon as|within|at the (?:end|beginning|start) of|immediately|ago',
    es: 'después de|antes de|hasta|dentro de|al (?:final|principio)|tras|en cuanto',
    fr: 'après|avant|jusqu|dès|lors de|au début|à la fin',
    de: 'nach|vor|bis|sobald|innerhalb|zu beginn|am ende',
    it: "dopo|prima|fino|entro|appena|alla fine|all[’']inizio",
    pt: 'depois|antes|até|dentro de|após|no fim|no início|assim que',
    nl: 'na|voor|tot|zodra|binnen|aan het (?:einde|begin)',
    ru: 'после|до|в течение|перед|в конце|в начале|как только',
  }
  const fit = all(text, words[language]).fit > 0 ? 0.55 : 0.45 * all(text, loosely[language]).fit
  return { fit, values: [] }
}

/** Words with capitals that are names of somebody or something; in German every noun has one, so that two must be together. */
export function namesIn(text: string, language: Language): Value[] {
  const values: Value[] = []
  for (const match of text.matchAll(NAME)) {
    let words = match[0].split(' ')
    let at = match.index
    while (words.length > 0 && OPENERS.test(words[0] ?? '')) {
      at += (words[0]?.length ?? 0) + 1
      words = words.slice(1)
    }
    const name = words.join(' ')
    if (name.length < 2 || DATED.test(name)) continue
    const several = words.length > 1
    // A single word that opens its sentence may be any word.
    if (!several && (language === 'de' || at === 0 || /[.!?:]\s*["“„«]?$/.test(text.slice(0, at)))) continue
    values.push({ text: name, at })
  }
  return values
}

/** What stands before the name of a place, and never before that of somebody who does something. */
const PLACED: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:in|at|near|inside|outside|north of|south of|east of|west of|(?:village|town|city|island|river|county|port|wall|coast|valley|lake|district|county) of|island|river|mount|lake|the(?= \p{L}+$))\s$/iu,
  es: /(?<!\p{L})(?:en|desde|cerca de|junto a|(?:villa|pueblo|ciudad|isla|río|puerto|provincia) de|río)\s$/iu,
  fr: /(?<!\p{L})(?:à|en|dans|près de|(?:ville|village|île|port) de)\s$/iu,
  de: /(?<!\p{L})(?:in|im|am|nahe|bei|nach|aus|(?:dorf|stadt|insel|see|fluss))\s$/iu,
  it: /(?<!\p{L})(?:a|in|nel|presso|vicino a|(?:città|paese|isola|porto) di)\s$/iu,
  pt: /(?<!\p{L})(?:em|no|na|perto de|(?:cidade|vila|aldeia|ilha) de)\s$/iu,
  nl: /(?<!\p{L})(?:in|te|bij|uit|naar|(?:stad|dorp|eiland))\s$/iu,
  ru: /(?<!\p{L})(?:в|во|на|из|под|(?:городе|селе|деревне))\s$/iu,
}

function persons(text: string, language: Language): Held {
  const names = namesIn(text, language).filter(({ text: name, at }) => {
    const before = text.slice(0, at)
    // "The Caterer" is a word for somebody, not a name.
    return !PLACED[language].test(before) && !(/(?<!\p{L})the\s$/iu.test(before) && !name.includes(' '))
  })
  const agent = agentIn(language).exec(text)
  if (names.length > 0) return { fit: 1, values: names }
  return { fit: agent ? 0.75 : 0.45, values: [] }
}

function places(text: string, language: Language): Held {
  const values: Value[] = []
  // "Aus Schweden …": a sentence may begin with where.
  const began = text.replace(/^\p{Lu}/u, (capital) => capital.toLowerCase())
  for (const match of began.matchAll(placeNamed(language))) {
    const name = match[1] ?? ''
    if (DAY_OR_MONTH.test(name)) continue
    values.push({ text: name, at: match.index + match[0].length - name.length })
  }
  if (values.length > 0) return { fit: 1, values: language === 'de' ? [] : values }
  return somewhere(language).test(text) ? { fit: 0.7, values: [] } : { fit: 0.3, values: [] }
}

const COPULA: Record<Language, string> = {
  en: 'is|are|was|were|means?|refers? to|denotes?|describes|stands for|is called|consists? of|comprises',
  es: 'es|son|era|eran|fue|significa|se refiere|designa|consiste en|se llama|se define',
  fr: 'est|sont|était|étaient|fut|désigne|signifie|consiste|se définit|correspond',
  de: 'ist|sind|war|waren|bedeutet|bezeichnet|heißt|meint|nennt man|versteht man|besteht aus',
  it: 'è|sono|era|erano|fu|significa|indica|si riferisce|consiste|si chiama|designa',
  pt: 'é|são|era|eram|foi|significa|refere-se|designa|consiste|chama-se',
  nl: 'is|zijn|was|waren|betekent|verwijst|noemt men|bestaat uit|heet',
  ru: '—|–|-|это|является|означает|называется|называют|есть|был[аио]?|состоит|представляет',
}
const CALLED: Record<Language, string> = {
  en: 'called|known as|termed|named|referred to as|or',
  es: 'llamad[oa]s?|conocid[oa]s? como|denominad[oa]s?|o',
  fr: 'appelée?s?|dite?s?|nommée?s?|connue?s? sous le nom d|ou',
  de: 'genannt|sogenannte?[nrs]?|bezeichnet als|nennt man|heißt|oder|auch',
  it: 'chiamat[oaie]|dett[oaie]|not[oaie] come|o',
  pt: 'chamad[oa]s?|conhecid[oa]s? como|designad[oa]s?|ou',
  nl: 'genoemd|bekend als|heet|zogenaamde|of',
  ru: 'называ\\p{L}+|именуем\\p{L}+|известн\\p{L}+ как|или',
}

/** Whether something is given a name in a text. */
export function isCalled(text: string, language: Language): boolean {
  return naming(language).test(text)
}

const NAMING: Record<Language, string> = {
  en: 'called|named|known as|titled|christened|baptised|nicknamed|dubbed|name is|name was|under the name',
  es: 'llamad[oa]s?|se llama\\p{L}*|conocid[oa]s? como|denominad[oa]s?|titulad[oa]|bautiz\\p{L}+|nombre',
  fr: "appelée?s?|s[’']appel\\p{L}+|nommée?s?|dite?s?|baptis\\p{L}+|intitulée?s?|nom",
  de: 'heißt|heißen|hieß|genannt|namens|getauft|nennt|nennen|bezeichnet|name',
  it: 'chiamat[oaie]|si chiama\\p{L}*|dett[oaie]|battezzat[oa]|intitolat[oa]|nome',
  pt: 'chamad[oa]s?|se chama\\p{L}*|chama-se|conhecid[oa]s? como|batizad[oa]|intitulad[oa]|nome',
  nl: 'heet|heette|genaamd|genoemd|gedoopt|naam',
  ru: 'называ\\p{L}+|назван\\p{L}*|зовут|звали|по имени|имени|имя|прозва\\p{L}+',
}

/** How well a text says what something is, whose words stand in it from `start` to `end`. */
export function defines(text: string, start: number, end: number, language: Language): number {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const opens = /^[\s\p{P}]*(?:\p{L}{1,5}[’']? ?){0,2}$/u.test(before)
  const bracket = '(?:\\s*[(\\[][^)\\]]{1,60}[)\\]])?(?:,[^,]{1,60},)?'
  const copula = new RegExp(
    `^[’'s”"»]{0,3}(?:\\p{L}{0,3})${bracket}\\s+(?:\\p{L}+ly |also |auch |aussi |también |anche |também |ook |\\p{L}+mente )?(?:${COPULA[language]})(?!\\p{L})`,
    'iu',
  ).test(after)
  if (opens && copula) return 1
  if (opens && /^[”"»]?\s*[:—–-]\s/u.test(after)) return 0.95
  if (
    opens &&
    /^(?:\s*\([^)]*\))?,\s+(?:an?|the|une?|le|la|une|un|una|el|ein|eine|der|die|das|il|lo|o|een|de|het)\s/iu.test(
      after,
    )
  )
    return 0.85
  if (copula) return 0.75
  // "a clamp, that is, a stack of bricks"
  if (
    /^(?:\s\p{L}+)?,?\s(?:that is|i\.e\.|namely|es decir|o sea|c[’']est-à-dire|das heißt|d\. ?h\.|also|cioè|ossia|isto é|ou seja|dat wil zeggen|d\.w\.z\.|то есть|т\. ?е\.),?\s/iu.test(
      after,
    )
  )
    return 0.85
  // "the varroa mite, a parasite that …"; "the revision, the yearly test of …"
  if (
    /^(?:\s\p{L}+)?,\s+(?:an?|the|une?|une|un|una|ein(?:e[rmn]?)?|de[rmn]|die|das|il|lo|een|de|het)\s\p{L}{3}/iu.test(
      after,
    )
  )
    return 0.72
  if (new RegExp(`^(?:\\s\\p{L}+){1,2}\\s(?:${COPULA[language]})(?!\\p{L})`, 'iu').test(after) && opens)
    return 0.65
  if (
    new RegExp(
      `(?<!\\p{L})(?:${CALLED[language]})\\s+(?:an? |the |une? |la |le |ein |eine )?["“„«‘']?$`,
      'iu',
    ).test(before)
  )
    return 0.85
  if (
    new RegExp(`^["”»’']?\\s+(?:${CALLED[language]})(?!\\p{L})`, 'iu').test(after) &&
    (language === 'de' || language === 'nl')
  )
    return 0.7
  if (/\($/.test(before) && /^\)/.test(after)) return 0.8
  if (opens) return 0.5
  return 0.25
}
