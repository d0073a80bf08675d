import type { Language } from './language.ts'

const set = (words: string) => new Set(words.split(' '))

/** Abbreviations (lower case, without the last point) that a name, number or explanation follows. */
export const ABBREVIATIONS: Record<Language, ReadonlySet<string>> = {
  en: set(
    'mr mrs ms mx dr prof rev fr hon gen col capt lt sgt maj cmdr gov sen rep pres st mt e.g i.e cf vs viz eg ie fig figs eq eqs eds approx ca dept univ assn bros messrs resp',
  ),
  es: set(
    'sr sra srta dr dra d dña prof lic ing gral ud uds vd vds p.ej pág págs núm art cap vol fig ed aprox av avda c.f cf p.e ene feb mar abr jun jul ago sept oct nov dic',
  ),
  fr: set(
    'm mm mme mmes mlle dr pr me st ste cf p.ex ex p pp fig n vol art chap éd env av bd réf tél janv févr avr juil sept oct nov déc',
  ),
  de: set(
    'z.b z bzw ca dr prof hr fr herr frau nr abs art bd s vgl sog d.h d u.a u o.ä inkl exkl ggf evtl allg mio mrd str st jan feb mär apr jun jul aug sep sept okt nov dez abb kap zzgl bspw usf i.d.r v.a',
  ),
  it: set(
    'sig sig.ra sig.na dott dott.ssa prof prof.ssa ing avv arch on p.es es pag pagg cap art vol fig n cfr ca gen feb mar apr mag giu lug ago set ott nov dic',
  ),
  pt: set(
    'sr sra srta dr dra prof profa eng p.ex ex pág págs núm art cap vol fig n.º cf aprox av jan fev mar abr mai jun jul ago set out nov dez',
  ),
  nl: set(
    'dhr mevr mw dr drs ir ing prof mr bijv bv d.w.z o.a m.n t.o.v i.p.v nl ca nr blz p art fig hfst resp jan feb mrt apr jun jul aug sep sept okt nov dec',
  ),
  ru: set(
    'гг в вв р руб тыс млн млрд им ул д кв стр рис табл т.е т.к т.н проф акад см ср напр с п пп гл ст н.э янв февр апр авг сент окт нояб дек',
  ),
}

/** Words that are abbreviations only when a figure follows: "No. 5", but "The answer is no." */
export const BEFORE_FIGURE: ReadonlySet<string> = set(
  'no nos vol vols p pp ch sec art jan feb mar apr jun jul aug sep sept oct nov dec ed c n nr pág pag núm cap blz стр рис табл г ст п гл',
)

/** Abbreviations that as often as not close a sentence: a capital after them tells. */
export const MAY_END: ReadonlySet<string> = set(
  'etc inc ltd co corp jr sr a.m p.m al ph.d b.a m.a m.d b.c a.d ecc usw u.s.w enz gmbh т.д т.п др г',
)

/** Words that open a sentence far more often than they follow an initial or an abbreviation. */
export const SENTENCE_STARTERS: Record<Language, ReadonlySet<string>> = {
  en: set(
    "the this that these those it its he she they we you i in on at as if when while although but and so however for there here our their his her my your a an by with after before since because what why how to from many most some such both each it’s it's no yes then",
  ),
  es: set(
    'el la los las un una este esta estos estas en por para con pero y si cuando aunque no es su sus también además como se',
  ),
  fr: set(
    "le la les un une ce cette ces il elle ils elles nous vous je on en dans pour mais et si quand c’est c'est son sa ses leur cela de il",
  ),
  de: set(
    'der die das ein eine dieser diese dieses es er sie wir ich in im auf mit für aber und wenn als auch dabei damit so nach bei',
  ),
  it: set(
    'il lo la i gli le un una questo questa questi queste in per con ma e se quando è non si anche come nel',
  ),
  pt: set('o a os as um uma este esta esse essa em por para com mas e se quando é não também como no na'),
  nl: set('de het een deze dit die er in op met voor maar en als wanneer hij zij we wij ik je ook dat'),
  ru: set('это этот эта эти он она они мы вы я в на с по но и а если когда не как для также при из'),
}
