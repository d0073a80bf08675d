import type { Token } from '../tokens.ts'
import type { RomanceLanguage } from './grammar.ts'
import { GRAMMARS } from './grammars.ts'

/** Frequent verbs, by which clauses are told from phrases. */
const VERBS: Readonly<Record<RomanceLanguage, string>> = {
  es: 'ser estar haber tener hacer poder decir dar ir ver venir querer saber poner salir traer mantener obtener permitir ofrecer ayudar mejorar reducir aumentar crear generar mostrar demostrar facilitar garantizar convertir requerir necesitar deber seguir conseguir lograr crecer cambiar llevar quedar encontrar trabajar aprender usar utilizar desempeñar jugar representar constituir contribuir influir depender existir surgir avanzar evolucionar transformar impulsar fomentar promover desarrollar proporcionar brindar incluir implicar suponer afectar buscar enfrentar evitar proteger exigir explicar indicar sugerir revelar señalar destacar adoptar invertir elegir valorar disfrutar recibir llegar pasar parecer empezar comenzar terminar funcionar servir asegurar integrar combinar abrir producir provocar causar',
  fr: 'être avoir faire aller pouvoir devoir dire voir venir savoir vouloir mettre prendre tenir permettre offrir aider améliorer réduire augmenter créer générer montrer démontrer faciliter garantir rendre nécessiter suivre obtenir évoluer changer rester trouver travailler apprendre utiliser jouer représenter constituer contribuer influencer dépendre exister avancer transformer favoriser encourager développer fournir inclure impliquer affecter chercher éviter protéger exiger expliquer indiquer suggérer révéler souligner adopter choisir recevoir arriver passer sembler commencer terminer fonctionner servir assurer intégrer combiner ouvrir produire provoquer devenir apporter demander gagner porter demeurer attirer',
  it: 'essere avere fare dare potere dovere dire vedere venire volere mettere prendere tenere permettere offrire aiutare migliorare ridurre aumentare creare generare mostrare dimostrare facilitare garantire rendere richiedere seguire ottenere crescere cambiare restare rimanere trovare lavorare imparare utilizzare usare svolgere giocare rappresentare costituire contribuire influenzare dipendere esistere evolvere trasformare promuovere favorire incoraggiare sviluppare fornire includere comportare cercare evitare proteggere spiegare indicare suggerire rivelare evidenziare adottare scegliere ricevere arrivare passare sembrare iniziare cominciare terminare funzionare servire assicurare integrare combinare aprire produrre provocare diventare portare consentire mantenere riuscire andare',
  pt: 'ser estar ter haver fazer poder dever dizer ver vir querer saber pôr trazer manter obter permitir oferecer ajudar melhorar reduzir aumentar criar gerar mostrar demonstrar facilitar garantir tornar exigir precisar seguir conseguir crescer mudar ficar encontrar trabalhar aprender usar utilizar desempenhar representar constituir contribuir influenciar depender existir surgir avançar evoluir transformar impulsionar promover incentivar desenvolver fornecer proporcionar incluir envolver afetar buscar enfrentar evitar proteger explicar indicar sugerir revelar destacar adotar investir escolher receber chegar passar parecer começar terminar funcionar servir assegurar integrar combinar abrir produzir provocar causar levar dar ir continuar',
}

/** Forms that are a noun, an adjective or a small word more often than a verb. */
const NOT_FINITE: Readonly<Record<RomanceLanguage, string>> = {
  es: 'para como sobre este era una uso trabajo cambio ayuda mejora busca muestra dado vista visto hecho puesto fue usa lleva paso llegada salida sal ve di sé ten pon haz causa causas pasa llegas cría pase cambios usos ser parte traje visto venidas',
  fr: 'été tu vu dû pu nécessite aide offre place passe passes porte portes travail montre change demande reste restes joue joues cherche trouve arrive commence entre sens mets vis dit fait mis pris être avoir offres aides montres demandes',
  it: 'stato era parte fatto visto detto messo preso mostra usi uso lavoro lavori cambio cambi aiuto porto porti porta porte passo passi passa sviluppo sviluppi cerca cerchi prende offerta restate arrivi arrivo inizio inizi favore aumento aumenti produzione gioco giochi creato sei dai vista sia',
  pt: 'como para uso usos ajuda trabalho busca mudança aumento era visto dado feito posto passo passos causa causas conta ver ser foco pode-se criado desenvolvimento fim mostra vista sede for fora sobre vão forma',
}

type Tense = 'pres' | 'impf' | 'past' | 'other'

