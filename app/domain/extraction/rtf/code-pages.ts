/** Windows code pages → names TextDecoder knows. */
const ENCODINGS = new Map<number, string>([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [1200, 'utf-16le'],
  [1201, 'utf-16be'],
  [1250, 'windows-1250'],
  [1251, 'windows-1251'],
  [1252, 'windows-1252'],
  [1253, 'windows-1253'],
  [1254, 'windows-1254'],
  [1255, 'windows-1255'],
  [1256, 'windows-1256'],
  [1257, 'windows-1257'],
  [1258, 'windows-1258'],
  [1361, 'euc-kr'],
  [10000, 'macintosh'],
  [10001, 'shift_jis'],
  [10007, 'x-mac-cyrillic'],
  [20127, 'windows-1252'],
  [20866, 'koi8-r'],
  [20932, 'euc-jp'],
  [21866, 'koi8-u'],
  [28591, 'windows-1252'],
  [28592, 'iso-8859-2'],
  [28593, 'iso-8859-3'],
  [28594, 'iso-8859-4'],
  [28595, 'iso-8859-5'],
  [28596, 'iso-8859-6'],
  [28597, 'iso-8859-7'],
  [28598, 'iso-8859-8'],
  [28599, 'windows-1254'],
  [28603, 'iso-8859-13'],
  [28605, 'iso-8859-15'],
  [50220, 'iso-2022-jp'],
  [50221, 'iso-2022-jp'],
  [50222, 'iso-2022-jp'],
  [51932, 'euc-jp'],
  [51936, 'gbk'],
  [51949, 'euc-kr'],
  [52936, 'gbk'],
  [54936, 'gb18030'],
  [65001, 'utf-8'],
])

/** The upper halves of the code pages of MS-DOS, which TextDecoder has no name for. */
const DOS_PAGES = new Map<number, string>([
  [
    437,
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ],
  [
    850,
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ],
])

const decoders = new Map<string, TextDecoder>()

/** Decodes bytes of a Windows code page; one that is not known is read as Windows-1252. */
export function decodeCodePage(bytes: Uint8Array, codePage: number): string {
  const upper = DOS_PAGES.get(codePage)
  if (upper)
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : upper[byte - 128])).join('')
  const encoding = ENCODINGS.get(codePage) ?? 'windows-1252'
  let decoder = decoders.get(encoding)
  if (!decoder) {
    decoder = new TextDecoder(encoding)
    decoders.set(encoding, decoder)
  }
  return decoder.decode(bytes)
}

/** Code pages of the character sets fonts are made for (LOGFONT lfCharSet); 2 is the set of symbol fonts. */
export const CHARSET_CODE_PAGES = new Map<number, number>([
  [77, 10000],
  [78, 10001],
  [128, 932],
  [129, 949],
  [130, 1361],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
  [254, 437],
  [255, 850],
])
