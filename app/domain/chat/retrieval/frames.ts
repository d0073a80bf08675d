import type { Language } from '#app/domain/text/language.ts'

/**
 * What people say around a question: greetings, courtesy, what they are doing, how they would like the answer. Each is
 * taken off the beginning or the end as long as one is there.
 */
const BEFORE: Record<Language, string[]> = {
  en: [
    'hi|hello|hey|good (?:morning|evening|afternoon)|ok(?:ay)?|so|well|please|pls|plz|sorry|excuse me|quick question|one (?:more )?question|question|and|also|thanks',
    '(?:can|could|would|will) (?:you|u|someone|anyone|anybody|somebody) (?:please |pls |kindly |maybe )?(?:tell|explain to|explain|show|give|let|help|find out|find|say|describe|inform)(?: me| us)?(?: know| understand| out)?',
    '(?:please |kindly )?(?:tell|show|give|remind) (?:me|us)(?: about it)?(?: please)?|(?:please )?let me know|explain(?: to me)?|find out',
    "i(?:[’']?m| am|[’']?d| would|[’']?ve| have)? ?(?:just |really |only )?(?:wonder(?:ing)?|curious(?: about)?|(?:want|need|like|love|trying|have|got)(?: to)?(?: know| find out| find| understand| learn| hear| see| ask)?(?: about)?)",
    "i was (?:just )?wondering|i(?:[’']d)? (?:wonder|wanted to (?:know|ask))|(?:do|does) (?:you|u|anyone|anybody|someone) (?:happen to )?know|any idea|no idea|i (?:don[’']?t|do not|cannot|can[’']?t) (?:know|understand|remember|find|figure out)|remind me|what i (?:want|would like|need) to know is",
    '(?:according to|in|from|based on|as per) (?:the|this|that|my|your) (?:document|text|paper|article|file|pdf|book|report|story|page)',
    '(?:does|did) (?:the|this) (?:document|text|paper|article|file|pdf|book|report) (?:say|tell|mention|state|explain|describe)(?: us| me)?(?: anything| something)?(?: about| on| if| whether)?',
    "i(?:[’']m| am) (?:doing|writing|preparing|working on|studying|reading)[^,.;:?!]{0,40}?(?:and|so|but|,)(?: i)?",
    'for (?:my|the|our|a) (?:homework|essay|exam|class|presentation|test|project)',
    'in (?:one|a|two|a few|simple|short|your own|plain) (?:short |simple )?(?:sentences?|words?|lines?|terms|english)|briefly|in short|shortly|exactly',
    'if|whether',
  ],
  es: [
    'hola|buenos días|buenas(?: tardes| noches)?|por favor|perdón|disculpa|oye|una pregunta|y|bueno|gracias',
    '(?:me )?(?:puedes?|podrías?|podría usted|pueden) (?:por favor )?(?:decir(?:me)?|explicar(?:me)?|indicar(?:me)?|contar(?:me)?|ayudar(?:me)?)(?: a saber| a entender)?',
    '(?:dime|dígame|explícame|explica|cuéntame)(?: por favor)?|(?:no )?(?:sé|sabes|sabe usted|saben)',
    '(?:me gustaría|quisiera|querría|quiero|necesito|me interesa) (?:saber|conocer|entender|preguntar)|tengo (?:una|otra) (?:pregunta|duda)|me pregunto|lo que (?:quiero|quisiera|me gustaría) saber es',
    '(?:según|de acuerdo con|en) (?:el|este) (?:documento|texto|artículo|libro|archivo|pdf)',
    '(?:dice|menciona|explica) (?:algo )?(?:el|este) (?:documento|texto|artículo|libro)(?: algo)?(?: sobre| acerca de| si)?',
    'estoy (?:haciendo|escribiendo|preparando|estudiando)[^,.;:?!]{0,40}?(?:y|pero|,)|para (?:mi|la|un) (?:tarea|deber|examen|clase|trabajo)|para (?:mis|los) deberes',
    'en (?:una|pocas|dos|una sola) (?:frases?|palabras?|oraci(?:ón|ones))|brevemente|exactamente',
    'si',
  ],
  fr: [
    "bonjour|bonsoir|salut|coucou|s[’']il (?:vous|te) pla[iî]t|svp|stp|pardon|excusez-moi|une question|et|alors|merci|dites(?:-moi)?",
    "(?:est-ce que )?(?:tu peux|vous pouvez|pourrais-tu|pourriez-vous|peux-tu|pouvez-vous|tu pourrais|vous pourriez) (?:me |m[’'])?(?:dire|expliquer|indiquer|montrer|aider)(?: à savoir| à comprendre)?",
    '(?:dis|dites|explique|expliquez)-moi|(?:est-ce que )?(?:tu sais|vous savez|savez-vous|sais-tu)|je ne sais pas',
    "je (?:voudrais|veux|souhaite|souhaiterais|cherche à)(?: bien)? (?:savoir|connaître|comprendre|demander)|j[’'](?:aimerais|ai besoin de)(?: bien)? (?:savoir|connaître|comprendre)|je me demande|ce que (?:je veux|j[’']aimerais|je voudrais) savoir,? c[’']est",
    "(?:selon|d[’']après|dans) (?:le|ce) (?:document|texte|livre|fichier|pdf)|(?:selon|d[’']après|dans) (?:l[’']|cet )article",
    '(?:le|ce) (?:document|texte|livre) (?:dit|parle|mentionne)-t-il(?: quelque chose)?(?: sur| de| si)?',
    'je (?:fais|prépare|rédige|révise)[^,.;:?!]{0,40}?(?:et|mais|,)|pour (?:mes devoirs|mon exposé|mon examen|un devoir)',
    'en (?:une|quelques|deux|une seule) (?:phrases?|mots?)|brièvement|exactement',
    'si',
  ],
  de: [
    'hallo|hi|guten (?:tag|morgen|abend)|bitte|entschuldigung|sorry|eine frage|kurze frage|frage|und|also|danke|sag mal|moin',
    '(?:kannst|könntest) du (?:mir )?(?:bitte )?(?:mal )?(?:kurz )?(?:sagen|erklären|verraten|erzählen|helfen)?|(?:können|könnten) sie (?:mir )?(?:bitte )?(?:sagen|erklären|mitteilen|verraten)?|kann mir (?:jemand|einer) (?:bitte )?(?:sagen|erklären)?',
    '(?:sag|sagen sie|erklär|erkläre|erklären sie|erzähl|nenne|nenn) (?:mir|uns)(?: bitte)?(?: mal)?|(?:weißt du|wissen sie|weiß jemand)',
    '(?:was )?ich (?:würde|möchte|wollte|will|muss|müsste|hätte)(?: (?:gerne|gern|nur|mal|noch))*(?: (?:wissen|erfahren|verstehen|fragen))(?: (?:würde|möchte|wollte|will|muss))?|(?:was|das) ich (?:gerne|gern|noch|nur)? ?(?:wissen|erfahren|fragen) (?:würde|möchte|wollte|will|muss)|mich (?:würde |interessiert)(?:interessieren)?|ich frage mich|ich habe (?:eine|noch eine|mal eine) (?:kurze )?frage',
    '(?:laut|gemäß|nach|in) (?:dem|diesem) (?:dokument|text|artikel|buch|pdf)',
    'steht (?:im|in dem) (?:dokument|text|artikel|buch)(?: etwas)?(?: dazu| darüber)?(?: über)?',
    'ich (?:mache|schreibe|lerne|bereite)[^,.;:?!]{0,40}?(?:und|aber|,)|für (?:meine|die|eine) (?:hausaufgaben?|prüfung|klausur|arbeit)|für (?:mein|das|ein) referat',
    'in (?:einem|zwei|kurzen|wenigen) (?:satz|sätzen|worten)|kurz|genau',
    'ob',
  ],
  it: [
    'ciao|salve|buongiorno|buonasera|per favore|per piacere|scusa|scusi|una domanda|e|allora|grazie|senti',
    '(?:mi )?(?:puoi|potresti|può|potrebbe|potete) (?:per favore )?(?:dir(?:mi|e)|spiegar(?:mi|e)|indicar(?:mi|e)|aiutar(?:mi|e))(?: a sapere| a capire)?',
    '(?:dimmi|mi dica|spiegami|mi spieghi)(?: per favore)?|(?:sai|sa|sapete)(?: dirmi)?|non so',
    '(?:vorrei|voglio|mi piacerebbe|ho bisogno di|devo) (?:sapere|conoscere|capire|chiedere)|mi chiedo|ho una domanda|quello che vorrei sapere è|mi interessa sapere',
    '(?:secondo|in base a|nel|in) (?:il |questo |al )?(?:documento|testo|articolo|libro)',
    "sto (?:facendo|scrivendo|preparando|studiando)[^,.;:?!]{0,40}?(?:e|ma|,)|per (?:i|i miei) compiti|per (?:l[’']|un )esame",
    'in (?:una|poche|due|una sola) (?:fras[ei]|parol[ea])|brevemente|esattamente',
    'se',
  ],
  pt: [
    'olá|oi|bom dia|boa tarde|boa noite|por favor|desculpe|uma pergunta|e|então|obrigad[oa]',
    '(?:você )?(?:pode|poderia|podes|podias|consegue)(?:-me)? (?:por favor )?(?:me )?(?:dizer|explicar|indicar|ajudar)(?:-me)?(?: a saber| a entender)?',
    '(?:diga|diz|explica|explique)(?:-me| me)(?: por favor)?|(?:você )?(?:sabe|sabes)(?: dizer)?|não sei',
    '(?:eu )?(?:gostaria de|queria|quero|preciso(?: de)?|gostava de) (?:saber|conhecer|entender|perguntar)|tenho uma (?:pergunta|dúvida)|o que (?:eu )?(?:gostaria de|queria|quero) saber é',
    '(?:segundo|de acordo com|no|neste|conforme) (?:o )?(?:documento|texto|artigo|livro|ficheiro|arquivo|pdf)',
    'estou (?:fazendo|escrevendo|preparando|estudando|a fazer|a escrever|a estudar|a preparar)[^,.;:?!]{0,40}?(?:e|mas|,)|para (?:o|a|meu|minha) (?:trabalho|exame|prova|aula|trabalho de casa|lição de casa)',
    '(?:em|numa|em uma|em poucas|em duas) (?:só )?(?:frases?|palavras?)|brevemente|exatamente',
    'se',
  ],
  nl: [
    'hallo|hoi|goedendag|goedemorgen|dag|alsjeblieft|alstublieft|sorry|een vraag|vraagje|en|dus|bedankt|zeg',
    '(?:kun|kan|zou|kunt|zoudt) (?:je|jij|u) (?:me |mij |ons )?(?:alsjeblieft |alstublieft |even |kunnen )*(?:vertellen|zeggen|uitleggen|helpen)?|kan iemand (?:me |mij )?(?:vertellen|uitleggen)?',
    '(?:vertel|zeg|leg) (?:me|mij|eens|uit)(?: even| eens)?|(?:weet|weten) (?:je|jij|u|iemand)',
    '(?:ik (?:wil|wilde|zou|moet|wou)(?: (?:graag|wel|even|nog))*(?: (?:weten|vragen|begrijpen))(?: willen)?)|ik zou (?:graag )?willen weten|wat ik (?:graag )?(?:wil|zou willen|wilde) weten(?: is)?|ik vraag me af|ik heb een vraag|mijn vraag is',
    '(?:volgens|in) (?:het|dit) (?:document|artikel|boek|bestand)|(?:volgens|in) (?:de|deze) tekst',
    'ik (?:ben|maak|schrijf)[^,.;:?!]{0,40}?(?:en|maar|,)|voor (?:mijn|het|een) (?:huiswerk|examen|werkstuk|toets|spreekbeurt)',
    'in (?:één|een|twee|enkele|een paar) (?:zin(?:nen)?|woorden)|kort|precies',
    'of',
  ],
  ru: [
    'привет|здравствуйте|добрый день|добрый вечер|пожалуйста|извините|простите|вопрос|и|а|ну|спасибо|слушай',
    '(?:не )?(?:можешь|можете|могли бы вы|мог бы ты|могла бы ты)(?: ли)?(?: вы)?(?: пожалуйста)?,? ?(?:мне )?(?:сказать|объяснить|подсказать|рассказать|помочь)(?: мне)?',
    '(?:скажи|скажите|подскажи|подскажите|расскажи|расскажите|объясни|объясните)(?: мне)?(?:,? пожалуйста)?|(?:ты )?(?:знаешь|знаете)(?: ли)?|я не знаю',
    '(?:я )?(?:хочу|хотел бы|хотела бы|хотелось бы|мне нужно|мне надо|мне хотелось бы|мне интересно)(?: (?:знать|узнать|понять|спросить))?|у меня (?:есть )?вопрос|то,? что я хочу узнать',
    '(?:согласно|по|в) (?:этому |этом )?(?:документу|тексту|документе|тексте|статье|книге)',
    'я (?:делаю|пишу|готовлю|готовлюсь)[^,.;:?!]{0,40}?(?:и|но|,)|для (?:домашнего задания|экзамена|урока|доклада)',
    '(?:одним|в одном|в двух|двумя|в нескольких|коротко) ?(?:предложени(?:ем|и)|слов(?:ах|ами))?|кратко|точно',
  ],
}

