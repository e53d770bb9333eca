import { endpoint } from '../endpoint.ts'
import { form, textField } from '../form.ts'
import { shownCondition } from '../wire/shop/condition.ts'

/** What failed names orders, imports and machines at once: the owner's alone. */
const may = { access: 'staff', roles: ['owner'] } as const
const BASE = '/admin/estado'
/** The queue counts further than nine digits; more than eighteen are no number of its. */
const LONGEST_ID = 18
const ofJob = form({ id: textField([(text) => (/^\d+$/.test(text) ? undefined : 'numbers')], { max: LONGEST_ID }) })
const data = shownCondition

export const showCondition = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Whether everything is alive, what failed, and what needs a person',
  data,
})

export const retryJob = endpoint({
  method: 'POST',
  path: `${BASE}/trabajos/:id/reintentar`,
  ...may,
  summary: 'Has a mail or another job that failed tried again now',
  params: ofJob,
  data,
})

export const retryAllJobs = endpoint({
  method: 'POST',
  path: `${BASE}/trabajos/reintentar`,
  ...may,
  summary: 'Has everything that failed tried again now',
  data,
})

export const discardJob = endpoint({
  method: 'POST',
  path: `${BASE}/trabajos/:id/descartar`,
  ...may,
  summary: 'Throws a mail or another job away that nobody wants any more; 409 for what moves money',
  params: ofJob,
  data,
})

export const releaseAndSend = endpoint({
  method: 'POST',
  path: `${BASE}/respaldo/enviar`,
  ...may,
  summary: 'Lets a shop that was restored from a backup go to work; mails that waited in the backup are sent',
  data,
})

export const releaseAndDrop = endpoint({
  method: 'POST',
  path: `${BASE}/respaldo/descartar`,
  ...may,
  summary: 'Lets a shop that was restored from a backup go to work; mails that waited in the backup are thrown away',
  data,
})
