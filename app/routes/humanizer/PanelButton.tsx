import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { OPENS_DIALOG } from '#app/ui/opens-dialog.ts'

type PanelButtonProps = Omit<ComponentProps<typeof Button>, 'value'> & {
  /** Where the panel is. */
  to: string
  /** What it is called where drafts are taken. */
  panel: 'history' | 'tone' | 'usage' | 'compare'
}

/**
 * Opens a panel over the page, which stays as it is. Without script it puts the text aside first, by sending it: the panel
 * comes with the draft.
 */
export function PanelButton({ to, panel, ...look }: PanelButtonProps) {
  const navigate = useNavigate()
  return (
    <Button
      small
      {...look}
      form="humanize"
      formAction="/api/drafts"
      name="goTo"
      value={panel}
      onClick={(event) => {
        event.preventDefault()
        void navigate(to, OPENS_DIALOG)
      }}
    />
  )
}
