/** Warmer wording for tones that turn to the reader: "you" for what is said of people in general. */
export const WARM = `
!no|so|how|too|as|not|very|the|these|those|great|good|for|{poss} < many people > !'s|in|from|at|on = r:lots of people / r:a lot of people @0.5
!some|any|every|no|this|that|the|each|which|only < one can = m:you can @0.8
!some|any|every|no|this|that|the|each|which|only < one should = m:you should @0.8
!some|any|every|no|this|that|the|each|which|only < one must = m:you have to @0.8
!some|any|every|no|this|that|the|each|which|only < one may = m:you may @0.8
!some|any|every|no|this|that|the|each|which|only < one might > !argue = m:you might @0.8
unfortunately = f:regrettably @0.6
family members = relatives @0.6
!feel|feels|felt|feeling < a sense of belonging = a feeling of belonging @0.7
feel* comfortable = m:feel* at ease @0.6
`
