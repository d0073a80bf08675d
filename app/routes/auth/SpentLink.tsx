import { href } from 'react-router'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SIGN_IN, withNext } from './addresses.ts'

/** Says that the link of a letter leads nowhere any more, and where there is another one: in the account, or by its address. */
export function SpentLink({ isSignedIn, of }: { isSignedIn: boolean; of: 'password' | 'address' }) {
  return (
    <>
      <Notice kind="bad" role="alert" title="This link has been used or has expired.">
        <p>Links in emails work once, and only for a while.</p>
      </Notice>
      <div className="cluster">
        {of === 'password' ? (
          <LinkButton href={href('/auth/forgot')}>Ask for a new link</LinkButton>
        ) : isSignedIn ? (
          <LinkButton href={href('/account/profile')}>Ask for a new link</LinkButton>
        ) : (
          <LinkButton href={withNext(SIGN_IN, href('/account/profile'))}>
            Sign in to ask for a new link
          </LinkButton>
        )}
      </div>
    </>
  )
}
