import { Fragment } from 'react'
import type { Change } from '#app/domain/humanizer/review/diff.ts'
import { ChangePart } from '#app/ui/ChangePart.tsx'

/** A text with what was struck out and what was put in. Space around words is neither, to the eye. */
export function MarkedText({ paragraphs }: { paragraphs: readonly Change[][] }) {
  return (
    <div className="marked writing">
      {paragraphs.map((changes, at) => (
        <p key={at}>
          {changes.map((change, index) => (
            <Fragment key={index}>
              {touches(changes[index - 1], change) && ' '}
              <ChangePart {...change} />
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

/** Whether new words would stand against struck ones without a space. */
function touches(before: Change | undefined, { kind, text }: Change): boolean {
  return before?.kind === 'removed' && kind === 'added' && !/\s$/.test(before.text) && !/^\s/.test(text)
}
