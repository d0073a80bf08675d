import { describe, expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { faultsOf, type Standards } from './faults.ts'
import { read } from '#app/domain/claims/words.ts'

function faults(source: string, output: string, language: Language = 'en', more: Partial<Standards> = {}) {
  const standards: Standards = {
    language,
    length: 'keep',
    names: new Set(),
    locked: [],
    originals: [],
    said: '',
    spoken: [],
    written: { source: 0, lean: 0, output: 0 },
    others: [],
    ...more,
  }
  return faultsOf(source, output, standards)
}

/** Rewrites as good writers make them; none of them may be refused. */
const GOOD: [Language, string, string][] = [
  [
    'en',
    'It is important to note that effective communication plays a crucial role in modern workplaces.',
    "People who talk to each other well get more done at work, and that's true of nearly every office today.",
  ],
  [
    'en',
    'Furthermore, the integration of artificial intelligence has the potential to revolutionize healthcare delivery.',
    'Artificial intelligence could also change how people get medical care, and quite thoroughly.',
  ],
  [
    'en',
    'In conclusion, regular exercise is essential for maintaining both physical and mental well-being.',
    'So if you want to stay well in body and mind, keep moving, and do it regularly.',
  ],
  [
    'en',
    'The company reported revenue of $4.2 million in 2021, which represents a 15% increase over the previous year.',
    'In 2021 the company brought in $4.2 million, up 15% on the year before.',
  ],
  [
    'en',
    'In Paris, Anna opened a school for 40 children.',
    'Anna opened a school in Paris, and 40 children went there.',
  ],
  [
    'en',
    'Despite the heavy rain, the match was not cancelled.',
    "It rained hard, but they didn't call the match off.",
  ],
  [
    'en',
    'The study was conducted by Dr. Smith at Harvard University in order to examine sleep patterns.',
    'Dr. Smith ran the study at Harvard University to see how people sleep.',
  ],
  [
    'en',
    'It is not only cheaper but also more durable than steel.',
    "It's cheaper than steel, and it lasts longer too.",
  ],
  [
    'en',
    'Students often struggle with time management because they underestimate how long tasks will take.',
    'Students often run out of time; they think a job will be done sooner than it is.',
  ],
  [
    'en',
    'Moreover, it facilitates collaboration between different departments.',
    'It also helps departments work together.',
  ],
  ['en', 'This approach has numerous advantages.', 'Doing it this way helps in many respects.'],
  ['en', 'He was unable to attend the meeting on Monday.', "He couldn't make it to the meeting on Monday."],
  [
    'en',
    'As noted by ⟦1⟧, the results remain inconclusive.',
    'As ⟦1⟧ points out, the results are still inconclusive.',
  ],
  ['en', 'The cat sat on the mat.', 'On the mat sat the cat.'],
  [
    'en',
    'Remote work offers flexibility, allowing employees to balance their professional and personal lives.',
    'Working from home gives people room to fit their jobs around the rest of their lives.',
  ],
  [
    'en',
    'Ultimately, the choice depends on individual preferences.',
    'In the end, what you choose comes down to taste.',
  ],
  [
    'en',
    'Climate change represents one of the most pressing challenges of our time.',
    'Few problems press on us today as hard as the changing climate.',
  ],
  ['en', 'There are three main reasons for this decline.', 'Three main reasons stand behind this decline.'],
  [
    'en',
    'Berlin has about 3.7 million inhabitants and is the capital of Germany.',
    'Some 3.7 million people live in Berlin, the capital of Germany.',
  ],
  [
    'en',
    'It is important to note that the results of the study were significant.',
    "The study's results were significant.",
  ],
  [
    'en',
    'Please do not hesitate to contact me with questions.',
    'Feel free to write to me if you have questions.',
  ],
  ['en', 'Kindly inform me whether the date suits you.', 'Let me know if the date suits you.'],
  ['fr', "En 1998 l'école du village a fermé ses portes.", "L'école du village a fermé ses portes en 1998."],
  [
    'fr',
    'Je reste à votre disposition pour toute question.',
    "N'hésitez pas à m'écrire pour toute question.",
  ],
  ['en', 'Here is the problem: nobody reads the manual.', "Here's the trouble: nobody reads the manual."],
  [
    'es',
    'Es importante destacar que la lectura desempeña un papel fundamental en el desarrollo de los niños.',
    'La lectura pesa mucho en cómo crecen los niños, y conviene decirlo.',
  ],
  [
    'es',
    'En 2019 la empresa abrió 12 tiendas en Madrid y Valencia.',
    'La empresa abrió 12 tiendas en Madrid y Valencia en 2019.',
  ],
  [
    'es',
    'Nunca volvió a su pueblo después de la guerra.',
    'Después de la guerra no volvió nunca más a su pueblo.',
  ],
  [
    'fr',
    "Il est important de noter que la lecture joue un rôle crucial dans le développement de l'enfant.",
    "Lire compte énormément pour l'enfant qui grandit; il vaut la peine de le dire.",
  ],
  ['fr', 'En 1998, Marie Dupont a fondé une école à Lyon.', 'Marie Dupont a fondé son école à Lyon en 1998.'],
  [
    'fr',
    'Le projet ne sera pas terminé avant la fin de mars.',
    'Avant la fin de mars, le projet ne sera pas terminé.',
  ],
  [
    'de',
    'Es ist wichtig zu beachten, dass regelmäßige Bewegung eine entscheidende Rolle für die Gesundheit spielt.',
    'Wer gesund bleiben will, sollte sich regelmäßig bewegen, denn davon hängt sehr viel ab.',
  ],
  [
    'de',
    'Im Jahr 2015 eröffnete Hanna Weiß in Leipzig eine kleine Bäckerei.',
    'Hanna Weiß machte 2015 in Leipzig eine kleine Bäckerei auf.',
  ],
  [
    'de',
    'Darüber hinaus ermöglicht die neue Software eine effiziente Zusammenarbeit der Teams.',
    'Mit der neuen Software arbeiten die Teams außerdem besser zusammen.',
  ],
  [
    'it',
    'È importante sottolineare che la lettura svolge un ruolo fondamentale nella crescita dei bambini.',
    'Leggere conta molto per i bambini che crescono, e va detto chiaramente.',
  ],
  [
    'it',
    'Nel 2008 Carla Rossi aprì una libreria a Torino con 3 amiche.',
    'Carla Rossi aprì nel 2008 una libreria a Torino insieme a 3 amiche.',
  ],
  [
    'pt',
    'É importante destacar que a leitura desempenha um papel fundamental no desenvolvimento das crianças.',
    'A leitura pesa muito no modo como as crianças crescem, e vale dizê-lo.',
  ],
  [
    'pt',
    'Em 2012 a escola do Porto recebeu 240 alunos novos.',
    'A escola do Porto recebeu 240 alunos novos em 2012.',
  ],
  [
    'nl',
    'Het is belangrijk op te merken dat lezen een cruciale rol speelt in de ontwikkeling van kinderen.',
    'Lezen is heel belangrijk voor kinderen die opgroeien, en dat mag best gezegd worden.',
  ],
  [
    'nl',
    'In 2016 opende Jan de Vries een winkel in Utrecht.',
    'Jan de Vries opende in 2016 een winkel in Utrecht.',
  ],
  [
    'ru',
    'Важно отметить, что чтение играет ключевую роль в развитии детей.',
    'Чтение очень много значит для того, как растут дети.',
  ],
  [
    'ru',
    'В 2014 году Мария Иванова открыла в Туле небольшую пекарню.',
    'Мария Иванова открыла небольшую пекарню в Туле в 2014 году.',
  ],
]

test.each(GOOD)('%s: takes "%s" told as "%s"', (language, source, output) => {
  expect(faults(source, output, language)).toEqual([])
})

describe('refuses', () => {
  test.each<[string, Language, string, string, string]>([
    [
      'swapped names',
      'en',
      'Anna hired Ben Cole in May and fired Tom Hale in June.',
      'Anna hired Tom Hale in May and fired Ben Cole in June.',
      'changed places',
    ],
    [
      'swapped figures',
      'en',
      'The 30 girls beat the 45 boys.',
      'The 45 girls beat the 30 boys.',
      'changed places',
    ],
    ['another unit', 'es', 'Trabajó tres años en la mina.', 'Trabajó tres meses en la mina.', 'unit'],
    ['another unit in words', 'en', 'It weighs 5 kilograms in all.', 'It weighs 5 pounds in all.', 'missing'],
    [
      'a lost denial',
      'it',
      'Il negozio non apre la domenica mattina.',
      'Il negozio apre la domenica mattina.',
      'denial',
    ],
    [
      'one of two denials lost',
      'en',
      'She never signed the contract and was not paid for it.',
      'She never signed the contract and was paid for it.',
      'denial',
    ],
    [
      'a denial too many',
      'nl',
      'De winkel is op zondag open.',
      'De winkel is op zondag niet open.',
      'denial',
    ],
    [
      'a translated name',
      'de',
      'Sie fuhr mit dem Zug nach Köln.',
      'Sie fuhr mit dem Zug nach Cologne.',
      'Köln',
    ],
    [
      'a name in front',
      'en',
      'The bridge was thought to be unsafe by many people then.',
      'Bonaparte thought the bridge was unsafe, and so did many people.',
      'Bonaparte',
    ],
    [
      'a name for another',
      'en',
      'She met him there with Rob Lane.',
      'She met him there with Rob Dole.',
      'missing',
    ],
    [
      'half a sentence',
      'en',
      'He took the train, and then he walked along the shore until dark.',
      'He took the train.',
      'short',
    ],
    [
      'a speech',
      'en',
      'He took the train home.',
      'He took the train home, and as everybody knows who has ever been on one, trains can be late.',
      'long',
    ],
    ['talk about the work', 'fr', 'Le train part à midi.', "J'ai réécrit la phrase pour vous.", 'work'],
    ['a refusal', 'ru', 'Поезд уходит в полдень.', 'Извините, но я не могу помочь.', 'declines'],
    [
      'another language',
      'pt',
      'O comboio parte ao meio-dia de Lisboa.',
      'The train leaves Lisboa when it is noon.',
      'language',
    ],
    [
      'an open bracket',
      'en',
      'He took the train (the slow one) home.',
      'He took the slow train (home.',
      'open',
    ],
    [
      'a lost placeholder',
      'en',
      'See ⟦1⟧ for more of this.',
      'See the page for more of this.',
      '⟦1⟧ is missing',
    ],
    [
      'a placeholder too many',
      'en',
      'See ⟦1⟧ for more of this.',
      'See ⟦1⟧ for more of this, or ⟦1⟧.',
      '⟦1⟧ does not belong here',
    ],
    ['a new quotation', 'en', 'He called it a good day.', 'He called it a "good day".', 'quotation'],
  ])('%s', (_, language, source, output, reason) => {
    expect(faults(source, output, language).join('; ')).toContain(reason)
  })

  // A name that opens a sentence is known for one from the rest of the text only.
  test.each<[Language, string, string]>([
    ['fr', 'Ann doit dix euros à Bob.', 'Bob doit dix euros à Ann.'],
    ['nl', 'Ann is Bob tien euro schuldig.', 'Bob is Ann tien euro schuldig.'],
  ])('%s: a debt that is owed the other way round', (language, source, output) => {
    const names = new Set(['Ann', 'Bob'])
    expect(faults(source, output, language, { names })).toContain('"Ann" and "Bob" have changed places')
  })

  test('what another sentence says, and what has been said', () => {
    const [one, two] = [
      'The harbour froze over in January.',
      'Fishermen walked across the ice to the island.',
    ]
    expect(
      faults(one, 'Fishermen crossed the ice to the island on foot.', 'en', { others: [read(two)] }),
    ).toEqual(expect.arrayContaining(['"January" is missing', 'it says what another sentence says']))
    const spoken = [{ source: read(one), output: read('In January the whole harbour froze over.') }]
    expect(faults(two, 'In January the whole harbour froze over.', 'en', { spoken })).toContain(
      'it repeats an earlier sentence',
    )
  })

  test('a paragraph that gets too short bit by bit', () => {
    const [source, output] = [
      'He walked home slowly along the river that night.',
      'He walked home along the river.',
    ]
    expect(faults(source, output)).toEqual([])
    expect(faults(source, output, 'en', { written: { source: 40, lean: 40, output: 30 } })).toEqual([
      'it is too short',
    ])
    expect(
      faults(source, output, 'en', { written: { source: 40, lean: 40, output: 30 }, length: 'shorter' }),
    ).toEqual([])
  })
})

test('a pronoun may stand for a name the paragraph has given, another name may not', () => {
  const said = 'Anna Keller lived here. Paul Moser did not.'
  expect(faults('Anna Keller left in May.', 'She left in May.', 'en', { said })).toEqual([])
  expect(faults('Anna Keller left in May.', 'Paul Moser left in May.', 'en', { said })).not.toEqual([])
  expect(faults('Anna Keller left in May.', 'She left in May.')).toEqual(['"Anna Keller" is missing'])
})

test('a figure stands for itself alone, whatever the paragraph has said before', () => {
  const said = 'The railway came in 1920.'
  expect(
    faults('The inn opened in 1920 with 40 rooms.', 'The inn opened with 40 rooms.', 'en', { said }),
  ).toEqual(['"1920" is missing'])
})
