/** The mock of a language model, in a process of its own. Started by `model.ts`. */
import { startOpenAi } from '#test/mocks/openai.ts'
import { answer, tokens } from '#test/mocks/openai-answers.ts'
import type { Asked } from './model.ts'

const model = await startOpenAi()
process.send?.({ url: model.url })

// Who asked for the mock has gone.
process.once('disconnect', () => process.exit())

process.on('message', ({ rate }: { rate?: number }) => {
  if (rate !== undefined) return model.setRate(rate)
  const asked: Asked[] = model.requests.splice(0).map((request) => ({
    body: JSON.stringify(request.body),
    tokens: tokens(answer(request.user, undefined)),
    sentAt: request.sentAt.map((time) => performance.timeOrigin + time),
  }))
  process.send?.(asked)
})
