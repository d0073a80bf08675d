import type { Cells, Hint, Inflection } from './expanding.ts'

/** Strong and mixed verbs: plain form, present and past of the third person, participle. */
const STRONG = new Map(
  `heben hebt hob gehoben;bieten bietet bot geboten;geben gibt gab gegeben;nehmen nimmt nahm genommen
tragen trägt trug getragen;halten hält hielt gehalten;lassen lässt ließ gelassen;finden findet fand gefunden
stehen steht stand gestanden;gehen geht ging gegangen;kommen kommt kam gekommen;sehen sieht sah gesehen
schaffen schafft schuf geschaffen;bringen bringt brachte gebracht;denken denkt dachte gedacht
kennen kennt kannte gekannt;nennen nennt nannte genannt;weisen weist wies gewiesen;schreiben schreibt schrieb geschrieben
bleiben bleibt blieb geblieben;treiben treibt trieb getrieben;steigen steigt stieg gestiegen
schließen schließt schloss geschlossen;ziehen zieht zog gezogen;sprechen spricht sprach gesprochen
treffen trifft traf getroffen;brechen bricht brach gebrochen;werfen wirft warf geworfen;helfen hilft half geholfen
gewinnen gewinnt gewann gewonnen;beginnen beginnt begann begonnen;wachsen wächst wuchs gewachsen
fallen fällt fiel gefallen;laufen läuft lief gelaufen;liegen liegt lag gelegen;messen misst maß gemessen
streichen streicht strich gestrichen;erhalten erhält erhielt erhalten
haben hat hatte gehabt;sein ist war gewesen;werden wird wurde geworden;verlieren verliert verlor verloren
wissen weiß wusste gewusst;binden bindet band gebunden;greifen greift griff gegriffen;stoßen stößt stieß gestoßen
schneiden schneidet schnitt geschnitten;lesen liest las gelesen;gelten gilt galt gegolten;scheiden scheidet schied geschieden;wägen wägt wog gewogen`
    .split(/[;\n]/)
    .map((line) => {
      const [plain = '', present = '', past = '', participle = ''] = line.split(' ')
      return [plain, { present, past, participle }] as const
    }),
)

const FIXED_PREFIX = /^(?:be|ge|er|ver|zer|ent|emp|miss|über|unter|wider|hinter)(?=.{4})/
const ADJECTIVE_ENDINGS = ['e', 'en', 'er', 'es', 'em']

/** The forms of `[verbessern]`, `[hervor|heben]` and `[möglich_|machen]` (parts that can stand apart), `<wichtig>` and `[Punkt:m+e]`; `[verb!]` is without its participles as adjectives. */
export function germanCells(element: string): Cells {
  const lemma = element.slice(1, -1)
  const known = memory.get(element)
  if (known) return known
  const cells = element.startsWith('<')
    ? adjective(lemma)
    : /^\p{Lu}/u.test(lemma)
      ? noun(lemma)
      : verb(lemma)
  memory.set(element, cells)
  return cells
}

const memory = new Map<string, Cells>()

/** `<hoch|hoh>`: the second stem is that of forms with an ending; `<ganz!>` has none without. */
function adjective(lemma: string): Cells {
  const [plain = '', stem = plain] = lemma.replace('!', '').split('|')
  const base = (stem.endsWith('e') ? stem.slice(0, -1) : stem).replaceAll('_', ' ')
  const cells = new Map(lemma.endsWith('!') ? [] : [['plain', plain.replaceAll('_', ' ')]])
  for (const ending of ADJECTIVE_ENDINGS) cells.set(ending, base + ending)
  return cells
}

/** `[Punkt:m+e]`, `[Vorschlag:mVorschläge]`: gender, then the ending of the plural or the whole plural. */
function noun(lemma: string): Cells {
  const [word = '', code = ''] = lemma.split(':')
  const gender = code.charAt(0)
  const rest = code.slice(1)
  const cells = new Map<string, string>()
  if (gender !== 'p') {
    for (const use of ['nominative', 'accusative', 'dative']) cells.set(`${gender} ${use}`, word)
    cells.set(
      `${gender} genitive`,
      gender === 'f' ? word : word + (/(?:[sßzx]|sch)$/.test(word) ? 'es' : 's'),
    )
  }
  if (rest === '') return cells
  const many = rest === '0' ? word : rest.startsWith('+') ? word + rest.slice(1) : rest
  for (const use of ['nominative', 'accusative', 'genitive']) cells.set(`plural ${use}`, many)
  cells.set('plural dative', /[ns]$/.test(many) ? many : `${many}n`)
  return cells
}

