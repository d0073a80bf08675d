import { lookup } from '#app/lookup.ts'
import type { PresetName } from '../../tones.ts'
import { activate } from '../activating.ts'
import type { Context } from '../context.ts'
import { dropBoth } from '../correlatives.ts'
import { negationCount } from '../guards.ts'
import type { Rule } from '../manner/scene.ts'
import { compileRules } from '../patterns.ts'
import { replacePhrases } from '../phrases.ts'
import type { Transformation } from '../splitting.ts'
import { SHORTER } from '../tables/shorter.ts'
import { join } from '../tokens.ts'
import { dropAppositive } from '../trimming.ts'
import {
  dropClass,
  dropCleft,
  dropExistence,
  dropJoiningThat,
  dropRelativeVerb,
  makeGenitive,
  sayAdverb,
} from './clauses.ts'
import { keepOneOfTwo } from './doublets.ts'
import {
  dropDegree,
  dropHedge,
  dropIdleAdverb,
  dropPraise,
  dropPraiseOfPair,
  dropSmallWord,
} from './modifiers.ts'
import { clearThroat, dropScene } from './openings.ts'
import { shortSentences } from './short-sentences.ts'
import { dropSideRemark } from './side-remarks.ts'
import { dropSummary } from './summaries.ts'
import { dropBooster, dropJudgingTail, dropTestament } from './tails.ts'

/** What can be cut from a text. */
type Cut =
  | 'summaries'
  | 'throat'
  | 'emphasis'
  | 'praise'
  | 'hedges'
  | 'doublets'
  | 'tails'
  | 'frames'
  | 'actives'
  | 'clauses'

const TRIMMED = compileRules([SHORTER])

const trim: Transformation = (tokens, context) => {
  const trimmed = replacePhrases(tokens, TRIMMED, context)
  return join(trimmed) === join(tokens) ? undefined : trimmed
}

/** Each cut by what it takes away, in the order of their work. */
const CUTS: readonly (readonly [Cut, string, Transformation])[] = [
  ['throat', 'throat', clearThroat],
  ['throat', 'scene', dropScene],
  ['tails', 'testament', dropTestament],
  ['tails', 'judging tail', dropJudgingTail],
  ['tails', 'booster', dropBooster],
  ['emphasis', 'degree', dropDegree],
  ['emphasis', 'idle adverb', dropIdleAdverb],
  ['praise', 'praise of a pair', dropPraiseOfPair],
  ['praise', 'praise', dropPraise],
  ['hedges', 'hedge', dropHedge],
  ['doublets', 'doublet', keepOneOfTwo],
  ['frames', 'frame', trim],
  ['frames', 'small word', dropSmallWord],
  ['clauses', 'existence', dropExistence],
  ['clauses', 'cleft', dropCleft],
  ['clauses', 'class', dropClass],
  ['clauses', 'relative verb', dropRelativeVerb],
  ['clauses', 'adverb', sayAdverb],
  ['frames', 'joining that', dropJoiningThat],
  ['frames', 'genitive', makeGenitive],
  ['frames', 'apposition', dropAppositive],
  ['frames', 'both', dropBoth],
  ['actives', 'active', activate],
]

function ruleOf(name: string, cut: Transformation): Rule {
  return {
    name,
    safe: true,
    apply: (parts, at, { context }) => {
      const part = parts[at]
      if (!part || part.fixed) return undefined
      const made = cut(part.tokens, context)
      if (!made || negationCount(join(made)) !== negationCount(join(part.tokens))) return undefined
      return { count: 1, sentences: [made] }
    },
  }
}

const RULES = CUTS.map(([cut, name, change]) => ({ cut, rule: ruleOf(name, change) }))

/** What a rewrite of this kind cuts. */
function cutsOf({ length, strength, style }: Context): ReadonlySet<Cut> {
  if (length === 'shorter') return ALL
  const ofTone = strength === 'light' ? undefined : BY_TONE.get(style.name)
  if (strength !== 'strong') return ofTone ?? NONE
  const all = ofTone ? BY_STRENGTH.union(ofTone) : BY_STRENGTH
  // Who did it is not what such a text is about.
  return style.name === 'technical' ? all.difference(ACTIVES) : all
}

/** What a tone is known by that it leaves out. */
const BY_TONE = lookup<ReadonlySet<Cut>>({
  direct: new Set<Cut>(['throat', 'emphasis', 'hedges', 'tails', 'frames', 'clauses', 'actives']),
  simplified: new Set<Cut>(['throat', 'emphasis', 'doublets', 'frames', 'clauses', 'actives']),
  technical: new Set<Cut>(['throat', 'emphasis', 'praise', 'tails']),
  academic: new Set<Cut>(['praise', 'tails']),
  professional: new Set<Cut>(['throat', 'frames', 'doublets']),
  didactic: new Set<Cut>(['throat', 'doublets', 'clauses']),
  persuasive: new Set<Cut>(['hedges']),
  friendly: new Set<Cut>(['throat']),
  engaging: new Set<Cut>(['throat', 'clauses']),
  informal: new Set<Cut>(['throat', 'frames', 'clauses', 'doublets']),
} satisfies Partial<Record<PresetName, ReadonlySet<Cut>>>)

const ALL: ReadonlySet<Cut> = new Set<Cut>(['summaries', ...CUTS.map(([cut]) => cut)])
const BY_STRENGTH: ReadonlySet<Cut> = new Set<Cut>([
  'summaries',
  'throat',
  'emphasis',
  'praise',
  'doublets',
  'tails',
  'clauses',
  'actives',
])
const ACTIVES: ReadonlySet<Cut> = new Set(['actives'])
const NONE: ReadonlySet<Cut> = new Set()

/** The rules that cut in a rewrite of this kind: those for whole sentences, which look at their openings, and the others. */
export function cutRules(context: Context): { whole: readonly Rule[]; within: readonly Rule[] } {
  const cuts = cutsOf(context)
  return {
    whole: cuts.has('summaries') ? [dropSummary] : [],
    within: [
      ...RULES.filter(({ cut }) => cuts.has(cut)).map(({ rule }) => rule),
      // What only a reader in a hurry does without.
      ...(context.length === 'shorter' ? [dropSideRemark] : []),
      ...shortSentences(context),
    ],
  }
}
