import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = ComponentProps<'input'> & {
  type: 'checkbox' | 'radio'
  /** Of the label around both. */
  labelClass?: string
  children: ReactNode
}

/** A box or a round to tick, and the words that say what for. */
export function Choice({ labelClass = '', children, ...input }: ChoiceProps) {
  return (
    <label
      className={`flex cursor-pointer items-start gap-2.5 py-1 pointer-coarse:py-2.5 ${labelClass}`.trim()}
    >
      <input className="mt-0.5 size-5 flex-none" {...input} />
      {children}
    </label>
  )
}
