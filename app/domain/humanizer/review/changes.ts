import { countWords } from '#app/domain/usage/words.ts'
import { isChanged, type Pair } from './align.ts'
import { type Change, diffWords } from './diff.ts'
import { isSamePhrase, type PlacedChange } from './phrases.ts'
import { textOf, type UnitKind } from './units.ts'

/** A paragraph, list item or other block of the new text with all that was changed in it. */
export type ChangedParagraph = { kind: UnitKind; changes: PlacedChange[] }

/** How much was changed, in words and sentences of the source. */
export type ChangeCount = {
  changed: number
  of: number
  sentences: number
  ofSentences: number
  longer: number
}

export type Changes = { paragraphs: ChangedParagraph[]; count: ChangeCount }

/** Everything that changed, paragraph by paragraph of the new text. Yields wherever it may pause. */
export function* changesIn(pairs: readonly Pair[]): Generator<void, Changes> {
  const count: ChangeCount = { changed: 0, of: 0, sentences: 0, ofSentences: 0, longer: 0 }
  const paragraphs: ChangedParagraph[] = []
  let open: ChangedParagraph | undefined
  let [block, outBlock] = [-1, -1]
  let space = ''
  for (const [at, pair] of pairs.entries()) {
    const [first, outFirst] = [pair.source[0], pair.output[0]]
    const opens = outFirst ? outFirst.block !== outBlock : first?.block !== block
    const kind = (outFirst ?? first)?.kind ?? 'sentence'
    if (!open || opens || open.kind !== kind) {
      open = { kind, changes: [] }
      paragraphs.push(open)
    }
    const changes = changesOf(pair)
    const [head, ...rest] = placed(changes, at)
    // Between two sentences of a paragraph is a space, whichever of them came or went.
    if (head) append(open.changes, { ...head, text: (open.changes.length > 0 ? space : '') + head.text })
    for (const change of rest) append(open.changes, change)
    space = /\s/.test((pair.output.at(-1) ?? pair.source.at(-1))?.gap ?? '') ? ' ' : ''
    add(count, pair, changes)
    block = pair.source.at(-1)?.block ?? block
    outBlock = pair.output.at(-1)?.block ?? outBlock
    yield
  }
  return { paragraphs, count }
}

/** The changes of one pair, with the marker that it opens with. */
function changesOf(pair: Pair): Change[] {
  const [before, after] = [textOf(pair.source), textOf(pair.output)]
  const text = (pair.output[0] ?? pair.source[0])?.lead.replace(/^\s*\n/, '') ?? ''
  const kind = pair.output.length === 0 ? 'removed' : pair.source.length === 0 ? 'added' : 'same'
  const changes: Change[] = isChanged(pair) ? diffWords(before, after) : [{ kind: 'same', text: after }]
  return text === '' ? changes : [{ kind, text }, ...changes]
}

/** The changes of the pair at `at`, each with its place. What was removed is one phrase with what came for it. */
function placed(changes: readonly Change[], at: number): PlacedChange[] {
  let phrase = -1
  return changes.map((change, index) => {
    if (change.kind === 'same') return change
    if (index === 0 || changes[index - 1]?.kind === 'same') phrase++
    return { ...change, place: { at, phrase } }
  })
}

function append(changes: PlacedChange[], change: PlacedChange): void {
  const last = changes.at(-1)
  if (last?.kind === change.kind && isSamePhrase(last, change)) last.text += change.text
  else changes.push({ ...change })
}

function add(count: ChangeCount, pair: Pair, changes: readonly Change[]): void {
  const words = (kind: Change['kind']) =>
    changes.reduce((sum, change) => (change.kind === kind ? sum + wordsIn(change.text) : sum), 0)
  const [removed, added] = [words('removed'), words('added')]
  const sentences = pair.source.filter(({ kind }) => kind === 'sentence').length
  count.of += countWords(textOf(pair.source))
  count.changed += removed
  count.longer += added - removed
  count.ofSentences += sentences
  if (isChanged(pair)) count.sentences += sentences
}

/** Pieces between white space that have a letter or digit in them: signs alone are no words. */
function wordsIn(text: string): number {
  return text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
