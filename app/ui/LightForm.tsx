import { Button } from './Button.tsx'

/** Asks for pages without any script, or for the full ones again. The browser loads the page anew, for it comes with or without. */
export function LightForm({ light, returnTo }: { light: boolean; returnTo: string }) {
  return (
    <form method="post" action="/api/preferences" aria-label="Light version">
      <input type="hidden" name="name" value="light" />
      <input type="hidden" name="value" value={light ? 'off' : 'on'} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button variant="secondary" small>
        {light ? 'Use the full version' : 'Use the light version'}
      </Button>
    </form>
  )
}
