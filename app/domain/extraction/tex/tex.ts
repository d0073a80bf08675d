import type { Macro } from './macros.ts'
import { type Budget, newBudget } from './source.ts'

/** What one file says of itself, gathered on the way. */
export type Tex = {
  macros: Map<string, Macro>
  budget: Budget
  title: string
  author: string
  notes: string[]
  /** Whether the title has been written where it belongs. */
  titled: boolean
  /** What environments for theorems are headed with. */
  theorems: Map<string, string>
}

export function newTex(): Tex {
  return {
    macros: new Map(),
    budget: newBudget(),
    title: '',
    author: '',
    notes: [],
    titled: false,
    theorems: new Map(),
  }
}

/** The title and who wrote the text, as they stand at its head; empty when it says neither. */
export function titleBlock({ title, author }: Tex): string {
  return [title && `# ${title}`, author].filter(Boolean).join('\n\n')
}
