import type { ReactNode } from 'react'
import { useOutlet } from 'react-router'
import { brand } from '#app/brand.ts'

/** A section of the account under its name, and before it the dialog of an address below it, where one is open. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const dialog = useOutlet()
  return (
    <>
      {dialog ?? <title>{`${title} · My account · ${brand.name}`}</title>}
      {children}
    </>
  )
}
