import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

describe('the text of a page', () => {
  test('has no signs where lines break', () => {
    expect(plainText('From: Ada\\\nTo: Bob')).toBe('From: Ada\nTo: Bob')
  })

  test('keeps the signs that are meant', () => {
    expect(plainText('C:\\\\temp\\\\\nnext')).toBe('C:\\temp\\\nnext')
    expect(plainText('The last one \\\n\nAnother')).toBe('The last one \\\n\nAnother')
    expect(plainText('```\n#define LAMP \\\n  1874\n```')).toBe('#define LAMP \\\n  1874')
  })
})
