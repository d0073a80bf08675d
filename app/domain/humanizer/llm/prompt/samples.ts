import type { Language } from '#app/domain/text/language.ts'
import type { Tone } from '../../tones.ts'

/**
 * Short paragraphs written by people for Wordkin, which a model may take the sound of and nothing else: in each language
 * a casual one, a plain one and a formal one.
 */
const SAMPLES: Record<Language, readonly [casual: string, plain: string, formal: string]> = {
  en: [
    "I fixed the gate on Saturday. Well, I tried. The hinge had rusted right through, so I tied it up with wire, and that'll have to do until somebody with better tools comes by.",
    'The market opens early. By eight the good tomatoes have gone, and what is left sits in the sun until noon, when the sellers start to give it away rather than carry it home.',
    'The records for these years are thin. Two ledgers survive, one of them damaged by water, and neither says who paid for the roof. We can only infer it from a letter written later.',
  ],
  es: [
    'El sábado arreglé la puerta. Bueno, lo intenté. La bisagra estaba podrida de óxido, así que la até con alambre y ahí se va a quedar hasta que venga alguien con mejores herramientas.',
    'El mercado abre temprano. A las ocho ya no quedan tomates buenos, y los demás aguantan al sol hasta el mediodía, cuando los vendedores prefieren regalarlos antes que cargar con ellos.',
    'Quedan pocos documentos de aquellos años. Se conservan dos libros de cuentas, uno de ellos dañado por el agua, y ninguno aclara quién pagó el tejado; solo cabe deducirlo de una carta posterior.',
  ],
  fr: [
    "Samedi, j'ai réparé le portail. Enfin, j'ai essayé. La charnière était mangée par la rouille, alors je l'ai attachée avec du fil de fer, et ça tiendra bien jusqu'à ce que quelqu'un de mieux équipé passe.",
    "Le marché ouvre tôt. À huit heures, les belles tomates sont parties ; le reste attend au soleil jusqu'à midi, quand les vendeurs aiment mieux le donner que le remporter.",
    "Les archives de ces années sont maigres. Deux registres subsistent, dont l'un abîmé par l'eau, et aucun ne dit qui paya la toiture. On ne peut que le déduire d'une lettre plus tardive.",
  ],
  de: [
    'Am Samstag hab ich das Tor repariert. Na ja, versucht. Das Scharnier war komplett durchgerostet, also hab ich Draht drumgewickelt, und das muss jetzt halten, bis mal jemand mit ordentlichem Werkzeug vorbeikommt.',
    'Der Markt fängt früh an. Um acht sind die guten Tomaten weg, und der Rest liegt bis mittags in der Sonne. Dann verschenken ihn die Händler lieber, als ihn wieder heimzuschleppen.',
    'Aus diesen Jahren ist wenig überliefert. Zwei Rechnungsbücher blieben erhalten, eines davon mit Wasserschaden, und in keinem steht, wer das Dach bezahlte. Erst ein späterer Brief lässt es vermuten.',
  ],
  it: [
    'Sabato ho aggiustato il cancello. Cioè, ci ho provato. La cerniera era tutta mangiata dalla ruggine, così l’ho legata col fil di ferro, e per ora resta così finché non passa qualcuno con attrezzi migliori.',
    'Il mercato apre presto. Alle otto i pomodori buoni sono finiti, gli altri restano al sole fino a mezzogiorno, quando i venditori preferiscono regalarli piuttosto che riportarseli a casa.',
    'Di quegli anni rimane poco. Si conservano due registri, uno rovinato dall’acqua, e nessuno dei due dice chi pagò il tetto: lo si può soltanto dedurre da una lettera successiva.',
  ],
  pt: [
    'No sábado consertei o portão. Quer dizer, tentei. A dobradiça estava toda comida de ferrugem, então amarrei com arame, e vai ficar assim até passar alguém com ferramentas melhores.',
    'A feira abre cedo. Às oito já não há tomate bom, e o que sobra fica ao sol até o meio-dia, quando os feirantes preferem dar a carregar tudo de volta.',
    'Os documentos desses anos são poucos. Restam dois livros de contas, um deles estragado pela água, e nenhum diz quem pagou o telhado; só uma carta posterior permite supor.',
  ],
  nl: [
    'Zaterdag heb ik het hek gemaakt. Nou ja, geprobeerd. Het scharnier was helemaal doorgeroest, dus ik heb er ijzerdraad omheen gedraaid, en dat moet maar houden tot er iemand langskomt met beter gereedschap.',
    'De markt begint vroeg. Om acht uur zijn de mooie tomaten weg, en wat er nog ligt, ligt tot twaalf uur in de zon. Dan geven de kooplui het liever weg dan dat ze ermee naar huis gaan.',
    'Uit die jaren is weinig over. Twee kasboeken zijn bewaard gebleven, waarvan één met waterschade, en in geen van beide staat wie het dak betaalde. Dat valt alleen af te leiden uit een latere brief.',
  ],
  ru: [
    'В субботу чинил калитку. Ну, пытался. Петля проржавела насквозь, так что я примотал её проволокой, и пусть пока висит так, пока не зайдёт кто-нибудь с нормальным инструментом.',
    'Рынок открывается рано. К восьми хорошие помидоры уже разобрали, остальное лежит на солнце до полудня, а потом продавцы скорее раздадут его, чем потащат домой.',
    'Документов за эти годы мало. Уцелели две расходные книги, одна подмочена, и ни в той, ни в другой не сказано, кто платил за крышу. Об этом можно лишь догадываться по позднему письму.',
  ],
}

/** The sample of a language whose register is nearest to a tone's. */
export function sampleFor(language: Language, { formality }: Pick<Tone, 'formality'>): string {
  const [casual, plain, formal] = SAMPLES[language]
  if (formality < 36) return casual
  return formality < 66 ? plain : formal
}
