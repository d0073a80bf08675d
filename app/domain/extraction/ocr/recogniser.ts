import { lettersOf, plainText } from '../layout/pages.ts'
import { type Engine, openEngine } from './engine.ts'
import { type Language, MODELS, languageOf } from './language.ts'
import { overlooked } from './overlooked.ts'
import type { Picture } from './picture.ts'
import { prepare, rotated, scaled } from './prepare.ts'
import { skewOf, uprightness } from './skew.ts'
import { type Recognition, boxesOf, recognitionOf } from './words.ts'

/** From here on a reading is not questioned, and from here on the other ways are not tried. */
const SURE = 75
const CERTAIN = 85
/** Letters that such a reading has at least. */
const LETTERS = 12
/** From this uprightness on the lines run up and down. */
const UPRIGHT = 1.5
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
      const prepared = await prepare(picture)
      const isUpright = uprightness(prepared) < UPRIGHT
      const level = await straightened(prepared)
      const first = isUpright ? await readIn(engine, level, likely) : undefined
      if (first && isSure(first)) {
        const settled = await inItsLanguage(engine, level, first, likely)
        likely = settled.language
        return settled.recognition
      }
      const guess = await bestGuess(engine, prepared, likely)
      const turned = guess.turn === 0 ? level : await straightened(await rotated(prepared, guess.turn))
      const isSame = first && guess.turn === 0 && guess.language === likely
      const second = isSame ? first : await readIn(engine, turned, guess.language)
      if (first && worth(first) >= worth(second)) return first
      const settled = await inItsLanguage(engine, turned, second, guess.language)
      likely = settled.language
      return settled.recognition
    },
    close: () => engine.close(),
  }
}

function isKnown(code: string): code is Language {
  return Object.hasOwn(MODELS, code)
}

async function readIn(engine: Engine, picture: Picture, language: Language): Promise<Recognition> {
  const look = await engine.read(picture, language)
  const rest = overlooked(picture, boxesOf(look))
  return recognitionOf(rest ? [look, await engine.read(rest, language, true)] : [look], picture)
}

function isSure({ confidence, layout }: Recognition): boolean {
  return confidence >= SURE && lettersOf(layout) >= LETTERS
}

async function straightened(picture: Picture): Promise<Picture> {
  const skew = skewOf(picture)
  return Math.abs(skew) < LEVEL ? picture : rotated(picture, -skew)
}

/** Letters that are read with confidence: what a reading is worth. */
function worth({ confidence, layout }: Recognition): number {
  return lettersOf(layout) * Math.max(0, confidence - 35)
}

type Guess = { turn: number; language: Language; worth: number }

/** Which way up and in which script a picture that could not be read is read best, tried on a small copy. */
async function bestGuess(engine: Engine, picture: Picture, likely: Language): Promise<Guess> {
  const copy = {
    ...(await scaled(picture, Math.min(1, TRIAL / Math.max(picture.width, picture.height)))),
    dpi: 0,
  }
  const turns = uprightness(picture) < UPRIGHT ? [0, 180, 90, 270] : [90, 270, 0, 180]
  let best: Guess = { turn: turns[0]!, language: likely, worth: 0 }
  for (const language of [likely, otherScript(likely)]) {
    for (const turn of turns) {
      const trial = await readIn(engine, turn === 0 ? copy : await rotated(copy, turn), language)
      if (worth(trial) > best.worth) best = { turn, language, worth: worth(trial) }
      if (trial.confidence >= CERTAIN && lettersOf(trial.layout) >= LETTERS) return best
    }
  }
  return best
}

/** Reads again when the words are those of another language. */
async function inItsLanguage(
  engine: Engine,
  picture: Picture,
  first: Recognition,
  language: Language,
): Promise<{ recognition: Recognition; language: Language }> {
  const found = languageOf(plainText(first.layout))
  if (!found || found === language) return { recognition: first, language }
  const again = await readIn(engine, picture, found)
  const isBetter = worth(again) > worth(first) * 0.9
  return isBetter ? { recognition: again, language: found } : { recognition: first, language }
}

function otherScript(language: Language): Language {
  return language === 'ru' ? 'en' : 'ru'
}
