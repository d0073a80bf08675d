import { setImmediate as turn } from 'node:timers/promises'
import type { Random } from '#app/domain/random.ts'
import { comparable } from '../../plain.ts'
import type { Collected, Draft } from '../draft.ts'
import { amountDraft } from './amount-questions.ts'
import type { Ask } from './ask.ts'
import { comparisonDraft } from './comparison-questions.ts'
import { conditionDraft } from './condition-questions.ts'
import { type Fact, factOf } from './facts.ts'
import { limitDraft } from './limit-questions.ts'
import { objectDraft } from './object-questions.ts'
import { peopleOf } from './people.ts'
import { poolsOf } from './pools.ts'
import { agentDraft, exchangedPersonDraft, subjectDraft } from './subject-questions.ts'
import { whereDraft } from './where-questions.ts'
import { purposeDraft, whyDraft } from './why-questions.ts'
import { yearDraft } from './year-questions.ts'

/** Returns questions about the sentences of an English document, by their grammar. */
export async function englishDrafts(collected: Collected, random: Random): Promise<Draft[]> {
  const { alone, names, passages, properWords } = collected
  const within = new Set(passages.flatMap(({ text }) => text.match(/(?<=\p{L},? )\p{Lu}\p{Ll}+/gu) ?? []))
  // "Ilse" is a name where "Ilse Brandt" is one.
  const partsOfNames = new Set(
    [...names.values()].flatMap(({ text }) => (text.includes(' ') ? text.split(' ') : [])),
  )
  const small = new Set(passages.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []))
  // "Monetary policy" is no name where there is a Monetary Policy Committee, and a "monetary phenomenon".
  const isName = (word: string) =>
    names.has(comparable(word)) ||
    ((properWords.has(word) || partsOfNames.has(word) || within.has(word)) && !small.has(word.toLowerCase()))
  const facts: Fact[] = []
  for (const [at, passage] of alone.entries()) {
    if (at % 10 === 0) await turn()
    const fact = factOf(passage, isName)
    if (fact) facts.push(fact)
  }
  const pools = await poolsOf(facts, collected)
  const people = peopleOf(facts, collected)
  const drafts: Draft[] = []
  for (const fact of facts) {
    await turn()
    const ask: Ask = { fact, collected, pools, people, random }
    const who = agentDraft(ask) ?? subjectDraft(ask)
    const asserted = who?.form === 'who' ? exchangedPersonDraft(who, ask) : undefined
    const made = [
      who,
      asserted,
      whyDraft(ask),
      purposeDraft(ask),
      conditionDraft(ask),
      yearDraft(ask),
      limitDraft(ask) ?? amountDraft(ask),
      whereDraft(ask),
      objectDraft(ask),
      comparisonDraft(ask),
    ]
    drafts.push(...made.filter((draft) => draft !== undefined))
  }
  return drafts
}
