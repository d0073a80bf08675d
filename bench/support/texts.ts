const SENTENCES = [
  'The garden behind the old library is open to everyone who likes to read outside.',
  'In order to keep it quiet, the benches stand far apart and the paths are covered with bark.',
  'Most visitors come in the morning, when the light is soft and the birds are still loud.',
  'A small group of neighbours waters the beds and repairs whatever the winter has broken.',
  'They do not ask for money, but they are glad about seeds, tools and a helping hand.',
  'However, the roof of the shed leaks, and nobody has found the time to mend it yet.',
  'Children collect snails there and carry them to the far end, away from the lettuce.',
  'Some of the apple trees are older than the houses around them and bear numerous small fruits.',
  'When it rains, people stay under the wooden porch and talk about books they have not finished.',
  'It is not a famous place, yet those who have found it keep coming back.',
]

/** A plain text of so many sentences, without facts that would have to be hidden from a model; `seed` varies it. */
export function plainText(sentences: number, seed = 0): string {
  return Array.from({ length: sentences }, (_, at) => SENTENCES[(at * 3 + seed) % SENTENCES.length]).join(' ')
}
