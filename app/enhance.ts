// Small comforts of documents, which work without them: every one has a plain form or link underneath, and every one can be
// run twice or find nothing to do.
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

function enhance() {
  upgradeDialogs()
  keepToastInSight()
  upgradePasswords()
  upgradeCopyButtons()
  startCountdowns()
  tellRelativeTimes()
}

listenForBusyForms()
listenForMenus()
listenForToasts()
listenForDismissals()
forgetTextsOnSignOut()
enhance()
addEventListener('wordkin:fetched', enhance)
toastFlash()
focusErrorSummary()
returnFocus()

// While it is developed, a document is loaded anew when its code on the server has changed; other pages are brought up to date in place.
if (import.meta.hot) import.meta.hot.on('wordkin:server-changed', () => location.reload())
