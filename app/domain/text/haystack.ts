/** A normalised text in which facts are looked for that may be hidden within its words. */
export type Haystack = {
  /** How often `key` stands there as whole words; counts no further than `enough`. */
  count: (key: string, enough: number) => number
  /** The same for what is compared letter by letter. */
  countExact: (key: string, enough: number) => number
}

/** Longer texts are searched by an index of their words, so that many keys take no more than linear time. */
const SHORT = 5_000
/** So many places of a word are looked at for one key: a key whose words are all that frequent counts as not found. */
const LOOKS = 500

const WORD = /[\p{L}\d]+/gu

type Searched = { text: string; index?: Map<string, number[]> }

/**
 * `read` gives the text, in one or more spellings, and `readExact` letter by letter; each is called once, and only if
 * something is looked for.
 */
export function createHaystack(read: () => string[], readExact: () => string): Haystack {
  const counter = (texts: () => string[]) => {
    let spellings: Searched[] | undefined
    return (key: string, enough: number) => {
      spellings ??= texts().map((text) => ({ text: ` ${text} ` }))
      let most = 0
      for (const searched of spellings)
        if (most < enough) most = Math.max(most, countOf(searched, key, enough))
      return most
    }
  }
  return { count: counter(read), countExact: counter(() => [readExact()]) }
}

function countOf(searched: Searched, key: string, enough: number): number {
  if (searched.text.length <= SHORT) return countIn(searched.text, key, enough)
  searched.index ??= indexOf(searched.text)
  return countByIndex(searched.text, searched.index, key, enough)
}

function countIn(text: string, key: string, enough: number): number {
  let count = 0
  for (let at = text.indexOf(key); at >= 0 && count < enough; at = text.indexOf(key, at + 1)) {
    if (standsAlone(text, key, at)) count++
  }
  return count
}

/** Where every word of the text begins. */
function indexOf(text: string): Map<string, number[]> {
  const index = new Map<string, number[]>()
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    const places = index.get(word)
    if (places) places.push(at)
    else index.set(word, [at])
  }
  return index
}

function countByIndex(text: string, index: Map<string, number[]>, key: string, enough: number): number {
  let rarest: { places: readonly number[]; offset: number } | undefined
  for (const { 0: word, index: offset } of key.matchAll(WORD)) {
    const places = index.get(word) ?? []
    if (!rarest || places.length < rarest.places.length) rarest = { places, offset }
  }
  if (!rarest) return 0
  let [count, looks] = [0, 0]
  for (const place of rarest.places) {
    if (count >= enough || (looks++ >= LOOKS && count === 0)) break
    const at = place - rarest.offset
    if (text.startsWith(key, at) && standsAlone(text, key, at)) count++
  }
  return count
}

function standsAlone(text: string, key: string, at: number): boolean {
  return !isWordSign(text[at - 1]) && !isWordSign(text[at + key.length])
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\d]/u.test(sign)
}
