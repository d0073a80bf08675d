import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SIGN_IN, withNext } from './addresses.ts'

type SignInFirstProps = {
  isSignedIn: boolean
  /** The link that somebody came by. */
  back: string
  /** What it is for. */
  children: ReactNode
}

/** For links to accounts that have no password to show. */
export function SignInFirst({ isSignedIn, back, children }: SignInFirstProps) {
  return (
    <>
      {children}
      {isSignedIn ? (
        <p>You are signed in to another account. Open the link where you are signed in to that one.</p>
      ) : (
        <>
          <p>First you sign in; then we bring you back here.</p>
          <LinkButton href={withNext(SIGN_IN, back)} block>
            Sign in to that account
          </LinkButton>
        </>
      )}
    </>
  )
}
