import { principalParts, putFour, putTense, withEndings } from './grammar.ts'
import type { Forms, Gender, Grammar } from './grammar.ts'

type Kind = 'are' | 'ere' | 'ire'

const PRESENT = { are: 'o i a iamo ate ano', ere: 'o i e iamo ete ono', ire: 'o i e iamo ite ono' }
const ISC = 'isco isci isce iamo ite iscono'
const SUBJUNCTIVE = { are: 'i i i iamo iate ino', ere: 'a a a iamo iate ano', ire: 'a a a iamo iate ano' }
const PAST = {
  are: 'ai asti ò ammo aste arono',
  ere: 'ei esti é emmo este erono',
  ire: 'ii isti ì immo iste irono',
}
const FUTURE = { are: 'er', ere: 'er', ire: 'ir' }
const VOWEL = { are: 'a', ere: 'e', ire: 'i' }

/** Verbs in -ire without -isc-. */
const PLAIN_IRE = new Set(
  'offrire aprire scoprire coprire seguire servire sentire partire investire vestire dormire inseguire avvertire consentire eseguire conseguire perseguire proseguire'.split(
    ' ',
  ),
)

/** `strong` are the first and third persons singular and the third plural of the past: "presi prese presero". */
const IRREGULAR = principalParts(`
essere pres=sono sei è siamo siete sono impf=ero eri era eravamo eravate erano past=fui fosti fu fummo foste furono fut=sar subj=sia sia sia siamo siate siano subi=fossi fossi fosse fossimo foste fossero pp=stato ger=essendo
avere pres=ho hai ha abbiamo avete hanno past=ebbi avesti ebbe avemmo aveste ebbero fut=avr subj=abbia abbia abbia abbiamo abbiate abbiano
fare pres=faccio fai fa facciamo fate fanno impf=facevo facevi faceva facevamo facevate facevano past=feci facesti fece facemmo faceste fecero fut=far subj=faccia faccia faccia facciamo facciate facciano subi=facessi facessi facesse facessimo faceste facessero pp=fatto ger=facendo
dare pres=do dai dà diamo date danno past=diedi desti diede demmo deste diedero fut=dar subj=dia dia dia diamo diate diano subi=dessi dessi desse dessimo deste dessero
dire pres=dico dici dice diciamo dite dicono impf=dicevo dicevi diceva dicevamo dicevate dicevano past=dissi dicesti disse dicemmo diceste dissero fut=dir subj=dica dica dica diciamo diciate dicano subi=dicessi dicessi dicesse dicessimo diceste dicessero pp=detto ger=dicendo
porre pres=pongo poni pone poniamo ponete pongono impf=ponevo ponevi poneva ponevamo ponevate ponevano past=posi ponesti pose ponemmo poneste posero fut=porr subj=ponga ponga ponga poniamo poniate pongano subi=ponessi ponessi ponesse ponessimo poneste ponessero pp=posto ger=ponendo
durre pres=duco duci duce duciamo ducete ducono impf=ducevo ducevi duceva ducevamo ducevate ducevano past=dussi ducesti dusse ducemmo duceste dussero fut=durr subj=duca duca duca duciamo duciate ducano subi=ducessi ducessi ducesse ducessimo duceste ducessero pp=dotto ger=ducendo
tenere pres=tengo tieni tiene teniamo tenete tengono strong=tenni tenne tennero fut=terr subj=tenga tenga tenga teniamo teniate tengano
venire pres=vengo vieni viene veniamo venite vengono strong=venni venne vennero fut=verr subj=venga venga venga veniamo veniate vengano pp=venuto
potere pres=posso puoi può possiamo potete possono fut=potr subj=possa possa possa possiamo possiate possano
dovere pres=devo devi deve dobbiamo dovete devono fut=dovr subj=debba debba debba dobbiamo dobbiate debbano
vedere strong=vidi vide videro fut=vedr pp=visto
mettere strong=misi mise misero pp=messo
prendere strong=presi prese presero pp=preso
rendere strong=resi rese resero pp=reso
tendere strong=tesi tese tesero pp=teso
chiedere strong=chiesi chiese chiesero pp=chiesto
chiudere strong=chiusi chiuse chiusero pp=chiuso
scrivere strong=scrissi scrisse scrissero pp=scritto
risolvere strong=risolsi risolse risolsero pp=risolto
promuovere strong=promossi promosse promossero pp=promosso
muovere strong=mossi mosse mossero pp=mosso
crescere strong=crebbi crebbe crebbero pp=cresciuto
conoscere strong=conobbi conobbe conobbero pp=conosciuto
raggiungere strong=raggiunsi raggiunse raggiunsero pp=raggiunto
aggiungere strong=aggiunsi aggiunse aggiunsero pp=aggiunto
spingere strong=spinsi spinse spinsero pp=spinto
stringere strong=strinsi strinse strinsero pp=stretto
svolgere strong=svolsi svolse svolsero pp=svolto
coinvolgere strong=coinvolsi coinvolse coinvolsero pp=coinvolto
proteggere strong=protessi protesse protessero pp=protetto
leggere strong=lessi lesse lessero pp=letto
includere strong=inclusi incluse inclusero pp=incluso
diffondere strong=diffusi diffuse diffusero pp=diffuso
richiedere strong=richiesi richiese richiesero pp=richiesto
scegliere pres=scelgo scegli sceglie scegliamo scegliete scelgono strong=scelsi scelse scelsero subj=scelga scelga scelga scegliamo scegliate scelgano pp=scelto
togliere pres=tolgo togli toglie togliamo togliete tolgono strong=tolsi tolse tolsero subj=tolga tolga tolga togliamo togliate tolgano pp=tolto
decidere strong=decisi decise decisero pp=deciso
concludere strong=conclusi concluse conclusero pp=concluso
insistere pp=insistito
esistere pp=esistito
vivere strong=vissi visse vissero pp=vissuto
andare pres=vado vai va andiamo andate vanno fut=andr subj=vada vada vada andiamo andiate vadano
offrire strong=offrii offrì offrirono pp=offerto
aprire strong=aprii aprì aprirono pp=aperto
scoprire strong=scoprii scoprì scoprirono pp=scoperto
coprire strong=coprii coprì coprirono pp=coperto
riuscire pres=riesco riesci riesce riusciamo riuscite riescono subj=riesca riesca riesca riusciamo riusciate riescano
perdere strong=persi perse persero pp=perso
rispondere strong=risposi rispose risposero pp=risposto
vincere strong=vinsi vinse vinsero pp=vinto
comprendere strong=compresi comprese compresero pp=compreso
`)

