import type { Language } from '#app/domain/text/language.ts'

/**
 * Words that join a sentence to the one before it without taking part in what it says, by language: `opening` before a
 * comma at the start, `bare` without one, `within` between commas, and `loose` with none around them.
 */
type Connectives = { opening: string; bare?: string; within?: string; loose?: string }

const CONNECTIVES: Record<Language, Connectives> = {
  en: {
    opening:
      'however|moreover|furthermore|therefore|thus|hence|consequently|even so|nevertheless|nonetheless|in addition|additionally|in contrast|by contrast|on the contrary|conversely|in fact|indeed|of course|for example|for instance|in particular|similarly|likewise|as a result|as a consequence|accordingly|unfortunately|fortunately|overall|in short|in general|generally|finally|also|besides|meanwhile|contrary to \\p{L}+ expectations?|(?:more )?importantly|interestingly|notably|in other words|put simply|on the other hand|still|yet|again',
    bare: 'but (?=(?:the|an?|some|most|many|no) )|and (?=(?:the|an?|some|most|many|no) )|yet (?=(?:the|an?) )',
    within:
      'however|therefore|in contrast|by contrast|of course|for example|for instance|in fact|moreover|nevertheless|on the other hand|too|in turn',
  },
  es: {
    opening:
      'sin embargo|no obstante|además|por (?:lo )?tanto|por ello|asimismo|en cambio|de hecho|por ejemplo|así|así pues|finalmente|en consecuencia|por otro lado|por otra parte|por el contrario|en general|en particular|ahora bien|al contrario',
    bare: 'pero (?=(?:el|la|los|las|un|una) )|y (?=(?:el|la|los|las) )',
    within:
      'sin embargo|en cambio|por tanto|por lo tanto|no obstante|por ejemplo|además|por el contrario|en consecuencia',
  },
  fr: {
    opening:
      'cependant|toutefois|néanmoins|de plus|en outre|par ailleurs|en effet|en revanche|par contre|pourtant|par exemple|enfin|de même|par conséquent|au contraire|en général|de fait|bref',
    bare: "mais (?=(?:le|la|les|un|une|l['’])[\\s\\p{L}])|or (?=(?:le|la|les) )",
    within:
      'cependant|toutefois|en revanche|par contre|en effet|par exemple|au contraire|de plus|lui|quant à lui|quant à elle|elle',
    loose: 'toutefois|cependant',
  },
  de: {
    opening: '(?!)',
    bare: 'aber (?=(?:der|die|das|ein|eine|im|in|auf|bei|mit|nach) )|und (?=(?:der|die|das|ein|eine) )|denn (?=(?:der|die|das|ein|eine) )',
    loose: 'jedoch|allerdings|hingegen|außerdem|zudem|freilich|indes|nämlich',
  },
  it: {
    opening:
      'tuttavia|inoltre|infatti|invece|pertanto|quindi|perciò|per esempio|ad esempio|infine|di conseguenza|al contrario|in generale|in particolare',
    bare: "ma (?=(?:il|lo|la|i|gli|le|un|una|l['’])[\\s\\p{L}])",
    within: 'tuttavia|invece|infatti|per esempio|ad esempio|però|inoltre|quindi',
  },
  pt: {
    opening:
      'no entanto|contudo|além disso|porém|todavia|portanto|por isso|por exemplo|de fato|de facto|assim|por fim|em geral|em particular|pelo contrário|por outro lado',
    bare: 'mas (?=(?:o|a|os|as|um|uma) )',
    within: 'no entanto|contudo|porém|todavia|por exemplo|por sua vez|portanto|além disso',
  },
  nl: {
    opening: '(?!)',
    bare: 'maar (?=(?:de|het|een) )|en (?=(?:de|het|een) )|want (?=(?:de|het|een) )',
    loose: 'echter|daarentegen|bovendien|overigens',
  },
  ru: {
    opening:
      'однако|кроме того|таким образом|например|тем не менее|следовательно|впрочем|напротив|конечно|в частности|наоборот',
    bare: 'но |однако ',
    within: 'однако|впрочем|например|напротив|конечно|таким образом|следовательно',
  },
}

type Patterns = { opening: RegExp; within: RegExp | undefined; loose: RegExp | undefined }
const compiled = new Map<Language, Patterns>()

function patterns(language: Language): Patterns {
  const known = compiled.get(language)
  if (known) return known
  const { opening, bare, within, loose } = CONNECTIVES[language]
  const made = {
    opening: new RegExp(`^(?:(?:${opening}), ${bare ? `|(?:${bare})` : ''})(?=\\p{L})`, 'iu'),
    within: within ? new RegExp(`(?<=\\p{L}), (?:${within}), (?=\\p{L})`, 'iu') : undefined,
    loose: loose ? new RegExp(`(?<=\\p{Ll}) (?:${loose}) (?=\\p{L})`, 'u') : undefined,
  }
  compiled.set(language, made)
  return made
}

/** Returns a sentence without the words that only join it to the one before: "Even so, a lock was built" without "Even so". */
export function withoutConnectives(sentence: string, language: Language): string {
  const { opening, within, loose } = patterns(language)
  const opened = sentence.replace(opening, '')
  const first = opened === sentence ? opened : opened.charAt(0).toUpperCase() + opened.slice(1)
  const inner = within ? first.replace(within, ' ') : first
  // "… wirkt sofort, hält jedoch nur kurz": there the word joins two parts of the sentence itself.
  return loose
    ? inner.replace(loose, (word, at: number) => (inner.slice(0, at).includes(',') ? word : ' '))
    : inner
}
