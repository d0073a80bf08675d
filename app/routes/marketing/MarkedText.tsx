import { Fragment } from 'react'
import type { Change } from '#app/domain/humanizer/review/diff.ts'

/** A text with what was struck out and what was put in. Space around words is neither, to the eye. */
export function MarkedText({ paragraphs }: { paragraphs: readonly Change[][] }) {
  return (
    <div className="marked writing">
      {paragraphs.map((changes, at) => (
        <p key={at}>
          {changes.map((change, index) => (
            <Fragment key={index}>
              {touches(changes[index - 1], change) && ' '}
              <Part {...change} />
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

function Part({ kind, text }: Change) {
  if (kind === 'same') return text
  const words = text.trim()
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = words === '' ? '' : text.slice(text.trimEnd().length)
  return (
    <>
      {before}
      {kind === 'added' ? <ins>{words}</ins> : <del>{words}</del>}
      {after}
    </>
  )
}
