import { lookup } from '#app/lookup.ts'
import { principalParts, putFour, putTense, withEndings } from './grammar.ts'
import type { Forms, Grammar } from './grammar.ts'

const PRESENT = { ar: 'o as a amos áis an', er: 'o es e emos éis en', ir: 'o es e imos ís en' }
const SUBJUNCTIVE = { ar: 'e es e emos éis en', er: 'a as a amos áis an', ir: 'a as a amos áis an' }
const PRETERITE = {
  ar: 'é aste ó amos asteis aron',
  er: 'í iste ió imos isteis ieron',
  ir: 'í iste ió imos isteis ieron',
}
const IMPERFECT = {
  ar: 'aba abas aba ábamos abais aban',
  er: 'ía ías ía íamos íais ían',
  ir: 'ía ías ía íamos íais ían',
}

/** Vowel changes of the stressed stem. */
const STRESSED = new Map(
  Object.entries({
    ue: 'mostrar demostrar contar encontrar recordar probar comprobar volver resolver mover promover jugar costar aprobar dormir reforzar',
    ie: 'empezar comenzar pensar entender atender perder extender defender despertar cerrar convertir sugerir requerir preferir sentir invertir adquirir referir apretar tender alentar manifestar',
    i: 'pedir servir seguir conseguir elegir repetir medir impedir corregir concebir',
  }).flatMap(([change, verbs]) => verbs.split(' ').map((verb): [string, string] => [verb, change])),
)

const ACCENTED = new Set('enviar ampliar variar guiar confiar desafiar vaciar ansiar'.split(' '))

const IRREGULAR = principalParts(`
tener pres=tengo tienes tiene tenemos tenéis tienen past=tuv fut=tendr
poner pres=pongo pones pone ponemos ponéis ponen past=pus fut=pondr pp=puesto
hacer pres=hago haces hace hacemos hacéis hacen past=hic fut=har pp=hecho
decir pres=digo dices dice decimos decís dicen past=dij fut=dir pp=dicho ger=diciendo
traer pres=traigo traes trae traemos traéis traen past=traj pp=traído ger=trayendo
venir pres=vengo vienes viene venimos venís vienen past=vin fut=vendr ger=viniendo
salir pres=salgo sales sale salimos salís salen fut=saldr
poder pres=puedo puedes puede podemos podéis pueden past=pud fut=podr ger=pudiendo subj=pueda puedas pueda podamos podáis puedan
querer pres=quiero quieres quiere queremos queréis quieren past=quis fut=querr subj=quiera quieras quiera queramos queráis quieran
saber pres=sé sabes sabe sabemos sabéis saben past=sup fut=sabr subj=sepa sepas sepa sepamos sepáis sepan
dar pres=doy das da damos dais dan six=di diste dio dimos disteis dieron subj=dé des dé demos deis den
ser pres=soy eres es somos sois son six=fui fuiste fue fuimos fuisteis fueron subj=sea seas sea seamos seáis sean impf=era eras era éramos erais eran pp=sido ger=siendo
ir pres=voy vas va vamos vais van six=fui fuiste fue fuimos fuisteis fueron subj=vaya vayas vaya vayamos vayáis vayan impf=iba ibas iba íbamos ibais iban pp=ido ger=yendo
estar pres=estoy estás está estamos estáis están past=estuv subj=esté estés esté estemos estéis estén
haber pres=he has ha hemos habéis han past=hub fut=habr subj=haya hayas haya hayamos hayáis hayan
ver pres=veo ves ve vemos veis ven six=vi viste vio vimos visteis vieron subj=vea veas vea veamos veáis vean impf=veía veías veía veíamos veíais veían pp=visto
`)

const PARTICIPLES = new Map(
  'abrir abierto;cubrir cubierto;descubrir descubierto;escribir escrito;describir descrito;volver vuelto;resolver resuelto;devolver devuelto;romper roto'
    .split(';')
    .map((pair): [string, string] => {
      const [verb = '', participle = ''] = pair.split(' ')
      return [verb, participle]
    }),
)

const IMPERATIVES = new Map([
  ['tener', 'ten'],
  ['poner', 'pon'],
  ['hacer', 'haz'],
  ['decir', 'di'],
  ['salir', 'sal'],
  ['venir', 'ven'],
  ['ser', 'sé'],
  ['ir', 've'],
])

/** The verbs that others are made of: "mantener" goes like "tener". */
function irregularOf(verb: string): { parts: ReadonlyMap<string, string[]>; prefix: string } | undefined {
  const parts = IRREGULAR.get(verb)
  if (parts) return { parts, prefix: '' }
  const base = ['tener', 'poner', 'traer'].find((one) => verb.endsWith(one))
  const found = base && IRREGULAR.get(base)
  return base && found ? { parts: found, prefix: verb.slice(0, -base.length) } : undefined
}

