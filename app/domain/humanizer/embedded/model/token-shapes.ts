import { join } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { nominality } from './human-model.ts'
import { shapeOf, tagWords } from './syntax.ts'

/** What the model sees in one token: "it's" has two symbols. `nominal` is by how many its words name rather than point. */
export type TokenShape = { symbols: readonly string[]; nominal: number }

const known = new WeakMap<readonly Token[], TokenShape[]>()

/** The symbols of each of `tokens`, as they stand in their sentence. Remembered: tagging is most of the engine's time. */
export function tokenShapes(tokens: readonly Token[]): TokenShape[] {
  const shapes = known.get(tokens) ?? readShapes(tokens)
  known.set(tokens, shapes)
  return shapes
}

function readShapes(tokens: readonly Token[]): TokenShape[] {
  const text = join(tokens)
  const words = tagWords(text)
  const symbols = shapeOf(words)
  const shapes: TokenShape[] = []
  let from = 0
  let next = 0
  let end = 0
  for (const token of tokens) {
    end += token.space.length + token.text.length
    const start = next
    let nominal = 0
    for (; next < words.length; next++) {
      const word = words[next]
      const at = word ? text.indexOf(word.text, from) : -1
      if (!word || at >= end) break
      if (at >= 0) from = at + word.text.length
      nominal += nominality(word)
    }
    shapes.push({ symbols: symbols.slice(start, next), nominal })
  }
  return shapes
}
