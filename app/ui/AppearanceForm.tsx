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
            ? 'Pages come without any script. Everything works; each step loads a page.'
            : 'Pages without any script, for slow lines and old devices. Everything works; each step loads a page.'}
        </p>
        <LightForm light={light} returnTo={returnTo} />
      </div>
    </div>
  )
}