const known = new Map<RomanceLanguage, ReadonlyMap<string, ReadonlySet<Tense>>>()
/** Forms of these that are verbs all the same. */
const STILL_FINITE: Readonly<Record<RomanceLanguage, string>> = {
  es: 'es son ha han fue fueron era eran',
  fr: 'est sont a ont était étaient fait font offre permet montre reste change demande porte',
  it: 'è sono ha hanno era erano fu',
  pt: 'é são tem têm foi foram era eram há pode podem',
}

/** Finite forms of frequent verbs with the tenses they may be. */
function finiteForms(language: RomanceLanguage): ReadonlyMap<string, ReadonlySet<Tense>> {
  const found = known.get(language)
  if (found) return found
  const forms = new Map<string, Set<Tense>>()
  for (const verb of VERBS[language].split(' ')) {
    const cells = GRAMMARS[language].conjugate(verb)
    const infinite = new Set(
      [...cells].filter(([cell]) => /^(?:inf|ger|pp)/.test(cell)).map(([, form]) => form),
    )
    for (const [cell, form] of cells) {
      const [tense = '', person = ''] = cell.split('.')
      if (!/^[346]$/.test(person) || infinite.has(form)) continue
      if (!/^(?:pres|past|impf|fut|cond|subj)$/.test(tense)) continue
      const kind: Tense = tense === 'pres' || tense === 'impf' || tense === 'past' ? tense : 'other'
      forms.set(form, new Set([...(forms.get(form) ?? []), kind]))
    }
  }
  const kept = new Set(STILL_FINITE[language].split(' '))
  for (const form of NOT_FINITE[language].split(' ')) if (!kept.has(form)) forms.delete(form)
  if (language === 'es') forms.set('hay', new Set<Tense>(['pres']))
  known.set(language, forms)
  return forms
}

/** Whether the word at `at` is a finite verb: one of the frequent ones, and not behind an article. */
export function isFinite(tokens: readonly Token[], at: number, language: RomanceLanguage): boolean {
  const token = tokens[at]
  if (!token?.word || token.kept || !finiteForms(language).has(token.lower)) return false
  const before = tokens[at - 1]?.lower ?? ''
  return !determiners(language).has(before)
}

const sets = new Map<RomanceLanguage, ReadonlySet<string>>()

/** Articles, possessives and the like. Words that are pronouns too ("la", "les") are not among them. */
export function determiners(language: RomanceLanguage): ReadonlySet<string> {
  const found = sets.get(language)
  if (found) return found
  const words = new Set((GRAMMARS[language].classes['det'] ?? '').split('|'))
  for (const pronoun of [
    "l'",
    'la',
    'lo',
    'le',
    'les',
    'los',
    'las',
    'gli',
    'o',
    'a',
    'os',
    'as',
    'tout',
    'todo',
    'leur',
  ])
    words.delete(pronoun)
  sets.set(language, words)
  return words
}

export function hasFinite(tokens: readonly Token[], language: RomanceLanguage): boolean {
  return tokens.some((_, at) => isFinite(tokens, at, language))
}

/** Helping verbs in the present whose participle makes a past, and those before which it may be a passive. */
const PERFECT: Partial<Record<RomanceLanguage, { have: RegExp; be: RegExp }>> = {
  es: { have: /^(?:ha|han)$/, be: /^$/ },
  fr: { have: /^(?:a|ont)$/, be: /^(?:est|sont)$/ },
  it: { have: /^(?:ha|hanno)$/, be: /^(?:è|sono)$/ },
}
const PARTICIPLE =
  /(?:[aiu]d[oa]s?|[aiu]t[oaie]|(?:é|i|u)e?s?|eint|ert|hecho|puesto|visto|dicho|fatto|messo|preso|reso|stato|fait|mis|pris)$/

/**
 * The tense of a stretch by its verbs: "perfect" is that of "ha visto". Undefined when verbs disagree, none is known
 * or a passive cannot be told from a past.
 */
export function tenseOf(
  tokens: readonly Token[],
  language: RomanceLanguage,
): 'pres' | 'impf' | 'past' | 'perfect' | undefined {
  const forms = finiteForms(language)
  const helpers = PERFECT[language]
  const found = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    if (!isFinite(tokens, at, language)) continue
    const next = [tokens[at + 1], tokens[at + 2]].some((one) => one?.word && PARTICIPLE.test(one.lower))
    if (helpers && next && helpers.be.test(token.lower)) return undefined
    const [only, ...others] = forms.get(token.lower) ?? []
    if (!only || only === 'other' || others.length > 0) return undefined
    found.add(helpers && next && helpers.have.test(token.lower) ? 'perfect' : only)
  }
  const [tense, ...more] = found
  if (more.length > 0) return undefined
  return tense === 'pres' || tense === 'impf' || tense === 'past' || tense === 'perfect' ? tense : undefined
}
