import { listOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { staffEntry } from './wire/staff-entry.ts'

/** Who works here is the owner's business alone. */
const may = { access: 'staff', roles: ['owner'] } as const

export const listStaff = endpoint({
  method: 'GET',
  path: '/admin/personal',
  ...may,
  summary: 'Everybody who works here or did: role, standing, second factor, and when they were last seen',
  data: listOf(staffEntry),
})
