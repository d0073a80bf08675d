import { lookup } from '#app/lookup.ts'

/** The tools that words are charged for, in the order they are listed. */
const TOOLS = ['humanizer', 'chat', 'quiz', 'key_points'] as const
export type Tool = (typeof TOOLS)[number]

export const TOOL_LABELS: Record<Tool, string> = {
  humanizer: 'Humanizer',
  chat: 'Chat PDF',
  quiz: 'Quizzes',
  key_points: 'Key points',
}

/** The tools as the parts of a chart. */
export const TOOL_PARTS = TOOLS.map((tool) => ({ key: tool, label: TOOL_LABELS[tool] }))

/** The tool that work of a kind belongs to; the names are those of `runs.kind` and of the ledger. */
const TOOL_OF_KIND = lookup<Tool>({
  humanize: 'humanizer',
  answer: 'chat',
  quiz: 'quiz',
  key_points: 'key_points',
})

/** The tool a ledger entry belongs to. What is not named is text rewritten, the first thing there was. */
export function toolOf(kind: string): Tool {
  return TOOL_OF_KIND.get(kind) ?? 'humanizer'
}

const CHARGE_LABELS = lookup({
  humanize: 'Text humanized',
  answer: 'Question and answer',
  quiz: 'Quiz questions',
  key_points: 'Key points',
})

/** What a ledger entry was for, in words. */
export function chargeLabel(kind: string): string {
  return CHARGE_LABELS.get(kind) ?? 'Text humanized'
}
