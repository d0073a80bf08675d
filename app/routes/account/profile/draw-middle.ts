/** Draws the middle square of a picture; answers whether it is one. Only in the browser. */
export async function drawMiddle(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return false
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  return true
}
