import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { NOTICE_ICON, NOTICE_TITLE, NOTICE_WORDS, noticeClass } from './notice-class.ts'

/** One thing to mend: the id of the field it is about (or none, for the form as a whole) and what to do. */
export type SummaryError = { field?: string; message: string }

type ProblemProps = { id: string; heading: 'h2' | 'h3'; title: string; children: ReactNode }

/** Why something did not happen. Takes focus when it appears. */
export function Problem({ id, heading: Heading, title, children }: ProblemProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After conform, which would go to the first field.
    const timer = setTimeout(() => box.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      ref={box}
      className={noticeClass('bad')}
      role="alert"
      tabIndex={-1}
      data-error-summary
      aria-labelledby={id}
    >
      <Icon name="bad" className={NOTICE_ICON} />
      <div className={NOTICE_WORDS}>
        <Heading className={NOTICE_TITLE} id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
}

/** What is wrong with a form, above it; each entry leads to its field. */
export function ErrorSummary({
  errors,
  title = 'There is a problem',
}: {
  errors: SummaryError[]
  title?: string
}) {
  if (errors.length === 0) return null
  return (
    <Problem
      key={errors.map(({ message }) => message).join('\n')}
      id="error-summary"
      heading="h2"
      title={title}
    >
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field}${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </Problem>
  )
}
