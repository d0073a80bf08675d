import { useEffect, useState } from 'react'

/** Which of the files before the reader are ticked. */
export type Selection = {
  has: (id: string) => boolean
  count: number
  isAll: boolean
  toggle: (id: string, on: boolean) => void
  toggleAll: (on: boolean) => void
}

/** Keeps which of the files `ids` are ticked; all are at first where the address says so. */
export function useSelection(ids: readonly string[], allSelected: boolean): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(allSelected ? ids : []))
  useEffect(() => {
    // Boxes may have been ticked before the page was live.
    const before = document.querySelectorAll<HTMLInputElement>('tbody [name=id]:checked')
    if (before.length > 0) setTicked(new Set(Array.from(before, ({ value }) => value)))
  }, [])
  const present = ids.filter((id) => ticked.has(id))
  return {
    has: (id) => ticked.has(id),
    count: present.length,
    isAll: present.length > 0 && present.length === ids.length,
    toggle(id, on) {
      const next = new Set(ticked)
      if (on) next.add(id)
      else next.delete(id)
      setTicked(next)
    },
    toggleAll: (on) => setTicked(new Set(on ? ids : [])),
  }
}
