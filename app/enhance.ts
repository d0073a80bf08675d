// Small comforts on top of pages that work without them: every one has a plain form or link underneath, and every one can
// be run twice or find nothing to do. What listens starts at once; what changes the page waits, where React is about to
// take the page over, until that is done (`wordkin:ready`), so that both agree on what they find.
import { listenForBusyForms } from './enhance/busy.ts'
import { upgradeCopyButtons } from './enhance/copy.ts'
import { startCountdowns } from './enhance/countdown.ts'
import { returnFocus, upgradeDialogs } from './enhance/dialog.ts'
import { listenForDismissals } from './enhance/dismiss.ts'
import { focusErrorSummary } from './enhance/errors.ts'
import { listenForMenus } from './enhance/menu.ts'
import { upgradePasswords } from './enhance/password.ts'
import { tellRelativeTimes } from './enhance/relative.ts'
import { forgetTextsOnSignOut } from './ui/kept-texts.ts'
import { keepToastInSight, listenForToasts, toastFlash } from './enhance/toast.ts'

/** How long to wait for React, in milliseconds, before going ahead without it. */
const PATIENCE = 8000

function enhance() {
  upgradeDialogs()
  keepToastInSight()
  upgradePasswords()
  upgradeCopyButtons()
  startCountdowns()
  tellRelativeTimes()
}

function start() {
  if (started) return
  started = true
  enhance()
  toastFlash()
  focusErrorSummary()
  returnFocus()
}

let started = false
listenForBusyForms()
listenForMenus()
listenForToasts()
listenForDismissals()
forgetTextsOnSignOut()

const reactComes = '__reactRouterContext' in window
addEventListener('wordkin:ready', () => (started ? enhance() : start()))
if (reactComes) setTimeout(start, PATIENCE)
else start()

// While it is developed, a document is loaded anew when its code on the server has changed; other pages are brought up to date in place.
if (import.meta.hot && !reactComes) import.meta.hot.on('wordkin:server-changed', () => location.reload())
