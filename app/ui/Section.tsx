import type { ReactNode } from 'react'
import { useOutlet } from 'react-router'
import { brand } from '#app/brand.ts'

type SectionProps = {
  title: string
  /** The page it is a section of. */
  of?: string
  children: ReactNode
}

/** A section of a page in sections, under its name, and before it the dialog of an address below it, where one is open. */
export function Section({ title, of = 'My account', children }: SectionProps) {
  const dialog = useOutlet()
  return (
    <>
      {dialog ?? <title>{`${title} · ${of} · ${brand.name}`}</title>}
      {children}
    </>
  )
}