const AFTER: Record<Language, string> = {
  en: 'please|pls|plz|thanks(?: a lot| in advance)?|thank you(?: very much| so much)?|thx|ty|in (?:just )?(?:one|a|two|a few|simple|short|your own|plain) (?:short |simple )?(?:sentences?|words?|lines?|terms|english)|briefly|exactly|again|by the way|btw|(?:in|according to) (?:the|this|that) (?:document|text|paper|article|file|pdf|book|report)|for (?:my|the) (?:homework|essay|exam|class|presentation|test|project)|i wonder|do you know|any idea|actually|then|anyway|this (?:year|season)|nowadays|these days',
  es: 'por favor|gracias(?: de antemano)?|muchas gracias|en (?:una|pocas|dos|una sola) (?:frases?|palabras?)|brevemente|exactamente|(?:en|según) (?:el|este) (?:documento|texto|artículo|libro)|para mis deberes|este año',
  fr: "s[’']il (?:vous|te) pla[iî]t|svp|stp|merci(?: d[’']avance| beaucoup)?|en (?:une|quelques|deux|une seule) (?:phrases?|mots?)|brièvement|exactement|(?:dans|selon) (?:le|ce) (?:document|texte|livre)|au juste|pour mes devoirs|cette année",
  de: 'bitte|danke(?: schön| im voraus)?|vielen dank|in (?:einem|zwei|kurzen|wenigen) (?:satz|sätzen|worten)|kurz|genau|eigentlich|dieses jahr|heuer|(?:im|laut) (?:dokument|text|artikel|buch)|laut dem (?:dokument|text)|für meine hausaufgaben',
  it: 'per favore|per piacere|grazie(?: mille| in anticipo)?|in (?:una|poche|due|una sola) (?:fras[ei]|parol[ea])|brevemente|esattamente|(?:nel|secondo il) (?:documento|testo|libro)',
  pt: 'por favor|obrigad[oa]|(?:em|numa|em uma|em poucas|em duas) (?:só )?(?:frases?|palavras?)|brevemente|exatamente|(?:no|segundo o) (?:documento|texto|artigo|livro)',
  nl: 'alsjeblieft|alstublieft|aub|bedankt|dank je(?: wel)?|dank u(?: wel)?|in (?:één|een|twee|enkele|een paar) (?:zin(?:nen)?|woorden)|kort|precies|eigenlijk|(?:in|volgens) (?:het|dit) (?:document|artikel|boek)|volgens de tekst',
  ru: 'пожалуйста|спасибо(?: заранее| большое)?|(?:одним|в одном|в двух|двумя) (?:предложени(?:ем|и)|слов(?:ах|ами))|кратко|точно|(?:в|согласно) (?:документе|тексте|документу|тексту)',
}

const before = new Map(
  Object.entries(BEFORE).map(([language, patterns]) => [
    language as Language,
    new RegExp(`^[\\s,;:.!—–-]*(?:${patterns.join('|')})(?![\\p{L}’'-])[\\s,;:!—–-]*`, 'iu'),
  ]),
)
const after = new Map(
  Object.entries(AFTER).map(([language, pattern]) => [
    language as Language,
    new RegExp(`[\\s,;:.!?—–()-]+(?:${pattern})[\\s,;:.!?)]*$`, 'iu'),
  ]),
)

/** Frames are taken off at most this often. */
const TIMES = 8

/** A question without what people say around it. What would leave nothing stays as it is. */
export function withoutFrames(question: string, language: Language): string {
  const ends = question.trim().endsWith('?') ? '?' : ''
  let rest = question.trim()
  for (let time = 0; time < TIMES; time++) {
    const shorter = rest
      .replace(before.get(language) ?? /^$/, '')
      .replace(after.get(language) ?? /^$/, '')
      .trim()
    if (shorter === rest || !/\p{L}{2}/u.test(shorter)) break
    rest = shorter
  }
  return ends && !rest.endsWith('?') ? `${rest}?` : rest
}
