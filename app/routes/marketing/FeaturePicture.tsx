import type { FeatureName } from '#app/domain/marketing/copy.ts'

type Look = 'line' | 'soft' | 'sheet' | 'accent' | 'accent-faint' | 'accent-fill' | 'knob' | 'on-knob'

/** A drawing of a feature on 240 × 112: lines in ink, one thing in the accent. It decorates; the words say it all. */
export function FeaturePicture({ name }: { name: FeatureName }) {
  const { strokes, digit } = DRAWINGS[name]
  return (
    <svg className="picture" viewBox="0 0 240 112" width="240" height="112" aria-hidden="true">
      {strokes.map(([look, path]) => (
        <path key={path} className={look} d={path} />
      ))}
      {digit && (
        <text className="picture-text" x={digit.x} y={digit.y} textAnchor="middle">
          {digit.says}
        </text>
      )}
    </svg>
  )
}

type Drawing = {
  /** From the ground up. */
  strokes: readonly (readonly [look: Look, path: string])[]
  digit?: { x: number; y: number; says: string }
}

/** A circle around a point, as a path. */
const round = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** A slider at height `y`, pushed to `x`. */
const slider = (x: number, y: number): Drawing['strokes'] => [
  ['line', `M36 ${y}H204`],
  ['accent', `M36 ${y}H${x}`],
  ['knob', round(x, y, 7)],
]

const DRAWINGS: Record<FeatureName, Drawing> = {
  tones: {
    strokes: [...slider(70, 28), ...slider(150, 52), ...slider(104, 76), ['soft', 'M36 96h40M164 96h40']],
  },
  files: {
    strokes: [
      ['sheet', 'M58 30l44-8 12 64-44 8z'],
      ['sheet', 'M92 20h40l12 12v58H92z'],
      ['line', 'M132 20v12h12'],
      ['soft', 'M102 46h30M102 56h32M102 66h24M102 76h30'],
      ['accent', 'M164 56h30M184 46l10 10-10 10'],
      ['accent', 'M206 34v44'],
    ],
  },
  ocr: {
    strokes: [
      ['sheet', 'M60 18h120v76H60z'],
      ['soft', 'M76 80l26-30 20 22 12-12 30 20'],
      ['line', round(152, 38, 8)],
      ['accent', 'M48 56h144'],
      ['accent-faint', 'M48 56h144v-12H48z'],
      ['line', 'M48 30V12h18M192 30V12h-18M48 82v18h18M192 82v18h-18'],
    ],
  },
  chat: {
    strokes: [
      ['sheet', 'M40 16h64v80H40z'],
      ['soft', 'M50 30h44M50 42h40M50 66h44M50 78h30'],
      ['accent-fill', 'M48 48h48v11H48z'],
      ['line', 'M120 24h84v34h-60l-12 12V58h-12z'],
      ['soft', 'M132 36h56M132 46h34'],
      ['accent', 'M98 54c20 0 18 26 40 26h34'],
      ['knob', round(180, 80, 9)],
    ],
    digit: { x: 180, y: 84, says: '4' },
  },
  study: {
    strokes: [
      ['sheet', 'M74 26h100v62H74z'],
      ['line', 'M66 34V18h100'],
      ['soft', 'M88 42h60'],
      ['line', round(94, 58, 5)],
      ['knob', round(94, 74, 5)],
      ['soft', 'M108 58h44'],
      ['accent', 'M108 74h36'],
      ['accent', 'M186 62l8 8 16-18'],
    ],
  },
  ownership: {
    strokes: [
      ['sheet', 'M64 24h72v72H64z'],
      ['soft', 'M76 40h48M76 52h48M76 64h30'],
      ['accent', 'M76 82c8-8 12 6 20-2s8 4 16-2'],
      ['line', 'M156 62v-12a14 14 0 0 1 28 0v12'],
      ['knob', 'M148 62h44v32h-44z'],
      ['on-knob', 'M170 74v8'],
    ],
  },
}
