import { type ComponentProps, createContext, type SubmitEvent, useContext, useId, useState } from 'react'
import { type FetcherWithComponents, Form as RouterForm, useFormAction, useNavigation } from 'react-router'

/** Whether the form is under way, and the `data-sender` of the button it was sent by. */
type Sending = { busy: boolean; by: string | undefined }

const SendingContext = createContext<Sending>({ busy: false, by: undefined })

/** What a button sends under, and whether it has sent the form around, which is under way. */
export function useSender(): { sender: string; isSending: boolean } {
  const sender = useId()
  const { busy, by } = useContext(SendingContext)
  return { sender, isSending: busy && (by === undefined || by === sender) }
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
  const [by, setBy] = useState<string>()
  const guard = (onSubmit: FormProps['onSubmit']) => (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault()
    setBy(event.nativeEvent.submitter?.dataset.sender)
    onSubmit?.(event)
  }
  return { sending: { busy, by }, guard }
}
