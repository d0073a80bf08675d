import { expect, test } from 'vitest'
import type { Language } from '#app/domain/humanizer/language.ts'
import { standsAlone } from './referring.ts'

test.each<[string, Language]>([
  ['The mill was built in 1850 beside the river.', 'en'],
  ['Ada Byron wrote her notes on the engine in 1843.', 'en'],
  ['The harbour lost most of its trade after the war.', 'en'],
  ['You can build the mill beside the river.', 'en'],
  ['Worms improve drainage, because their tunnels lead water downwards.', 'en'],
  ['Das Institut hat seinen Sitz in Genf und ein Büro in Rom.', 'de'],
  ['La fábrica se construyó en 1850 junto al río.', 'es'],
  ['Le moulin fut construit en 1850 près de la rivière.', 'fr'],
  ['When the river rose, many poor families left before they lost everything.', 'en'],
  ['Water is drawn into thin films, and these films pull on what follows.', 'en'],
  ['On appelle moulin une machine qui écrase le grain.', 'fr'],
  ['Die Mühle wurde im Jahr 1850 neben dem Fluss gebaut.', 'de'],
  ['Im Jahr 1850 baute das Unternehmen Krupp am Fluss eine Mühle.', 'de'],
  ['Die Veröffentlichung des Romans wurde im Jahr 1850 verboten.', 'de'],
  ['Il mulino fu costruito nel 1850 vicino al fiume.', 'it'],
  ['O moinho foi construído em 1850 perto do rio.', 'pt'],
  ['De molen werd in 1850 naast de rivier gebouwd.', 'nl'],
  ['Мельница была построена в 1850 году у реки.', 'ru'],
])('%s stands alone', (sentence, language) => {
  expect(standsAlone(sentence, language)).toBe(true)
})

test.each<[string, Language]>([
  ['This was built in 1850 beside the river.', 'en'],
  ['However, the mill burned down in 1903.', 'en'],
  ['He built the mill in 1850 beside the river.', 'en'],
  ['In 1911, their four companies were joined in New York.', 'en'],
  ['In July 2016 it was announced that his death was no accident.', 'en'],
  ['The company went out of business in April 2007.', 'en'],
  ['The miller shall return them within two days.', 'en'],
  ['Repeated parts are paid at half that rate.', 'en'],
  ['The flood ruined the second.', 'en'],
  ['Conviene cambiarla cada 3.000 kilómetros, antes del invierno.', 'es'],
  ['Crece entre los 1.200 y los 1.800 metros.', 'es'],
  ['Geht ein Schlüssel verloren, trägt sie die Kosten für den Austausch.', 'de'],
  ["L'inflation affaiblit surtout la troisième, puisque tout devient plus cher.", 'fr'],
  ['Esta fábrica se construyó en 1850.', 'es'],
  ['Cependant, le moulin brûla en 1903.', 'fr'],
  ['Im Juli 2016 wurde bekannt, dass sein Tod kein Unfall war.', 'de'],
  ['Wenn Sie die Mühle bauen, brauchen Sie Holz.', 'de'],
  ['Nach mehreren Jahren meldete das Unternehmen im April 2007 Insolvenz an.', 'de'],
  ['Die Veröffentlichung wurde am 30. Juni 2012 eingefroren.', 'de'],
  ['Debian 0.91 (Januar 1994): Diese Ausgabe hatte ein einfaches Paketsystem.', 'de'],
  ['Neben anderen Dingen beherbergte das Zentrum den Server bis 1998.', 'de'],
  ['Vor der nächsten Tagung trafen sich 1903 alle in Oslo.', 'de'],
  ['Inoltre il mulino bruciò nel 1903.', 'it'],
  ['Ele construiu o moinho em 1850.', 'pt'],
  ['Deze molen werd in 1850 gebouwd.', 'nl'],
  ['Эта мельница была построена в 1850 году.', 'ru'],
])('%s leans on what is not there', (sentence, language) => {
  expect(standsAlone(sentence, language)).toBe(false)
})
