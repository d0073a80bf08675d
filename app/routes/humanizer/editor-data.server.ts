import { blanksNotice } from '#app/domain/humanizer/blanks.ts'
import { findDraft } from '#app/domain/humanizer/drafts.server.ts'
import { type HistoryEntry, versionOf } from '#app/domain/humanizer/history.server.ts'
import type { HumanizeInput } from '#app/domain/humanizer/humanize.server.ts'
import type { Language } from '#app/domain/text/language.ts'
import { CHANGES_PAGE_WORDS, REVIEW_PAGE } from '#app/domain/humanizer/limits.ts'
import { isChanged, type Pair } from '#app/domain/humanizer/review/align.ts'
import { type ChangedParagraph, type ChangeCount, changesIn } from '#app/domain/humanizer/review/changes.ts'
import { type Change, diffWords } from '#app/domain/humanizer/review/diff.ts'
import { claimsCompared } from '#app/domain/humanizer/review/claims-compared.ts'
import type { FactCheck, FactProblem } from '#app/domain/humanizer/review/check.ts'
import { canBeUndone } from '#app/domain/humanizer/review/former.server.ts'
import { labelsOf } from '#app/domain/humanizer/review/labels.ts'
import { canBeTried, type Choice, reviewOf } from '#app/domain/humanizer/review/review.server.ts'
import { inTurns } from '#app/domain/turns.ts'
import { textOf } from '#app/domain/humanizer/review/units.ts'
import { factLine, nameOf, problemSentence, shownFact } from '#app/domain/humanizer/review/wording.ts'
import { cleanHidden, hiddenContext } from '#app/domain/text/hidden.ts'
import { hiddenCount, hiddenList } from '#app/domain/text/hidden-words.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { findRun, type Run } from '#app/domain/runs/run.server.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { placeOf } from './place.ts'
import { reportHtml } from './report/report-html.server.tsx'
import { type View, viewNamed } from './views.ts'

/** Something in pages; `page` counts from 1. */
type Paged = { page: number; pages: number }

/** All changes in words; `newOnly` leaves out what was removed. */
export type ChangesData = Paged & { summary: string; newOnly: boolean; paragraphs: ChangedParagraph[] }

/** A changed sentence to decide about; `at` is its place among the pairs. */
export type SentencePair = {
  at: number
  label: string
  original: string
  /** The new words, those that are new marked as such. */
  words: Change[]
  canBeTried: boolean
  choice: Choice
}
export type SentencesData = Paged & { pairs: SentencePair[]; changed: number }

/** What differs in one place, with both sentences; `pairs` is what a form says to have it restored. */
export type FactDifference = {
  statements: string[]
  /** How many differences of this place are not named. */
  more: number
  pairs: string
  original: string
  words: string
}
export type FactsData = {
  groups: { name: string; count: number; examples: string[] }[]
  differences: FactDifference[]
  /** How many places with differences are not shown. */
  morePlaces: number
}

/** A finished rewrite of the history, with the view of it that the address asks for. */
export type EditorData = {
  view: View
  runId: string
  historyId: number
  source: string
  output: string
  language: Language
  toneName: string
  /** The state of the output: what is sent about it is about this one. */
  version: string
  /** What undoes the last change of the output; null where nothing does. */
  undo: string | null
  /** The result of the fact check in a line; null when the texts are too long to be compared. */
  facts: { line: string; good: boolean } | null
  /** What else was compared while a language model wrote; null where none did. */
  claims: ReturnType<typeof claimsCompared>
  /** What was taken out of the text before, in a sentence, and what the rewrite hides, in words. */
  /** What of the rewrite is still to be filled in. */
  blanks: string | null
  hidden: { input: string | null; output: string; found: boolean }
  changes: ChangesData | null
  sentences: SentencesData | null
  factList: FactsData | null
  /** The writing report as HTML, in its view. */
  report: string | null
  /** What was typed in the place of the output and could not be saved. */
  typed: string | null
}

/** What the page shows of a finished rewrite, in the view that `query` asks for. */
export async function editorData(
  entry: HistoryEntry,
  query: URLSearchParams,
  user: User,
): Promise<EditorData> {
  const view = viewNamed(query.get('view'))
  const run = await findRun(user, entry.runId)
  const stopped = run?.status === 'stopped'
  const review = await reviewOf(entry, stopped)
  const page = Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
  const typed = query.get('typed')
  const undo = query.get('undo')
  const draft = typed ? await findDraft(user, typed) : undefined
  const { id: historyId, runId, inputText: source, outputText: output, language, toneName } = entry
  return {
    view,
    runId,
    historyId,
    source,
    output,
    language,
    toneName,
    version: versionOf(entry),
    undo: undo && (await canBeUndone(user, entry, undo)) ? undo : null,
    facts: review ? lineOf(review.facts) : null,
    // A run may still know what an entry from before it was kept does not.
    claims: claimsCompared(language, entry.tally ?? run?.tally),
    blanks: blanksNotice(entry.outputText),
    hidden: hiddenIn(entry, run),
    changes:
      review && view === 'changes'
        ? await changesData(review.pairs, stopped ? undefined : countWords(source), page, query)
        : null,
    sentences: review && view === 'sentences' ? sentencesData(review.pairs, page, query) : null,
    factList: review && view === 'facts' ? factsData(review) : null,
    report:
      view === 'report' ? await reportHtml({ source, output, language, here: placeOf(query), query }) : null,
    typed: draft?.text ?? null,
  }
}

