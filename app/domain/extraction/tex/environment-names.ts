import { lookup } from '#app/lookup.ts'

/** Environments whose content is code and stays as it is. */
export const VERBATIM = ['verbatim', 'Verbatim', 'lstlisting', 'minted', 'alltt', 'BVerbatim']

/** Environments whose content is a formula and stays as it is. */
export const FORMULAS = [
  'equation',
  'align',
  'gather',
  'multline',
  'displaymath',
  'eqnarray',
  'flalign',
  'alignat',
  'math',
  'dmath',
  'split',
]

/** Environments whose content is drawn, not written. */
export const DRAWN = [
  'tikzpicture',
  'picture',
  'pspicture',
  'axis',
  'forest',
  'pgfpicture',
  'comment',
  'filecontents',
]

export const TABLES = [
  'tabular',
  'tabularx',
  'tabulary',
  'longtable',
  'tabu',
  'supertabular',
  'xltabular',
  'array',
]

/** How many arguments stand before a table's text, beside the options. */
export const TABLE_ARGUMENTS = lookup({ tabularx: 2, tabulary: 2, xltabular: 2 })

/** Environments that are named as what they are: `Theorem.`, `Proof.` */
export const NAMED = [
  'theorem',
  'lemma',
  'corollary',
  'proposition',
  'definition',
  'example',
  'remark',
  'proof',
  'claim',
  'conjecture',
  'exercise',
  'solution',
  'problem',
  'note',
  'observation',
  'fact',
  'axiom',
]

/** How many arguments stand before the text of an environment, beside the options. */
export const ENVIRONMENT_ARGUMENTS = lookup({
  minipage: 1,
  multicols: 1,
  wrapfigure: 2,
  wraptable: 2,
  subfigure: 1,
  subtable: 1,
  adjustbox: 1,
  thebibliography: 1,
  spacing: 1,
  column: 1,
  columns: 0,
  block: 0,
  list: 2,
  otherlanguage: 1,
  CJK: 2,
  tabbing: 0,
})

export const LISTS = lookup<'bullet' | 'number' | 'term'>({
  itemize: 'bullet',
  enumerate: 'number',
  description: 'term',
  compactitem: 'bullet',
  compactenum: 'number',
  thebibliography: 'bullet',
  list: 'bullet',
  trivlist: 'bullet',
  inparaenum: 'number',
  inparaitem: 'bullet',
})
