/** Units of measure under one name each, in the eight languages: what stands after a number must mean the same. */
const UNITS: Record<string, string> = {
  km: 'km|kilomet(?:er|re)s?|kilómetros?|quil[ôó]metros?|chilometr[oi]|kilom[eè]tres?|километр(?:а|ов|ы|ах)?|км',
  m: 'm|met(?:er|re)s?|metros?|metr[oi]|mètres?|метр(?:а|ов|ы)?|м',
  cm: 'cm|centimet(?:er|re)s?|centímetros?|centimetr[oi]|centimètres?|zentimetern?|сантиметр(?:а|ов|ы)?|см',
  mm: 'mm|millimet(?:er|re)s?|milímetros?|millimetr[oi]|millimètres?|millimetern?|миллиметр(?:а|ов|ы)?|мм',
  mile: 'miles?|mi|millas?|meilen?|miglia|miglio|milhas?|mijlen|mijl|мил[яиьей]{1,2}|милях',
  foot: 'feet|foot|ft|pies|pieds?|fuß|piedi|pés|voet|фут(?:а|ов)?',
  inch: 'inch(?:es)?|pulgadas?|pouces?|zoll|pollic[ei]|polegadas?|дюйм(?:а|ов)?',
  kg: 'kg|kilos?|kilogram(?:s|me?s?|mo|mi)?|kilogramos?|quilogramas?|quilos?|chil[oi]|chilogramm[oi]|kilogramm|килограмм(?:а|ов)?|кг',
  g: 'g|grams?|grammes?|gramos?|gramas?|gramm[oi]?|грамм(?:а|ов)?',
  t: 't|tons?|tonnes?|toneladas?|tonnellat[ae]|tonnen?|ton|тонн(?:а|ы)?',
  pound: 'pounds?|lbs?|libras?|livres?|pfund|libbr[ae]|pond|фунт(?:а|ов)?|£',
  l: 'l|lit(?:er|re)s?|litros?|litr[oi]|litern?|литр(?:а|ов)?|л',
  second: 'seconds?|segundos?|secondes?|sekunden?|second[oi]|seconden?|секунд(?:а|ы)?',
  minute: 'minutes?|minutos?|minuten?|minut[oi]|минут(?:а|ы)?',
  hour: 'hours?|horas?|heures?|stunden?|or[ae]|uur|uren|час(?:а|ов)?',
  day: 'days?|días?|jours?|journées?|tagen?|tage|tag|giorn[oi]|dias?|dag|dagen|день|дня|дней',
  week: 'weeks?|semanas?|semaines?|wochen?|settiman[ae]|week|weken|недел[яиью]{1,2}|недель',
  month: 'months?|mes|meses|mois|monaten?|monate|mes[ei]|mês|maand|maanden|месяц(?:а|ев)?',
  year: 'years?|años?|ans?|années?|jahren?|jahre|jahr|ann[oi]|anos?|jaar|jaren|год(?:а|ов|у)?|лет',
  percent: '%|percent|per cent|por ?ciento|pour cent|prozent|per cento|por cento|procent|процент(?:а|ов)?',
  euro: '€|euros?|евро',
  dollar: '\\$|dollars?|dólares|dólar|dollar[oi]|доллар(?:а|ов)?',
  rouble: '₽|rubles?|roubles?|rublos?|rubel|rubl[oi]|roebel|рубл[яейь]{1,2}',
  million:
    'million(?:s|en)?|millones|millón|millionen|milion[ei]|milh(?:ões|ão)|miljoen|миллион(?:а|ов)?|млн',
  billion: 'billion(?:s)?|milliards?|milliarden?|miliard[oi]|bilh(?:ões|ão)|miljard|миллиард(?:а|ов)?|млрд',
  thousand: 'thousand|mil|mille|tausend|mila|duizend|тысяч(?:а|и)?',
}

const FAMILIES = Object.entries(UNITS).map(([name, words]) => ({
  name,
  pattern: new RegExp(`^(?:${words})(?![\\p{L}\\d'’])`, 'iu'),
}))

/** A figure and what follows it. */
const MEASURED = /(?<![\p{L}\d])(\d[\d.,]*(?<=\d))[\s\u00a0-]?(?=(\S{1,16}(?: cent[oi]?)?))/gu

/**
 * What is measured in a text, "12 kilometres" as `12 km`, however the unit is written; `numerals` has the figures of number
 * words. Figures without a known unit are left out.
 */
export function measuresIn(text: string, numerals: ReadonlyMap<string, string>): string[] {
  const figures = text
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => (word.length < 13 ? (numerals.get(word) ?? word) : word))
  return [...figures.matchAll(MEASURED)].flatMap(([, figure = '', next = '']) => {
    const family = FAMILIES.find(({ pattern }) => pattern.test(next))
    return family ? [`${figure.replaceAll(/[.,](?=\d{3}(?!\d))/g, '')} ${family.name}`] : []
  })
}
