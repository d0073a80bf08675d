import { Form, href } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import type { Place } from './place.ts'

/** Looks for words in everything that was asked and answered. */
export function SearchForm({ find, place }: { find: string; place: Place }) {
  return (
    <Form method="get" action={href('/chat-pdf')} role="search" className="grid gap-2">
      {place.doc && <input type="hidden" name="doc" value={place.doc} />}
      {place.chat && <input type="hidden" name="chat" value={place.chat} />}
      <label className="font-semibold" htmlFor="find">
        Search conversations
      </label>
      <div className="flex gap-2">
        <input
          className={inputClass()}
          id="find"
          type="search"
          name="find"
          defaultValue={find}
          maxLength={200}
          required
        />
        <Button variant="secondary" icon="search" iconOnly>
          Search
        </Button>
      </div>
    </Form>
  )
}
