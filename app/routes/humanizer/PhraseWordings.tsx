import type { ComponentProps, ReactNode } from 'react'
import type { Language } from '#app/domain/text/language.ts'
import type { Change, Phrase } from '#app/domain/humanizer/review/diff.ts'
import { Button } from '#app/ui/Button.tsx'
import { ChangePart } from '#app/ui/ChangePart.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { phraseHref } from './phrase-place.ts'

type Sentence = {
  original: string
  /** The sentence as it is, what is new in it marked; nothing where it was left out. */
  words: Change[]
  phrase: Phrase | null
  others: { text: string; words: Change[] }[] | null
  more: boolean
  shown: number
  later: string | null
  language: Language
}

type PhraseWordingsProps = {
  sentence: Sentence
  place: string
  /** The address of the view that the sentence stands in. */
  view: string
}

/** The wordings a changed sentence can have; a press takes one. */
export function PhraseWordings({ sentence, place, view }: PhraseWordingsProps) {
  const { original, words, phrase, others, more, shown, later, language } = sentence
  const said = { className: 'writing text-base leading-snug wrap-anywhere', dir: 'auto', lang: language }
  return (
    <>
      {phrase && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p {...said}>
            {phrase.removed && <del>{phrase.removed}</del>} {phrase.added && <ins>{phrase.added}</ins>}
          </p>
          <Button name="take" value="phrase" variant="secondary" small busyLabel="Changing…">
            {phrase.removed ? 'Put this phrase back' : 'Take this phrase out'}
          </Button>
        </div>
      )}
      <ul className="grid gap-2" aria-label="Wordings of this sentence">
        <li>
          <Take name="take" value="original" title={original === '' ? 'Not in the original' : 'Original'}>
            {original === '' ? 'Take it out' : <span {...said}>{original}</span>}
          </Take>
        </li>
        <li className="rounded-sm border border-accent bg-accent-soft px-3 py-2" aria-current="true">
          <p className="flex items-center gap-1 text-sm font-semibold text-accent">
            <Icon name="check" /> Now
          </p>
          <p {...said}>
            {words.length === 0 ? <em className="text-ink-soft">Left out</em> : <Parts words={words} />}
          </p>
        </li>
        {others?.map((other) => (
          <li key={other.text}>
            <Take name="words" value={other.text}>
              <span {...said}>
                <Parts words={other.words} />
              </span>
            </Take>
          </li>
        ))}
      </ul>
      {others && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-ink-soft">
            {later ??
              (others.length === 0
                ? 'No other good wording was found.'
                : 'Press a wording to use it. It costs no words.')}
          </p>
          {more && (
            <LinkButton
              variant="quiet"
              small
              to={phraseHref(place, view, shown + 1)}
              replace
              preventScrollReset
              prefetch="none"
            >
              More wordings
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}

type TakeProps = ComponentProps<typeof Button> & { title?: string; children: ReactNode }

/** A wording that can be taken. */
function Take({ title, children, ...button }: TakeProps) {
  return (
    <Button
      {...button}
      variant="secondary"
      block
      busyLabel="Changing…"
      className="justify-start! px-3! py-2! text-start! leading-snug! font-normal!"
    >
      {title && <span className="block text-sm font-semibold text-ink-soft">{title}</span>}
      {children}
    </Button>
  )
}

function Parts({ words }: { words: readonly Change[] }) {
  return words.map((part, at) => <ChangePart key={at} {...part} />)
}
