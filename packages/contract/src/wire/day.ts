import * as z from 'zod/mini'

/** A day of the calendar: 2026-02-29 is none. */
export const day = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\d$/),
  z.refine((text) => {
    const moment = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  }),
)
