import type { Cells, Hint, Inflection } from './expanding.ts'

/** Weak verbs with their stem; the rest follows. */
const WEAK = new Map(
  `verbeteren verbeter;verminderen verminder;veranderen verander;vergroten vergroot;verhogen verhoog;verlagen verlaag
versterken versterk;vergemakkelijken vergemakkelijk;benadrukken benadruk;optimaliseren optimaliseer;faciliteren faciliteer
realiseren realiseer;implementeren implementeer;minimaliseren minimaliseer;maximaliseren maximaliseer;creëren creëer
genereren genereer;analyseren analyseer;identificeren identificeer;integreren integreer;transformeren transformeer
stimuleren stimuleer;reduceren reduceer;evalueren evalueer;demonstreren demonstreer;illustreren illustreer;tonen toon
waarborgen waarborg;garanderen garandeer;gebruiken gebruik;benutten benut;maken maak;bereiken bereik;bevorderen bevorder
ondersteunen ondersteun;beïnvloeden beïnvloed;resulteren resulteer;zorgen zorg;leiden leid;onderzoeken onderzoek
bestuderen bestudeer;omvatten omvat;bevatten bevat;vereisen vereis;eisen eis;vragen vraag;kosten kost;nodigen nodig
beschikken beschik;initiëren initieer;starten start;selecteren selecteer;consulteren consulteer;raadplegen raadpleeg
communiceren communiceer;elimineren elimineer;revolutioneren revolutioneer;prefereren prefereer;accepteren accepteer
modificeren modificeer;wijzigen wijzig;coördineren coördineer;regelen regel;participeren participeer;observeren observeer
verifiëren verifieer;controleren controleer;checken check;tolereren tolereer;dulden duld;domineren domineer;beheersen beheers
motiveren motiveer;inspireren inspireer;pakken pak;richten richt;focussen focus;belemmeren belemmer;hinderen hinder
verschaffen verschaf;leveren lever;prioriteren prioriteer;presenteren presenteer;versnellen versnel;bespreken bespreek
verduidelijken verduidelijk;onderstrepen onderstreep;uiten uit;moedigen moedig;ervaren ervaar;rapporteren rapporteer
melden meld;informeren informeer;vertellen vertel;vertonen vertoon;zetten zet;stellen stel;voeren voer;passen pas;halen haal
assisteren assisteer;concluderen concludeer;elaboreren elaboreer;verkennen verken;ontdekken ontdek;constateren constateer
merken merk;constitueren constitueer;vormen vorm;verwezenlijken verwezenlijk;aanschouwen aanschouw;beoordelen beoordeel
bezorgen bezorg;vereenvoudigen vereenvoudig;beperken beperk;uitrusten rust;tillen til;lossen los;werken werk;duiden duid
verkrijgen verkrijg;continueren continueer;arriveren arriveer;bekijken bekijk;durven durf;investeren investeer;storen stoor
herstructureren herstructureer;ordenen orden;structureren structureer;testen test`
    .split(/[;\n]/)
    .map((line) => line.split(' ') as [string, string]),
)

/** Strong verbs: plain form, stem, third person, past of one and of several, participle. */
const STRONG = new Map(
  `geven geef geeft gaf gaven gegeven;bieden bied biedt bood boden geboden;krijgen krijg krijgt kreeg kregen gekregen
helpen help helpt hielp hielpen geholpen;hebben heb heeft had hadden gehad;zien zie ziet zag zagen gezien
doen doe doet deed deden gedaan;gaan ga gaat ging gingen gegaan;komen kom komt kwam kwamen gekomen;zijn ben is was waren geweest
kiezen kies kiest koos kozen gekozen;nemen neem neemt nam namen genomen;houden houd houdt hield hielden gehouden
brengen breng brengt bracht brachten gebracht;denken denk denkt dacht dachten gedacht;vinden vind vindt vond vonden gevonden
laten laat laat liet lieten gelaten;kopen koop koopt kocht kochten gekocht;schrijven schrijf schrijft schreef schreven geschreven
blijven blijf blijft bleef bleven gebleven;wijzen wijs wijst wees wezen gewezen;spreken spreek spreekt sprak spraken gesproken
snijden snijd snijdt sneed sneden gesneden;stijgen stijg stijgt steeg stegen gestegen;winnen win wint won wonnen gewonnen
lopen loop loopt liep liepen gelopen;onderzoeken onderzoek onderzoekt onderzocht onderzochten onderzocht
begrijpen begrijp begrijpt begreep begrepen begrepen;overwegen overweeg overweegt overwoog overwogen overwogen
bespreken bespreek bespreekt besprak bespraken besproken;verkrijgen verkrijg verkrijgt verkreeg verkregen verkregen
bekijken bekijk bekijkt bekeek bekeken bekeken;ontvangen ontvang ontvangt ontving ontvingen ontvangen
vragen vraag vraagt vroeg vroegen gevraagd;aanschaffen schaf schaft schafte schaften aangeschaft
verwerven verwerf verwerft verwierf verwierven verworven;ondervinden ondervind ondervindt ondervond ondervonden ondervonden
verkiezen verkies verkiest verkoos verkozen verkozen;verblijven verblijf verblijft verbleef verbleven verbleven
dragen draag draagt droeg droegen gedragen;staan sta staat stond stonden gestaan;treffen tref treft trof troffen getroffen
trekken trek trekt trok trokken getrokken;zoeken zoek zoekt zocht zochten gezocht;ervaren ervaar ervaart ervoer ervoeren ervaren`
    .split(/[;\n]/)
    .map((line) => {
      const [plain = '', ...forms] = line.split(' ')
      return [plain, forms] as const
    }),
)