/** Forms of a Spanish verb, regular or known; the polite and plural persons are among 3 and 6. */
export function conjugateSpanish(verb: string): Forms {
  const forms = new Map<string, string>()
  const kind = /ar$/.test(verb) ? 'ar' : /er$/.test(verb) ? 'er' : 'ir'
  const stem = verb.slice(0, -2)
  const irregular = irregularOf(verb)
  const part = (name: string) => irregular?.parts.get(name)?.map((form) => irregular.prefix + form)
  const [firstPast] = part('past') ?? (/ducir$/.test(verb) ? [`${stem.slice(0, -1)}j`] : [])

  forms.set('inf', verb)
  for (const clitic of ['lo', 'la', 'los', 'las', 'se']) forms.set(`inf.${clitic}`, verb + clitic)
  const present =
    part('pres') ?? withEndings(stem, PRESENT[kind]).map((form, at) => presentForm(form, at, verb, stem))
  putTense(forms, 'pres', present)
  putTense(forms, 'impf', part('impf') ?? withEndings(stem, IMPERFECT[kind]))
  const past =
    part('six') ??
    (firstPast
      ? withEndings(
          firstPast,
          firstPast.endsWith('j') ? 'e iste o imos isteis eron' : 'e iste o imos isteis ieron',
        ).map((form) => form.replace(/hico$/, 'hizo'))
      : withEndings(stem, PRETERITE[kind]).map((form, at) => pastForm(form, at, verb, kind, stem)))
  putTense(forms, 'past', past)
  const [future = verb] = part('fut') ?? []
  putTense(forms, 'fut', withEndings(future, 'é ás á emos éis án'))
  putTense(forms, 'cond', withEndings(future, 'ía ías ía íamos íais ían'))
  putTense(forms, 'subj', part('subj') ?? subjunctive(verb, stem, kind, present))
  const root = (past[5] ?? '').slice(0, -3)
  const accented = root.replace(/[aei]$/, (vowel) => WITH_ACCENT.get(vowel) ?? vowel)
  putTense(forms, 'subi', [
    ...withEndings(root, 'ra ras ra'),
    `${accented}ramos`,
    ...withEndings(root, 'rais ran'),
  ])
  putTense(forms, 'subs', [
    ...withEndings(root, 'se ses se'),
    `${accented}semos`,
    ...withEndings(root, 'seis sen'),
  ])
  forms.set('ger', part('ger')?.[0] ?? gerund(verb, stem, kind))
  const participle = part('pp')?.[0] ?? PARTICIPLES.get(verb) ?? participleOf(stem, kind)
  putFour(forms, 'pp.', [
    participle,
    participle.replace(/o$/, 'a'),
    `${participle}s`,
    participle.replace(/o$/, 'as'),
  ])
  if (!irregularOf(verb)?.prefix) forms.set('imp.2', IMPERATIVES.get(verb) ?? present[2] ?? '')
  return forms
}

function presentForm(form: string, at: number, verb: string, stem: string): string {
  const ending = form.slice(stem.length)
  return respell(changed(verb, stem, at !== 3 && at !== 4), ending, verb, true)
}

/** The stem as it is under stress, where the verb changes it there. */
function changed(verb: string, stem: string, stressed: boolean): string {
  if (!stressed) return stem
  if (/[^gq]uir$/.test(verb)) return `${stem}y`
  if (ACCENTED.has(verb)) return `${stem.slice(0, -1)}í`
  if (/[^g]uar$/.test(verb)) return `${stem.slice(0, -1)}ú`
  const change = STRESSED.get(verb)
  return change ? stem.replace(/[eoui](?=[^aeiou]*(?:gu)?$)/, change) : stem
}

function respell(stem: string, ending: string, verb: string, present = false): string {
  const open = /^[aoáó]/.test(ending)
  if (/ar$/.test(verb)) {
    if (!/^[eé]/.test(ending)) return stem + ending
    return stem.replace(/gu$/, 'gü').replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') + ending
  }
  if (!open) return stem.replace(/y$/, /^i/.test(ending) ? '' : 'y') + ending
  if (present && /[aeiou]c(?:er|ir)$/.test(verb)) return `${stem.slice(0, -1)}zc${ending}`
  return (
    stem
      .replace(/gu$/, 'g')
      .replace(/g$/, /guir$/.test(verb) ? 'g' : 'j')
      .replace(/c$/, 'z') + ending
  )
}

function subjunctive(
  verb: string,
  stem: string,
  kind: 'ar' | 'er' | 'ir',
  present: readonly string[],
): string[] {
  const [first = ''] = present
  if (irregularOf(verb)) return withEndings(first.slice(0, -1), SUBJUNCTIVE[kind])
  return SUBJUNCTIVE[kind].split(' ').map((ending, at) => {
    const flat = at === 3 || at === 4
    const weak = flat && kind === 'ir' ? weakStem(verb, stem) : stem
    const uir = /[^gq]uir$/.test(verb) ? `${stem}y` : weak
    return respell(flat ? uir : changed(verb, stem, true), ending, verb, true)
  })
}

