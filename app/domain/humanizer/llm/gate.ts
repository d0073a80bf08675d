import { judgeOpening, plain } from './openers.ts'
import { endSentence, endsSentence, type Said, say } from './said.ts'
import { coreOf, isFunctionWord, languageEvidence, type Source } from './source.ts'

/** Why an answer is not passed on any further. */
export type Violation = 'fact' | 'language' | 'repeat' | 'length' | 'refusal'

/** The longest rewrite, in words of the source: at a sentence's end, and anywhere. */
const SOFT_LENGTH = { times: 1.6, spare: 15 }
const HARD_LENGTH = { times: 2, spare: 40 }
/** Beginnings of sentences are held no longer than this, in words. */
const LONGEST_HOLD = 40
/** A run of so many words that comes so often in a row is a loop; short runs may be emphasis, so they need more. */
const LOOPS = [0, 4, 4, 3, 2, 2, 2, 2, 2, 2, 2]
const LOOP_MEMORY = 20
/** From this share of the source's length on, a sentence that speaks of something else belongs to the next unit. */
const NEARLY_DONE = 0.8

/**
 * Passes the words of an answer on as they come, except what must be seen whole first: numbers, capitals inside a
 * sentence, and the beginning of a sentence until it is neither a preamble, a refusal, a repetition nor in another
 * language (mostly one word). What it returns has been added to `said`. After a violation it passes nothing on.
 */
