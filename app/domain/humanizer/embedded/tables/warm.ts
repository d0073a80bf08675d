/** Warmer wording for tones that turn to the reader: "you" for what is said of people in general. */
export const WARM = `
!no|so|how|too|as|not|very|the|these|those|great|good|for|{poss} < many people > !'s|in|from|at|on = r:lots of people / r:a lot of people @0.5
!some|any|every|no|this|that|the|each|which|only < one can = m:you can @0.8
!some|any|every|no|this|that|the|each|which|only < one should = m:you should @0.8
!some|any|every|no|this|that|the|each|which|only < one must = m:you have to @0.8
!some|any|every|no|this|that|the|each|which|only < one may = m:you may @0.8
!some|any|every|no|this|that|the|each|which|only < one might > !argue = m:you might @0.8
unfortunately = m:sadly / f:regrettably @0.6
^ < thank you for = m:thank you so much for @0.6
^ < thank you > .|!|,|and = m:thank you so much @0.4
am|are|i'm|we're < pleased to > announce|share|offer|welcome|introduce|invite|present = m:delighted to @0.7
sorry for = m:so sorry for / m:truly sorry for @0.7
family members = relatives @0.6
means a lot = m:means so much @0.8
!feel|feels|felt|feeling < a sense of belonging = a feeling of belonging @0.7
feel* comfortable = m:feel* at ease @0.6
`
