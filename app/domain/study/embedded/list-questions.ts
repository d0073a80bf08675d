import type { Random } from '#app/domain/random.ts'
import { readWords } from '#app/domain/humanizer/embedded/model/syntax.ts'
import { comparable, wordsOf } from '../plain.ts'
import { capital, type Collected, type Draft, type Option, partPassage } from './draft.ts'
import { tellsToDo } from './english/orders.ts'
import { isNear } from './options.ts'
import type { ItemList, Passage } from './passages.ts'
import { stem } from './ranking.ts'
import { shuffled } from './shuffled.ts'

const MOST_ITEM_WORDS = 14

/** Questions on the lists of a document, and on what its sentences enumerate. */
export function listDrafts(collected: Collected, random: Random): Draft[] {
  const lists = collected.lists.filter(isPlain)
  const rows = collected.alone.flatMap((passage) => enumerationIn(passage, collected.language) ?? [])
  return [
    ...lists.filter(({ isOrdered }) => isOrdered).flatMap((list) => stepDrafts(list, collected)),
    ...lists
      .filter(({ isOrdered }) => !isOrdered)
      .flatMap((list) => exceptionOf(list, lists, rows, collected, random) ?? []),
    ...rows.flatMap((row) => exceptionInRow(row, rows, lists, collected, random) ?? []),
  ]
}

/** A list of short items without marks of debris. */
function isPlain({ items }: ItemList): boolean {
  return (
    items.length >= 3 &&
    items.length <= 20 &&
    items.every(
      (item) =>
        /\p{L}{2}/u.test(item) &&
        item.split(/\s+/).length <= MOST_ITEM_WORDS &&
        !/https?:|www\.|[|{}<>]|_{2}/.test(item),
    ) &&
    new Set(items.map(comparable)).size === items.length
  )
}

/** What a list of steps is called. */
const ORDERLY =
  /(?<!\p{L})(?:pasos?|fases?|etapas?|procesos?|procedimientos?|ciclo|orden|étapes?|phases?|processus|déroulement|cycle|ordre|ablauf|schritte?|phasen?|vorgang|verlauf|verfahren|reihenfolge|anleitung|zyklus|passi|passaggi|fasi|procedimento|processo|ordine|passos|stappen|verloop|volgorde|шаг\p{L}*|этап\p{L}*|порядок|процесс\p{L}*)(?!\p{L})/iu
const POINTS_ON =
  /(?<!\p{L})(?:follow|follows|following|siguientes?|suivante?s?|folgende[mnrs]?|seguent[ei]|seguintes?|volgende|следующ\p{L}+)(?!\p{L})/iu

function nameOf({ lead, heading }: ItemList): string | undefined {
  // "… in the membrane. The steps are as follows": a lead of two sentences, or one that only points on, names nothing.
  const name = lead && !/[.!?]\s/.test(lead) && !POINTS_ON.test(lead) ? lead : heading
  return name && name.split(/\s+/).length <= 20 && name.length > 3 ? name : undefined
}

const bare = (item: string) => item.replace(/[.;,]+$/, '').trim()

