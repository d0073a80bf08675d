import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { makeIcons } from './icons.ts'

const made = await makeIcons()

test.each([...made])('public/%s is what npm run icons makes of favicon.svg', (name, bytes) => {
  expect(readFileSync(`public/${name}`).equals(bytes)).toBe(true)
})

test('a maskable icon has ground in its corners, and all of its sign within the circle that is kept', async () => {
  const { data, info } = await sharp(made.get('icons/maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)].join()
  const ground = at(0, 0)
  for (const [x, y] of [
    [511, 0],
    [0, 511],
    [511, 511],
  ] as const)
    expect(at(x, y)).toBe(ground)
  let furthest = 0
  for (let y = 0; y < 512; y++)
    for (let x = 0; x < 512; x++)
      if (at(x, y) !== ground) furthest = Math.max(furthest, Math.hypot(x - 256, y - 256))
  expect(furthest).toBeGreaterThan(100)
  expect(furthest).toBeLessThan(0.4 * 512)
})

test('what stands behind everything has the same colour in the style sheet', () => {
  const css = readFileSync('app/ui/css/tokens.css', 'utf8')
  const { light, dark } = brand.paper
  expect(css).toContain(`--color-paper: light-dark(${light}, ${dark});`)
})
