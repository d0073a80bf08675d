import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SIGN_IN, withNext } from './addresses.ts'

/** In place of the form of a step that nobody is at any more. */
export function TooLate({ next }: { next: string }) {
  return (
    <>
      <Notice kind="warn" role="alert" title="That took too long.">
        <p>This sign-in has timed out. Please start again.</p>
      </Notice>
      <LinkButton href={withNext(SIGN_IN, next)}>Back to sign in</LinkButton>
    </>
  )
}
