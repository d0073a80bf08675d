import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { findProtected } from '#app/domain/text/protect.ts'
import { newContext } from '../context.ts'
import { rewriteRomance } from '../romance.ts'
import { join, tokenize } from '../tokens.ts'

const MIDDLE = { name: 'test', formality: 50, energy: 50, complexity: 50, empathy: 50 }

/** A sentence in which every rule is used, with its first wording or its last. */
function rewrite(text: string, language: Language, draw: number): string {
  const context = { ...newContext(MIDDLE, language), random: () => draw, sentence: 1 }
  return join(rewriteRomance(tokenize(text, findProtected(text, language)), context))
}

test.each<[Language, string, string]>([
  ['es', 'En términos generales, el gasto bajó.', 'En general, el gasto bajó.'],
  ['es', 'El gasto bajó un 9% con respecto al mes.', 'El gasto bajó un 9% respecto al mes.'],
  ['es', 'Dura aproximadamente dos meses.', 'Dura alrededor de dos meses.'],
  ['es', 'Hay temas tales como la luz.', 'Hay temas como la luz.'],
  ['es', 'Todos aquellos que ceden pierden.', 'Todos los que ceden pierden.'],
  ['es', 'Notan un fuerte incremento.', 'Notan un fuerte aumento.'],
  ['es', 'Quieren fomentar el hábito.', 'Quieren impulsar el hábito.'],
  ['es', 'El informe aborda los robos.', 'El informe trata los robos.'],
  ['fr', 'Toutefois, il pleut.', 'Cela dit, il pleut.'],
  ['fr', 'En ce qui concerne les lits, il pleut.', 'Quant aux lits, il pleut.'],
  ['fr', 'Elles ont particulièrement apprécié la mer.', 'Elles ont beaucoup aimé la mer.'],
  ['fr', "N'hésitez pas à me contacter par téléphone.", 'Contactez-moi par téléphone.'],
  ['fr', 'Il dort, notamment le soir.', 'Il dort, en particulier le soir.'],
  [
    'it',
    'Negli ultimi anni, il borgo ha cambiato volto.',
    'In questi ultimi anni, il borgo ha cambiato volto.',
  ],
  ['it', 'Vengono turisti provenienti da tutto il mondo.', 'Vengono turisti da tutto il mondo.'],
  ['it', 'Il forno chiude al termine della festa.', 'Il forno chiude alla fine della festa.'],
  ['it', 'A tal proposito, il forno chiude.', 'A questo proposito, il forno chiude.'],
  ['it', 'Vende una vasta selezione di pani.', 'Vende una gran scelta di pani.'],
  ['it', 'Devono essere in grado di nuotare.', 'Devono poter nuotare.'],
  ['pt', 'A lei tem um impacto significativo no mar.', 'A lei influi muito no mar.'],
  ['pt', 'Dorme, ainda que chova.', 'Dorme, mesmo que chova.'],
  ['pt', 'Contudo, em casa chove.', 'Porém, em casa chove.'],
  ['pt', 'Em conclusão, o mar é bom.', 'Para terminar, o mar é bom.'],
  ['pt', 'Finalmente, ele abriu a porta.', 'Por fim, ele abriu a porta.'],
  ['pt', 'Baixa em aproximadamente 8%.', 'Baixa em cerca de 8%.'],
])('%s: %s', (language, text, output) => {
  expect(rewrite(text, language, 0)).toBe(output)
})

test.each<[Language, string]>([
  ['es', 'La leche dada, proporcionada por la vaca, es buena.'],
  ['es', 'Por otro lado, llueve.'],
  ['es', 'Finalmente, él abrió la puerta.'],
  ['es', 'La cocina dejaba mucho que desear.'],
  ['es', 'Hay que iniciar sesión.'],
  ['es', 'La mayoría de los cuales duerme.'],
  ['es', 'Dios no existe.'],
  ['es', 'Están de acuerdo con el alcalde.'],
  ['es', 'Quiere realizar un sueño.'],
  ['es', 'Se incorporó a la mesa.'],
  ['es', 'Quieren garantizar la seguridad.'],
  ['fr', 'Les prix sont susceptibles de modification.'],
  ['fr', "D'autre part, il pleut."],
  ['fr', 'Ils doivent faire preuve de patience.'],
  ['fr', 'Les chats sont amenés à jouer.'],
  ['fr', 'La pluie engendre des conséquences.'],
  ['fr', 'Il peut jouer un rôle important en changeant de ville.'],
  ['fr', "Ils réalisent des économies d'eau."],
  ['fr', 'Il dort malgré le fait que la lampe brille.'],
  ['fr', 'Ils vont entraîner un modèle.'],
  ['it', 'La crema non era di alta qualità.'],
  ['it', 'Impara nel corso di pochi mesi.'],
  ['it', 'Il corso è finalizzato a vendere.'],
  ['it', "Cade nell'ambito del piano."],
  ['it', 'Lavora giorno dopo giorno.'],
  ['it', 'Hanno appreso che piove.'],
  ['pt', 'Informam ainda que o mar subiu.'],
  ['pt', 'O preço varia em função da cor.'],
  ['pt', 'O gato, conforme o tempo passa, dorme.'],
  ['pt', 'Cai no âmbito do plano.'],
  ['pt', 'Canta o dia a dia.'],
  ['pt', 'Vamos conferir mais fotos.'],
  ['pt', 'Eles estão de acordo com o plano.'],
  ['pt', 'O pão deixava muito a desejar.'],
  ['pt', 'Acredito que seja bom.'],
])('%s is not spoilt: %s', (language, text) => {
  for (const draw of [0, 0.5]) expect(rewrite(text, language, draw)).toBe(text)
})

test('an adverb that goes into a sentence does not part "no solo" from its verb, nor a verb from what it says', () => {
  expect(rewrite('Sin embargo, el barrio viejo no solo crece, sino que brilla.', 'es', 0)).not.toMatch(
    /solo, sin embargo/,
  )
  expect(
    rewrite('No obstante, los vecinos sostienen que también surgirán plazas nuevas.', 'es', 0),
  ).not.toMatch(/que, no obstante/)
})
