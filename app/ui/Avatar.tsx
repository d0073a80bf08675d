import type { Face } from '#app/domain/accounts/picture.ts'

type AvatarProps = Face & {
  /** What a screen reader says; without it the picture decorates a name beside it. */
  label?: string
  large?: boolean
}

/** A person's picture, with their initials under it until it is there. Takes the same room with and without. */
export function Avatar({ picture, initials, label, large }: AvatarProps) {
  const side = large ? 96 : 28
  return (
    <span className={large ? 'avatar avatar-lg' : 'avatar'}>
      <span aria-hidden="true">{initials}</span>
      {picture && <img src={picture} alt={label ?? ''} width={side} height={side} decoding="async" />}
    </span>
  )
}
