import type { ReactNode } from 'react'

type CardProps = {
  /** Draws the accent edge, for the one card that is recommended or current. */
  accent?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
  className?: string
  children: ReactNode
} & { id?: string; 'aria-labelledby'?: string }

/** A sheet on the desk. */
export function Card({ accent, as: Element = 'div', className = '', children, ...rest }: CardProps) {
  return (
    <Element className={`card${accent ? ' card-accent' : ''} ${className}`.trim()} {...rest}>
      {children}
    </Element>
  )
}
