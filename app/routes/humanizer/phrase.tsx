import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { redirect, useLocation } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { historyEntry } from '#app/domain/humanizer/history.server.ts'
import { MAX_SENTENCE } from '#app/domain/humanizer/limits.ts'
import { diffWords } from '#app/domain/humanizer/review/diff.ts'
import { changedSentence, reword, type Wording } from '#app/domain/humanizer/review/review.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { isRouterRequest, pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { LongTextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/phrase'
import { phraseAt, phrasePlace } from './phrase-place.ts'
import { PhraseWordings } from './PhraseWordings.tsx'
import { placeWith } from './place.ts'
import { useBesideLink } from './use-beside-link.ts'

const RewordForm = z
  .object({
    version: z.string().max(20),
    take: z.enum(['original', 'phrase', 'own']).optional(),
    /** A wording that was offered. */
    words: z.string().max(MAX_SENTENCE).optional(),
    own: z.string().max(MAX_SENTENCE, 'This is too long for a sentence.').optional(),
  })
  .refine(({ take, own }) => take !== 'own' || own?.trim(), {
    path: ['own'],
    message: 'Please write the sentence, or put the original back.',
  })

/** The view that the phrase was pressed in. */
function viewOf(query: URLSearchParams): string {
  return placeWith('/humanizer', Object.fromEntries(query))
}

/** The entry that the address names, by its run or by itself. */
function entryOf(user: User, query: URLSearchParams) {
  const runId = query.get('run')
  return historyEntry(user, runId ? { runId } : { id: query.get('h') ?? '' })
}

export async function loader({ request, url: { searchParams: query }, params, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const place = phrasePlace(params.place)
  const entry = await entryOf(user, query).catch(ifMissing)
  const more = Number(params.more ?? 0) || 0
  const sentence = place && entry && (await changedSentence(user, entry, place, more))
  // It may have been put back or changed meanwhile: then there is nothing to choose from.
  if (!sentence) throw redirect(viewOf(query))
  const words = (text: string) => diffWords(sentence.original, text).filter(({ kind }) => kind !== 'removed')
  return {
    ...sentence,
    words: words(sentence.present),
    others: sentence.others?.map((text) => ({ text, words: words(text) })) ?? null,
    language: entry.language,
    constraint: getZodConstraint(RewordForm),
  }
}

/** Has a changed sentence say it in the words that were chosen. */
export const action = pageAction(RewordForm, async ({ user, values, params, request }) => {
  const query = pageUrl(request).searchParams
  const place = phrasePlace(params.place ?? '')
  if (!place) throw new AppError('not_found', 'There is no such sentence.')
  const { id } = await entryOf(user, query)
  const { version } = values
  const undone = query.get('undo')
  const { undo } = await reword(user, String(id), version, place.at, wordingOf(values, place.phrase), undone)
  const to = placeWith(viewOf(query), undo ? { undo } : {})
  return { to: isRouterRequest(request) ? to : `${to}#rewrite`, flash: { kind: 'good', title: 'Changed' } }
})

function wordingOf({ take, words, own }: z.output<typeof RewordForm>, phrase: number): Wording {
  if (take === 'original') return { original: true }
  if (take === 'phrase') return { phrase }
  return { words: (take === 'own' ? own : words) ?? '' }
}

function ifMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}

/** A changed sentence beside its phrase: as it was, as it is, and what else it could be; each is taken with one press. */
export default function PhraseDialog({ loaderData, actionData, params }: Route.ComponentProps) {
  const { search } = useLocation()
  const { version, label, present, language, constraint } = loaderData
  const [form, fields] = useForm<{ own: string }>({
    id: 'reword',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { own: present },
  })
  useBesideLink('phrase', phraseAt(params.place))
  const writes = fields.own.errors !== undefined || fields.own.initialValue !== present
  return (
    <Dialog popover id="phrase" title={label} href={viewOf(new URLSearchParams(search))}>
      <title>{`${form.status === 'error' ? 'Error: ' : ''}${label} · ${brand.name}`}</title>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        className="grid gap-4"
        noValidate
        preventScrollReset
      >
        <FormErrors form={form} fields={fields} title="The sentence was not changed" />
        <input type="hidden" name="version" value={version} />
        <PhraseWordings sentence={loaderData} place={params.place} view={`/humanizer${search}`} />
        {present !== '' && (
          <details className="border-t border-line pt-3" open={writes}>
            <summary className="cursor-pointer text-sm font-semibold">Write it yourself</summary>
            <div className="mt-2 grid gap-2">
              <LongTextField
                label="Your wording"
                field={fields.own}
                rows={3}
                className="writing text-base"
                dir="auto"
                lang={language}
              />
              <Button
                name="take"
                value="own"
                variant="secondary"
                small
                className="justify-self-start"
                busyLabel="Changing…"
              >
                Use my wording
              </Button>
            </div>
          </details>
        )}
      </Form>
    </Dialog>
  )
}
