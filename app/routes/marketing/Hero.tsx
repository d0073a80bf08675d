import { HERO } from '#app/domain/marketing/copy.ts'
import type { Marked } from '#app/domain/marketing/marked.ts'
import type { Sample } from '#app/domain/marketing/samples.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { MarkedText } from './MarkedText.tsx'

type HeroProps = { signedIn: boolean; sample: Sample; marked: Marked }

/** The promise on the left, and on the right a page on which it is being kept. */
export function Hero({ signedIn, sample, marked }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="band-inner hero-inner">
        <div className="hero-words">
          <h1 id="hero-title">{HERO.title}</h1>
          <p className="text-lg text-ink-soft">{HERO.lead}</p>
          <div className="cluster">
            {signedIn ? (
              <LinkButton href="/humanizer" large>
                Open the humanizer
              </LinkButton>
            ) : (
              <a className={buttonClass({ large: true })} href="#try">
                {HERO.action} <span className="hero-tag">{HERO.tag}</span>
              </a>
            )}
            <LinkButton href="#demo" variant="secondary" large>
              {HERO.demo}
            </LinkButton>
          </div>
          {!signedIn && <p className="text-ink-soft hero-terms">{HERO.terms}</p>}
        </div>
        <Manuscript sample={sample} marked={marked} />
      </div>
    </section>
  )
}

/** The before/after picture: one sheet with the draft, the strokes through it and the words put in. */
function Manuscript({ sample, marked }: { sample: Sample; marked: Marked }) {
  return (
    <figure className="manuscript">
      <div className="manuscript-stack">
        <div className="manuscript-sheet">
          <div className="sr-only">
            <p>Before: {sample.before}</p>
            <p>After: {sample.after}</p>
          </div>
          <div aria-hidden="true">
            <p className="manuscript-head">
              <span>A machine’s draft</span>
              <span className="tabular-nums">
                {formatCount(marked.wordsBefore)} → {formatCount(marked.wordsAfter)} words
              </span>
            </p>
            <MarkedText paragraphs={marked.paragraphs} />
            <ul className="manuscript-margin">
              {HERO.margin.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <p className="manuscript-foot">{marked.facts}</p>
          </div>
        </div>
      </div>
      <figcaption className="fine">{HERO.caption}</figcaption>
    </figure>
  )
}
