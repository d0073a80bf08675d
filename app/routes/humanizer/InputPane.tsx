import { Suspense } from 'react'
import { Link } from 'react-router'
import type { Usage } from '#app/domain/usage/allowance.server.ts'
import type { Import } from '#app/domain/humanizer/import.server.ts'
import { type Language, LANGUAGE_NAMES, type LanguageChoice } from '#app/domain/text/language.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { dropClass } from '#app/ui/drop-class.ts'
import { formatCount } from '#app/ui/format.ts'
import { later } from '#app/ui/later.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { FilePicker } from './FilePicker.tsx'
import { PanelButton } from './PanelButton.tsx'
import { panelOver } from './place.ts'
import { useImport } from './use-import.ts'
import type { Input } from './use-input.ts'
import type { TextAside } from './use-kept-text.ts'
import { loadPursuit } from './use-run.ts'

type InputPaneProps = {
  input: Input
  /** The language that is chosen for the text. */
  language: LanguageChoice
  usage: Usage
  /** What can be brought in, as a file input lists it. */
  importTypes: string
  busy: boolean
  /** This text has just been rewritten. */
  spent: boolean
  /** A text that has come back, or can be brought back. */
  aside: TextAside | null
  importing: Import | null
  cleared: string | null
  here: string
}

const TextAsideNotice = later(async () => (await import('./TextAsideNotice.tsx')).TextAsideNotice)
const ImportNotice = later(async () => (await import('./ImportNotice.tsx')).ImportNotice)

const COVER = dropClass(true, 'absolute inset-2 z-1 place-content-center gap-2 p-4 font-semibold')

/** The left side: what the person brings. */
export function InputPane(props: InputPaneProps) {
  const { input, usage, importTypes, busy, spent, aside, importing, cleared, here } = props
  const { attach, initial, words, undo } = input
  const { over, cancel, dropping, picker, bring } = useImport(importTypes, input.add)
  const language = props.language === 'auto' ? input.language : props.language
  return (
    <section
      className="relative flex min-w-0 flex-col rounded-lg border border-line bg-sheet fits:min-h-0"
      aria-label="Your text"
      {...dropping}
    >
      <label className="sr-only" htmlFor="text">
        Text to humanize
      </label>
      <textarea
        onFocus={() => void loadPursuit()}
        id="text"
        name="text"
        ref={attach}
        className="writing field-sizing-content min-h-56 w-full grow resize-none rounded-t-lg bg-transparent p-4 -outline-offset-2 fits:field-sizing-fixed fits:min-h-0"
        placeholder="Paste or type the text you want to humanize…"
        defaultValue={initial}
        dir={input.direction}
        lang={language ?? undefined}
        readOnly={busy || importing?.status === 'running'}
        aria-disabled={busy || undefined}
        onInput={input.count}
        aria-describedby="word-count"
        spellCheck
      />
      {over && <p className={`${COVER} pointer-events-none`}>Drop your file here</p>}
      {cancel && (
        <div className={COVER}>
          <p role="status">Processing file...</p>
          <Button type="button" variant="secondary" small onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {aside && (
        <Suspense>
          <TextAsideNotice aside={aside} />
        </Suspense>
      )}
      {importing && (
        <Suspense>
          <ImportNotice importing={importing} />
        </Suspense>
      )}
      {cleared && !undo && (
        <Notice kind="info" title="Text cleared" role="status" className="m-3">
          <Link to={`/humanizer?draft=${cleared}`}>Undo</Link>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 border-t border-line px-3 text-sm text-ink-soft">
        <p id="word-count" className="py-1 tabular-nums">
          <WordCount words={words} usage={usage} language={language} spent={spent} />
        </p>
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <PlanBadge usage={usage} />
          <PanelButton
            variant="quiet"
            className="-me-2 min-h-7!"
            panel="usage"
            to={panelOver(here, '/humanizer/usage')}
          >
            Usage Insights
          </PanelButton>
        </span>
      </div>
      <Tools input={input} busy={busy} importTypes={importTypes} picker={picker} bring={bring} />
    </section>
  )
}

type ToolsProps = Pick<InputPaneProps, 'input' | 'busy' | 'importTypes'> &
  Pick<ReturnType<typeof useImport>, 'picker' | 'bring'>

/** What can be done with the text. */
function Tools({ input, busy, importTypes, picker, bring }: ToolsProps) {
  const { words, ready, undo } = input
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-t border-line px-3 py-1.5">
      <FilePicker
        picker={picker}
        onPick={(event) => void bring(event.target.files?.[0])}
        accept={importTypes}
        busy={busy}
        ready={ready}
      />
      <Button
        variant="secondary"
        small
        formAction="/api/drafts"
        name="goTo"
        value="report"
        disabled={ready && words === 0}
      >
        Check text
      </Button>
      <Button
        variant="secondary"
        small
        formAction="/api/drafts"
        name="goTo"
        value="clear"
        disabled={busy}
        onClick={(event) => {
          event.preventDefault()
          input.clear()
        }}
      >
        Clear
      </Button>
      {undo && (
        <Button type="button" variant="secondary" small onClick={undo}>
          Undo
        </Button>
      )}
      <Button
        icon="humanizer"
        className="ms-auto min-h-9!"
        busy={busy}
        // A button that is disabled while it has focus loses it: with React at work, the form ignores it instead.
        aria-disabled={busy || undefined}
        disabled={ready ? words === 0 : busy}
        busyLabel="Humanizing…"
      >
        Humanize Text
      </Button>
    </div>
  )
}

function PlanBadge({ usage: { plan, maxWords } }: { usage: Usage }) {
  if (plan === 'grasshopper') return <Badge tone="grasshopper">Subscriber</Badge>
  if (plan !== 'ninja') return null
  return (
    <Badge tone="ninja" wraps>
      Ninja · Unlimited: {formatCount(maxWords)} words a month
    </Badge>
  )
}

type WordCountProps = { words: number; usage: Usage; language: Language | null; spent: boolean }

function WordCount({ words, usage, language, spent }: WordCountProps) {
  const count = `${formatCount(words)} ${words === 1 ? 'word' : 'words'}`
  const left = formatCount(usage.wordsLeft)
  if (words === 0) return `${count} · ${left} left this month`
  const fits = words <= usage.wordsLeft
  return (
    <>
      {count}
      {language && ` in ${LANGUAGE_NAMES[language]}`} ·{' '}
      {fits ? `uses ${formatCount(words)} of your ${left} remaining words` : `${left} left this month`}
      {/* What has been rewritten is no reason to worry, only what is still to be. */}
      {!fits && !spent && <strong className="text-bad"> · more than you have left</strong>}
    </>
  )
}
