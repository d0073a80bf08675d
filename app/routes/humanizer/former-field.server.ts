import * as z from 'zod'

/** The field that names what undoes the change before this one, so that both can be undone; null without it. */
export const FormerField = z.uuid().nullable().catch(null)
