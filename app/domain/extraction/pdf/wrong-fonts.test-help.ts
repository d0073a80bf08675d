import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { GlobalFonts, createCanvas } from '@napi-rs/canvas'
import type { FontToWrite } from './write-pdf.ts'

const FILE = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/LiberationSans-Regular.ttf',
)
const DATA = readFileSync(FILE)
const FAMILY = 'Liberation for drawing'
GlobalFonts.registerFromPath(FILE, FAMILY)

/** What a font's map to Unicode says a letter is: `place` counts letters as they come first in the text. */
export type Lie = (letter: string, place: number) => string

/** Numbers and widths (in thousandths of the size) of the font's glyphs. */
const { glyphOf, widthOf } = tables()

/** A font whose letters are right to see and whose map says what `lie` makes of them, or that has no map. */
export function wrongFont(lie?: Lie) {
  const places = new Map<string, number>()
  const font: FontToWrite = (add) => {
    const packed = deflateSync(DATA)
    const file = add(stream(packed, `/Filter/FlateDecode/Length1 ${DATA.length}`))
    const descriptor = add(
      `<</Type/FontDescriptor/FontName/ABCDEF+Liberation/Flags 4/FontBBox[-200 -300 1200 1000]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80/FontFile2 ${file} 0 R>>`,
    )
    const letters = [...places.keys()]
    const widths = letters.map((letter) => `${glyphOf(letter)}[${widthOf(letter)}]`).join('')
    const inner = add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Liberation/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/W[${widths}]>>`,
    )
    const map = lie && add(stream(Buffer.from(mapOf(letters, lie))))
    const unicode = map ? `/ToUnicode ${map} 0 R` : ''
    return `<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Liberation/Encoding/Identity-H/DescendantFonts[${inner} 0 R]${unicode}>>`
  }
  /** A line of text in the font, which is called `name` on the page. */
  const line = (text: string, x: number, y: number, size: number, name: string) => {
    for (const letter of text) if (!places.has(letter)) places.set(letter, places.size)
    const codes = Array.from(text, (letter) => hex(glyphOf(letter))).join('')
    return `BT /${name} ${size} Tf 1 0 0 1 ${x} ${y} Tm <${codes}> Tj ET\n`
  }
  return { font, line }
}

/** A font of drawings that numbers its letters from 33 as they come, and names them after those numbers. */
export function drawnFont() {
  const codes = new Map<string, number>([[' ', 32]])
  const codeOf = (letter: string) => {
    if (!codes.has(letter)) codes.set(letter, 32 + codes.size)
    return codes.get(letter)!
  }
  const font: FontToWrite = (add) => {
    const drawn = [...codes].map(([letter, code]) => `/g${code}x ${add(stream(drawing(letter)))} 0 R`)
    const names = Array.from({ length: codes.size }, (_, at) => `/g${32 + at}x`).join('')
    const widths = [...codes.keys()].map((letter) => Math.round(widthOf(letter))).join(' ')
    return `<</Type/Font/Subtype/Type3/FontBBox[0 -300 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<<${drawn.join('')}>>/Encoding<</Type/Encoding/Differences[32${names}]>>/FirstChar 32/LastChar ${31 + codes.size}/Widths[${widths}]/Resources<<>>>>`
  }
  const line = (text: string, x: number, y: number, size: number, name: string) => {
    const bytes = Array.from(text, (letter) => codeOf(letter).toString(16).padStart(2, '0')).join('')
    return `BT /${name} ${size} Tf 1 0 0 1 ${x} ${y} Tm <${bytes}> Tj ET\n`
  }
  return { font, line }
}

/** A letter as a mask of a hundred dots to the size, in the operators of a font of drawings. */
function drawing(letter: string): Buffer {
  const [width, height, base] = [Math.max(8, Math.ceil(widthOf(letter) / 10)), 130, 100]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.font = `100px "${FAMILY}"`
  context.fillText(letter, 0, base)
  const pixels = canvas.data()
  const rows: string[] = []
  for (let y = 0; y < height; y++) {
    let row = ''
    for (let x = 0; x < width; x += 8) {
      let byte = 0
      for (let bit = 0; bit < 8; bit++) {
        const isInk = x + bit < width && pixels[(y * width + x + bit) * 4 + 3]! > 127
        byte = byte * 2 + (isInk ? 0 : 1)
      }
      row += byte.toString(16).padStart(2, '0')
    }
    rows.push(row)
  }
  const wide = Math.round(widthOf(letter))
  return Buffer.from(
    `${wide} 0 0 -300 ${wide} 1000 d1 q ${width * 10} 0 0 1300 0 -300 cm BI /W ${width} /H ${height} /IM true /BPC 1 /D [0 1] /F /AHx ID ${rows.join('')}> EI Q`,
  )
}

function mapOf(letters: readonly string[], lie: Lie): string {
  const rows = letters.flatMap((letter, place) => {
    const said = lie(letter, place)
    const units = Array.from({ length: said.length }, (_, at) => hex(said.charCodeAt(at))).join('')
    return units ? [`<${hex(glyphOf(letter))}> <${units}>`] : []
  })
  const blocks: string[] = []
  for (let at = 0; at < rows.length; at += 100) {
    const some = rows.slice(at, at + 100)
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange\n${blocks.join('\n')}\nendcmap end end`
}

function stream(data: Buffer, entries = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<</Length ${data.length}${entries}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0')
}

/** Of the font's tables `cmap` (format 4), `hmtx`, `hhea` and `head`. */
function tables() {
  const places = new Map<string, number>()
  for (let at = 0; at < DATA.readUInt16BE(4); at++) {
    const entry = 12 + at * 16
    places.set(DATA.toString('latin1', entry, entry + 4), DATA.readUInt32BE(entry + 8))
  }
  const cmap = places.get('cmap')!
  let map = 0
  for (let at = 0; at < DATA.readUInt16BE(cmap + 2); at++) {
    const table = cmap + DATA.readUInt32BE(cmap + 4 + at * 8 + 4)
    if (DATA.readUInt16BE(table) === 4) map = table
  }
  const half = DATA.readUInt16BE(map + 6)
  const glyphs = new Map<number, number>()
  for (let at = 0; at < half; at += 2) {
    const [end, start] = [DATA.readUInt16BE(map + 14 + at), DATA.readUInt16BE(map + 16 + half + at)]
    const delta = DATA.readUInt16BE(map + 16 + 2 * half + at)
    const range = map + 16 + 3 * half + at
    const offset = DATA.readUInt16BE(range)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : DATA.readUInt16BE(range + offset + 2 * (code - start))
      if (glyph > 0) glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
  const glyphOf = (letter: string) => {
    const glyph = glyphs.get(letter.codePointAt(0)!)
    if (glyph === undefined) throw new Error(`The font has no ${letter}`)
    return glyph
  }
  const counted = DATA.readUInt16BE(places.get('hhea')! + 34)
  const unit = 1000 / DATA.readUInt16BE(places.get('head')! + 18)
  const widthOf = (letter: string) => {
    const at = Math.min(glyphOf(letter), counted - 1)
    return Math.round(DATA.readUInt16BE(places.get('hmtx')! + at * 4) * unit)
  }
  return { glyphOf, widthOf }
}
