/** The class names of what people type in or choose from; a `select` takes them too. */
export function inputClass(extra = '', width = 'w-full'): string {
  return `min-h-11 ${width} rounded-sm border border-line-strong bg-sheet px-3 py-2 text-ink placeholder:text-ink-soft placeholder:opacity-100 not-disabled:hover:border-ink-soft disabled:bg-paper disabled:text-ink-soft aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad aria-invalid:ring-inset ${extra}`.trim()
}

/** Of what is wrong with a field. */
export const FIELD_ERROR = 'flex gap-1.5 text-sm font-semibold text-bad'
