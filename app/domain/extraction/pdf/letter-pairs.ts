import { lookup } from '#app/lookup.ts'

/**
 * How usual it is that a letter follows another: 0 (next to never) to 9, each step twice as usual, in that of the languages
 * that have the pair most. A row for each letter that comes first, a column for each that follows; the first of both is the
 * edge of a word. Counted over the word lists within the recogniser's language data (see ocr/data), 50,000 words each, with
 * the languages' function words (ocr/language.ts) as half of all; Latin is English, Spanish, French, German, Italian,
 * Portuguese and Dutch, Cyrillic is Russian.
 */
const LATIN =
  '088888767856777886789778167 986672455735778752888762255 255108020600500600632600050 570507008705400801425600030 ' +
  '872038021721211810445622020 955778566836879352998754455 661035410500400600535511010 651037043601614400443410020 ' +
  '781008010701434600636403040 974767651174658745677550205 650035210204105310031310001 662006011424412510345412010 ' +
  '773258324703722720155621052 875028011600161650032500020 973677475614326721278532024 936556563525678762886854331 ' +
  '571107325610600740633410020 000000000000000000000700000 984578353705445735566543043 973657335723443752268723032 ' +
  '883328238742322820766523044 765647643613667540777434652 260007000500300600300120000 260016007600102600120200000 ' +
  '630102000300000230002000010 721222000200322630232100000 450106000600100500002702015'
const CYRILLIC =
  '058757656708577886777443630000515 804645545407667046662244432000045 040000600400403504103000001180000 660000602503414613533000030060002 ' +
  '240005300400302704003000000000000 560300610502504613304000110030002 823555535505657347671222432000001 040003700401003000001000000000000 ' +
  '662423300401234403002000000030001 932534526506656435660254532000035 000000000000000000000000000000000 770200450600402705345002000000000 ' +
  '660010600703302600314000000036046 751000600601123630204000000050001 570134601703006700455103200072004 806766564605667257671332422000012 ' +
  '150000500400401707124000000020001 371222730703134711345021020052003 541301600506634552474021210034005 770501600604215816504000100056003 ' +
  '623234352103433044440020432000050 030000300400100302001000000000000 730100000200102402101000000000000 130000400500000100001000000020000 ' +
  '040000500503004000062000000001000 030000400403102000011000000002000 030000400400000000001000000000000 000000200000000000000000000000001 ' +
  '801411600501751022350050120000000 700000201005015000420000000000022 000000000002201000050000000000000 501001000000000001140000204000000 ' +
  '700212212001233001240021002000020'

/** Letters that are others with a stroke, or two in one; those with accents are taken apart. */
const PLAIN = lookup({
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  є: 'е',
  і: 'и',
  ј: 'и',
  ў: 'у',
  ґ: 'г',
})

export type Alphabet = { first: string; last: string; usual: Map<string, number> }

export const ALPHABETS: { latin: Alphabet; cyrillic: Alphabet } = {
  latin: alphabet('a', 'z', LATIN),
  cyrillic: alphabet('а', 'я', CYRILLIC),
}

function alphabet(first: string, last: string, rows: string): Alphabet {
  const letters = ['_']
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++)
    letters.push(String.fromCharCode(code))
  const usual = new Map<string, number>()
  rows.split(' ').forEach((row, at) => {
    letters.forEach((second, to) => usual.set(`${letters[at]}${second}`, Number(row[to])))
  })
  return { first, last, usual }
}

/** How usual the pairs of letters of a word are, its edges included, in all, and how many pairs it has. */
export function pairsOf(word: string, { first, last, usual }: Alphabet): { sum: number; count: number } {
  const plain = /^[a-z]+$/.test(word) ? word : folded(word)
  let before = '_'
  let sum = 0
  let count = 0
  for (const letter of `${plain}_`) {
    if (letter !== '_' && (letter < first || letter > last)) before = ''
    else {
      if (before) {
        sum += usual.get(before + letter) ?? 0
        count++
      }
      before = letter
    }
  }
  return { sum, count }
}

function folded(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłıđðþєіјўґ]/g, (letter) => PLAIN.get(letter) ?? letter)
}
