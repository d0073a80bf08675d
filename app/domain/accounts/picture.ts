const MB = 1024 * 1024

/** Bytes of a file that somebody sends in as their picture; what is kept is drawn anew and far smaller. */
export const MAX_PICTURE_BYTES = 10 * MB

/** What is said of a file over that. */
export const PICTURE_TOO_LARGE = `Pictures can have up to ${MAX_PICTURE_BYTES / MB} MB. Please make this one smaller, or choose another.`

/** What a file field offers to choose from; what is accepted is what is in the file. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif'

/** Where the owner's browser gets the picture of that key; another picture has another address. */
export function pictureAddress(key: string): string {
  return `/api/account/picture?v=${key}`
}

/** What there is to show of somebody: the address of their picture, and the letters that stand for them without one. */
export type Face = { picture: string | null; initials: string }

export function faceOf(user: { firstName: string; lastName: string; profilePicture: string | null }): Face {
  return {
    picture: user.profilePicture && pictureAddress(user.profilePicture),
    initials: firstLetter(user.firstName) + firstLetter(user.lastName),
  }
}

/** What people see as one letter may be several characters. Made once: every page has somebody's initials. */
const LETTERS = new Intl.Segmenter('en')

function firstLetter(name: string): string {
  const [letter] = LETTERS.segment(name.trim())
  return letter?.segment.toLocaleUpperCase('en') ?? ''
}
