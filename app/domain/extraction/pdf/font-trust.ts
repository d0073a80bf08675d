import { type Layout, plainText } from '../layout/pages.ts'
import { type Meaning, isHoled, meaningOf } from './meaning.ts'
import type { FontText, PageLayout } from './page-layout.ts'

/** Characters of a font that are gathered over the pages to judge it by. */
const SAMPLE = 40_000
/** Characters on a page from which on it is looked at for the sake of a font that gives no text, or may give none. */
const FEW = { bad: 5, doubtful: 20, holed: 200 }
/** Words of a font that have to be on a page before its picture says something about the font, and shares of them on both. */
const PROOF = { words: 5, length: 8, same: 0.5, other: 0.2 }
/** Pages that are looked at for a font that may be wrong when their pictures say neither. */
const LOOKS = 3
/** How sure a reading is that says that a font is wrong. */
const SURE = 65

/** What is known of a font: its text is to be kept; is none; may be none; has holes; too little is known. */
type Standing = 'good' | 'bad' | 'doubtful' | 'holed' | 'unclear'

const STANDING: Record<Meaning, Standing> = {
  meant: 'good',
  unclear: 'unclear',
  doubtful: 'doubtful',
  meaningless: 'bad',
}

export type FontTrust = {
  /** Whether what stands on a page may not be what people see there. */
  doubts(page: PageLayout): boolean
  /** The fonts whose text on a page is not to be kept. */
  lost(page: PageLayout): Set<string>
  /** Whether the text of most of a page is not to be kept, or has holes. */
  isMostly(page: PageLayout): boolean
  /** Tells what was read off the picture of a page: that proves fonts right or wrong, on all pages. Returns the wrong ones. */
  compare(page: PageLayout, read: Layout, confidence: number): Set<string>
  /** Whether there is a font whose text is not to be kept. */
  isAnyBad(): boolean
  /** Text in the fonts that are known to be right. */
  sample(): string
}

/**
 * Judges the fonts of a document by all that stands in them on its `pages`, and by what is read off pictures later: a font
 * that is wrong on one page is wrong on all of them.
 */
export function fontTrust(pages: readonly PageLayout[]): FontTrust {
  const texts = new Map<string, FontText>()
  for (const { font, text, isGuessed } of pages.flatMap((page) => page.fonts)) {
    const known = texts.get(font)
    if (!known) texts.set(font, { font, text, isGuessed })
    else if (known.text.length < SAMPLE) known.text += ` ${text}`
  }
  const standings = new Map([...texts.values()].map((text) => [text.font, standingOf(text)]))
  const looks = new Map<string, number>()
  let looksTogether = 0
  const together = new WeakMap<PageLayout, { names: string; standing: Standing }>()
  const standing = (font: string) => standings.get(font) ?? 'unclear'
  const having = (page: PageLayout, ...wanted: Standing[]) => {
    return page.fonts.filter(({ font }) => wanted.includes(standing(font)))
  }
  /** What the fonts say together of which too little is known each: files may have new ones on every page. */
  const togetherOn = (page: PageLayout): Standing => {
    const unclear = having(page, 'unclear').filter(({ font }) => !looks.has(font))
    if (unclear.length === 0 || looksTogether >= LOOKS) return 'unclear'
    const names = unclear.map(({ font }) => font).join()
    const known = together.get(page)
    if (known?.names === names) return known.standing
    const standing = STANDING[meaningOf(unclear.map(({ text }) => text).join(' '), false)]
    together.set(page, { names, standing })
    return standing
  }
  const badOn = (page: PageLayout) => {
    const bad = having(page, 'bad')
    return togetherOn(page) === 'bad' ? [...bad, ...having(page, 'unclear')] : bad
  }
  return {
    doubts(page) {
      if (lengthOf(badOn(page)) >= FEW.bad) return true
      const together = togetherOn(page) === 'doubtful' ? having(page, 'unclear') : []
      if (lengthOf([...having(page, 'doubtful'), ...together]) >= FEW.doubtful) return true
      return lengthOf(having(page, 'holed')) >= FEW.holed
    },
    lost: (page) => new Set(badOn(page).map(({ font }) => font)),
    isMostly(page) {
      return lengthOf([...badOn(page), ...having(page, 'holed')]) > lengthOf(page.fonts) * 0.4
    },
    compare(page, read, confidence) {
      const seen = new Set(wordsOf(plainText(read)))
      const wrong = new Set<string>()
      const settle = (fonts: readonly FontText[]) => {
        const words = fonts.flatMap(({ text }) => wordsOf(text))
        const same = words.filter((word) => seen.has(word)).length
        const amount = words.length && Math.max(words.length, lengthOf(fonts) / PROOF.length)
        if (amount < PROOF.words) return
        const isSame = words.length >= PROOF.words && same >= words.length * PROOF.same
        const isOther = same <= words.length * PROOF.other && confidence >= SURE && seen.size >= PROOF.words
        if (!isSame && !isOther) return
        for (const { font } of fonts) {
          standings.set(font, isSame ? 'good' : 'bad')
          if (isOther) wrong.add(font)
        }
      }
      const doubted = having(page, 'bad', 'doubtful')
      const together = togetherOn(page)
      if (together === 'bad' || together === 'doubtful') {
        looksTogether++
        settle(having(page, 'unclear'))
      }
      for (const text of doubted) {
        settle([text])
        const times = (looks.get(text.font) ?? 0) + 1
        looks.set(text.font, times)
        if (times >= LOOKS && standing(text.font) === 'doubtful') standings.set(text.font, 'unclear')
      }
      return wrong
    },
    isAnyBad: () => [...standings.values()].includes('bad'),
    sample() {
      return [...texts.values()]
        .filter(({ font }) => standing(font) === 'good')
        .map(({ text }) => text)
        .join(' ')
        .slice(0, SAMPLE)
    },
  }
}

function standingOf({ text, isGuessed }: FontText): Standing {
  const standing = STANDING[meaningOf(text, isGuessed)]
  return standing === 'good' && isHoled(text) ? 'holed' : standing
}

/** Characters, blanks aside. */
function lengthOf(fonts: readonly FontText[]): number {
  return fonts.reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0)
}

/** Words and what else stands between blanks, without the marks around words, without accents. */
function wordsOf(text: string): string[] {
  const tokens = text.match(/[^\s\0-\x1f]{3,}/g) ?? []
  return tokens
    .map((token) => token.match(/[\p{L}\p{N}]{3,}/u)?.[0] ?? token)
    .map((word) => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''))
}
