import { expect, test } from 'vitest'
import { ankiFile } from './anki.ts'

test('a deck for Anki has its headers and a line a card', () => {
  const card = {
    question: 'Which <b>metal</b>\tglows?',
    type: 'multiple-choice' as const,
    options: ['Radium', 'Tin & lead'],
    correctAnswer: 'Radium',
    explanation: 'It says: "it glows".',
    page: 2,
    quote: '',
  }
  const lines = ankiFile([{ question: card, fileName: 'My notes::2.pdf' }], 'Study::Buddy').split('\n')
  expect(lines.slice(0, 3)).toEqual(['#separator:tab', '#html:true', '#deck:Wordkin::Study Buddy'])
  const row = lines.find((line) => line.startsWith('Which')) ?? ''
  expect(row.split('\t')).toEqual([
    'Which &lt;b&gt;metal&lt;/b&gt; glows?<ul><li>Radium</li><li>Tin &amp; lead</li></ul>',
    '"<b>Radium</b><br><br>It says: ""it glows"".<br>Page 2"',
    'wordkin My_notes::2.pdf',
  ])
})
