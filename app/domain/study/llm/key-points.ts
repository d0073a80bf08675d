import type { Language } from '#app/domain/text/language.ts'
import { prepareComparing } from '#app/domain/claims/compare.ts'
import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import { asData, refuseSteered } from '#app/domain/grounding/injection.ts'
import { comparable } from '../plain.ts'
import { pointFault } from './borne-out.ts'
import type { KeyPoint, StudyPage } from '../types.ts'
import { listIn, pointFrom } from './answer.ts'
import { KEY_POINTS_ROLE, keyPointsRequest, repairRequest } from './prompts.ts'
import { windowsOf } from './windows.ts'

const PER_CALL = 6
const TOKENS_PER_POINT = 200
const MOST_POINT = 400

export const KEY_POINTS_FAILED = 'Failed to generate key points'

/**
 * Key points written by a language model, each borne out by the passage it quotes; what is not is asked for once more with
 * the reason, and then left out. A part of a long document gives its own. Throws as `llmQuiz` does.
 */
export async function* llmKeyPoints(
  llm: Llm,
  pages: readonly StudyPage[],
  language: Language,
  signal: AbortSignal,
): AsyncGenerator<{ point: KeyPoint; progress: number }> {
  const total = pages.reduce((sum, { text }) => sum + text.length, 0)
  const parts = total <= 24_000 ? 1 : Math.min(4, Math.ceil(total / 24_000))
  const perCall = parts === 1 ? Math.min(10, 4 + Math.floor(total / 2_000)) : PER_CALL
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const data = asData(pages)
  const prepared = prepareComparing(language)
  const said = new Set<string>()
  for (const [part, window] of windowsOf(data.pages, parts).entries()) {
    const request = keyPointsRequest(window, perCall, language)
    let found = 0
    let faults: string[] = []
    let isNonsense = false
    for (const repair of [false, true]) {
      if (signal.aborted || (repair && faults.length === 0)) break
      const answer = await llm.completeText(
        {
          system: KEY_POINTS_ROLE,
          user: repair
            ? repairRequest(request, faults, isNonsense ? perCall : Math.min(perCall, faults.length))
            : request,
          maxTokens: 300 + perCall * TOKENS_PER_POINT,
          temperature: 0.3,
        },
        signal,
      )
      await prepared
      refuseSteered(answer, data.forbidden)
      faults = []
      const list = listIn(answer, 'keyPoints')
      isNonsense = !list
      if (!list) faults.push('it was not the JSON object')
      else if (list.length === 0) faults.push('there was no key point in it')
      for (const value of (list ?? []).slice(0, perCall)) {
        const point = pointFrom(value)
        const fault =
          !point || point.quote.length < 20 || point.text.length > MOST_POINT
            ? 'a part was missing or too long'
            : pointFault(point, byNumber.get(point.page), language)
        if (!point || fault !== null) faults.push(fault ?? 'unusable')
        else if (!said.has(comparable(point.text))) {
          said.add(comparable(point.text))
          found += 1
          yield { point, progress: (100 * (part + Math.min(1, found / perCall))) / parts }
        }
      }
    }
    // It would be asked in vain for the other parts, too.
    if (said.size === 0 && isNonsense) break
  }
  if (said.size === 0 && !signal.aborted) throw new LlmError('unusable')
}