const COMPOSABLE = [
  'porre',
  'durre',
  'tenere',
  'venire',
  'mettere',
  'prendere',
  'scrivere',
  'tendere',
  'chiedere',
  'volgere',
]

function irregularOf(verb: string): { parts: ReadonlyMap<string, string[]>; prefix: string } | undefined {
  const parts = IRREGULAR.get(verb)
  if (parts) return { parts, prefix: '' }
  const base = COMPOSABLE.find((one) => verb.endsWith(one))
  const found = base && IRREGULAR.get(base)
  return base && found ? { parts: found, prefix: verb.slice(0, -base.length) } : undefined
}

/** An ending on a stem, with h or without i as the sound asks. */
function respell(stem: string, ending: string, kind: Kind): string {
  if (kind !== 'are' || !/^[ie]/.test(ending)) return stem + ending
  if (/[cg]$/.test(stem)) return `${stem}h${ending}`
  if (/(?:[cg]|sc)i$/.test(stem)) return stem.slice(0, -1) + ending
  return /i$/.test(stem) && /^i/.test(ending) ? stem.slice(0, -1) + ending : stem + ending
}

/** Forms of an Italian verb, regular or known. */
export function conjugateItalian(verb: string): Forms {
  const forms = new Map<string, string>()
  const kind: Kind = /are$/.test(verb) ? 'are' : /ire$/.test(verb) ? 'ire' : 'ere'
  const stem = verb.slice(0, -3)
  const irregular = irregularOf(verb)
  const part = (name: string) => irregular?.parts.get(name)?.map((form) => irregular.prefix + form)
  const six = (endings: string) => endings.split(' ').map((ending) => respell(stem, ending, kind))
  const isc = kind === 'ire' && !PLAIN_IRE.has(verb) && !irregular
  const short = verb.replace(/r?re$/, 'r')

  forms.set('inf', verb)
  for (const clitic of ['lo', 'la', 'li', 'le', 'ne', 'si']) forms.set(`inf.${clitic}`, short + clitic)
  const present = part('pres') ?? six(isc ? ISC : PRESENT[kind])
  putTense(forms, 'pres', present)
  const vowel = VOWEL[kind]
  putTense(forms, 'impf', part('impf') ?? withEndings(stem + vowel, 'vo vi va vamo vate vano'))
  putTense(forms, 'past', part('past') ?? past(stem, kind, part('strong'), six(PAST[kind])))
  const future = part('fut')?.[0] ?? respell(stem, FUTURE[kind], kind)
  putTense(forms, 'fut', withEndings(future, 'ò ai à emo ete anno'))
  putTense(forms, 'cond', withEndings(future, 'ei esti ebbe emmo este ebbero'))
  putTense(forms, 'subj', part('subj') ?? six(isc ? 'isca isca isca iamo iate iscano' : SUBJUNCTIVE[kind]))
  putTense(forms, 'subi', part('subi') ?? withEndings(stem + vowel, 'ssi ssi sse ssimo ste ssero'))
  forms.set('ger', part('ger')?.[0] ?? stem + (kind === 'are' ? 'ando' : 'endo'))
  const participle = part('pp')?.[0] ?? stem + { are: 'ato', ere: 'uto', ire: 'ito' }[kind]
  putFour(
    forms,
    'pp.',
    ['o', 'a', 'i', 'e'].map((ending) => participle.replace(/o$/, ending)),
  )
  if (!irregular) forms.set('imp.2', kind === 'are' ? `${stem}a` : (present[1] ?? ''))
  return forms
}

