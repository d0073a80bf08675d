import { expect, test } from 'vitest'
import { notesOf } from './notes.ts'

const source = (number: number, documentId: string, page: number) => ({
  number,
  documentId,
  page,
  fileName: 'a.pdf',
  label: null,
  quote: 'as it is',
})

test('each line of an answer is a note with the page of its first source in the document', () => {
  const content =
    'The tower has **two** parts [1][2]:\n\n- The base [2], of stone.\n2. The `lamp`\n> “Whale oil” [3; 1]\n\n---'
  const citations = [source(1, 'other', 9), source(2, 'this', 4), source(3, 'this', 7)]
  expect(notesOf({ content, citations }, 'this')).toEqual([
    { text: 'The tower has two parts:', page: 4 },
    { text: 'The base, of stone.', page: 4 },
    { text: 'The lamp', page: null },
    { text: '“Whale oil”', page: 7 },
  ])
})
