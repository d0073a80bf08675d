/** The mock of a language model, in a process of its own. Started by `model.ts`. */
import { startOpenAi } from '#test/mocks/openai.ts'
import { answer, tokens } from '#test/mocks/openai-answers.ts'
import type { Asked } from './model.ts'

const model = await startOpenAi()
process.send?.({ url: model.url })

// Who asked for the mock has gone.
process.once('disconnect', () => process.exit())

process.on('message', ({ rate, delay }: { rate?: number; delay?: number }) => {
  if (rate !== undefined) return model.setRate(rate)
  if (delay !== undefined) return model.setDelay(delay)
  const asked: Asked[] = model.requests.splice(0).map((request) => ({
    body: JSON.stringify(request.body),
    openedAt: performance.timeOrigin + request.openedAt,
    tokens: tokens(answer(request.user, undefined)),
    sentAt: request.sentAt.map((time) => performance.timeOrigin + time),
  }))
  process.send?.(asked)
})
