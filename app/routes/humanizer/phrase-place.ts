import type { Place } from '#app/domain/humanizer/review/phrases.ts'
import { panelOver } from './place.ts'

/** Returns how an address names a changed phrase. */
export function phraseName({ at, phrase }: Place): string {
  return `${at}-${phrase}`
}

/** Returns the place that an address names; undefined where it names none. */
export function phrasePlace(name: string): Place | undefined {
  const [, at, phrase] = /^(\d{1,7})-(\d{1,5})$/.exec(name) ?? []
  return at === undefined ? undefined : { at: Number(at), phrase: Number(phrase) }
}

/** Returns the id of the link to a changed phrase in the view of changes. */
export function phraseAt(name: string): string {
  return `phrase-${name}`
}

/** Returns where a changed phrase is opened over the view at `here`, with so many times more wordings. */
export function phraseHref(name: string, here: string, more = 0): string {
  return panelOver(here, more > 0 ? `/humanizer/phrase/${name}/${more}` : `/humanizer/phrase/${name}`)
}
