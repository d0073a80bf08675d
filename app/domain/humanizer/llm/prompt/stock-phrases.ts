import type { Language } from '#app/domain/text/language.ts'

/** Phrases and words that drafts of language models wear out, lower case; a star stands for any ending. */
const WORN: Record<Language, string> = {
  en: "it is important to note|it is worth noting|it should be noted|in today's world|in today's fast-paced|in the realm of|in the world of|in order to|plays a crucial role|play a crucial role|plays a vital role|a testament to|navigat* the complexities|at its core|in conclusion|in summary|in essence|not only|rich tapestry|ever-evolving|ever-changing|a wide range of|a plethora of|furthermore|moreover|additionally|delve*|leverag*|utiliz*|foster*|seamless*|robust|pivotal|crucial|multifaceted|landscape|tapestry|testament|underscor*|showcas*|holistic|transformative|game-changer|embark*|unlock*|empower*|nuanced|intricate|paramount|myriad|vibrant|cutting-edge|groundbreaking|facilitat*|numerous|enhanc*|harness*",
  es: 'es importante destacar|es importante señalar|cabe destacar|cabe mencionar|en el mundo actual|en la actualidad|en el ámbito de|juega un papel crucial|desempeña un papel fundamental|un testimonio de|en conclusión|en resumen|no solo|una amplia gama|además|asimismo|sin embargo|por otro lado|fundamental|crucial|integral|innovador*|transformador*|potenciar|fomentar|facilitar|optimizar|sumérg*|en constante evolución|clave',
  fr: "il est important de noter|il convient de noter|il est essentiel de|dans le monde d'aujourd'hui|de nos jours|dans le domaine de|joue un rôle crucial|jouent un rôle essentiel|un témoignage de|en conclusion|en résumé|non seulement|une large gamme|de plus|par ailleurs|en outre|cependant|crucial*|essentiel*|incontournable*|novateur*|favoriser|optimiser|faciliter|plonge*|en constante évolution|véritable",
  de: 'es ist wichtig zu beachten|es ist wichtig|es sei darauf hingewiesen|in der heutigen welt|in der heutigen zeit|im bereich der|spielt eine entscheidende rolle|spielen eine wichtige rolle|ein zeugnis|zusammenfassend lässt sich|nicht nur|eine vielzahl von|darüber hinaus|des weiteren|jedoch|zudem|entscheidend*|maßgeblich*|nahtlos*|ganzheitlich*|innovativ*|bahnbrechend*|ermöglich*|gewährleist*|eintauchen|stetig wandel*',
  it: "è importante notare|è importante sottolineare|vale la pena notare|nel mondo di oggi|al giorno d'oggi|nell'ambito di|gioca un ruolo cruciale|svolge un ruolo fondamentale|una testimonianza|in conclusione|in sintesi|non solo|un'ampia gamma|inoltre|tuttavia|pertanto|fondamentale|cruciale|innovativ*|trasformativ*|favorire|facilitare|ottimizzare|immerg*|in continua evoluzione",
  pt: 'é importante notar|é importante destacar|vale ressaltar|vale a pena destacar|no mundo de hoje|nos dias de hoje|no âmbito de|desempenha um papel crucial|desempenham um papel fundamental|um testemunho|em conclusão|em resumo|não apenas|não só|uma ampla gama|além disso|ademais|no entanto|portanto|fundamental|crucial|inovador*|transformador*|potencializar|fomentar|facilitar|otimizar|mergulh*|em constante evolução',
  nl: 'het is belangrijk om|het is belangrijk op te merken|het is de moeite waard|in de wereld van vandaag|in de huidige tijd|op het gebied van|speelt een cruciale rol|spelen een belangrijke rol|een bewijs van|concluderend|samenvattend|niet alleen|een breed scala|bovendien|daarnaast|echter|derhalve|cruciaal|cruciale|essentieel|naadloos|innovatie*|baanbrekend*|faciliter*|optimaliser*|duik*|voortdurend veranderend*',
  ru: 'важно отметить|следует отметить|стоит отметить|необходимо отметить|в современном мире|в настоящее время|в сфере|играет ключевую роль|играют важную роль|является свидетельством|в заключение|подводя итог|таким образом|не только|широкий спектр|кроме того|более того|однако|ключев*|неотъемлем*|инновацион*|комплексн*|способству*|оптимизир*|обеспечива*|осуществля*|данн*|является|погруж*|постоянно меняющ*',
}

/** More of them would cost more than they tell. */
const MOST = 10

const patterns = new Map<Language, RegExp>()

/** The worn phrases that `text` has, as they stand in it, each once, in its order. */
export function stockPhrasesIn(text: string, language: Language): string[] {
  const found = text.toLowerCase().replaceAll('’', "'").match(patternOf(language)) ?? []
  return [...new Set(found)].slice(0, MOST)
}

function patternOf(language: Language): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const longest = WORN[language].split('|').toSorted((one, two) => two.length - one.length)
  const alternatives = longest.map((phrase) => phrase.replaceAll('*', '\\p{L}*')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'gu')
  patterns.set(language, pattern)
  return pattern
}
