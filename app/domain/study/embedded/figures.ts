import type { Answer } from './answers.ts'
import type { Random } from '#app/domain/random.ts'
import { shuffled } from './shuffled.ts'

/** Options for a missing year: years of the document that are not too far, and at most one that it does not name. */
export function otherYears(year: string, years: readonly string[], random: Random): string[] {
  const right = Number(year)
  const near = [...new Set(years)]
    .map(Number)
    .filter((one) => one !== right && Math.abs(one - right) <= 150)
    .sort((one, two) => Math.abs(one - right) - Math.abs(two - right))
  const most = Math.max(new Date().getFullYear(), right)
  const made = [8, -9, 12, -14]
    .map((step) => right + step)
    .filter((one) => one <= most && !near.some((other) => Math.abs(other - one) < 3))
  return [...near.slice(0, 3), ...shuffled(made, random).slice(0, 1)].map(String)
}

/** How a number is written: thousands apart, decimals, and what unit follows. */
export type Figure = { text: string; unit: string }

/** Options for a missing number: those of the document with the same unit, or else numbers of the same size and form. */
export function otherNumbers(figure: Figure, figures: readonly Figure[], random: Random): string[] {
  const right = valueOf(figure.text)
  if (right === undefined || right === 0) return []
  const same = figures.filter(({ text, unit }) => {
    const value = valueOf(text)
    return (
      unit === figure.unit &&
      value !== undefined &&
      value !== right &&
      value / right < 20 &&
      right / value < 20 &&
      decimals(text) === decimals(figure.text)
    )
  })
  const options = shuffled([...new Set(same.map(({ text }) => text))], random).slice(0, 2)
  const factors = shuffled([0.5, 0.6, 0.75, 0.8, 1.25, 1.4, 1.5, 2], random)
  for (const factor of factors) {
    if (options.length >= 4) break
    const made = like(figure.text, right * factor, right)
    const value = valueOf(made)
    if (
      value === undefined ||
      value === right ||
      (value < 1 && right >= 1) ||
      (PERCENT.test(figure.unit) && value >= 100)
    )
      continue
    if (!options.some((one) => valueOf(one) === value)) options.push(made)
  }
  // Small counts have few neighbours by factors.
  for (const step of [1, -1, 2, 3]) {
    if (options.length >= 3) break
    const value = right + step
    if (Number.isInteger(right) && value > 1 && !options.some((one) => valueOf(one) === value))
      options.push(like(figure.text, value, value))
  }
  return options
}

const GROUPED = /^[1-9]\d{0,2}(?:[.,\u00a0\u202f]\d{3})+$/

const PERCENT = /^(?:%|per|por|pour|percent|prozent|procent|процент.*)$/

/** The value of a figure as it is written; a point or a comma before three figures parts thousands. */
export function valueOf(text: string): number | undefined {
  const plain = GROUPED.test(text) ? text.replace(/[^\d]/g, '') : text.replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

function decimals(text: string): number {
  return GROUPED.test(text) ? 0 : (/[.,](\d+)$/.exec(text)?.[1]?.length ?? 0)
}

/** `value` in the manner of `model`, rounded as roughly as `right` is. */
function like(model: string, value: number, right: number): string {
  const places = decimals(model)
  if (places > 0) {
    const text = value.toFixed(places)
    return model.includes(',') ? text.replace('.', ',') : text
  }
  const zeros = /0*$/.exec(String(Math.round(right)))?.[0].length ?? 0
  const step = 10 ** Math.max(0, Math.min(zeros, Math.floor(Math.log10(Math.max(1, value)))))
  const rounded = Math.max(1, Math.round(value / step) * step)
  const sign = GROUPED.test(model) ? (/[.,\u00a0\u202f]/.exec(model)?.[0] ?? '') : ''
  return sign && rounded >= 1000 ? String(rounded).replace(/\B(?=(\d{3})+$)/g, sign) : String(rounded)
}

/** A number of a sentence with the word or sign that follows it. */
export function figureOf(answer: Answer, sentence: string): Figure {
  const next = /^\s?(%|[\p{L}]+)/u.exec(sentence.slice(answer.end))?.[1]?.toLowerCase() ?? ''
  return { text: answer.text, unit: next }
}
