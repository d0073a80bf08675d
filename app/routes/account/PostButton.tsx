import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { FetcherForm } from '#app/ui/Form.tsx'

type PostButtonProps = ComponentProps<typeof Button> & {
  /** The address that it posts to. */
  action: string
  fields?: Record<string, string>
  busyLabel: string
}

/** A button that does one thing by itself: a form of its own, sent without leaving the page. */
export function PostButton({ action, fields = {}, variant = 'quiet', ...button }: PostButtonProps) {
  const fetcher = useFetcher()
  return (
    <FetcherForm fetcher={fetcher} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant={variant} {...button} />
    </FetcherForm>
  )
}
