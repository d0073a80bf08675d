/** Whether a click is one that a script may answer in the browser's place: a new tab or window stays one. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return !event.defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
