import { random } from '#test/random.ts'

const SYLLABLES = [
  'bar',
  'den',
  'fal',
  'gor',
  'hel',
  'kin',
  'lom',
  'mar',
  'nor',
  'pel',
  'ros',
  'tam',
  'vel',
  'wick',
]
const THINGS = [
  'bridge',
  'harbour',
  'library',
  'mill',
  'market hall',
  'observatory',
  'school',
  'signal tower',
]
const PEOPLE = ['Ada Thornbury', 'Jonas Weaver', 'Mira Castell', 'Peter Oldham', 'Ruth Farrow', 'Simon Hale']
const STUFF = ['granite', 'oak', 'brick', 'slate', 'limestone', 'cast iron', 'copper']
const ASIDES = [
  'The council paid for it in four parts, and the last of them came a year late.',
  'Several families moved away in those years, while others came from the coast to look for work.',
  'A short report in the county paper praises the workmanship but complains about the noise.',
  'Its keeper wrote down the weather each morning, so that we know more about frost than about visitors.',
  'Later descriptions disagree on the colour of the doors, which were painted more than once.',
  'Whoever walks there today sees little of this, since the river was led into a new bed.',
]

/** A long document as Markdown, one chapter a page, and questions that are each answered on a single page. */
export function longDocument(pageCount: number): { markdown: string; questions: string[] } {
  const chance = random(500)
  const pages: string[] = []
  const questions: string[] = []
  for (let page = 1; page <= pageCount; page++) {
    const place = placeName(page)
    const thing = chance.pick(THINGS)
    const sentences = Array.from({ length: 20 }, () => {
      const year = 1500 + chance.below(500)
      return chance.pick([
        `The ${chance.pick(THINGS)} was built of ${chance.pick(STUFF)} after the flood of ${year}.`,
        `${chance.pick(PEOPLE)} counted ${20 + chance.below(900)} houses there in ${year}, not all of them lived in.`,
        `In ${year} a load of ${chance.pick(STUFF)} cost ${3 + chance.below(90)} crowns at the market.`,
        `${chance.pick(PEOPLE)} and ${chance.pick(PEOPLE)} argued about the ${chance.pick(THINGS)} for years.`,
        chance.pick(ASIDES),
      ])
    })
    const fact = `The ${thing} of ${place} was finished in ${1500 + chance.below(500)} by ${chance.pick(PEOPLE)}.`
    sentences.splice(chance.below(sentences.length), 0, fact)
    pages.push(`# ${place}\n\n${sentences.join(' ')}`)
    questions.push(`When was the ${thing} of ${place} finished?`)
  }
  return { markdown: pages.join('\n\n'), questions }
}

/** A name for each number, no two alike. */
function placeName(number: number): string {
  const syllable = (at: number) => SYLLABLES[at % SYLLABLES.length] ?? ''
  const name = `${syllable(number)}${syllable(Math.floor(number / 14))}${syllable(Math.floor(number / 196) + 3)}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}
