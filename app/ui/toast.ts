import type { NoticeKind } from './Notice.tsx'

/** What a toast says. */
type Toast = { kind?: NoticeKind; title: string; description?: string }

/** The toast that is shown, with a number of its own, and where: a modal dialog leaves everything else inert. */
export type ShownToast = Toast & { id: number; home: Element }

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function show(toast: ShownToast | null) {
  shown = toast
  for (const listener of listeners) listener()
}

/** Shows a message that the page itself has no place for, instead of the one before. Only in the browser. */
export function showToast(toast: Toast): void {
  count += 1
  show({ kind: 'info', ...toast, id: count, home: document.querySelector('dialog:modal') ?? document.body })
}

/** Takes the toast with this number away, if it is still there. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null)
}

/** The toast that is shown now, for `useSyncExternalStore`. */
export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => shown,
}