/** The stem of third persons of the past and of the gerund: "pidió", "durmiendo". */
function weakStem(verb: string, stem: string): string {
  const change = STRESSED.get(verb)
  if (!change || !/ir$/.test(verb) || verb === 'adquirir') return stem
  return stem.replace(/[eo](?=[^aeiou]*(?:gu)?$)/, change === 'ue' ? 'u' : 'i')
}

function pastForm(form: string, at: number, verb: string, kind: 'ar' | 'er' | 'ir', stem: string): string {
  const ending = form.slice(stem.length)
  if (kind === 'ar') return respell(stem, ending, verb)
  const third = at === 2 || at === 5
  if (/[aeou]$/.test(stem) && !/[gq]u$/.test(stem)) {
    if (third) return stem + ending.replace(/^i/, 'y')
    return /u$/.test(stem) ? form : stem + ending.replace(/^i/, 'í')
  }
  return (third ? weakStem(verb, stem) : stem) + ending
}

function gerund(verb: string, stem: string, kind: 'ar' | 'er' | 'ir'): string {
  if (kind === 'ar') return `${stem}ando`
  if (/[aeou]$/.test(stem) && !/[gq]u$/.test(stem)) return `${stem}yendo`
  return `${weakStem(verb, stem)}iendo`
}

function participleOf(stem: string, kind: 'ar' | 'er' | 'ir'): string {
  if (kind === 'ar') return `${stem}ado`
  return /[aeo]$/.test(stem) ? `${stem}ído` : `${stem}ido`
}

const WITH_ACCENT = lookup({ a: 'á', e: 'é', i: 'í' })
const WITHOUT_ACCENT = lookup({ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' })

function plural(noun: string): string {
  if (/[aeiouáéó]$/.test(noun)) return `${noun}s`
  if (/z$/.test(noun)) return `${noun.slice(0, -1)}ces`
  return `${noun.replace(/[áéíóú](?=[ns]$)/, (vowel) => WITHOUT_ACCENT.get(vowel) ?? vowel)}es`
}

function adjective(masculine: string): Forms {
  const forms = new Map<string, string>()
  const feminine = /o$/.test(masculine)
    ? masculine.replace(/o$/, 'a')
    : /[^i]dor$/.test(masculine)
      ? `${masculine}a`
      : masculine
  putFour(forms, '', [masculine, feminine, plural(masculine), plural(feminine)])
  return forms
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const SPANISH_GRAMMAR: Grammar = {
  conjugate: conjugateSpanish,
  plural,
  adjective,
  classes: {
    det: 'el|la|los|las|un|una|unos|unas|su|sus|este|esta|estos|estas|ese|esa|esos|esas|cada|cualquier|todo|toda|nuestro|nuestra|nuestros|nuestras|mi|mis|tu|tus|otro|otra|otros|otras|al|del|dicho|dicha|ambos|ambas',
    after:
      'el|la|los|las|un|una|unos|unas|su|sus|mi|mis|tu|tus|este|esta|estos|estas|en|a|al|con|para|por|de|del|y|e|o|que|cuando|entre|sobre|según|sin|,|.|;|:|)|!|?',
    art: 'el|la|los|las',
    tail: 'y|e|o|u|en|de|del|que|como|con|para|por|pero|a|al|sin|según|entre|,|.|;|:|)',
    inf: 'tener|ser|estar|hacer|considerar|recordar|mantener|buscar|elegir|contar|tomar|seguir|establecer|crear|usar|encontrar|evitar|desarrollar|trabajar|adaptarse|conocer|saber|leer|llevar|prestar|definir|identificar|analizar|mejorar|reducir|proteger|cuidar|promover|invertir|aprender|comunicar|consultar|revisar|planificar|reservar|dedicar|aprovechar|obtener|alcanzar|lograr|realizar|utilizar|garantizar|fomentar|implementar|adoptar|abordar|comprender|entender|reconocer|valorar|evaluar|contratar|ofrecer|dar|poner|ver|ir|visitar|disfrutar|practicar|beber|comer|dormir|escuchar|hablar|preguntar|explorar|observar|controlar|gestionar|optimizar|reflexionar|asegurarse|enfrentar|diseñar|equilibrar|integrar|contratar|comprar|vender|viajar|salir|empezar|comenzar|cambiar|reservar|respetar',
    be: 'es|son|era|eran|fue|fueron|será|serán|sea|sean|ser|sido|siendo|sería|serían',
  },
  notVerbs: set(
    'uso usos muestra muestras trabajo logro logros cambio cambios apoyo busca ofrezca base para sobre cuenta ayuda ayudas mejora mejoras impulso impulsos implica fomento aumento aumentos refuerzo impacto impacta reto marca ejecutivo alcance alcances enfoque enfoques avance avances aborde inicio inicia manifiesto manifiestos destaque empleo empleos desarrollo resultado resultados dicho hecho puesto realce ocasiones proporciones revoluciones comienzo comienzos potencia potencias evidencia evidencias suministro suministros implemento implementos incremento incrementos deseo deseos trato tratos propicio propicia propicios propicias enfrente',
  ),
}
