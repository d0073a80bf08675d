import { type IconName, icons } from './icons.ts'

type IconProps = {
  name: IconName
  /** Spoken name; leave it out when words stand beside the icon. */
  label?: string
  className?: string
}

/** One icon of the set as inline SVG in the colour and, times 1.25, the size of the text around it. */
export function Icon({ name, label, className = '' }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" {...spoken}>
      <path d={icons[name]} />
    </svg>
  )
}
