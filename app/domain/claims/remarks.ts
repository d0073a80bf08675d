import type { Language } from '#app/domain/text/language.ts'
import type { Difference } from './kinds.ts'

/**
 * What models say about their work: words about a text and the work on it (`work`, by what they begin with), words by
 * which somebody speaks of themselves or to the reader (`voice`), and how a remark begins whatever follows (`openers`).
 */
type Remarks = { work: string; voice: string; openers: string }

const ENGLISH: Remarks = {
  work: 'sentences?\\b|wording|reword|rewrit|rewrot|rephras|paraphras|original (?:text|meaning|sentence|wording|tone|version)|the original\\b|meaning\\b|version|draft\\b|tone\\b|phrasing|clarity|grammar|word count|synonym|simplif|shorten|text you|your text|the text\\b|this text|the input|the prompt|no changes|humani[sz]|language model|my changes|fluency|readab|natural|concise|alternative|this word|that word|a word\\b',
  voice:
    "I|I'm|I've|I'll|I'd|my|me|you|your|we|note|please|here|below|above|sure|certainly|hope|changed|kept|replaced|removed|adjusted|revised|both|could also be|means? the same|unchanged|as it was",
  openers:
    "note(?: that)?:|note that|nb:|p\\.?s\\.?:|(?:rewritten|revised|reworded|rephrased|humani[sz]ed|paraphrased|improved|edited|final|simplified|shorter|polished|natural|updated)\\b[^.!?]{0,40}(?::|—|–| - )|option \\d|version \\d|alternative(?:ly)?\\b[^.!?]{0,30}:|explanation:|changes?(?: made)?:|word count|output:|answer:|result:|rewrite:|translation:|sure[!,.:]|certainly[!,.:]|of course[!.:]|absolutely[!,.:]|great[!:]|okay[!,.:]|got it|here (?:is|are)\\b[^.!?]{0,60}:|here's\\b[^.!?]{0,60}:|below is|let me know if (?:you|this|that|it)|feel free to (?:ask|adjust|change|edit|let)|if you(?:'d| would) (?:like|prefer)|i hope (?:this|that|it) (?:helps|sounds|works|version|reads|is)|hope (?:this|that) helps|would you like me|do you want me|i(?:'ve| have) (?:kept|changed|rewritten|rephrased|reworded|preserved|simplified|replaced|adjusted|shortened|ensured|corrected)|i (?:kept|changed|rewrote|rephrased|reworded|preserved|simplified|replaced|adjusted|shortened|ensured|corrected) (?:the|this|your|it|all|every)|i'm sorry,? but i|i am sorry,? but i|sorry, (?:but )?i can|i (?:cannot|can't|am unable to|'m unable to) (?:rewrite|rephrase|help|assist|verify)|as an ai|as a language model|no changes (?:were|are)|both (?:sentences|versions)|the text you provided",
}