function verb(lemma: string): Cells {
  const [first = '', second] = lemma.replace('!', '').split('|')
  const particle = second === undefined ? '' : first.replaceAll('_', ' ')
  const whole = second ?? first
  const forms = simpleVerb(whole)
  const cells = new Map<string, string>()
  for (const [cell, form] of forms) {
    if (lemma.endsWith('!') && /^participle./.test(cell)) continue
    if (/^(?:present|past) /.test(cell)) {
      // At the end of a clause the particle stands with its verb; elsewhere they are parted.
      if (!particle) cells.set(cell, form)
      cells.set(`last ${cell}`, particle + form)
    } else if (cell === 'to')
      cells.set(cell, particle ? `${particle}zu${particle.endsWith(' ') ? ' ' : ''}${whole}` : `zu ${whole}`)
    else cells.set(cell, particle + form)
  }
  return cells
}

function simpleVerb(infinitive: string): Map<string, string> {
  const prefix = STRONG.has(infinitive) ? '' : (FIXED_PREFIX.exec(infinitive)?.[0] ?? '')
  const strong = STRONG.get(infinitive.slice(prefix.length))
  const cells = new Map([
    ['infinitive', infinitive],
    ['to', infinitive],
    ['present 4', infinitive],
  ])
  const add = (cell: string, form: string) => cells.set(cell, prefix + form)
  let participle: string
  if (strong) {
    const { present, past } = strong
    if (infinitive !== 'sein') add('present 1', infinitive.slice(prefix.length, -1))
    add('present 3', present)
    add('past 3', past)
    add('past 4', past.endsWith('e') ? `${past}n` : `${past}en`)
    participle = prefix ? prefix + strong.participle.replace(/^ge/, '') : strong.participle
  } else {
    const stem = infinitive.replace(/e?n$/, '')
    const link = /[dt]$|[^aeiouäöülrhmn][mn]$/.test(stem) ? 'e' : ''
    const body = stem.slice(prefix.length)
    add('present 1', body.endsWith('el') ? `${body.slice(0, -2)}le` : `${body}e`)
    add('present 2', body + (link || !/[sßzx]$/.test(body) ? `${link}st` : 't'))
    add('present 3', `${body}${link}t`)
    add('past 3', `${body}${link}te`)
    add('past 4', `${body}${link}ten`)
    const bare = prefix !== '' || infinitive.endsWith('ieren')
    participle = `${bare ? '' : 'ge'}${stem}${link}t`
  }
  cells.set('participle', participle)
  for (const ending of ADJECTIVE_ENDINGS) {
    cells.set(`participle ${ending}`, participle + ending)
  }
  return cells
}

const CLASSES = {
  det: 'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner unser unsere unseren mein meine meinen kein keine keinen jede jeder jedes jeden jedem viele alle',
  ein: 'ein eine einen einem einer eines kein keine keinen keinem keiner ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner unser unsere unseren unserem unserer mein meine meinen meinem meiner',
  der: 'der die das den dem des dieser diese dieses diesen diesem jeder jede jedes jeden jedem',
  aux: 'ist sind war waren hat haben hatte hatten wird werden wurde wurden kann können konnte konnten muss müssen soll sollen sollte sollten darf dürfen',
  ist: 'ist sind war waren wird werden wurde wurden sei wäre bleibt bleiben',
  modal:
    'kann können konnte konnten könnte könnten muss müssen musste mussten soll sollen sollte sollten darf dürfen durfte durften will wollen wollte wollten möchte möchten',
}

const HINTS: readonly Hint[] = [
  {
    holds: (cell) => cell === 'participle',
    right: 'werden|wird|wurde|wurden|worden|haben|hat|hatte|hatten',
  },
  {
    holds: (cell) => cell === 'infinitive',
    right:
      'kann|können|könnte|könnten|konnte|muss|müssen|soll|sollte|sollten|will|wollen|lässt|lassen|möchten',
  },
  {
    holds: (cell) => /^(?:last )?(?:present|past) /.test(cell),
    right: 'der|die|das|den|ein|eine|einen|viel|mehr|viele|neue|nicht|auch|jedoch|aber|daher|oft|von',
  },
]

export const GERMAN_INFLECTION: Inflection = { classes: CLASSES, cellsOf: germanCells, hints: HINTS }
