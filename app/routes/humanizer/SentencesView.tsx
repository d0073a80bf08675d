import { Button } from '#app/ui/Button.tsx'
import { ChangePart } from '#app/ui/ChangePart.tsx'
import type { Desk, SentencePair, SentencesData } from './desk-data.server.ts'
import { Pager } from './Pager.tsx'
import { placeWith } from './place.ts'
import type { DeskWork } from './use-desk.ts'

type SentencesViewProps = { desk: Desk; sentences: SentencesData; work: DeskWork; here: string }

/** Each changed sentence beside its original, to keep the new one, take the old one back or have another. */
export function SentencesView({ desk, sentences, work, here }: SentencesViewProps) {
  const { pairs, changed, page, pages } = sentences
  if (changed === 0) return <p className="pane-body">Every sentence is as it was in the original.</p>
  return (
    <>
      <div className="pane-body stack">
        <p>
          {changed === 1 ? '1 changed sentence' : `${changed} changed sentences`}. Choose for each; trying
          again costs no words.
        </p>
        {/* With another version of the text come other pairs: what was chosen for the last ones is done. */}
        <ol className="stack" key={desk.version}>
          {pairs.map((pair) => (
            <li key={pair.at}>
              <Pair pair={pair} />
            </li>
          ))}
        </ol>
      </div>
      <div className="pane-bar">
        <Button
          type="submit"
          form="review"
          small
          busy={work.busy?.startsWith('review')}
          busyLabel="Applying…"
        >
          Apply
        </Button>
        <span className="muted text-sm">
          {pages > 1
            ? 'Applies to this page; the others stay as they are.'
            : 'What you leave stays as it is.'}
        </span>
      </div>
      <Pager page={page} pages={pages} here={placeWith(here, { view: 'sentences' })} />
    </>
  )
}

function Pair({ pair }: { pair: SentencePair }) {
  const { at, label, original, words, canBeTried, choice } = pair
  const leftOut = words.length === 0
  const choices = [
    { value: 'new', label: leftOut ? 'Leave out' : original === '' ? 'Keep' : 'Keep new' },
    { value: 'original', label: original === '' ? 'Remove' : leftOut ? 'Put back' : 'Keep original' },
    ...(canBeTried ? [{ value: 'again', label: 'Try again' }] : []),
  ]
  return (
    <fieldset className="sentence-pair">
      <legend>{label}</legend>
      <dl className="writing">
        <dt>Original</dt>
        <dd>{original === '' ? <em className="muted">Not in the original</em> : original}</dd>
        <dt>New</dt>
        <dd>
          {leftOut && <em className="muted">Left out</em>}
          {words.map((part, index) => (
            <ChangePart key={index} {...part} />
          ))}
        </dd>
      </dl>
      <div className="cluster">
        {choices.map(({ value, label: name }) => (
          <label key={value} className="chip">
            <input
              type="radio"
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
