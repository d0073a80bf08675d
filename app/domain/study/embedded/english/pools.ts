import { setImmediate as turn } from 'node:timers/promises'
import type { Collected, Option } from '../draft.ts'
import { stated } from './clause.ts'
import { isPast, objectOf, placeIn } from './clause-parts.ts'
import { type Fact, partsNamed } from './facts.ts'
import { isPluralNoun, type Noun, nounOf } from './nouns.ts'
import { isVagueHere, LEANING } from './phrasing.ts'

/** What wrong options are taken from: what a document says in the place of an answer, by its form. */
export type Pools = {
  reasons: Option[]
  purposes: Option[]
  conditions: Option[]
  statements: (Option & { isPast: boolean })[]
  acts: Option[]
  places: Option[]
  subjects: (Option & { noun: Noun })[]
  objects: (Option & { noun: Noun })[]
}

/** Sentences that are read before others have their turn. */
const PER_TURN = 10

/** What is, and does nothing: neither a reason nor an end. */
const STATIVE =
  /^(?:have|become|cover|measure|hold|contain|lie|live|weigh|cost|belong|consist|last|need|mean|include|seem|remain|stay|feel|depend|employ|own|settle|charge)$/

/** Returns what a document has for wrong options. */
export async function poolsOf(facts: readonly Fact[], collected: Collected): Promise<Pools> {
  const pools: Pools = {
    reasons: [],
    purposes: [],
    conditions: [],
    statements: [],
    acts: [],
    places: [],
    subjects: [],
    objects: [],
  }
  for (const [at, passage] of collected.passages.entries()) {
    if (at % PER_TURN === 0) await turn()
    const { reason, purpose: aim, condition: when } = partsNamed(passage.text)
    if (reason) pools.reasons.push({ text: reason, from: passage })
    if (aim) pools.purposes.push({ text: `To ${aim}`, from: passage })
    if (when) pools.conditions.push({ text: when, from: passage })
  }
  for (const [at, { passage, clause, purpose: aim }] of facts.entries()) {
    if (at % PER_TURN === 0) await turn()
    if (aim && /^To /.test(aim.text)) pools.purposes.push({ text: aim.text, from: passage })
    const said = stated(clause)
    const length = said.split(/\s+/).length
    // "A syncope is a short loss …" is no reason for anything.
    const isDefining = clause.kind === 'be' && /^(?:an?|the|one|\d|home|\p{Lu})\b/u.test(clause.rest)
    const isOrder = /^(?:must|should|shall|may|will|would|might)$/.test(clause.verb)
    if (
      !LEANING.test(said) &&
      length >= 4 &&
      length <= 14 &&
      // "The experiment shows | that …": nothing is said yet.
      !/^(?:that|what|how|why|whether|which|who|whom|whose)\b/.test(clause.tail) &&
      !isDefining &&
      !isOrder &&
      !/\d|\b(?:also|again|than|no longer)\b|, to\b|\p{Lu}\p{Ll}+ \p{Lu}|['’]s? /u.test(said)
    )
      pools.statements.push({ text: said, from: passage, isPast: isPast(clause) })
    if (
      /^(?:past|s|base)$/.test(clause.kind) &&
      !STATIVE.test(clause.base) &&
      objectOf(clause) &&
      !/,/.test(clause.rest)
    ) {
      const act = `To ${clause.base} ${aim ? aim.main.rest : clause.rest}`
      if (!LEANING.test(act) && act.split(/\s+/).length <= 12 && !/\d|\b(?:every|again)\b/.test(act))
        pools.acts.push({ text: act, from: passage })
    }
    if (
      !LEANING.test(clause.subject) &&
      !/^(?:no|nobody|nothing)\b/i.test(clause.subject) &&
      !isVagueHere(clause.subject, collected)
    )
      pools.subjects.push({
        text: clause.subject,
        from: passage,
        noun: nounOf(clause.subject, clause.isPlural),
      })
    const place = placeIn(clause)
    if (place) pools.places.push({ text: place.place, from: passage })
    const thing = objectOf(clause)
    if (thing) pools.objects.push({ text: thing, from: passage, noun: nounOf(thing, isPluralNoun(thing)) })
  }
  return pools
}
