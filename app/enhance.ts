// Small comforts of documents, which work without them: every one has a plain form or link underneath, and finds nothing to
// do where its page has nothing for it.
import { listenForBusyForms } from './enhance/busy.ts'
import { startCountdown } from './enhance/countdown.ts'
import { upgradeDialogs } from './enhance/dialog.ts'
import { listenForEntrances } from './enhance/entrance.ts'
import { startCounter } from './enhance/landing/counter.ts'
import { watchForLeaving } from './enhance/landing/exit-offer.ts'
import { listenForSwaps } from './enhance/landing/swap.ts'
import { listenForTrials } from './enhance/landing/trial.ts'
import { upgradePasswords } from './enhance/password.ts'
import { closeMenusElsewhere } from './ui/close-menus.ts'
import { forgetTextsOnSignOut } from './ui/kept-texts.ts'

listenForBusyForms()
closeMenusElsewhere()
forgetTextsOnSignOut()
upgradeDialogs()
upgradePasswords()
startCountdown()
listenForEntrances()
listenForTrials()
listenForSwaps()
startCounter()
watchForLeaving()

document.querySelector<HTMLElement>('[data-error-summary]')?.focus()
// A screen reader speaks only what comes into a live region while it looks.
const news = document.querySelector('[data-flash] [role=status]')
setTimeout(() => news?.replaceChildren(...news.childNodes), 100)

// While it is developed, a document is loaded anew when its code on the server has changed; other pages are brought up to date in place.
if (import.meta.hot) import.meta.hot.on('wordkin:server-changed', () => location.reload())
