import { CLOSING } from '#app/domain/marketing/copy.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** The last word of the page for somebody without an account. */
export function Closing() {
  return (
    <section className="band closing" aria-labelledby="closing-title">
      <div className="band-inner stack">
        <h2 id="closing-title">{CLOSING.title}</h2>
        <p className="text-lg text-ink-soft">{CLOSING.text}</p>
        <p className="cluster">
          <LinkButton href="/auth?tab=register" large>
            Create a free account
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
