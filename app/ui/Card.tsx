import type { ReactNode } from 'react'

type CardProps = {
  /** Draws the accent edge, for the one card that is recommended or current. */
  accent?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
  className?: string
  children: ReactNode
} & { id?: string; 'aria-labelledby'?: string }

const EDGES = { plain: 'border-line', accent: 'border-accent ring-1 ring-accent ring-inset' }

/** A sheet on the desk. */
export function Card({ accent, as: Element = 'div', className = '', children, ...rest }: CardProps) {
  const edge = EDGES[accent ? 'accent' : 'plain']
  return (
    <Element
      className={`card relative rounded-lg border bg-sheet p-4 md:p-6 ${edge} ${className}`.trim()}
      {...rest}
    >
      {children}
    </Element>
  )
}
