import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

type DrawerProps = { id: string; title: string; href: string; children: ReactNode }

/** A dialog that slides in from the right: the same address rule, the same close link. */
export function Drawer(props: DrawerProps) {
  return <Dialog drawer {...props} />
}
