/** What a link to a dialog tells the router: the page stays where it is, and closing the dialog goes back to it. */
export const OPENS_DIALOG = { preventScrollReset: true, state: { openedDialog: true } }

/** Whether the entry of the browser's history with this state was opened by such a link. */
export function isOpenedDialog(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedDialog' in state
}
