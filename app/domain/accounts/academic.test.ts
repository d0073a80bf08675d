import { expect, test } from 'vitest'
import { isAcademic } from './academic.ts'

test.each(['a@mit.edu', 'A@CS.MIT.EDU', 'a@ox.ac.uk', 'a@unimelb.edu.au'])('%s is academic', (email) => {
  expect(isAcademic(email)).toBe(true)
})

test.each(['a@education.com', 'a@edu.com', 'a@mit.edu.evil.com', 'a@ac.uk', 'edu@example.com', 'a@x.ac'])(
  '%s is not',
  (email) => {
    expect(isAcademic(email)).toBe(false)
  },
)
