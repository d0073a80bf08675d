/** Busy verbs for what simply is, goes on or is tried. */
export const PLAIN_BE = `
continues to grow|rise|fall|change|improve|evolve|develop|struggle|fight|work|push|spread|expand|increase|decline|gain|lose|move|play|serve|make|find|shape|attract|face = is still #3~ing @0.8 ~
{plural}|they|we|people < continue to grow|rise|fall|change|improve|evolve|develop|struggle|fight|work|push|spread|expand|increase|decline|gain|lose|move|play|serve|make|find|shape|attract|face = are still #3~ing @0.8 ~
seeks|strives to > help|find|make|improve|understand|build|create|bring|give|provide|reduce|explore = tries to @0.75 ~
{plural}|they|we|people < seek|strive to > help|find|make|improve|understand|build|create|bring|give|provide|reduce|explore = try to @0.7 ~
!{to} < serves as > a|an|the = is @0.9
{plural}|they|these|those|which|that < serve as > a|an|the = are @0.6
stands as > a|an|the|one = is
!{to} < remains > important|popular|true|hard|difficult|unclear|uncertain|a|an|the|one = is still
!{to}|and|or|but|i|you|, < remain > important|popular|true|strong|hard|difficult|unclear|uncertain|open|low|high = are still ~
!{to} < boasts > a|an|the|some|many|two|three|several = has
!{to} < possesses = has
{to} < possess > a|an|the|any = have
dates back to = goes back to @0.7
, < which features = which has @0.9 ~
which boasts = which has
that features = that has @0.9 ~
that boasts = that has
that possess = that have ~
who possess = who have
`
