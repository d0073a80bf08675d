import { SSF } from '@e965/xlsx'

/** Shows a number as a spreadsheet does. */
export type NumberFormat = (value: number) => string

/** Formats longer than the programs allow are not the work of one. */
const MAX_FORMAT = 255
/** Numbers of built-in formats that follow the reader's country; written so that every reader understands them. */
const COUNTRY_FORMATS = new Map<number, string>([
  [14, 'yyyy-mm-dd'],
  [22, 'yyyy-mm-dd hh:mm'],
])

/**
 * Makes the functions for number formats: by code (`0.00%`) or by the number of a built-in one. What cannot be
 * formatted is shown as the number it is.
 */
export function numberFormats(date1904: boolean): (format: string | number) => NumberFormat {
  const known = new Map<string | number, NumberFormat>()
  return (format) => {
    let formatter = known.get(format)
    if (!formatter) {
      formatter = formatterFor(
        typeof format === 'number' ? (COUNTRY_FORMATS.get(format) ?? format) : format,
        date1904,
      )
      known.set(format, formatter)
    }
    return formatter
  }
}

function formatterFor(format: string | number, date1904: boolean): NumberFormat {
  const general =
    format === 0 || (typeof format === 'string' && (format.length > MAX_FORMAT || /^general$/i.test(format)))
  if (general) return (value) => (Number.isSafeInteger(value) ? String(value) : show(0, value, date1904))
  const code = typeof format === 'string' ? withBareDots(format) : format
  return (value) => show(code, value, date1904)
}

/** `dd.mm.yyyy` as `dd\.mm\.yyyy`: within a date a dot is only a dot, but for the fractions of seconds. */
function withBareDots(format: string): string {
  return format
    .split('"')
    .map((part, nth) => (nth % 2 === 0 ? part.replace(/([dmyhs])\.(?!0)/gi, '$1\\.') : part))
    .join('"')
}

function show(format: string | number, value: number, date1904: boolean): string {
  try {
    const text: unknown = SSF.format(format, value, { date1904 })
    // Formats such as `;;;` hide a number on purpose; otherwise nothing means that it could not be written.
    const shown = typeof text === 'string' && (text !== '' || String(format).includes(';'))
    return shown ? text : String(value)
  } catch {
    return String(value)
  }
}
