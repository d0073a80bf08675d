import { redirect, type RouterContextProvider } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { readTextFile } from '#app/domain/humanizer/import-file.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { signInFirst } from '#app/http/drafts.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { type Flash, flashHeader } from '#app/http/flash.server.ts'
import { typedOptions } from '#app/http/humanize-request.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** Reads a file: answers `{ text }`; or, for the humanizer's form, puts it below what was typed and goes back there. */
export const action = call(async ({ request, context }) => {
  const form = await readForm(request)
  if (form.get('goTo') === 'humanizer') return importIntoHumanizer(form, context)
  requireCaller(context)
  return Response.json({ text: await readTextFile(fileOf(form)) })
})

export const loader = onlyBy('POST')

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function fileOf(form: FormData): File {
  const file = form.get('file')
  // An empty file field arrives as a nameless file, or, from some clients, as a string.
  if (!(file instanceof File) || file.name === '') {
    throw new AppError('invalid', 'Please choose a file first.', {
      details: { title: 'Failed to process file' },
    })
  }
  return file
}

async function importIntoHumanizer(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const typed = textOf(form, 'text')
  const tone = textOf(form, 'tone').slice(0, 40) || undefined
  const options = typedOptions(Object.fromEntries(form))
  const user = context.get(userContext)
  if (!user) return signInFirst(context, { text: typed, tone, options })
  let text = typed
  let flash: Flash
  try {
    const read = await readTextFile(fileOf(form))
    text = typed.trim() === '' ? read : `${typed.trimEnd()}\n\n${read}`
    flash = { kind: 'good', title: 'File Processed' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    flash = {
      kind: 'bad',
      title: typeof error.details.title === 'string' ? error.details.title : 'Error',
      description: error.message,
    }
  }
  const draft = await keepDraft(user, { text, tone, options })
  return redirect(`/humanizer?draft=${draft}`, {
    status: 303,
    headers: { 'set-cookie': await flashHeader(flash) },
  })
}
