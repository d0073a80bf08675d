import { expect, test } from 'vitest'
import { asksForSubject, asksForSummary } from './phrases.ts'

test.each([
  'What is it about?',
  'what’s this document about',
  'What does the paper say?',
  'What are the main points of this text?',
  'TL;DR',
  '¿De qué trata este documento?',
  'De quoi parle ce texte ?',
  "De quoi s'agit-il ?",
  'Worum geht es in diesem Dokument?',
  'Wovon handelt der Text?',
  'Di che cosa parla questo articolo?',
  'De que trata o documento?',
  'Waar gaat dit document over?',
  'О чём этот документ?',
])('%s asks what a document is about', (question) => {
  expect(asksForSubject(question)).toBe(true)
})

test.each([
  'What is it about the harbour that made it rich?',
  'What does the paper say about wages?',
  'What is the main cause of the fire?',
  'Worum geht es im zweiten Kapitel bei der Frage nach den Kosten?',
  'When was the bridge finished?',
])('%s asks for something in particular', (question) => {
  expect(asksForSubject(question)).toBe(false)
})

test('a summary is asked for in so many words', () => {
  expect(asksForSummary('Summarise the whole document')).toBe(true)
  expect(asksForSummary('When was it finished?')).toBe(false)
})
