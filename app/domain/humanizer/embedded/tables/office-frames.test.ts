import { expect, test } from 'vitest'
import { OFFICE_FRAMES } from './office-frames.ts'
import { plainlyBy } from './plainly.ts'

const plainly = plainlyBy(OFFICE_FRAMES)

test.each([
  ['She is responsible for managing the mill.', 'She manages the mill.'],
  ['The monks were responsible for cleaning the pond.', 'The monks cleaned the pond.'],
  ['The owl will not be competing in spring.', 'The owl will not compete in spring.'],
  ['We will be hosting a fair.', 'We will host a fair.'],
  ['Thank you for taking the time to meet with us.', 'Thank you for meeting with us.'],
  ['As a token of our appreciation for your help, take an egg.', 'To thank you for your help, take an egg.'],
  ['I look forward to the opportunity to see the mill.', 'I look forward to seeing the mill.'],
  [
    'They know the importance of this order to the miller.',
    'They know how important this order is to the miller.',
  ],
  ['Families would be forced to walk.', 'Families would have to walk.'],
  ['A survey conducted by the monks found eels.', 'A survey by the monks found eels.'],
  ['Sales reached 90 eggs, representing an increase of 4.', 'Sales reached 90 eggs, an increase of 4.'],
  ['The owls need a period of adjustment.', 'The owls take some getting used to.'],
  ['Please familiarize yourself with the map.', 'Please get to know the map.'],
  ['They pay on a full-time basis.', 'They pay full-time.'],
  ['Sheds can be built in certain circumstances.', 'Sheds can be built in certain cases.'],
  ['It was the most challenging climb.', 'It was the hardest climb.'],
  ['This will contribute to its success.', 'This will help it succeed.'],
  ['No action is required on your part.', 'You do not need to do anything.'],
  ['It has come to our attention that owls sing.', 'We have learned that owls sing.'],
  ['We have made significant investments in boats.', 'We have invested heavily in boats.'],
  ['The mill needs the improved equipment.', 'The mill needs the better equipment.'],
  ['The lamp is engineered to last.', 'The lamp is built to last.'],
  ['Owls function similarly to cats.', 'Owls work much like cats.'],
  ['They say yes to the deferral of the fair.', 'They say yes to putting off the fair.'],
  ['It meets 3 times per week.', 'It meets 3 times a week.'],
  ['The monks must acquire proficiency in Latin.', 'The monks must learn Latin.'],
  ['The fix involved a modification of two lines.', 'The fix meant changing two lines.'],
  ['He came from an incorrect address.', 'He came from the wrong address.'],
  ['Both need the same level of care.', 'Both need the same care.'],
  ['The day was devoted to mending nets.', 'The day was spent mending nets.'],
  ['Snow is a rare occurrence here.', 'Snow is rare here.'],
  ['This simplifies the hiring process significantly.', 'This makes the hiring process much simpler.'],
  ['The ideas contained in the book are old.', 'The ideas in the book are old.'],
])('"%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'A permit is required to fish.',
  'Cement accounts for 8 percent of the smoke.',
  'The story was carefully crafted.',
  'The survey was conducted by the monks.',
  'He is responsible for the fire.',
  'The seekers seek a king.',
  'The following rules hold.',
  'They were following the deer.',
  'The crew shares the best of the boats.',
  'The lamp accommodates a thick wick.',
  'The doctor declined.',
  'An improved engine may fail.',
  'The bridge improved access to the mill.',
  'The storm increased costs.',
  'The flood limited access to water.',
  'They live in secure housing.',
  'She will be opening and closing doors.',
  'The mill failed to terminate the lease.',
  'There is a common occurrence in the log.',
  'It may serve as powerful proof.',
  'They have a conflict of interest regarding the mill.',
])('"%s" stays as it is', (text) => {
  expect(plainly(text)).toBe(text)
})
