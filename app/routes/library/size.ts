import { formatBytes } from '#app/ui/format.ts'
import type { Tone } from '#app/ui/tone.ts'

const MB = 1024 * 1024

/** How large a file is: in words, in a class of three, and in the colour of its dot. */
export type SizeLook = { words: string; size: 'Small' | 'Medium' | 'Large' | 'Unknown'; tone: Tone }

/** How the size of a file is shown: up to 1 MB green, above amber, above 5 MB red; grey when nobody knows. */
export function sizeLook(bytes: number | null): SizeLook {
  if (bytes === null) return { words: 'about 1.0 MB (estimated)', size: 'Unknown', tone: 'neutral' }
  const words = formatBytes(bytes)
  if (bytes > 5 * MB) return { words, size: 'Large', tone: 'bad' }
  if (bytes > MB) return { words, size: 'Medium', tone: 'warn' }
  return { words, size: 'Small', tone: 'good' }
}

/** How full a person's storage is: blue, above 70 % orange, above 90 % red. */
export function storageLook(used: number, limit: number): { tone: 'info' | 'warn' | 'bad'; words: string } {
  const share = used / limit
  const amount = `${formatBytes(used)} of ${formatBytes(limit)} used`
  if (share > 0.9) return { tone: 'bad', words: `Almost full: ${amount}` }
  if (share > 0.7) return { tone: 'warn', words: `Filling up: ${amount}` }
  return { tone: 'info', words: amount }
}

/** What stands on the sheet beside a file's name: the ending of the name, if it has a short one. */
export function kindOf(fileName: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? 'FILE'
}
