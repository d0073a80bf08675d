import { withText } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Frequent nouns of definitions in the nominative; the instrumental is made from them. */
const NOUNS =
  'фактор инструмент элемент способ этап процесс источник компонент метод шаг пример результат навык ресурс город вид продукт аспект вопрос подход принцип помощник лидер центр напиток символ шанс выбор вариант тренд механизм момент признак показатель стимул спутник залог двигатель друг союзник праздник ресторан отель прорыв ' +
  'часть цель составляющая деятельность потребность особенность ценность возможность обязанность ' +
  'основа задача проблема тема причина форма мера опора система черта страна угроза ' +
  'условие решение направление явление увлечение преимущество средство место препятствие качество хобби'

const CASES = new Map<string, { text: string; gender: 'm' | 'f' | 'n' | 'p' }>()
for (const noun of NOUNS.split(' ')) {
  if (noun.endsWith('ая')) CASES.set(`${noun.slice(0, -2)}ей`, { text: noun, gender: 'f' })
  else if (noun.endsWith('ь') && !/(?:тель)$/.test(noun)) {
    CASES.set(`${noun}ю`, { text: noun, gender: 'f' })
    CASES.set(`${noun.slice(0, -1)}ями`, { text: `${noun.slice(0, -1)}и`, gender: 'p' })
  } else if (/тель$/.test(noun)) CASES.set(`${noun.slice(0, -1)}ем`, { text: noun, gender: 'm' })
  else if (noun.endsWith('а')) {
    CASES.set(`${noun.slice(0, -1)}${/ча$/.test(noun) ? 'ей' : 'ой'}`, { text: noun, gender: 'f' })
    CASES.set(`${noun}ми`, { text: noun.slice(0, -1) + (/[гкхжшщч]а$/.test(noun) ? 'и' : 'ы'), gender: 'p' })
  } else if (noun.endsWith('о') || noun.endsWith('е')) {
    CASES.set(`${noun}м`, { text: noun, gender: 'n' })
    CASES.set(`${noun.slice(0, -1)}${noun.endsWith('о') ? 'а' : 'я'}ми`, {
      text: noun.slice(0, -1) + (noun.endsWith('о') ? 'а' : 'я'),
      gender: 'p',
    })
  } else if (noun === 'напиток') CASES.set('напитком', { text: noun, gender: 'm' })
  else if (/[^уыаиоеюя]$/.test(noun)) {
    CASES.set(`${noun}ом`, { text: noun, gender: 'm' })
    if (!/^(?:город|центр|помощник|лидер|шанс|выбор|спутник|друг|союзник|залог|праздник)$/.test(noun))
      CASES.set(`${noun}ами`, { text: noun + (/[гкхжшщч]$/.test(noun) ? 'и' : 'ы'), gender: 'p' })
  }
}

/** Adjectives with a stressed ending: "основной", not "основный". */
const STRESSED = /(?:[ео]в|основн|прост|больш|друг|люб|жив|так|мест)$/

/**
 * The words from `at` in the nominative, when they are "одной из", or adjectives and a noun in the instrumental that
 * are known: "важной частью" → "важная часть". `end` is the place behind them.
 */
export function inNominative(
  tokens: readonly Token[],
  at: number,
  plural: boolean,
): { tokens: Token[]; end: number } | undefined {
  const first = tokens[at]
  if (!first?.word || first.kept) return undefined
  if (tokens[at + 1]?.lower === 'из' && !plural) {
    if (first.lower === 'одной') return { tokens: [withText(first, 'одна')], end: at + 1 }
    const found = tokens.slice(at + 2, at + 6).find((token) => /[ое]в$/.test(token.lower))
    return first.lower === 'одним' && found ? { tokens: [withText(first, 'один')], end: at + 1 } : undefined
  }
  let end = at
  while (end < at + 4 && !CASES.has(tokens[end]?.lower ?? '')) {
    const word = tokens[end]
    if (!word?.word || word.kept || !/(?:[ыи]м|[ое]й|ыми|ими|более|очень|самым|самой)$/.test(word.lower))
      return undefined
    end++
  }
  const noun = tokens[end]
  const found = noun && CASES.get(noun.lower)
  if (!noun || !found || noun.kept || (found.gender === 'p' && !plural)) return undefined
  const result: Token[] = []
  for (const word of tokens.slice(at, end)) {
    const form = /^(?:более|очень)$/.test(word.lower) ? word.lower : nominative(word.lower, found.gender)
    if (form === undefined) return undefined
    result.push(withText(word, form))
  }
  return { tokens: [...result, withText(noun, found.text)], end: end + 1 }
}

function nominative(word: string, gender: 'm' | 'f' | 'n' | 'p'): string | undefined {
  const ending = { m: /[ыи]м$/, n: /[ыи]м$/, f: /[ое]й$/, p: /[ыи]ми$/ }[gender]
  if (!ending.test(word)) return undefined
  const stem = word.replace(ending, '')
  if (gender === 'p') return `${stem}${word.endsWith('ыми') ? 'ые' : 'ие'}`
  if (gender === 'f') return `${stem}${/н$/.test(stem) && word.endsWith('ей') ? 'яя' : 'ая'}`
  const soft = word.endsWith('им') && !/[гкхжшщч]$/.test(stem)
  const hissing = /[жшщч]$/.test(stem)
  if (gender === 'n') return `${stem}${soft || hissing ? 'ее' : 'ое'}`
  if (STRESSED.test(stem)) return `${stem}ой`
  return `${stem}${word.endsWith('ым') ? 'ый' : 'ий'}`
}
