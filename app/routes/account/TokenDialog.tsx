import { PASSWORD } from '#app/ui/account-fields.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Field } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import type { TokenData } from './token-data.server.ts'
import { linkToRevoke, MAKE_TOKEN, type TokenPanel } from './token-panels.ts'

const CLOSE = '/account#tokens'

type TokenDialogProps = {
  panel: TokenPanel
  data: TokenData
  /** A token that was just made: shown this once. */
  token: string | undefined
  failure: { why: string; name: string; field: 'name' | 'current' } | undefined
  hasPassword: boolean
  hasIdentity: boolean
  /** Whether the owner showed in the last ten minutes who they are. */
  confirmed: boolean
}

/** The dialog in which a token is made, shown once, or ended. */
export function TokenDialog(props: TokenDialogProps) {
  const { panel, data, token, failure } = props
  const title = token ? 'Your new token' : panel === 'token' ? 'New API token' : 'Revoke this token?'
  return (
    <Dialog id={`token-${panel}`} title={title} href={CLOSE}>
      {token ? (
        <Made token={token} />
      ) : panel === 'token' ? (
        <Make {...props} />
      ) : (
        <Revoke data={data} failure={failure} />
      )}
    </Dialog>
  )
}

function Made({ token }: { token: string }) {
  return (
    <div className="stack">
      <Notice kind="good" role="status" title="Copy it now: it is not shown again">
        <p>Whoever has it can use your words. Keep it like a password.</p>
      </Notice>
      <p className="break-words">
        <code id="token">{token}</code>
      </p>
      <DialogActions>
        <Button type="button" variant="secondary" icon="copy" data-copy="#token" hidden>
          Copy
        </Button>
        <LinkButton href={CLOSE}>I have kept it</LinkButton>
      </DialogActions>
    </div>
  )
}

function Make({ data, failure, hasPassword, hasIdentity, confirmed }: TokenDialogProps) {
  if (!data.allowed) return <Done why="API tokens come with the Ninja plan." />
  if (!confirmed && !hasPassword) return <SignInAgain hasIdentity={hasIdentity} next={MAKE_TOKEN} />
  const wrong = (field: 'name' | 'current') => (failure?.field === field ? failure.why : undefined)
  return (
    <form method="post" action={MAKE_TOKEN} className="stack" noValidate>
      {failure && <ErrorSummary errors={[{ field: `token-${failure.field}`, message: failure.why }]} />}
      <Field
        id="token-name"
        name="name"
        label="Name"
        hint="To know it again, such as the program or computer it is for."
        maxLength={60}
        defaultValue={failure?.name}
        error={wrong('name')}
        autoComplete="off"
        required
      />
      {!confirmed && (
        <Field
          {...PASSWORD}
          id="token-current"
          name="current"
          label="Current password"
          hint="A token opens your account, so we ask once more."
          error={wrong('current')}
          required
        />
      )}
      <DialogActions>
        <LinkButton href={CLOSE} variant="secondary">
          Cancel
        </LinkButton>
        <Button busyLabel="Making…">Make token</Button>
      </DialogActions>
    </form>
  )
}

function Revoke({ data, failure }: { data: TokenData; failure: TokenDialogProps['failure'] }) {
  const token = data.tokens.find(({ id }) => id === data.id)
  if (!token) return <Done why={failure?.why ?? 'There is no such token.'} />
  return (
    <form method="post" action={linkToRevoke(token.id)} className="stack">
      <p className="break-words">
        Programs that use <strong>{token.name}</strong> ({token.prefix}…) are refused from then on. This
        cannot be undone.
      </p>
      <DialogActions>
        <LinkButton href={CLOSE} variant="secondary">
          Keep it
        </LinkButton>
        <Button variant="danger" busyLabel="Revoking…">
          Revoke token
        </Button>
      </DialogActions>
    </form>
  )
}

function Done({ why }: { why: string }) {
  return (
    <>
      <p>{why}</p>
      <DialogActions>
        <LinkButton href={CLOSE}>Back to your account</LinkButton>
      </DialogActions>
    </>
  )
}
