import * as z from 'zod/mini'
import { asIs } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { dutyForm } from '../fields/duty.ts'
import { duty } from '../wire/people/duty.ts'
import { waiting } from '../wire/people/waiting.ts'

/** Those for whom something can arrive. */
const may = { access: 'staff', roles: ['owner', 'sales', 'warehouse'] } as const

export const getWaiting = endpoint({
  method: 'GET',
  path: '/admin/pendientes',
  ...may,
  summary: 'How many quotations, conversations, vouchers and orders to pack wait for somebody; only what the role may deal with',
  data: waiting,
})

export const streamWaiting = endpoint({
  method: 'GET',
  path: '/admin/pendientes/eventos',
  ...may,
  answers: 'events',
  summary: 'Server-sent events: `pendientes` at first and whenever a number changes, `llegada` for each thing that arrives',
  data: asIs(z.unknown()),
})

export const getOwnDuty = endpoint({
  method: 'GET',
  path: '/personal/avisos',
  ...may,
  summary: 'Whether the member is on duty, and which arrivals are mailed to them then',
  data: duty,
})

export const changeOwnDuty = endpoint({
  method: 'POST',
  path: '/personal/avisos',
  ...may,
  summary: 'Goes on or off duty, and says which arrivals are mailed meanwhile. While nobody is on duty the owners are written to',
  body: dutyForm,
  data: duty,
})
