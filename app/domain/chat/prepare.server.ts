import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { chatLlm } from './engines.server.ts'
import { englishWords } from './retrieval/english-words.server.ts'
import { indexDocument } from '#app/domain/library/passages/index-document.server.ts'
import { embedDocument } from './retrieval/meaning.server.ts'
import { shelvedDocument } from './retrieval/shelf.server.ts'
import { keptSuggestions, suggestionsFor } from './suggestions.server.ts'

/** Documents that are being prepared by this process. */
const under = new Set<string>()

/**
 * Makes a document of theirs ready to be asked while somebody looks at it, and answers the questions suggested for it.
 * What a language model has to think about is not waited for: it is undefined now, and there on a later page.
 */
export async function prepareDocument(
  user: User,
  id: string,
  onError: (error: unknown) => void,
): Promise<string[] | undefined> {
  const kept = await keptSuggestions(user, id)
  const work = async () => {
    if (under.has(id)) return undefined
    under.add(id)
    try {
      await indexDocument(user, id)
      void embedDocument(user, id).catch(onError)
      const index = await shelvedDocument(user, id)
      if (index?.language === 'en') await englishWords()
      return kept ?? (await suggestionsFor(user, id, AbortSignal.timeout(60_000), onError))
    } catch (error) {
      if (!(error instanceof AppError)) onError(error)
      return undefined
    } finally {
      under.delete(id)
    }
  }
  const working = work()
  if (kept) return kept.questions
  return chatLlm ? undefined : ((await working)?.questions ?? [])
}
