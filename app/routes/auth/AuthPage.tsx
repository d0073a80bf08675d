import type { ReactNode } from 'react'
import { brand } from '#app/brand.ts'
import { Card } from '#app/ui/Card.tsx'
import { AuthSide } from './AuthSide.tsx'

type AuthPageProps = {
  title: string
  /** The form was refused. */
  failed?: boolean
  children: ReactNode
}

/** A page of the way in: what is asked for on a card, which the script can show over another page, and beside it why. */
export function AuthPage({ title, failed = false, children }: AuthPageProps) {
  return (
    <div className="page grid items-start gap-8 lg:grid-cols-2">
      <title>{`${failed ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <Card className="stack" data-auth-card>
        <h1>{title}</h1>
        {children}
      </Card>
      <AuthSide />
    </div>
  )
}
