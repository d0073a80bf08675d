import { useEffect, useRef } from 'react'
import { Form, href, useSubmit } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { asked } from './asked.ts'
import { fieldsOf, type View } from './view.ts'

/** People pause for about so long between words, in milliseconds. */
const PAUSE = 250

/** Looks for files by name, where there is script while people type. */
export function SearchForm({ view }: { view: View }) {
  const { q: _, page: __, ...kept } = fieldsOf(view)
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef(view.search)
  useEffect(() => {
    const input = field.current
    if (!input) return
    if (shown.current === view.search) {
      // It was typed before the page was live.
      if (input.value !== view.search) input.form?.requestSubmit()
    } else if (input !== document.activeElement) {
      // The list was led elsewhere by a link; what is being typed is newer.
      input.value = view.search
    }
    shown.current = view.search
  }, [view.search])
  const search = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void submit(asked(form), { action: href('/my-files'), replace: true, preventScrollReset: true }),
      PAUSE,
    )
  }
  return (
    <search className="max-md:col-span-2 md:w-[min(22rem,100%)] md:justify-self-end">
      <Form
        method="get"
        action={href('/my-files')}
        className="flex items-stretch gap-2"
        preventScrollReset
        replace
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          ref={field}
          className={inputClass('min-w-0 flex-1')}
          type="search"
          name="q"
          defaultValue={view.search}
          aria-label="Search files"
          placeholder="Search files..."
          onChange={({ target: { form } }) => form && search(form)}
        />
        <Button type="submit" variant="secondary" icon="search" iconOnly>
          Search
        </Button>
      </Form>
    </search>
  )
}
