/** What a sentence claims, by kind. `quotation` is all that must stay letter by letter: quotations, code, addresses. */
export type ClaimKind =
  | 'number'
  | 'date'
  | 'name'
  | 'quotation'
  | 'negation'
  | 'quantity'
  | 'direction'
  | 'order'
  | 'certainty'
  | 'cause'
  | 'role'
  | 'addition'
  | 'omission'
  | 'remark'
  | 'unrelated'

/** One thing that differs, in words for a reader and for a model: “before” has become “after”. */
export type Difference = { kind: ClaimKind; words: string }
