/** A page to write: what is drawn on it (content operators, with fonts /F1 Helvetica and /F2 Helvetica-Bold), and more entries. */
export type PageToWrite = {
  content: string
  /** More of the page's dictionary, such as `/Rotate 90`. */
  entries?: string
  /** Objects of its own, by name of the XObject or entry that refers to them: `<<…>>stream…`. */
  pictures?: Record<string, Buffer>
}

/** A font to write beside the two that are always there: adds objects, each of which gets a number, and says its own. */
export type FontToWrite = (add: (object: string | Buffer) => number) => string

/**
 * Writes a small PDF, for tests and measurements. A4 unless the page says otherwise; `fonts` by name,
 * `catalog` is more of its catalogue.
 */
export function writePdf(
  pages: readonly PageToWrite[],
  { fonts = {}, catalog = '' }: { fonts?: Readonly<Record<string, FontToWrite>>; catalog?: string } = {},
): Buffer {
  const objects: Buffer[] = []
  const add = (object: string | Buffer) => objects.push(Buffer.from(object))
  add(`<</Type/Catalog/Pages 2 0 R${catalog}>>`)
  add('')
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>')
  const more = Object.entries(fonts).map(([name, font]) => `/${name} ${add(font(add))} 0 R`)
  const kids = pages.map(({ content, entries = '', pictures = {} }) => {
    const text = Buffer.from(content, 'latin1')
    const stream = add(
      Buffer.concat([Buffer.from(`<</Length ${text.length}>>stream\n`), text, Buffer.from('\nendstream')]),
    )
    const named = Object.entries(pictures).map(([name, picture]) => `/${name} ${add(picture)} 0 R`)
    const box = entries.includes('/MediaBox') ? '' : '/MediaBox[0 0 595 842]'
    const resources = `/Resources<</Font<</F1 3 0 R/F2 4 0 R${more.join('')}>>/XObject<<${named.join('')}>>>>`
    return add(`<</Type/Page/Parent 2 0 R${box}/Contents ${stream} 0 R${resources}${entries}>>`)
  })
  objects[1] = Buffer.from(
    `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`,
  )
  return file(objects)
}

/** A JPEG as an object that a page can draw. */
export function pictureObject(jpeg: Uint8Array, width: number, height: number): Buffer {
  const entries = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
  const head = `<</Type/XObject/Subtype/Image${entries}/Length ${jpeg.length}>>stream\n`
  return Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\nendstream')])
}

/** A line of text with its baseline's left end at x, y, in points from the lower left corner. */
export function line(text: string, x: number, y: number, size = 11, font = 'F1'): string {
  const escaped = text.replace(/[\\()]/g, (mark) => `\\${mark}`)
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`
}

function file(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]!.length
  const places = objects.map((object, at) => {
    const place = length
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}