function hiddenIn({ inputText, outputText }: HistoryEntry, run: Run | undefined): EditorData['hidden'] {
  const cleaned = cleanHidden(outputText, hiddenContext(inputText))
  return {
    found: cleaned.total > 0,
    input: (run?.input as Partial<HumanizeInput> | undefined)?.hidden ?? null,
    output: cleaned.total === 0 ? 'No hidden characters' : `${hiddenCount(cleaned)}: ${hiddenList(cleaned)}`,
  }
}

function lineOf(check: FactCheck) {
  return { line: factLine(check), good: check.problems.length === 0 }
}

async function changesData(
  pairs: Pair[],
  /** The words of the source, counted as they are charged; undefined where only a part of it was reached. */
  words: number | undefined,
  page: number,
  query: URLSearchParams,
): Promise<ChangesData> {
  const { paragraphs, count } = await inTurns(changesIn(pairs))
  const newOnly = query.get('show') === 'new'
  const shown = newOnly
    ? paragraphs.map(withoutRemoved).filter(({ changes }) => changes.length > 0)
    : paragraphs
  const chunks = inPages(shown, CHANGES_PAGE_WORDS, ({ changes }) =>
    changes.reduce((sum, { text }) => sum + countWords(text), 0),
  )
  const at = Math.min(Math.max(page, 1), chunks.length)
  return {
    summary: summaryOf({ ...count, of: words ?? count.of }),
    newOnly,
    paragraphs: chunks[at - 1] ?? [],
    page: at,
    pages: chunks.length,
  }
}

function withoutRemoved({ kind, changes }: ChangedParagraph): ChangedParagraph {
  return { kind, changes: changes.filter((change) => change.kind !== 'removed') }
}

/** `items` in order, in pages that have so much of what `sizeOf` measures, or a little more. */
function inPages<T>(items: readonly T[], full: number, sizeOf: (item: T) => number): T[][] {
  const pages: T[][] = [[]]
  let size = 0
  for (const item of items) {
    if (size >= full) {
      pages.push([])
      size = 0
    }
    pages.at(-1)?.push(item)
    size += sizeOf(item)
  }
  return pages
}

const count = new Intl.NumberFormat('en-US')

function summaryOf({ changed, of, sentences, ofSentences, longer }: ChangeCount): string {
  if (changed === 0 && longer === 0) return 'No word was changed.'
  const words = `${count.format(changed)} of ${count.format(of)} words changed`
  const inSentences = `${count.format(sentences)} of ${count.format(ofSentences)} sentences`
  const than =
    longer === 0 ? 'as long as before' : `${wordsOf(Math.abs(longer))} ${longer > 0 ? 'longer' : 'shorter'}`
  return `${words}, ${inSentences}. The new text is ${than}.`
}

function wordsOf(number: number): string {
  return number === 1 ? '1 word' : `${count.format(number)} words`
}

function sentencesData(pairs: readonly Pair[], page: number, query: URLSearchParams): SentencesData {
  const chosen = new Map(
    [...(query.get('chosen') ?? '').matchAll(/(\d{1,7})-(original|again)/g)].map(
      ([, at, choice]): [number, Choice] => [Number(at), choice === 'again' ? 'again' : 'original'],
    ),
  )
  const labels = labelsOf(pairs)
  const changed = [...pairs.entries()].filter(([, pair]) => isChanged(pair))
  const pages = Math.max(1, Math.ceil(changed.length / REVIEW_PAGE))
  const shown = Math.min(Math.max(page, 1), pages)
  return {
    pairs: changed.slice((shown - 1) * REVIEW_PAGE, shown * REVIEW_PAGE).map(([at, pair]) => ({
      at,
      label: labels[at] ?? '',
      original: textOf(pair.source),
      words: diffWords(textOf(pair.source), textOf(pair.output)).filter(({ kind }) => kind !== 'removed'),
      canBeTried: canBeTried(pair),
      choice: chosen.get(at) ?? 'new',
    })),
    changed: changed.length,
    page: shown,
    pages,
  }
}

/** Places with differences that are shown at once, and differences that are named of each. */
const SHOWN_PLACES = 50
const SHOWN_STATEMENTS = 10
const SHOWN_CHARACTERS = 2_000
/** Pairs that one press of a button puts back. */
const RESTORED_AT_ONCE = 100

function factsData({ pairs, facts }: { pairs: readonly Pair[]; facts: FactCheck }): FactsData {
  const places = new Map<string, FactProblem[]>()
  for (const problem of facts.problems) {
    const key = problem.pairs.slice(0, RESTORED_AT_ONCE).join(',')
    const known = places.get(key)
    if (known) known.push(problem)
    else places.set(key, [problem])
  }
  const texts = (problem: FactProblem | undefined, side: keyof Pair) =>
    (problem?.pairs ?? [])
      .slice(0, SHOWN_STATEMENTS)
      .map((at) => textOf(pairs[at]?.[side] ?? []))
      .join(' … ')
      .slice(0, SHOWN_CHARACTERS)
      .toWellFormed()
  return {
    groups: facts.groups.map(({ kind, count: number, examples }) => ({
      name: nameOf(kind, number),
      count: number,
      examples: examples.map(shownFact),
    })),
    differences: [...places].slice(0, SHOWN_PLACES).map(([key, problems]) => ({
      statements: problems.slice(0, SHOWN_STATEMENTS).map(problemSentence),
      more: Math.max(0, problems.length - SHOWN_STATEMENTS),
      pairs: key,
      original: texts(problems[0], 'source'),
      words: texts(problems[0], 'output'),
    })),
    morePlaces: Math.max(0, places.size - SHOWN_PLACES),
  }
}
