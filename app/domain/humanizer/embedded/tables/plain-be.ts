/** Busy verbs for what simply is, goes on or is tried. */
export const PLAIN_BE = `
!{to} < serves as > a|an|the = is @0.9
{plural}|they|these|those|which|that < serve as > a|an|the = are @0.6
stands as > a|an|the|one = is
!{to} < possesses = has
{to} < possess > a|an|the|any = have
who possess = who have
`
