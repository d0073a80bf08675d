import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { presetTone } from '#app/domain/humanizer/tones.ts'
import { planOf } from '#app/domain/usage/plans.ts'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { DeskForms } from './DeskForms.tsx'
import { CheckDialog } from './CheckDialog.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { DeleteToneDialog } from './DeleteToneDialog.tsx'
import { type Choices, choicesFrom, optionsOf } from './choices.ts'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { InputPane } from './InputPane.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { notify, pageChanged } from './notify.ts'
import { OutputPane } from './OutputPane.tsx'
import type { HumanizerData } from './page-data.server.ts'
import { PageHead } from './PageHead.tsx'
import { placeWith } from './place.ts'
import { mistakesOf, type Refused, summaryOf } from './refused.ts'
import { isMadeOf, staleLine } from './stale.ts'
import { ToneBar } from './ToneBar.tsx'
import { ToneDialog } from './ToneDialog.tsx'
import { UsageDialog } from './UsageDialog.tsx'
import { useChoices } from './use-choices.ts'
import { useDesk } from './use-desk.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useInput } from './use-input.ts'
import { useKeptText } from './use-kept-text.ts'
import { useLocalLinks } from './use-local-links.ts'
import { type Refusal, useRun } from './use-run.ts'

/** The humanizer: a form that works by itself, and React around it that makes it immediate. */
export function HumanizerPage({ page, refused }: { page: HumanizerData; refused: Refused }) {
  const { usage, tones } = page
  const [tone, setTone] = useState(refused?.values.tone ?? page.tone)
  const [limit, setLimit] = useState<Refusal | null>(
    refused?.failure.code === 'limit_reached' ? refused.failure : null,
  )
  const form = useRef<HTMLFormElement>(null)
  const input = useInput(refused?.values.text ?? page.text)
  const mistakes = mistakesOf(refused)
  const options = useChoices(form, choicesFrom(refused?.values ?? {}, page.choices), mistakes)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const refresh = useCallback(() => void revalidate(), [revalidate])
  // The finished run becomes the page's address: a reload, or a closed dialog, leads back to it.
  const settle = useCallback(
    (runId: string) => void navigate(`/humanizer?run=${runId}`, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  const desk = useDesk(page.desk)
  const sendPlainly = useCallback(() => form.current?.submit(), [])
  const run = useRun({
    account: page.account,
    initial: page.result,
    vacant: page.source === null || page.source.startsWith('draft:'),
    onDone: settle,
    onFound: settle,
    onLimit: setLimit,
    onSignedOut: sendPlainly,
  })
  const toneName = presetTone(tone)?.label ?? tones.find(({ id }) => String(id) === tone)?.name ?? 'Custom'
  const closeHref = refused?.draft ? `/humanizer?draft=${refused.draft}` : addressOf(page)

  const { choices } = options
  const stale =
    run.work.state === 'done' && input.words > 0
      ? staleLine(run.work, { text: input.text, tone, choices })
      : null
  const { set: setText } = input
  const { set: setChoices } = options
  const put = useCallback(
    (kept: { text: string; tone: string; choices: Choices }) => {
      setText(kept.text)
      setChoices(kept.choices)
      setTone(kept.tone)
    },
    [setText, setChoices],
  )
  const { aside, giveWay } = useKeptText({
    account: page.account,
    brought: refused?.values.text ?? page.text,
    form: { text: input.text, tone, choices },
    read: input.read,
    safe: run.work.state === 'done' && !run.work.stopped && isMadeOf(run.work, input.text),
    put,
  })

  // What the address asks for (an entry of the history, a draft) is put on the page when it changes.
  const shown = useRef(page.source)
  useEffect(() => {
    if (page.source === shown.current) return
    shown.current = page.source
    // What the page follows by itself is on it already, and what was typed meanwhile is newer.
    if (page.source === null || (page.result && run.follows(page.result.runId))) return
    giveWay()
    put(page)
    run.show(page.result)
    if (page.source.startsWith('h:')) notify({ kind: 'good', title: 'History entry loaded' })
  }, [page, put, giveWay, run])

  // A tone chosen before React came is kept; React itself would put back the one the page was made with.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('tone')
    if (typeof chosen === 'string') setTone(chosen)
  }, [])

  useEffect(() => {
    localStorage.setItem('lastTone', tone)
    document.cookie = `lastTone=${encodeURIComponent(tone)}; path=/; max-age=31536000; samesite=lax`
  }, [tone])

  useFocusReturn(Boolean(page.dialog || page.panel || page.check || page.deleteTone !== null || limit))
  useEffect(pageChanged, [page.dialog, page.panel, page.check, page.deleteTone, limit])

  function humanize(event: React.FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    if (submitter?.hasAttribute('formaction') && !submitter.dataset.local) return
    event.preventDefault()
    if (submitter?.dataset.local) return void navigate(submitter.dataset.local, { preventScrollReset: true })
    if (input.words > 0 && run.work.state !== 'busy' && options.check()) {
      const detected = choices.language === 'auto'
      const language = choices.language === 'auto' ? (input.language ?? 'en') : choices.language
      const manner = { options: optionsOf(choices), language, detected }
      void run.start({ text: input.read(), tone, toneName, choices, manner })
    }
  }

  /** A text that the server knows is checked without leaving the page. */
  function checkInPlace(event: MouseEvent) {
    if (page.source === null || input.read() !== page.text.replaceAll('\r\n', '\n')) return
    event.preventDefault()
    void navigate(placeWith(closeHref, { panel: 'report' }), { preventScrollReset: true })
  }

  return (
    <div className="page" onClickCapture={useLocalLinks()}>
      <PageHead usage={usage} here={closeHref} />
      {page.dialog === 'tone' && (
        <ToneDialog model={page.model} refused={refused} closeHref={closeHref} onCreated={setTone} />
      )}
      {page.dialog === 'usage' && (
        <UsageDialog usage={usage} planLabel={planOf(usage.plan).label} closeHref={closeHref} />
      )}
      {page.dialog === 'compare' && !limit && (
        <CompareDialog
          tone={tone}
          tones={tones}
          words={input.words}
          wordsLeft={usage.wordsLeft}
          refused={refused}
          closeHref={closeHref}
        />
      )}
      {page.check !== null && <CheckDialog html={page.check} closeHref={closeHref} />}
      {page.panel && (
        <HistoryDrawer panel={page.panel} now={page.now} closeHref={closeHref} onChange={refresh} />
      )}
      {page.deleteTone !== null && (
        <DeleteToneDialog
          tone={tones.find(({ id }) => id === page.deleteTone)}
          closeHref={closeHref}
          onDeleted={(id) => setTone((was) => (was === String(id) ? 'conversational' : was))}
        />
      )}
      {limit && (
        <LimitDialog
          refusal={limit}
          usage={usage}
          now={page.now}
          closeHref={closeHref}
          onClose={() => setLimit(null)}
        />
      )}
      {refused &&
        refused.failure.code !== 'limit_reached' &&
        page.dialog !== 'tone' &&
        page.dialog !== 'compare' && <ErrorSummary errors={summaryOf(refused, mistakes)} />}
      {/* Stopping does not send the whole text along. It stands before the text: on a page that is still being written, what
      comes after the words is not there yet. */}
      <form id="stop" method="post" />
      {page.desk && <DeskForms desk={page.desk} work={desk} />}
      <form
        ref={form}
        id="humanize"
        method="post"
        action="/humanizer"
        encType="multipart/form-data"
        className="humanizer-form"
        onSubmit={humanize}
      >
        {/* Enter presses the first submit button of a form: that must be the main one. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="key" value={page.key} />
        {page.result && <input type="hidden" name="from" value={page.source?.split(':', 2).join(':')} />}
        <ToneBar here={closeHref} tone={tone} tones={tones} onChoose={setTone} />
        <div className="panes grow">
          <InputPane
            input={input}
            options={options}
            model={page.model}
            usage={usage}
            importTypes={page.importTypes}
            busy={run.work.state === 'busy'}
            spent={run.work.state === 'done' && isMadeOf(run.work, input.text)}
            aside={aside}
            importing={page.importing}
            cleared={page.cleared}
            onCheck={checkInPlace}
          />
          <OutputPane
            work={run.work}
            result={page.result}
            desk={page.desk}
            deskWork={desk}
            live={page.live}
            ready={input.ready}
            here={closeHref}
            tone={tone}
            toneName={toneName}
            model={page.model}
            stale={stale}
            onStop={run.stop}
          />
        </div>
      </form>
    </div>
  )
}

/** The page's own address without what opened the dialog, so that closing leads back to the same view of the same text. */
function addressOf({ source, desk, draft }: HumanizerData): string {
  const [kind, id] = source?.split(':') ?? []
  const view = desk && desk.view !== 'rewrite' ? `&view=${desk.view}` : ''
  const typed = draft && kind !== 'draft' ? `&draft=${draft}` : ''
  return kind ? `/humanizer?${kind}=${id}${typed}${view}` : '/humanizer'
}
