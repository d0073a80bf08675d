/** Brings the summary of a form's errors to the reader when the page opens. */
export function focusErrorSummary() {
  document.querySelector<HTMLElement>('[data-error-summary]')?.focus()
}
