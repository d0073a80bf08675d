/** How much a button weighs: one primary per screen, secondary beside it, quiet in bars, danger for what destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** What buttons and links that look like buttons have in common. */
export type ButtonLook = {
  variant?: ButtonVariant
  small?: boolean
  /** For the one thing a page of the front is there for. */
  large?: boolean
  block?: boolean
  iconOnly?: boolean
}

const BASE =
  'btn inline-flex cursor-pointer items-center justify-center gap-2 rounded-sm border text-center leading-tight no-underline transition-colors pointer-coarse:min-h-11 print:hidden'

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent font-semibold text-on-accent hover:bg-accent-strong hover:text-on-accent',
  secondary:
    'border-line-strong bg-sheet font-medium text-ink hover:border-accent hover:bg-accent-soft hover:text-ink',
  quiet: 'border-transparent bg-transparent font-medium text-accent hover:bg-accent-soft',
  danger:
    'border-transparent bg-bad font-semibold text-on-bad hover:bg-[color-mix(in_oklab,var(--color-bad)_85%,var(--color-ink))] hover:text-on-bad',
}

const SIZES = { small: 'min-h-8 text-sm', normal: 'min-h-10', large: 'min-h-12 text-lg' }
const PADDINGS = { small: 'px-2.5 py-0.5', normal: 'px-4 py-1.5', large: 'px-5 py-1.5' }
/** A square with an icon alone. */
const SQUARE = 'aspect-square p-0 [&>.icon]:size-5'

/** The class names of a button's look. */
export function buttonClass(look: ButtonLook, extra = ''): string {
  const { variant = 'primary', small, large, block, iconOnly } = look
  const size = small ? 'small' : large ? 'large' : 'normal'
  const parts = [BASE, VARIANTS[variant], SIZES[size], iconOnly ? SQUARE : PADDINGS[size]]
  return [...parts, block && 'w-full', extra].filter(Boolean).join(' ')
}
