import { type Language, LANGUAGES } from '#app/domain/text/language.ts'

/** The languages a browser says its person reads, of those the product knows, the best first (RFC 9110, 12.5.4). */
export function languagesOf(request: Request): Language[] {
  const header = request.headers.get('accept-language')?.slice(0, 500) ?? ''
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => LANGUAGES.find((known) => known === language))
  return [...new Set(wanted)].filter((language) => language !== undefined)
}
