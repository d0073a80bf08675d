import type { ReactNode } from 'react'
import type { FeatureName } from '#app/domain/marketing/copy.ts'

/** A drawing of a feature on 240 × 112: lines in ink, one thing in the accent. It decorates; the words say it all. */
export function FeaturePicture({ name }: { name: FeatureName }) {
  return (
    <svg className="picture" viewBox="0 0 240 112" width="240" height="112" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}

const DRAWINGS: Record<FeatureName, ReactNode> = {
  tones: (
    <>
      {[
        [28, 70],
        [52, 150],
        [76, 104],
      ].map(([y, x]) => (
        <g key={y}>
          <path className="line" d={`M36 ${y}H204`} />
          <path className="accent" d={`M36 ${y}H${x}`} />
          <circle className="knob" cx={x} cy={y} r="7" />
        </g>
      ))}
      <path className="soft" d="M36 96h40M164 96h40" />
    </>
  ),
  files: (
    <>
      <path className="sheet" d="M58 30l44-8 12 64-44 8z" />
      <path className="sheet" d="M92 20h40l12 12v58H92z" />
      <path className="line" d="M132 20v12h12" />
      <path className="soft" d="M102 46h30M102 56h32M102 66h24M102 76h30" />
      <path className="accent" d="M164 56h30M184 46l10 10-10 10" />
      <path className="accent" d="M206 34v44" />
    </>
  ),
  ocr: (
    <>
      <path className="sheet" d="M60 18h120v76H60z" />
      <path className="soft" d="M76 80l26-30 20 22 12-12 30 20" />
      <circle className="line" cx="152" cy="38" r="8" />
      <path className="accent" d="M48 56h144" />
      <path className="accent-faint" d="M48 56h144v-12H48z" />
      <path className="line" d="M48 30V12h18M192 30V12h-18M48 82v18h18M192 82v18h-18" />
    </>
  ),
  chat: (
    <>
      <path className="sheet" d="M40 16h64v80H40z" />
      <path className="soft" d="M50 30h44M50 42h40M50 66h44M50 78h30" />
      <path className="accent-fill" d="M48 48h48v11H48z" />
      <path className="line" d="M120 24h84v34h-60l-12 12V58h-12z" />
      <path className="soft" d="M132 36h56M132 46h34" />
      <path className="accent" d="M98 54c20 0 18 26 40 26h34" />
      <circle className="knob" cx="180" cy="80" r="9" />
      <text className="picture-text" x="180" y="84" textAnchor="middle">
        4
      </text>
    </>
  ),
  study: (
    <>
      <path className="sheet" d="M74 26h100v62H74z" />
      <path className="line" d="M66 34V18h100" />
      <path className="soft" d="M88 42h60" />
      <circle className="line" cx="94" cy="58" r="5" />
      <circle className="knob" cx="94" cy="74" r="5" />
      <path className="soft" d="M108 58h44" />
      <path className="accent" d="M108 74h36" />
      <path className="accent" d="M186 62l8 8 16-18" />
    </>
  ),
  ownership: (
    <>
      <path className="sheet" d="M64 24h72v72H64z" />
      <path className="soft" d="M76 40h48M76 52h48M76 64h30" />
      <path className="accent" d="M76 82c8-8 12 6 20-2s8 4 16-2" />
      <path className="line" d="M156 62v-12a14 14 0 0 1 28 0v12" />
      <path className="knob" d="M148 62h44v32h-44z" />
      <path className="on-knob" d="M170 74v8" />
    </>
  ),
}
