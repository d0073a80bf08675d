import { expect, test } from 'vitest'
import { faceOf } from './picture.ts'

test.each([
  ['Ada', 'Byron', 'AB'],
  [' élodie ', 'ðorsteinn', 'ÉÐ'],
  ['Ada', '', 'A'],
  ['👩‍🚀 Sally', 'Ride', '👩‍🚀R'],
  ['', '', ''],
])('%j %j is shown as %j', (firstName, lastName, initials) => {
  expect(faceOf({ firstName, lastName, profilePicture: null })).toEqual({ picture: null, initials })
})
