import type { Block } from '#app/domain/text/blocks.ts'
import type { Kind } from './scene.ts'

const SENTENCE_ENDS = /[.!?…]["”’)]?(?=\s)/gu

/** How many sentences a paragraph has, about. */
const sentencesIn = ({ body }: Block) => (body.trim().match(SENTENCE_ENDS)?.length ?? 0) + 1

/** Running prose: opens with a letter, ends with a stop, no dialogue, no label, no tag. */
const isProse = ({ kind, prefix, body }: Block) =>
  kind === 'prose' &&
  prefix === '' &&
  /^\p{L}[^\n]*[.!?…]["”)]?$/u.test(body.trim()) &&
  !GREETS.test(body.trim())

/** "Good evening, everyone." stands alone. */
const GREETS =
  /^(?:good (?:morning|afternoon|evening)|hi|hello|hey|dear|welcome|thank you|thanks|congratulations)\b.{0,40}$/i

const isBlank = ({ kind }: Block | { kind: string }) => kind === 'blank'

/** The most sentences of a paragraph that another is put to, and of both. */
const MOST = { post: 3, essay: 4, answer: 4 } as const

/** Whether a paragraph of one sentence and its neighbour are to be one. */
function mayJoin(one: Block, two: Block, most: number): boolean {
  const [before, after] = [sentencesIn(one), sentencesIn(two)]
  return isProse(one) && isProse(two) && (before === 1 || after === 1) && before + after <= most
}

/**
 * Puts paragraphs of one sentence to the one before or behind them, as people write: in running prose, and in a post where
 * two of them follow one another. Letters, stories and papers keep theirs, and so does whatever has no neighbour.
 */
export function* fullParagraphs(blocks: Iterable<Block>, kind: Kind): Generator<Block> {
  const most = kind === 'post' || kind === 'essay' || kind === 'answer' ? MOST[kind] : undefined
  if (most === undefined) {
    yield* blocks
    return
  }
  let held: Block | undefined
  let blank: Block | undefined
  // The first line of a post is its title.
  let isTitle = kind === 'post'
  for (const block of blocks) {
    if (held && !blank && isBlank(block)) {
      blank = block
      continue
    }
    if (held && blank && mayJoin(held, block, most)) {
      held = { ...block, prefix: held.prefix, body: `${held.body.trimEnd()} ${block.body.trimStart()}` }
      blank = undefined
      continue
    }
    if (held) yield held
    if (blank) yield blank
    held = blank = undefined
    if (isProse(block) && !isTitle) held = block
    else yield block
    if (!isBlank(block)) isTitle = false
  }
  if (held) yield held
  if (blank) yield blank
}
