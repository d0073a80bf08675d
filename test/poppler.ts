import { spawnSync } from 'node:child_process'

/** What the tests need beside what npm installs. */
export const POPPLER_MISSING =
  'pdftotext was not found: tests compare what is read of PDFs with it. Install it: apt-get install poppler-utils'

/** Whether poppler's pdftotext is there. */
export function hasPoppler(): boolean {
  return spawnSync('pdftotext', ['-v']).error === undefined
}

/** The text of each page of a PDF as poppler lays it out; undefined where it cannot open the file. Throws when it is not there. */
export function popplerPages(path: string): string[] | undefined {
  const { error, status, stdout } = spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', path, '-'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (error) throw new Error(POPPLER_MISSING, { cause: error })
  return status === 0 ? stdout.split('\f').slice(0, -1) : undefined
}
