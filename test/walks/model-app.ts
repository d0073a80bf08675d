import { startOpenAi } from '../mocks/openai.ts'
import { startApp } from './app.ts'

/** Starts the product with a language model of ours, which soon counts as silent. `variables` configure it further. */
export async function startModelApp(variables: Record<string, string>) {
  const model = await startOpenAi()
  const app = await startApp({
    OPENAI_BASE_URL: model.url,
    LLM_FIRST_TOKEN_SECONDS: '5',
    LLM_TOTAL_SECONDS: '60',
    ...variables,
  })
  return {
    model,
    app,
    stop: async () => {
      await app.stop()
      await model.close()
    },
  }
}
