import { principalParts, putFour, putTense, withEndings } from './grammar.ts'
import type { Forms, Grammar } from './grammar.ts'

const IRREGULAR = principalParts(`
être pres=suis es est sommes êtes sont impf=ét fut=ser pp=été ger=étant subj=sois sois soit soyons soyez soient past=fus fus fut fûmes fûtes furent
avoir pres=ai as a avons avez ont fut=aur pp=eu ger=ayant subj=aie aies ait ayons ayez aient past=eus eus eut eûmes eûtes eurent
aller pres=vais vas va allons allez vont fut=ir pp=allé subj=aille ailles aille allions alliez aillent past=allai allas alla allâmes allâtes allèrent
faire pres=fais fais fait faisons faites font fut=fer pp=fait subj=fasse fasses fasse fassions fassiez fassent past=fis fis fit fîmes fîtes firent
mettre pres=mets mets met mettons mettez mettent fut=mettr pp=mis past=mis mis mit mîmes mîtes mirent
prendre pres=prends prends prend prenons prenez prennent fut=prendr pp=pris past=pris pris prit prîmes prîtes prirent
tenir pres=tiens tiens tient tenons tenez tiennent fut=tiendr pp=tenu past=tins tins tint tînmes tîntes tinrent
venir pres=viens viens vient venons venez viennent fut=viendr pp=venu past=vins vins vint vînmes vîntes vinrent
rendre pres=rends rends rend rendons rendez rendent fut=rendr pp=rendu past=rendis rendis rendit rendîmes rendîtes rendirent
répondre pres=réponds réponds répond répondons répondez répondent fut=répondr pp=répondu past=répondis répondis répondit répondîmes répondîtes répondirent
étendre pres=étends étends étend étendons étendez étendent fut=étendr pp=étendu past=étendis étendis étendit étendîmes étendîtes étendirent
perdre pres=perds perds perd perdons perdez perdent fut=perdr pp=perdu past=perdis perdis perdit perdîmes perdîtes perdirent
ouvrir pres=ouvre ouvres ouvre ouvrons ouvrez ouvrent fut=ouvrir pp=ouvert past=ouvris ouvris ouvrit ouvrîmes ouvrîtes ouvrirent
offrir pres=offre offres offre offrons offrez offrent fut=offrir pp=offert past=offris offris offrit offrîmes offrîtes offrirent
découvrir pres=découvre découvres découvre découvrons découvrez découvrent fut=découvrir pp=découvert past=découvris découvris découvrit découvrîmes découvrîtes découvrirent
couvrir pres=couvre couvres couvre couvrons couvrez couvrent fut=couvrir pp=couvert past=couvris couvris couvrit couvrîmes couvrîtes couvrirent
servir pres=sers sers sert servons servez servent fut=servir pp=servi past=servis servis servit servîmes servîtes servirent
sentir pres=sens sens sent sentons sentez sentent fut=sentir pp=senti past=sentis sentis sentit sentîmes sentîtes sentirent
pouvoir pres=peux peux peut pouvons pouvez peuvent fut=pourr pp=pu subj=puisse puisses puisse puissions puissiez puissent past=pus pus put pûmes pûtes purent
devoir pres=dois dois doit devons devez doivent fut=devr pp=dû past=dus dus dut dûmes dûtes durent
voir pres=vois vois voit voyons voyez voient fut=verr pp=vu past=vis vis vit vîmes vîtes virent
savoir pres=sais sais sait savons savez savent fut=saur pp=su ger=sachant subj=sache saches sache sachions sachiez sachent past=sus sus sut sûmes sûtes surent
suivre pres=suis suis suit suivons suivez suivent fut=suivr pp=suivi past=suivis suivis suivit suivîmes suivîtes suivirent
vivre pres=vis vis vit vivons vivez vivent fut=vivr pp=vécu past=vécus vécus vécut vécûmes vécûtes vécurent
dire pres=dis dis dit disons dites disent fut=dir pp=dit past=dis dis dit dîmes dîtes dirent
conduire pres=conduis conduis conduit conduisons conduisez conduisent fut=conduir pp=conduit past=conduisis conduisis conduisit conduisîmes conduisîtes conduisirent
réduire pres=réduis réduis réduit réduisons réduisez réduisent fut=réduir pp=réduit past=réduisis réduisis réduisit réduisîmes réduisîtes réduisirent
produire pres=produis produis produit produisons produisez produisent fut=produir pp=produit past=produisis produisis produisit produisîmes produisîtes produisirent
construire pres=construis construis construit construisons construisez construisent fut=construir pp=construit past=construisis construisis construisit construisîmes construisîtes construisirent
croire pres=crois crois croit croyons croyez croient fut=croir pp=cru past=crus crus crut crûmes crûtes crurent
croître pres=croîs croîs croît croissons croissez croissent fut=croîtr pp=crû
connaître pres=connais connais connaît connaissons connaissez connaissent fut=connaîtr pp=connu past=connus connus connut connûmes connûtes connurent
recevoir pres=reçois reçois reçoit recevons recevez reçoivent fut=recevr pp=reçu past=reçus reçus reçut reçûmes reçûtes reçurent
`)

