/** Warmer wording for tones that turn to the reader: "you" for what is said of people in general. */
export const WARM = `
!some|any|every|no|this|that|the|each|which|only < one should = m:you should @0.8 ~
!some|any|every|no|this|that|the|each|which|only < one must = m:you have to @0.8 ~
!some|any|every|no|this|that|the|each|which|only < one may = m:you may @0.8 ~
family members = relatives @0.6
`
