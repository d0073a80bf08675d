import { brand } from '#app/brand.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PageDialog } from '#app/ui/FormDialog.tsx'

/** The codes that open an account without its authenticator, shown this once. */
export function RecoveryCodes({ codes, back }: { codes: string[]; back: string }) {
  const text = `${codes.join('\n')}\n`
  return (
    <PageDialog title="Your recovery codes" back={back}>
      <Notice kind="good" role="status" title="Two-step sign-in is on">
        <p>
          Keep these codes where you can find them without your phone. Each works once. They will not be shown
          again.
        </p>
      </Notice>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-2 tabular-nums"
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={text} />
        <LinkButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
          variant="secondary"
          icon="download"
        >
          Download
        </LinkButton>
        <DialogClose variant="primary">I have saved them</DialogClose>
      </DialogActions>
    </PageDialog>
  )
}
