import { basesOf, irregularForms } from './forms.ts'
import { commonAs, derivedOf, firstSenses, kindsAbove, membersOf, nearTo, wordId, wordOf } from './lexicon.ts'

/** How well another word stands for one that was asked for. */
const BASE = 0.95
const SAME_MEANING = 0.76
const DERIVED = 0.74
const ALIKE = 0.66
/** A text about animals need not speak of a dog: enough to come near, too little to answer (`BORNE_OUT` of proof.ts). */
const KIND = 0.5
/** Meanings of each part of speech that are looked at: the rarer ones are seldom meant. */
const MEANINGS = 2
/** A kind is one or two steps up: every bird is an organism, too. */
const STEPS = 2
/** Further up only kinds that rules are made for. */
const STEPS_UP = 8
const STEPS_DOWN = 5
const EVERYDAY = new Set(
  'animal vehicle food drink beverage meal device appliance machine furniture garment clothing weapon plant tool instrument sport game illness medicine drug alcohol jewelry toy musical_instrument'.split(
    ' ',
  ),
)

function isEveryday(word: string): boolean {
  return EVERYDAY.has(word)
}

function idsOf(word: string): number[] {
  const known = (one: string) => wordId(one) >= 0
  return [...new Set(basesOf(word, known, (one) => commonAs(wordId(one), 'adjective') > 0))].map(wordId)
}

/**
 * Returns the words that may stand where an English word was asked for, and how well: what it is a form of, what means
 * the same, what is derived from it, and, less well, what it is a kind of. Read the lexicon first (`readLexicon`).
 */
export function relativesOf(word: string): Map<string, number> {
  const found = new Map<string, number>()
  const add = (id: number, strength: number) => {
    const name = wordOf(id)
    if (name !== word && !name.includes('_') && strength > (found.get(name) ?? 0)) found.set(name, strength)
  }
  for (const id of idsOf(word)) {
    add(id, BASE)
    for (const form of irregularForms(wordOf(id))) found.set(form, BASE)
    const senses = firstSenses(id, MEANINGS)
    for (const sense of senses) for (const other of membersOf(sense)) add(other, SAME_MEANING)
    for (const sense of senses)
      for (const like of nearTo(sense)) for (const other of membersOf(like)) add(other, ALIKE)
    for (const other of derivedOf(id)) add(other, DERIVED)
    // As a noun, and what that means first: a snake is also a person, and who cars something puts it in a container.
    let level = firstSenses(id, 1, 'noun')
    for (let step = 0; step < STEPS_UP; step++) {
      level = level.flatMap((sense) => [...kindsAbove(sense)])
      for (const sense of level)
        for (const other of membersOf(sense)) if (step < STEPS || isEveryday(wordOf(other))) add(other, KIND)
    }
  }
  return found
}

/** Tells of English words whether they are kinds of another: a martin of bird. */
export function kindsOf(word: string): (other: string) => boolean {
  const wanted = new Set(idsOf(word).flatMap((id) => firstSenses(id, 1)))
  return (other) =>
    idsOf(other).some((id) => {
      let level = firstSenses(id, 1)
      for (let step = 0; step < STEPS_DOWN && level.length > 0; step++) {
        level = level.flatMap((sense) => [...kindsAbove(sense)])
        if (level.some((sense) => wanted.has(sense))) return true
      }
      return false
    })
}
