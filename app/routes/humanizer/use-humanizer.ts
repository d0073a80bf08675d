import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSubmit } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import { type Choices, optionsOf } from './choices.ts'
import type { HumanizerData } from './page-data.server.ts'
import type { Refusal } from './pursue.ts'
import { limitOf, mistakesOf, type Refused } from './refused.ts'
import { isMadeOf, staleLine } from './stale.ts'
import { useChoices } from './use-choices.ts'
import { useEditor } from './use-editor.ts'
import { useInput } from './use-input.ts'
import { useKeptText } from './use-kept-text.ts'
import { useRun } from './use-run.ts'
import { useTone } from './use-tone.ts'

/** What stands in the form. */
type Form = { text: string; tone: string; choices: Choices }

/** Holds what the page of the humanizer knows, and does what is asked for with its form. */
export function useHumanizer(page: HumanizerData, refused: Refused, form: RefObject<HTMLFormElement | null>) {
  const [limit, setLimit] = useState<Refusal | null>(limitOf(refused))
  const { tone, setTone, toneName } = useTone(page, form)
  const input = useInput(page.text, page.textLanguage)
  const options = useChoices(form, page.choices, mistakesOf(refused))
  const { choices } = options
  const settle = useSettling()
  const run = useRun({
    account: page.account,
    initial: page.result,
    vacant: page.source === null || page.source.startsWith('draft:'),
    onDone: settle,
    onFound: settle,
    onLimit: setLimit,
    onSignedOut: useCallback(() => form.current?.submit(), [form]),
  })
  const { set: setText } = input
  const { set: setChoices } = options
  const put = useCallback(
    (kept: Form) => {
      setText(kept.text)
      setChoices(kept.choices)
      setTone(kept.tone)
    },
    [setText, setChoices, setTone],
  )
  const done = run.work.state === 'done' ? run.work : null
  const spent = done !== null && isMadeOf(done, input.text)
  const { aside, giveWay } = useKeptText({
    account: page.account,
    brought: page.text,
    form: { text: input.text, tone, choices },
    read: input.read,
    safe: spent && !done.stopped,
    put,
  })
  useShown(page, run, (shown) => {
    if (shown.text.replaceAll('\r\n', '\n') !== input.read()) giveWay()
    put(shown)
  })
  const send = useSubmit()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    // What the text is wanted for beside a rewrite: its check, a comparison.
    if (submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction')) {
      void send(submitter, { preventScrollReset: true })
    } else if (input.words > 0 && run.work.state !== 'busy' && options.check()) {
      const detected = choices.language === 'auto'
      const language = choices.language === 'auto' ? (input.language ?? 'en') : choices.language
      const manner = { options: optionsOf(choices), language, detected }
      void run.start({ text: input.read(), tone, toneName, choices, manner })
    }
  }
  const stale = done && input.words > 0 ? staleLine(done, { text: input.text, tone, choices }) : null
  const editor = useEditor(page.editor)
  const closeLimit = () => setLimit(null)
  const fields = { tone, setTone, toneName, input, options, aside, onSubmit }
  return { ...fields, run, spent, stale, limit, closeLimit, editor }
}

/** Makes a finished run the page's address: a reload, or a closed dialog, leads back to it. What is open stays open. */
function useSettling() {
  const navigate = useNavigate()
  const place = useRef(useLocation())
  const location = useLocation()
  useEffect(() => {
    place.current = location
  }, [location])
  return useCallback(
    (runId: string) => {
      const { pathname, state } = place.current
      void navigate(`${pathname}?run=${runId}`, { replace: true, preventScrollReset: true, state })
    },
    [navigate],
  )
}

/** Puts on the page what its address asks for (an entry of the history, a draft), when that changes. */
function useShown(page: HumanizerData, run: ReturnType<typeof useRun>, show: (shown: Form) => void) {
  const shown = useRef(page.source)
  useEffect(() => {
    if (page.source === shown.current) return
    shown.current = page.source
    // What the page follows by itself is on it already, and what was typed meanwhile is newer.
    if (page.source === null || (page.result && run.follows(page.result.runId))) return
    show(page)
    run.show(page.result)
    if (page.source.startsWith('h:')) showToast({ kind: 'good', title: 'History entry loaded' })
  }, [page, run, show])
}
