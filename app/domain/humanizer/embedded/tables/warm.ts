/** Warmer wording for tones that turn to the reader: "you" for what is said of people in general. */
export const WARM = `
family members = relatives @0.6
`
