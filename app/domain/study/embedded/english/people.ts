import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import { comparable } from '../../plain.ts'
import type { Collected, Option } from '../draft.ts'
import { isGivenName } from '../names.ts'
import type { Passage } from '../passages.ts'
import type { Fact } from './facts.ts'
import { nounOf } from './nouns.ts'

/** The persons of a document, by their names in comparable form. */
export type People = ReadonlyMap<string, Option>

/** What only people do. */
const PERSON_VERB =
  /^(?:build|found|write|invent|describe|discover|design|publish|become|retire|bear|marry|study|teach|lead|draw|paint|compose|die|live|travel|propose|develop|introduce|win|receive|serve|work|argue|show|measure|name|plan|open|train|mend|say|think|move|return|join|collect|buy|sell|prove|suggest|train|create|establish|direct|edit|record|found|organise|organize|drill|own|give|map|observe|report|point|conclude|complain|insist|object|reply|claim|notice|realise|realize|doubt|criticise|criticize|calculate|estimate|assume|raise|persuade|translate)$/

/** What a company or a work does not do: enough to tell a person by one name alone. */
const SURELY_PERSON =
  /^(?:write|invent|discover|retire|bear|marry|study|teach|draw|paint|compose|die|live|travel|think|believe|argue|conclude|complain|insist|object|point|notice|persuade|stress)$/

/** Returns whether what a name does is what only a person does: then a question does not ask what did it. */
export function doesAsPerson(base: string): boolean {
  return SURELY_PERSON.test(base)
}

/** Returns the persons of a document: by what they are called, by what stands before their names, or by what only people do. */
export function peopleOf(
  facts: readonly Fact[],
  { names, nameSources, passages }: Collected,
): Map<string, Option> {
  const people = new Map<string, Option>()
  const small = new Set(passages.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []))
  // "Microsoft Word became …": a name made of a word that the document has in small letters is no person's.
  const isOwn = (name: string) => name.split(' ').every((word) => !small.has(word.toLowerCase()))
  const add = (text: string, from: Passage) => {
    if (
      /^(?!Old |Young |Little |Poor |Dear |National |International |Royal |Federal |General |Central |United |New |Great )(?:\p{Lu}\p{Ll}+|\p{Lu}\.)(?: (?:\p{Lu}\.|\p{Lu}\p{Ll}+|de|van|von|der)){0,3}$/u.test(
        text,
      ) &&
      !people.has(comparable(text))
    )
      people.set(comparable(text), { text, from })
  }
  for (const [key, { text, class: kind }] of names) {
    const from = nameSources.get(key)
    if (from && (kind === 'person' || (kind === 'one' && isGivenName(text)))) add(text, from)
  }
  for (const { clause, passage } of facts) {
    const { subject: who, base, rest, isPlural } = clause
    const bare = nameIn(who)
    // "The miller Jan Maes", but not "the Governor".
    if (nounOf(who, isPlural).isPerson && bare !== who) {
      if (!isPersonNoun(bare.toLowerCase())) add(bare, passage)
    } else if (
      bare === who &&
      ((PERSON_VERB.test(base) && who.includes(' ') && isOwn(who)) ||
        SURELY_PERSON.test(base) ||
        (passage.text !== passage.quote && /^(?:He|She) /.test(passage.quote))) &&
      (who.includes(' ') || (names.get(comparable(who))?.count ?? 0) > 1)
    )
      add(who, passage)
    const by = /\bby (?:the (\p{Ll}+) )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?! \p{Lu})/u.exec(rest)
    if (by?.[2] && (by[1] ? isPersonNoun(by[1]) : true)) add(by[2], passage)
  }
  return people
}

/** Returns a name alone: of "Old Matthias Breel", of "the engineer Mirela Vantz". */
export function nameIn(who: string): string {
  return who.replace(/^.*?(?=\p{Lu})/u, '').replace(/^(?:Old|Young|Little|Poor) (?=\p{Lu})/u, '')
}

/** Returns the persons that a passage does not name, those first whose names are as long. */
export function othersThan(name: string, passage: Passage, people: People): Option[] {
  const isLong = name.includes(' ')
  return [...people.values()]
    .filter(({ text }) => !passage.text.includes(text))
    .sort((one, two) => Number(two.text.includes(' ') === isLong) - Number(one.text.includes(' ') === isLong))
}
