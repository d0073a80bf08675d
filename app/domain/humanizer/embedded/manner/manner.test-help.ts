import { innerNames } from '#app/domain/text/names.ts'
import { findProtected } from '#app/domain/text/protect.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { newContext } from '../context.ts'
import { presetTone } from '../../tones.ts'
import type { Strength } from '../../options.ts'
import { readSentence, spansWithin } from '../sentence.ts'
import { join } from '../tokens.ts'
import { plainManner, type SourceSentence } from './paragraph.ts'
import type { Kind, Place } from './scene.ts'

type Given = { kind?: Kind; strength?: Strength; sentences?: number } & Partial<Omit<Place, 'text'>>

/** What the rules of manner make of a paragraph, before any sentence is reworded. */
export function mannerOf(
  body: string,
  {
    kind = 'essay',
    strength = 'balanced',
    sentences = 20,
    isFirst = false,
    isLast = false,
    isItem = false,
  }: Given = {},
): string {
  const tone = presetTone('humanize')
  if (!tone) throw new Error('humanize')
  const text = { kind, sentences, said: new Map(), stems: () => new Map() }
  const context = newContext(tone, 'en', { strength, text, curly: body.includes('’') && !body.includes("'") })
  for (const name of innerNames(body, 'en')) context.names.add(name)
  const spans = findProtected(body, 'en', context.names, [])
  let at = 0
  const read = splitSentences(body, 'en').map((one): SourceSentence => {
    const tokens = readSentence(one.text, spansWithin(spans, at, at + one.text.length), context)
    at += one.text.length + one.gap.length
    return { ...one, tokens }
  })
  const groups = plainManner(read, { text, isFirst, isLast, isItem }, context)
  let written = ''
  for (let place = 0; place < read.length; ) {
    const group = groups.find(({ from }) => from === place)
    if (group) {
      for (const { tokens, gap } of group.sentences) written += join(tokens) + gap
      place = group.to
      continue
    }
    const one = read[place++]
    written += `${one?.text}${one?.gap}`
  }
  return written.trim()
}
