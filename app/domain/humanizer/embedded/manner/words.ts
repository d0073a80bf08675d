import { inflect } from '../inflect.ts'
import type { Token } from '../tokens.ts'
import { find, lineOf, sentence } from './line.ts'
import { changeOf, type Rule } from './scene.ts'

/** A verb with what it stands for, in all its forms, between what must stand around it. */
const VERBS: readonly (readonly [frame: string, verb: string, other: string])[] = [
  ['<v>(?: deeply| strongly| most)? with (?=.)', 'resonate', 'appeal|to'],
  [
    '<v> (?=the (?:issue|issues|problem|problems|question|questions|concern|concerns|topic|risk|risks) )',
    'surface',
    'raise',
  ],
  ['<v> (?=(?:the|a|an|these|those|your|our|their|his|her|that|this|it|them) )', 'unpack', 'explain'],
  ['<v> space for (?=.)', 'hold', 'make|room for'],
  [
    '<v> (?=(?:the |these |those |your |our |their |such |this |that )?(?:challenge|challenges|change|changes|complexity|complexities|uncertainty|difficulties|difficulty|situation|situations|obstacles|setback|setbacks|conflict|conflicts|loss|grief|transition|transitions) )',
    'navigate',
    'deal|with',
  ],
  ['<v> deep(?:er)? into (?=(?:the|a|an|these|this|that|how|what|why) )', 'dive', 'look|at'],
  [
    "<v> with (?=(?:the|our|your|my|their|its|his|her|what) (?:company's |team's |organization's )?(?:mission|values|goals|needs|interests|priorities|vision|strategy|skills|aims|expectations|experience|budget|work) )",
    'align',
    'fit|',
  ],
]

const FORMS = ['ing', 'past', 's', 'base'] as const

type Swap = { pattern: RegExp; words: string }

/** Frames for each form of each verb: "surfaced the issue" → "raised the issue". */
const SWAPS: readonly Swap[] = [
  ...VERBS.flatMap(([frame, verb, other]) => {
    const [base = '', ...rest] = other.split('|')
    return FORMS.map((form) => ({
      pattern: new RegExp(String.raw`(?<![a-z§'-])${frame.replace('<v>', inflect(verb, form))}`, 'd'),
      words: [inflect(base, form), ...rest].join(' ').trim(),
    }))
  }),
  ...(
    [
      [/(?<= )through the lens of (?=.)/d, 'in terms of'],
      [/(?<= )with (?:greater |more )clarity (?=[,.;] )/d, 'more clearly'],
      [/(?<= )with clarity (?=[,.;] )/d, 'clearly'],
      [/(?<= )with intention (?=[,.;] )/d, 'on purpose'],
      [/(?<= )(?:more )?intentional about (?=.)/d, 'deliberate about'],
      [
        /(?<= (?:is|are|was|were|stays|stay|stayed|remain|remains) )(?:deeply |firmly |solidly )?grounded in (?=.)/d,
        'based on',
      ],
      [
        /(?<= (?:a|the|this|that|our|their|your) )(?:robust|seamless) (?=(?:system|process|plan|framework|experience|transition|integration|solution|strategy) )/d,
        'good',
      ],
      [
        /(?<= )seamlessly (?=(?:with|into|integrates?|integrated|fits?|moves?|works?|connects?|syncs?) )/d,
        'easily',
      ],
      [
        /(?<= )meaningful (?=(?:change|progress|difference|impact|results?|improvements?|contribution|work|connections?|conversations?) )/d,
        'real',
      ],
      [/(?<= )meaningfully (?=(?:to|more|better|different|lower|higher|faster) )/d, 'much'],
      [/(?<= )at its (?:core|heart) , (?=.)/d, ''],
      [/(?<= )the weight of (?=(?:that|this) (?:sentence|word|question|moment|decision) )/d, ''],
    ] as const
  ).map(([pattern, words]): Swap => ({ pattern, words })),
]

/** "It resonates with readers." → "It appeals to readers." */
export const sayPlainWord: Rule = {
  name: "today's words",
  safe: true,
  apply: (parts, at) => {
    const tokens: readonly Token[] = parts[at]?.tokens ?? []
    const line = lineOf(tokens)
    for (const { pattern, words } of SWAPS) {
      const found = find(line, pattern)
      if (!found || found.at >= found.end || tokens.slice(found.at, found.end).some(({ kept }) => kept))
        continue
      // "much to": nothing to compare with.
      if (words === 'much' && !/(?:er|more|better)$/.test(tokens[found.end]?.lower ?? '')) continue
      if (words === 'deliberate about' && tokens[found.at]?.lower === 'more')
        return changeOf(
          1,
          sentence(tokens.slice(0, found.at), 'more deliberate about', tokens.slice(found.end)),
        )
      return changeOf(1, sentence(tokens.slice(0, found.at), words, tokens.slice(found.end)))
    }
    return undefined
  },
}
