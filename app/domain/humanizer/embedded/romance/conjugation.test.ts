import { expect, test } from 'vitest'
import { conjugateFrench } from './french.ts'
import type { Forms } from './grammar.ts'
import { GRAMMARS } from './grammars.ts'
import { conjugateItalian } from './italian.ts'
import { conjugatePortuguese } from './portuguese.ts'
import { conjugateSpanish } from './spanish.ts'

function cells(forms: Forms, names: string): string {
  return names
    .split(' ')
    .map((name) => forms.get(name) ?? '?')
    .join(' ')
}

test.each([
  ['usar', 'pres.1 pres.4 past.3 subj.3 subi.4 ger pp.fp', 'uso usamos usó use usáramos usando usadas'],
  ['aplicar', 'past.1 subj.6 pres.3', 'apliqué apliquen aplica'],
  ['mostrar', 'pres.3 pres.4 subj.6', 'muestra mostramos muestren'],
  ['conseguir', 'pres.1 pres.6 past.3 subj.4 ger', 'consigo consiguen consiguió consigamos consiguiendo'],
  ['favorecer', 'pres.1 pres.3 subj.3', 'favorezco favorece favorezca'],
  ['reducir', 'pres.1 past.6 subi.3', 'reduzco redujeron redujera'],
  ['influir', 'pres.3 past.3 subj.6 ger pp.ms', 'influye influyó influyan influyendo influido'],
  ['mantener', 'pres.3 past.3 fut.3 imp.2', 'mantiene mantuvo mantendrá ?'],
  ['hacer', 'past.3 fut.6 pp.fs imp.2', 'hizo harán hecha haz'],
  ['ser', 'pres.6 impf.3 past.3 subj.6', 'son era fue sean'],
])('Spanish %s', (verb, names, forms) => {
  expect(cells(conjugateSpanish(verb), names)).toBe(forms)
})

test.each([
  ['employer', 'pres.3 pres.4 impf.3 fut.6 pp.fp', 'emploie employons employait emploieront employées'],
  ['changer', 'pres.4 impf.6 past.3 ger', 'changeons changeaient changea changeant'],
  ['renforcer', 'pres.4 impf.3 subj.4', 'renforçons renforçait renforcions'],
  ['protéger', 'pres.3 fut.3 ger', 'protège protégera protégeant'],
  ['peser', 'pres.6 pres.4 cond.3', 'pèsent pesons pèserait'],
  ['finir', 'pres.6 subj.3 pp.ms', 'finissent finisse fini'],
  ['permettre', 'pres.3 pres.6 subj.6 pp.fs', 'permet permettent permettent permise'],
  ['obtenir', 'pres.6 fut.3 past.6', 'obtiennent obtiendra obtinrent'],
  ['être', 'pres.6 impf.3 fut.3 ger', 'sont était sera étant'],
])('French %s', (verb, names, forms) => {
  expect(cells(conjugateFrench(verb), names)).toBe(forms)
})

test.each([
  ['usare', 'pres.3 past.3 fut.6 subj.6 ger inf.lo', 'usa usò useranno usino usando usarlo'],
  ['cercare', 'pres.2 pres.4 fut.3', 'cerchi cerchiamo cercherà'],
  ['cominciare', 'pres.2 fut.3 subj.6', 'cominci comincerà comincino'],
  ['favorire', 'pres.3 pres.4 subj.6', 'favorisce favoriamo favoriscano'],
  ['ridurre', 'pres.3 impf.6 past.3 pp.fp ger', 'riduce riducevano ridusse ridotte riducendo'],
  ['decidere', 'past.3 past.2 pp.ms', 'decise decidesti deciso'],
  ['rendere', 'past.6 pp.fs inf.la', 'resero resa renderla'],
  ['sostenere', 'pres.1 pres.6 fut.3 subj.3', 'sostengo sostengono sosterrà sostenga'],
  ['potere', 'pres.6 fut.4 cond.4', 'possono potremo potremmo'],
])('Italian %s', (verb, names, forms) => {
  expect(cells(conjugateItalian(verb), names)).toBe(forms)
})

test.each([
  ['usar', 'pres.6 past.4 past.4pt subj.3 futs.6 inf.la', 'usam usamos usámos use usarem usá-la'],
  ['aplicar', 'past.1 subj.6', 'apliquei apliquem'],
  ['reforçar', 'past.1 subj.3', 'reforcei reforce'],
  ['conseguir', 'pres.1 pres.3 subj.6', 'consigo consegue consigam'],
  ['reduzir', 'pres.3 past.3', 'reduz reduziu'],
  ['contribuir', 'pres.3 past.6 pinf.6', 'contribui contribuíram contribuírem'],
  ['manter', 'pres.3 past.6 subj.3', 'mantém mantiveram mantenha'],
  ['fazer', 'past.3 fut.6 futs.3 pp.fp', 'fez farão fizer feitas'],
])('Portuguese %s', (verb, names, forms) => {
  expect(cells(conjugatePortuguese(verb), names)).toBe(forms)
})

test('plurals and feminines', () => {
  const { es, fr, it, pt } = GRAMMARS
  expect([es.plural('avión', 'm'), es.plural('voz', 'f'), es.plural('reto', 'm')]).toEqual([
    'aviones',
    'voces',
    'retos',
  ])
  expect([fr.plural('journal', 'm'), fr.plural('jeu', 'm'), fr.plural('pays', 'm')]).toEqual([
    'journaux',
    'jeux',
    'pays',
  ])
  expect([it.plural('uso', 'm'), it.plural('attività', 'f'), it.plural('riga', 'f')]).toEqual([
    'usi',
    'attività',
    'righe',
  ])
  expect([pt.plural('ação', 'f'), pt.plural('fácil', 'm'), pt.plural('nível', 'm')]).toEqual([
    'ações',
    'fáceis',
    'níveis',
  ])
  expect([...fr.adjective('décisif').values()]).toEqual(['décisif', 'décisive', 'décisifs', 'décisives'])
  expect([...it.adjective('solido').values()]).toEqual(['solido', 'solida', 'solidi', 'solide'])
  expect([...es.adjective('innovador').values()]).toEqual([
    'innovador',
    'innovadora',
    'innovadores',
    'innovadoras',
  ])
})
