/**
 * Rewrites texts with the sliders of a tone moved, for whatever measures that they do what they say: each line that comes
 * in, `{id, slider, value, text}`, goes out as it is but for its text, which is the embedded engine's with that one slider
 * at `value` (0 to 100) and the other three in the middle.
 *
 *     npm run -s bench:sliders < REQUESTS.jsonl > REWRITES.jsonl
 */
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { rewriteEmbedded } from '../app/domain/humanizer/embedded/rewrite.ts'
import { detectLanguage } from '../app/domain/text/detect-language.ts'
import { DEFAULT_OPTIONS } from '../app/domain/humanizer/options.ts'
import { SLIDER_NAMES } from '../app/domain/humanizer/tones.ts'
import type { Tone } from '../app/domain/humanizer/tones.ts'

const MIDDLE = 50

const request = z.object({
  id: z.string(),
  slider: z.enum(SLIDER_NAMES),
  value: z.number().int().min(0).max(100),
  text: z.string(),
})

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue
  const asked = request.parse(JSON.parse(line))
  process.stdout.write(`${JSON.stringify({ ...asked, text: await rewrite(asked) })}\n`)
}

async function rewrite({ slider, value, text }: z.infer<typeof request>): Promise<string> {
  const sliders = Object.fromEntries(SLIDER_NAMES.map((name) => [name, name === slider ? value : MIDDLE]))
  const tone = { name: 'sliders', ...sliders } as Tone
  const input = { text, tone, language: detectLanguage(text), seed: 1, ...DEFAULT_OPTIONS }
  let output = ''
  for await (const piece of rewriteEmbedded(input, new AbortController().signal)) output += piece.text
  return output
}
