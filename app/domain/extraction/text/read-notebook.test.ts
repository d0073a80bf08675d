import { expect, test } from 'vitest'
import { read } from '../reading.test-help.ts'
import { readNotebook } from './read-notebook.ts'

const notebook = (cells: object[], metadata: object = {}) =>
  read(readNotebook, JSON.stringify({ cells, metadata, nbformat: 4 }), 'ipynb')

test('prose, code and what it wrote', async () => {
  const reading = await notebook(
    [
      { cell_type: 'markdown', source: ['# Study\n', 'Some *words*.'] },
      {
        cell_type: 'code',
        source: 'print(1)',
        outputs: [
          { output_type: 'stream', text: ['1\n'] },
          { output_type: 'execute_result', data: { 'text/plain': ['42'], 'text/html': ['<b>42</b>'] } },
          { output_type: 'error', ename: 'ValueError', evalue: '\u001b[31mno\u001b[0m', traceback: ['…'] },
        ],
      },
      { cell_type: 'raw', source: 'raw' },
    ],
    { language_info: { name: 'python' }, title: 'A study' },
  )
  expect(reading.title).toBe('A study')
  expect(reading.text).toBe(
    '# Study\n\nSome *words*.\n\n```python\nprint(1)\n```\n\n```\n1\n```\n\n```\n42\n```\n\n```\nValueError: no\n```\n\n```\nraw\n```',
  )
})

test('tables in HTML are read, scripts and pictures are not', async () => {
  const { text, notes } = await notebook([
    {
      cell_type: 'code',
      source: '',
      outputs: [
        {
          output_type: 'display_data',
          data: { 'text/html': '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>' },
        },
        { output_type: 'display_data', data: { 'text/html': '<script>alert(1)</script>' } },
        {
          output_type: 'display_data',
          data: { 'image/png': 'iVBO', 'text/plain': '<Figure size 640x480 with 1 Axes>' },
        },
      ],
    },
  ])
  expect(text).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |')
  expect(notes).toEqual(['1 picture was left out.'])
})

test('the format before', async () => {
  const worksheets = [
    {
      cells: [
        { cell_type: 'heading', level: 2, source: ['Part'] },
        { cell_type: 'code', input: ['x = 1'], outputs: [{ output_type: 'pyout', text: ['1'] }] },
      ],
    },
  ]
  const { text } = await read(readNotebook, JSON.stringify({ worksheets, nbformat: 3 }), 'ipynb')
  expect(text).toBe('## Part\n\n```\nx = 1\n```\n\n```\n1\n```')
})

test.each(['{"cells": "x"}', '[1]', '{"cells":', '{}'])('%s is no notebook', async (text) => {
  await expect(read(readNotebook, text, 'ipynb')).rejects.toMatchObject({ details: { reason: 'damaged' } })
})

test('output without end is cut', async () => {
  const { text } = await notebook([
    { cell_type: 'code', source: '', outputs: [{ output_type: 'stream', text: 'x'.repeat(100_000) }] },
  ])
  expect(text.length).toBeLessThan(21_000)
})