const COMPOSABLE = ['mettre', 'prendre', 'tenir', 'venir', 'voir']
const DOUBLING = new Set('appeler rappeler jeter projeter rejeter renouveler'.split(' '))
const MUTE = [true, true, true, false, false, true]

function irregularOf(verb: string): { parts: ReadonlyMap<string, string[]>; prefix: string } | undefined {
  const parts = IRREGULAR.get(verb)
  if (parts) return { parts, prefix: '' }
  const base = COMPOSABLE.find((one) => verb.endsWith(one) && !/^(?:pour|rece|de)voir$/.test(verb))
  const found = base && IRREGULAR.get(base)
  return base && found ? { parts: found, prefix: verb.slice(0, -base.length) } : undefined
}

/** Forms of a French verb, regular or known. "ger" is the present participle. */
export function conjugateFrench(verb: string): Forms {
  const forms = new Map<string, string>()
  const irregular = irregularOf(verb)
  const part = (name: string) =>
    irregular?.parts.get(name)?.map((form) => (form === '-' ? form : irregular.prefix + form))
  const stem = verb.slice(0, -2)
  const er = !irregular && /er$/.test(verb)
  const present =
    part('pres') ??
    (er
      ? withEndings('', 'e es e ons ez ent').map((ending, at) => joinEr(verb, ending, MUTE[at] ?? false))
      : withEndings(stem, 'is is it issons issez issent'))
  const we = (present[3] ?? '').replace(/ons$/, '')
  const root = part('impf')?.[0] ?? we
  const soft = (ending: string) => (er ? joinEr(verb, ending, false) : root + ending)
  forms.set('inf', verb)
  putTense(forms, 'pres', present)
  putTense(forms, 'impf', withEndings('', 'ais ais ait ions iez aient').map(soft))
  const future = part('fut')?.[0] ?? (er ? joinEr(verb, 'er', !/é[^aeiou]+er$/.test(verb)) : verb)
  putTense(forms, 'fut', withEndings(future, 'ai as a ons ez ont'))
  putTense(forms, 'cond', withEndings(future, 'ais ais ait ions iez aient'))
  putTense(forms, 'subj', part('subj') ?? subjunctive(present, soft))
  const past =
    part('past') ??
    (irregular
      ? []
      : er
        ? withEndings('', 'ai as a âmes âtes èrent').map((ending) => joinEr(verb, ending, false))
        : withEndings(stem, 'is is it îmes îtes irent'))
  putTense(forms, 'past', past)
  forms.set('ger', part('ger')?.[0] ?? soft('ant'))
  const participle = part('pp')?.[0] ?? (er ? `${stem}é` : `${stem}i`)
  const many = /s$/.test(participle) ? participle : `${participle}s`
  const feminine = `${participle === 'dû' ? 'du' : participle}e`
  putFour(forms, 'pp.', [participle, feminine, many, `${feminine}s`])
  if (!irregular) {
    forms.set('imp.2', er ? joinEr(verb, 'e', true) : (present[0] ?? ''))
    forms.set('imp.4', present[3] ?? '')
    forms.set('imp.5', present[4] ?? '')
  }
  return forms
}

/** An ending on a verb in -er, with the spelling the stem has there. `mute` is a syllable that is not spoken. */
function joinEr(verb: string, ending: string, mute: boolean): string {
  const stem = verb.slice(0, -2)
  if (mute) {
    if (/[ou]y$/.test(stem)) return `${stem.slice(0, -1)}i${ending}`
    if (DOUBLING.has(verb)) return stem + stem.slice(-1) + ending
    return (
      stem.replace(/[eé](?=(?:[^aeiouéèêy]|[gq]u)+$)/, (vowel) =>
        vowel === 'é' || /[^aeiouéèê]?[aeiouéèê]?[^aeiouéèê]e[lmnprstv]$/.test(stem) ? 'è' : vowel,
      ) + ending
    )
  }
  if (!/^[aoâ]/.test(ending)) return stem + ending
  return stem.replace(/g$/, 'ge').replace(/c$/, 'ç') + ending
}

