/**
 * Speed of the embedded engine: words a second for a text of some 1,000 words after warm-up, and the longest time
 * that the event loop is held up while a text of 50,000 words is rewritten in pieces.
 *
 *     node bench/embedded-speed.ts
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { rewriteEmbedded, rewriteSync } from '../app/domain/humanizer/embedded/rewrite.ts'
import type { RewriteInput } from '../app/domain/humanizer/engine.ts'
import { DEFAULT_TONE, presetTone } from '../app/domain/humanizer/tones.ts'

const PARAGRAPHS = [
  `In today's fast-paced world, public libraries play a crucial role in the life of many towns. It is important to note that they provide people with access to books, warm rooms and quiet. Furthermore, a library is a place where individuals of all ages can meet, learn and rest, making it one of the most valuable buildings in the street.`,
  `However, many libraries are facing significant challenges. Funding has become increasingly difficult to obtain, and opening hours have been cut in numerous places. As a result, some readers stay at home, while others utilize the internet in order to find what they need. In 2019, the town of Averley closed 3 of its 7 branches, and it is not only the books that were lost but also the people who knew them.`,
  `There are many people who believe that a screen can replace a shelf. They argue that digital collections are cheaper to maintain; they are also available at night. Nevertheless, a search engine does not demonstrate how to ask a good question. A librarian was asked by a young reader about comets, and within ten minutes both were delving into an atlas of the sky.`,
  `In addition, libraries facilitate the exchange of ideas between neighbours who would not otherwise talk. Through workshops on repairing clothes, growing food and reading contracts, they help to foster a sense of community. A diverse range of clubs meets there every week. One of the key advantages of such meetings is trust, which makes it easier to solve problems before they grow.`,
  `In conclusion, the public library is a testament to what people can build together. It is clear that its value cannot be measured by loans alone. If we want to preserve it, we should ensure that it remains open, highlighting the importance of rooms that belong to everyone. Ultimately, a town that closes its library saves a little money and loses a great deal of itself.`,
]

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length
const tone = presetTone(DEFAULT_TONE)
if (!tone) throw new Error('no default tone')
const inputOf = (text: string, seed: number): RewriteInput => ({ text, tone, language: 'en', seed })
const repeated = (words: number) => {
  const paragraphs: string[] = []
  for (let count = 0, at = 0; count < words; at++) {
    const paragraph = PARAGRAPHS[at % PARAGRAPHS.length] ?? ''
    paragraphs.push(paragraph)
    count += wordsOf(paragraph)
  }
  return paragraphs.join('\n\n')
}

const text = repeated(1000)
for (let seed = 0; seed < 40; seed++) rewriteSync(inputOf(text, seed))
const rounds = 60
const started = performance.now()
const usage = process.cpuUsage()
for (let seed = 0; seed < rounds; seed++) rewriteSync(inputOf(text, seed))
const seconds = (performance.now() - started) / 1000
const spent = process.cpuUsage(usage)
const cpuSeconds = (spent.user + spent.system) / 1e6
console.log(`words a second (1,000-word text)    ${Math.round((wordsOf(text) * rounds) / seconds)}`)

// On a busy machine the wall clock counts the others' work too.
console.log(`words a second of processor time     ${Math.round((wordsOf(text) * rounds) / cpuSeconds)}`)

const long = repeated(50_000)
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const began = performance.now()
let pieces = 0
for await (const piece of rewriteEmbedded(inputOf(long, 1), new AbortController().signal)) {
  if (piece.text) pieces++
}
delay.disable()
console.log(
  `50,000 words                        ${((performance.now() - began) / 1000).toFixed(2)} s in ${pieces} pieces`,
)
console.log(`longest event-loop block            ${(delay.max / 1e6).toFixed(1)} ms`)
