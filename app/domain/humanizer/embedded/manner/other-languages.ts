import { compareFacts } from '#app/domain/text/facts.ts'
import type { Language } from '#app/domain/text/language.ts'
import { wordCount } from '../clauses.ts'
import type { Context } from '../context.ts'
import { join } from '../tokens.ts'
import { find, lineOf, sentence } from './line.ts'
import type { Group, SourceSentence } from './paragraph.ts'
import type { Place } from './scene.ts'

type Other = Exclude<Language, 'en'>

/** What says nothing: openers before a comma or a colon that leave the order of words as it is, praise, offers; small letters. */
type Empty = { openers: string; praise: string; offer: string }

const EMPTY: Record<Other, Empty> = {
  de: {
    openers:
      'kurz gesagt|kurzum|unterm strich|zusammengefasst|ehrlich gesagt|um ehrlich zu sein|seien wir ehrlich|machen wir uns nichts vor|hier ist der punkt|die wahrheit ist|fakt ist|mein fazit|das fazit|fazit',
    praise:
      '(?:das ist eine )?(?:sehr )?(?:gute|tolle|ausgezeichnete|großartige|spannende|berechtigte) frage',
    offer:
      'soll ich (?:dir|ihnen|das|den|die|daraus|noch)|möchte(?:st du|n sie) , dass ich|sag(?:en sie)? mir (?:gern(?:e)? )?(?:bescheid|einfach)|ich hoffe , (?:das|dies) hilft',
  },
  fr: {
    openers:
      'en bref|en résumé|en somme|pour résumer|en un mot|soyons honnêtes|soyons clairs|honnêtement|en toute honnêteté|voici la vérité',
    praise: "(?:c'est une )?(?:très )?(?:bonne|excellente|belle) question",
    offer:
      "souhaitez-vous que je|voulez-vous que je|tu veux que je|veux-tu que je|n'hésitez? pas à me (?:le )?dire|j'espère que cela (?:vous|t')",
  },
  es: {
    openers:
      'en resumen|en pocas palabras|en definitiva|seamos sinceros|seamos honestos|sinceramente|honestamente|para ser sincero|te cuento',
    praise: '¡ ?(?:muy )?(?:buena|excelente|gran) pregunta',
    offer:
      '¿ ?(?:quieres|quiere|te gustaría|le gustaría|deseas|desea) que (?:te|le|lo|prepare|redacte|escriba)|espero que (?:esto )?te sirva',
  },
  it: {
    openers:
      'in sintesi|in breve|in poche parole|in definitiva|siamo onesti|diciamolo|onestamente|sinceramente|ecco la verità|ecco il punto',
    praise: '(?:è una )?(?:ottima|bella|buona) domanda',
    offer: 'vuo(?:i|le) che (?:ti|le|lo|prepari|scriva)|volete che|spero che (?:questo )?(?:ti|vi) sia',
  },
  pt: {
    openers:
      'em resumo|em suma|resumindo|em poucas palavras|sejamos honestos|sejamos sinceros|sinceramente|honestamente|para ser sincero|aqui está o ponto',
    praise: '(?:essa é uma )?(?:ótima|excelente|boa) pergunta',
    offer: 'quer que eu|queres que eu|gostaria que eu|espero que isso ajude',
  },
  nl: {
    openers: 'kortom|kort gezegd|samengevat|eerlijk gezegd|laten we eerlijk zijn|dit is het punt|al met al',
    praise: '(?:dat is een )?(?:heel )?(?:goede|uitstekende|mooie|terechte) vraag',
    offer: 'wil je dat ik|wilt u dat ik|zal ik (?:dit|dat|het|er|een|je)|ik hoop dat (?:dit|je hier)',
  },
  ru: {
    openers:
      'короче говоря|если коротко|честно говоря|по правде говоря|вот в чём дело|вот в чем дело|будем честны|одним словом|подводя итог',
    praise: '(?:отличный|хороший|прекрасный|очень хороший) вопрос',
    offer: 'хотите , (?:чтобы )?я|хочешь , (?:чтобы )?я|надеюсь , это (?:помо|был)',
  },
}

/** A clause that hangs on the opener ("Fakt ist, dass …") cannot stand without it. */
const HANGS = /^(?:dass|ob|que|qu'|si|che|se|dat|of|что|ли|y|und|et|e|en|и|но|aber|mais|pero|ma|mas|maar)$/

const COMPILED: ReadonlyMap<Language, { openers: RegExp; praise: RegExp; offer: RegExp }> = new Map(
  (Object.keys(EMPTY) as Other[]).map((language) => {
    const { openers, praise, offer } = EMPTY[language]
    return [
      language,
      {
        openers: new RegExp(`^(?:${openers}) [,:—] `, 'du'),
        praise: new RegExp(`^(?:${praise}) [.!] $`, 'u'),
        offer: new RegExp(`^(?:${offer})`, 'u'),
      },
    ] as const
  }),
)

const SHORTEST = 3
/** Words that name who says something between two commas, at most. */
const SAID = 4
const LONGEST_OFFER = 24
/** An answer that ends in an offer has so many sentences at least. */
const FEWEST = 6

/** Returns the sentences of a paragraph that say less or nothing without what an assistant puts before or behind a text. */
export function plainOpenings(
  sentences: readonly SourceSentence[],
  { text, isFirst, isLast, isItem }: Place,
  { language, locked }: Context,
): Group[] {
  const empty = COMPILED.get(language)
  if (!empty || text.kind === 'story') return []
  const groups: Group[] = []
  sentences.forEach(({ text: source, gap, tokens }, at) => {
    if (!tokens || tokens.length === 0) return
    // In German, every noun could be a name.
    const line = lineOf(tokens.map((token) => ({ ...token, kept: false })))
    const others = sentences.length > 1 || text.sentences >= FEWEST
    const mayOffer =
      isLast &&
      !isItem &&
      text.kind !== 'mail' &&
      text.sentences >= FEWEST &&
      wordCount(tokens) <= LONGEST_OFFER
    const isPraise = isFirst && at === 0 && !isItem && others && empty.praise.test(line.text)
    const isOffer = mayOffer && at === sentences.length - 1 && empty.offer.test(line.text)
    if (isPraise || (isOffer && !/\d/.test(source))) {
      groups.push({ from: at, to: at + 1, sentences: [] })
      return
    }
    const opener = find(line, empty.openers)
    if (!opener) return
    const rest = tokens.slice(opener.end)
    // "Honnêtement, répondit-il, …": who says it would open the sentence.
    if (rest.slice(0, SAID + 1).some(({ text: sign }) => sign === ',')) return
    if (wordCount(rest) < SHORTEST || HANGS.test(rest[0]?.lower ?? '') || tokens.at(-1)?.text === ':') return
    const plain = sentence(rest).map((token) => ({ ...token, fresh: false }))
    if (compareFacts(source, join(plain), language, locked).length > 0) return
    groups.push({ from: at, to: at + 1, sentences: [{ tokens: plain, gap }] })
  })
  return groups
}
