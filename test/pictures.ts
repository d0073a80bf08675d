import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture with something in it to see. */
export function picture(
  kind: 'png' | 'jpeg' | 'webp' | 'gif',
  width: number,
  height: number,
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .toFormat(kind)
    .toBuffer()
}

/** 256 × 256 pixels, each quarter of a colour of its own: red, green; blue, white. */
export function quarters(): Promise<Buffer> {
  const tile = (background: string, left: number, top: number) => ({
    input: { create: { width: 128, height: 128, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width: 256, height: 256, channels: 3, background: '#fff' } })
    .composite([tile('#f00', 0, 0), tile('#0f0', 128, 0), tile('#00f', 0, 128)])
    .png()
    .toBuffer()
}

/** A PNG of a few bytes that says it is far larger, and would be when it is unpacked. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
