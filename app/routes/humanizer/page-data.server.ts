import type { RouterContextProvider } from 'react-router'
import { acceptOf, TEXT_EXTENSIONS } from '#app/domain/extraction/extensions.ts'
import { mediaTypeOf } from '#app/domain/extraction/formats.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import { hasModel } from '#app/domain/humanizer/engines.server.ts'
import { findImport, type Import } from '#app/domain/humanizer/import.server.ts'
import type { Language } from '#app/domain/text/language.ts'
import { listTones, type ToneProfile } from '#app/domain/humanizer/tone-profiles.server.ts'
import { DEFAULT_TONE, presetTone } from '#app/domain/humanizer/tones.ts'
import { honoured } from '#app/domain/humanizer/without-model.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { currentUsage, type Usage } from '#app/domain/usage/allowance.server.ts'
import {
  FORMATTING_COOKIE,
  LENGTH_COOKIE,
  plainCookie,
  STRENGTH_COOKIE,
  TONE_COOKIE,
} from '#app/http/preferences.server.ts'
import { nextPress } from '#app/http/press-key.server.ts'
import { typedContext } from '#app/http/typed-form.server.ts'
import { type Choices, choicesFrom, NO_CHOICES } from './choices.ts'
import { type EditorData, editorData } from './editor-data.server.ts'
import { placeOf } from './place.ts'
import { type Result, type Shown, shownBy } from './shown.server.ts'

export type HumanizerData = {
  /** Whose page it is. */
  account: string
  /** A language model is at work. */
  model: boolean
  usage: Usage
  tones: ToneProfile[]
  tone: string
  /** The tone that has just been made. */
  created: string | null
  choices: Choices
  text: string
  /** The language the text seems to be in; null for a text without words. */
  textLanguage: Language | null
  /** Where text and result came from; a new value means: show them. Null for an empty page. */
  source: string | null
  /** The page's address without what opened something over it. */
  here: string
  result: Result | null
  /** What can be seen of the result once it is finished. */
  editor: EditorData | null
  /** Makes one press of the button one run, however often it is sent. */
  key: string
  /** A file that is being read into the text shown, or how that ended. */
  importing: Import | null
  /** What can be brought into the text, as a file input lists it: endings and media types. */
  importTypes: string
  /** The draft that Undo brings back. */
  cleared: string | null
  /** The page is being written while it is read; then no script may touch it. */
  live: boolean
  now: Date
}

const IMPORT_TYPES = [acceptOf(TEXT_EXTENSIONS), ...new Set(TEXT_EXTENSIONS.map(mediaTypeOf))].join(',')

/** Returns everything the humanizer's page shows, from its address, the person's data and their last choice of tone. */
export async function humanizerData(
  request: Request,
  query: URLSearchParams,
  user: User,
  context: Readonly<RouterContextProvider>,
): Promise<{ page: HumanizerData; headers: Headers }> {
  // Asked before the text, so that what is said of it is never ahead of the text.
  const importing = (await findImport(user, query.get('import') ?? '')) ?? null
  const [usage, tones, found] = await Promise.all([
    currentUsage(user),
    listTones(user),
    shownBy(query, user, request),
  ])
  const typed = context.get(typedContext)
  const shown: Shown = typed
    ? { ...found, text: typed.text, tone: typed.tone ?? null, typed: typed.options }
    : found
  const exists = (tone: string | null | undefined) =>
    tone != null && (presetTone(tone) !== undefined || tones.some(({ id }) => String(id) === tone))
  const remembered = {
    strength: plainCookie(request, STRENGTH_COOKIE),
    length: plainCookie(request, LENGTH_COOKIE),
    formatting: plainCookie(request, FORMATTING_COOKIE),
  }
  const press = nextPress(request, [shown.endedKey ?? null])
  const page: HumanizerData = {
    account: user.id,
    usage,
    tones,
    tone: [query.get('tone'), shown.tone, plainCookie(request, TONE_COOKIE)].find(exists) ?? DEFAULT_TONE,
    created: [query.get('tone')].find(exists) ?? null,
    model: hasModel,
    choices: honoured(choicesFrom(shown.typed ?? {}, choicesFrom(remembered, NO_CHOICES)), hasModel),
    text: shown.text,
    textLanguage: shown.text.trim() === '' ? null : detectLanguage(shown.text),
    source: shown.source,
    here: addressOf(shown, query),
    result: shown.result,
    editor: shown.entry ? await editorData(shown.entry, query, user) : null,
    key: press.key,
    importing: shown.source === `draft:${importing?.draft}` ? importing : null,
    importTypes: IMPORT_TYPES,
    cleared: query.get('cleared'),
    live: query.get('live') === '1' && shown.result?.status === 'running',
    now: new Date(),
  }
  return { page, headers: new Headers(press.header ? { 'set-cookie': press.header } : {}) }
}

/** The page's own address. A text that waited for its writer to sign in is named by none yet. */
function addressOf({ source }: Shown, query: URLSearchParams): string {
  const naming = new URLSearchParams(query)
  if (source === null) for (const name of ['run', 'h']) naming.delete(name)
  if (source?.startsWith('draft:')) naming.set('draft', source.slice('draft:'.length))
  return placeOf(naming)
}
