import { type DragEvent, type MouseEvent, useRef, useState } from 'react'
import type { Usage } from '#app/domain/usage/allowance.server.ts'
import { type Language, LANGUAGE_NAMES } from '#app/domain/humanizer/language.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import type { Import } from '#app/domain/humanizer/import.server.ts'
import { FilePicker } from './FilePicker.tsx'
import { ImportNotice } from './ImportNotice.tsx'
import { refusedImport } from './import-check.ts'
import { notify } from './notify.ts'
import { TextAsideNotice } from './TextAsideNotice.tsx'
import type { TextAside } from './use-kept-text.ts'
import { RewriteOptionsFields } from './RewriteOptionsFields.tsx'
import type { ChoiceState } from './use-choices.ts'
import type { Input } from './use-input.ts'

type InputPaneProps = {
  input: Input
  options: ChoiceState
  /** Whether a language model rewrites the texts. */
  model: boolean
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
  /** The check of a text is asked for; it may be shown without sending the text. */
  onCheck: (event: MouseEvent) => void
}

/** The left side: what the person brings. */
export function InputPane(props: InputPaneProps) {
  const { input, options, model, usage, importTypes, busy, spent, aside, importing, cleared, onCheck } = props
  const { attach, initial, words, language, ready, undo } = input
  const chosen = options.choices.language
  const [over, setOver] = useState(false)
  const [reading, setReading] = useState<AbortController | null>(null)
  const picker = useRef<HTMLInputElement>(null)

  async function bring(file: File | undefined) {
    if (!file || reading) return
    const control = new AbortController()
    setReading(control)
    try {
      const refused = refusedImport(file, importTypes)
      if (refused) return notify({ kind: 'bad', ...refused })
      const body = new FormData()
      body.set('file', file)
      const answer = await fetch('/api/process-file?format=markdown', {
        method: 'POST',
        body,
        signal: control.signal,
      })
      const { text, message, title } = (await answer.json()) as {
        text?: string
        message?: string
        title?: string
      }
      if (answer.ok && text !== undefined) {
        input.add(text)
        notify({
          kind: 'good',
          title: 'File Processed',
          description: `${file.name} is in the text on the left.`,
        })
      } else {
        notify({ kind: 'bad', title: title ?? 'Error', description: message ?? 'Failed to process file' })
      }
    } catch {
      if (control.signal.aborted) notify({ kind: 'info', title: 'Cancelled' })
      else notify({ kind: 'bad', title: 'Error', description: 'Failed to process file' })
    } finally {
      setReading(null)
      if (picker.current) picker.current.value = ''
    }
  }

  const dropping = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      void bring(event.dataTransfer.files[0])
    },
  }

  return (
    <section className="pane" aria-label="Your text" data-over={over || undefined} {...dropping}>
      <label className="visually-hidden" htmlFor="text">
        Text to humanize
      </label>
      <textarea
        id="text"
        name="text"
        ref={attach}
        className="writing pane-input"
        placeholder="Paste or type the text you want to humanize…"
        defaultValue={initial}
        dir="auto"
        lang={(chosen === 'auto' ? language : chosen) ?? undefined}
        readOnly={busy || importing?.status === 'running'}
        aria-disabled={busy || undefined}
        onInput={input.count}
        aria-describedby="word-count"
        spellCheck
      />
      {over && <p className="drop pane-cover">Drop your file here</p>}
      {reading && (
        <div className="drop pane-cover">
          <p role="status">Processing file...</p>
          <Button type="button" variant="secondary" small onClick={() => reading.abort()}>
            Cancel
          </Button>
        </div>
      )}
      {aside && <TextAsideNotice aside={aside} />}
      {importing && <ImportNotice importing={importing} />}
      {cleared && !undo && (
        <Notice kind="info" title="Text cleared" role="status" className="m-3">
          <a href={`/humanizer?draft=${cleared}`}>Undo</a>
        </Notice>
      )}
      <RewriteOptionsFields state={options} detected={language} model={model} />
      <div className="pane-bar">
        <p id="word-count" className="num muted basis-full">
          <WordCount
            words={words}
            usage={usage}
            language={chosen === 'auto' ? language : chosen}
            spent={spent}
          />
        </p>
        <FilePicker
          picker={picker}
          onPick={(event) => void bring(event.target.files?.[0])}
          accept={importTypes}
          busy={busy}
          ready={ready}
        />
        {undo && (
          <Button type="button" variant="secondary" small icon="undo" onClick={undo}>
            Undo
          </Button>
        )}
        <Button
          type="submit"
          variant="secondary"
          small
          formAction="/api/drafts"
          name="goTo"
          value="report"
          disabled={ready && words === 0}
          busyLabel="Checking…"
          onClick={onCheck}
        >
          Check text
        </Button>
        <Button
          type="submit"
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
        <Button
          type="submit"
          form="humanize"
          icon="humanizer"
          className="ms-auto"
          busy={busy}
          // A button that is disabled while it has focus loses it: with React at work, the form ignores it instead.
          aria-disabled={busy || undefined}
          disabled={ready ? words === 0 : busy}
          busyLabel="Humanizing…"
        >
          {busy ? 'Humanizing…' : 'Humanize Text'}
        </Button>
      </div>
    </section>
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
      {!fits && !spent && <strong className="tone-bad"> · more than you have left</strong>}
    </>
  )
}
