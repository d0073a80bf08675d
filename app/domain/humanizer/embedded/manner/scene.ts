import type { Context } from '../context.ts'
import { stemOf } from '../cuts/stems.ts'
import type { Token } from '../tokens.ts'
import type { Part } from './paragraph.ts'

/** What kind of text it is, as far as its shape tells. */
export type Kind = 'mail' | 'answer' | 'post' | 'story' | 'paper' | 'essay'

/** What is known of a whole text before its first word is written. */
export type Text = {
  kind: Kind
  /** About how many sentences it has. */
  sentences: number
  /** How often the engine has used a wording of its own so far. */
  said: Map<Wording, number>
  /** How often each stem stands in it. */
  stems: () => ReadonlyMap<string, number>
}

/** Where a paragraph stands: whether it is the first or the last of the prose, or an item of a list. */
export type Place = { text: Text; isFirst: boolean; isLast: boolean; isItem: boolean }

/** What a rule may look at beside the sentences. */
export type Scene = Place & { context: Context }

/** What is to stand for `count` sentences from where the rule was asked, with a wording of the engine's own that it uses. */
export type Change = { count: number; sentences: Token[][]; wording?: Wording | undefined }

/** A rule for one sign. A safe one is used in light rewrites as well. */
export type Rule = {
  name: string
  safe: boolean
  apply: (parts: readonly Part[], at: number, scene: Scene) => Change | undefined
}

/** Returns one sentence for `count` of them. */
export function changeOf(count: number, said: readonly Token[], wording?: Wording): Change {
  return { count, sentences: [[...said]], wording }
}

/** Returns that `count` sentences go. */
export function cut(count: number): Change {
  return { count, sentences: [] }
}

/** How often people use a wording in 100 sentences. What an engine puts in more often than that is a sign of its own. */
const PEOPLE = {
  'rather than': 1.2,
  'instead of': 0.8,
  'and not': 0.8,
  'less than': 0.6,
  'not so much': 0.6,
  'as well as': 0.8,
  besides: 0.4,
  'with no': 1,
  which: 1.2,
  brackets: 4,
  colon: 1,
  'opens with but': 1.4,
  'though at the end': 0.8,
  'is that': 1.2,
} as const

export type Wording = keyof typeof PEOPLE

/** Whether one more of a wording is what a person might write; once is always. */
export function mayUse(wording: Wording, { text }: Scene): boolean {
  const most = Math.max(1, Math.round((PEOPLE[wording] * text.sentences) / 100))
  return (text.said.get(wording) ?? 0) < most
}

/** Notes that a wording was used. */
export function note(wording: Wording, text: Text): void {
  text.said.set(wording, (text.said.get(wording) ?? 0) + 1)
}

/** Characters of a sentence, about. */
const SENTENCE = 85

/** How much of a text tells what kind it is (characters). */
const OPENING = 4_000

const GREETING =
  /^(?:subject:.*\s+)?(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^.\n]{0,60}[,:!–—]\s*$/im
const CLOSING =
  /^(?:(?:best|kind|warm|warmest|many|with)? ?(?:regards|wishes|thanks)|best|sincerely|yours(?: (?:sincerely|faithfully|truly))?|cheers|thanks|thank you|respectfully|love|with gratitude|warmly),\s*$/im
/** How letters begin in the other languages. */
const SALUTATION =
  /^(?:sehr geehrte|liebe[rs]?|hallo|guten (?:tag|morgen)|bonjour|ch(?:er|ère)s?|madame|monsieur|estimad[oa]s?|querid[oa]s?|hola|buen(?:os|as) (?:días|tardes)|gentil[ei]|egregi[oa]?|car[oaie]|ciao|buongiorno|prezad[oa]s?|olá|bom dia|boa tarde|geachte|beste|lieve|hoi|goedemorgen|goedemiddag|уважаем|здравствуйте|дорог|привет|добрый день)[^.\n]{0,60}[,:!–—]?\s*$/imu
const POST = /(?:^|\s)#[\p{L}\d]+(?:\s+#[\p{L}\d]+)+\s*$|👇|\brepost\b/iu
const SPEECH = /["“][^"”\n]{2,200}[,.!?—]["”]/g

/** What kind of text begins so. */
function kindOf(whole: string, isPaper: boolean): Kind {
  const start = whole.slice(0, OPENING)
  const top = start.slice(0, 400)
  if (
    GREETING.test(top) ||
    SALUTATION.test(top) ||
    /^subject:/i.test(start) ||
    CLOSING.test(whole.slice(-200))
  )
    return 'mail'
  if (isPaper) return 'paper'
  if (POST.test(start)) return 'post'
  const headings = start.match(/^(?:#{1,6}\s|\*\*[^*\n]+\*\*\s*$)/gm)?.length ?? 0
  const items = start.match(/^\s*(?:[-*•]|\d+[.)])\s/gm)?.length ?? 0
  if (headings + items > 2) return 'answer'
  const paragraphs = start.split(/\n\s*\n/).filter((one) => /\p{L}/u.test(one))
  const spoken = start.match(SPEECH)?.length ?? 0
  if (spoken > 2 && spoken >= paragraphs.length / 4 && !/\(\d{4}\)|\baccording to\b/.test(start))
    return 'story'
  const short = paragraphs.filter((one) => one.length < 110).length
  if (paragraphs.length > 5 && short > paragraphs.length * 0.6) return 'post'
  return 'essay'
}

/** Reads what is known of a text before it is written anew. */
export function readText(whole: string, isPaper: boolean): Text {
  return {
    kind: kindOf(whole, isPaper),
    sentences: Math.max(1, Math.round(whole.length / SENTENCE)),
    said: new Map(),
    stems: stemsOf(whole),
  }
}

/** Counts the stems of a text when somebody first asks. */
function stemsOf(whole: string): Text['stems'] {
  let counts: Map<string, number> | undefined
  return () => {
    if (counts) return counts
    counts = new Map()
    for (const [word] of whole.toLowerCase().matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)) {
      const stem = stemOf(word)
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
    return counts
  }
}
