import { type ComponentProps, createContext, type SubmitEvent, useContext, useState } from 'react'
import { type FetcherWithComponents, Form as RouterForm, useFormAction, useNavigation } from 'react-router'

/** Whether the form is under way, and by which of its buttons it was sent. */
type Sending = { busy: boolean; by: HTMLElement | null }

const SendingContext = createContext<Sending>({ busy: false, by: null })

/** Returns whether the form around is under way, and was sent by the button with this element; by any, for null. */
export function useIsSending(): (button: HTMLElement | null) => boolean {
  const { busy, by } = useContext(SendingContext)
  return (button) => busy && (by === null || button === null || by === button)
}

type FormProps = ComponentProps<typeof RouterForm>

/** The router's form. Its buttons show that it is under way; it is not sent twice meanwhile. */
export function Form({ onSubmit, ...props }: FormProps) {
  const target = useFormAction(props.action?.toString())
  const { state, formAction } = useNavigation()
  const { sending, guard } = useSending(state !== 'idle' && formAction === target)
  return (
    <SendingContext value={sending}>
      <RouterForm {...props} onSubmit={guard(onSubmit)} />
    </SendingContext>
  )
}

/** The form of a fetcher: sent without leaving the page. */
export function FetcherForm<Data>({
  fetcher,
  onSubmit,
  ...props
}: FormProps & { fetcher: FetcherWithComponents<Data> & { state: string } }) {
  const { sending, guard } = useSending(fetcher.state !== 'idle')
  return (
    <SendingContext value={sending}>
      <fetcher.Form {...props} onSubmit={guard(onSubmit)} />
    </SendingContext>
  )
}

function useSending(busy: boolean) {
  const [by, setBy] = useState<HTMLElement | null>(null)
  const guard = (onSubmit: FormProps['onSubmit']) => (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault()
    setBy(event.nativeEvent.submitter)
    onSubmit?.(event)
  }
  return { sending: { busy, by }, guard }
}
