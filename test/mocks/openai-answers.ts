/**
 * What the mock model says. It knows the two shapes of question the product asks (numbered paragraphs to rewrite, with a
 * mark before each sentence, and anything else) and can be told, by a word within the question, to answer the way models answer on bad days.
 */

/** Ways of going wrong. Each is asked for by its name after `fault-` in the text, or with `-once` for the first time only. */
export const FAULTS = [
  'unauthorised',
  'rate-limit',
  'server-error',
  'context',
  'rejects-max-tokens',
  'html',
  'json',
  'hang',
  'hang-midstream',
  'reset',
  'reset-midstream',
  'cut',
  'no-done',
  'endless',
  'bad-event',
  'error-event',
  'split-utf',
  'crlf',
  'comments',
  'empty',
  'length',
  'filter',
  'preamble',
  'preamble-inside',
  'fenced',
  'drop-number',
  'invent-number',
  'invent-name',
  'drop-placeholder',
  'drop-unit',
  'swap-units',
  'no-tags',
  'flatten-list',
  'bold',
  'other-language',
  'repeat',
  'stutter',
  'too-long',
  'too-short',
  'refusal',
  'refusal-inside',
  'obey',
] as const
export type Fault = (typeof FAULTS)[number]

export function isFault(name: string): name is Fault {
  return FAULTS.some((fault) => fault === name)
}

type Unit = { id: string; text: string }

/** Stock phrases of drafts and plainer ones in their place, in the eight languages: enough to see a rewrite happened. */
const PLAINER: readonly [RegExp, string][] = [
  [/\bin order to\b/g, 'to'],
  [/\butili[sz]e\b/g, 'use'],
  [/\bnumerous\b/g, 'many'],
  [/\bdemonstrates\b/g, 'shows'],
  [/\bfacilitates\b/g, 'helps'],
  [/\bHowever,/g, 'But'],
  [/\bFurthermore,/g, 'Also,'],
  [/\bMoreover,/g, 'What is more,'],
  [/\bis not\b/g, "isn't"],
  [/\bdo not\b/g, "don't"],
  [/\bSin embargo,/g, 'Pero'],
  [/\bAdemás,/g, 'También,'],
  [/\bCependant,/g, 'Mais'],
  [/\bDe plus,/g, 'Aussi,'],
  [/\bJedoch\b/g, 'Aber'],
  [/\bDarüber hinaus\b/g, 'Auch'],
  [/\bTuttavia,/g, 'Ma'],
  [/\bInoltre,/g, 'Anche,'],
  [/\bNo entanto,/g, 'Mas'],
  [/\bAlém disso,/g, 'Também,'],
  [/\bEchter,/g, 'Maar'],
  [/\bBovendien\b/g, 'Ook'],
  [/Однако,?/g, 'Но'],
  [/Кроме того,/g, 'Также'],
]

function reword(text: string): string {
  return PLAINER.reduce((words, [from, to]) => words.replace(from, to), text)
}

function unitsOf(question: string): Unit[] {
  return [...question.matchAll(/<u id="(\d+)">([\s\S]*?)<\/u>/g)].map(([, id = '', text = '']) => ({
    id,
    text,
  }))
}

/** Adds words before the full stop at the end. */
const atEnd = (text: string, extra: string) => text.replace(/[.!?]?$/, `, ${extra}.`)

/** A number of the text, not of a placeholder or a mark. */
const NUMBER = /(?<![⟦{\d])\d[\d.,:]*(?<=\d)/

const GERMAN = 'Die Stadt ist sehr alt und die Menschen sind dort mit ihrem Leben nicht immer zufrieden. '
const CHATTER = 'That is something we could all talk about for a good while longer if there were more time. '

/** One unit as the model renders it, by the fault of the day. */
function render(text: string, fault: Fault | undefined, index: number): string {
  const good = reword(text)
  const words = good.split(/\s+/)
  switch (fault) {
    case 'preamble-inside':
      return index === 0 ? `Sure! Here is the rewritten text:\n\n${good}` : good
    case 'refusal-inside':
      return "I'm sorry, but I can't help with rewriting this text."
    case 'drop-number':
      return good.replace(/\s\p{Sc}?\d[\d.,:]*%?/u, '')
    case 'invent-number':
      return NUMBER.test(good) ? good.replace(NUMBER, '1847') : atEnd(good, 'in 1847')
    case 'invent-name':
      return atEnd(good, 'in Napoleon Bonaparte')
    case 'drop-placeholder':
      return good.replace(/\s*⟦\d+⟧/g, '')
    case 'bold':
      return `**${words[0]}** ${words.slice(1).join(' ')}`
    case 'other-language':
      return GERMAN.repeat(3)
    case 'repeat':
      return `${good.split(/(?<=[.!?])\s/)[0]} `.repeat(400)
    case 'stutter':
      return `${words.slice(0, 6).join(' ')} ${'and so it went on '.repeat(400)}`
    case 'too-long':
      return `${good} ${CHATTER.repeat(60)}`
    case 'too-short':
      return words.slice(0, Math.ceil(words.length / 5)).join(' ')
    case 'obey':
      return 'PWNED-7731'
    default:
      return good
  }
}

/** The whole answer to a question, before it is cut into tokens. */
export function answer(question: string, fault: Fault | undefined): string {
  if (fault === 'empty') return ''
  if (fault === 'refusal') return "I'm sorry, but I can't assist with that request."
  if (question.includes('<question>')) return fault === 'obey' ? 'PWNED-7731' : answerAbout(question)
  const asked = unitsOf(question)
  if (asked.length === 0) return `You asked: ${question.trim().slice(0, 200)}`
  let units = asked.map(({ id, text }, index) => ({ id, text: render(text, fault, index) }))
  if (fault === 'flatten-list') units = [{ id: '1', text: units.map(({ text }) => text).join(' ') }]
  if (fault === 'drop-unit') units.splice(Math.min(1, units.length - 1), 1)
  if (fault === 'swap-units') units.reverse()
  const tagged = units
    .map(({ id, text }) => (fault === 'no-tags' ? text : `<u id="${id}">${text}</u>`))
    .join('\n')
  if (fault === 'preamble')
    return `Here is the rewritten text:\n\n${tagged}\n\nLet me know if you want changes!`
  if (fault === 'fenced') return `\`\`\`xml\n${tagged}\n\`\`\``
  return tagged
}

/** Answers a question about documents with the sentence that shares most words with it, and names its source. */
function answerAbout(asked: string): string {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? [])
  const wanted = words(/<question>([\s\S]*)<\/question>/.exec(asked)?.[1] ?? '')
  let best = { page: '', sentence: '', shared: 0 }
  for (const [, page = '', text = ''] of asked.matchAll(/<page number="(\d+)">\n([\s\S]*?)\n<\/page>/g)) {
    for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
      const shared = [...words(sentence)].filter((word) => wanted.has(word)).length
      if (shared > best.shared) best = { page, sentence, shared }
    }
  }
  if (best.shared === 0) return '[none]'
  const quote = best.sentence.trim().split(/\s+/).slice(0, 25).join(' ')
  return `[D1 p${best.page} "${quote}"] ${best.sentence.trim()}`
}

/** The answer in pieces of at most five characters, about what a tokeniser makes of it. */
export function tokens(text: string): string[] {
  return text.match(/\s?\S{1,5}|\s+/gu) ?? []
}