function past(stem: string, kind: Kind, strong: string[] | undefined, regular: string[]): string[] {
  if (!strong) return regular
  const [first = '', third = '', plural = ''] = strong
  const weak = stem + VOWEL[kind]
  return [first, `${weak}sti`, third, `${weak}mmo`, `${weak}ste`, plural]
}

const PLURALS = new Map([
  ['uomo', 'uomini'],
  ['modo', 'modi'],
  ['medico', 'medici'],
])

function plural(noun: string, gender: Gender): string {
  const known = PLURALS.get(noun)
  if (known) return known
  if (/[àèéìòù]$|[^aeiou]$/.test(noun)) return noun
  if (/a$/.test(noun) && gender === 'f')
    return /[cg]a$/.test(noun) ? `${noun.slice(0, -1)}he` : `${noun.slice(0, -1)}e`
  if (/io$/.test(noun)) return noun.slice(0, -1)
  if (/ico$/.test(noun)) return `${noun.slice(0, -1)}i`
  if (/[cg]o$/.test(noun)) return `${noun.slice(0, -1)}hi`
  return `${noun.slice(0, -1)}i`
}

function adjective(masculine: string): Forms {
  const forms = new Map<string, string>()
  const feminine = masculine.replace(/o$/, 'a')
  const many = /[àùò]$/.test(masculine) ? masculine : plural(masculine, 'm')
  putFour(forms, '', [masculine, feminine, many, /a$/.test(feminine) ? plural(feminine, 'f') : many])
  return forms
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const ITALIAN_GRAMMAR: Grammar = {
  conjugate: conjugateItalian,
  plural,
  adjective,
  classes: {
    det: "il|lo|la|l'|i|gli|le|un|uno|una|un'|del|dello|della|dell'|dei|degli|delle|al|allo|alla|all'|ai|agli|alle|dal|dalla|dai|dagli|dalle|dall'|nel|nella|nell'|nei|negli|nelle|sul|sulla|sull'|sui|sugli|sulle|questo|questa|questi|queste|quest'|suo|sua|suoi|sue|loro|ogni|nostro|nostra|nostri|nostre|tuo|tua|vostro|vostra|altri|altre|alcuni|alcune|di|d'",
    after:
      "il|lo|la|l'|i|gli|le|un|uno|una|un'|del|della|dei|delle|degli|di|d'|suo|sua|suoi|sue|questo|questa|questi|queste|a|ad|al|alla|ai|alle|agli|in|nel|nella|nei|nelle|con|per|da|dal|dalla|su|sul|sulla|e|ed|o|che|quando|vari|varie|,|.|;|:|)|!|?",
    art: "il|lo|la|l'|i|gli|le",
    inf: 'avere|essere|fare|garantire|considerare|prendere|mettere|scegliere|adottare|creare|trovare|evitare|sviluppare|lavorare|conoscere|sapere|leggere|definire|identificare|individuare|analizzare|migliorare|ridurre|proteggere|promuovere|investire|imparare|comunicare|consultare|pianificare|ottenere|raggiungere|realizzare|utilizzare|favorire|comprendere|capire|riconoscere|valutare|offrire|dare|vedere|visitare|praticare|mangiare|dormire|ascoltare|parlare|esplorare|osservare|gestire|ottimizzare|rispondere|assicurare|progettare|integrare|comprare|acquistare|vendere|viaggiare|iniziare|cominciare|cambiare|rispettare|rafforzare|facilitare|preservare|limitare|combattere|mantenere|prevenire|sostenere|incoraggiare|aumentare|diminuire|minimizzare|massimizzare|accrescere|stimolare|sensibilizzare|formare|aiutare|permettere|rendere|risolvere|stabilire|instaurare|condividere|salvare|costruire|semplificare|accelerare|diversificare|attirare|conservare|restare|diventare|bere|seguire|trovarsi|adattarsi|esporsi|combinare|chiedere|cercare|scaricare|controllare|dedicare|organizzare|fissare|ricordare|tenere|affrontare|superare|implementare|fornire|bilanciare|educare',
    tail: 'e|ed|o|in|di|del|della|che|come|con|per|ma|a|al|da|tra|fra|su|senza|,|.|;|:|)',
    be: 'è|sono|era|erano|fu|furono|sarà|saranno|sia|siano|essere|stato|stata|stati|state|essendo|sarebbe|sarebbero',
  },
  notVerbs: set(
    'mostra mostre uso usi aiuto aiuti migliore cerca cambio cambi lavoro lavori impiego impieghi sviluppo sviluppi crea realizza offerta offerte spinta posto posta punto parte aumento aumenti incremento incrementi rinforzo impatto impatti approccio approcci utilizzo utilizzi supporto supporti stimolo stimoli favore richiesta richieste resa rese scelta scelte modifica modifiche svolta preso messa indica esplora vista visto fatto fatti detto letto incentivo incentivi contrasto contrasti tutela tutele ultima ultimo ultimi ultime ultimate rivoluzioni termini termine generi evidenza potenzi inizio inizi',
  ),
}
