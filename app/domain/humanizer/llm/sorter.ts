import { splitSentences } from '#app/domain/text/sentences.ts'
import type { Gap } from './draft.ts'
import { endsSentence } from './check/ending.ts'
import type { Judge } from './judge.ts'
import { countWords } from './passage.ts'

/** Words that go on for so much longer than their source will not come to an end. */
const RUNAWAY = { times: 2, spare: 25 }

/**
 * Finds out which sentences of `gap` the words of an answer stand for, by the marks it repeats from the question, and
 * has `judge` take or refuse them: a sentence that passes is taken at its stop, before anything follows. Joined
 * sentences come with several marks. Where marks are missing, the order of the source decides, and `judge`.
 */
export function createSorter(gap: Gap, judge: Judge) {
  let from = gap.from
  let to = gap.from
  let words = ''
  /** Whether the sentences from `from` to `to` are done, so that `words` are what follows them. */
  let taken = false
  /** Words after a mark that makes no sense here belong nowhere. */
  let astray = false
  let marked = false
  let heard = 0
  const { sentences } = gap.draft.passage

  /** The words so far are all there is before the sentence `next`. */
  function settle(next: number) {
    const text = words.trim()
    words = ''
    if (!text || astray) return
    if (taken) {
      if (next - 1 === to) judge.extend(from, text)
      else if (!inOrder(to + 1, next - 1, text)) judge.refuse(to + 1, next - 1, text)
    } else if (next - 1 > to) {
      if (!inOrder(from, next - 1, text)) {
        if (!judge.take(from, to, text)) judge.refuse(from, next - 1, text)
      }
    } else if (!judge.take(from, to, text)) judge.refuse(from, to, text)
  }

  /** Takes `text` for all the sentences from `first` to `last`, or else each of its sentences for one of them. */
  function inOrder(first: number, last: number, text: string): boolean {
    if (judge.take(first, last, text)) return true
    const sentences = splitSentences(text, judge.language).filter((sentence) => sentence.text)
    if (last === first || sentences.length !== last - first + 1) return false
    const kept = sentences.filter((sentence, at) => {
      const good = judge.take(first + at, first + at, sentence.text)
      if (!good) judge.refuse(first + at, first + at, sentence.text)
      return good
    })
    return kept.length > 0
  }

  /** Takes the sentence that has just come to its stop, if it is all there. */
  function takeEarly() {
    if (taken && marked) return
    const [first, last] = taken ? [to + 1, to + 1] : [from, to]
    if (
      last > gap.to ||
      !judge.isWhole(first, last, words, !marked) ||
      !judge.take(first, last, words.trim())
    )
      return
    words = ''
    taken = true
    from = first
    to = last
  }

  return {
    text(piece: string) {
      for (const part of piece.split(/(?<=[.!?…])/u)) {
        words += part
        heard += countWords(part)
        if (!astray && endsSentence(words, judge.language)) takeEarly()
      }
    },
    mark(number: number) {
      const next = gap.from + number - 1
      const joins = !words.trim() && !taken && marked && next === to + 1 && next <= gap.to
      if (joins) to = next
      else if (next > to || (!marked && next === from && !taken && !words.trim())) {
        settle(Math.min(next, gap.to + 1))
        from = to = next
        taken = false
        astray = next > gap.to || judge.isDone(next)
      } else if (marked || next !== from) {
        settle(to + 1)
        astray = true
      }
      marked = true
    },
    /** The paragraph is over, in good order or because the answer broke off. */
    end(brokenOff: boolean) {
      if (brokenOff && (taken || !endsSentence(words, judge.language))) words = ''
      settle(brokenOff ? to + 1 : gap.to + 1)
    },
    /** Whether the answer goes round in circles or has lost the thread. */
    get runaway() {
      const own = (last: number) => sentences.slice(from, last + 1).reduce((sum, one) => sum + one.words, 0)
      const whole = sentences.slice(gap.from, gap.to + 1).reduce((sum, one) => sum + one.words, 0)
      return isTooMuch(countWords(words), own(marked ? to : gap.to)) || isTooMuch(heard, whole)
    },
  }
}

function isTooMuch(words: number, own: number): boolean {
  return words > own * RUNAWAY.times + RUNAWAY.spare
}
