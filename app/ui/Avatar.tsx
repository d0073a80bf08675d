import type { Face } from '#app/domain/accounts/picture.ts'

type AvatarProps = Face & {
  /** What a screen reader says; without it the picture decorates a name beside it. */
  label?: string
  large?: boolean
}

/** A picture as light as the page, and forced colours, which draw no background, leave a round to be seen. */
const ROUND =
  "avatar relative inline-grid flex-none place-items-center overflow-hidden rounded-full bg-accent font-sans leading-none font-semibold tracking-normal text-on-accent after:absolute after:inset-0 after:rounded-full after:border after:border-ink/15 after:content-['']"
const FILLS = 'absolute inset-0 size-full object-cover'

/** A person's picture, with their initials under it until it is there. Takes the same room with and without. */
export function Avatar({ picture, initials, label, large }: AvatarProps) {
  const side = large ? 96 : 28
  return (
    <span className={`${ROUND} ${large ? 'size-24 text-xl' : 'size-7 text-[0.75rem]'}`}>
      <span aria-hidden="true">{initials}</span>
      {picture && (
        <img className={FILLS} src={picture} alt={label ?? ''} width={side} height={side} decoding="async" />
      )}
    </span>
  )
}
