import { lookup } from '#app/lookup.ts'
import { principalParts, putFour, putTense, withEndings } from './grammar.ts'
import type { Forms, Grammar } from './grammar.ts'

type Kind = 'ar' | 'er' | 'ir'

const PRESENT = { ar: 'o as a amos ais am', er: 'o es e emos eis em', ir: 'o es e imos is em' }
const SUBJUNCTIVE = { ar: 'e es e emos eis em', er: 'a as a amos ais am', ir: 'a as a amos ais am' }
const PAST = {
  ar: 'ei aste ou amos astes aram',
  er: 'i este eu emos estes eram',
  ir: 'i iste iu imos istes iram',
}
const IMPERFECT = {
  ar: 'ava avas ava ávamos áveis avam',
  er: 'ia ias ia íamos íeis iam',
  ir: 'ia ias ia íamos íeis iam',
}
const VOWEL = { ar: ['a', 'á'], er: ['e', 'ê'], ir: ['i', 'í'] } as const

/** Verbs whose first person and subjunctive change the vowel: "sirvo", "descubro". */
const CLOSED = new Map(
  Object.entries({
    i: 'conseguir seguir servir preferir sugerir refletir investir conferir repetir sentir perseguir',
    u: 'cobrir descobrir dormir',
  }).flatMap(([vowel, verbs]) => verbs.split(' ').map((verb): [string, string] => [verb, vowel])),
)

const IRREGULAR = principalParts(`
ter pres=tenho tens tem temos tendes têm impf=tinha tinhas tinha tínhamos tínheis tinham past=tive tiveste teve tivemos tivestes tiveram subj=tenha tenhas tenha tenhamos tenhais tenham
fazer pres=faço fazes faz fazemos fazeis fazem past=fiz fizeste fez fizemos fizestes fizeram fut=far subj=faça faças faça façamos façais façam pp=feito
dizer pres=digo dizes diz dizemos dizeis dizem past=disse disseste disse dissemos dissestes disseram fut=dir subj=diga digas diga digamos digais digam pp=dito
trazer pres=trago trazes traz trazemos trazeis trazem past=trouxe trouxeste trouxe trouxemos trouxestes trouxeram fut=trar subj=traga tragas traga tragamos tragais tragam
dar pres=dou dás dá damos dais dão past=dei deste deu demos destes deram subj=dê dês dê demos deis deem
pôr pres=ponho pões põe pomos pondes põem impf=punha punhas punha púnhamos púnheis punham past=pus puseste pôs pusemos pusestes puseram fut=por subj=ponha ponhas ponha ponhamos ponhais ponham pp=posto ger=pondo
ver pres=vejo vês vê vemos vedes veem past=vi viste viu vimos vistes viram subj=veja vejas veja vejamos vejais vejam pp=visto
ser pres=sou és é somos sois são impf=era eras era éramos éreis eram past=fui foste foi fomos fostes foram subj=seja sejas seja sejamos sejais sejam
estar pres=estou estás está estamos estais estão past=estive estiveste esteve estivemos estivestes estiveram subj=esteja estejas esteja estejamos estejais estejam
ir pres=vou vais vai vamos ides vão past=fui foste foi fomos fostes foram subj=vá vás vá vamos vades vão
haver pres=hei hás há havemos haveis hão past=houve houveste houve houvemos houvestes houveram subj=haja hajas haja hajamos hajais hajam
poder pres=posso podes pode podemos podeis podem past=pude pudeste pôde pudemos pudestes puderam subj=possa possas possa possamos possais possam
querer pres=quero queres quer queremos quereis querem past=quis quiseste quis quisemos quisestes quiseram subj=queira queiras queira queiramos queirais queiram
saber pres=sei sabes sabe sabemos sabeis sabem past=soube soubeste soube soubemos soubestes souberam subj=saiba saibas saiba saibamos saibais saibam
vir pres=venho vens vem vimos vindes vêm impf=vinha vinhas vinha vínhamos vínheis vinham past=vim vieste veio viemos viestes vieram subj=venha venhas venha venhamos venhais venham pp=vindo ger=vindo
perder pres=perco perdes perde perdemos perdeis perdem subj=perca percas perca percamos percais percam
medir pres=meço medes mede medimos medis medem subj=meça meças meça meçamos meçais meçam
construir pres=construo constróis constrói construímos construís constroem past=construí construíste construiu construímos construístes construíram pp=construído
abrir pp=aberto
escrever pp=escrito
`)

function irregularOf(verb: string): ReadonlyMap<string, string[]> | undefined {
  return IRREGULAR.get(verb)
}

/** "manter", "obter" and "conter" go like "ter", with an accent where it stands alone. */
function likeTer(verb: string): Forms | undefined {
  if (!/^(?:man|ob|con|re|sus)ter$/.test(verb)) return undefined
  const prefix = verb.slice(0, -3)
  const accents = lookup({ tens: 'téns', tem: 'tém' })
  const forms = new Map<string, string>()
  for (const [cell, form] of conjugatePortuguese('ter')) forms.set(cell, prefix + (accents.get(form) ?? form))
  return forms
}

