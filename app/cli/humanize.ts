import { createInterface } from 'node:readline'
import { text as readAll } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { RewriteEngine } from '#app/domain/humanizer/engine.ts'
import { engineNamed } from '#app/domain/humanizer/engines.server.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { LanguageChoice } from '#app/domain/text/language.ts'
import { OPTION_FIELDS } from '#app/domain/humanizer/option-fields.ts'
import type { RewriteOptions } from '#app/domain/humanizer/options.ts'
import { DEFAULT_TONE, PRESET_TONES, presetTone, type Tone } from '#app/domain/humanizer/tones.ts'

const slider = z.number().int().min(0).max(100).default(50)

/** A line of --jsonl; fields it does not know are ignored. `custom` is a tone of one's own. */
const Line = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  tone: z.string().nullish(),
  custom: z
    .object({
      formality: slider,
      energy: slider,
      complexity: slider,
      empathy: slider,
      name: z.string().optional(),
      description: z.string().nullish(),
    })
    .nullish(),
})

const Options = z.object(OPTION_FIELDS)

type Setting = {
  engine: RewriteEngine
  tone: string
  seed: number
  language: LanguageChoice
  options: RewriteOptions
}

/**
 * `humanize`: rewrites standard input. The same input, tone, options and seed give the same output with the embedded
 * engine. Throws for an unknown tone, option or engine, and for a line that is not what it should be.
 */
export async function humanize(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      tone: { type: 'string', default: DEFAULT_TONE },
      engine: { type: 'string', default: 'embedded' },
      seed: { type: 'string', default: '1' },
      strength: { type: 'string' },
      length: { type: 'string' },
      formatting: { type: 'string' },
      language: { type: 'string' },
      lock: { type: 'string', multiple: true },
      jsonl: { type: 'boolean', default: false },
    },
  })
  if (values.engine !== 'embedded' && values.engine !== 'llm')
    throw new Error('The engine is embedded or llm.')
  const { language, ...options } = readOptions({ ...values, locked: values.lock })
  if (options.length === 'longer' && values.engine === 'embedded') {
    throw new Error('A longer text needs a language model: --engine llm.')
  }
  const setting: Setting = {
    engine: engineNamed(values.engine, (error) =>
      process.stderr.write(`The model was lost: ${String(error)}\n`),
    ),
    tone: values.tone,
    seed: z.coerce.number().int().min(0).parse(values.seed),
    language,
    options,
  }
  toneNamed(values.tone)
  if (values.jsonl) return rewriteLines(setting)
  for await (const piece of pieces(await readAll(process.stdin), toneNamed(values.tone), setting)) {
    process.stdout.write(piece.text)
  }
}

function readOptions(values: unknown): z.infer<typeof Options> {
  const read = Options.safeParse(values)
  if (!read.success) throw new Error(read.error.issues[0]?.message, { cause: read.error })
  return read.data
}

async function rewriteLines(setting: Setting): Promise<void> {
  let number = 0
  for await (const raw of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number++
    if (raw.trim() === '') continue
    const line = readLine(raw, number)
    const tone = line.custom ? customTone(line.custom) : toneNamed(line.tone ?? setting.tone)
    const started = performance.now()
    let text = ''
    for await (const piece of pieces(line.text, tone, setting)) text += piece.text
    const ms = Math.round((performance.now() - started) * 100) / 100
    process.stdout.write(`${JSON.stringify({ id: line.id, text, ms })}\n`)
  }
}

function readLine(raw: string, number: number): z.infer<typeof Line> {
  try {
    return Line.parse(JSON.parse(raw))
  } catch (error) {
    throw new Error(`Line ${number} is not {id, text, …}.`, { cause: error })
  }
}

function customTone({ name, description, ...sliders }: NonNullable<z.infer<typeof Line>['custom']>): Tone {
  return { ...sliders, name: name ?? 'Custom', description: description ?? undefined }
}

function toneNamed(name: string): Tone {
  const tone = presetTone(name)
  if (!tone)
    throw new Error(
      `There is no tone "${name}". There are: ${PRESET_TONES.map((preset) => preset.name).join(', ')}.`,
    )
  return tone
}

function pieces(text: string, tone: Tone, { engine, seed, language: chosen, options }: Setting) {
  const language = chosen === 'auto' ? detectLanguage(text) : chosen
  return engine({ text, tone, seed, language, ...options }, new AbortController().signal)
}
