/** Of a small table whose figures stand under each other. */
export const FIGURES =
  'w-full border-collapse tabular-nums max-[30rem]:text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:p-1.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-baseline [&_:is(td,th):first-child]:ps-0 [&_:is(td,th):last-child]:pe-0 [&_tbody_th]:font-normal [&_thead_th]:text-sm [&_thead_th]:text-ink-soft'
/** Of a cell with a number in it. */
export const NUMBER = 'text-end!'
/** Of the line that a part of the report begins with. */
export const PART = 'py-1 font-sans text-base font-semibold tracking-normal'
