import { expect, test } from 'vitest'
import { rewriteDifferences } from '../compare.ts'
import type { OtherLanguage } from './opposites.ts'

const TURNED: [OtherLanguage, string, string][] = [
  ['es', 'El precio del trigo subió después de la sequía.', 'El precio del trigo bajó después de la sequía.'],
  ['es', 'La tienda cierra antes de las fiestas.', 'La tienda cierra después de las fiestas.'],
  ['es', 'Solo los socios reciben la revista.', 'Los socios reciben la revista.'],
  ['es', 'El director escribió una carta a la vecina.', 'La vecina escribió una carta al director.'],
  [
    'fr',
    'La plupart des oiseaux quittent la vallée en automne.',
    'Quelques oiseaux quittent la vallée en automne.',
  ],
  ['fr', 'Le jardinier a été averti par la voisine.', 'Le jardinier a averti la voisine.'],
  ['fr', 'Le sentier est ouvert avant l’hiver.', 'Le sentier est fermé avant l’hiver.'],
  ['fr', 'Le pont a été construit en trois mois.', 'Le pont a été construit en trois ans.'],
  [
    'de',
    'Der Gärtner muss die Hecke im Sommer schneiden.',
    'Der Gärtner kann die Hecke im Sommer schneiden.',
  ],
  [
    'de',
    'Die Zahl der Bienen ist in den Tälern gesunken.',
    'Die Zahl der Bienen ist in den Tälern gestiegen.',
  ],
  ['de', 'Im Dorf kennt jeder die Müllerin.', 'Im Dorf kennt jeder die Lehrerin.'],
  ['it', 'Il medico ha spedito la ricetta al paziente.', 'Il paziente ha spedito la ricetta al medico.'],
  ['it', 'Il forno apre di mattina.', 'Il forno apre di sera.'],
  ['it', 'Il forno vende pane.', 'Purtroppo il forno vende pane.'],
  ['pt', 'O barco chega ao porto com a maré.', 'O barco chega ao porto sem a maré.'],
  ['pt', 'O rio subiu na primavera.', 'O rio subiu no outono.'],
  ['nl', 'De molen draait langzaam in de lente.', 'De molen draait snel in de lente.'],
  ['nl', 'Alle boten hebben een lamp.', 'Sommige boten hebben een lamp.'],
  ['ru', 'Музей всегда открыт по субботам.', 'Музей никогда открыт по субботам.'],
  ['ru', 'Мост построили до войны.', 'Мост построили после войны.'],
]

test.each(TURNED)('%s: what is turned round is told: %s → %s', (language, source, output) => {
  expect(rewriteDifferences(source, output, language)).not.toEqual([])
})

test.each<[OtherLanguage, string, string]>([
  [
    'es',
    'El panadero abre la tienda.',
    'El panadero abre la tienda, que según muchos clientes tiene los mejores dulces del barrio.',
  ],
  [
    'de',
    'Die Fähre fährt täglich.',
    'Die Fähre fährt täglich. Viele Gäste loben außerdem das Frühstück an Bord.',
  ],
  ['ru', 'Паром ходит каждый день.', 'К счастью, паром ходит каждый день.'],
])('%s: what is added is told: %s → %s', (language, source, output) => {
  expect(rewriteDifferences(source, output, language).map(({ kind }) => kind)).toContain('addition')
})

test.each<[OtherLanguage, string, string]>([
  [
    'es',
    'Además, es importante señalar que el puente se cerró en invierno.',
    'El puente se cerró, además, en invierno.',
  ],
  ['es', 'El consejo rechazó el plan.', 'El plan fue rechazado por el consejo.'],
  ['fr', 'De plus, la neige a été enlevée par les habitants.', 'Les habitants ont aussi enlevé la neige.'],
  ['de', 'Der Wirt schloss die Tür, bevor der Sturm kam.', 'Bevor der Sturm kam, schloss der Wirt die Tür.'],
  ['it', 'La barca è stata venduta dal pescatore.', 'Il pescatore ha venduto la barca.'],
  [
    'pt',
    'Todos os alunos leram o livro antes da aula.',
    'Antes da aula, todos os alunos tinham lido o livro.',
  ],
  ['nl', 'Bovendien is de brug gesloten vanwege de storm.', 'Ook is de brug vanwege de storm gesloten.'],
  ['ru', 'Расходы выросли в два раза.', 'Расходы выросли вдвое.'],
])('%s: the same in other words is let be: %s → %s', (language, source, output) => {
  expect(rewriteDifferences(source, output, language)).toEqual([])
})
