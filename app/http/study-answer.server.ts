import { redirect, type RouterContextProvider } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { readForm } from './body.server.ts'
import { call } from './errors.server.ts'
import { type Flash, flashHeader } from './flash.server.ts'
import { safeNext } from './next.server.ts'
import { requireCaller } from './session.server.ts'

type Args = {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

/** Where a form leads when all went well: an address of ours, and news for the page there. */
export type StudyAnswer = { goTo?: string | undefined; flash?: Flash }

/**
 * The action of a form of Study Buddy: does `work`, and leads back to the page the form stood on (its field `goTo`), or
 * where `work` says. What was refused is said there, under `title`.
 */
export function studyForm(
  title: string,
  work: (args: Args & { user: User; form: FormData }) => Promise<StudyAnswer>,
) {
  return call(
    async (args: Args) => {
      const user = requireCaller(args.context)
      const form = await readForm(args.request)
      const back = safeNext(form.get('goTo'), '/study-buddy')
      try {
        const { goTo, flash } = await work({ ...args, user, form })
        return await lead(goTo ?? back, flash)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return lead(back, { kind: 'bad', title, description: sentenceOf(error) })
      }
    },
    ['POST'],
  )
}

async function lead(goTo: string, flash: Flash | undefined): Promise<Response> {
  return redirect(goTo, {
    status: 303,
    ...(flash && { headers: { 'set-cookie': await flashHeader(flash) } }),
  })
}

/** A limit is told with its figures: there is no dialog for it here. */
function sentenceOf({ code, message, details }: AppError): string {
  const { wordsUsed, maxWords, wordCount } = details
  if (code !== 'limit_reached' || typeof wordsUsed !== 'number') return message.slice(0, 400)
  const figures = [wordsUsed, maxWords, wordCount].map((one) => Number(one).toLocaleString('en-US'))
  return `${message}: ${figures[0]} of your ${figures[1]} words are used, and this may take up to ${figures[2]}. Nothing was charged.`
}

/** A whole number that a form sends; -1, which is no question's place, for anything else. */
export function indexOf(value: FormDataEntryValue | null): number {
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : -1
}

/** The text of a field; empty for none, and for files. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
