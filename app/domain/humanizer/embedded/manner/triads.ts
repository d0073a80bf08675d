import { enoughOfTwo } from '../cuts/doublets.ts'
import { sentence } from './line.ts'
import { changeOf, type Rule } from './scene.ts'

/** Qualities that say nothing beside two others. */
const EMPTY =
  /^(?:meaningful|thoughtful|impactful|seamless|robust|dynamic|vibrant|engaging|compelling|holistic|innovative|transformative|invaluable|remarkable|intentional|authentic|cutting-edge|immersive|insightful|nuanced|multifaceted)$/

/** "clear, thoughtful, and ambitious" → "clear and ambitious": of three in a row one says nothing, or what another one says. */
export const makeTwo: Rule = {
  name: 'row of three',
  safe: false,
  apply: (parts, at, { context, text }) => {
    if (context.staid || text.kind === 'story') return undefined
    const tokens = parts[at]?.tokens ?? []
    for (let place = 0; place + 5 < tokens.length; place++) {
      const [one, comma, two, second, and, three] = tokens.slice(place, place + 6)
      if (
        !one ||
        !two ||
        !three ||
        comma?.text !== ',' ||
        second?.text !== ',' ||
        !/^(?:and|or)$/.test(and?.lower ?? '')
      )
        continue
      const before = tokens[place - 1]
      const after = tokens[place + 6]
      const row = [one, two, three]
      // "fast trains, clean buses, and safe roads" is no row of words; nor is what goes on behind the third.
      if (
        row.some(({ word, kept, fresh }) => !word || kept || fresh) ||
        before?.text === ',' ||
        before === undefined
      )
        continue
      const tags = new Set(row.map(({ tag }) => tag))
      if (
        tags.size > 1 ||
        !/^(?:ADJ|ADV|NOUN)$/.test(one.tag ?? '') ||
        /^(?:more|most|less|least|as|both|either)$/.test(before.lower)
      )
        continue
      if (one.tag !== 'ADJ' && after?.word) continue
      const goes = goesOf(
        row.map(({ lower }) => lower),
        one.tag === 'ADJ',
      )
      if (goes === undefined) continue
      const [left, right] = row.filter((_, index) => index !== goes)
      if (!left || !right) continue
      return changeOf(
        1,
        sentence(tokens.slice(0, place), [left], and?.lower ?? 'and', [right], tokens.slice(place + 6)),
      )
    }
    return undefined
  },
}

/** Which of three words can go. */
function goesOf(words: readonly string[], areQualities: boolean): number | undefined {
  for (const [first, second] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const which = enoughOfTwo(words[first] ?? '', words[second] ?? '')
    if (which) return which === 1 ? second : first
  }
  const empty = areQualities ? words.findIndex((word) => EMPTY.test(word)) : -1
  return empty < 0 || words.filter((word) => EMPTY.test(word)).length > 1 ? undefined : empty
}
