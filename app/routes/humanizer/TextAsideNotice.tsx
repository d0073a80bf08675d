import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { TextAside } from './use-kept-text.ts'

const SAID = {
  restored: {
    title: 'Your text is back',
    text: 'It was here when you left this page.',
    act: 'Take it out',
  },
  aside: { title: 'Your last text is kept', text: 'It is not on the page any more.', act: 'Bring it back' },
}

/** That a text has come back by itself, or waits to be brought back. */
export function TextAsideNotice({ aside }: { aside: TextAside }) {
  const { title, text, act } = SAID[aside.kind]
  return (
    <Notice kind="info" title={title} role="status" className="m-3">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="secondary" small onClick={aside.act}>
          {act}
        </Button>
        <Button type="button" variant="quiet" small onClick={aside.dismiss}>
          Dismiss
        </Button>
      </div>
    </Notice>
  )
}
