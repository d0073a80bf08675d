import type { Env } from '#app/env.server.ts'
import { at, type Disclosure, placeOf } from '../disclosure.ts'
import { OPENAI } from './endpoint.ts'

/** Tells what a language model is sent, and what is worked out here without one. */
export function discloseModel({ llm }: Pick<Env, 'llm'>): Disclosure {
  if (!llm) {
    return {
      parties: [],
      stays: [
        'Your texts, documents and questions: this server rewrites, answers and makes quizzes with an engine of its own, in its own process. Your texts do not leave it.',
      ],
    }
  }
  const url = new URL(llm.baseUrl ?? OPENAI)
  const { where, host } = placeOf(url)
  const keeper = where === 'outside' ? `whoever runs ${host}` : 'whoever runs it'
  return {
    parties: [
      {
        name: at('The language model', url),
        gets: [
          'Rewriting, also on trial: the passage being rewritten, the end of what stands before it, its language, the tone with your own description of it, and the strength and length you chose. The list of your locked terms is not sent, only what of it stands in the passage.',
          'Chat PDF: your question, what was said before in the conversation, and the documents it is about with their file names, whole or, where they are long, the passages that may answer it. Of a document that is new there, its beginning and parts further on, so that questions can be suggested.',
          'Study Buddy: the text of the document that a quiz or key points are made from, and the questions that were asked already.',
          ...(llm.embeddingModel === undefined
            ? []
            : [
                'To find passages by what they mean, it also turns texts into numbers: every passage of a document that is used in Chat PDF, and every question about it.',
              ]),
          `It is not told who you are: no name, no email address, no account and no network address, unless they stand in the text itself. What it keeps of all this, and for how long, ${keeper} decides.`,
          'When it cannot be reached, the engine built into this server does what it can, and you are told.',
        ],
      },
    ],
    stays:
      llm.embeddingModel === undefined
        ? ['Passages are found by their words on this server. No model turns them into numbers.']
        : [],
  }
}
