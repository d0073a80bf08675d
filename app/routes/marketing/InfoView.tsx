import { INFO_PAGES, infoAddress, type InfoPage } from '#app/domain/marketing/info-pages.ts'
import type { Info } from '#app/domain/marketing/info.ts'
import { chipClass } from '#app/ui/chip-class.ts'

const NAMES: Record<InfoPage, string> = { privacy: 'Privacy', terms: 'Terms', support: 'Support' }

/** Privacy, terms or support, with the way to the others. */
export function InfoView({ page, info }: { page: InfoPage; info: Info }) {
  return (
    <div className="reading stack gap-8 info">
      <nav className="cluster" aria-label="About this site">
        {INFO_PAGES.map((name) => (
          <a
            key={name}
            className={chipClass()}
            href={infoAddress(name)}
            aria-current={name === page ? 'page' : undefined}
          >
            {NAMES[name]}
          </a>
        ))}
      </nav>
      <header className="stack gap-2">
        <h1 className="text-3xl font-semibold tracking-[-0.02em]">{info.title}</h1>
        <p className="text-lg text-ink-soft">{info.lead}</p>
      </header>
      {info.sections.map(({ title, text }) => (
        <section key={title} className="stack gap-2">
          <h2 className="break-words">{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{linked(paragraph)}</p>
          ))}
        </section>
      ))}
      <p>
        <a href="/">Back to the start page</a>
      </p>
    </div>
  )
}

/** Makes addresses for mail in a text links to it. */
function linked(text: string) {
  return text.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