function respell(stem: string, ending: string, kind: Kind, verb: string): string {
  if (kind === 'ar') {
    if (!/^[eé]/.test(ending)) return stem + ending
    return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c') + ending
  }
  if (!/^[ao]/.test(ending)) return stem + ending
  if (/guir$/.test(verb)) return stem.replace(/gu$/, 'g') + ending
  return stem.replace(/c$/, 'ç').replace(/g$/, 'j') + ending
}

/** Forms of a Portuguese verb, regular or known, good in Brazil and in Portugal. */
export function conjugatePortuguese(verb: string): Forms {
  const like = likeTer(verb)
  if (like) return like
  const forms = new Map<string, string>()
  const kind: Kind = /ar$/.test(verb) ? 'ar' : /ir$/.test(verb) ? 'ir' : 'er'
  const stem = verb.slice(0, -2)
  const irregular = irregularOf(verb)
  const part = (name: string) => irregular?.get(name)
  const six = (endings: string) => endings.split(' ').map((ending) => respell(stem, ending, kind, verb))
  const uir = /[^gq]uir$/.test(verb)
  forms.set('inf', verb)
  putTense(forms, 'pinf', personal(verb))
  if (!irregular && !uir) {
    const [, accented] = VOWEL[kind]
    const open = kind === 'ir' ? 'i' : accented
    for (const clitic of ['lo', 'la', 'los', 'las']) forms.set(`inf.${clitic}`, `${stem}${open}-${clitic}`)
  }
  const present = part('pres') ?? presentOf(verb, stem, kind)
  putTense(forms, 'pres', present)
  putTense(
    forms,
    'impf',
    part('impf') ?? (uir ? withEndings(stem, 'ía ías ía íamos íeis íam') : six(IMPERFECT[kind])),
  )
  const past = part('past') ?? (uir ? withEndings(stem, 'í íste iu ímos ístes íram') : six(PAST[kind]))
  putTense(forms, 'past', past)
  if (kind === 'ar' && !irregular) forms.set('past.4pt', `${stem}ámos`)
  const future = part('fut')?.[0] ?? verb
  putTense(forms, 'fut', withEndings(future, 'ei ás á emos eis ão'))
  putTense(forms, 'cond', withEndings(future, 'ia ias ia íamos íeis iam'))
  putTense(forms, 'subj', part('subj') ?? subjunctive(verb, stem, kind))
  const root = (past[5] ?? '').slice(0, -3)
  const [plain, accented] = [root.at(-1) ?? '', ACCENTS.get(root.at(-1) ?? '') ?? '']
  const body = root.slice(0, -1)
  putTense(forms, 'subi', [
    ...withEndings(body + plain, 'sse sses sse'),
    `${body}${irregular && plain === 'e' ? 'é' : accented}ssemos`,
    '-',
    `${root}ssem`,
  ])
  putTense(forms, 'futs', uir ? personal(verb) : personal(`${root}r`))
  forms.set('ger', part('ger')?.[0] ?? `${verb.slice(0, -1)}ndo`)
  const participle = part('pp')?.[0] ?? stem + (kind === 'ar' ? 'ado' : uir ? 'ído' : 'ido')
  putFour(
    forms,
    'pp.',
    ['o', 'a', 'os', 'as'].map((ending) => participle.replace(/o$/, ending)),
  )
  if (!irregular && kind !== 'ir') forms.set('imp.2', present[2] ?? '')
  return forms
}

/** The personal infinitive, and the future subjunctive, which goes the same way. */
function personal(verb: string): string[] {
  const bare = verb.replace(/ôr$/, 'or')
  const open = bare.replace(/([^gq]u)ir$/, '$1ír')
  return [verb, `${open}es`, verb, `${bare}mos`, '-', `${open}em`]
}

const ACCENTS = lookup({ a: 'á', e: 'ê', i: 'í', í: 'í' })

function presentOf(verb: string, stem: string, kind: Kind): string[] {
  if (/ear$/.test(verb)) return withEndings(stem.slice(0, -1), 'eio eias eia eamos eais eiam')
  if (/[^gq]uir$/.test(verb)) return withEndings(stem, 'o is i ímos ís em')
  const forms = PRESENT[kind].split(' ').map((ending) => respell(stem, ending, kind, verb))
  if (/zir$/.test(verb)) forms[2] = stem
  forms[0] = respell(closed(verb, stem), 'o', kind, verb)
  return forms
}

function closed(verb: string, stem: string): string {
  const vowel = CLOSED.get(verb)
  return vowel ? stem.replace(/[eo](?=[^aeiou]*(?:gu)?$)/, vowel) : stem
}