function subjunctive(present: readonly string[], soft: (ending: string) => string): string[] {
  const they = (present[5] ?? '').replace(/ent$/, '')
  if (they === '' || they === '-') return []
  return [`${they}e`, `${they}es`, `${they}e`, soft('ions'), soft('iez'), `${they}ent`]
}

function plural(noun: string): string {
  if (/[sxz]$/.test(noun)) return noun
  if (/al$/.test(noun) && !/^(?:final|fatal|bilan|bal)$/.test(noun)) return noun.replace(/al$/, 'aux')
  return /eau$|eu$/.test(noun) ? `${noun}x` : `${noun}s`
}

const FEMININES = new Map(
  'nouveau nouvelle;beau belle;gros grosse;long longue;public publique;complet complète;concret concrète;discret discrète;bref brève;net nette;bas basse;doux douce;faux fausse;vieux vieille;frais fraîche;blanc blanche;franc franche;secret secrète;précieux précieuse'
    .split(';')
    .map((pair): [string, string] => {
      const [masculine = '', feminine = ''] = pair.split(' ')
      return [masculine, feminine]
    }),
)

function feminineOf(masculine: string): string {
  const known = FEMININES.get(masculine)
  if (known) return known
  if (/e$/.test(masculine)) return masculine
  if (/f$/.test(masculine)) return masculine.replace(/f$/, 've')
  if (/eux$/.test(masculine)) return masculine.replace(/x$/, 'se')
  if (/er$/.test(masculine)) return masculine.replace(/er$/, 'ère')
  if (/(?:el|en|on)$/.test(masculine)) return `${masculine}${masculine.slice(-1)}e`
  return `${masculine}e`
}

function adjective(masculine: string): Forms {
  const forms = new Map<string, string>()
  const feminine = feminineOf(masculine)
  putFour(forms, '', [masculine, feminine, plural(masculine), `${feminine}s`])
  return forms
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const FRENCH_GRAMMAR: Grammar = {
  conjugate: conjugateFrench,
  plural,
  adjective,
  classes: {
    det: "le|la|l'|les|un|une|des|du|au|aux|ce|cet|cette|ces|son|sa|ses|leur|leurs|notre|nos|votre|vos|mon|ma|mes|chaque|tout|toute|tous|toutes|plusieurs|quelques|d'|de|aucun|aucune",
    after:
      "le|la|l'|les|un|une|des|du|de|d'|son|sa|ses|leur|leurs|notre|nos|votre|vos|mon|ma|mes|ce|cette|ces|à|au|aux|en|dans|avec|pour|par|sur|et|ou|que|qu'|lorsque|quand|,|.|;|:|)|!|?",
    art: "le|la|l'|les",
    inf: 'avoir|être|faire|garder|considérer|prendre|mettre|choisir|adopter|créer|trouver|éviter|développer|travailler|connaître|savoir|lire|définir|identifier|analyser|améliorer|réduire|protéger|promouvoir|investir|apprendre|communiquer|consulter|planifier|obtenir|atteindre|réaliser|utiliser|garantir|favoriser|comprendre|reconnaître|évaluer|offrir|donner|voir|visiter|pratiquer|manger|dormir|écouter|parler|explorer|observer|gérer|optimiser|répondre|assurer|concevoir|intégrer|acheter|vendre|voyager|commencer|changer|respecter|renforcer|faciliter|préserver|limiter|lutter|maintenir|prévenir|soutenir|encourager|augmenter|diminuer|minimiser|maximiser|accroître|stimuler|sensibiliser|former|aider|permettre|rendre|résoudre|établir|instaurer|partager|sauver|construire|simplifier|accélérer|diversifier|attirer|conserver|rester|devenir|avancer|progresser|gagner|sortir|mieux|prolonger|combler|freiner|lever|bâtir|tisser|nourrir',
    be: 'est|sont|était|étaient|fut|furent|sera|seront|soit|soient|être|été|étant|serait|seraient',
  },
  notVerbs: set(
    'permis mise mises offre offres cherche aide aides aident marque marques reste contre emploie utile manque manques pousse forme formes note notes but garde compte suis vise vises pose mesure place capture explore met vis fait faits fais suit dit sens sert vit pris illustre illustres importe importes améliorant joue joues débutant entraînant sauvegarde sauvegardes',
  ),
}
