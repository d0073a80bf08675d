import { type ComponentProps, useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { useHydrated } from './use-hydrated.ts'

type CopyButtonProps = { text: string } & Pick<ComponentProps<typeof Button>, 'variant' | 'small' | 'icon'>

/** Puts `text` on the clipboard, and says that it is there. Only where there is script. */
export function CopyButton({ text, variant = 'secondary', ...look }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  if (!useHydrated()) return null
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed')
  const said = state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied: please select it' : ''
  return (
    <>
      <Button
        type="button"
        variant={variant}
        {...look}
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