function subjunctive(verb: string, stem: string, kind: Kind): string[] {
  if (/ear$/.test(verb)) return withEndings(stem.slice(0, -1), 'eie eies eie eemos eeis eiem')
  return SUBJUNCTIVE[kind].split(' ').map((ending) => respell(closed(verb, stem), ending, kind, verb))
}

function plural(noun: string): string {
  if (/ão$/.test(noun)) return `${noun.slice(0, -2)}ões`
  if (/m$/.test(noun)) return `${noun.slice(0, -1)}ns`
  if (/[aou]l$/.test(noun)) return `${noun.slice(0, -1)}is`
  if (/el$/.test(noun))
    return `${noun.slice(0, -2)}eis`.replace(/([^áéíóú])eis$/, /[áíóú]/.test(noun) ? '$1eis' : '$1éis')
  if (/il$/.test(noun)) return /[áéíóú]/.test(noun) ? `${noun.slice(0, -2)}eis` : `${noun.slice(0, -1)}s`
  return /[rzs]$/.test(noun) ? `${noun}es` : `${noun}s`
}

function adjective(masculine: string): Forms {
  const forms = new Map<string, string>()
  const feminine = /o$/.test(masculine)
    ? masculine.replace(/o$/, 'a')
    : /dor$/.test(masculine)
      ? `${masculine}a`
      : /om$/.test(masculine)
        ? masculine.replace(/om$/, 'oa')
        : masculine
  putFour(forms, '', [masculine, feminine, plural(masculine), plural(feminine)])
  return forms
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const PORTUGUESE_GRAMMAR: Grammar = {
  conjugate: conjugatePortuguese,
  plural,
  adjective,
  beforeInfinitive:
    'de|para|a|ao|por|sem|em|pode|podem|podemos|deve|devem|devemos|poderá|poderão|deverá|vai|vão|possível|permite|permitem|precisa|precisam|consegue|conseguem|quer|querem|busca|buscam|ajuda|ajudam|além',
  classes: {
    det: 'o|a|os|as|um|uma|uns|umas|do|da|dos|das|no|na|nos|nas|ao|à|aos|às|pelo|pela|pelos|pelas|este|esta|estes|estas|esse|essa|esses|essas|seu|sua|seus|suas|cada|nosso|nossa|nossos|nossas|outro|outra|outros|outras|num|numa|todo|toda|meu|minha|deste|desta|desse|dessa',
    after:
      'o|a|os|as|um|uma|uns|umas|seu|sua|seus|suas|este|esta|esse|essa|em|no|na|nos|nas|ao|à|aos|às|com|para|por|pelo|pela|de|do|da|dos|das|e|ou|que|quando|entre|sobre|,|.|;|:|)|!|?',
    art: 'o|a|os|as',
    tail: 'e|ou|em|de|do|da|dos|das|no|na|que|como|com|para|por|mas|a|ao|à|sem|entre|,|.|;|:|)',
    inf: 'ter|ser|estar|fazer|garantir|considerar|tomar|pôr|colocar|escolher|adotar|criar|encontrar|evitar|desenvolver|trabalhar|conhecer|saber|ler|definir|identificar|analisar|melhorar|reduzir|proteger|promover|investir|aprender|comunicar|consultar|planejar|planear|obter|alcançar|realizar|utilizar|favorecer|compreender|entender|reconhecer|avaliar|oferecer|dar|ver|visitar|praticar|comer|dormir|ouvir|falar|explorar|observar|gerir|gerenciar|otimizar|responder|assegurar|conceber|integrar|comprar|vender|viajar|começar|iniciar|mudar|respeitar|reforçar|facilitar|preservar|limitar|combater|manter|prevenir|apoiar|incentivar|aumentar|diminuir|minimizar|maximizar|estimular|sensibilizar|formar|capacitar|ajudar|permitir|tornar|resolver|estabelecer|instaurar|compartilhar|partilhar|salvar|construir|simplificar|acelerar|diversificar|atrair|conservar|ficar|beber|seguir|adaptar|adaptar-se|combinar|pedir|buscar|procurar|baixar|controlar|dedicar|organizar|fixar|lembrar|enfrentar|superar|implementar|fornecer|equilibrar|educar|cuidar|respeitar|usar|fortalecer|fomentar|priorizar|monitorar|atender|contribuir|discutir|examinar|investigar|compreender|informar|atualizar|solicitar|enviar',
    be: 'é|são|era|eram|foi|foram|será|serão|seja|sejam|ser|sido|sendo|seria|seriam',
  },
  notVerbs: set(
    'uso usos mostra mostras ajuda ajudas mudança trabalho trabalhos melhora melhoras busca buscas cria impacto impactos apoio apoios foco reforço reforços aumento aumentos emprego empregos avanço avanços alcance alcances enfoque conduta marca marcas base para como fomento visa visto dito feito posto destaque destaques oferta ofertas garantia garantias incremento incrementos implemento implementos potência propicio propicia propicios propicias garante',
  ),
}
