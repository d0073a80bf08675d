import { expect, test } from 'vitest'
import { ABSTRACTS } from './abstracts.ts'
import { plainlyBy } from './plainly.test-help.ts'

const plainly = plainlyBy(ABSTRACTS)

test.each([
  [
    'Measurements were performed using a combination of nets and sonar.',
    'Measurements were made by combining nets and sonar.',
  ],
  [
    'Using a combination of nets and sonar, we counted eels.',
    'By combining nets and sonar, we counted eels.',
  ],
  ['We saw changes in the eel count as a function of depth.', 'We saw changes in the eel count with depth.'],
  ['The films that have been grown on glass cracked.', 'The films grown on glass cracked.'],
  ['A lamp that is directed at the pond blinds eels.', 'A lamp aimed at the pond blinds eels.'],
  ['We are able to obtain precise measurements of the pond.', 'We can precisely measure the pond.'],
  ['We discuss the challenges associated with counting eels.', 'We discuss the challenges of counting eels.'],
  [
    'We discuss the implications of these results for millers.',
    'We discuss what these results mean for millers.',
  ],
  [
    'We highlight the potential applications of our results in farming.',
    'We point out how our results could be used in farming.',
  ],
  ['The difference was more pronounced at night.', 'The difference was greater at night.'],
  ['These data provide valuable information for understanding sleep.', 'These data help explain sleep.'],
  ['Furthermore, we examine the diet of eels.', 'We also study the diet of eels.'],
  ['This paper begins by reviewing earlier counts.', 'This paper first reviews earlier counts.'],
  ['It contributes to the fundamental understanding of sleep.', 'It adds to what is known about sleep.'],
  ['Ponds that exhibit high levels of interconnectedness flood.', 'Ponds that are closely linked flood.'],
  ['They study the origin and evolution of life.', 'They study how life began and evolved.'],
  ['We study silt and its role in shaping the bank.', 'We study silt and how it helps shape the bank.'],
  ['The maps could provide valuable guidance for planning dams.', 'The maps could help in planning dams.'],
])('%s', (source, plain) => {
  expect(plainly(source)).toBe(plain)
})

test.each([
  'The pond is measured daily.',
  'He was observed using a phone.',
  'The guards caused the thief to be released.',
  'We need to further advance our understanding of eels.',
  'A lake was created through a sale.',
  'They came using a combination lock.',
  'He aims to determine whether eels sleep.',
  'The model accounts for half of the eels.',
  'Get the whole village on board the plan.',
])('leaves as it is: %s', (source) => {
  expect(plainly(source)).toBe(source)
})
