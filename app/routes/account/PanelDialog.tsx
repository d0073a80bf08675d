import type { SubmissionResult } from '@conform-to/react'
import { CODE, EMAIL, NEW_PASSWORD, PASSWORD } from '#app/ui/account-fields.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { type Asked, FieldsForm } from '#app/ui/FieldsForm.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { type Confirmed, linkToConfirm, linkToPanel, PANEL_TITLES, type Panel } from './panels.ts'
import { SignInAgain } from './SignInAgain.tsx'
import type { LeavingFacts, TwoFactorOffer } from './panel-data.server.ts'

export type PanelDialogProps = {
  panel: Panel
  firstName: string
  lastName: string
  email: string
  hasPassword: boolean
  hasIdentity: boolean
  hasTokens: boolean
  /** Whether the owner showed in the last ten minutes who they are. */
  confirmed: boolean
  confirmFor: Confirmed
  offer: TwoFactorOffer | null
  leaving: LeavingFacts | null
  /** Recovery codes that were just made: shown this once. */
  codes: string[] | undefined
  result: SubmissionResult<string[]> | undefined
}

const CURRENT: Asked = { ...PASSWORD, name: 'current', label: 'Current password' }

type Shown = {
  /** What is asked for, beside the password that is in use. */
  asked: Asked[]
  /** Whether that password is asked for: first, last, or not at all. */
  current?: 'first' | 'last'
  label: string
  busy: string
  danger?: boolean
}

const PANEL: Record<Panel, Shown> = {
  email: {
    asked: [{ ...EMAIL, label: 'New email', autoComplete: 'email' }],
    current: 'last',
    label: 'Send a letter there',
    busy: 'Sending…',
  },
  password: {
    asked: [{ ...NEW_PASSWORD, hint: 'At least 8 characters. All other devices will be signed out.' }],
    current: 'first',
    label: 'Save password',
    busy: 'Saving…',
  },
  'two-factor': {
    asked: [{ ...CODE, hint: 'The six digits the app shows now.', inputMode: 'numeric' }],
    label: 'Turn on',
    busy: 'Checking…',
  },
  'two-factor-off': { asked: [], current: 'last', label: 'Turn off', busy: 'Turning off…', danger: true },
  codes: { asked: [], current: 'last', label: 'Make new codes', busy: 'Making…' },
  confirm: { asked: [], current: 'last', label: 'Go on', busy: 'Checking…' },
  delete: { asked: [], current: 'last', label: 'Delete account', busy: 'Deleting…', danger: true },
}

/** The dialog in which one thing about the account is changed. */
export function PanelDialog(props: PanelDialogProps) {
  const { panel, codes } = props
  return (
    <Dialog id={`panel-${panel}`} title={codes ? 'Your recovery codes' : PANEL_TITLES[panel]} href="/account">
      {codes ? <Codes codes={codes} /> : <PanelForm {...props} />}
    </Dialog>
  )
}

function PanelForm(props: PanelDialogProps) {
  const { panel, result, hasPassword, confirmed, firstName, lastName } = props
  const { asked, current, label, busy, danger } = PANEL[panel]
  const action = panel === 'confirm' ? linkToConfirm(props.confirmFor) : linkToPanel(panel)
  if (current && !hasPassword && !confirmed)
    return <SignInAgain hasIdentity={props.hasIdentity} next={action} />
  const first = hasPassword && current === 'first' ? [CURRENT] : []
  const last = hasPassword && current === 'last' ? [CURRENT] : []
  return (
    <FieldsForm
      id={`form-${panel}`}
      action={action}
      result={result}
      values={{ firstName, lastName }}
      lead={<Lead {...props} />}
      asked={panel === 'two-factor' && !props.offer ? [] : [...first, ...asked, ...last]}
    >
      {panel === 'password' && props.hasTokens && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            name="tokens"
            value="revoke"
            defaultChecked={!result || result.initialValue?.tokens === 'revoke'}
          />
          Revoke my API tokens, too
        </label>
      )}
      <DialogActions>
        <LinkButton href="/account" variant="secondary">
          Cancel
        </LinkButton>
        <Button variant={danger ? 'danger' : 'primary'} busyLabel={busy}>
          {label}
        </Button>
      </DialogActions>
    </FieldsForm>
  )
}

/** What there is to know before a panel's fields are filled in. */
function Lead({ panel, email, offer, leaving }: PanelDialogProps) {
  if (panel === 'email') {
    return (
      <p>
        Now: <strong className="break-words">{email}</strong>. It changes once you have opened the letter at
        the new address.
      </p>
    )
  }
  if (panel === 'two-factor') return offer && <Offer {...offer} />
  if (panel === 'two-factor-off')
    return <p>Signing in will ask for your password alone. Your recovery codes stop working.</p>
  if (panel === 'codes') return <p>The codes you have now stop working.</p>
  if (panel === 'confirm')
    return (
      <p>
        Before anything new can open your account, we ask for your password. After that you have ten minutes.
      </p>
    )
  return panel === 'delete' && leaving && <Leaving {...leaving} />
}

function Offer({ secret, svg }: TwoFactorOffer) {
  return (
    <>
      <p>Scan this picture with an authenticator app, then type the code it shows.</p>
      <div
        className="qr"
        role="img"
        aria-label="QR code for your authenticator app; the key below says the same"
        // Our own drawing of our own address: nothing in it comes from outside.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <p>
        Or type this key into the app:{' '}
        <code className="break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  )
}

function Leaving({ documents, rewrites, subscribed }: LeavingFacts) {
  return (
    <Notice kind="warn" title="This cannot be undone">
      <p>
        Your account goes at once, with {rewrites} in your history, {documents} in My Files and their chats,
        quizzes and notes, your picture, your tones and your record of words used. You may want to{' '}
        <a href="/api/account/export">download everything</a> first.
      </p>
      {subscribed && <p>Your subscription ends with it: nothing more is charged.</p>}
    </Notice>
  )
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <div className="stack">
      <Notice kind="good" role="status" title="Two-step sign-in is on">
        <p>
          Keep these codes where you find them without your phone. Each opens your account once. They are not
          shown again.
        </p>
      </Notice>
      <ul className="codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <LinkButton href="/account#sign-in">I have kept them</LinkButton>
      </DialogActions>
    </div>
  )
}
