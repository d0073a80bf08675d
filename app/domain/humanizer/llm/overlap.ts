import { plain } from './openers.ts'

/** Fewer words in common than this are chance: two sentences may well begin with "The company". */
const CHANCE = 2

/**
 * A model asked to go on often begins again instead, with the sentence it broke off in or with the whole text.
 * Takes its answer piece by piece and leaves out what was said already. `restarted` tells that it did begin again,
 * but in other words, so that none of it fits.
 */
export function createOverlapFilter(written: string, open: string) {
  const candidates = [open, written].map((text) => plain(text).split(' ')).filter((words) => words[0])
  let waiting = ''
  let decided = candidates.length === 0
  let restarted = false

  function decide(): string {
    const found = [...waiting.matchAll(/\S+(?=\s)/g)]
    const words = found.map(([word]) => plain(word))
    const common = candidates.map((candidate) => commonStart(candidate, words))
    const waits = candidates.some(
      (candidate, at) => common[at] === words.length && candidate.length > words.length,
    )
    if (waits) return ''
    decided = true
    const repeated = candidates.find((candidate, at) => common[at] === candidate.length)
    if (!repeated) {
      restarted = Math.max(...common) > CHANCE
      return restarted ? '' : waiting
    }
    const last = found[repeated.length - 1]
    return last ? waiting.slice(last.index + last[0].length) : waiting
  }

  return {
    take(text: string): string {
      if (decided) return restarted ? '' : text
      waiting += text
      return decide()
    },
    get restarted() {
      return restarted
    },
  }
}

function commonStart(one: readonly string[], two: readonly string[]): number {
  let length = 0
  while (length < one.length && length < two.length && one[length] === two[length]) length += 1
  return length
}
