import { useEffect, useRef, useState } from 'react'
import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import { placeWith } from './place.ts'
import type { ToneProfile } from '#app/domain/humanizer/tone-profiles.server.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** How wide a tab is about, with its gap, in CSS pixels; what More, Custom and Compare take beside them; and how many tabs are
 * shown at least. The server, which cannot measure, shows 8. */
const TAB_WIDTH = 118
const BESIDE = 380
const MIN_TABS = 2
const SERVER_TABS = 8

type ToneBarProps = { here: string; tone: string; tones: ToneProfile[]; onChoose: (tone: string) => void }

type Choice = { key: string; label: string; own?: ToneProfile }

/** One radio group of all tones: as many in sight as fit, the rest under More. */
export function ToneBar({ here, tone, tones, onChoose }: ToneBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const shown = useFitting(bar)
  const choices: Choice[] = [
    ...PRESET_TONES.map(({ name, label }) => ({ key: name, label })),
    ...tones.map((own) => ({ key: String(own.id), label: own.name, own })),
  ]
  const hidden = choices.slice(shown)
  const chosenHidden = hidden.find(({ key }) => key === tone)
  const radio = ({ key, label }: Choice) => (
    <label key={key} className="chip tone-tab">
      <input
        type="radio"
        name="tone"
        value={key}
        checked={key === tone}
        onChange={() => {
          onChoose(key)
          more.current?.removeAttribute('open')
        }}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className="tone-bar" ref={bar as never}>
      <legend className="visually-hidden">Tone</legend>
      {choices.slice(0, shown).map(radio)}
      <details className="menu menu-start" data-menu ref={more}>
        <summary className="chip" aria-current={chosenHidden ? 'true' : undefined}>
          {chosenHidden ? `More: ${chosenHidden.label}` : 'More'} <Icon name="chevron-down" />
        </summary>
        <div className="menu-panel tone-menu">
          {hidden.map((choice) => (
            <div key={choice.key} className="flex items-center gap-2">
              {radio(choice)}
              {choice.own && (
                <a
                  className="btn btn-quiet btn-icon"
                  href={placeWith(here, { confirm: `tone-${choice.key}` })}
                >
                  <Icon name="trash" />
                  <span className="visually-hidden">Delete the tone {choice.label}</span>
                </a>
              )}
            </div>
          ))}
        </div>
      </details>
      <button
        type="submit"
        className="chip"
        formAction="/api/drafts"
        name="goTo"
        value="tone"
        data-local={placeWith(here, { dialog: 'tone' })}
      >
        <Icon name="plus" /> Custom
      </button>
      <button
        type="submit"
        className="chip"
        formAction="/api/drafts"
        name="goTo"
        value="compare"
        data-local={placeWith(here, { dialog: 'compare' })}
      >
        Compare
      </button>
    </fieldset>
  )
}

/** How many tabs fit into the bar, beside More and Custom. */
function useFitting(bar: React.RefObject<HTMLDivElement | null>): number {
  const [fitting, setFitting] = useState(SERVER_TABS)
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
