/** The Romance languages that share one engine. */
export type RomanceLanguage = 'es' | 'fr' | 'it' | 'pt'

/**
 * The forms of one word by cell. A verb has "inf", "ger", "pp.ms" …, and a tense with a person from 1 to 6 ("pres.3"
 * is he/she, "past.6" they); a noun has "s" and "p"; an adjective "ms", "fs", "mp" and "fp". A cell that is missing
 * has no form that is safe to use.
 */
export type Forms = ReadonlyMap<string, string>

export type Gender = 'm' | 'f'

/** What the engine must know of a language to write rules in lemmas. */
export type Grammar = {
  conjugate: (infinitive: string) => Forms
  plural: (noun: string, gender: Gender) => string
  /** The four forms of an adjective from its masculine singular. */
  adjective: (masculine: string) => Forms
  /** Classes that tables name in braces, as alternatives: "el|la|los". */
  classes: Readonly<Record<string, string>>
  /** Forms of verbs that are as often another word: "uso", "muestra". */
  notVerbs: ReadonlySet<string>
  /** Words before which a form that may be another tense is an infinitive. */
  beforeInfinitive?: string
}

/** Writes six forms into cells "tense.1" to "tense.6". */
export function putTense(forms: Map<string, string>, tense: string, six: readonly string[]): void {
  six.forEach((form, at) => {
    if (form && form !== '-') forms.set(`${tense}.${at + 1}`, form)
  })
}

/** Six forms from a stem and six endings parted by spaces. */
export function withEndings(stem: string, endings: string): string[] {
  return endings.split(' ').map((ending) => stem + ending)
}

/** Writes the four forms of a participle or adjective. */
export function putFour(forms: Map<string, string>, prefix: string, four: readonly string[]): void {
  for (const [at, cell] of ['ms', 'fs', 'mp', 'fp'].entries()) forms.set(prefix + cell, four[at] ?? '')
}

/** Parts of irregular verbs by name, from lines like "tener pres=tengo tienes … past=tuv pp=tenido". */
export function principalParts(source: string): ReadonlyMap<string, ReadonlyMap<string, string[]>> {
  const verbs = new Map<string, ReadonlyMap<string, string[]>>()
  for (const line of source.trim().split('\n')) {
    const [verb = '', ...parts] = line.trim().split(/ (?=\w+=)/)
    const byName = parts.map((part): [string, string[]] => {
      const [name = '', forms = ''] = part.split('=')
      return [name, forms.split(' ')]
    })
    verbs.set(verb, new Map(byName))
  }
  return verbs
}
