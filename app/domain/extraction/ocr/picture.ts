/** A grey picture: one byte for each pixel, row by row, 255 is white. */
export type Picture = {
  grey: Uint8Array
  width: number
  height: number
  /** Dots per inch; 0 when nobody knows. */
  dpi: number
}

/** A picture as a portable greymap, which the recogniser reads without unpacking. */
export function greymapOf({ grey, width, height }: Picture): Uint8Array {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1')
  return Buffer.concat([header, grey])
}
