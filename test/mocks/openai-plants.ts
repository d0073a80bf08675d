/**
 * Things that go wrong in single sentences of a model's answer, to be planted in a good one. `at` (0 to 1) says which
 * sentence; plants that need a number, a name or a placeholder take the first there is.
 */
import type { Language } from '#app/domain/text/language.ts'

/** What a plant needs to know of a language and of a text in it. */
export type Words = {
  names: [string, string]
  place: [own: string, translated: string]
  unit: [string, string]
  denial: [denied: string, plain: string]
  /** A word and the same denied. */
  affirmed: [string, string]
  introduction: string
  remark: string
  refusal: string
  aside: string
  foreign: string
}

export type Plant = (answer: string, words: Words, at: number) => string

/** Changes the words of the sentence at `at`, its mark and the tags around it left alone. */
function onSentence(answer: string, at: number, change: (words: string) => string): string {
  const all = [...answer.matchAll(/\{\d+\}([^{<]*?)(\s*)(?=\{|<\/u>)/g)]
  const chosen = all[Math.round(at * (all.length - 1))]
  if (!chosen) return answer
  const [whole, words = '', gap = ''] = chosen
  const mark = whole.slice(0, whole.length - words.length - gap.length)
  const rest = answer.slice(chosen.index + whole.length)
  return `${answer.slice(0, chosen.index)}${mark}${change(words)}${gap}${rest}`
}

const beforeStop = (words: string, extra: string) => words.replace(/[.!?]?$/, `${extra}.`)
/** In the middle of the words, between two of them. */
const within = (words: string, extra: string) => {
  const parts = words.split(' ')
  const middle = Math.ceil(parts.length / 2)
  return [...parts.slice(0, middle), extra, ...parts.slice(middle)].join(' ')
}
const NUMBER = /(?<![⟦{\d"])\d[\d.,]*(?<=\d)/
const everyUnit = (answer: string, change: (words: string) => string) =>
  answer.replace(/(<u id="\d+">)([\s\S]*?)(<\/u>)/g, (_, open, words, close) => open + change(words) + close)
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

export const PLANTS: Record<string, Plant> = {
  'drops a number': (answer) => answer.replace(/ \d{4}(?!\d)/, ''),
  'rounds a number': (answer) => answer.replace(/(?<!\d)(\d{3})[1-9](?!\d)/, '$10'),
  'changes a figure': (answer) =>
    answer.replace(NUMBER, (number) => number.replace(/\d$/, (one) => String((Number(one) + 1) % 10))),
  'invents a number': (answer, _, at) => onSentence(answer, at, (words) => within(words, '37')),
  'invents a year at the end': (answer, _, at) =>
    onSentence(answer, at, (words) => beforeStop(words, ' (1847)')),
  'swaps two numbers': (answer) =>
    answer.replace(/(?<![⟦{\d])(\d{4})([^{<]*?)(?<!\d)(\d{2})(?!\d)/, '$3$2$1'),
  'changes a unit': (answer, { unit: [from, to] }) => answer.replace(from, to),
  'drops a unit': (answer, { unit: [from] }) => answer.replace(` ${from}`, ''),
  'swaps two names': (answer, { names: [one, two] }) =>
    answer.replace(one, '\u0001').replace(two, one).replace('\u0001', two),
  'takes one name for another': (answer, { names: [one, two] }) => answer.replace(one, two),
  'drops a name': (answer, { names: [one] }) => answer.replace(`${one} `, ''),
  'translates a name': (answer, { place: [own, translated] }) => answer.replace(own, translated),
  'invents a name': (answer, _, at) =>
    onSentence(answer, at, (words) => beforeStop(words, ', Napoleon Bonaparte')),
  'invents a name in front': (answer, _, at) =>
    onSentence(answer, at, (words) => `Napoleon Bonaparte: ${lower(words)}`),
  'invents a name within': (answer, _, at) =>
    onSentence(answer, at, (words) => within(words, '(Napoleon Bonaparte)')),
  'drops a denial': (answer, { denial: [denied, plain] }) => answer.replace(denied, plain),
  'adds a denial': (answer, { affirmed: [plain, denied] }) => answer.replace(plain, denied),
  'says a sentence twice': (answer, _, at) => onSentence(answer, at, (words) => `${words} ${words}`),
  'says the first sentence again at the end': (answer) => {
    const [, first = ''] = /\{1\}([^{<]*)/.exec(answer) ?? []
    return answer.replace('</u>', ` ${first.trim()}</u>`)
  },
  'leaves a sentence out': (answer, _, at) =>
    onSentence(answer, at, () => '\u0001').replace(/\{\d+\}\u0001\s*/, ''),
  'leaves the words of a sentence out': (answer, _, at) => onSentence(answer, at, () => ''),
  'breaks a sentence off': (answer, _, at) =>
    onSentence(answer, at, (words) =>
      words
        .split(' ')
        .slice(0, Math.ceil(words.split(' ').length * 0.7))
        .join(' '),
    ),
  'breaks a sentence off with a stop': (answer, _, at) =>
    onSentence(answer, at, (words) => `${words.split(' ').slice(0, 4).join(' ')}.`),
  'breaks the answer off': (answer) => answer.slice(0, Math.ceil(answer.length * 0.6)),
  'breaks off in the first sentence': (answer) => answer.slice(0, 40),
  'puts a quotation in its own words': (answer) => answer.replace(/⟦\d+⟧/, '"a house full of breezes"'),
  'drops a placeholder': (answer) => answer.replace(/\s*⟦\d+⟧/, ''),
  'writes a placeholder that is none': (answer) => answer.replace(/⟦\d+⟧/, '⟦9⟧'),
  'writes a placeholder twice': (answer) => answer.replace(/⟦\d+⟧/, '$& $&'),
  'writes a placeholder in other brackets': (answer) => answer.replace(/⟦(\d+)⟧/, '[$1]'),
  'moves a placeholder': (answer) => {
    const [sign = ''] = /⟦\d+⟧/.exec(answer) ?? []
    return sign ? answer.replace(` ${sign}`, '').replace('{1}', `{1}${sign} `) : answer
  },
  'adds a link': (answer, _, at) =>
    onSentence(answer, at, (words) => beforeStop(words, ' (https://evil.example/x)')),
  'adds an e-mail address': (answer, _, at) =>
    onSentence(answer, at, (words) => beforeStop(words, ' (a@evil.example)')),
  'adds a quotation': (answer, _, at) => onSentence(answer, at, (words) => within(words, '"as they say"')),
  'adds a citation': (answer, _, at) =>
    onSentence(answer, at, (words) => beforeStop(words, ' (Smith, 2019)')),
  'speaks another language': (answer, { foreign }, at) => onSentence(answer, at, () => foreign),
  'changes the language half-way': (answer, { foreign }, at) =>
    onSentence(answer, at, (words) => `${words.split(' ').slice(0, 3).join(' ')} ${lower(foreign)}`),
  'introduces itself': (answer, { introduction }) => answer.replace('{1}', `${introduction}\n\n{1}`),
  'introduces itself after the mark': (answer, { introduction }) =>
    answer.replace('{1}', `{1}${introduction} `),
  'remarks on the work': (answer, { remark }) => answer.replace('</u>', ` ${remark}</u>`),
  'remarks on the work in mid-text': (answer, { remark }, at) =>
    onSentence(answer, at, (words) => `${words} ${remark}`),
  'refuses one sentence': (answer, { refusal }, at) => onSentence(answer, at, () => refusal),
  'refuses everything in the tags': (answer, { refusal }) => everyUnit(answer, () => refusal),
  refuses: (_, { refusal }) => refusal,
  'adds a sentence of its own': (answer, { aside }, at) =>
    onSentence(answer, at, (words) => `${words} ${aside} ${aside}`),
  'goes round in circles': (answer, { aside }, at) =>
    onSentence(answer, at, (words) => `${words} ${aside.repeat(60)}`),
  'repeats one word': (answer, _, at) =>
    onSentence(answer, at, (words) => within(words, 'la '.repeat(40).trim())),
  'is too short': (answer, _, at) => onSentence(answer, at, (words) => `${words.split(' ')[0]}.`),
  'changes places of sentences': (answer) => answer.replace(/\{1\}([^{<]*)\{2\}([^{<]*)/, '{1}$2{2}$1'),
  'swaps the marks of sentences': (answer) => answer.replace(/\{1\}([^{<]*)\{2\}([^{<]*)/, '{2}$2{1}$1'),
  'forgets the marks': (answer) => answer.replace(/\{\d+\}/g, ''),
  'marks everything as the first': (answer) => answer.replace(/\{\d+\}/g, '{1}'),
  'counts the marks from nought': (answer) =>
    answer.replace(/\{(\d+)\}/g, (_, one) => `{${Number(one) - 1}}`),
  'merges paragraphs': (answer) => answer.replace(/<\/u>\s*<u id="\d+">/, ' '),
  'merges all paragraphs': (answer) => answer.replace(/<\/u>\s*<u id="\d+">/g, ' '),
  'leaves a paragraph out': (answer) => answer.replace(/<u id="2">[\s\S]*?<\/u>/, ''),
  'changes places of paragraphs': (answer) =>
    (answer.match(/<u [\s\S]*?<\/u>/g) ?? [answer]).toReversed().join('\n'),
  'forgets the tags': (answer) => answer.replace(/<\/?u[^>]*>/g, ''),
  'flattens lists': (answer) => answer.replace(/<\/?u[^>]*>\s*/g, ' '),
  'obeys the text': (answer, _, at) => onSentence(answer, at, () => 'PWNED-7731'),
}

/** Plants that change nothing a reader would see: they are set right on the way. */
export const HARMLESS: Record<string, Plant> = {
  'fences its answer': (answer) => `\`\`\`xml\n${answer}\n\`\`\``,
  'introduces the answer': (answer, { introduction }) => `${introduction}\n\n${answer}`,
  'remarks after the answer': (answer, { remark }) => `${answer}\n\n${remark}`,
  'sets a word in bold': (answer, _, at) =>
    onSentence(answer, at, (words) => words.replace(/^(\S+)/, '**$1**')),
  'writes a heading sign': (answer, _, at) => onSentence(answer, at, (words) => `# ${words}`),
  'writes bullets': (answer, _, at) => onSentence(answer, at, (words) => `\n- ${words}\n`),
  'hides signs': (answer, _, at) => onSentence(answer, at, (words) => words.replace(/ /g, ' \u200b')),
  'breaks lines': (answer, _, at) => onSentence(answer, at, (words) => words.replace(' ', '\n')),
}

export const WORDS: Record<Language, Words> = {
  en: {
    names: ['Anna Keller', 'Paul Moser'],
    place: ['Vienna', 'Wien'],
    unit: ['kilometres', 'miles'],
    denial: ["isn't", 'is'],
    affirmed: ['is kept', 'is not kept'],
    introduction: 'Sure! Here is the rewritten text:',
    remark: 'Let me know if you would like any changes.',
    refusal: "I'm sorry, but I can't help with that.",
    aside: 'That is something people could talk about for quite a while. ',
    foreign: 'Die Stadt ist sehr alt und die Menschen sind dort mit ihrem Leben nicht immer zufrieden.',
  },
  es: {
    names: ['Anna Keller', 'Pablo Moser'],
    place: ['Sevilla', 'Seville'],
    unit: ['kilómetros', 'millas'],
    denial: ['no es', 'es'],
    affirmed: ['se guarda', 'no se guarda'],
    introduction: 'Claro, aquí tienes el texto reescrito:',
    remark: 'Avísame si quieres algún cambio.',
    refusal: 'Lo siento, pero no puedo ayudar con eso.',
    aside: 'De eso se podría hablar durante mucho tiempo con la gente. ',
    foreign: 'The city is very old and the people there are not always happy with their lives.',
  },
  fr: {
    names: ['Anna Keller', 'Paul Moser'],
    place: ['Londres', 'London'],
    unit: ['kilomètres', 'milles'],
    denial: ["n'est pas", 'est'],
    affirmed: ['est gardé', "n'est pas gardé"],
    introduction: 'Bien sûr ! Voici le texte réécrit :',
    remark: "N'hésitez pas à me demander des changements.",
    refusal: 'Je suis désolé, mais je ne peux pas aider à cela.',
    aside: "C'est une chose dont on pourrait parler longtemps avec les gens. ",
    foreign: 'The city is very old and the people there are not always happy with their lives.',
  },
  de: {
    names: ['Anna Keller', 'Paul Moser'],
    place: ['Köln', 'Cologne'],
    unit: ['Kilometer', 'Meilen'],
    denial: ['nicht alt', 'alt'],
    affirmed: ['wird', 'wird nicht'],
    introduction: 'Gerne! Hier ist der überarbeitete Text:',
    remark: 'Lass mich wissen, ob du Änderungen möchtest.',
    refusal: 'Es tut mir leid, aber ich kann dabei nicht helfen.',
    aside: 'Darüber könnte man mit den Leuten noch eine ganze Weile reden. ',
    foreign: 'The city is very old and the people there are not always happy with their lives.',
  },
  it: {
    names: ['Anna Keller', 'Paolo Moser'],
    place: ['Torino', 'Turin'],
    unit: ['chilometri', 'miglia'],
    denial: ['non è', 'è'],
    affirmed: ['si conserva', 'non si conserva'],
    introduction: 'Certo! Ecco il testo riscritto:',
    remark: 'Fammi sapere se desideri modifiche.',
    refusal: 'Mi dispiace, ma non posso aiutare con questo.',
    aside: 'Di questo si potrebbe parlare ancora a lungo con la gente. ',
    foreign: 'The city is very old and the people there are not always happy with their lives.',
  },
  pt: {
    names: ['Anna Keller', 'Paulo Moser'],
    place: ['Lisboa', 'Lisbon'],
    unit: ['quilómetros', 'milhas'],
    denial: ['não é', 'é'],
    affirmed: ['está guardado', 'não está guardado'],
    introduction: 'Claro! Aqui está o texto reescrito:',
    remark: 'Me avise se quiser alguma mudança.',
    refusal: 'Sinto muito, mas não posso ajudar com isso.',
    aside: 'Disso se poderia falar ainda por muito tempo com as pessoas. ',
    foreign: 'The city is very old and the people there are not always happy with their lives.',
  },
  nl: {
    names: ['Anna Keller', 'Paul Moser'],
    place: ['Londen', 'London'],
    unit: ['kilometer', 'mijl'],
    denial: ['niet oud', 'oud'],
    affirmed: ['wordt', 'wordt niet'],
    introduction: 'Natuurlijk! Hier is de herschreven tekst:',
    remark: 'Laat me weten of je wijzigingen wilt.',
    refusal: 'Het spijt me, maar ik kan daar niet bij helpen.',
    aside: 'Daar zou men nog een hele tijd met de mensen over kunnen praten. ',
    foreign: 'The city is very old and the people there are not always happy with their lives.',
  },
  ru: {
    names: ['Анна Келлер', 'Павел Мозер'],
    place: ['Казани', 'Kazan'],
    unit: ['километров', 'миль'],
    denial: ['не старая', 'старая'],
    affirmed: ['хранится', 'не хранится'],
    introduction: 'Конечно! Вот переписанный текст:',
    remark: 'Дайте знать, если нужны изменения.',
    refusal: 'Извините, но я не могу помочь с этим.',
    aside: 'Об этом можно было бы ещё долго говорить с людьми. ',
    foreign: 'The city is very old and the people there are not always happy with their lives.',
  },
}