const memory = new Map<string, Cells>()

/** The forms of `[verbeteren]`, `[aan|bieden]`, `<belangrijk>` or `<groot|grote>` and `[uitdaging:d+en]`. */
export function dutchCells(element: string): Cells {
  const known = memory.get(element)
  if (known) return known
  const lemma = element.slice(1, -1)
  const cells = element.startsWith('<') ? adjective(lemma) : lemma.includes(':') ? noun(lemma) : verb(lemma)
  memory.set(element, cells)
  return cells
}

/** `<groot|grote>`: without and with the ending; `<heel!>` has no form without. */
function adjective(lemma: string): Cells {
  const [plain = '', ending] = lemma.replace('!', '').replaceAll('_', ' ').split('|')
  const cells = new Map([['e', ending ?? `${plain}e`]])
  if (!lemma.endsWith('!')) cells.set('plain', plain)
  return cells
}

/** `[uitdaging:d+en]`: "de" or "het", then the ending of the plural or the whole plural. */
function noun(lemma: string): Cells {
  const [word = '', code = ''] = lemma.split(':')
  const rest = code.slice(1)
  const cells = new Map([[code.charAt(0), word]])
  if (rest) cells.set('plural', rest.startsWith('+') ? word + rest.slice(1) : rest)
  return cells
}

function verb(lemma: string): Cells {
  const [first = '', second] = lemma.split('|')
  const particle = second === undefined ? '' : first.replaceAll('_', ' ')
  const whole = second ?? first
  const { third, past, pasts, participle } = simpleVerb(whole)
  const cells = new Map([
    ['infinitive', particle + whole],
    ['to', `${particle.trim()}${particle ? ' ' : ''}te ${whole}`],
    ['participle', particle + participle],
    ['last present 4', particle + whole],
  ])
  const finite = { 'present 3': third, 'past 3': past, 'past 4': pasts }
  if (!particle) cells.set('present 4', whole)
  for (const [cell, form] of Object.entries(finite)) {
    if (!particle) cells.set(cell, form)
    cells.set(`last ${cell}`, particle + form)
  }
  if (/[^aeiou][td]$/.test(participle)) cells.set('participle e', `${particle}${participle}e`)
  return cells
}

function simpleVerb(infinitive: string): { third: string; past: string; pasts: string; participle: string } {
  const strong = STRONG.get(infinitive)
  if (strong) {
    const [, third = '', past = '', pasts = '', participle = ''] = strong
    return { third, past, pasts, participle }
  }
  const stem = WEAK.get(infinitive)
  if (stem === undefined) throw new Error(`no stem for ${infinitive}`)
  const sharp =
    /(?:[tkfscpxh]|ss)en$/.test(infinitive.replace(/ie?ren$/, 'reren')) && !/[vz]en$/.test(infinitive)
  const ending = sharp ? 't' : 'd'
  const prefixed = /^(?:be|ge(?!n)|her|er|ver(?!if)|ont|om|onder(?=steun|streep|zoek))/.test(stem)
  const bare = stem.endsWith(ending) ? stem : stem + ending
  return {
    third: stem.endsWith('t') ? stem : `${stem}t`,
    past: `${stem}${ending}e`,
    pasts: `${stem}${ending}en`,
    participle: prefixed ? bare : `ge${bare.replace(/^i/, 'ï').replace(/^e/, 'ë')}`,
  }
}

const CLASSES = {
  det: 'de het een deze dit die dat hun zijn haar onze ons mijn jouw je uw elke elk iedere ieder alle veel meer geen',
  art: 'de het een deze dit hun zijn haar onze meer veel nieuwe',
  taking:
    'biedt bieden heeft hebben bevat bevatten voor van met in op door bij uit over aan naar via omvat omvatten vereist kent er krijgt krijgen',
  is: 'is zijn was waren wordt worden blijft blijven lijkt lijken',
  modal: 'kan kunnen kon konden zal zullen zou zouden moet moeten moest moesten mag mogen wil willen',
  aux: 'wordt worden werd werden is zijn was waren heeft hebben had hadden',
}

const HINTS: readonly Hint[] = [
  { holds: (cell) => cell === 'participle', left: CLASSES.aux.replaceAll(' ', '|') },
  { holds: (cell) => cell === 'participle', right: 'wordt|worden|werd|werden|heeft|hebben|had|hadden' },
  { holds: (cell) => cell === 'infinitive', left: CLASSES.modal.replaceAll(' ', '|') },
  {
    holds: (cell) => /^(?:last )?(?:present|past) /.test(cell),
    right: 'de|het|een|deze|dit|hun|haar|onze|veel|meer|niet|ook|echter|daarom|vaak|nieuwe',
  },
]

export const DUTCH_INFLECTION: Inflection = { classes: CLASSES, cellsOf: dutchCells, hints: HINTS }
