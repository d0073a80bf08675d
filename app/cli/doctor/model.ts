import type { Env } from '#app/env.server.ts'
import { askForModels } from '#app/providers/llm/models.server.ts'
import { fault, type Finding, ok, reasonOf, warning } from './finding.ts'

const PART = 'model'
const PATIENCE_MS = 8_000
const MEANWHILE = 'Until then the embedded engine rewrites.'

/** Examines the endpoint of the language model without having it write anything. */
export async function examineModel({ llm }: Pick<Env, 'llm'>): Promise<Finding> {
  if (!llm) return ok(PART, 'The embedded engine rewrites; no language model is asked.')
  try {
    const { url, status, models } = await askForModels(llm, PATIENCE_MS)
    if (status === 401 || status === 403) {
      return fault(PART, `${url} refuses the key.`, `Put the right one into OPENAI_API_KEY. ${MEANWHILE}`)
    }
    if (status >= 500) {
      return fault(PART, `${url} is there, but out of order (${status}).`, `Ask who keeps it. ${MEANWHILE}`)
    }
    if (!models) {
      const says = `${url} answers, but does not say which models it has (${status}).`
      return warning(
        PART,
        says,
        'Rewrite a text: if the page says that the embedded engine did it, look at OPENAI_BASE_URL.',
      )
    }
    const missing = [llm.model, llm.embeddingModel].filter(
      (name) => name !== undefined && !models.includes(name),
    )
    if (missing.length > 0) {
      const says = `${url} has no model ${missing.join(' and no ')}.`
      return fault(PART, says, `Put one it has into OPENAI_MODEL or OPENAI_EMBEDDING_MODEL. ${MEANWHILE}`)
    }
    return ok(PART, `${url} answers and has ${llm.model}.`)
  } catch (error) {
    const says = `The language model cannot be reached: ${reasonOf(error)}.`
    return fault(PART, says, `Look at OPENAI_BASE_URL and at the way out of this machine. ${MEANWHILE}`)
  }
}
