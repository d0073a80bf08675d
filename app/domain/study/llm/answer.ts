import * as z from 'zod'
import { comparable, plainText } from '../plain.ts'
import type { KeyPoint, Question } from '../types.ts'

const line = z.string().trim().max(1_000)

const Question_ = z.object({
  type: z.string().optional(),
  question: line.min(1),
  options: z
    .union([z.array(z.union([line, z.number().transform(String)])).max(8), z.record(z.string(), line)])
    .nullish(),
  correctAnswer: z.union([line, z.number(), z.boolean()]).transform(String),
  hint: line.nullish(),
  explanation: line.nullish(),
  page: z.coerce.number().int().min(1),
  quote: line.min(1),
})
const Point = z.object({ text: line.min(1), page: z.coerce.number().int().min(1), quote: line.min(1) })

/**
 * The object in an answer that may be wrapped in talk or a fence; undefined when there is none, or half of one. Objects
 * of the list under `name` that were finished before the answer broke off are kept.
 */
export function listIn(answer: string, name: string): unknown[] | undefined {
  const start = answer.indexOf('{')
  const listStart = answer.indexOf('[')
  if (start < 0 && listStart < 0) return undefined
  const whole = parsed(answer.slice(start, answer.lastIndexOf('}') + 1))
  if (whole && typeof whole === 'object' && Object.hasOwn(whole, name)) {
    const list: unknown = Object.getOwnPropertyDescriptor(whole, name)?.value
    return Array.isArray(list) ? list : undefined
  }
  if (listStart < 0) return undefined
  const list = parsed(answer.slice(listStart, answer.lastIndexOf(']') + 1))
  return Array.isArray(list) ? list : finishedObjects(answer.slice(listStart + 1))
}

/** The one object in an answer, whatever stands around it; undefined when there is none. */
export function listlessObjectIn(answer: string): unknown {
  return parsed(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const MOST_OBJECTS = 50

/** The objects at the beginning of a list that ends in the middle. */
function finishedObjects(text: string): unknown[] | undefined {
  const objects: unknown[] = []
  let depth = 0
  let start = -1
  let inString = false
  for (let at = 0; at < text.length && objects.length < MOST_OBJECTS; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{') {
      if (depth === 0) start = at
      depth++
    } else if (sign === '}') {
      depth--
      if (depth === 0 && start >= 0) {
        const object = parsed(text.slice(start, at + 1))
        if (object !== undefined) objects.push(object)
      }
      if (depth < 0) break
    }
  }
  return objects.length > 0 ? objects : undefined
}

/** One question of an answer; undefined when parts are missing or no option is meant by its key. */
export function questionFrom(value: unknown): Question | undefined {
  const read = Question_.safeParse(value)
  if (!read.success) return undefined
  const { question, page, quote } = read.data
  const given = read.data.options ?? []
  const labelled = Array.isArray(given) ? given : Object.values(given)
  const options = labelled.map(withoutLabel)
  const type = options.length > 0 ? ('multiple-choice' as const) : ('free-text' as const)
  const correctAnswer =
    type === 'free-text'
      ? plainLine(read.data.correctAnswer)
      : keyOf(read.data.correctAnswer, labelled, options)
  if (correctAnswer === undefined || correctAnswer === '') return undefined
  const hint = plainLine(read.data.hint ?? '')
  return {
    question: plainLine(question),
    type,
    ...(type === 'multiple-choice' && { options }),
    correctAnswer,
    ...(hint !== '' && !comparable(hint).includes(comparable(correctAnswer)) && { hint }),
    explanation: plainLine(read.data.explanation ?? '') || `“${quote}”`,
    page,
    quote: plainText(quote),
  }
}

/** One key point of an answer. */
export function pointFrom(value: unknown): KeyPoint | undefined {
  const read = Point.safeParse(value)
  return read.success ? { ...read.data, text: plainLine(read.data.text) } : undefined
}

const LABEL = /^\s*(?:\(?([A-Ha-h]|[1-8])[.):]\)?)\s+(?=\S)/

function withoutLabel(option: string): string {
  return plainLine(option.replace(LABEL, ''))
}

/** The option that a key means: by its text, its letter or its number; undefined for none, or for more than one. */
function keyOf(key: string, labelled: readonly string[], options: readonly string[]): string | undefined {
  const same = (list: readonly string[], text: string) =>
    list.flatMap((option, index) => (comparable(option) === comparable(text) ? [index] : []))
  for (const found of [
    same(options, plainLine(key)),
    same(labelled, key),
    same(options, withoutLabel(key)),
  ]) {
    if (found.length === 1) return options[found[0] ?? 0]
    if (found.length > 1) return undefined
  }
  const letter = /^\s*(?:option\s+)?\(?([A-Ha-h])[.):]?\)?\s*$/i.exec(key)?.[1]
  return letter ? options[letter.toLowerCase().charCodeAt(0) - 97] : undefined
}

/** One line without Markdown marks and tags: what a model writes is shown as text. */
function plainLine(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/!?\[([^\]]{0,300})\]\((?:[^()]|\([^()]{0,200}\)){0,300}\)/g, '$1')
    .replace(/\*\*|__(?=\w)|(?<=\w)__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
