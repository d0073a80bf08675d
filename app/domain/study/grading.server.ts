import type { User } from '#app/domain/accounts/user.server.ts'
import { prepareComparing } from '#app/domain/claims/compare.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import { pagesOf } from '#app/domain/library/document.server.ts'
import { LlmError } from '#app/providers/llm/llm.ts'
import { onBehalfOf } from '#app/domain/spending/payer.server.ts'
import { studyLlm } from './engines.server.ts'
import { type Grade, grade } from './grade.ts'
import { knownWords } from './known-words.ts'
import { isGradingFree } from './limits.server.ts'
import { saysTheSame } from './llm/same-meaning.ts'
import type { Question } from './types.ts'

/** How long a model may think about an answer. */
const PATIENCE_MS = 8_000

/**
 * Grades an answer to a question about a document of theirs, with the document's words and the answers of its other
 * questions; a wrong one, where a language model is configured, is asked about whether it means the same.
 */
export async function gradeAnswer(
  user: User,
  documentId: string,
  question: Question,
  beside: readonly Question[],
  given: string,
): Promise<Grade> {
  const language = detectLanguage(`${question.quote} ${question.question}`)
  const plain = grade(question, given, language)
  if (question.type === 'multiple-choice' || (plain.isCorrect && plain.reason === null)) return plain
  const others = beside
    .filter(({ correctAnswer }) => correctAnswer !== question.correctAnswer)
    .flatMap(({ correctAnswer, options = [] }) => [correctAnswer, ...options])
  await prepareComparing(language)
  const known = knownWords(await pagesOf(user, documentId), others, language)
  const graded = grade(question, given, language, known)
  if (graded.isCorrect || !studyLlm || !(await isGradingFree(user))) return graded
  const llm = studyLlm
  try {
    const same = await onBehalfOf(user.id, () =>
      saysTheSame(llm, question, given, AbortSignal.timeout(PATIENCE_MS)),
    )
    return same ? { isCorrect: true, reason: 'The language model takes it to mean the same.' } : graded
  } catch (error) {
    // The rules have graded it already.
    if (error instanceof LlmError || (error instanceof Error && error.name === 'TimeoutError')) return graded
    throw error
  }
}
