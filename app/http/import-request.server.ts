import { redirect, type RouterContextProvider } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { startImport } from '#app/domain/humanizer/import.server.ts'
import type { Incoming } from '#app/domain/library/incoming.server.ts'
import { env } from '#app/env.server.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import { userContext } from './context.server.ts'
import { signInFirst } from './drafts.server.ts'
import { type Flash, flashHeader } from './flash.server.ts'
import { typedOptions } from './humanize-request.server.ts'
import { languagesOf } from './languages.ts'
import { requestLog } from './log.server.ts'
import type { Received } from './upload.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Answers the humanizer's form with a file: leads back to a draft of what was typed, with the file's text below it or on
 * its way there, or with what is wrong with the file. What was typed is kept in any case.
 */
export async function importIntoHumanizer(
  request: Request,
  context: Context,
  { fields, file, failure }: Received<Incoming>,
): Promise<Response> {
  const typed = {
    text: fields.text ?? '',
    tone: fields.tone?.slice(0, 40) || undefined,
    options: typedOptions(fields),
  }
  const user = context.get(userContext)
  if (!user) {
    await file?.discard()
    return signInFirst(context, typed)
  }
  const draft = await keepDraft(user, typed)
  try {
    if (!file) throw failure
    const languages = languagesOf(request)
    const onError = (error: unknown) => requestLog(context).error({ err: error }, 'reading a file failed')
    const run = await startImport(user, draft, file, { languages, onError })
    // A file that is read by then is in the text when the page comes back; a longer one is followed there.
    const end = await endWithin(user, run.id, env.uploadWaitMs)
    if (!end) return await backToHumanizer({ draft, import: run.id })
    if (end.event === 'error') throw new AppError('invalid', end.message)
    return await backToHumanizer({ draft }, { kind: 'good', title: 'File Processed' })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const title = typeof error.details.title === 'string' ? error.details.title : 'Error'
    return backToHumanizer({ draft }, { kind: 'bad', title, description: error.message })
  }
}

/** How a run has ended, if it does within that time. */
async function endWithin(user: User, run: string, ms: number) {
  const patience = AbortSignal.timeout(ms)
  for await (const event of await followRun(user, run, 0, patience)) {
    if (event.event !== 'token') return event
  }
  return undefined
}

async function backToHumanizer(query: Record<string, string>, flash?: Flash): Promise<Response> {
  const headers: HeadersInit = flash ? { 'set-cookie': await flashHeader(flash) } : {}
  return redirect(`/humanizer?${new URLSearchParams(query)}`, { status: 303, headers })
}