export function createGate(source: Source, said: Said) {
  const { language } = source
  let violation: Violation | undefined
  /** Whole words of a sentence's beginning that wait, with the space before each. */
  let held = ''
  let gap = said.text && !said.partial && !/\s$/.test(said.text) ? ' ' : ''
  let word = ''
  /** How much of `word` has been passed on. */
  let passed = 0
  /** Whether it opens its sentence, where a capital means nothing. */
  let opens = false
  let holding = !said.open.trim()
  /** A word broken off earlier, until it is known how the answer goes on with it. */
  let resuming = said.partial
  said.partial = ''
  /** Whether the sentence goes on after hidden text without a space, as in "⟦1⟧, which". */
  let glued = false
  let own = 0
  /** Whether the sentence has a word of some weight in common with the source. */
  let akin = false
  let foreign = 0
  const recent: string[] = []
  let out = ''

  const pass = (text: string) => {
    say(said, text)
    out += text
  }
  const stop = (why: Violation) => {
    violation ??= why
  }
  const atStart = () => !said.open.trim() && !held.trim() && !glued

  /** Whether a sentence has come up already, as often as the source itself repeats one. */
  const isSaid = (fits: (sentence: string) => boolean) => said.sentences.filter(fits).length >= source.refrain

  function release() {
    if (!holding) return
    holding = false
    const text = said.text ? held : held.trimStart()
    held = ''
    if (text) pass(text)
  }

  /** Decides about the beginning of a sentence: `held` and the word under way. */
  function judgeBeginning(complete: boolean) {
    const beginning = held + gap + word
    if (!said.text) {
      const opening = judgeOpening(beginning, source.text)
      if (opening === 'refusal') return stop('refusal')
      if (opening === 'preamble' && complete) return forget()
      if (opening !== 'text') return
    }
    const words = plain(beginning)
    if (isSaid((sentence) => sentence.startsWith(words))) return
    const core = coreOf(word)
    if (said.words > source.wordCount * NEARLY_DONE && !akin) return
    const sure = complete ? own > 0 && own >= foreign : evidenceOfPart(core)
    const count = words.split(' ').length
    if (sure || (complete && count >= 5 && foreign === 0) || count >= LONGEST_HOLD) release()
  }

  /** Whether the first letters of a word are enough to know the language by. */
  function evidenceOfPart(core: string): boolean {
    if (own > foreign) return true
    return languageEvidence(core, source) > 0 || (core.length > 2 && source.hasPrefix(core))
  }

  /** Leaves out a preamble, as if nothing had come so far. */
  function forget() {
    held = ''
    word = ''
    gap = ''
    passed = 0
    own = 0
    foreign = 0
    akin = false
    said.words = 0
  }

  /** Goes on with a broken word when the next one is the same, or else leaves it as it is. */
  function resume() {
    if (word.startsWith(resuming)) passed = resuming.length
    else {
      if (!source.isWhole(resuming)) pass('…')
      gap = ' '
    }
    resuming = ''
  }

  function completeWord() {
    if (!word) return
    if (resuming) resume()
    const core = coreOf(word)
    const sentence = passed ? said.open.slice(0, said.open.length - passed) : said.open + held + gap
    if (isRisky(word) && source.isInvented(word, sentence)) return stop('fact')
    const evidence = languageEvidence(core, source)
    if (evidence > 0) own += 1
    if (evidence < 0) foreign += 1
    if (core.length > 3 && source.has(core) && !isFunctionWord(core)) akin = true
    if (foreign - own >= 3) return stop('language')
    if (core && isLoop(core)) return stop('repeat')
    if (holding) {
      judgeBeginning(true)
      if (violation || !word) return
    }
    if (holding) held += gap + word
    else passWord()
    said.words += 1
    word = ''
    gap = ''
    passed = 0
    glued = false
    if (said.words > source.wordCount * HARD_LENGTH.times + HARD_LENGTH.spare) return stop('length')
    if (endsSentence(said.open + held, language)) finishSentence()
  }

  function passWord() {
    const text = (passed ? '' : said.text ? gap : '') + word.slice(passed)
    passed = word.length
    if (text) pass(text)
  }

  function finishSentence() {
    if (holding) {
      if (isSaid((sentence) => sentence === plain(held))) return stop('repeat')
      if (foreign > own) return stop('language')
      if (!said.text && judgeOpening(held, source.text) === 'preamble') return forget()
      release()
    }
    endSentence(said)
    holding = true
    own = 0
    foreign = 0
    akin = false
    if (said.words > source.wordCount * SOFT_LENGTH.times + SOFT_LENGTH.spare) stop('length')
  }

  /** Whether a word, or what there is of it, has to be seen whole and compared. */
  function isRisky(part: string): boolean {
    if (/\d/.test(part)) return true
    const letters = /\p{L}.*/u.exec(part)?.[0] ?? ''
    // Every German noun has a capital: only two in a row, or one within a word, can be a name.
    const plainCapital = opens || (language === 'de' && !/\p{Lu}\S*$/u.test(said.open + held))
    if (/\p{Lu}/u.test(plainCapital ? letters.slice(1) : letters)) return true
    const core = coreOf(part)
    return core.length > 1 && source.newNumerals.some((numeral) => numeral.startsWith(core))
  }

  function isLoop(core: string): boolean {
    recent.push(core)
    if (recent.length > LOOP_MEMORY) recent.shift()
    return LOOPS.some(
      (times, run) => run > 0 && endsInRuns(run, times) && !source.hasRun(recent.slice(-run * times)),
    )
  }

  function endsInRuns(run: number, times: number): boolean {
    const from = recent.length - run * times
    if (from < 0) return false
    for (let at = from; at < recent.length - run; at += 1) if (recent[at] !== recent[at + run]) return false
    return true
  }

  function take(text: string) {
    for (const sign of text.replace(source.strangeSigns, '')) {
      if (violation) return
      if (/\s/.test(sign)) {
        completeWord()
        gap = held || said.text ? ' ' : ''
        glued = false
      } else {
        if (!word) opens = atStart()
        word += sign
      }
    }
    if (violation || !word) return
    if (holding) judgeBeginning(false)
    if (holding || resuming || violation || !word) return
    if (!isRisky(word) && /\p{L}/u.test(word)) passWord()
  }

  /** Returns what may be passed on now. */
  function step(action: () => void): string {
    out = ''
    if (!violation) action()
    return out
  }

  return {
    /** Takes the next words of the answer. */
    text: (text: string) => step(() => take(text)),
    /** Takes hidden text, which is always good. */
    hidden: (original: string) =>
      step(() => {
        if (!original) return
        if (resuming) resume()
        release()
        if (word && isRisky(word)) completeWord()
        if (violation) return
        if (word) passWord()
        pass((word || !said.text ? '' : gap) + original)
        word = ''
        gap = ''
        passed = 0
        glued = true
        said.words += original.split(/\s+/).length
      }),
    /** The answer for this unit is over. */
    end: () =>
      step(() => {
        completeWord()
        if (violation) return
        if (!said.text && held && judgeOpening(held, source.text) !== 'text') stop('refusal')
        else if (holding && held && foreign > own) stop('language')
        else if (holding && held && isSaid((sentence) => sentence === plain(held))) stop('repeat')
        else release()
      }),
    /** The answer broke off: what still waits is dropped, and a word passed on in part is remembered as such. */
    cut() {
      if (passed > 0) said.partial = word.slice(0, passed)
      held = ''
      word = ''
      passed = 0
    },
    get violation() {
      return violation
    },
  }
}

export type Gate = ReturnType<typeof createGate>
