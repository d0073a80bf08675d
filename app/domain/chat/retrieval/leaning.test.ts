import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { leans } from './leaning.ts'

test.each<[Language, string]>([
  ['es', 'Construyó la torre en 1612.'],
  ['es', 'Tenía 40 metros.'],
  ['es', 'Fue derribada en 1987.'],
  ['es', 'La vendieron a un vecino.'],
  ['es', 'La tenía un vecino.'],
  ['it', 'Fu costruita nel 1612.'],
  ['it', 'È alta 41 metri.'],
  ['it', 'Abitavano nella torre.'],
  ['it', 'La comprò un vicino.'],
  ['pt', 'Morreu em 1612.'],
  ['pt', 'Tinha 40 metros.'],
])('in %s a sentence that begins with its verb speaks of the one before: %s', (language, text) => {
  expect(leans(text, language)).toBe(true)
})

test.each<[Language, string]>([
  ['es', 'María vivió en la torre.'],
  ['es', 'Sofía nació en 1850.'],
  ['es', 'La María llegó en barco.'],
  ['es', 'La energía viene del río.'],
  ['es', 'La compañía cerró en 1987.'],
  ['es', 'Energía y agua vienen del río.'],
  ['es', 'Sharon vive en la torre.'],
  ['es', 'Las sílabas se cuentan.'],
  ['it', 'Niccolò fu il primo custode.'],
  ['it', 'La lava scese nel 1669.'],
  ['it', 'La saliva contiene enzimi.'],
  ['it', 'Geneva si trova sul lago.'],
  ['pt', 'Miriam nasceu em 1850.'],
  ['pt', 'Moscou fica longe.'],
  ['pt', 'William vendeu a casa.'],
  ['pt', 'Energia e água vêm do rio.'],
])('in %s a name or a thing begins a sentence of its own, whatever its ending: %s', (language, text) => {
  expect(leans(text, language)).toBe(false)
})
