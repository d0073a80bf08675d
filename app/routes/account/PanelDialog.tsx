import { type SubmissionResult, useForm } from '@conform-to/react'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Field } from '#app/ui/Field.tsx'
import { fieldProps, problemsOf } from '#app/ui/conform.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { linkToPanel, PANEL_TITLES, type Panel } from './panels.ts'
import type { LeavingFacts, TwoFactorOffer } from './panel-data.server.ts'

export type PanelDialogProps = {
  panel: Panel
  firstName: string
  lastName: string
  email: string
  hasPassword: boolean
  offer: TwoFactorOffer | null
  leaving: LeavingFacts | null
  /** Recovery codes that were just made: shown this once. */
  codes: string[] | undefined
  result: SubmissionResult<string[]> | undefined
}

type Fields = {
  firstName: string
  lastName: string
  email: string
  current: string
  password: string
  code: string
}

/** What is asked for in each panel, in the order of the page. */
const ASKED: Record<Panel, (keyof Fields)[]> = {
  name: ['firstName', 'lastName'],
  email: ['email', 'current'],
  password: ['current', 'password'],
  'two-factor': ['code'],
  'two-factor-off': ['current'],
  codes: ['current'],
  delete: ['current'],
}

const BUTTONS: Record<Panel, { label: string; busy: string; danger?: boolean }> = {
  name: { label: 'Save', busy: 'Saving…' },
  email: { label: 'Send a letter there', busy: 'Sending…' },
  password: { label: 'Save password', busy: 'Saving…' },
  'two-factor': { label: 'Turn on', busy: 'Checking…' },
  'two-factor-off': { label: 'Turn off', busy: 'Turning off…', danger: true },
  codes: { label: 'Make new codes', busy: 'Making…' },
  delete: { label: 'Delete account', busy: 'Deleting…', danger: true },
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

function PanelForm({ panel, result, hasPassword, ...props }: PanelDialogProps) {
  const [form, fields] = useForm<Fields, string[]>({
    id: `form-${panel}`,
    lastResult: result,
    defaultValue: { firstName: props.firstName, lastName: props.lastName },
  })
  const { label, busy, danger } = BUTTONS[panel]
  const shown = ASKED[panel].map((name) => fields[name])
  const current = hasPassword && (
    <Field
      {...fieldProps(fields.current)}
      type="password"
      label="Current password"
      autoComplete="current-password"
      required
    />
  )
  return (
    <form id={form.id} method="post" action={linkToPanel(panel)} className="stack" noValidate>
      <ErrorSummary errors={problemsOf(form.errors?.flat(), shown)} />
      {panel === 'name' && (
        <>
          <Field {...fieldProps(fields.firstName)} label="First Name" autoComplete="given-name" required />
          <Field {...fieldProps(fields.lastName)} label="Last Name" autoComplete="family-name" required />
        </>
      )}
      {panel === 'email' && (
        <>
          <p>
            Now: <strong className="break-words">{props.email}</strong>. It changes once you have opened the
            letter at the new address.
          </p>
          <Field {...fieldProps(fields.email)} type="email" label="New email" autoComplete="email" required />
          {current}
        </>
      )}
      {panel === 'password' && (
        <>
          {current}
          <Field
            {...fieldProps(fields.password)}
            type="password"
            label="New password"
            hint="At least 8 characters. All other devices will be signed out."
            autoComplete="new-password"
            required
          />
        </>
      )}
      {panel === 'two-factor' && props.offer && (
        <>
          <Offer {...props.offer} />
          <Field
            {...fieldProps(fields.code)}
            label="Code"
            hint="The six digits the app shows now."
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </>
      )}
      {panel === 'two-factor-off' && (
        <p>Signing in will ask for your password alone. Your recovery codes stop working.</p>
      )}
      {panel === 'codes' && <p>The codes you have now stop working.</p>}
      {panel === 'delete' && props.leaving && <Leaving {...props.leaving} />}
      {(panel === 'two-factor-off' || panel === 'codes' || panel === 'delete') && current}
      <DialogActions>
        <LinkButton href="/account" variant="secondary">
          Cancel
        </LinkButton>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busyLabel={busy}>
          {label}
        </Button>
      </DialogActions>
    </form>
  )
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

function Leaving({ documents, rewrites }: LeavingFacts) {
  return (
    <Notice kind="warn" title="This cannot be undone">
      <p>
        Your account, {rewrites} in your history, {documents} in My Files, your tones and your record of words
        used are deleted at once. You may want to <a href="/api/account/export">download everything</a> first.
      </p>
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
