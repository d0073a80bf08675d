import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import type { ButtonVariant } from '#app/ui/button-class.ts'
import { copyText } from '#app/ui/copy-text.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type CopyButtonProps = { text: string; variant: ButtonVariant; small?: boolean }

/** Puts `text` on the clipboard, and says that it is there. Only where there is script. */
export function CopyButton({ text, variant, small }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  if (!useHydrated()) return null
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed')
  const said = state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied: please select it' : ''
  return (
    <>
      <Button
        type="button"
        variant={variant}
        small={small}
        onClick={() => void copy()}
        onBlur={() => setState('idle')}
      >
        {said || 'Copy'}
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  )
}
