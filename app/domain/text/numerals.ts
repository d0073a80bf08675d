import type { Language } from './language.ts'

/**
 * Number words that state a quantity, with their value where it is small enough to be written as a figure.
 * "One" and its likes are left out (they are pronouns and articles), so are words with a second meaning
 * (French "neuf", Italian "sei", Portuguese "cem" stays).
 */
const LISTS: Record<Language, string> = {
  en: 'two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000 million=1000000 billion=1000000000 trillion=1000000000000 dozen=12',
  es: 'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 cien=100 cientos=100 mil=1000 millón=1000000 millones=1000000',
  fr: 'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 dix=10 onze=11 douze=12 quinze=15 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 cents=100 mille=1000 million=1000000 millions=1000000 milliard=1000000000 milliards=1000000000',
  de: 'zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 hundert=100 tausend=1000 million=1000000 millionen=1000000 milliarde=1000000000 milliarden=1000000000',
  it: 'due=2 tre=3 quattro=4 cinque=5 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 quindici=15 venti=20 trenta=30 quaranta=40 cinquanta=50 cento=100 mille=1000 mila=1000 milione=1000000 milioni=1000000 miliardo=1000000000 miliardi=1000000000',
  pt: 'dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 quinze=15 vinte=20 trinta=30 quarenta=40 cinquenta=50 cem=100 cento=100 mil=1000 milhão=1000000 milhões=1000000',
  nl: 'twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 vijftien=15 twintig=20 dertig=30 veertig=40 vijftig=50 honderd=100 duizend=1000 miljoen=1000000 miljard=1000000000',
  ru: 'два=2 две=2 три=3 четыре=4 пять=5 шесть=6 семь=7 восемь=8 девять=9 десять=10 одиннадцать=11 двенадцать=12 пятнадцать=15 двадцать=20 тридцать=30 сорок=40 пятьдесят=50 сто=100 тысяча=1000 тысячи=1000 тысяч=1000 миллион=1000000 миллиона=1000000 миллионов=1000000',
}

const tables = Object.fromEntries(
  Object.entries(LISTS).map(([language, list]) => [
    language,
    new Map(
      list.split(' ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
    ),
  ]),
)

/** Number words of a language (lower case) with the figure for each. */
export function numerals(language: Language): ReadonlyMap<string, string> {
  return tables[language] ?? new Map<string, string>()
}

const MONTHS: Record<Language, string> = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  de: 'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  nl: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  ru: 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
}

/** The month names of a language as alternatives of a regular expression. */
export function monthNames(language: Language): string {
  return MONTHS[language]
}
