import type { Fault } from './fault.ts'

/** Faults of reading files. */
export const EXTRACTION: readonly Fault[] = [
  {
    file: 'app/domain/extraction/markdown/from-html-tables.ts',
    find: '        if (rowsBelow > 0) next[line.length] = rowsBelow\n',
    replace: '',
    why: 'Below a cell that reaches over two rows, all figures stand one column too far to the left.',
  },
  {
    file: 'app/domain/extraction/spreadsheet/workbook.ts',
    find: "const date1904 = ['1', 'true'].includes(",
    replace: "const date1904 = ['1'].includes(",
    why: 'All dates of a sheet from a Mac are four years early.',
  },
  {
    file: 'app/domain/extraction/text/csv-rows.ts',
    find: "text.slice(from, quote).replaceAll('\"\"', '\"')",
    replace: 'text.slice(from, quote)',
    why: 'Quotation marks within a cell are doubled.',
  },
  {
    file: 'app/domain/extraction/zip/open-zip.ts',
    find: '      inflatedBytes += content.byteLength\n',
    replace: '',
    why: 'A small file that unpacks to gigabytes takes the memory that others need.',
  },
  {
    file: 'app/domain/extraction/xml/source.ts',
    find: '|#x[\\da-f]{1,6}|',
    replace: '|',
    why: 'A feed shows “&#xE9;” where there is an é.',
  },
  {
    file: 'app/domain/extraction/zip/paths.ts',
    find: 'return decodeURIComponent(path)',
    replace: 'return path',
    why: 'Chapters of a book whose files have a blank in their names are missing.',
  },
  {
    file: 'app/domain/extraction/layout/furniture.ts',
    find: 'if (gone.size === 0 || rest.length === 0) return regions',
    replace: 'if (gone.size === 0) return regions',
    why: 'A page that has nothing but its title comes out empty.',
  },
  {
    file: 'app/domain/extraction/docx/numbering.ts',
    find: '      counts.length = level + 1\n',
    replace: '',
    why: 'The second section begins with 2.4 instead of 2.1, and a contract refers to other paragraphs than it says.',
  },
  {
    file: 'app/domain/extraction/extract.server.ts',
    find: "  if (size > LIMITS.fileBytes) throw refusal('too_large')\n",
    replace: '  void LIMITS\n',
    why: 'A file of any size is read, while others wait.',
  },
  {
    file: 'app/domain/extraction/mail/message.ts',
    find: 'type !== 2 && type !== 3',
    replace: 'type !== 2',
    why: 'Who got a blind copy of a message stands among those it was sent to.',
  },
]
