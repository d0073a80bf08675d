import { useFetcher } from 'react-router'
import { buttonClass } from './button-class.ts'
import { FetcherForm } from './Form.tsx'
import { Icon } from './Icon.tsx'

/** A theme a person may ask for; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

const themes: { value: Theme; label: string; icon?: 'sun' | 'moon' }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
]

/** Chooses between light and dark paper: one form, one button per theme, the present one pressed. */
export function ThemeForm({ theme, returnTo }: { theme: Theme; returnTo: string }) {
  const fetcher = useFetcher({ key: 'theme' })
  const chosen = fetcher.formData?.get('value') ?? theme
  return (
    <FetcherForm
      fetcher={fetcher}
      className="flex flex-wrap gap-2"
      method="post"
      action="/api/preferences"
      aria-label="Theme"
    >
      <input type="hidden" name="name" value="theme" />
      <input type="hidden" name="returnTo" value={returnTo} />
      {themes.map(({ value, label, icon }) => (
        <button
          key={value}
          className={buttonClass({ variant: 'secondary', small: true })}
          name="value"
          value={value}
          aria-pressed={value === chosen}
        >
          {icon && <Icon name={icon} />}
          {label}
        </button>
      ))}
    </FetcherForm>
  )
}
