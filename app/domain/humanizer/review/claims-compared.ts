import { checkedKinds } from '#app/domain/claims/compare.ts'
import type { ClaimKind } from '#app/domain/claims/kinds.ts'
import type { Authorship } from '../authorship.ts'
import type { Language } from '#app/domain/text/language.ts'

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What is compared in the sentences of a language model beside the facts, in words. */
const CLAIMS: Record<Exclude<ClaimKind, 'number' | 'date' | 'name' | 'quotation'>, string> = {
  negation: 'denials',
  role: 'who does what to whom',
  quantity: 'quantities in words',
  direction: 'more and less',
  order: 'before and after',
  certainty: 'certainty',
  cause: 'causes',
  addition: 'what was added',
  omission: 'what was left out',
  unrelated: 'statements about something else',
  remark: 'remarks of the model about its work',
}

/** Where words are not understood, only this is seen of who does what. */
const SWAPS = 'names and numbers that change places'

/** Returns what else was compared while a language model wrote, as a list; null where it wrote no sentence, as with the built-in engine. */
export function claimsCompared(
  language: Language,
  tally: Partial<Authorship> | null | undefined,
): { list: string } | null {
  if (!tally?.model) return null
  const checked = checkedKinds(language)
  const understood = checked.includes('addition')
  const kinds = Object.entries(CLAIMS)
    .filter(([kind]) => checked.includes(kind as ClaimKind))
    .map(([kind, words]) => (kind === 'role' && !understood ? SWAPS : words))
  return { list: listed.format(kinds) }
}
