import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ToneProfile } from '#app/domain/humanizer/tone-profiles.server.ts'
import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Menu } from '#app/ui/Menu.tsx'
import { CHIP_INPUT, chipClass } from '#app/ui/chip-class.ts'
import { PanelButton } from './PanelButton.tsx'
import { panelOver } from './place.ts'

/** How wide a tab is about, with its gap, in CSS pixels; what stands beside the tabs takes; and how many tabs are shown at
 * least, which is how many the server shows, as it cannot measure: then nothing moves down when more find room. */
const TAB_WIDTH = 118
const BESIDE = 430
const MIN_TABS = 2

type ToneBarProps = {
  here: string
  tone: string
  tones: ToneProfile[]
  onChoose: (tone: string) => void
  /** What else says how to rewrite. */
  children: ReactNode
}

type Choice = { key: string; label: string; own?: ToneProfile }

/** One radio group of all tones: as many in sight as fit, the rest under More. */
export function ToneBar({ here, tone, tones, onChoose, children }: ToneBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const shown = useFitting(bar)
  const choices: Choice[] = [
    ...PRESET_TONES.map(({ name, label }) => ({ key: name, label })),
    ...tones.map((own) => ({ key: String(own.id), label: own.name, own })),
  ]
  const hidden = choices.slice(shown)
  const chosenHidden = hidden.find(({ key }) => key === tone)
  const radio = ({ key, label }: Choice) => (
    <label key={key} className={chipClass('min-w-27.5 flex-none')}>
      <input
        type="radio"
        className={CHIP_INPUT}
        name="tone"
        value={key}
        checked={key === tone}
        onChange={({ currentTarget }) => {
          onChoose(key)
          currentTarget.closest('details')?.removeAttribute('open')
        }}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <div ref={bar} className="relative flex w-full min-w-0 grow flex-wrap items-center gap-2">
      <fieldset className="contents">
        <legend className="sr-only">Tone</legend>
        {choices.slice(0, shown).map(radio)}
        <Menu
          label={chosenHidden ? `More: ${chosenHidden.label}` : 'More'}
          small
          start
          className="max-lg:static max-lg:[&>div]:start-0 max-lg:[&>div]:end-auto"
        >
          <div className="grid max-h-[min(24rem,60dvh)] gap-2 overflow-auto p-2">
            {hidden.map((choice) => (
              <div
                key={choice.key}
                className="flex items-center gap-2 *:first:min-w-0 *:first:shrink *:first:grow"
              >
                {radio(choice)}
                {choice.own && (
                  <LinkButton
                    to={panelOver(here, `/humanizer/tones/${choice.key}/delete`)}
                    dialog
                    variant="quiet"
                    icon="trash"
                    iconOnly
                  >
                    {`Delete the tone ${choice.label}`}
                  </LinkButton>
                )}
              </div>
            ))}
          </div>
        </Menu>
      </fieldset>
      <PanelButton variant="secondary" icon="plus" panel="tone" to={panelOver(here, '/humanizer/tones/new')}>
        Custom
      </PanelButton>
      <PanelButton variant="secondary" panel="compare" to={panelOver(here, '/humanizer/compare')}>
        Compare
      </PanelButton>
      {children}
    </div>
  )
}

/** How many tabs fit into the bar, beside More and Custom. */
function useFitting(bar: React.RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(MIN_TABS)
  useEffect(() => {
    if (!bar.current) return
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      setFitting(Math.max(MIN_TABS, Math.floor((width - BESIDE) / TAB_WIDTH)))
    })
    observer.observe(bar.current)
    return () => observer.disconnect()
  }, [bar])
  return fitting
}