/** "Which step comes right after …?" */
function stepDrafts(list: ItemList, { language, words }: Collected): Draft[] {
  const { items, sources, page, heading } = list
  if (items.length < 4 || items.some((item) => /[:?]/.test(item))) return []
  // A numbered list of findings or of medicines has no steps.
  if (language === 'en' && items.filter(tellsToDo).length < items.length * 0.6) return []
  // "1. El GPS mide …": what the lines of a list say of several things, unless it is said to be an order.
  const told = items.filter((item) =>
    /^(?:El|La|Los|Las|Le|Les|L['’]|Der|Die|Das|Il|Lo|I|Gli|O|A|Os|As|De|Het)\s/u.test(item),
  )
  if (
    language !== 'en' &&
    told.length > items.length / 2 &&
    !ORDERLY.test(`${list.lead ?? ''} ${heading ?? ''}`)
  )
    return []
  const name = nameOf(list)
  const others = (not: number[]): Option[] =>
    items.flatMap((item, index) => (not.includes(index) ? [] : [{ text: capital(bare(item)) }]))
  const passageAt = (from: number, to: number) =>
    partPassage(
      items
        .slice(from, to + 1)
        .map(bare)
        .join(' → '),
      sources.slice(from, to + 1).join(' '),
      page,
      heading,
    )
  const after = items.slice(0, -1).map((item, index): Draft => {
    const next = items[index + 1] ?? ''
    return {
      form: 'step',
      question: words.say('stepAfter', words.quote(bare(item))),
      answer: capital(bare(next)),
      others: others([index, index + 1]),
      passage: passageAt(index, index + 1),
      typed: false,
      explanation: words.quote(`${bare(item)} → ${bare(next)}`),
    }
  })
  const first: Draft[] = name
    ? [
        {
          form: 'step',
          question: words.say('stepFirst', words.quote(name)),
          answer: capital(bare(items[0] ?? '')),
          others: others([0]),
          passage: passageAt(0, Math.min(1, items.length - 1)),
          typed: false,
        },
      ]
    : []
  return [...after, ...first]
}

/** "Which of these is NOT listed under …?" with something of another list of the document. */
function exceptionOf(
  list: ItemList,
  lists: readonly ItemList[],
  rows: readonly Row[],
  collected: Collected,
  random: Random,
): Draft | undefined {
  const name = nameOf(list)
  const { words } = collected
  const { items, sources, page, heading } = list
  if (!name || items.some((item) => item.split(/\s+/).length > 9)) return undefined
  const quote = sources.join(' ')
  const foreign = strangers(
    [
      ...lists.filter((other) => other !== list && !other.isOrdered).flatMap((other) => other.items),
      ...rows.flatMap((row) => row.items),
    ],
    items,
    quote,
    collected,
  )
  const [stranger] = shuffled(foreign, random)
  if (!stranger) return undefined
  const real = shuffled(items.map(bare), random).slice(0, 3)
  return {
    form: 'list',
    kind: 'exception',
    question: words.say('notListed', words.quote(name)),
    answer: capital(stranger),
    others: real.map((text) => ({ text: capital(text) })),
    passage: partPassage(items.map(bare).join(', '), quote, page, heading),
    typed: false,
    explanation: words.say('listed', items.map(bare).join(', ')),
  }
}

/** What other lists have that could stand in this one and does not: of about the same length, and said nowhere beside it. */
function strangers(
  candidates: readonly string[],
  items: readonly string[],
  quote: string,
  { passages }: Collected,
): string[] {
  const said = new Set(wordsOf(quote).map(stem))
  const lengths = items.map((item) => item.split(/\s+/).length)
  const most = Math.max(...lengths) + 1
  const article =
    /^(?:the|an?|une?|un|le|la|les|des|el|los|las|der|die|das|ein\p{L}*|il|lo|i|gli|o|a|os|as|um|uma|de|het|een)\s/iu
  const withArticle = items.filter((item) => article.test(item)).length / items.length
  // Where some items have an article and others have none, any other thing would tell itself.
  if (withArticle !== 0 && withArticle !== 1) return []
  return candidates.map(bare).filter((one) => {
    const own = wordsOf(one).map(stem)
    const near = passages.some(({ text }) => {
      const about = new Set(wordsOf(text).map(stem))
      return (
        own.every((word) => about.has(word)) &&
        items.some((item) => wordsOf(item).every((word) => about.has(stem(word))))
      )
    })
    const isCapital = (text: string) => /^\p{Lu}/u.test(text)
    return (
      isCapital(one) === isCapital(items[1] ?? '') &&
      /\p{Script=Cyrillic}/u.test(one) === /\p{Script=Cyrillic}/u.test(items[0] ?? '') &&
      /\p{L}/u.test(one) &&
      !/[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}…!?]|\.{2}/u.test(one) &&
      one.split(/\s+/).length <= most &&
      own.every((word) => word.length < 4 || !said.has(word)) &&
      !items.some((item) => isNear(item, one)) &&
      article.test(one) === (withArticle === 1) &&
      !near
    )
  })
}

/** What a sentence enumerates: "The museum keeps the old lens, maps, letters and three clocks." */
type Row = { passage: Passage; lead: string; items: string[] }

const AND: Record<Collected['language'], string> = {
  en: 'and',
  es: 'y|e',
  fr: 'et',
  de: 'und',
  it: 'e|ed',
  pt: 'e',
  nl: 'en',
  ru: 'и',
}
const OR: Record<Collected['language'], string> = {
  en: 'or',
  es: 'o|u',
  fr: 'ou',
  de: 'oder',
  it: 'o',
  pt: 'ou',
  nl: 'of',
  ru: 'или',
}

/** Whether an English phrase is a thing: it has a noun and no verb. */
function isThing(phrase: string): boolean {
  const words = readWords(phrase)
  return (
    words.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN') &&
    words.every(
      ({ tag, text }) =>
        /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP|CCONJ)$/.test(tag) || text === '-' || /^(?:'s|’s)$/.test(text),
    )
  )
}

function enumerationIn(passage: Passage, language: Collected['language']): Row | undefined {
  const text = passage.text.replace(/[.!]+$/, '')
  const join = `(?:${AND[language]}|${OR[language]})`
  const parts = new RegExp(
    `^(.{8,}?) ((?:(?!${join} )[\\p{L}\\p{N}'’-]+(?: (?!${join} )[\\p{L}\\p{N}'’-]+){0,4}, ){2,7})(?:(?:[\\p{L}'’-]+ ){0,4}[\\p{L}'’-]+ |[\\p{L}'’-]+,? )?(?:${join}) ((?:[\\p{L}\\p{N}'’-]+ ?){1,5})$`,
    'u',
  ).exec(text)
  if (!parts) return undefined
  const from = text.indexOf(parts[2] ?? '', (parts[1] ?? '').length)
  const items = text
    .slice(from)
    .split(new RegExp(`,? (?:${join}) |, `, 'u'))
    .map((item) => item.trim())
    .filter(Boolean)
  let lead = parts[1] ?? ''
  // The first item may begin before: its last words belong to it only when the others have as many.
  const [first = ''] = items
  const verbAt =
    /^(?:.*\b(?:of|to|with|for|by|in|from|include|includes|contains?|keeps?|has|have|are|is|like|as|de|con|y|mit|von|aus|sind|ist|van|met|zijn|di|con|sono|com|são|увидеть|les|des|le|la|los|las|the)) (.*)$/u.exec(
      first,
    )?.[1]
  if (verbAt) {
    lead = `${lead} ${first.slice(0, first.length - verbAt.length).trim()}`
    items[0] = verbAt
  }
  if (
    items.length < 3 ||
    items.some(
      (item) =>
        item.split(/\s+/).length > 4 ||
        /\d{3}|^(?:who|which|that|because|when|but|while|die|der|das|que|qui)\b/.test(item),
    )
  )
    return undefined
  if (new Set(items.map(comparable)).size < items.length || !/\p{Ll}/u.test(lead)) return undefined
  if (/[;:]|\bto$/.test(lead) || lead.split(/\s+/).length > 22) return undefined
  if (language === 'en' && !items.every(isThing)) return undefined
  // Verbs and clauses are no items: "They turn pale, sweat and see dark spots".
  if (lead.split(/\s+/).length < 3) return undefined
  return { passage, lead, items }
}

/** Which of these a sentence does not name among what it enumerates. */
function exceptionInRow(
  row: Row,
  rows: readonly Row[],
  lists: readonly ItemList[],
  collected: Collected,
  random: Random,
): Draft | undefined {
  const { passage, lead, items } = row
  const { words } = collected
  const candidates = [
    ...rows.filter((other) => other !== row).flatMap((other) => other.items),
    ...lists.filter(({ isOrdered }) => !isOrdered).flatMap((list) => list.items),
  ]
  const foreign = strangers(candidates, items, passage.quote, collected).filter(
    (one) => one.split(/\s+/).length <= 3 && (collected.language !== 'en' || isThing(one)),
  )
  const [stranger] = shuffled(foreign, random)
  if (!stranger) return undefined
  const real = shuffled(items, random).slice(0, 3)
  return {
    form: 'list',
    kind: 'exception',
    question: words.say('notAmong', words.quote(`${lead} …`)),
    answer: capital(stranger),
    others: real.map((text) => ({ text: capital(text) })),
    passage,
    typed: false,
  }
}
