import { lettersOf, plainText } from '../layout/pages.ts'
import { type Engine, openEngine } from './engine.ts'
import { type Language, MODELS, languageOf } from './language.ts'
import { overlooked } from './overlooked.ts'
import type { Picture } from './picture.ts'
import { prepare, rotated, scaled } from './prepare.ts'
import { skewOf, uprightness } from './skew.ts'
import { type Recognition, boxesOf, recognitionOf } from './words.ts'

/** From here on a reading is not questioned. */
const SURE = 75
/** Longest side of the copies on which the right way up is tried. */
const TRIAL = 1_100
/** Degrees below which a slant does no harm. */
const LEVEL = 0.35

/** Reads pictures one after the other; remembers the language of the last. */
export type Recogniser = {
  /** What is on a picture, whichever way it is turned. Without text the layout is empty and the confidence 0. */
  read: (picture: Picture) => Promise<Recognition>
  close: () => Promise<void>
}

/** A recogniser for text likely in one of `languages` (ISO 639-1, the likeliest first), English when none is known. */
export function openRecogniser(languages: readonly string[]): Recogniser {
  const engine = openEngine()
  let likely: Language = languages.find(isKnown) ?? 'en'
  return {
    async read(picture) {
      const upright = await straightened(await prepare(picture))
      const first = await readIn(engine, upright, likely)
      const turned = isSure(first) ? undefined : await turnedUpright(engine, upright, likely, first)
      const best = turned ?? { picture: upright, recognition: first }
      const settled = await inItsLanguage(engine, best.picture, best.recognition, likely)
      likely = settled.language
      return settled.recognition
    },
    close: () => engine.close(),
  }
}

function isKnown(code: string): code is Language {
  return code in MODELS
}

async function readIn(engine: Engine, picture: Picture, language: Language): Promise<Recognition> {
  const look = await engine.read(picture, language)
  const rest = overlooked(picture, boxesOf(look))
  return recognitionOf(rest ? [look, await engine.read(rest, language, true)] : [look], picture)
}

function isSure({ confidence, layout }: Recognition): boolean {
  return confidence >= SURE && lettersOf(layout) >= 12
}

async function straightened(picture: Picture): Promise<Picture> {
  const skew = skewOf(picture)
  return Math.abs(skew) < LEVEL ? picture : rotated(picture, -skew)
}

/** Letters that are read with confidence: what a reading is worth. */
function worth({ confidence, layout }: Recognition): number {
  return lettersOf(layout) * Math.max(0, confidence - 35)
}

/** The picture and its reading the other way up, when that reads much better; tried on a small copy. */
async function turnedUpright(
  engine: Engine,
  picture: Picture,
  language: Language,
  first: Recognition,
): Promise<{ picture: Picture; recognition: Recognition } | undefined> {
  const copy = await scaled(picture, Math.min(1, TRIAL / Math.max(picture.width, picture.height)))
  const turns = uprightness(picture) > 1.3 ? [90, 270, 180] : [180, 90, 270]
  const own = worth(await readIn(engine, copy, language))
  for (const turn of turns) {
    const trial = await readIn(engine, await rotated(copy, turn), language)
    if (worth(trial) < own * 1.5 + 100) continue
    const upright = await straightened(await rotated(picture, turn))
    const recognition = await readIn(engine, upright, language)
    if (worth(recognition) > worth(first)) return { picture: upright, recognition }
  }
  return undefined
}

/** Reads again when the words are those of another language, or look like none because they are in Cyrillic script. */
async function inItsLanguage(
  engine: Engine,
  picture: Picture,
  first: Recognition,
  language: Language,
): Promise<{ recognition: Recognition; language: Language }> {
  const text = plainText(first.layout)
  const found = languageOf(text)
  const other =
    found ?? (first.confidence < SURE && lettersOf(first.layout) > 8 ? otherScript(language) : undefined)
  if (!other || other === language) return { recognition: first, language }
  const again = await readIn(engine, picture, other)
  const isBetter = found ? worth(again) > worth(first) * 0.9 : worth(again) > worth(first) * 1.3
  return isBetter ? { recognition: again, language: other } : { recognition: first, language }
}

function otherScript(language: Language): Language {
  return language === 'ru' ? 'en' : 'ru'
}
