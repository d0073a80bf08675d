import type { Random } from '#app/domain/random.ts'
import type { Collected } from '../draft.ts'
import type { Fact } from './facts.ts'
import type { People } from './people.ts'
import type { Pools } from './pools.ts'

/** What a question is made of: a fact, and what its document has beside it. */
export type Ask = { fact: Fact; collected: Collected; pools: Pools; people: People; random: Random }
