import type { Language } from '#app/domain/text/language.ts'
import { Button } from '#app/ui/Button.tsx'
import { ChangePart } from '#app/ui/ChangePart.tsx'
import { CHIP_INPUT, chipClass } from '#app/ui/chip-class.ts'
import type { EditorData, SentencePair, SentencesData } from './editor-data.server.ts'
import { ViewBody } from './ViewBody.tsx'
import { Pager } from './Pager.tsx'
import { placeWith } from './place.ts'
import type { EditorWork } from './use-editor.ts'

type SentencesViewProps = { editor: EditorData; sentences: SentencesData; work: EditorWork; here: string }

/** Each changed sentence beside its original, to keep the new one, take the old one back or have another. */
export function SentencesView({ editor, sentences, work, here }: SentencesViewProps) {
  const { pairs, changed, page, pages } = sentences
  if (changed === 0) return <ViewBody>Every sentence is as it was in the original.</ViewBody>
  return (
    <>
      <ViewBody>
        <p>
          {changed === 1 ? '1 changed sentence' : `${changed} changed sentences`}. Choose for each; trying
          again costs no words.
        </p>
        {/* With another version of the text come other pairs: what was chosen for the last ones is done. */}
        <ol className="grid gap-4" key={editor.version}>
          {pairs.map((pair) => (
            <li key={pair.at}>
              <Pair pair={pair} language={editor.language} />
            </li>
          ))}
        </ol>
      </ViewBody>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-1.5">
        <Button
          type="submit"
          form="review"
          small
          busy={work.busy?.startsWith('review')}
          busyLabel="Applying…"
        >
          Apply
        </Button>
        <span className="text-sm text-ink-soft">
          {pages > 1
            ? 'Applies to this page; the others stay as they are.'
            : 'What you leave stays as it is.'}
        </span>
      </div>
      <Pager page={page} pages={pages} here={placeWith(here, { view: 'sentences' })} />
    </>
  )
}

function Pair({ pair, language }: { pair: SentencePair; language: Language }) {
  const { at, label, original, words, canBeTried, choice } = pair
  const leftOut = words.length === 0
  const choices = [
    { value: 'new', label: leftOut ? 'Leave out' : original === '' ? 'Keep' : 'Keep new' },
    { value: 'original', label: original === '' ? 'Remove' : leftOut ? 'Put back' : 'Keep original' },
    ...(canBeTried ? [{ value: 'again', label: 'Try again' }] : []),
  ]
  return (
    <fieldset className="grid gap-2 border-b border-line pb-4">
      <legend className="font-semibold">{label}</legend>
      <dl className="writing text-base wrap-anywhere" dir="auto" lang={language}>
        <dt className="font-sans text-sm font-semibold text-ink-soft">Original</dt>
        <dd className="whitespace-pre-wrap">
          {original === '' ? <em className="text-ink-soft">Not in the original</em> : original}
        </dd>
        <dt className="font-sans text-sm font-semibold text-ink-soft">New</dt>
        <dd className="whitespace-pre-wrap">
          {leftOut && <em className="text-ink-soft">Left out</em>}
          {words.map((part, index) => (
            <ChangePart key={index} {...part} />
          ))}
        </dd>
      </dl>
      <div className="flex flex-wrap gap-1.5">
        {choices.map(({ value, label: name }) => (
          <label key={value} className={chipClass()}>
            <input
              type="radio"
              className={CHIP_INPUT}
              form="review"
              name={`pair-${at}`}
              value={value}
              defaultChecked={value === choice}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
