import { emit } from '#app/observe/events.ts'
import { beginSpan, traceHeaders } from '#app/observe/tracing.server.ts'
import { LlmError, type LlmErrorCode, type LlmUse } from './llm.ts'

/** `adjusted`: refused over a parameter, and asked again without it. `stopped`: nobody wanted the answer any more. */
type Outcome = LlmErrorCode | 'done' | 'adjusted' | 'stopped'

/** One attempt to ask `model`, from now on: its headers hand on the trace, and its end is told, the first one. */
export function watchCall(model: string) {
  const span = beginSpan('model call', 'client', { 'gen_ai.request.model': model })
  const startedAt = performance.now()
  let ended = false
  return {
    headers: () => span.within(traceHeaders),
    end(outcome: Outcome, use?: Partial<LlmUse>) {
      if (ended) return
      ended = true
      const { input, output } = use ?? {}
      emit('model_called', { model, outcome, ms: performance.now() - startedAt, input, output })
      span.note({
        'wordkin.outcome': outcome,
        'gen_ai.usage.input_tokens': input,
        'gen_ai.usage.output_tokens': output,
      })
      const failed = outcome !== 'done' && outcome !== 'stopped' && outcome !== 'adjusted'
      span.end(failed ? new LlmError(outcome) : undefined)
    },
  }
}
