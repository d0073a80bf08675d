import type { Change } from '#app/domain/humanizer/review/diff.ts'

/** A stretch of changed text. Space around words is neither added nor removed to the eye. */
export function ChangePart({ kind, text }: Change) {
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
