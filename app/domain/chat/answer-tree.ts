/** A piece of a line: words, words that stand out, code, the numbers of sources, or the end of a line. */
export type AnswerInline =
  | string
  | { kind: 'strong' | 'em' | 'del'; content: AnswerInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'sources'; numbers: number[] }
  | { kind: 'break' }

/** An entry of a list; of a list of tasks, whether it is done. */
type AnswerItem = { done: boolean | null; blocks: AnswerBlock[] }

/** A block of an answer. */
export type AnswerBlock =
  | { kind: 'paragraph' | 'heading'; content: AnswerInline[] }
  | { kind: 'quote'; blocks: AnswerBlock[] }
  | {
      kind: 'list' /** The number of its first entry; null where it has none. */
      start: number | null
      items: AnswerItem[]
    }
  | { kind: 'table'; head: AnswerInline[][]; rows: AnswerInline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
