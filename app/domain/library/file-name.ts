import { extensionOf } from '#app/domain/extraction/extensions.ts'
import { MAX_FILE_NAME } from './limits.ts'

/** File systems take no longer names, in bytes as UTF-8. */
const MAX_BYTES = 240

/** Controls, line separators, marks that turn the direction of writing, and what has no width (but joiners of letters). */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g
/** What Windows takes for a part of the file's name, and is none. */
const STREAM = /:[^:]*:\$[a-z_]+$/i
const NAMELESS = 'Untitled'

/** Returns a text as one line of visible characters (NFC). */
export function oneLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim()
}

/**
 * A name to show, search and download by, made of whatever a browser or program has sent: the last part of a path, as
 * one line of visible characters (NFC), with at most MAX_FILE_NAME characters and its ending kept. Never empty, and
 * never begins or ends with a dot or space. It names nothing on the disk.
 */
export function safeFileName(sent: string): string {
  const last = sent.toWellFormed().normalize('NFC').replace(STREAM, '').split(/[/\\]/).at(-1) ?? ''
  const line = last
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[a-z]:/i, '')
    .replace(/[ .]+$/, '')
  const extension = extensionOf(line)
  const ending = extension === '' ? '' : line.slice(-extension.length - 1)
  const stem = line.slice(0, line.length - ending.length).replaceAll(/^[ .]+|[ .]+$/g, '')
  return shortened(stem === '' ? NAMELESS : stem, ending) + ending
}

/** As much of `stem` as there is room for beside `ending`; what people see as one character is never cut in two. */
function shortened(stem: string, ending: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  if (stem.length + ending.length <= MAX_FILE_NAME && bytes(stem + ending) <= MAX_BYTES) return stem
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    const longer = kept + segment
    if (`${longer}…${ending}`.length > MAX_FILE_NAME || bytes(`${longer}…${ending}`) > MAX_BYTES) break
    kept = longer
  }
  return `${kept.trimEnd()}…`
}
