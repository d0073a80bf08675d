const DROP =
  'grid grid-cols-[minmax(0,1fr)] justify-items-center rounded-lg border-2 border-dashed text-center'
const EDGES = { idle: 'border-line-strong', over: 'border-accent bg-accent-soft' }

/** The class names of a place to drop files on; `over` while some are held over it. */
export function dropClass(over: boolean, extra: string): string {
  return `${DROP} ${EDGES[over ? 'over' : 'idle']} ${extra}`
}

/** Of its icon. */
export const DROP_ICON = 'size-10 rounded-sm bg-accent-soft p-2 text-accent'
