/** The views of a finished rewrite, as `?view=` names them. */
const NAMES = ['rewrite', 'changes', 'sentences', 'facts', 'report'] as const
export type View = (typeof NAMES)[number]

/** The row of views, in its order: those that have something to show. */
export const VIEWS: readonly { name: View; label: string }[] = [
  { name: 'rewrite', label: 'Rewrite' },
  { name: 'changes', label: 'Changes' },
  { name: 'sentences', label: 'Sentences' },
  { name: 'facts', label: 'Facts' },
  { name: 'report', label: 'Report' },
]

/** The view that `name` asks for; the rewrite itself when there is no such view. */
export function viewNamed(name: string | null): View {
  return NAMES.find((view) => view === name) ?? 'rewrite'
}
