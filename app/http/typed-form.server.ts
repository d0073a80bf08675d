import { createContext, type RouterContextProvider } from 'react-router'
import type { Typed } from '#app/domain/humanizer/drafts.server.ts'
import { userContext } from './context.server.ts'
import { signInFirst } from './drafts.server.ts'
import { typedOptions } from './humanize-request.server.ts'

/** What was typed into the humanizer's form that this request brought: a page that refuses it shows it again. */
export const typedContext = createContext<Typed | null>(null)

/**
 * Sees to it that what was typed into the humanizer's form is not lost: the page of this request shows it again, and it
 * waits for whoever has to sign in first (the answer then leads there).
 */
export async function keepTyped(
  { context }: { context: Readonly<RouterContextProvider> },
  form: FormData,
): Promise<Response | undefined> {
  const [text, tone] = [form.get('text'), form.get('tone')]
  const typed = {
    text: typeof text === 'string' ? text : '',
    tone: typeof tone === 'string' ? tone : undefined,
    options: typedOptions(Object.fromEntries(form)),
  }
  if (!context.get(userContext)) return signInFirst(context, typed)
  context.set(typedContext, typed)
  return undefined
}
