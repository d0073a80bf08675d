// What helps at the door: the way in over the page one is on, and passkeys. Pages of people who are in go without it.
import { listenForAuthLinks } from './auth-dialog.ts'
import { upgradePasskeys } from './passkey.ts'

listenForAuthLinks()
upgradePasskeys()
