import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const SOURCE = join(import.meta.dirname, '../public/favicon.svg')

/** Pixels that `favicon.svg` is wide. */
const UNITS = 32
/** A launcher may cut a circle of four fifths out of a maskable icon: what is drawn stands within it, on ground that goes on. */
const SAFE = 0.7

async function drawn(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / UNITS })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The sign without its rounded ground. */
function filling(svg: string, share: number): string {
  const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"[^>]*\/>/.exec(svg)
  if (!ground) throw new Error('favicon.svg has no ground of one colour')
  const [rect = '', fill] = ground
  const sign = svg.slice(svg.indexOf(rect) + rect.length, svg.indexOf('</svg>'))
  const edge = (UNITS * (1 - share)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}"><rect width="${UNITS}" height="${UNITS}" fill="${fill}"/><g transform="translate(${edge} ${edge}) scale(${share})">${sign}</g></svg>`
}

/** An icon file with one picture in it, as PNG, which every browser reads. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Returns the bytes of every icon, all made of one picture, by its path in public/. */
export async function makeIcons(): Promise<Map<string, Buffer>> {
  const svg = readFileSync(SOURCE, 'utf8')
  return new Map([
    ['favicon.ico', ico(await drawn(svg, 32), 32)],
    // Phones round the corners themselves.
    ['apple-touch-icon.png', await drawn(filling(svg, 1), 180)],
    ['icons/192.png', await drawn(svg, 192)],
    ['icons/512.png', await drawn(svg, 512)],
    ['icons/maskable-512.png', await drawn(filling(svg, SAFE), 512)],
  ])
}
