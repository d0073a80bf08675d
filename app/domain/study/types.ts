import type { Language } from '#app/domain/text/language.ts'

export const QUESTION_TYPES = ['multiple-choice', 'free-text'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** One question of a quiz. Only questions that passed `faultOf` are ever shown. */
export type Question = {
  question: string
  type: QuestionType
  /**
   * Where the key is no part of the quote: a statement that is true or false, or the one option that a list does not
   * have.
   */
  kind?: 'truth' | 'exception' | undefined
  /** Of multiple choice: exactly one of them is the answer. */
  options?: string[]
  correctAnswer: string
  hint?: string
  /** Why the answer is right, in the language of the document. */
  explanation: string
  /** Where the answer stands: the page (from 1) and the words on it, cleaned of Markdown. */
  page: number
  quote: string
}

/** What a quiz is to be like. */
export type QuizWish = { count: number; difficulty: Difficulty; types: readonly QuestionType[] }

/** A page as the study engines read it. */
export type StudyPage = { number: number; label: string | null; text: string }

/** What either quiz engine works on; `seed` makes the embedded one repeatable. `known` questions are not asked again. */
export type QuizInput = {
  pages: readonly StudyPage[]
  language: Language
  seed: number
  known: readonly Pick<Question, 'question' | 'quote' | 'correctAnswer'>[]
} & QuizWish

/** One thing to remember of a document, with the page it stands on. */
export type KeyPoint = { text: string; page: number; quote: string }
