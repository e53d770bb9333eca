import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { dutyForm } from '../fields/duty.ts'
import { emailField } from '../fields/people.ts'
import { roleField } from '../fields/staff-role.ts'
import { form } from '../form.ts'
import { input } from '../input.ts'
import { wholeNumber } from '../wire/numbers.ts'
import { staffEntry } from '../wire/people/staff-entry.ts'
import { staffInvitation } from '../wire/people/staff-invitation.ts'

/** Who works here is the owner's business alone. */
const may = { access: 'staff', roles: ['owner'] } as const
const BASE = '/admin/personal'
const byId = input({ id: wholeNumber(1, 999_999_999) })
const members = listOf(staffEntry)
const invitations = listOf(staffInvitation)

export const listStaff = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Everybody who works here or did: role, standing, second factor, and when they were last seen',
  data: members,
})

export const changeStaffRole = endpoint({
  method: 'POST',
  path: `${BASE}/:id/rol`,
  ...may,
  summary: 'Gives a member another role, from the next call on; nobody changes the own',
  params: byId,
  body: form({ rol: roleField }, { rol: 'role' }),
  data: members,
})

export const changeDuty = endpoint({
  method: 'POST',
  path: `${BASE}/:id/avisos`,
  ...may,
  summary: 'Puts a member on or off duty, and says which arrivals are mailed to them meanwhile',
  params: byId,
  body: dutyForm,
  data: members,
})

export const disableStaff = endpoint({
  method: 'POST',
  path: `${BASE}/:id/desactivar`,
  ...may,
  summary: 'Takes the access away and ends every session of the member; nobody disables oneself',
  params: byId,
  data: members,
})

export const enableStaff = endpoint({
  method: 'POST',
  path: `${BASE}/:id/activar`,
  ...may,
  summary: 'Gives the access back',
  params: byId,
  data: members,
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id/doble-factor`,
  ...may,
  summary: 'Removes the second factor of a member who lost it, with its recovery codes and all sessions',
  params: byId,
  data: members,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: `${BASE}/invitaciones`,
  ...may,
  summary: 'Invitations that nobody has accepted or withdrawn',
  data: invitations,
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: `${BASE}/invitaciones`,
  ...may,
  summary: 'Sends a link that makes whoever follows it a member with that role, once, within 72 hours',
  says: 'invitation_sent',
  body: form({ email: emailField, rol: roleField }, { rol: 'role' }),
  data: invitations,
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: `${BASE}/invitaciones/:id/reenviar`,
  ...may,
  summary: 'Sends another link; the one before stops working',
  says: 'invitation_sent',
  params: byId,
  data: invitations,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: `${BASE}/invitaciones/:id`,
  ...may,
  summary: 'Takes an invitation back; its link stops working',
  params: byId,
  data: asIs(z.object({})),
})
