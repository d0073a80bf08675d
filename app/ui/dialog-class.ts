/** How a dialog stands: over the page where there is script, and the first block of the page where there is none. */
export type DialogLook = {
  wide?: boolean
  drawer?: boolean
  /** It stands beside what it is about (see `useBesideLink`), and at the lower end of a narrow window. */
  popover?: boolean
}

const BASE =
  'static mx-auto mt-0 mb-6 max-h-none w-full border-line-strong bg-sheet p-0 text-ink backdrop:bg-scrim scripting:fixed scripting:z-50 scripting:overflow-auto scripting:overscroll-contain scripting:border-line scripting:shadow-float scripting:not-modal:shadow-[0_0_0_100vmax_var(--color-scrim)]'
const FLOATS =
  'rounded-lg border motion-safe:modal:animate-rise scripting:inset-0 scripting:m-auto scripting:h-fit scripting:max-h-[calc(100dvh-2rem)] scripting:w-[calc(100%-2rem)]'
/** Slides in from the right and fills the height. */
const DRAWER =
  'max-w-136 rounded-lg border motion-safe:modal:animate-slide scripting:inset-y-0 scripting:start-auto scripting:end-0 scripting:m-0 scripting:h-dvh scripting:w-[min(26rem,100%)] scripting:max-w-none scripting:rounded-none scripting:border-0 scripting:border-s'

const POPOVER =
  'max-w-md sm:backdrop:bg-transparent scripting:max-sm:mb-0! scripting:max-sm:w-full! scripting:max-sm:max-w-none scripting:max-sm:rounded-b-none scripting:max-sm:max-h-[85dvh]!'

/** The class names of a `<dialog>`. */
export function dialogClass({ wide, drawer, popover }: DialogLook = {}): string {
  if (drawer) return `${BASE} ${DRAWER}`
  if (popover) return `${BASE} ${FLOATS} ${POPOVER}`
  return `${BASE} ${FLOATS} ${wide ? 'max-w-3xl' : 'max-w-136'}`
}

/** Of the line with its heading, of what it holds, and of the row of buttons that ends it. */
export const DIALOG_HEAD =
  'flex items-start justify-between gap-4 rounded-[inherit] bg-inherit pt-4 pr-3 pb-3 pl-5 scripting:sticky scripting:top-0 scripting:z-1 [&>h2]:pt-1.5'
export const DIALOG_BODY = 'px-5 pb-5'
export const DIALOG_ACTIONS =
  'mt-4 flex flex-wrap justify-end gap-3 max-[30rem]:flex-col max-[30rem]:*:w-full max-[30rem]:[&_form>.btn]:w-full'