const OTHERS: Record<Exclude<Language, 'en'>, Remarks> = {
  es: {
    work: 'oraci[oó]n|frase|reescri|reformul|redacci|significado|sentido original|versi[oó]n|texto',
    voice: 'he|aquí|mantenido|mantuve|espero|nota|quieres|quiere|desea|si quieres|te|le|mantiene|conservado',
    openers:
      'aquí (?:tienes|está|va)|claro[,:!]|por supuesto[,:!.]|nota:|explicación:|versión \\d|opción \\d|he (?:mantenido|reescrito|cambiado|conservado|simplificado|reformulado)|espero que (?:esto|te|le)|texto reescrito|lo siento, pero',
  },
  fr: {
    work: 'phrase|réécri|reformul|rédaction|sens\\b|signification|version|texte',
    voice: "j'ai|je|voici|remarque|conservé|gardé|souhaitez|voulez|vous|te|tu",
    openers:
      "voici\\b[^.!?]{0,60}:|bien sûr[,:!.]|remarque ?:|note ?:|explication ?:|version \\d|option \\d|j'ai (?:conservé|réécrit|reformulé|gardé|simplifié|modifié|raccourci)|j'espère que (?:cela|ça|cette)|texte réécrit|je suis désolé",
  },
  de: {
    work: 'satz|sätze|umformul|umgeschrieben|überarbeit|bedeutung|sinn\\b|fassung|version|gekürzt|wortlaut|text\\b|formulier',
    voice: 'ich|hier|gerne|beibehalten|hinweis|anmerkung|möchten sie|möchtest du|dir|ihnen|bleibt',
    openers:
      'hier (?:ist|sind|kommt)\\b[^.!?]{0,60}:|gerne[,:!.]|natürlich[,:!]|hinweis:|anmerkung:|erklärung:|version \\d|variante \\d|ich habe (?:den|die|das|es)\\b[^.!?]{0,60}(?:umformul|umgeschr|gekürz|beibehalten|überarbeit|geändert|vereinfach)|ich hoffe,? (?:das|dass)|überarbeiteter text|es tut mir leid',
  },
  it: {
    work: 'frase|riscri|riformul|significato|senso\\b|versione|testo',
    voice: 'ho|ecco|mantenuto|spero|nota|vuoi|vuole|ti|le|conserva',
    openers:
      'ecco\\b[^.!?]{0,60}:|certo[,:!.]|certamente[,:!.]|nota:|spiegazione:|versione \\d|opzione \\d|ho (?:mantenuto|riscritto|conservato|semplificato|modificato|riformulato|accorciato)|spero che (?:ti|questo|sia)|testo riscritto|mi dispiace',
  },
  pt: {
    work: 'frase|reescr|reformul|significado|sentido original|vers[aã]o|texto',
    voice: 'eu|aqui|mantive|mantido|espero|nota|quer|gostaria|você|lhe',
    openers:
      'aqui está\\b[^.!?]{0,60}:|claro[,:!.]|com certeza[,:!.]|nota:|explicação:|versão \\d|opção \\d|(?:eu )?(?:mantive|reescrevi|reformulei|simplifiquei|alterei)|espero que (?:isto|isso|ajude)|texto reescrito|sinto muito',
  },
  nl: {
    work: 'zin\\b|zinnen|herschr|herformul|betekenis|versie|tekst',
    voice: 'ik|hier|behouden|opmerking|wilt u|wil je|hoop|gehouden',
    openers:
      'hier(?: is|onder)\\b[^.!?]{0,60}:|natuurlijk[,:!.]|zeker[,:!]|opmerking:|uitleg:|versie \\d|optie \\d|ik heb (?:de|het|deze|dit)\\b[^.!?]{0,60}(?:herschr|herformul|behouden|ingekort|aangepast|gewijzigd|vereenvoud)|ik hoop dat|herschreven tekst|het spijt me',
  },
  ru: {
    work: 'предложени|переписа|перефраз|смысл|вариант|текст|верси|формулиров|исходн',
    voice: 'я|вот|сохранил|сохранила|оставил|надеюсь|примечание|хотите|вам|если',
    openers:
      'вот\\s[^.!?]{0,60}:|конечно[,:!.]|разумеется[,:!.]|примечание:|пояснение:|вариант \\d|я (?:сохранил|переписал|изменил|оставил|упростил|перефразировал)|надеюсь,? (?:это|что)|переписанный текст|извините, но',
  },
}

type Patterns = { work: RegExp; voice: RegExp; openers: RegExp }

const compiled = new Map<Language, readonly Patterns[]>()

function patternsOf(language: Language): readonly Patterns[] {
  const known = compiled.get(language)
  if (known) return known
  // Models remark in English, too, whatever the text is in.
  const lists = language === 'en' ? [ENGLISH] : [ENGLISH, OTHERS[language]]
  const made = lists.map(({ work, voice, openers }) => ({
    work: new RegExp(`(?<!\\p{L})(?:${work})`, 'iu'),
    voice: new RegExp(`(?<!\\p{L})(?:${voice})(?!\\p{L})`, 'iu'),
    openers: new RegExp(`^[^\\p{L}\\d]*(?:${openers})`, 'iu'),
  }))
  compiled.set(language, made)
  return made
}

/** Asides about a single word or the whole, in brackets or dashes. */
const ASIDE =
  /(?<!\p{L})(?:please (?:check|confirm|verify|adjust)|as requested|as per your|number kept|kept as|rephrased|reworded|left as is|changed (?:from|to|["“])|was replaced|in the original|from the original|as in the original|todo|fixme)(?!\p{L})/iu

/** Parts of a text that may be said by somebody else: sentences, brackets, and what stands between stars or dashes. */
function partsOf(text: string): string[] {
  const inner = /[([{]([^()[\]{}]{2,300})[)\]}]|\*([^*]{3,300})\*|[—–] ?([^—–]{3,200}?) ?[—–]/g
  const found = [...text.matchAll(inner)].map(
    ([, bracket, stars, dashes]) => bracket ?? stars ?? dashes ?? '',
  )
  const bare = text.replace(/[([{][^()[\]{}]{2,300}[)\]}]|\*[^*]{3,300}\*/g, ' ')
  const sentences = bare.split(/(?<=[.!?…])["”’»)]*\s+|\n+/u)
  return [...sentences, ...found].map((part) => part.trim()).filter(Boolean)
}

/** Says what of a rewrite is about the work, or to whoever asked for it; what the source says, too, is only retold. */
export function remarkDifferences(source: string, rewrite: string, language: Language): Difference[] {
  const own = partsOf(source)
  const line = source.replaceAll('’', "'")
  const patterns = patternsOf(language)
  const [first] = partsOf(rewrite).filter((whole) => {
    if (own.includes(whole)) return false
    const part = whole.replaceAll('’', "'")
    if (ASIDE.test(part) && !ASIDE.test(line)) return true
    return patterns.some(({ work, voice, openers }) => {
      if (openers.test(part) && !own.some((one) => openers.test(one))) return true
      return work.test(part) && voice.test(part) && !work.test(line)
    })
  })
  if (first === undefined) return []
  return [{ kind: 'remark', words: `“${first.slice(0, 60)}” speaks about the work` }]
}
