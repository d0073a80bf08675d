import { useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { useHydrated } from './use-hydrated.ts'

const SAID = { ready: 'Copy', done: 'Copied', failed: 'Please copy it by hand' }

/** Puts `text` on the clipboard; only where there is script. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof SAID>('ready')
  if (!useHydrated()) return null
  return (
    <Button
      type="button"
      variant="secondary"
      icon={state === 'done' ? 'check' : 'copy'}
      onClick={() => void copyText(text).then((copied) => setState(copied ? 'done' : 'failed'))}
    >
      <span role="status">{SAID[state]}</span>
    </Button>
  )
}
