import type { Seen } from './seen.ts'

type PageImageProps = {
  seen: Extract<Seen, { kind: 'image' }>
  /** What the picture is of, in words. */
  name: string
  /** The id of what says with words what is on it. */
  describedBy: string | undefined
}

/** How far a frame stands off its letters, in points. */
const AROUND = 1.5

/** A page as it looks, the passage that was looked for in a frame. */
export function PageImage({ seen: { src, width, height, page, frames }, name, describedBy }: PageImageProps) {
  return (
    <div className="relative overflow-hidden rounded-sm border border-line">
      <a href={src} className="block focus-visible:-outline-offset-2">
        <img
          src={src}
          width={width}
          height={height}
          alt={`${name}, as it looks`}
          aria-describedby={describedBy}
          decoding="async"
          className="block h-auto w-full bg-qr-paper"
        />
      </a>
      {frames.length > 0 && (
        <svg
          className="pointer-events-none absolute inset-0 size-full"
          viewBox={`0 0 ${page.width} ${page.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`The passage is framed, ${placeWords(frames[0]!.y / page.height)}`}
        >
          {frames.map(({ x, y, width: across, height: down }, at) => (
            <rect
              key={at}
              id={at === 0 ? 'q' : undefined}
              className="fill-frame/12 stroke-frame scroll-mt-[calc(var(--header,0px)+6rem)]"
              vectorEffect="non-scaling-stroke"
              strokeWidth={2}
              rx={2}
              x={x - AROUND}
              y={y - AROUND}
              width={across + 2 * AROUND}
              height={down + 2 * AROUND}
            />
          ))}
        </svg>
      )}
    </div>
  )
}

function placeWords(share: number): string {
  if (share < 1 / 3) return 'in the upper part of the page'
  return share < 2 / 3 ? 'in the middle of the page' : 'in the lower part of the page'
}
