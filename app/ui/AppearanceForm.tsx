import { LightForm } from './LightForm.tsx'
import { type Theme, ThemeForm } from './ThemeForm.tsx'

type AppearanceFormProps = {
  theme: Theme
  /** Whether pages come without script now. */
  light: boolean
  returnTo: string
}

/** How pages look and how they come: the colour of the paper, and with or without script. */
export function AppearanceForm({ theme, light, returnTo }: AppearanceFormProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3>Theme</h3>
        <ThemeForm theme={theme} returnTo={returnTo} />
      </div>
      <div className="grid gap-2">
        <h3>Light version</h3>
        <p className="text-ink-soft">
          {light
            ? 'Pages come without scripts. Everything works, and each step loads a new page.'
            : 'Pages without scripts, for slow connections and old devices. Everything works, and each step loads a new page.'}
        </p>
        <LightForm light={light} returnTo={returnTo} />
      </div>
    </div>
  )
}
